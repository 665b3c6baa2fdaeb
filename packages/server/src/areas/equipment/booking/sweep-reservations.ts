import type { Kernel } from "../../../kernel/kernel.ts";
import { lockDevices } from "../devices/devices.store.ts";
import { offerFreedTime } from "./offer-freed-time.ts";
import { releaseOverdue } from "./release-overdue.ts";
import { listDevicesToSweep } from "./reservations.store.ts";

/** Each quarter of an hour frees what no one has come for, device by device, and offers it to who waits. */
export const sweepReservations = (kernel: Kernel): void =>
  kernel.jobs.everyQuarter("release-reservations", async (now) => {
    const found = await kernel.database.open((q) => listDevicesToSweep(q, now));
    for (const { tenant_id: tenantId, equipment_id: equipmentId, user_id: userId } of found) {
      const scope = { tenantId, userId };
      await kernel.database.write(scope, async (tx) => {
        const [device] = await lockDevices(tx, [equipmentId]);
        if (device === undefined) return;
        const count = await releaseOverdue(kernel, tx, scope, device);
        if (count > 0) await offerFreedTime(kernel, tx, scope, device);
      });
    }
  });
