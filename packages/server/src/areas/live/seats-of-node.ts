import type { Id, LiveNews } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Line } from "../../kernel/sockets.ts";

/** A page in a room. */
export interface Seat {
  readonly id: string;
  readonly room: string;
  readonly scope: Session;
  readonly line: Line;
}

/** The pages that sit with this node, by team and room. */
export const seatsOfNode = () => {
  const teams = new Map<Id, Map<string, Set<Seat>>>();
  /** What came for a page that has not been told yet who is there. */
  const held = new Map<Seat, LiveNews[]>();

  const has = (seat: Seat): boolean => teams.get(seat.scope.tenantId)?.get(seat.room)?.has(seat) ?? false;

  return {
    has,
    add(seat: Seat): void {
      const { tenantId } = seat.scope;
      const rooms = teams.get(tenantId) ?? new Map<string, Set<Seat>>();
      teams.set(tenantId, rooms.set(seat.room, (rooms.get(seat.room) ?? new Set()).add(seat)));
      held.set(seat, []);
    },
    remove(seat: Seat): void {
      const rooms = teams.get(seat.scope.tenantId);
      const room = rooms?.get(seat.room);
      room?.delete(seat);
      held.delete(seat);
      if (room?.size === 0) rooms?.delete(seat.room);
      if (rooms?.size === 0) teams.delete(seat.scope.tenantId);
    },
    in: (tenantId: Id, room: string): Iterable<Seat> => teams.get(tenantId)?.get(room) ?? [],
    /** The pages of each team. */
    byTenant: (): Seat[][] =>
      [...teams.values()].map((rooms) => [...rooms.values()].flatMap((room) => [...room])),
    /** Keeps what comes for a page until it is told who is there. */
    hold(seat: Seat): void {
      if (has(seat) && !held.has(seat)) held.set(seat, []);
    },
    /** Tells a page; news wait for the list that they change. */
    tell(seat: Seat, news: LiveNews): void {
      const early = held.get(seat);
      if (early !== undefined && news.news !== "members") {
        early.push(news);
        return;
      }
      held.delete(seat);
      seat.line.send(news);
      for (const one of early ?? []) seat.line.send(one);
    },
  };
};
export type SeatsOfNode = ReturnType<typeof seatsOfNode>;
