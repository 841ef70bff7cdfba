import { isBlockDate } from "@anaquel/openapi/checks/block-window";
import { ProblemError } from "../../../contract/problem.ts";
import type { Caller } from "../../http/context.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { hasEnded } from "../students/rules.ts";
import { ownTitle } from "../titles/read-model.ts";
import * as links from "./links.ts";
import { changedLimits, filled, lastOpenDay, shownEnd } from "./rules.ts";
import { toSheet, XLSX } from "./sheet.ts";
import * as store from "./store.ts";

/** How every logged change ended: one that fails is not made, and so not logged. */
const DONE = "OK";

export const adminStudentsZoneHandlers = {
  async listStudentsZoneTokens({ query }, { db }) {
    const filters = filled(query);
    if (Object.keys(filters).length === 0) throw new ProblemError("STUDENTS_ZONE_NO_FILTER");
    const rows = await store.searchLinks(db, filters);
    return ok<"listStudentsZoneTokens">(
      rows.map(({ created_at, end_date, blocked_from, ...row }) => ({
        ...row,
        creationDate: created_at.toISOString(),
        endDate: shownEnd({ end_date, blocked_from }),
      })),
    );
  },

  async getStudentsZoneTokenValues({ path }, { db }) {
    const link = await store.findLimits(db, path.token);
    if (!link) throw new ProblemError("NOT_FOUND");
    return ok<"getStudentsZoneTokenValues">(link);
  },

  async updateStudentsZoneTokenValues({ path, body, caller, now }, { db }) {
    await links.changeLink(db, path.token, { accountId: staff(caller), now }, (link) => {
      if (!link) throw new ProblemError("NOT_FOUND");
      if (hasEnded(link.end_date, now)) throw new ProblemError("STUDENTS_TOKEN_ENDED");
      return {
        link: { ...body, has_own_limits: true },
        activity: { action: "VALUES", changes: changedLimits(link, body), message: DONE },
      };
    });
    return ok<"updateStudentsZoneTokenValues">({ result: "OK" });
  },

  async blockStudentsZoneToken({ path, body: { blockDate }, caller, now }, { db }) {
    if (!isBlockDate(blockDate, now)) throw new ProblemError("BLOCK_DATE_REFUSED", { errors: { blockDate: true } });
    await links.changeLink(db, path.token, { accountId: staff(caller), now }, (link) => {
      if (!link) throw new ProblemError("NOT_FOUND");
      if (hasEnded(link.end_date, now)) throw new ProblemError("STUDENTS_TOKEN_ENDED");
      const changes = [{ name: "endDate", oldValue: shownEnd(link), newValue: blockDate }];
      return {
        link: { blocked_from: blockDate, end_date: lastOpenDay(blockDate) },
        activity: { action: "BLOCK", changes, message: DONE },
      };
    });
    return ok<"blockStudentsZoneToken">({ result: "OK" });
  },

  async getTokenActivityLog({ path }, { db }) {
    if (!(await store.findLimits(db, path.token))) throw new ProblemError("NOT_FOUND");
    const rows = await store.readActivity(db, path.token);
    return ok<"getTokenActivityLog">(rows.map((row) => ({ ...toLogRow(row), action: row.action })));
  },

  async getStudentsZoneGlobalValues(_call, { db }) {
    return ok<"getStudentsZoneGlobalValues">(await store.readGlobalLimits(db));
  },

  async updateStudentsZoneGlobalValues({ body, caller, now }, { db }) {
    await links.changeGlobalLimits(db, body, { accountId: staff(caller), now }, (before) => ({
      action: "VALUES",
      changes: changedLimits(before, body),
      message: DONE,
    }));
    return ok<"updateStudentsZoneGlobalValues">({ result: "OK" });
  },

  async getGlobalActivityLog(_call, { db }) {
    return ok<"getGlobalActivityLog">((await store.readActivity(db, null)).map(toLogRow));
  },

  async shareStudentsZoneTitle({ body, caller, now }, { db }) {
    const title = await ownTitle(db, body.uuid, body.userId).catch((error: unknown) => {
      // Whoever is asked about is not the one who asks, so a foreign title is an unknown one.
      const isForeign = error instanceof ProblemError && error.reason === "TITLE_NOT_YOURS";
      throw isForeign ? new ProblemError("NOT_FOUND") : error;
    });
    if (!title.studentable || title.adoption === 0) throw new ProblemError("SHARE_NOT_ALLOWED");
    const by = { accountId: staff(caller), now };
    const uuid = await links.shareFor(db, title.id, body.userId, by, { action: "SHARE", changes: [], message: DONE });
    return ok<"shareStudentsZoneTitle">({ uuid });
  },

  async downloadStudentsZoneExcel(_call, { db }) {
    const rows = (await store.listSharedTitles(db)).map(({ school, title }) => [school ?? "", title]);
    return {
      status: 200,
      headers: { "content-disposition": 'attachment; filename="students-zone.xlsx"' },
      raw: { type: XLSX, content: await toSheet("Students zone", [["School", "Title"], ...rows]) },
    };
  },
} satisfies Partial<Handlers>;

function staff(caller: Caller | null): number {
  if (!caller) throw new ProblemError("NO_SESSION");
  return caller.accountId;
}

function toLogRow(row: Awaited<ReturnType<typeof store.readActivity>>[number]) {
  const { administrator, changed_at, changes, message } = row;
  return { administrator, date: changed_at.toISOString(), array_values: changes, message };
}
