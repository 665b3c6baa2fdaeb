import type { Kernel } from "../../kernel/kernel.ts";
import { deleteExpiredSessions } from "./accounts.store.ts";

/** Removes sessions whose time is over, each night; until then they open nothing either. */
export const forgetSessions = ({ jobs, database }: Kernel): void =>
  jobs.everyNight("sweep-sessions", async (now) => {
    await database.open((tx) => deleteExpiredSessions(tx, now));
  });
