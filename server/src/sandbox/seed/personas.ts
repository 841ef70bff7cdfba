/** The demo accounts: one for every role and state of the documents. All have the same password. */

/** Password of every demo account. */
export const PERSONA_PASSWORD = "Anaquel2026";

/** Which titles a persona has on the shelf, by key of the demo catalogue. */
export interface SeedShelf {
  adopted?: readonly string[];
  demo?: readonly string[];
  resources?: readonly string[];
}

/** A demo account. `shows` says what it is for. */
export interface Persona {
  id: number;
  mail: string;
  name: string;
  surname1: string;
  surname2?: string;
  role: string;
  profile: string | null;
  schoolId?: number;
  platformId?: 1 | 2 | 3;
  language?: "es" | "en" | "it";
  permissions?: readonly string[];
  card?: string;
  validated?: false;
  active?: false;
  carouselSeen?: boolean;
  shelf?: SeedShelf;
  shows: string;
}

const PREMIUM = "CUSTOMER_USER_PREMIUM";
const PLUS = "CUSTOMER_USER_PLUS";
const SUPPORT = "SUPPORT_USER";
const at = (name: string) => `${name}@demo.anaquel.example`;

const MARTA_ADOPTED = [
  "matematicas-2",
  "fisica-3",
  "matematicas-aplicadas",
  "biologia-1",
  "tecnologia-2",
  "bridges-b1",
  "historia-1",
  "arte-2",
  "lengua-3",
  "musica-5",
];

