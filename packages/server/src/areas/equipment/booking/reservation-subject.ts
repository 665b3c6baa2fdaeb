import { problem } from "../../../kernel/problem.ts";
import type { SubjectActions, SubjectStateSource } from "../../../kernel/subjects.ts";
import { listHolders } from "../../access/access.service.ts";
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
  async keepReaders(q, _, userIds) {
    const holders = new Set(await listHolders(q, READ_KEY));
    return userIds.filter((userId) => holders.has(userId));
  },
  async findOwned(q, id) {
    const [row] = await findReservations(q, [id]);
    return row && { ...named(row), ownerId: row.user_id, projectId: null };
  },
};

/** Bookings that wait for an approval, or do not take place. */
export const reservationStates: SubjectStateSource = {
  kind,
  read: async (q, ids) =>
    (await findReservations(q, ids)).map(({ id, status }) => ({
      id,
      states:
        status === "waiting"
          ? ["auditing"]
          : status === "rejected"
            ? ["rejected"]
            : status === "canceled" || status === "closed"
              ? ["canceled"]
              : [],
    })),
};
