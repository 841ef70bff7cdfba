import { ALL, type Place, type TitleQuery, titleQueryString } from "@anaquel/client-kit/catalogue";

/** The whole of a title. */
export const WHOLE: Place = { unit: ALL, category: ALL, subcategory: ALL };

/** Addresses of the pages of this client. */
export const paths = {
  home: "/",
  editLibrary: "/edit-library",
  notifications: "/notifications",
  editAccount: "/edit-account",
  changePassword: "/change-password",
  forgotPassword: "/forgot-password",
  changeSchool: "/change-school",
  activateLicence: "/activate-license",
  contact: "/contact",
  customers: "/customers",
  customersPlus: "/customers-plus",
  students: "/students",
  freeAdoption: "/gratis-adoption",
  freeAdoptionOrder: (orderId: number) => `/gratis-adoption/${orderId}`,
  freeBooks: "/gratishp",
  // The card gateway leads back to these.
  freeBooksPaid: "/gratishp/HPSuccess",
  freeBooksFailed: "/gratishp/HPError",
  professionalDevelopment: "/professional-development",
  pdCourses: "/pd-courses",
  pdCategory: (uuid: string) => `/professional-development?category=${encodeURIComponent(uuid)}`,
  pdAsset: (uuid: string) => `/professional-development/${encodeURIComponent(uuid)}`,
  /** The cover of a title leads here. Source: G-41. */
  title: (titleid: string) => `${titlePlace(titleid, WHOLE)}?initTab=0`,
  /** A unit of a title. */
  unit: (titleid: string, unit: string) => `${titlePlace(titleid, { ...WHOLE, unit })}?initTab=0`,
  titleAt: (titleid: string, place: Place, query: TitleQuery) =>
    `${titlePlace(titleid, place)}?${titleQueryString(query)}`,
} as const;

function titlePlace(titleid: string, { unit, category, subcategory }: Place): string {
  const [a, b, c, d] = [titleid, unit, category, subcategory].map(encodeURIComponent);
  return `/title/${a}/unit/${b}/cat/${c}/subcat/${d}`;
}
