import { describe, expect, test } from "vitest";
import type { Schema } from "../../scripts/document.ts";
import { readContract } from "../contract.ts";
import { answerOf, bodyOf, fieldsOf, operationOf, parametersOf, resolve, timeoutOf, valuesOf } from "./support.ts";

const { components } = readContract();
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const SUPPORT = ["CUSTOMER_SUPPORT"];
const INTERNAL = ["INTERNAL_SUPPORT"];
const INVOICE_ROLES = ["INVOICE", "ADMINISTRATOR", "DIGITAL_SUPPORT", "CGC"];
const TEACHERS = ["TEACHER", "TEACHER_DEMO", "TEACHER_FAKE"];

function fieldsIn(schema: Schema): string[] {
  return Object.keys(schema.properties ?? {});
}

function parameterOf(id: string, name: string): Schema {
  return resolve(operationOf(id).operation.parameters?.find((one) => one.name === name)?.schema);
}

function rolesOf(id: string): string[] {
  return operationOf(id).operation["x-roles"] ?? [];
}

describe("the rows and users of the back-office have the publisher's fields", () => {
  test.each([
    ["B-091", "LatestAction", "date email action"],
    ["B-119", "BlinkRow", "blinkId mec fecharequest licences status errorm"],
    ["B-132 B-133", "NamedUuid", "uuid name"],
    ["B-134", "SchoolRegion", "id name"],
    [
      "B-117",
      "CustomerUser",
      "id name surname1 surname2 email password card ccaaId country creationDate lastAccessDate downloadResources guardian language mktPrefs phone role schoolId schoolName selfEditable validatedEmail idexternalplatform",
    ],
    [
      "B-160",
      "InternalUser",
      "id name surname1 surname2 email password language role active adminFictitious creationDate lastAccessDate",
    ],
    ["B-180", "StudentsZoneValues", "increasement_percentage different_devices"],
    ["B-175", "TokenActivityRow", "administrator action date array_values message"],
    ["B-175", "GlobalActivityRow", "administrator date array_values message"],
    [
      "B-194",
      "StudentsZoneToken",
      "token school title teacher increasement_percentage different_devices creationDate endDate",
    ],
    ["B-206", "AccessLicence", "productKey orderId detailId token email coupon name license registeredDevices"],
    ["B-208", "AccessLogRow", "administrator action dateTxt result message devices"],
    [
      "B-227",
      "InvoiceActivation",
      "id iniciofacturacion finfacturacion fcaducidad diasactivacion inicioproceso finproceso status comentario user resultado",
    ],
    [
      "B-246",
      "LicenceRow",
      "token titulosim tituloproducto isbn tipoproducto expires totalteachers consumedteachers totalstudents consumedstudents",
    ],
    ["B-252", "ImpersonatedUser", "id name surname surname2 mail role schoolId schoolName countryName countryId"],
  ])("%s %s", (_ids, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(" ")));
  });

  test("La Salle activations are those of Blink without expiry and days", () => {
    const shorter = fieldsOf("InvoiceActivation").filter((name) => !["fcaducidad", "diasactivacion"].includes(name));
    expect(fieldsOf("LaSalleActivation")).toEqual(shorter);
  });

  test("B-175 the log of the global values has no action", () => {
    expect(fieldsOf("GlobalActivityRow")).not.toContain("action");
  });

  test("B-076 B-439 a role count has role and count", () => {
    expect(fieldsIn(resolve(answerOf("countCustomerUsersByRole").items))).toEqual(["role", "count"]);
  });
});

