import {
  canShareWithStudents,
  isInternalUser,
  opensHub,
  opensSongPals,
  readsCodes,
  type UserInfo,
} from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";
import type { Title } from "./title-view.ts";

/** A digital product of a title. */
export type Product = components["schemas"]["Product"];

/** HUB products for students only have no button for teachers. Source: T-549, G36. */
const HUB_EXCLUDED_USER_TYPE: Product["userType"] = "Alumno";

/** Whether a title has a students' zone that the user may hand out: adopted, and made for it. Source: T-543, G71. */
export function canShare({ info }: Title, user: UserInfo): boolean {
  return info.studentable === true && info.adoption === 1 && canShareWithStudents(user);
}

/** Whether the user opens a product by its address. Source: T-548, T-549. */
export function canOpen({ productType, userType, url }: Product, user: UserInfo): boolean {
  if (!url) return false;
  if (productType === "SongPals") return opensSongPals(user);
  if (productType === "HUB") return opensHub(user) && userType !== HUB_EXCLUDED_USER_TYPE;
  return true;
}

/** Whether the user reads the code of a product. Source: T-545 to T-547, T-549. */
export function canReadCode({ productType, userType, token }: Product, user: UserInfo): boolean {
  if (!token) return false;
  if (productType === "HUB") return opensHub(user) && userType !== HUB_EXCLUDED_USER_TYPE;
  return ["Blink", "OLB", "Pangea"].includes(productType) && readsCodes(user);
}

const GROUP_LENGTH = 4;

/** The code as it is shown: HUB and OLB in groups of four, HUB masked for internal users. Source: T-540 to T-542. */
export function shownCode({ productType, token }: Pick<Product, "productType" | "token">, user: UserInfo): string {
  const code = token ?? "";
  if (productType !== "HUB" && productType !== "OLB") return code;
  const isMasked = productType === "HUB" && isInternalUser(user);
  const plain = code.replaceAll("-", "");
  const shown = isMasked ? plain.replace(/[^-]/g, "•") : plain;
  return (shown.match(new RegExp(`.{1,${GROUP_LENGTH}}`, "g")) ?? []).join("-");
}

/** How many of the students' activations are used, when the panel is shown at all. Source: T-550, G65. */
export function activationsOf(product: Product, today: Date): { used: number; all: number; left: number } | null {
  const { token, endDate, students, activations, freeActivations } = product;
  const isRunning = endDate !== null && endDate >= localDay(today);
  if (!token || !isRunning || !students || activations === null) return null;
  const left = freeActivations ?? 0;
  return { used: activations - left, all: activations, left };
}

/** The book that the head of the title opens: the first product of the publisher's own platforms. */
export function mainBook(products: readonly Product[], user: UserInfo): Product | undefined {
  return products.find((product) => product.productType === "Interno online" && canOpen(product, user));
}

function localDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
