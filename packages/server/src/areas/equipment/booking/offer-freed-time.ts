import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { DeviceRow } from "../devices/devices.store.ts";
import { loadContext } from "./booking-context.ts";
import { evaluate, occupiedBy } from "./evaluate.rules.ts";
import { freeWithin } from "./plan-experiment.rules.ts";
import * as store from "./reservations.store.ts";
import * as waitingStore from "./waiting.store.ts";

const MINUTE_MS = 60_000;

/**
 * Offers time that has become free on a device, which the transaction has locked, to the user who has waited longest
 * and may book it. One user at a time: the next gets the offer once the earlier one has expired.
 */
export const offerFreedTime = async (
  { audit, events }: Pick<Kernel, "audit" | "events">,
  tx: Queries,
  scope: Scope,
  device: DeviceRow,
): Promise<Id | null> => {
  for (const wish of await waitingStore.listWaitingOf(tx, device.id)) {
    const range = { from: Math.max(Date.now(), wish.from_time.getTime()), to: wish.to_time.getTime() };
    const length = wish.minutes * MINUTE_MS;
    if (range.to - range.from < length) continue;
    const context = await loadContext(tx, wish.user_id, device, range, []);
    const margins = { before: device.setup_minutes * MINUTE_MS, after: device.cleanup_minutes * MINUTE_MS };
    const gaps = freeWithin(
      { from: range.from - margins.before, to: range.to + margins.after },
      context.busy,
    );
    for (const gap of gaps) {
      const from = Math.ceil((gap.from + margins.before) / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
      const span = { from, to: from + length };
      if (span.to + margins.after > gap.to) continue;
      if (evaluate(context, { ...span, kind: "booking", projectId: wish.project_id }).length > 0) continue;
      const [id] = await store.insertReservations(tx, [
        {
          ...span,
          equipmentId: device.id,
          userId: wish.user_id,
          projectId: wish.project_id,
          seriesId: null,
          experimentId: null,
          kind: "offer",
          status: "approved",
          title: wish.title,
          originalStart: null,
          overrideReason: "",
          occupied: occupiedBy(span, context.device),
        },
      ]);
      waitingStore.noteOffer(tx, wish.id, id!);
      await audit.record(tx, scope, {
        action: "reservation.offer",
        objectType: "reservation",
        objectId: id!,
      });
      await events.emit(tx, scope, {
        type: "reservation.offered",
        data: { reservationId: id!, userId: wish.user_id },
      });
      return id!;
    }
  }
  return null;
};
