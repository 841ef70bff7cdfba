import type { UpstreamOperationId } from "@anaquel/openapi/operations";

/**
 * Operations of the contract that have no implementation yet. They answer an example of the contract, marked by a header.
 * An operation that is neither here nor in a domain does not compile.
 */
export const UNBUILT = [] as const satisfies readonly UpstreamOperationId[];

export type UnbuiltOperationId = (typeof UNBUILT)[number];
