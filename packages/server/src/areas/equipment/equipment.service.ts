/* What other areas use of this one. */

export type { BlockEquipment } from "./devices/block-equipment.ts";

import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { findDevices } from "./devices/devices.store.ts";

/** What another area knows about a device that it refers to. */
export interface NamedEquipment {
  readonly id: Id;
  readonly name: string;
  readonly assetNo: string;
  readonly location: string;
  readonly ownerIds: readonly Id[];
}

/** Those of some devices that there are, in any order. */
export const nameEquipment = async (q: Queries, ids: readonly Id[]): Promise<NamedEquipment[]> =>
  (await findDevices(q, ids)).map((row) => ({
    id: row.id,
    name: row.name,
    assetNo: row.asset_no,
    location: row.location,
    ownerIds: row.owners.map(({ userId }) => userId),
  }));
