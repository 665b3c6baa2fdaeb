import type { InspectionTarget } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { problem } from "../../../kernel/problem.ts";
import { nameEquipment } from "../../equipment/equipment.service.ts";

/** A device is identified by its name; everything else by its text. @throws equipment.not.found */
export const checkTarget = async (q: Queries, target: InspectionTarget): Promise<InspectionTarget> => {
  if (target.kind !== "equipment" || target.id === null) return { ...target, id: null };
  const [device] = await nameEquipment(q, [target.id]);
  if (device === undefined) throw problem("equipment.not.found");
  return { kind: "equipment", id: device.id, name: `${device.name} ${device.assetNo}`.trim().slice(0, 200) };
};
