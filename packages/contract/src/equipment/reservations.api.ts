import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { MAX_RESERVATION_TITLE, seriesScopes } from "./booking-limits.ts";
import { EQUIPMENT_PATH } from "./equipment.api.ts";
import {
  bookedSchema,
  bookingCalendarSchema,
  bookingCheckSchema,
  checkOutSchema,
  experimentInputSchema,
  experimentPlanSchema,
  reservationChangeSchema,
  reservationInputSchema,
  reservationSchema,
  waitingInputSchema,
  waitingSchema,
} from "./reservations.schema.ts";

const base = `${EQUIPMENT_PATH}/reservation` as const;
const one = `${base}/:reservationId` as const;
const params = z.object({ reservationId: idSchema });
const feature = "EQUIPMENT" as const;
const read = { permission: "EQUIPMENT_READ", feature } as const;
const reserve = { permission: "EQUIPMENT_RESERVATION", feature } as const;
const scopeQuery = z.object({ scope: z.enum(seriesScopes).default("this") });
const bookErrors = [
  "equipment.not.found",
  "project.no.access",
  "reservation.refused",
  "reservation.recurrence.invalid",
  "permission.denied",
  "approval.no.approver",
] as const;
const changeErrors = ["reservation.not.found", "reservation.stale", "reservation.ended"] as const;

