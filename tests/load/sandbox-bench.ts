import { MAILS, signedIn } from "../support/api.ts";
import { startDatabase } from "../support/database.ts";
import { startPortal } from "../support/portal.ts";
import { compare, type Row, ratio } from "./measure.ts";

/** The sandbox's library against the mock's fixed example of it, both through the gateway. */
export async function benchSandbox(): Promise<Row[]> {
  const database = await startDatabase();
  const unlimited = { RATE_LIMIT_PER_MINUTE: "100000000" };
  const [embedded, server, mock] = await Promise.all([
    startPortal(unlimited),
    startPortal({ ...unlimited, DATABASE_URL: database.url }),
    startPortal({ ...unlimited, UPSTREAM: "prism" }),
  ]);
  const targets = [];
  for (const [name, portal] of [
    ["embedded", embedded],
    ["server", server],
    ["mock", mock],
  ] as const) {
    const client = await signedIn(portal.url, MAILS.teacher);
    const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    targets.push({ name, url: `${portal.url}/api/library`, headers: { cookie } });
  }
  const measured = await compare(targets);
  const against = (name: string) => (measured.get(name) ?? 0) / (measured.get("mock") ?? 1);
  await Promise.all([embedded.stop(), server.stop(), mock.stop()]);
  await database.stop();
  return [
    ratio("library on PGlite, against the mock's fixed answer", against("embedded"), 1),
    ratio("library on PostgreSQL, against the mock's fixed answer", against("server"), 1.4),
  ];
}
