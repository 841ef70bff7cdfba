export { messageFor, referenceOf, statusMessage } from "./messages.ts";
