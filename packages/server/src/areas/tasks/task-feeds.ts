import { createHash, randomBytes } from "node:crypto";
import type { TaskFeed } from "@benchleaf/contract";
import ical, { ICalCalendarMethod } from "ical-generator";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import * as store from "./tasks.store.ts";

/** `<tenantId>-<accountId>-<32 characters>`: the ids locate the feed, the secret opens it. */
const TOKEN = /^(\d{1,18})-(\d{1,18})-[\w-]{32}$/;
const SECRET_BYTES = 24;
/** Most tasks of a feed. */
const MOST_EVENTS = 1_000;
const DAY_MS = 86_400_000;

const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** One's own tasks with a due date, as an address that calendar programs read. */
export const taskFeeds = ({ database, audit, config }: Pick<Kernel, "database" | "audit" | "config">) => ({
  state: (session: Session): Promise<TaskFeed> =>
    database.read(session, async (q) => {
      const row = await store.findFeed(q);
      return { path: null, createTime: row?.create_time.toISOString() ?? null };
    }),

  /** Returns the path once; no one can look it up again. */
  create: (session: Session): Promise<TaskFeed> =>
    database.write(session, async (tx) => {
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const token = `${session.tenantId}-${session.userId}-${secret}`;
      store.saveFeed(tx, hashToken(token));
      await audit.record(tx, session, {
        action: "taskFeed.create",
        objectType: "taskFeed",
        objectId: session.userId,
      });
      return { path: `/app/open/tasks/feed/${token}`, createTime: new Date().toISOString() };
    }),

  remove: (session: Session): Promise<null> =>
    database.write(session, async (tx) => {
      store.deleteFeed(tx);
      await audit.record(tx, session, {
        action: "taskFeed.remove",
        objectType: "taskFeed",
        objectId: session.userId,
      });
      return null;
    }),

  /** One error for every address that is not valid, so that it reveals nothing. @throws task.feed.not.found */
  async open(token: string): Promise<FileAnswer> {
    const [, tenantId, userId] = TOKEN.exec(token.replace(/\.ics$/, "")) ?? [];
    if (tenantId === undefined || userId === undefined) throw problem("task.feed.not.found");
    const rows = await database.read({ tenantId, userId }, async (q) => {
      const feed = await store.findFeedByToken(q, hashToken(token.replace(/\.ics$/, "")));
      if (feed?.account_id !== userId) throw problem("task.feed.not.found");
      return store.listDated(q, MOST_EVENTS);
    });
    // Name and ids are our own text: the generator does not escape them.
    const calendar = ical({ name: "Benchleaf", method: ICalCalendarMethod.PUBLISH });
    const origin = config.publicUrl ?? "";
    for (const row of rows) {
      const start = new Date(`${row.due_date}T00:00:00Z`);
      calendar.createEvent({
        id: `task-${row.id}@benchleaf`,
        start,
        end: new Date(start.getTime() + DAY_MS),
        allDay: true,
        timezone: "UTC",
        summary: row.state === "done" ? `✓ ${row.title}` : row.title,
        description: row.text,
        stamp: row.create_time,
        sequence: row.version,
        ...(origin && { url: `${origin}/homepage/tasks?task=${row.id}` }),
      });
    }
    return {
      fileName: "tasks.ics",
      contentType: "text/calendar; charset=utf-8",
      body: calendar.toString(),
    };
  },
});
export type TaskFeeds = ReturnType<typeof taskFeeds>;
