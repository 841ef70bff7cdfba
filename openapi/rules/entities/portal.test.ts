import { describe, expect, test } from "vitest";
import type { Schema } from "../../scripts/document.ts";
import { fieldOf, fieldsOf, operationOf, timeoutOf, valuesOf } from "./support.ts";

const words = (text: string) => text.trim().split(/\s+/);

/** The JSON body that an operation takes. */
function bodyOf(id: string): Schema | undefined {
  return operationOf(id).operation.requestBody?.content["application/json"]?.schema;
}

/** The JSON that an operation answers with 200. */
function answerOf(id: string): Schema | undefined {
  return operationOf(id).operation.responses[200]?.content?.["application/json"]?.schema;
}

const nameOf = (schema: Schema | undefined) => schema?.$ref?.split("/").at(-1);

describe("the portal has the publisher's entities", () => {
  test.each([
    ["P-254", "NewNotifications", "newNotifications"],
    ["P-255 T-066", "HomeNotification", "type"],
    ["T-076", "Notification", "titleUuid unitUuid unitName titleName newfromlogin date"],
    ["P-260 T-067", "GpaAcknowledgement", "noShowModal"],
    ["T-129", "Position", "idCargo desCargo"],
    [
      "T-095",
      "GratisOrder",
      "idSolicitud idProfesor desProfesor desTitulo desAsignatura desNivel portadaTitulo estado pedidoModificable detalleModificable alumnosPeticion aulasPeticion profesoresPeticion comentarioPublico materiales",
    ],
    ["T-097", "GratisMaterial", "idMaterial desMaterial tipoMaterial unidadesActual unidadesEnviadas"],
    ["T-096", "GratisOrderList", "Areas"],
    ["P-125", "Delegate", "name surname1 surname2 phone email"],
    [
      "P-213 T-272",
      "School",
      "c_centro d_centro t_nombrevia n_numerovia d_poblacion d_provincia d_pais c_pais t_premium",
    ],
    ["T-271", "SchoolSummary", "c_centro d_centro c_pais"],
    ["T-273", "Country", "id name"],
    ["B-322", "Province", "id name"],
    ["P-211", "SchoolChange", "idcentro premiumcode"],
    ["P-231", "LicenceLookup", "productName titleName expires"],
    ["B-321 B-484", "Redemption", "email token age marketing province sendEmail"],
    ["B-323", "CouponUser", "token email province age marketing"],
    ["B-353", "DigitalLibraryTitle", "uuid cover name expiration new email products resources"],
    [
      "B-354",
      "DigitalLibraryProduct",
      "id uuid resourceuuid cover name shortName type license url expiration paymentStatus discount price totalAmount priceWithDiscount vat vatAmount promotionEndDate new",
    ],
    [
      "B-357",
      "DigitalLibraryResource",
      "uuid name type mimetype size description downloadURL externalURL previewURL categories",
    ],
    ["B-395", "PurchaseOrder", "id email totalAmount products"],
    ["B-396", "PaymentStart", "paymentUrl paymentParameters"],
    ["B-397", "PaymentResult", "result library"],
    ["P-177", "WpPost", "id title content excerpt categories image"],
  ])("%s %s", (_ids, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(words(fields)));
  });

  test.each([
    ["T-098", "GratisMaterial", "tipoMaterial", "ALUM PROF AULA"],
    ["T-099", "GratisStatus", undefined, "NOSOLICITA APROBADA ENREVISION RECHAZADA MODIFICADA ENVIADA"],
    ["B-355", "DigitalLibraryProductType", undefined, "BLINK OLB PANGEA ONLINE_EXTERNAL ONLINE_INTERNAL"],
    ["B-356", "PaymentStatus", undefined, "UNPAID PAID FREE"],
  ])("%s %s has just its values", (_id, schema, field, values) => {
    expect(valuesOf(schema, field)).toEqual(words(values));
  });

  test("B-367 B-331 in a redemption age and marketing are booleans and province is a number above 0", () => {
    expect(fieldOf("Redemption", "age")?.type).toBe("boolean");
    expect(fieldOf("Redemption", "marketing")?.type).toBe("boolean");
    expect(fieldOf("Redemption", "province")).toMatchObject({ type: "integer", minimum: 1 });
  });

  test("T-109 T-110 a count of an order has at most four digits", () => {
    for (const field of ["alumnosPeticion", "aulasPeticion", "profesoresPeticion"]) {
      expect(nameOf(fieldOf("GratisOrder", field))).toBe("GratisCount");
    }
    expect(fieldOf("GratisCount")).toMatchObject({ maximum: 9999 });
  });
});

