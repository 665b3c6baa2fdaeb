import type { Kernel } from "../../kernel/kernel.ts";
import { SESSION_IDLE_DAYS } from "./accounts.rules.ts";
import { deleteOldAttempts } from "./accounts.store.ts";
import { deleteSentMessages } from "./outbox.store.ts";
import { deleteOldProofs } from "./proofs.store.ts";
import { deleteStaleSessions } from "./sessions.store.ts";

const ATTEMPTS_KEPT_DAYS = 30;
const MESSAGES_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

/** Deletes expired sessions and proofs each night; they are invalid even before that. */
export const deleteSessions = ({ jobs, database }: Kernel): void =>
  jobs.everyNight("sweep-sessions", async (now) => {
    const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await database.open(async (tx) => {
      await deleteStaleSessions(tx, now, daysBefore(SESSION_IDLE_DAYS));
      await deleteOldProofs(tx, now, daysBefore(1));
      await deleteSentMessages(tx, daysBefore(MESSAGES_KEPT_DAYS));
      await deleteOldAttempts(tx, daysBefore(ATTEMPTS_KEPT_DAYS));
    });
  });
