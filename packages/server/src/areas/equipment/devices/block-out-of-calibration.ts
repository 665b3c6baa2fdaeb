import { SYSTEM_USER_ID } from "@benchleaf/contract";
import { bookingMailPhrases } from "@benchleaf/phrases";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { BlockEquipment } from "./block-equipment.ts";
import { findOwnerLocale, listOutOfCalibration } from "./blocks.store.ts";

/**
 * Blocks devices whose calibration is over, once for each due date, until someone releases them by signature. Every 15
 * minutes; in between, the rules already refuse bookings after the due date.
 */
export const blockOutOfCalibration = (
  { database }: Pick<Kernel, "database">,
  blocks: Pick<BlockEquipment, "block">,
) => {
  const sweep = async (now: Date): Promise<void> => {
    const found = await database.open((q) => listOutOfCalibration(q, now));
    for (const { tenant_id: tenantId, equipment_id: equipmentId, calibration_due: date } of found) {
      const scope = { tenantId, userId: SYSTEM_USER_ID };
      await database.write(scope, async (tx) => {
        // The reason is stored as text, in the language of whoever is responsible for the device.
        const locale = await findOwnerLocale(tx, equipmentId);
        await blocks.block(tx, scope, {
          equipmentId,
          reason: bookingMailPhrases(locale)("outOfCalibration", { date }),
          source: { kind: "calibration", id: `due ${date}` },
        });
      });
    }
  };
  return { sweep };
};