describe("the calls take and answer what the publisher's clients send and read", () => {
  test.each([
    ["B-421", "setImpersonation", "userId"],
    ["B-424", "searchImpersonationTargets", "mail"],
    ["B-433", "updateCustomerUserLibrary", "adoptions"],
    ["B-445", "updateStudentsZoneGlobalValues", "increasement_percentage different_devices"],
    ["B-446", "updateStudentsZoneTokenValues", "increasement_percentage different_devices"],
    ["B-447", "blockStudentsZoneToken", "blockDate"],
    ["B-448", "shareStudentsZoneTitle", "uuid userId"],
    ["B-452", "searchProductAccess", "token coupon email"],
    ["B-228", "registerBlinkInvoice", "startdate enddate expirationdate durationdays comment user pid"],
    ["B-229", "registerLaSalleInvoice", "startdate enddate comment user key"],
    ["B-478", "authorizeOauth2Client", "client_id redirect_uri state token"],
    [
      "B-429",
      "createFictitiousUser",
      "name surname1 surname2 email password downloadResources role ccaaId schoolName language",
    ],
  ])("%s %s takes %s", (_ids, id, fields) => {
    expect(fieldsIn(bodyOf(id))).toEqual(fields.split(" "));
  });

  test.each([
    ["the student", "StudentSave", "name surname1 surname2 email password confirmPassword date guardian accountEdit"],
    ["the guardian", "GuardianSave", "name surname1 surname2 email dni"],
    ["B-131", "AdoptionSave", "uuid adoption-language adoption-edition"],
    ["B-455", "AccessReset", "orderId detailId registeredDevices"],
    ["B-456", "AccessLogRequest", "orderId detailId"],
    ["B-456", "AccessLog", "log"],
  ])("%s %s is %s", (_ids, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(fields.split(" "));
  });

  test.each([
    ["B-075 B-425", "listCustomerUsers", "id name surname1 surname2 email dni role"],
    ["B-435", "searchCustomerTitles", "name"],
    ["B-434", "runCustomerEmailAction", "action"],
    ["B-441", "getCustomerUserLicences", "excel"],
    ["B-442", "listStudentsZoneTokens", "token school title teacher"],
    ["B-457", "listInternalUsers", "id name surname1 surname2 email role"],
    ["B-460", "setInternalUserStatus", "active"],
  ])("%s %s is asked with %s", (_ids, id, names) => {
    expect(parametersOf(id, "query")).toEqual(names.split(" "));
  });

  test.each([
    ["B-432", "getCustomerUserLibrary", "adoptions"],
    ["B-443", "getStudentsZoneTokenValues", "increasement_percentage different_devices"],
    ["B-444", "getStudentsZoneGlobalValues", "increasement_percentage different_devices"],
    ["B-467", "createBlinkInvoice", "id"],
    ["B-230 B-468", "createLaSalleInvoice", "clave errnumber"],
    ["B-478", "authorizeOauth2Client", "redirectUrl"],
  ])("%s %s answers %s", (_ids, id, fields) => {
    expect(fieldsIn(answerOf(id))).toEqual(fields.split(" "));
  });

  test("B-429 creation answers data.userId", () => {
    const data = resolve(answerOf("createFictitiousUser", "201").properties?.data);
    expect(fieldsIn(data)).toEqual(["userId"]);
  });

  test("B-427 no save of a customer user carries its id", () => {
    for (const save of ["CustomerSave", "StudentSave", "FictitiousSave"])
      expect(fieldsOf(save)).not.toContain("userId");
    expect(bodyOf("updateCustomerUser").anyOf).toHaveLength(3);
  });

  test("B-129 B-149 the payloads have their fields in the body and userId in the address", () => {
    expect(parametersOf("updateCustomerUser", "path")).toEqual(["userId"]);
    expect(fieldsOf("StudentSave")).toEqual(
      "name surname1 surname2 email password confirmPassword date guardian accountEdit".split(" "),
    );
    expect(fieldsOf("FictitiousSave")).toEqual(
      "name surname1 surname2 email password downloadResources role ccaaId schoolName language".split(" "),
    );
  });

  test("B-423 an impersonation ends without a body", () => {
    expect(operationOf("setImpersonation").operation.requestBody?.required).not.toBe(true);
  });

  test.each([
    ["B-424", "searchImpersonationTargets", "ImpersonatedUser"],
    ["B-425", "listCustomerUsers", "CustomerUserSummary"],
    ["B-430", "listCustomerUserActions", "LatestAction"],
    ["B-431", "listCustomerUserBlink", "BlinkRow"],
    ["B-435", "searchCustomerTitles", "NamedUuid"],
    ["B-436", "listAdoptionLanguages", "NamedUuid"],
    ["B-437", "listAdoptionEditions", "NamedUuid"],
    ["B-438", "listSchoolRegions", "SchoolRegion"],
    ["B-440", "getCustomerUserLicences", "LicenceRow"],
    ["B-442", "listStudentsZoneTokens", "StudentsZoneToken"],
    ["B-449", "getGlobalActivityLog", "GlobalActivityRow"],
    ["B-450", "getTokenActivityLog", "TokenActivityRow"],
    ["B-452", "searchProductAccess", "AccessLicence"],
    ["B-457", "listInternalUsers", "InternalUser"],
    ["B-462", "listInternalUserActions", "LatestAction"],
    ["B-463", "listBlinkInvoicesByYear", "InvoiceActivation"],
    ["B-466", "listLaSalleInvoicesByYear", "LaSalleActivation"],
  ])("%s %s answers an array of %s", (_ids, id, row) => {
    expect(answerOf(id).type).toBe("array");
    expect(answerOf(id).items?.$ref).toBe(`#/components/schemas/${row}`);
  });

  test.each([
    ["B-426", "getCustomerUser", "CustomerUser"],
    ["B-458", "getInternalUser", "InternalUser"],
    ["B-464", "getBlinkInvoice", "InvoiceActivation"],
    ["B-466", "getLaSalleInvoice", "LaSalleActivation"],
  ])("%s %s answers one %s", (_ids, id, schema) => {
    expect(answerOf(id)).toEqual(components.schemas[schema]);
  });

  test.each([
    ["B-441", "getCustomerUserLicences", XLSX_TYPE, "binary"],
    ["B-451", "downloadStudentsZoneExcel", XLSX_TYPE, "binary"],
    ["B-469", "downloadBlinkActivations", "text/csv", undefined],
    ["B-470", "downloadLaSalleActivations", "text/csv", undefined],
  ])("%s %s is a file to save, %s", (_ids, id, type, format) => {
    const answer = operationOf(id).operation.responses["200"];
    expect(answer?.headers).toHaveProperty("Content-Disposition");
    expect(answer?.content?.[type]?.schema).toMatchObject(format ? { type: "string", format } : { type: "string" });
  });
});

