import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { activationRefusal, byName, changeRefusal, namedCountries, plainPostalCode } from "./rules.ts";
import * as store from "./store.ts";

type FoundSchool = NonNullable<Awaited<ReturnType<typeof store.findByCode>>>;

const toPlace = (school: FoundSchool | undefined) => (school ? { id: school.id, countryId: school.country_id } : null);

export const schoolsHandlers = {
  async listCountries({ language }, { db }) {
    return ok<"listCountries">(namedCountries(await store.listCountries(db), language));
  },

  async listProvinces(_call, { db }) {
    return ok<"listProvinces">(byName(await store.listProvinces(db), "es"));
  },

  async listSchools({ path }, { db }) {
    if (!(await store.hasCountry(db, path.countryId))) throw new ProblemError("NOT_FOUND");
    return ok<"listSchools">(await store.listSchools(db, path.countryId, plainPostalCode(path.postalCode)));
  },

  async findSchoolByCode({ path }, { db }) {
    const school = await store.findByCode(db, path.code);
    if (!school) throw new ProblemError("SCHOOL_CODE_UNKNOWN");
    return ok<"findSchoolByCode">({
      c_centro: school.id,
      d_centro: school.name,
      t_nombrevia: school.street,
      n_numerovia: school.house_number,
      d_poblacion: school.town,
      d_provincia: school.province,
      d_pais: school.country_name,
      c_pais: school.country_id,
      t_premium: school.premium,
    });
  },

  async listSchoolDelegates({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"listSchoolDelegates">(await store.listDelegates(db, caller.accountId));
  },

  async changeSchool({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const found = toPlace(await store.findByCode(db, body.premiumcode));
    const refusal = changeRefusal(found, body.idcentro, await store.findPlace(db, caller.accountId));
    if (refusal) throw new ProblemError(refusal);
    await store.moveTo(db, caller.accountId, body.idcentro);
    return ok<"changeSchool">({ result: "OK" });
  },

  async activateDemoAccount({ caller, path }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const found = toPlace(await store.findByCode(db, path.code));
    const refusal = activationRefusal(found, await store.findPlace(db, caller.accountId));
    if (refusal) throw new ProblemError(refusal);
    await store.makeTeacher(db, caller.accountId);
    return ok<"activateDemoAccount">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
