import { type Id, SYSTEM_USER_ID } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import * as store from "./announcements.store.ts";

export const NOTIFY = "tell-announcement";
export const RECALL = "recall-announcement";

const TEAMS_AT_ONCE = 200;

/**
 * Announces to all teams, and withdraws from them: page by page in the order of their ids, each in a transaction that
 * also stores the progress. If interrupted, it continues after the last team; no team is notified twice.
 */
export const distributeAnnouncements = (
  { database, events, jobs }: Kernel,
  { takeBackAnnounced }: Pick<NotificationsService, "takeBackAnnounced">,
): void => {
  const forEachTeam = async (
    signal: AbortSignal,
    nextTeams: (q: Queries) => Promise<Id[]>,
    work: (tx: Queries, scope: Scope) => Promise<void>,
  ): Promise<void> => {
    for (;;) {
      const teams = await database.open(nextTeams);
      for (const tenantId of teams) {
        signal.throwIfAborted();
        const scope = { tenantId, userId: SYSTEM_USER_ID };
        await database.write(scope, (tx) => work(tx, scope));
      }
      if (teams.length < TEAMS_AT_ONCE) return;
    }
  };

  jobs.register(NOTIFY, ({ announcementId }, { signal }) =>
    forEachTeam(
      signal,
      (q) => store.teamsToNotify(q, announcementId, TEAMS_AT_ONCE),
      async (tx, scope) => {
        if (!(await store.markNotified(tx, announcementId, scope.tenantId))) return;
        await events.emit(tx, scope, { type: "announcement.told", data: { announcementId } });
      },
    ),
  );

  jobs.register(RECALL, ({ announcementId }, { signal }) =>
    forEachTeam(
      signal,
      (q) => store.teamsToRecall(q, announcementId, TEAMS_AT_ONCE),
      async (tx, scope) => {
        store.markRecalled(tx, announcementId, scope.tenantId);
        await takeBackAnnounced(tx, scope, announcementId);
      },
    ),
  );
};
