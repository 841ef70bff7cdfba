/** Answers of the access check; only 0 admits. Source: T G02. */
export const ACCESS = { granted: 0, abroad: 1, role: 2, closed: 3, paid: 4 } as const;
/** An answer of the access check. */
export type Access = (typeof ACCESS)[keyof typeof ACCESS];

/** What decides whether somebody may order free family books. */
export interface Applicant {
  isInSpain: boolean;
  role: string;
  isCampaignOpen: boolean;
  hasPaidThisYear: boolean;
}

/** Whether somebody may order free family books, and why not: the first reason counts. Source: G-31, T G02. */
export function accessOf({ isInSpain, role, isCampaignOpen, hasPaidThisYear }: Applicant): Access {
  if (!isInSpain) return ACCESS.abroad;
  if (role !== "TEACHER") return ACCESS.role;
  if (!isCampaignOpen) return ACCESS.closed;
  return hasPaidThisYear ? ACCESS.paid : ACCESS.granted;
}

/** What the address of a school is made of. */
export interface SchoolAddress {
  street: string | null;
  house_number: string | null;
  postal_code: string | null;
  town: string;
  province: string | null;
}

/** The address of a school on one line: street, postal code, town and province. Source: T-194. */
export function addressLine({ street, house_number, postal_code, town, province }: SchoolAddress): string {
  const road = [street, house_number].filter(Boolean).join(" ");
  const place = [postal_code, town, province && `(${province})`].filter(Boolean).join(" ");
  return [road, place].filter(Boolean).join(", ");
}
