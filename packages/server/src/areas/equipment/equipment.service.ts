/* The interface for other areas. */

export type { BlockEquipment } from "./devices/block-equipment.ts";

import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { findDevices } from "./devices/devices.store.ts";

/** What another area shows of a device it names. */
export interface NamedEquipment {
  readonly id: Id;
  readonly name: string;
  readonly assetNo: string;
  readonly location: string;
  readonly ownerIds: readonly Id[];
}

/** Returns those of the given devices that exist, in any order. */
export const nameEquipment = async (q: Queries, ids: readonly Id[]): Promise<NamedEquipment[]> =>
  (await findDevices(q, ids)).map((row) => ({
    id: row.id,
    name: row.name,
    assetNo: row.asset_no,
    location: row.location,
    ownerIds: row.owners.map(({ userId }) => userId),
  }));
