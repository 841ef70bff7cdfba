import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { newSince } from "../titles/rules.ts";
import { acknowledge, findNotice, hasNews, listNews, markRead } from "./store.ts";

export const notificationsHandlers = {
  async getNewNotifications({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getNewNotifications">({ newNotifications: await hasNews(db, caller.accountId, newSince(now)) });
  },
  async listUserNotifications({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const notifications = await listNews(db, caller.accountId, newSince(now));
    await markRead(db, caller.accountId, now);
    return ok<"listUserNotifications">({ notifications });
  },
  async getHomeNotification({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getHomeNotification">({ type: await findNotice(db, caller.accountId) });
  },
  async updateGpaNotification({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    if (body.noShowModal) await acknowledge(db, caller.accountId, "gpa");
    return ok<"updateGpaNotification">({ result: "OK" });
  },
  async updateChangedAdoptionsNotification({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await acknowledge(db, caller.accountId, "changedAdoptions");
    return ok<"updateChangedAdoptionsNotification">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
