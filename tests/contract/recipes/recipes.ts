import type { OPERATIONS, OperationId } from "@anaquel/openapi/operations";
import type { UnbuiltOperationId } from "../../../server/src/sandbox/domains/unbuilt.ts";
import { accountRecipes } from "./accounts.ts";
import { gatewayRecipes } from "./gateway.ts";
import { orderRecipes } from "./orders.ts";
import { staffRecipes } from "./staff.ts";
import type { Recipe } from "./stage.ts";
import { teachingRecipes } from "./teaching.ts";

type BeforeAnyOperation = "METHOD_REFUSED" | "REQUEST_TIMEOUT" | "URI_TOO_LONG" | "HEADERS_TOO_LARGE";

/** The reasons that can be seen today: those of operations that are built, and of requests that reach none. */
export type BuiltReason =
  | (typeof OPERATIONS)[Exclude<OperationId, UnbuiltOperationId>]["reasons"][number]
  | BeforeAnyOperation;

/** How each reason is made to appear, as its `produce` says. A reason without a recipe does not compile. */
export const RECIPES = {
  ...gatewayRecipes,
  ...accountRecipes,
  ...teachingRecipes,
  ...orderRecipes,
  ...staffRecipes,
} satisfies Record<BuiltReason, Recipe>;
