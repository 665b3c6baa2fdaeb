import { createHash, randomBytes } from "node:crypto";
import {
  type BookingCalendar,
  type Id,
  MAX_LISTED_DAYS,
  MAX_LISTED_RESERVATIONS,
  type Reservation,
  type Waiting,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { inSlices } from "../../../kernel/yield-to-event-loop.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { openDevice } from "../devices/manage-devices.ts";
import { demandProject } from "./booking-context.ts";
import * as mailStore from "./booking-mail.store.ts";
import { presentReservation } from "./present-reservation.ts";
import * as store from "./reservations.store.ts";
import * as waitingStore from "./waiting.store.ts";
import { writeCalendar } from "./write-calendar.ts";

const cursorKeys = z.tuple([z.iso.datetime(), idKey]);
/** Waiting list entries a user may have at the same time. */
const MAX_WAITING = 50;

const presentWaiting = (row: waitingStore.WaitingRow): Waiting => ({
  id: row.id,
  equipmentId: row.equipment_id,
  equipmentName: row.equipment_name,
  fromTime: row.from_time.toISOString(),
  toTime: row.to_time.toISOString(),
  minutes: row.minutes,
  title: row.title,
  createTime: row.create_time.toISOString(),
});

const readCalendar = async (q: Queries): Promise<BookingCalendar> => ({
  isMailed: !(await mailStore.isMailOff(q)),
  hasFeed: await mailStore.hasFeed(q),
});

/** Reading of reservations, the waiting list, and calendars for other programs. */
export const browseReservations = ({
  database,
  audit,
  config,
}: Pick<Kernel, "database" | "audit" | "config">) => ({
  /** @throws reservation.range.invalid */
  list: async (
    session: Session,
    {
      from,
      to,
      ...which
    }: { from: string; to: string; equipmentId?: Id | undefined; groupId?: Id | undefined },
  ): Promise<Reservation[]> => {
    const range = { from: new Date(from), to: new Date(to) };
    const days = (range.to.getTime() - range.from.getTime()) / 86_400_000;
    const most = which.equipmentId === undefined ? MAX_LISTED_DAYS : 400;
    if (!(days > 0 && days <= most)) throw problem("reservation.range.invalid", { days: most });
    const rows = await database.read(session, (q) =>
      store.listWithin(q, which, range, MAX_LISTED_RESERVATIONS),
    );
    return inSlices(rows, (slice) => slice.map((row) => presentReservation(row, session)));
  },

  mine: (
    session: Session,
    { view, cursor, limit }: { view: "upcoming" | "past"; cursor?: string | undefined; limit: number },
  ): Promise<Page<Reservation>> =>
    database.read(session, async (q) => {
      const [time, id] = decodeCursor(cursorKeys, cursor) ?? [];
      const after = time === undefined || id === undefined ? undefined : { time, id };
      const rows = await store.listMine(q, view, after, limit + 1);
      return pageFrom(
        rows,
        limit,
        (row) => presentReservation(row, session),
        (row) => [row.start_time.toISOString(), row.id],
      );
    }),

  /** @throws reservation.not.found */
  get: (session: Session, id: Id): Promise<Reservation> =>
    database.read(session, async (q) => {
      const [row] = await store.findReservations(q, [id]);
      if (row === undefined) throw problem("reservation.not.found");
      return presentReservation(row, session);
    }),

  waiting: (scope: Scope): Promise<Waiting[]> =>
    database.read(scope, async (q) => (await waitingStore.listMine(q)).map(presentWaiting)),

  /** @throws equipment.not.found, project.no.access, reservation.waiting.limit */
  wait: (session: Session, input: Parameters<typeof waitingStore.insertWaiting>[1]): Promise<Waiting> =>
    database.write(session, async (tx) => {
      await openDevice(tx, input.equipmentId);
      await demandProject(tx, input.projectId);
      if ((await waitingStore.listMine(tx)).length >= MAX_WAITING)
        throw problem("reservation.waiting.limit", { limit: MAX_WAITING });
      return presentWaiting(await waitingStore.insertWaiting(tx, input));
    }),

  /** @throws reservation.not.found */
  stopWaiting: (session: Session, id: Id): Promise<null> =>
    database.write(session, async (tx) => {
      if (!(await waitingStore.removeMine(tx, id))) throw problem("reservation.not.found");
      return null;
    }),

  calendar: (scope: Scope): Promise<BookingCalendar> => database.read(scope, readCalendar),

  changeCalendar: (scope: Scope, { isMailed }: Pick<BookingCalendar, "isMailed">): Promise<BookingCalendar> =>
    database.write(scope, async (tx) => {
      mailStore.setMailOff(tx, !isMailed);
      return readCalendar(tx);
    }),

  /** Creates a new secret address; anyone who knows it can read the caller's bookings. */
  makeFeed: (session: Session, origin: string): Promise<{ url: string }> =>
    database.write(session, async (tx) => {
      const secret = randomBytes(32).toString("base64url");
      waitingStore.saveFeed(tx, createHash("sha256").update(secret).digest());
      await audit.record(tx, session, {
        action: "reservation.makeFeed",
        objectType: "reservation",
        objectId: session.userId,
      });
      return { url: `${config.publicUrl ?? origin}/app/open/equipments/feed/${secret}` };
    }),

  /** @throws reservation.not.found for an unknown secret */
  async openFeed(secret: string, origin: string): Promise<FileAnswer> {
    const feed = await database.open((q) =>
      waitingStore.findFeed(q, createHash("sha256").update(secret).digest()),
    );
    if (!feed?.tenant_id || !feed.user_id) throw problem("reservation.not.found");
    const scope = { tenantId: feed.tenant_id, userId: feed.user_id };
    const rows = await database.read(scope, async (q) => [
      ...(await store.listMine(q, "upcoming", undefined, 500)),
      ...(await store.listMine(q, "past", undefined, 200)),
    ]);
    return writeCalendar(rows, origin);
  },
});
export type BrowseReservations = ReturnType<typeof browseReservations>;
