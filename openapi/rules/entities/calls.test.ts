import { describe, expect, test } from "vitest";
import type { Schema } from "../../scripts/document.ts";
import { listOperations } from "../../scripts/expand.ts";
import { readContract } from "../contract.ts";
import { answerOf, bodyOf, fieldsOf, operationOf, parametersOf, resolve, timeoutOf, valuesOf } from "./support.ts";

const words = (text: string) => text.split(" ").filter(Boolean);

/** The shapes of an object, or of the objects in a list: more than one when there is a choice. */
function shapesOf(schema: Schema): Schema[] {
  const shape = resolve(schema.items ?? schema);
  const choices = [...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return [shape, ...choices.flatMap((choice) => shapesOf(resolve(choice)))];
}

const namesIn = (schema: Schema) => shapesOf(schema).flatMap(({ properties = {} }) => Object.keys(properties));

/** The values that a field of a body may have, over all shapes of the body. */
function valuesIn(id: string, field: string): unknown[] {
  return shapesOf(bodyOf(id)).flatMap(({ properties = {} }) => {
    const { enum: values, const: only } = resolve(properties[field]);
    return values ?? (only === undefined ? [] : [only]);
  });
}

interface Call {
  query?: string;
  body?: string;
  answer?: string;
}

describe("calls have the publisher's address, parameters, body and answer", () => {
  test.each<[string, string, string, Call]>([
    [
      "P-058 P-308",
      "getFeatures",
      "get /features",
      { answer: "carousel oldApp polls managedSurvey localPublishingSurvey" },
    ],
    ["P-309", "getSiteContent", "get /content/{locale}", {}],
    [
      "P-075 P-301 P-310",
      "getWebContent",
      "get /webContent/{pageId}/{language}",
      { query: "cache", answer: "content" },
    ],
    ["P-300 P-311", "listSchoolDelegates", "get /school/delegates", { answer: "name surname1 surname2 phone email" }],
    ["P-312", "getNewNotifications", "get /user/newNotifications", { answer: "newNotifications" }],
    ["P-304 P-313", "getHomeNotification", "get /notifications", { answer: "type" }],
    ["P-314", "updateGpaNotification", "put /notifications/gpa", { body: "noShowModal" }],
    ["P-315", "updateChangedAdoptionsNotification", "put /notifications/changedAdoptions", {}],
    ["P-316 T-248", "updateUserLanguage", "put /user/language", { body: "language" }],
    ["P-317 P-251", "listGratisPositions", "get /gratis-adoption/positions", { answer: "positions" }],
    ["P-318", "setGratisResponsible", "put /gratis-adoption/responsable", { body: "position" }],
    ["P-319", "getPollConfig", "get /user/polls", {}],
    ["P-320", "getSatisfactionSurvey", "get /user/managed-survey/satisfaction", {}],
    ["P-321", "answerSatisfactionSurvey", "post /user/managed-survey/satisfaction", { body: "action" }],
    ["P-322", "getLocalSurvey", "get /user/managed-survey/local", { answer: "url" }],
    ["P-323", "answerLocalSurvey", "post /user/managed-survey/local", { body: "action" }],
    ["P-324", "signIn", "post /signin", { query: "returnTo", body: "mail password token", answer: "returnUrl" }],
    [
      "P-325 T-260",
      "startThirdPartySignIn",
      "get /third-parties/{provider}",
      { query: "returnTo routeOrigin userPlatform" },
    ],
    ["P-326", "getCurrentUser", "get /user", { query: "returnTo", answer: "name role profile" }],
    ["P-327", "findSchoolByCode", "get /school/{code}", { query: "token", answer: "c_centro" }],
    ["P-328", "activateDemoAccount", "put /user/role/TEACHER/{code}", { query: "token" }],
    ["P-329", "changeSchool", "post /teacher/", { body: "idcentro premiumcode" }],
    ["P-330", "validateFreeBooksAccess", "get /gratishp/validateaccess", { answer: "access" }],
    ["P-331 P-297 T-058", "getLibrary", "get /library", { answer: "nodeRef name adoption adoptionType" }],
    ["P-331", "listSelectableTitles", "get /library/all", { answer: "nodeRef name adoption origin" }],
    ["P-332", "searchTitles", "get /library/all/search", { query: "search", answer: "nodeRef name" }],
    ["P-333", "saveLibrary", "put /library", { body: "library" }],
    ["P-335 B-476", "getCover", "get /cover/{nodeRef}", {}],
    ["P-336 T-490", "getTitle", "get /title/{titleid}", { answer: "units info resources categories editions" }],
    ["P-337 T-533", "listTitleProducts", "get /title/{titleid}/products", { answer: "productName productType" }],
    ["P-338 T-519", "disableTitleCarousel", "put /user/disabletitlecarousel", {}],
    ["P-340", "leavePortal", "get /signout", {}],
    ["T-196", "listFreeBooksLevels", "get /gratishp/levels/{schoolId}", { query: "idhijo", answer: "levels" }],
    [
      "T-198",
      "listFreeBooksTitles",
      "get /gratishp/isbns/{schoolId}/{level}/{subject}/{orderId}/{childNumber}",
      { answer: "isbns" },
    ],
    ["T-301", "validateThirdPartyRedirect", "post /third-parties/checkredirect", { body: "id hash" }],
    ["T-324", "activateUser", "post /user/activation", { body: "idSim hash token" }],
    ["T-325", "resendActivation", "post /user/sendactivation", { body: "email token" }],
    ["T-336", "requestPasswordReset", "post /password/forgot", { body: "token email" }],
    ["T-337", "resetPassword", "post /password/reset", { body: "password hash token" }],
    ["T-351", "getPdAsset", "get /pd/{uuid}", { answer: "uuid" }],
    ["T-353", "countPdView", "post /pd/{uuid}/views", { query: "preview" }],
    ["T-354", "ratePdAsset", "put /pd/{uuid}/thumbs", { body: "like" }],
    ["T-355", "getPdLargeThumbnail", "get /pd/{uuid}/largeThumbnail", {}],
    ["T-356", "getPdContent", "get /pd/{uuid}/content", {}],
    ["T-357", "getPdSmallThumbnail", "get /pd/{uuid}/smallThumbnail", {}],
    ["T-414", "listCourses", "get /pd-courses/announcement/{announcementId}/courses", {}],
    ["T-415", "getCurrentCourseRegistration", "get /pd-courses/announcement/{announcementId}/registration", {}],
    ["T-416", "listCourseRegistrations", "get /pd-courses/registrations", { query: "completed" }],
    [
      "T-417 T-418",
      "changeCourseRegistration",
      "post /pd-courses/registration",
      { body: "action courseId master birthday announcementKey" },
    ],
    ["T-445", "getBannerPreferences", "get /promotions-title/preferences", { query: "type" }],
    [
      "T-446",
      "requestBannerInfo",
      "post /promotions-title/{promotionId}",
      { body: "idTitle titlePromotion urlInformation" },
    ],
    ["T-448", "getPromotionPreferences", "get /promotions/preferences", {}],
    ["T-449", "acceptPromotion", "post /promotions", { body: "promotionTitles promotionIds" }],
    ["T-460", "getNewsFilters", "get /news", {}],
    ["T-499", "trackStudentResourceOpen", "post /student/{titleid}/resource/{resourceId}", {}],
    ["T-534", "locateLicence", "get /license/user/{code}", { query: "token", answer: "productName titleName expires" }],
    ["T-535", "activateLicence", "put /library/product/{code}", { query: "token" }],
    [
      "T-536 T-537",
      "createLtiLaunch",
      "post /license/lti/oauth",
      { body: "titleUuid", answer: "action method parameters" },
    ],
    [
      "T-539",
      "getProductLicence",
      "get /product/{uuid}/licence",
      { answer: "token activations freeActivations endDate" },
    ],
    ["T-201", "saveFreeBooksOrder", "post /gratishp/order", { body: "id_peticion iva cost" }],
    ["B-471", "listCountries", "get /country", { answer: "id name" }],
    ["B-472", "listSchools", "get /schools/{countryId}/{postalCode}", { answer: "c_centro d_centro" }],
    ["B-473", "getStudentsZone", "get /student/{token}", { query: "token", answer: "products" }],
    ["B-474", "pingStudentsZone", "post /student/{token}/ping", {}],
    ["B-475", "openStudentProduct", "get /student/{token}/products/{uuid}/resources/{resourceUuid}", { answer: "url" }],
    [
      "B-491",
      "startPayment",
      "post /coupons/{couponRef}/payment",
      { body: "id email totalAmount products", answer: "paymentUrl paymentParameters" },
    ],
    [
      "B-495",
      "openLibraryProduct",
      "get /coupons/{couponRef}/product/{product}/resource/{resource}/license/{license}",
      {},
    ],
  ])("%s %s is %s", (_ids, id, address, { query = "", body = "", answer = "" }) => {
    const { method, path, operation } = operationOf(id);
    expect(`${method} ${path}`).toBe(address);
    expect(parametersOf(id, "query")).toEqual(expect.arrayContaining(words(query)));
    if (!body && method !== "get")
      expect(operation.requestBody === undefined || id === "saveFreeBooksOrder").toBe(true);
    expect(namesIn(bodyOf(id))).toEqual(expect.arrayContaining(words(body)));
    expect(namesIn(answerOf(id))).toEqual(expect.arrayContaining(words(answer)));
  });

  test("T-013 every address begins with a slash, and none stands twice", () => {
    const addresses = listOperations(readContract()).map(({ method, path }) => `${method} ${path}`);
    expect(addresses.filter((address) => !/^[a-z]+ \/[^/]/.test(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each([
    ["P-269 P-321", "answerSatisfactionSurvey", "action", ["RESPONDER", "DENEGAR", "RETRASAR"]],
    ["T-354", "ratePdAsset", "like", [1, -1, 0]],
    ["T-403 T-404", "changeCourseRegistration", "action", ["ALTA", "BAJA"]],
    ["P-071 T-248", "updateUserLanguage", "language", ["es_ES", "en_GB", "it_IT", "es", "en", "it"]],
  ])("%s %s takes as %s just its values", (_ids, id, field, values) => {
    expect(valuesIn(id, field).sort()).toEqual([...values].sort());
  });

  test.each([
    ["T-016", "saveFavourites", 20_000],
    ["T-338", "requestPasswordReset", 20_000],
    ["T-338", "resetPassword", 20_000],
    ["P-352", "updateAccount", 20_000],
    ["P-353", "generateExercise", 120_000],
    ["P-354", "uploadFamilyBook", 200_000],
    ["P-355 B-491", "startPayment", 60_000],
    ["T-426 T-523", "listHelpPosts", 5000],
    ["T-426", "listCoursePosts", 5000],
  ])("%s %s may take %i ms", (_ids, id, timeout) => {
    expect(timeoutOf(id)).toBe(timeout);
  });

  test("P-334 a library that is refused is answered with 400 and a message", () => {
    const { responses } = operationOf("saveLibrary").operation;
    expect(Object.keys(responses)).toContain("400");
    expect(fieldsOf("Problem")).toContain("message");
  });

  test("P-339 T-450 T-521 T-522 posts are asked for by category and page size, and searched", () => {
    expect(parametersOf("listHelpPosts", "query")).toEqual(
      expect.arrayContaining(["_embed", "per_page", "categories"]),
    );
    expect(parametersOf("listFeedPosts", "query")).toEqual(
      expect.arrayContaining(["_embed", "per_page", "categories", "search"]),
    );
    expect(namesIn(answerOf("listHelpPosts"))).toEqual(
      expect.arrayContaining(["id", "title", "content", "excerpt", "categories", "image"]),
    );
  });

  test("T-451 categories of the feed are asked for by parent", () => {
    expect(parametersOf("listFeedCategories", "query")).toContain("parent");
  });

  test("T-420 T-421 T-391 course cards are posts", () => {
    expect(parametersOf("listCoursePosts", "query")).toEqual(
      expect.arrayContaining(["_embed", "per_page", "categories"]),
    );
    expect(namesIn(answerOf("listCoursePosts"))).toEqual(
      expect.arrayContaining(["title", "content", "excerpt", "categories"]),
    );
  });

  test("P-048 P-049 roles and profiles are closed lists of 14 and 3", () => {
    expect(valuesOf("Role")).toHaveLength(14);
    expect(valuesOf("Profile")).toEqual(["CUSTOMER_USER_PREMIUM", "CUSTOMER_USER_PLUS", "SUPPORT_USER"]);
  });
});
