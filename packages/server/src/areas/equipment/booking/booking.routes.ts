import { reservationsApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../../kernel/mount.ts";
import type { BookEquipment } from "./book-equipment.ts";
import type { BrowseReservations } from "./browse-reservations.ts";
import type { ChangeReservations } from "./change-reservations.ts";
import type { PlanExperiments } from "./plan-experiments.ts";
import type { UseReservations } from "./use-reservations.ts";

export interface Booking {
  readonly book: BookEquipment;
  readonly browse: BrowseReservations;
  readonly changes: ChangeReservations;
  readonly experiments: PlanExperiments;
  readonly uses: UseReservations;
}

export const bookingRoutes = ({ book, browse, changes, experiments, uses }: Booking): Binding[] => [
  bind(reservationsApi.list, ({ query }, { session }) => browse.list(session, query)),
  bind(reservationsApi.mine, ({ query }, { session }) => browse.mine(session, query)),
  bind(reservationsApi.get, ({ params }, { session }) => browse.get(session, params.reservationId)),
  bind(reservationsApi.check, ({ body }, { session }) => book.check(session, body)),
  bind(reservationsApi.create, ({ body }, { session }) => book.create(session, body)),
  bind(reservationsApi.update, ({ params, query, body }, { session }) =>
    changes.update(session, params.reservationId, query.scope, body),
  ),
  bind(reservationsApi.cancel, ({ params, query, body }, { session }) =>
    changes.cancel(session, params.reservationId, query.scope, body.reason),
  ),
  bind(reservationsApi.checkIn, ({ params }, { session }) => uses.checkIn(session, params.reservationId)),
  bind(reservationsApi.checkOut, ({ params, body }, { session }) =>
    uses.checkOut(session, params.reservationId, body),
  ),
  bind(reservationsApi.accept, ({ params }, { session }) => uses.accept(session, params.reservationId)),
  bind(reservationsApi.ask, ({ params, body }, { session }) =>
    changes.ask(session, params.reservationId, body.message),
  ),
  bind(reservationsApi.waiting, (_, { session }) => browse.waiting(session)),
  bind(reservationsApi.wait, ({ body }, { session }) => browse.wait(session, body)),
  bind(reservationsApi.stopWaiting, ({ params }, { session }) =>
    browse.stopWaiting(session, params.waitingId),
  ),
  bind(reservationsApi.plan, ({ body }, { session }) => experiments.plan(session, body)),
  bind(reservationsApi.bookExperiment, ({ body }, { session }) => experiments.book(session, body)),
  bind(reservationsApi.calendar, (_, { session }) => browse.calendar(session)),
  bind(reservationsApi.changeCalendar, ({ body }, { session }) => browse.changeCalendar(session, body)),
  bind(reservationsApi.feed, (_, { session, origin }) => browse.makeFeed(session, origin)),
  bindPublic(reservationsApi.openFeed, ({ params }, { origin }) =>
    browse.openFeed(params.feedSecret, origin),
  ),
];