describe("every call has the publisher's address and method", () => {
  test.each([
    ["B-421 B-423", "setImpersonation", "post /user/actions/impersonate"],
    ["B-424", "searchImpersonationTargets", "post /user/actions/search"],
    ["B-425", "listCustomerUsers", "get /admin/customer/users"],
    ["B-426", "getCustomerUser", "get /admin/customer/user/{userId}"],
    ["B-427", "updateCustomerUser", "put /admin/customer/user/{userId}"],
    ["B-428", "deleteCustomerUser", "delete /admin/customer/user/{userId}"],
    ["B-429", "createFictitiousUser", "post /admin/customer/user"],
    ["B-430", "listCustomerUserActions", "get /admin/customer/user/{userId}/actions"],
    ["B-431", "listCustomerUserBlink", "get /admin/customer/user/{userId}/blink"],
    ["B-432", "getCustomerUserLibrary", "get /admin/customer/user/{userId}/library"],
    ["B-433", "updateCustomerUserLibrary", "put /admin/customer/user/{userId}/library"],
    ["B-434", "runCustomerEmailAction", "put /admin/customer/user/{userId}/email"],
    ["B-435", "searchCustomerTitles", "get /admin/customer/titles"],
    ["B-436", "listAdoptionLanguages", "get /admin/customer/adoption-languages"],
    ["B-437", "listAdoptionEditions", "get /admin/customer/adoption-editions"],
    ["B-438", "listSchoolRegions", "get /admin/customer/school-regions"],
    ["B-439", "countCustomerUsersByRole", "get /admin/customer/users-count-by-role"],
    ["B-440 B-441", "getCustomerUserLicences", "get /admin/customer/user/{userId}/licences"],
    ["B-444", "getStudentsZoneGlobalValues", "get /admin/studentszone/globalvalues"],
    ["B-445", "updateStudentsZoneGlobalValues", "put /admin/studentszone/globalvalues"],
    ["B-446", "updateStudentsZoneTokenValues", "put /admin/studentszone/{token}/values"],
    ["B-447", "blockStudentsZoneToken", "put /admin/studentszone/{token}/block"],
    ["B-448", "shareStudentsZoneTitle", "post /admin/studentszone/sharetitle"],
    ["B-449", "getGlobalActivityLog", "get /admin/studentszone/activitylog"],
    ["B-450", "getTokenActivityLog", "get /admin/studentszone/{token}/activitylog"],
    ["B-451", "downloadStudentsZoneExcel", "get /admin/studentszone/excel"],
    ["B-452", "searchProductAccess", "post /admin/product-access-control"],
    [
      "B-453",
      "runProductAccessOperation",
      "post /admin/product-access-control/{productUuid}/{resourceUuid}/{operation}",
    ],
    ["B-457", "listInternalUsers", "get /admin/internal/users"],
    ["B-458", "getInternalUser", "get /admin/internal/user/{userId}"],
    ["B-459", "updateInternalUser", "put /admin/internal/user/{userId}"],
    ["B-460", "setInternalUserStatus", "put /admin/internal/user/{userId}/status"],
    ["B-461", "createInternalUser", "post /admin/internal/user"],
    ["B-462", "listInternalUserActions", "get /admin/internal/user/{userId}/actions"],
    ["B-463", "listBlinkInvoicesByYear", "get /invoice/year/{year}"],
    ["B-464", "getBlinkInvoice", "get /invoice/{id}"],
    ["B-465", "registerBlinkInvoice", "put /invoice"],
    ["B-466", "listLaSalleInvoicesByYear", "get /invoice/lasalle/year/{year}"],
    ["B-466", "getLaSalleInvoice", "get /invoice/lasalle/{id}"],
    ["B-466", "registerLaSalleInvoice", "put /invoice/lasalle"],
    ["B-467", "createBlinkInvoice", "post /invoice/activations/blink"],
    ["B-468", "createLaSalleInvoice", "post /invoice/activations/lasalle"],
    ["B-469", "downloadBlinkActivations", "get /invoice/activations/blink/{id}"],
    ["B-470", "downloadLaSalleActivations", "get /invoice/activations/lasalle/{id}"],
    ["B-478", "authorizeOauth2Client", "post /oauth2/authorize"],
  ])("%s %s is %s, within 5 s", (_ids, id, address) => {
    const { method, path } = operationOf(id);
    expect(`${method} ${path}`).toBe(address);
    expect(timeoutOf(id)).toBe(5000);
  });
});

