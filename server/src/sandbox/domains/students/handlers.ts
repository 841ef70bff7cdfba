import { ProblemError } from "../../../contract/problem.ts";
import type { Services } from "../../http/context.ts";
import { type Handlers, noContent, ok } from "../../http/handlers.ts";
import { openLink } from "../../share-links/store.ts";
import { ownTitle } from "../titles/read-model.ts";
import { devicesAllowed, hasEnded, visitRefusal } from "./rules.ts";
import * as store from "./store.ts";

export const studentsHandlers = {
  async shareTitle({ body, caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const title = await ownTitle(db, body.uuid, caller.accountId);
    if (!title.studentable || title.adoption === 0) throw new ProblemError("SHARE_NOT_ALLOWED");
    const wanted = { titleId: title.id, accountId: caller.accountId, now };
    const { token } = await db.transaction().execute((trx) => openLink(trx, wanted));
    return ok<"shareTitle">({ uuid: token });
  },

  async getStudentsZone({ path, deviceId, now }, services) {
    const link = await admit(services, path.token, deviceId, now);
    const base = mediaBase(services, link.title_id, now);
    const used = await store.countDevices(services.db, path.token);
    const text = await store.readZone(services.db, path.token, used, devicesAllowed(link), base);
    if (!text) throw new ProblemError("NOT_FOUND");
    return { status: 200, text };
  },

  async pingStudentsZone({ path, deviceId, now }, services) {
    await admit(services, path.token, deviceId, now);
    return noContent;
  },

  async openStudentProduct({ path, deviceId, now }, services) {
    const link = await admit(services, path.token, deviceId, now);
    const product = await store.findStudentProduct(services.db, link.title_id, path.uuid, path.resourceUuid);
    if (!product) throw new ProblemError("NOT_FOUND");
    const address = product.path ? mediaBase(services, link.title_id, now) + product.path : product.url;
    if (!address) throw new ProblemError("NOT_FOUND");
    return ok<"openStudentProduct">({ url: new URL(address, services.config.publicUrl).href });
  },
} satisfies Partial<Handlers>;

/** Lets a device in by a link, or says why not. */
async function admit({ db }: Services, token: string, deviceId: string | null, now: Date) {
  const link = await store.findLink(db, token);
  if (!link) throw new ProblemError("NOT_FOUND");
  if (hasEnded(link.end_date, now)) throw new ProblemError("LINK_CLOSED");
  // Without a name of its own every call would be a device; the gateway always gives one.
  await store.visit(db, token, deviceId ?? "unnamed", now, (visit) => {
    const refusal = visitRefusal(link, visit);
    if (refusal) throw new ProblemError(refusal);
  });
  return link;
}

function mediaBase({ tickets }: Services, titleId: string, now: Date): string {
  return `/media/${tickets.issue({ titleId, audience: "students" }, now.getTime())}/`;
}
