import { ProblemError } from "../../../contract/problem.ts";
import { drawCover } from "../../covers/cover.ts";
import { type Handlers, noContent } from "../../http/handlers.ts";
import { hasOpenLink } from "../students/read-model.ts";
import { ownTitle } from "./read-model.ts";
import { newSince } from "./rules.ts";
import * as store from "./store.ts";

const COVER_CACHE = "public, max-age=86400";

export const titlesHandlers = {
  async getTitle({ path, caller, now }, { db, tickets }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { adoption } = await ownTitle(db, path.titleid, caller.accountId);
    const base = `/media/${tickets.issue({ titleId: path.titleid, audience: "teachers" }, now.getTime())}/`;
    const text = await store.readTitle(db, path.titleid, caller.accountId, adoption, newSince(now), base);
    if (!text) throw new ProblemError("NOT_FOUND");
    return { status: 200, text };
  },

  async getCover({ path }, { db }) {
    const source = await store.findCoverSource(db, path.nodeRef);
    if (!source) throw new ProblemError("NOT_FOUND");
    return {
      status: 200,
      headers: { "cache-control": COVER_CACHE },
      raw: { type: "image/svg+xml", content: drawCover(source) },
    };
  },

  async trackResourceOpen({ path, caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await ownTitle(db, path.titleid, caller.accountId);
    if (!(await store.hasResource(db, path.titleid, path.resourceId))) throw new ProblemError("NOT_FOUND");
    await store.recordOpen(db, {
      title_id: path.titleid,
      resource_id: path.resourceId,
      account_id: caller.accountId,
      opened_at: now,
    });
    return noContent;
  },

  async trackStudentResourceOpen({ path, now }, { db }) {
    const isOpen = await hasOpenLink(db, path.titleid, now);
    if (!isOpen || !(await store.hasResource(db, path.titleid, path.resourceId))) throw new ProblemError("NOT_FOUND");
    await store.recordOpen(db, {
      title_id: path.titleid,
      resource_id: path.resourceId,
      account_id: null,
      opened_at: now,
    });
    return noContent;
  },
} satisfies Partial<Handlers>;
