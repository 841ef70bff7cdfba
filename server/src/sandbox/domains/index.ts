import type { Handlers } from "../http/handlers.ts";
import { accountHandlers } from "./account/handlers.ts";
import { adminCustomersHandlers } from "./admin-customers/handlers.ts";
import { adminStudentsZoneHandlers } from "./admin-students-zone/handlers.ts";
import { digitalLibraryHandlers } from "./digital-library/handlers.ts";
import { favouritesHandlers } from "./favourites/handlers.ts";
import { featuresHandlers } from "./features/handlers.ts";
import { freeBooksHandlers } from "./free-books/handlers.ts";
import { gratisAdoptionHandlers } from "./gratis-adoption/handlers.ts";
import { libraryHandlers } from "./library/handlers.ts";
import { licencesHandlers } from "./licences/handlers.ts";
import { newsHandlers } from "./news/handlers.ts";
import { notificationsHandlers } from "./notifications/handlers.ts";
import { passwordHandlers } from "./password/handlers.ts";
import { pdHandlers } from "./pd/handlers.ts";
import { pdCoursesHandlers } from "./pd-courses/handlers.ts";
import { productsHandlers } from "./products/handlers.ts";
import { promotionsHandlers } from "./promotions/handlers.ts";
import { registrationHandlers } from "./registration/handlers.ts";
import { schoolsHandlers } from "./schools/handlers.ts";
import { sessionHandlers } from "./session/handlers.ts";
import { studentsHandlers } from "./students/handlers.ts";
import { surveysHandlers } from "./surveys/handlers.ts";
import { titlesHandlers } from "./titles/handlers.ts";
import type { UnbuiltOperationId } from "./unbuilt.ts";
import { userHandlers } from "./user/handlers.ts";

/** Every operation that the API answers, but for those that are known to have no implementation yet. */
export const handlers: Omit<Handlers, UnbuiltOperationId> = {
  ...sessionHandlers,
  ...userHandlers,
  ...featuresHandlers,
  ...libraryHandlers,
  ...titlesHandlers,
  ...favouritesHandlers,
  ...productsHandlers,
  ...notificationsHandlers,
  ...surveysHandlers,
  ...newsHandlers,
  ...promotionsHandlers,
  ...gratisAdoptionHandlers,
  ...freeBooksHandlers,
  ...studentsHandlers,
  ...schoolsHandlers,
  ...licencesHandlers,
  ...accountHandlers,
  ...registrationHandlers,
  ...passwordHandlers,
  ...digitalLibraryHandlers,
  ...pdCoursesHandlers,
  ...adminCustomersHandlers,
  ...adminStudentsZoneHandlers,
  ...pdHandlers,
};
