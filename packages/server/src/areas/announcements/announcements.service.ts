import type { Announcement, Id, IssuedAnnouncement, NewAnnouncement } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import { withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentAnnouncement, presentIssued } from "./announcements.present.ts";
import * as store from "./announcements.store.ts";
import { NOTIFY, RECALL } from "./distribute-announcements.ts";

const cursorKeys = z.tuple([idKey]);

/** What the administrator of the installation announces to everyone; it belongs to no team. */
export const announcementsService = (
  { database, audit, jobs }: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => ({
  current: (scope: Scope): Promise<Announcement[]> =>
    database.read(scope, async (q) =>
      withCommit(store.listCurrent(q).then((rows) => rows.map(presentAnnouncement))),
    ),

  /** @throws announcement.not.found */
  async find(scope: Scope, id: Id): Promise<Announcement> {
    const row = await database.read(scope, (q) => store.findStarted(q, id));
    if (row === undefined) throw problem("announcement.not.found");
    return presentAnnouncement(row);
  },

  async list(
    session: Session,
    query: { cursor?: string | undefined; limit: number },
  ): Promise<Page<IssuedAnnouncement>> {
    await refuseOthers(session);
    const [before = null] = decodeCursor(cursorKeys, query.cursor) ?? [];
    const rows = await database.read(session, (q) => store.listIssued(q, before, query.limit + 1));
    return pageFrom(rows, query.limit, presentIssued, ({ id }) => [id]);
  },

  /** A job notifies the teams, at the start time. @throws announcement.end.past */
  async publish(session: Session, wanted: NewAnnouncement): Promise<IssuedAnnouncement> {
    await refuseOthers(session);
    const now = new Date();
    const begin = wanted.startTime === null ? now : new Date(wanted.startTime);
    if (new Date(wanted.endTime) <= (begin > now ? begin : now)) throw problem("announcement.end.past");
    return database.write(session, async (tx) => {
      const row = await store.insertAnnouncement(tx, { ...wanted, startTime: begin.toISOString() });
      await jobs.add(tx, NOTIFY, { announcementId: row.id }, begin > now ? { at: begin } : {});
      await audit.record(tx, session, {
        action: "announcement.publish",
        objectType: "announcement",
        objectId: row.id,
        after: { level: row.level, title: row.title, startTime: row.start_time, endTime: row.end_time },
      });
      return presentIssued(row);
    });
  },

  /** Removed from every page immediately, and by a job from the notifications. @throws announcement.not.found */
  async withdraw(session: Session, id: Id): Promise<IssuedAnnouncement> {
    await refuseOthers(session);
    return database.write(session, async (tx) => {
      const found = await store.withdraw(tx, id);
      if (found === undefined) throw problem("announcement.not.found");
      const { row, isFirst } = found;
      if (isFirst) {
        await jobs.add(tx, RECALL, { announcementId: id });
        await audit.record(tx, session, {
          action: "announcement.withdraw",
          objectType: "announcement",
          objectId: id,
          before: { title: row.title },
        });
      }
      return presentIssued(row);
    });
  },
});
export type AnnouncementsService = ReturnType<typeof announcementsService>;
