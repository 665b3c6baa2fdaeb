import type { Kernel } from "../../../kernel/kernel.ts";
import { lockDevices } from "../devices/devices.store.ts";
import { offerFreedTime } from "./offer-freed-time.ts";
import { releaseOverdue } from "./release-overdue.ts";
import { listDevicesToSweep } from "./reservations.store.ts";

/** Every quarter of an hour, device by device, frees unused bookings and offers their time to the waiting list. */
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
