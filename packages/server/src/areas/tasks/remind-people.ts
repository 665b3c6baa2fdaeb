import { SYSTEM_USER_ID } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { claimReminders, listTeamsDue } from "./tasks.store.ts";

/** Reminds people of tasks whose day has come, of each once. */
export const remindPeople = ({ database, events }: Pick<Kernel, "database" | "events">) => ({
  async remind(now: Date): Promise<void> {
    // The morning of a day comes first in the east: users who read at night get it early rather than late.
    const day = new Date(now.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
    for (const tenantId of await database.open((q) => listTeamsDue(q, day))) {
      const scope = { tenantId, userId: SYSTEM_USER_ID };
      await database.write(scope, async (tx) => {
        for (const { id, assignee_id } of await claimReminders(tx, day))
          if (assignee_id !== null)
            await events.emit(
              tx,
              { tenantId, userId: assignee_id },
              { type: "task.due", data: { taskId: id, assigneeId: assignee_id } },
            );
      });
    }
  },
});