export const PERSONAS: readonly Persona[] = [
  {
    id: 48213,
    mail: at("marta.ruiz"),
    name: "Marta",
    surname1: "Ruiz",
    surname2: "Lafuente",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007741,
    card: "12345678Z",
    carouselSeen: true,
    permissions: ["pdPermission", "pdCourses", "gpaPermission"],
    shelf: {
      adopted: MARTA_ADOPTED,
      demo: ["filosofia-1", "plastica-6", "science-8"],
      resources: ["infantil-4", "storie-1"],
    },
    shows: "The demo teacher: adopted, demo and extra titles",
  },
  {
    id: 48214,
    mail: at("diego.demo"),
    name: "Diego",
    surname1: "Salas",
    surname2: "Ortiz",
    role: "TEACHER_DEMO",
    profile: PREMIUM,
    schoolId: 9007741,
    shelf: { demo: ["matematicas-2", "historia-1", "lengua-3"] },
    shows: "A demo teacher: demo titles only",
  },
  {
    id: 48215,
    mail: at("lucia.soporte"),
    name: "Lucía",
    surname1: "Serrano",
    surname2: "Vega",
    role: "CUSTOMER_SUPPORT",
    profile: SUPPORT,
    permissions: ["adminFictitious"],
    shows: "Customer support that manages fictitious teachers",
  },
  {
    id: 48216,
    mail: at("irene.interna"),
    name: "Irene",
    surname1: "Cano",
    surname2: "Prieto",
    role: "INTERNAL_SUPPORT",
    profile: SUPPORT,
    shows: "Internal support",
  },
  {
    id: 48217,
    mail: at("nuria.editora"),
    name: "Nuria",
    surname1: "Bosch",
    surname2: "Pla",
    role: "USER_INTERNAL",
    profile: PREMIUM,
    schoolId: 9007741,
    shelf: { adopted: ["atlas-5000", "matematicas-2", "bridges-b1", "storie-1"] },
    shows: "An internal user: edition and language filters, a title with 5,000 resources",
  },
  {
    id: 48218,
    mail: at("paula.plus"),
    name: "Paula",
    surname1: "Gil",
    surname2: "Rojas",
    role: "TEACHER",
    profile: PLUS,
    schoolId: 9007742,
    shows: "A PLUS customer",
  },
  {
    id: 48219,
    mail: at("omar.vacio"),
    name: "Omar",
    surname1: "Benali",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007742,
    shows: "A teacher with an empty shelf",
  },
  {
    id: 48220,
    mail: at("elena.recursos"),
    name: "Elena",
    surname1: "Quiroga",
    surname2: "Nieto",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007743,
    shelf: { resources: ["infantil-4", "plastica-6"] },
    shows: "A teacher who has extra resources only",
  },
  {
    id: 48221,
    mail: at("fede.ficticio"),
    name: "Fede",
    surname1: "Lengua",
    surname2: "Demo",
    role: "TEACHER_FAKE",
    profile: PREMIUM,
    schoolId: 9007744,
    shelf: { adopted: ["lengua-3", "matematicas-2"] },
    shows: "A fictitious teacher",
  },
  {
    id: 48222,
    mail: at("carmen.premium"),
    name: "Carmen",
    surname1: "Abad",
    surname2: "Ríos",
    role: "TEACHER_PREMIUM",
    profile: PREMIUM,
    schoolId: 9007743,
    shelf: { adopted: ["arte-2"] },
    shows: "A premium teacher",
  },
  {
    id: 48223,
    mail: at("ugo.utente"),
    name: "Ugo",
    surname1: "Ferri",
    role: "USER",
    profile: PREMIUM,
    schoolId: 9007745,
    language: "it",
    shelf: { adopted: ["matematica-gioco", "storie-1"] },
    shows: "A plain user: no tab of other multimedia",
  },
  {
    id: 48224,
    mail: at("grace.teacher"),
    name: "Grace",
    surname1: "O'Neill",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007746,
    language: "en",
    platformId: 1,
    shelf: { adopted: ["science-8", "bridges-b1"] },
    shows: "A teacher who signs in with Google",
  },
  {
    id: 48225,
    mail: at("matteo.docente"),
    name: "Matteo",
    surname1: "D'Angelo",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007745,
    language: "it",
    platformId: 2,
    shelf: { adopted: ["storie-1", "matematica-gioco"] },
    shows: "A teacher who signs in with Microsoft",
  },
  {
    id: 48226,
    mail: at("sofia.alumna"),
    name: "Sofía",
    surname1: "Peñalver",
    surname2: "Mora",
    role: "STUDENT",
    profile: null,
    schoolId: 9007741,
    shows: "A student account: no portal of its own",
  },
  {
    id: 48227,
    mail: at("raul.soporte"),
    name: "Raúl",
    surname1: "Ibáñez",
    surname2: "Soto",
    role: "CUSTOMER_SUPPORT",
    profile: SUPPORT,
    shows: "Customer support without fictitious teachers",
  },
  {
    id: 48228,
    mail: at("ines.facturas"),
    name: "Inés",
    surname1: "Marín",
    surname2: "Font",
    role: "INVOICE",
    profile: SUPPORT,
    shows: "The invoice panel",
  },
  {
    id: 48229,
    mail: at("alba.admin"),
    name: "Alba",
    surname1: "Rey",
    role: "ADMINISTRATOR",
    profile: SUPPORT,
    shows: "An administrator",
  },
  {
    id: 48230,
    mail: at("dario.digital"),
    name: "Darío",
    surname1: "Luna",
    role: "DIGITAL_SUPPORT",
    profile: SUPPORT,
    shows: "Digital support",
  },
  {
    id: 48231,
    mail: at("celia.cgc"),
    name: "Celia",
    surname1: "Vidal",
    role: "CGC",
    profile: SUPPORT,
    shows: "The CGC role",
  },
  {
    id: 48232,
    mail: at("ivan.internal"),
    name: "Iván",
    surname1: "Torres",
    role: "INTERNAL",
    profile: PREMIUM,
    schoolId: 9007741,
    shelf: { adopted: ["matematicas-2"] },
    shows: "The alias INTERNAL of internal users",
  },
  {
    id: 48233,
    mail: at("vera.pendiente"),
    name: "Vera",
    surname1: "Solís",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007741,
    validated: false,
    shows: "An account whose mail was never confirmed",
  },
  {
    id: 48234,
    mail: at("bruno.baja"),
    name: "Bruno",
    surname1: "Lago",
    role: "TEACHER",
    profile: PREMIUM,
    schoolId: 9007741,
    active: false,
    shows: "A deactivated account",
  },
];

/** Schools of the demo accounts. Country 1131 is Spain. */
export const SCHOOLS = [
  {
    id: 9007741,
    code: "RIBERA2026",
    name: "IES Ribera del Duero",
    town: "Aranda de Duero",
    province: "Burgos",
    country_id: 1131,
    country_name: "España",
  },
  {
    id: 9007742,
    code: "SENDAVERDE",
    name: "Colegio La Senda Verde",
    town: "Cuenca",
    province: "Cuenca",
    country_id: 1131,
    country_name: "España",
  },
  {
    id: 9007743,
    code: "BAHIACADIZ",
    name: "IES Bahía de Cádiz",
    town: "Cádiz",
    province: "Cádiz",
    country_id: 1131,
    country_name: "España",
  },
  {
    id: 9007744,
    code: "PRUEBAS001",
    name: "Centro de pruebas",
    town: "Madrid",
    province: "Madrid",
    country_id: 1131,
    country_name: "España",
  },
  {
    id: 9007745,
    code: "LEONARDO26",
    name: "Istituto Leonardo da Vinci",
    town: "Bologna",
    province: "Bologna",
    country_id: 1106,
    country_name: "Italia",
  },
  {
    id: 9007746,
    code: "RIVERSIDE1",
    name: "Riverside Academy",
    town: "Bristol",
    province: "Bristol",
    country_id: 1107,
    country_name: "United Kingdom",
  },
] as const;
