import type { Id, RoomUpdate } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Line } from "../../kernel/sockets.ts";

/** A page in a room. */
export interface NodeConnection {
  readonly id: string;
  readonly room: string;
  readonly scope: Session;
  readonly line: Line;
}

/** The pages that are connected to this node, by team and room. */
export const connectionsOfNode = () => {
  const teams = new Map<Id, Map<string, Set<NodeConnection>>>();
  /** Messages for a page that has not received the members yet. */
  const held = new Map<NodeConnection, RoomUpdate[]>();

  const has = (seat: NodeConnection): boolean =>
    teams.get(seat.scope.tenantId)?.get(seat.room)?.has(seat) ?? false;

  return {
    has,
    add(seat: NodeConnection): void {
      const { tenantId } = seat.scope;
      const rooms = teams.get(tenantId) ?? new Map<string, Set<NodeConnection>>();
      teams.set(tenantId, rooms.set(seat.room, (rooms.get(seat.room) ?? new Set()).add(seat)));
      held.set(seat, []);
    },
    remove(seat: NodeConnection): void {
      const rooms = teams.get(seat.scope.tenantId);
      const room = rooms?.get(seat.room);
      room?.delete(seat);
      held.delete(seat);
      if (room?.size === 0) rooms?.delete(seat.room);
      if (rooms?.size === 0) teams.delete(seat.scope.tenantId);
    },
    in: (tenantId: Id, room: string): Iterable<NodeConnection> => teams.get(tenantId)?.get(room) ?? [],
    /** The pages of each team. */
    byTenant: (): NodeConnection[][] =>
      [...teams.values()].map((rooms) => [...rooms.values()].flatMap((room) => [...room])),
    /** Buffers messages for a page until it has received the members. */
    hold(seat: NodeConnection): void {
      if (has(seat) && !held.has(seat)) held.set(seat, []);
    },
    /** Sends to a page; updates wait for the list that they change. */
    tell(seat: NodeConnection, liveUpdates: RoomUpdate): void {
      const early = held.get(seat);
      if (early !== undefined && liveUpdates.news !== "members") {
        early.push(liveUpdates);
        return;
      }
      held.delete(seat);
      seat.line.send(liveUpdates);
      for (const one of early ?? []) seat.line.send(one);
    },
  };
};
export type ConnectionsOfNode = ReturnType<typeof connectionsOfNode>;
