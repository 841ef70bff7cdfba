import type { UserInfo } from "@anaquel/client-kit/session";
import { type Answers, fakeApi, openScreen } from "@anaquel/client-kit/testing";
import { vi } from "vitest";
import { Screen } from "./gratis-adoption-screen.tsx";
import type { GratisMaterial, GratisOrder, GratisStatus } from "./gratis-order.ts";

const ME = 48213;
/** A teacher who may open the orders. */
export const USER = {
  id: ME,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  schoolName: "IES Ribera",
  gpaPermission: true,
  positionId: 3,
} as UserInfo;

const material = (
  idMaterial: number,
  desMaterial: string,
  tipoMaterial: GratisMaterial["tipoMaterial"],
  [unidadesActual, unidadesEnviadas]: [number, number] = [0, 0],
): GratisMaterial => ({ idMaterial, desMaterial, tipoMaterial, unidadesActual, unidadesEnviadas });

/** An approved order of that teacher. */
const ORDER: GratisOrder = {
  idSolicitud: 512340,
  idProfesor: ME,
  desProfesor: "Marta Ruiz",
  desTitulo: "Maths",
  desAsignatura: "Mathematics",
  desNivel: "Year 8",
  portadaTitulo: null,
  estado: { idEstado: "APROBADA" },
  pedidoModificable: false,
  detalleModificable: true,
  alumnosPeticion: 90,
  aulasPeticion: 4,
  profesoresPeticion: 2,
  comentarioPublico: null,
  materiales: [
    material(71, "Student book", "ALUM", [1, 0]),
    material(72, "Guide", "PROF", [2, 0]),
    material(73, "Poster", "AULA", [1, 1]),
  ],
};
/** The order in another status, or otherwise changed. */
export const order = (idEstado: GratisStatus, change: Partial<GratisOrder> = {}): GratisOrder => ({
  ...ORDER,
  estado: { idEstado },
  ...change,
});

/** Opens the pages of orders at an address. */
export function openOrders(path: string, answers: Answers = {}) {
  const api = fakeApi({
    "GET /user": USER,
    "GET /gratis-adoption/orders/512340": ORDER,
    "PUT /gratis-adoption/orders/512340": { data: { alert: null } },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, path) };
}
