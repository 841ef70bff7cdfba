export { ApiError, isAbort } from "./api-error.ts";
export { call, type MethodPath, type ResultOf, send } from "./send.ts";
export { type ApiState, useApi } from "./use-api.ts";
export { type MutationState, useSend } from "./use-send.ts";