/** Bookings of devices. */
export const reservationsApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "What takes time of devices between two moments, by device and start",
    assistant: {
      name: "list_bookings",
      description:
        "What takes time of devices between two moments (ISO 8601 with zone): use it to find free time of a device.",
      links: { title: "equipmentName", to: "/equipment/reservation/{id}" },
    },
    access: read,
    query: z.object({
      from: instantSchema,
      to: instantSchema,
      equipmentId: idSchema.optional(),
      groupId: idSchema.optional(),
    }),
    data: z.array(reservationSchema),
    errors: ["reservation.range.invalid"],
  }),
  mine: endpoint({
    method: "GET",
    path: `${base}/mine`,
    summary: "The caller's own bookings: what lies ahead soonest first, what is over latest first",
    assistant: {
      name: "list_my_bookings",
      description: "The person's own bookings of devices.",
      links: { list: "records", title: "equipmentName", to: "/equipment/reservation/{id}" },
    },
    access: reserve,
    query: z.object({ view: z.enum(["upcoming", "past"]).default("upcoming"), ...pageQuery }),
    data: pageOf(reservationSchema),
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "One reservation",
    access: read,
    params,
    data: reservationSchema,
    errors: ["reservation.not.found"],
  }),
  check: endpoint({
    method: "POST",
    path: `${base}/check`,
    summary:
      "What would come of a booking: every reason against it, each date of a series, and the next free time",
    access: reserve,
    body: reservationInputSchema.extend({
      /** A reservation that is to be changed: it is not in its own way. */
      reservationId: idSchema.nullable().default(null),
    }),
    data: bookingCheckSchema,
    errors: [
      "equipment.not.found",
      "project.no.access",
      "reservation.not.found",
      "reservation.recurrence.invalid",
    ],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Book a device, once or repeatedly",
    assistant: {
      name: "book_device",
      description: "Book a device for a time; look for free time with list_bookings first.",
      links: { list: "reservations", title: "equipmentName", to: "/equipment/reservation/{id}" },
      fields: [
        {
          at: "body.equipmentId",
          name: "device",
          kind: "record",
          readBy: { tool: "get_device", params: { equipmentId: "body.equipmentId" } },
        },
        { at: "body.startTime", name: "startTime", kind: "time" },
        { at: "body.endTime", name: "endTime", kind: "time" },
        { at: "body.title", name: "purpose", kind: "text" },
      ],
    },
    creates: true,
    access: reserve,
    body: reservationInputSchema,
    data: bookedSchema,
    errors: bookErrors,
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Move, lengthen or rename a reservation, or all that follow in its series",
    access: reserve,
    params,
    query: scopeQuery,
    body: reservationChangeSchema,
    data: bookedSchema,
    errors: [...changeErrors, ...bookErrors],
  }),
  cancel: endpoint({
    method: "PUT",
    path: `${one}/cancel`,
    summary: "Cancel a reservation, or all that follow in its series",
    access: reserve,
    params,
    query: scopeQuery,
    body: z.object({ reason: z.string().trim().max(MAX_RESERVATION_TITLE).default("") }),
    data: z.object({ count: z.number().int() }),
    errors: [...changeErrors, "permission.denied", "reservation.refused"],
  }),
  checkIn: endpoint({
    method: "PUT",
    path: `${one}/checkIn`,
    summary: "Begin to use a device that is booked",
    access: reserve,
    params,
    data: reservationSchema,
    errors: [
      ...changeErrors,
      "permission.denied",
      "equipment.blocked",
      "reservation.too.early",
      "reservation.refused",
    ],
  }),
  checkOut: endpoint({
    method: "PUT",
    path: `${one}/checkOut`,
    summary: "End the use of a device; what is left of its time is free again",
    access: reserve,
    params,
    body: checkOutSchema.prefault({}),
    data: reservationSchema,
    errors: [...changeErrors, "permission.denied", "reservation.not.in"],
  }),
  accept: endpoint({
    method: "PUT",
    path: `${one}/accept`,
    summary: "Take time that was offered from the waiting list",
    access: reserve,
    params,
    data: reservationSchema,
    errors: [...changeErrors, "permission.denied"],
  }),
  ask: endpoint({
    method: "POST",
    path: `${one}/ask`,
    summary: "Ask whose booking it is to leave its time",
    access: reserve,
    params,
    body: z.object({ message: z.string().trim().min(1).max(300) }),
    data: z.null(),
    errors: ["reservation.not.found", "reservation.ended"],
  }),
  waiting: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/waiting`,
    summary: "What the caller waits for",
    access: reserve,
    data: z.array(waitingSchema),
  }),
  wait: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/waiting`,
    summary: "Wait for time on a device that is taken",
    creates: true,
    access: reserve,
    body: waitingInputSchema,
    data: waitingSchema,
    errors: ["equipment.not.found", "project.no.access", "reservation.waiting.limit"],
  }),
  stopWaiting: endpoint({
    method: "DELETE",
    path: `${EQUIPMENT_PATH}/waiting/:waitingId`,
    summary: "Wait no longer",
    access: reserve,
    params: z.object({ waitingId: idSchema }),
    data: z.null(),
    errors: ["reservation.not.found"],
  }),
  plan: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/experiment/plan`,
    summary: "The earliest times at which all steps of an experiment can run",
    access: reserve,
    body: experimentInputSchema,
    data: experimentPlanSchema,
    errors: ["equipment.not.found", "experiment.impossible", "project.no.access"],
  }),
  bookExperiment: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/experiment`,
    summary: "Book all steps of an experiment at the earliest times, or none",
    creates: true,
    access: reserve,
    body: experimentInputSchema,
    data: bookedSchema,
    errors: [
      "equipment.not.found",
      "experiment.impossible",
      "project.no.access",
      "reservation.refused",
      "approval.no.approver",
    ],
  }),
  calendar: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/feed`,
    summary: "How the caller's bookings reach other calendars: by email, and by a secret address",
    access: reserve,
    data: bookingCalendarSchema,
  }),
  changeCalendar: endpoint({
    method: "PUT",
    path: `${EQUIPMENT_PATH}/feed`,
    summary:
      "Receive an email with a calendar entry for each booking that is made, moved or cancelled, or none",
    access: reserve,
    body: bookingCalendarSchema.pick({ isMailed: true }),
    data: bookingCalendarSchema,
  }),
  feed: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/feed`,
    summary: "A new secret address of the caller's bookings as a calendar; the one before ends",
    access: reserve,
    data: z.object({ url: z.string() }),
  }),
  openFeed: endpoint({
    method: "GET",
    path: "/open/equipments/feed/:feedSecret",
    summary: "Somebody's bookings as an iCalendar, by its secret address",
    access: "public",
    params: z.object({ feedSecret: z.string().regex(/^[\w-]{43}$/) }),
    answersFile: true,
    errors: ["reservation.not.found"],
    perMinute: 60,
  }),
} as const;
