import type { Booked, EquipmentDetail, Reservation } from "@benchleaf/contract";
import type { Answer, Lab, Person } from "./lab.ts";

export const EQUIPMENT = "/platform/resource/basic/equipments";
export const HOUR_MS = 3_600_000;

/** A whole hour of tomorrow, from which tests count. */
export const tomorrow = Math.ceil((Date.now() + 24 * HOUR_MS) / HOUR_MS) * HOUR_MS;
/** Hours after `tomorrow`. */
export const timeAt = (hours: number): string => new Date(tomorrow + hours * HOUR_MS).toISOString();
export const spanOf = (from: number, to: number) => ({ startTime: timeAt(from), endTime: timeAt(to) });

interface Refused {
  readonly reasons: readonly { readonly rule: string; readonly occurrence: number }[];
}

let made = 0;
/** A device in UTC with rules of its own. */
export const addDevice = async (
  by: Person,
  rules: object | null = null,
  more: object = {},
): Promise<string> => {
  const one = await by.post<EquipmentDetail>(EQUIPMENT, {
    ...{ name: `device ${++made}`, timezone: "UTC" },
    ...more,
  });
  if (rules !== null) await by.put(`${EQUIPMENT}/${one.id}/rules`, { rules, version: one.version });
  return one.id;
};

export const tryToBook = (
  by: Person,
  equipmentId: string,
  from: number,
  to: number,
  more: object = {},
): Promise<Answer<Booked & Refused>> =>
  by.call("POST", `${EQUIPMENT}/reservation`, { equipmentId, ...spanOf(from, to), ...more });

/** The first of the bookings that were made. */
export const bookOne = async (...request: Parameters<typeof tryToBook>): Promise<Reservation> => {
  const answer = await tryToBook(...request);
  if (answer.code !== "success") throw new Error(JSON.stringify(answer));
  return answer.data.reservations[0]!;
};

export const rulesIn = ({ data }: { readonly data: Refused }): string[] =>
  data.reasons.map(({ rule }) => rule);

/** Pairs of bookings at the same time on the same device. */
export const findOverlaps = (lab: Lab): Promise<unknown[]> =>
  lab.database.asOwner(
    `select a.id from reservation a join reservation b on b.tenant_id = a.tenant_id and b.equipment_id = a.equipment_id
       and b.id > a.id and b.occupied && a.occupied
     where a.status in ('waiting', 'approved', 'closed') and b.status in ('waiting', 'approved', 'closed')`,
  );
