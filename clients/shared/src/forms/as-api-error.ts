import { ApiError } from "../api/api-error.ts";

/** A failure of calls as an ApiError, so that a flow can decide by its reason or status; anything else counts as 500. */
export function asApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError(500);
}
