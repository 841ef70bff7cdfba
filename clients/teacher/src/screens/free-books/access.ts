/** What the access check answers to whom it admits; everything else is a refusal. Source: T-141, T-143, G02. */
export const GRANTED = 0;