describe("closed lists and limits", () => {
  test.each([
    ["B-167", "InternalRole", undefined, ["USER_INTERNAL", "CUSTOMER_SUPPORT", "INTERNAL_SUPPORT"]],
    ["B-208", "AccessLogRow", "action", ["RESET", "LOG"]],
    ["B-260", "ImpersonatedUser", "role", TEACHERS],
    ["the platform in", "CustomerUser", "idexternalplatform", [1, 2, 3]],
  ])("%s %s %s", (_ids, schema, field, values) => {
    expect(valuesOf(schema, field)).toEqual(values);
  });

  test("B-454 B-460 the operation is reset or log, active is 0 or 1", () => {
    expect(parameterOf("runProductAccessOperation", "operation").enum).toEqual(["reset", "log"]);
    expect(parameterOf("setInternalUserStatus", "active").enum).toEqual([0, 1]);
  });

  test("B-183 B-184 the limits of students' links are 1 to 100 per cent and 1 to 3 devices", () => {
    const { increasement_percentage, different_devices } = components.schemas.StudentsZoneValuesSave?.properties ?? {};
    expect(increasement_percentage).toMatchObject({ type: "integer", minimum: 1, maximum: 100 });
    expect(different_devices).toMatchObject({ type: "integer", minimum: 1, maximum: 3 });
  });

  test("B-447 the block date is YYYY-MM-DD", () => {
    expect(bodyOf("blockStudentsZoneToken").properties?.blockDate?.pattern).toBe("^\\d{4}-\\d{2}-\\d{2}$");
  });

  test("B-150 B-152 the birth date is DD/MM/YYYY and accountEdit a boolean", () => {
    const { date, accountEdit } = components.schemas.StudentSave?.properties ?? {};
    const rule = new RegExp(resolve(date).pattern ?? "^unknown$", "u");
    expect(["29/02/2012", "32/02/2012", "29/13/2012", "2012-02-29", "01/01/1899"].map((day) => rule.test(day))).toEqual(
      [true, false, false, false, false],
    );
    expect(accountEdit?.type).toBe("boolean");
  });

  test.each([
    ["a password, B-098", "Password", ["Abcdef", "aB3456"], ["abcdef", "ABCDEF", "Abc def"]],
    ["a name", "PersonNameAdmin", ["Ana", "Ío", "María José"], ["A", "  ", " A ", "Ana2", "Ana٣"]],
    ["a DNI or NIE", "IdentityCard", ["12345678Z", "X0000000T"], ["1234567Z", "12345678", "x0000000t"]],
  ])("the rule of %s", (_what, schema, good, bad) => {
    const rule = new RegExp(components.schemas[schema]?.pattern ?? "^unknown$", "u");
    expect(good.filter((text) => !rule.test(text))).toEqual([]);
    expect(bad.filter((text) => rule.test(text))).toEqual([]);
  });

  test.each([
    "CustomerSave",
    "StudentSave",
    "FictitiousCreate",
    "FictitiousSave",
    "InternalUserCreate",
    "InternalUserSave",
  ])("B-093 B-094 B-095 %s: name and surname1 required, surname2 optional, 2 to 45 characters", (name) => {
    const save = components.schemas[name];
    expect(save?.required).toEqual(expect.arrayContaining(["name", "surname1"]));
    expect(save?.required).not.toContain("surname2");
    for (const field of ["name", "surname1"]) {
      expect(save?.properties?.[field]).toEqual({ $ref: "#/components/schemas/PersonNameAdmin" });
    }
    expect(save?.properties?.surname2).toEqual({ $ref: "#/components/schemas/Surname2Admin" });
    const rule = { $ref: "#/components/schemas/PersonNameAdmin" };
    expect(resolve(save?.properties?.surname2).oneOf).toEqual([rule, { type: "null" }]);
    expect(resolve(rule)).toMatchObject({ minLength: 2, maxLength: 45 });
  });

  test("a title search takes at least 3 characters", () => {
    expect(parameterOf("searchCustomerTitles", "name").minLength).toBe(3);
  });
});

