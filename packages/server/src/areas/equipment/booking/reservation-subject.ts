import { problem } from "../../../kernel/problem.ts";
import type { SubjectActions, SubjectStateSource } from "../../../kernel/subjects.ts";
import { findSwitch, listHolders } from "../../access/access.service.ts";
import { containing } from "../../paging.ts";
import { findBookings } from "./booking-search.store.ts";
import { mayChange } from "./present-reservation.ts";
import { findReservations, lockReservationForUpdate, type ReservationRow } from "./reservations.store.ts";

const kind = "reservation";
const READ_KEY = "EQUIPMENT_READ";

/** Returns the display name of a booking: its device, its day and its purpose. */
export const nameOf = (
  row: Pick<ReservationRow, "equipment_name" | "start_time" | "timezone" | "title">,
): string => {
  const day = new Intl.DateTimeFormat("sv-SE", {
    timeZone: row.timezone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return [`${row.equipment_name} ${day.format(row.start_time)}`, row.title]
    .filter((part) => part !== "")
    .join(" · ");
};

const named = (row: ReservationRow) =>
  ({ kind, id: row.id, name: nameOf(row), sort: kind, address: `/equipment/reservation/${row.id}` }) as const;

/**
 * Bookings as a subject of comments, tags, links and attachments: a notebook page names the booking that it used, and
 * vice versa.
 */
export const reservationSubject: SubjectActions = {
  kind,
  async open(q, reader, id) {
    if (!reader.authorities.has(READ_KEY)) throw problem("permission.denied", { permission: READ_KEY });
    const [row] = await findReservations(q, [id]);
    if (row === undefined) throw problem("reservation.not.found");
    return {
      ...named(row),
      refusal: (need) =>
        need === "comment" || mayChange(row, reader)
          ? null
          : problem("permission.denied", { permission: "EQUIPMENT_ASSET" }),
      letters: null,
    };
  },
  hold: lockReservationForUpdate,
  name: async (q, { authorities }, ids) =>
    authorities.has(READ_KEY) ? (await findReservations(q, ids)).map(named) : [],
  async find(q, { authorities }, text, limit) {
    if (!authorities.has(READ_KEY) || !(await findSwitch(q, "EQUIPMENT")).detail.enabled) return [];
    const ids = await findBookings(q, containing(text.toLowerCase()), limit);
    const found = new Map((await findReservations(q, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : [named(row)];
    });
  },
  async keepReaders(q, _, userIds) {
    const holders = new Set(await listHolders(q, READ_KEY));
    return userIds.filter((userId) => holders.has(userId));
  },
  async findOwned(q, id) {
    const [row] = await findReservations(q, [id]);
    return row && { ...named(row), ownerId: row.user_id, projectId: null };
  },
};

/** Bookings that wait for an approval, or did not take place; one that was used has no state. */
export const reservationStates: SubjectStateSource = {
  kind,
  read: async (q, ids) =>
    (await findReservations(q, ids)).map(({ id, status, outcome }) => ({
      id,
      states:
        status === "waiting"
          ? ["auditing"]
          : status === "rejected"
            ? ["rejected"]
            : status === "canceled" || (status === "closed" && outcome !== "used")
              ? ["canceled"]
              : [],
    })),
};
