import { describe, expect, test } from "vitest";
import { bodyOf, fieldOf, fieldsOf, operationOf, resolve, timeoutOf } from "./support.ts";

const words = (text: string) => text.trim().split(/\s+/);

describe("the teacher services have the publisher's entities", () => {
  test.each([
    [
      "T-145",
      "ChildBooksOrder",
      "id_peticion iva cost vatCost totalCost id_profesor id_centro_profesor f_solicitud hijos",
    ],
    [
      "T-146",
      "ChildOrderLine",
      "numero_hijo id t_nombre t_apellido1 t_apellido2 f_nacimiento id_centro_hijo codigo_postal level subject libro_familia componentes",
    ],
    ["T-147", "FreeBooksComponent", "isbn titulo coste stock"],
    ["T-149", "FreeBooksCentre", "id_centro d_centro"],
    ["T-150", "FreeBooksLevel", "C_NIVEL D_NIVEL"],
    ["T-151", "FreeBooksSubject", "C_ASIGNATURA D_ASIGNATURA"],
    ["T-199", "FamilyBookUpload", "libro_familia id_peticion hijo"],
    ["T-225", "AccountUpdate", "email name surname1 surname2 phone mktPrefs token"],
    [
      "T-269",
      "Registration",
      "name surname1 surname2 email password password2 card phone premiumCode mktPrefs terms schoolId language token",
    ],
    [
      "T-270",
      "ThirdPartyRegistration",
      "idaccountexternalplatform idexternalplatform fromThirdParties id platformName",
    ],
    [
      "T-302",
      "ThirdPartyIdentity",
      "mail name surname1 surname2 idaccountexternalplatform idexternalplatform platformName returnTo",
    ],
    [
      "T-345",
      "PdAsset",
      "uuid parent starred order title type description date author views viewed totalThumbsUp totalThumbsDown thumbUp thumbDown category",
    ],
    ["T-346", "PdCategory", "uuid title"],
    ["T-435", "WpPost", "id title content image"],
    ["T-456", "WpPost", "id date slug status title content excerpt sticky categories image"],
    ["T-456", "WpCategory", "id slug name description"],
    ["T-387", "NextCourseAnnouncement", "registrationStartDateShort"],
    ["T-388", "PdCourse", "id name lmsMasterCourseId registrationEnabled completed"],
    [
      "T-390",
      "CourseRegistration",
      "registrationId announcementId courseId lmsMasterCourseId courseTitle courseEndDateShort accessOn",
    ],
    ["T-436", "PromotionPreferences", "promotions languageId languagesWp adoptions schoolAdoptions"],
    ["T-574", "FreeQuestionRequest", "url data"],
    ["T-574", "FourOptionsRequest", "url data"],
    ["T-574", "SixOptionsRequest", "url data"],
    ["T-575", "Exercise", "questions exercise info"],
  ])("%s %s", (_ids, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(words(fields)));
  });

  test("the keys of the exercise generators are a closed list", () => {
    const requests = bodyOf("generateExercise").oneOf?.map(resolve) ?? [];
    expect(requests.map(({ properties }) => properties?.url?.const)).toEqual(["free-question", "quiz-4", "quiz-6"]);
  });
});

describe("the teacher services have the publisher's calls", () => {
  test.each([
    ["T-244", "updateAccount", "put /user"],
    ["T-255", "unlinkThirdParty", "put /disconnect-third-parties"],
    ["T-299", "registerUser", "post /user"],
    ["T-300", "registerThirdPartyUser", "post /user/withoutactivation"],
    ["T-352", "countPdView", "post /pd/{uuid}/views"],
    ["T-447", "closeBanner", "put /promotions-title/{promotionId}"],
  ])("%s %s is %s", (_id, operationId, address) => {
    const { method, path } = operationOf(operationId);
    expect(`${method} ${path}`).toBe(address);
  });

  test.each([
    ["T-144", "validateFreeBooksAccess", "/gratishp/validateaccess", "access"],
    ["T-190", "createFreeBooksOrderId", "/gratishp/orderid", "id"],
    ["T-191", "getFreeBooksVat", "/gratishp/vat", "vat"],
    ["T-192", "getFreeBooksOrderCost", "/gratishp/order/cost", "ordercost"],
    ["T-193", "listFreeBooksChildren", "/gratishp/order/children", "children"],
    ["T-194", "getFreeBooksSchoolAddress", "/gratishp/direction/{schoolId}", "direction"],
    ["T-195", "listFreeBooksCentres", "/gratishp/centersbyzipcode/{zip}", "centros"],
    ["T-197", "listFreeBooksSubjects", "/gratishp/subjects/{schoolId}/{level}", "asignaturas"],
    ["T-202", "startFreeBooksPayment", "/gratishp/pay/{id_peticion}/{totalCost}", "url parameters"],
    ["T-350", "listPdAssets", "/pd", "categories assets"],
    ["T-413", "getCourseAnnouncement", "/pd-courses/announcement", "announcement"],
  ])("%s %s is read at %s and answers %s", (_id, operationId, address, fields) => {
    const { path, operation } = operationOf(operationId);
    expect(path).toBe(address);
    const schema = operation.responses[200]?.content?.["application/json"]?.schema;
    const name = schema?.$ref?.split("/").pop();
    expect(name ? fieldsOf(name) : Object.keys(schema?.properties ?? {})).toEqual(words(fields));
  });

  test("T-435 T-456 a picture of the feed has its sizes", () => {
    expect(Object.keys(fieldOf("WpPost", "image")?.properties ?? {})).toEqual(words("url medium thumbnail alt"));
  });

  test.each([
    ["T-020 T-200", "uploadFamilyBook", 200_000],
    ["T-017 T-245", "updateAccount", 20_000],
    ["T-021 T-461", "getNewsFilters", 5000],
    ["T-019 T-576", "generateExercise", 120_000],
  ])("%s %s may take %i ms", (_ids, operationId, timeout) => {
    expect(timeoutOf(operationId)).toBe(timeout);
  });

  test.each([
    ["T-240", "updateAccount", "x-roles", ["TEACHER", "TEACHER_DEMO"]],
    ["T-243", "updateAccount", "x-captcha", "editAccount"],
    ["T-343", "listPdAssets", "x-permissions", ["pdPermission"]],
    ["T-366", "changeCourseRegistration", "x-permissions", ["pdCourses"]],
    ["T-431", "acceptPromotion", "x-permissions", ["spain"]],
  ] as const)("%s %s has the right %s", (_id, operationId, extension, value) => {
    expect(operationOf(operationId).operation[extension]).toEqual(value);
  });
});
