export { asApiError } from "./as-api-error.ts";
export { useFocusOnChange } from "./use-focus-on-change.ts";