describe("the portal has the publisher's operations", () => {
  test.each([
    ["P-254", "getNewNotifications", "GET", "/user/newNotifications"],
    ["T-077", "listUserNotifications", "GET", "/user/notifications"],
    ["T-124", "listGratisOrders", "GET", "/gratis-adoption/orders"],
    ["T-125", "getGratisOrder", "GET", "/gratis-adoption/orders/{orderId}"],
    ["T-126", "sendGratisOrder", "PUT", "/gratis-adoption/orders/{orderId}"],
    ["T-134", "listGratisPositions", "GET", "/gratis-adoption/positions"],
    ["T-135", "setGratisResponsible", "PUT", "/gratis-adoption/responsable"],
    ["P-211", "changeSchool", "POST", "/teacher/"],
    ["T-297", "listCountries", "GET", "/country"],
    ["T-298", "listSchools", "GET", "/schools/{countryId}/{postalCode}"],
    ["B-485", "listProvinces", "GET", "/province"],
    ["B-481", "requestCouponAccess", "POST", "/coupons/forgot"],
    ["B-482", "sendCouponAccess", "POST", "/coupons/send"],
    ["B-483", "redeemCoupon", "POST", "/coupons/{couponRef}"],
    ["B-488", "getDigitalLibrary", "GET", "/coupons/{couponRef}"],
    ["B-490", "getPaymentResult", "GET", "/coupons/{couponRef}/payment"],
    ["B-492", "getPaymentOrder", "GET", "/coupons/{couponRef}/payment/{orderId}"],
    ["B-493", "clearTitleNovelties", "DELETE", "/coupons/{couponRef}/title/{uuid}/novelties"],
  ])("%s %s is %s %s", (_id, id, method, path) => {
    const found = operationOf(id);
    expect([found.method.toUpperCase(), found.path]).toEqual([method, path]);
  });

  test.each([
    ["P-261 T-068", "updateChangedAdoptionsNotification"],
    ["T-124", "listGratisOrders"],
  ])("%s %s takes no body", (_id, id) => {
    expect(operationOf(id).operation.requestBody).toBeUndefined();
  });

  test.each([
    ["T-077", "listUserNotifications", "NotificationList"],
    ["T-125", "getGratisOrder", "GratisOrder"],
    ["T-126", "sendGratisOrder", "GratisAlert"],
  ])("%s %s answers %s", (_id, id, schema) => {
    expect(nameOf(answerOf(id))).toBe(schema);
  });

  test("T-126 an order is sent with an alert value", () => {
    expect(nameOf(bodyOf("sendGratisOrder"))).toBe("GratisOrderSending");
    expect(fieldsOf("GratisOrderSending")).toEqual(["order", "alert"]);
  });

  test.each([
    ["P-210 P-226 T-317", "findSchoolByCode", "school"],
    ["B-486", "redeemCoupon", "coupons"],
    ["B-488", "getDigitalLibrary", "coupons"],
  ])("%s %s asks for a captcha token of the action %s", (_id, id, action) => {
    expect(operationOf(id).operation["x-captcha"]).toBe(action);
  });

  test.each(["requestCouponAccess", "sendCouponAccess", "redeemCoupon", "startPayment"])(
    "B-487 %s may take 60 s",
    (id) => {
      expect(timeoutOf(id)).toBe(60_000);
    },
  );

  test.each(["changePassword", "requestPasswordReset", "resetPassword"])("T-018 %s may take 20 s", (id) => {
    expect(timeoutOf(id)).toBe(20_000);
  });

  test.each([
    ["T-074 T-075", "listUserNotifications", "TEACHER TEACHER_DEMO TEACHER_FAKE", ""],
    ["T-083", "listGratisOrders", "TEACHER TEACHER_DEMO TEACHER_FAKE", "gpaPermission positionId"],
    ["T-083", "getGratisOrder", "TEACHER TEACHER_DEMO TEACHER_FAKE", "gpaPermission positionId"],
    ["B-368", "getDigitalLibrary", "public", ""],
    ["B-368", "startPayment", "public", ""],
  ])("%s %s is for %s %s", (_id, id, roles, permissions) => {
    const { operation } = operationOf(id);
    expect(operation["x-roles"]).toEqual(words(roles));
    expect(operation["x-permissions"] ?? []).toEqual(permissions ? words(permissions) : []);
  });

  test("P-236 P-237 a licence code has one of two forms", () => {
    const [code] = operationOf("locateLicence").operation.parameters ?? [];
    const pattern = new RegExp(code?.schema.pattern ?? "");
    const fitting = ["OUP4K7M2Q9TZ1", "123456789012"];
    expect(
      ["OUP4K7M2Q9TZ1", "123456789012", "OUP4K7M2Q9TZ", "1234567890123", "ABC4K7M2Q9TZ1"].filter((text) =>
        pattern.test(text),
      ),
    ).toEqual(fitting);
  });
});
