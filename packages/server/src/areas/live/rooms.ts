import { randomUUID } from "node:crypto";
import {
  LIVE_SESSION_ENDED,
  type LiveMember,
  type LiveState,
  liveRequestSchema,
  MAX_LIVE_ROOMS,
  type RoomUpdate,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { sameText } from "../../kernel/gate.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Line, LineEnd } from "../../kernel/sockets.ts";
import { connectionsOfNode, type NodeConnection } from "./connections-of-node.ts";
import { liveDocuments } from "./documents.ts";
import type { RoomDocument, RoomKind } from "./live.service.ts";
import * as store from "./live.store.ts";

const CHANGED = "live.changed";
const BAD_MESSAGE = 1008;
const FAILED = 1011;
/** How often a node confirms its members, and checks whether they still may be in the room. */
const BEAT_MS = 20_000;

interface Changed {
  readonly tenantId: string;
  readonly news: Extract<RoomUpdate, { readonly news: "member" | "left" }>;
}

const presentMember = (row: store.LiveMemberRow): LiveMember => ({
  id: row.id,
  userId: row.account_id,
  name: row.name,
  state: row.state,
});

/**
 * Rooms that pages enter over one websocket each. The members of a room are in the database, so that every node knows
 * them; each change is announced to all nodes when its transaction commits, and each node informs its connected
 * pages.
 */
export const liveRoomsOf = (kernel: Kernel, kinds: () => readonly RoomKind[]) => {
  const { database, signals, log } = kernel;
  const seats = connectionsOfNode();
  let timer: NodeJS.Timeout | undefined;

  const kindOf = (room: string): RoomKind | undefined =>
    kinds().find(({ kind }) => room.startsWith(`${kind}:`));
  const documents = liveDocuments(kernel, seats, (room) => kindOf(room)?.document);

  const admit = async (scope: Session, room: string): Promise<void> => {
    const [, id = ""] = room.split(":");
    const found = kindOf(room);
    if (found === undefined) throw problem("projectFile.not.found");
    await found.admit(scope, id);
  };

  const change = (
    seat: NodeConnection,
    liveUpdates: Changed["news"],
    write: (tx: Parameters<typeof store.deleteMember>[0]) => void,
  ) =>
    database.write(seat.scope, async (tx) => {
      write(tx);
      signals.send(tx, CHANGED, { tenantId: seat.scope.tenantId, news: liveUpdates } satisfies Changed);
    });

  const memberOf = ({ id, scope }: NodeConnection, state: LiveState): LiveMember => ({
    id,
    userId: scope.userId,
    name: scope.userName,
    state,
  });

  const show = (seat: NodeConnection, state: LiveState): Promise<void> => {
    const { room, id } = seat;
    return change(seat, { news: "member", room, member: memberOf(seat, state) }, (tx) =>
      store.setState(tx, id, state),
    );
  };

  /** All members, then whatever changed in the meantime. */
  const tellAll = async (seat: NodeConnection): Promise<void> => {
    seats.hold(seat);
    const rows = await database.read(seat.scope, (q) => store.listMembers(q, seat.room));
    seats.tell(seat, { news: "members", room: seat.room, self: seat.id, members: rows.map(presentMember) });
  };

  const leave = async (seat: NodeConnection): Promise<void> => {
    seats.remove(seat);
    const { room, id } = seat;
    await change(seat, { news: "left", room, memberId: id }, (tx) => store.deleteMember(tx, id));
  };

  const enter = async (seat: NodeConnection, state: LiveState): Promise<void> => {
    const { room, id, scope } = seat;
    await admit(scope, room);
    seats.add(seat);
    await change(seat, { news: "member", room, member: memberOf(seat, state) }, (tx) =>
      store.insertMember(tx, { id, room, state }),
    );
    await tellAll(seat);
    timer ??= setInterval(() => void beat(), BEAT_MS).unref();
  };

  const refuse = (seat: NodeConnection, error: unknown): void => {
    if (!(error instanceof Problem) || error.code === "system.unavailable") throw error;
    seat.line.send({ news: "refused", room: seat.room, code: error.code } satisfies RoomUpdate);
  };

  /** Members without permission are removed. */
  const admitAgain = async (seat: NodeConnection): Promise<void> => {
    try {
      await admit(seat.scope, seat.room);
    } catch (error) {
      if (!(error instanceof Problem) || error.code === "system.unavailable") return;
      refuse(seat, error);
      await leave(seat);
    }
  };

  const confirm = (mine: readonly NodeConnection[]) =>
    database.write(mine[0]!.scope, async (tx) => {
      store.beat(
        tx,
        mine.map(({ id }) => id),
      );
      const { tenantId } = mine[0]!.scope;
      for (const { id, room } of await store.deleteLost(tx))
        signals.send(tx, CHANGED, { tenantId, news: { news: "left", room, memberId: id } } satisfies Changed);
    });

  const beat = async (): Promise<void> => {
    try {
      for (const mine of seats.byTenant()) {
        await confirm(mine);
        for (const seat of mine) await admitAgain(seat);
      }
    } catch (error) {
      log.warn({ err: error }, "who is in which room could not be confirmed");
    }
    if (seats.byTenant().length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    /** Subscribes to changes of any node. */
    listen(): void {
      documents.listen();
      signals.on(CHANGED, (data) => {
        const { tenantId, news: liveUpdates } = data as Changed;
        const about = liveUpdates.news === "member" ? liveUpdates.member.id : liveUpdates.memberId;
        for (const seat of seats.in(tenantId, liveUpdates.room))
          if (seat.id !== about) seats.tell(seat, liveUpdates);
      });
      signals.onGap(() => {
        for (const seat of seats.byTenant().flat())
          tellAll(seat).catch((error: unknown) =>
            log.warn({ err: error }, "a room could not be published again"),
          );
      });
    },

    beat,

    /** Notifies the pages in a room of a change of its document that did not come over a websocket. */
    announce: documents.announce,

    /** Connects a page: its requests are processed sequentially, and only its newest state in a room counts. */
    seat(scope: Session, line: Line): LineEnd {
      const mine = new Map<string, NodeConnection>();
      const shown = new Map<string, LiveState>();
      let isGreeted = false;
      let turn = Promise.resolve();
      const inTurn = (work: () => Promise<void>): void => {
        turn = turn.then(work).catch((error: unknown) => {
          log.warn({ err: error }, "a live page could not be served");
          line.close(FAILED);
        });
      };

      const enterRoom = (room: string, state: LiveState): void => {
        if (mine.has(room) || mine.size >= MAX_LIVE_ROOMS) {
          line.close(BAD_MESSAGE);
          return;
        }
        const seat: NodeConnection = { id: randomUUID(), room, scope, line };
        mine.set(room, seat);
        inTurn(() =>
          enter(seat, state).catch((error: unknown) => {
            mine.delete(room);
            refuse(seat, error);
          }),
        );
      };

      const showIn = (room: string, state: LiveState): void => {
        if (!mine.has(room)) return;
        const isWaiting = shown.has(room);
        shown.set(room, state);
        if (isWaiting) return;
        inTurn(async () => {
          const [seat, newest] = [mine.get(room), shown.get(room)];
          shown.delete(room);
          if (seat !== undefined && newest !== undefined && seats.has(seat)) await show(seat, newest);
        });
      };

      const leaveRoom = (room: string): void => {
        const seat = mine.get(room);
        mine.delete(room);
        inTurn(async () => {
          if (seat !== undefined && seats.has(seat)) await leave(seat);
        });
      };

      /** Messages of a room's document, for a page that was admitted to the room. */
      const withDocument = (
        room: string,
        work: (seat: NodeConnection, document: RoomDocument) => Promise<void>,
      ): void => {
        // Now: the page may say in the next message that it leaves, and what it wrote before is stored all the same.
        const [seat, document] = [mine.get(room), kindOf(room)?.document];
        if (seat === undefined || document === undefined) return;
        inTurn(async () => {
          if (seats.has(seat)) await work(seat, document);
        });
      };

      return {
        hear(message) {
          const { data: asked } = liveRequestSchema.safeParse(message);
          if (asked === undefined || isGreeted === (asked.action === "hello")) line.close(BAD_MESSAGE);
          else if (asked.action === "enter") enterRoom(asked.room, asked.state);
          else if (asked.action === "show") showIn(asked.room, asked.state);
          else if (asked.action === "leave") leaveRoom(asked.room);
          else if (asked.action === "read") withDocument(asked.room, documents.read);
          else if (asked.action === "write")
            withDocument(asked.room, (seat, document) =>
              documents.write(seat, document, asked.serial, asked.change),
            );
          else if (sameText(asked.csrfToken, scope.csrfToken)) isGreeted = true;
          else line.close(LIVE_SESSION_ENDED);
        },
        closed() {
          for (const room of [...mine.keys()]) leaveRoom(room);
        },
      };
    },
  };
};
export type Rooms = ReturnType<typeof liveRoomsOf>;