describe("who may call", () => {
  test.each([
    ["B-126", SUPPORT, "updateCustomerUser"],
    [
      "B-415",
      SUPPORT,
      "getGlobalActivityLog getTokenActivityLog countCustomerUsersByRole getStudentsZoneGlobalValues updateStudentsZoneGlobalValues",
    ],
    [
      "B-199",
      SUPPORT,
      "listStudentsZoneTokens updateStudentsZoneTokenValues blockStudentsZoneToken getStudentsZoneGlobalValues updateStudentsZoneGlobalValues",
    ],
    ["B-218", SUPPORT, "searchProductAccess runProductAccessOperation"],
    ["licences", SUPPORT, "getCustomerUserLicences"],
    ["B-166 B-167", INTERNAL, "listInternalUsers getInternalUser createInternalUser updateInternalUser"],
    ["B-168", INTERNAL, "setInternalUserStatus"],
    [
      "B-238",
      INVOICE_ROLES,
      "listBlinkInvoicesByYear getBlinkInvoice registerBlinkInvoice createBlinkInvoice listLaSalleInvoicesByYear getLaSalleInvoice registerLaSalleInvoice createLaSalleInvoice downloadBlinkActivations downloadLaSalleActivations",
    ],
    ["the authorisation", TEACHERS, "authorizeOauth2Client"],
  ])("%s only %j: %s", (_ids, roles, ids) => {
    for (const id of ids.split(" ")) expect(rolesOf(id)).toEqual(roles);
  });

  test.each([
    ["B-139", "createFictitiousUser"],
    ["B-141", "deleteCustomerUser"],
    ["B-142", "updateCustomerUserLibrary"],
  ])("%s %s needs adminFictitious", (_ids, id) => {
    expect(rolesOf(id)).toEqual(SUPPORT);
    expect(operationOf(id).operation["x-permissions"]).toEqual(["adminFictitious"]);
  });

  test.each([
    ["a fictitious teacher may be refused", "updateCustomerUser", "FICTITIOUS_REFUSED"],
    ["a target may be refused", "setImpersonation", "IMPERSONATION_TARGET_REFUSED"],
    ["a change of role may be refused", "updateInternalUser", "INTERNAL_ROLE_REFUSED"],
  ])("%s", (_what, id, reason) => {
    expect(operationOf(id).operation["x-errors"]).toContain(reason);
  });

  test("the authorisation asks for a captcha of its own action", () => {
    expect(operationOf("authorizeOauth2Client").operation["x-captcha"]).toBe("oauth2Authorize");
  });
});
