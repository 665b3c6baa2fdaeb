import type { Queries } from "../../kernel/database.ts";
import type { Notice, NoticeRule } from "../../kernel/notices.ts";
import { findDevices } from "./devices/devices.store.ts";

/** Who is responsible for a device, and how a notification names it. */
export const aboutDevice = async (
  q: Queries,
  equipmentId: string,
  extraInfo: Readonly<Record<string, string>> = {},
): Promise<readonly Notice[]> => {
  const [row] = await findDevices(q, [equipmentId]);
  if (row === undefined) return [];
  const subject = {
    kind: "equipment",
    id: row.id,
    name: row.name,
    address: `/equipment/management/${row.id}`,
  } as const;
  return [{ to: row.owners.map(({ userId }) => userId), content: { subject, extraInfo } }];
};

export const equipmentNotifications: readonly NoticeRule[] = [
  {
    event: "equipment.blocked",
    kind: "equipmentBlocked",
    tell: (q, { data: { equipmentId, reason } }) =>
      aboutDevice(q, equipmentId, { reason: reason.slice(0, 300) }),
  },
  {
    event: "equipment.released",
    kind: "equipmentReleased",
    tell: (q, { data: { equipmentId } }) => aboutDevice(q, equipmentId),
  },
];
