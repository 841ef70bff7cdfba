/** Where people go who leave the area; the server leads them on to their own start page. Source: T-139 to T-142, G01. */
export const LEAVING = "/app";
