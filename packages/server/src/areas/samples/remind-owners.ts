import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import * as store from "./reminders.store.ts";

/** Notes, of one team, which samples are to come back and which expire; one notification a person and warehouse. */
export const noteReminders = (
  { database, events }: Pick<Kernel, "database" | "events">,
  tenantId: Id,
): Promise<void> =>
  database.write({ tenantId, userId: "0" }, async (tx) => {
    for (const type of ["sample.due", "sample.expires"] as const) {
      const isDue = type === "sample.due";
      for (const row of await (isDue ? store.listDue : store.listExpiring)(tx)) {
        (isDue ? store.noteDue : store.noteExpiring)(tx, row.sample_ids);
        await events.emit(
          tx,
          { tenantId, userId: row.user_id },
          {
            type,
            data: {
              warehouseId: row.warehouse_id,
              sampleId: row.sample_ids[0]!,
              count: row.sample_ids.length,
              userId: row.user_id,
              day: row.day,
            },
          },
        );
      }
    }
  });

/** Reminds people each night of samples that are to come back, and of those that expire. */
export const remindOwners = (kernel: Kernel): void =>
  kernel.jobs.everyNight("remind-of-samples", async () => {
    let after: Id = "0";
    for (;;) {
      const from = after;
      const teams = await kernel.database.open((q) => store.listTeams(q, from));
      for (const team of teams) await noteReminders(kernel, team);
      if (teams.length < store.REMINDER_BATCH) return;
      after = teams.at(-1)!;
    }
  });
