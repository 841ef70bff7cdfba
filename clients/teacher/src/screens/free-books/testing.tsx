import type { UserInfo } from "@anaquel/client-kit/session";
import { type Answers, fakeApi, openScreen } from "@anaquel/client-kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { Screen } from "./free-books-screen.tsx";

/** A teacher who may order. */
export const USER = { id: 48213, role: "TEACHER", profile: "CUSTOMER_USER_PREMIUM", schoolId: 9007741 } as UserInfo;

/** A child that an earlier order saved. */
export const LEO = {
  id: 3301,
  schoolId: 9007741,
  schoolName: "IES Ribera",
  postalCode: "09400",
  name: "Leo",
  surname1: "Soto",
  surname2: "Ruiz",
  birthDate: "2013-05-18",
  levels: [{ C_NIVEL: 22, D_NIVEL: "2º ESO" }],
};

/** The answers to a teacher with that child. */
export const SAVED = { "GET /gratishp/order/children": { children: [LEO] } };

const PLACE = "/gratishp/isbns/9007741/22/12/880214/1";

/** Opens the pages of the area at an address. */
export function openFreeBooks(answers: Answers = {}, path = "/gratishp") {
  const api = fakeApi({
    "GET /user": USER,
    "GET /gratishp/validateaccess": { access: 0 },
    "GET /gratishp/orderid": { id: 880214 },
    "GET /gratishp/vat": { vat: 4 },
    "GET /gratishp/order/cost": { ordercost: 12.5 },
    "GET /gratishp/order/children": { children: [] },
    "GET /gratishp/direction/9007741": { direction: "Calle del Puente 12" },
    "GET /gratishp/centersbyzipcode/09400": { centros: [{ id_centro: 9007741, d_centro: "IES Ribera" }] },
    "GET /gratishp/centersbyzipcode/01001": { centros: [] },
    "GET /gratishp/levels/9007741": {
      levels: [
        { C_NIVEL: 22, D_NIVEL: "2º ESO" },
        { C_NIVEL: 0, D_NIVEL: "Broken" },
      ],
    },
    "GET /gratishp/subjects/9007741/22": { asignaturas: [{ C_ASIGNATURA: 12, D_ASIGNATURA: "Matemáticas" }] },
    [`GET ${PLACE}`]: {
      isbns: [
        { isbn: "9788400000004", titulo: "Cuaderno", coste: 9.5, stock: "N" },
        { isbn: "9788400026011", titulo: "Matemáticas 2º ESO", coste: 31.9, stock: "S" },
      ],
    },
    "POST /gratishp/image": { result: "OK" },
    "POST /gratishp/order": { result: "OK" },
    "GET /gratishp/pay/880214/13.00": { url: `${location.origin}/dev/card-gateway`, parameters: { Ds_Signature: "s" } },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, path) };
}

/** What was asked of the operations below a path of the area. */
export const sent = (requests: readonly Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname.startsWith(`/api/gratishp/${path}`));

/** The control with a label. */
export const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
/** Presses a button. */
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** Chooses in a list once it can be chosen in. */
export async function choose(label: string, option: string): Promise<void> {
  await screen.findByRole("option", { name: option });
  await userEvent.selectOptions(await field(label), option);
}

/** A JPEG of a size in bytes. */
export const jpeg = (size = 4000) => new File([new Uint8Array(size)], "familia.jpg", { type: "image/jpeg" });

/** Chooses level, subject and title of a child whose school is known. */
export async function chooseTitles(): Promise<void> {
  await choose("Level", "2º ESO");
  await choose("Subject", "Matemáticas");
  await userEvent.click(await field(/Matemáticas 2º ESO/));
}
