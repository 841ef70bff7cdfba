import type { UpstreamOperationId } from "@anaquel/openapi/operations";

/**
 * Operations of the contract that have no implementation yet. They answer an example of the contract, marked by a header.
 * An operation that is neither here nor in a domain does not compile.
 */
export const UNBUILT = [
  "updateCustomerUser",
  "deleteCustomerUser",
  "generateExercise",
  "createFictitiousUser",
  "listCustomerUserActions",
  "listCustomerUserBlink",
  "runCustomerEmailAction",
  "getCustomerUserLibrary",
  "updateCustomerUserLibrary",
  "getCustomerUserLicences",
  "searchCustomerTitles",
  "listAdoptionLanguages",
  "listAdoptionEditions",
  "listSchoolRegions",
  "searchProductAccess",
  "runProductAccessOperation",
  "listInternalUsers",
  "createInternalUser",
  "getInternalUser",
  "updateInternalUser",
  "setInternalUserStatus",
  "listInternalUserActions",
  "registerBlinkInvoice",
  "getBlinkInvoice",
  "listBlinkInvoicesByYear",
  "createBlinkInvoice",
  "downloadBlinkActivations",
  "registerLaSalleInvoice",
  "getLaSalleInvoice",
  "listLaSalleInvoicesByYear",
  "createLaSalleInvoice",
  "downloadLaSalleActivations",
  "setImpersonation",
  "searchImpersonationTargets",
  "authorizeOauth2Client",
  "requestCouponAccess",
  "sendCouponAccess",
  "getDigitalLibrary",
  "redeemCoupon",
  "openCouponTestLink",
  "getPaymentResult",
  "startPayment",
  "getPaymentOrder",
  "receivePaymentNotification",
] as const satisfies readonly UpstreamOperationId[];

export type UnbuiltOperationId = (typeof UNBUILT)[number];
