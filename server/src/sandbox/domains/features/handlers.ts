import { type Handlers, ok } from "../../http/handlers.ts";

const KNOWN = { carousel: false, oldApp: true, polls: false, managedSurvey: false, localPublishingSurvey: false };

export const featuresHandlers = {
  async getFeatures(_call, { db }) {
    const flags = await db.selectFrom("feature_flag").selectAll().execute();
    return ok<"getFeatures">({ ...KNOWN, ...Object.fromEntries(flags.map(({ name, enabled }) => [name, enabled])) });
  },
} satisfies Partial<Handlers>;
