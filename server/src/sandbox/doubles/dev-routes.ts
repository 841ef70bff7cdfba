import type { FastifyInstance } from "fastify";
import { escapeMarkup } from "../../lib/escape.ts";
import type { Services } from "../http/context.ts";
import { PERSONA_PASSWORD, PERSONAS } from "../seed/personas.ts";
import { page } from "./page.ts";

/** Helpers for people who try the portal: demo accounts, mailbox, clock, feature flags. */
export function devRoutes(app: FastifyInstance, { db, clock }: Services): void {
  app.get("/dev/personas", async () =>
    PERSONAS.map(({ name, surname1, mail, role, profile, shows, platformId = 3 }) => ({
      name: `${name} ${surname1}`,
      mail,
      role,
      profile,
      shows,
      provider: { 1: "google", 2: "microsoft", 3: null }[platformId],
      password: platformId === 3 ? PERSONA_PASSWORD : null,
    })),
  );

  app.get("/dev/clock", async () => ({ offsetMs: clock.offsetMs, now: new Date(clock.now()).toISOString() }));

  app.put("/dev/clock", async (request, reply) => {
    const offset = (request.body as { offsetMs?: unknown } | null)?.offsetMs;
    if (!Number.isSafeInteger(offset)) return reply.status(400).send({ message: "offsetMs must be a whole number" });
    clock.offsetMs = Number(offset);
    return { offsetMs: clock.offsetMs, now: new Date(clock.now()).toISOString() };
  });

  app.put("/dev/features", async (request, reply) => {
    const known = new Set((await db.selectFrom("feature_flag").select("name").execute()).map(({ name }) => name));
    const flags = Object.entries((request.body ?? {}) as Record<string, unknown>);
    const wrong = flags.find(([name, value]) => !known.has(name) || typeof value !== "boolean");
    if (wrong) return reply.status(400).send({ message: `${wrong[0]} must be a known flag that is true or false` });
    for (const [name, value] of flags) {
      await db
        .updateTable("feature_flag")
        .set({ enabled: value === true })
        .where("name", "=", name)
        .execute();
    }
    return reply.status(204).send();
  });

  app.get("/dev/mailbox", async (request, reply) => {
    const mails = await db.selectFrom("mail_message").selectAll().orderBy("id", "desc").limit(200).execute();
    if (request.headers.accept?.includes("application/json")) return mails;
    const rows = mails.map(
      (mail) =>
        `<article><h2>${escapeMarkup(mail.subject)}</h2><p>${escapeMarkup(mail.recipient)} · ${mail.sent_at.toISOString()}</p><pre>${escapeMarkup(mail.body)}</pre></article>`,
    );
    return page(reply, "Mailbox", rows.join("") || "<p>No mail has been sent yet.</p>");
  });
}
