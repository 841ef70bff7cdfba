import type { TestProject } from "vitest/node";
import { startDatabase, type TestDatabase } from "./database.ts";
import { startPortal } from "./portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    portalUrl: string;
  }
}

/** One portal for all journeys, on the embedded database or on a real PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let database: TestDatabase | null = null;
  if (process.env.E2E_DATABASE === "postgres") database = await startDatabase();
  const portal = await startPortal(database ? { DATABASE_URL: database.url } : {});
  project.provide("portalUrl", portal.url);
  return async () => {
    await portal.stop();
    await database?.stop();
  };
}
