import {
  type Id,
  MAX_LIVE_CHANGE_BYTES,
  MAX_LIVE_DOCUMENT_BYTES,
  type RoomUpdate,
} from "@benchleaf/contract";
import * as Y from "yjs";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { ConnectionsOfNode, NodeConnection } from "./connections-of-node.ts";
import * as store from "./documents.store.ts";
import type { DocumentStore, RoomDocument } from "./live.service.ts";

const WRITTEN = "live.written";
/** Number of changes after which they are merged into the state. */
const MOST_CHANGES = 200;
/** Somebody who continues after this time starts again, for the audit trail. */
const SITTING_MINUTES = 30;

interface Written {
  readonly tenantId: Id;
  readonly room: string;
  readonly id: Id;
}

/** @example idOf("page:12") // "12" */
const idOf = (room: string): Id => room.slice(room.indexOf(":") + 1);

const wired = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** The document as one update; deleted content only leaves its id. */
const wholeOf = ({ state, changes }: store.DocumentRow): Uint8Array => {
  const document = new Y.Doc();
  document.transact(() => {
    for (const one of [state, ...changes.map(({ change }) => change)]) Y.applyUpdate(document, one);
  });
  const whole = Y.encodeStateAsUpdate(document);
  document.destroy();
  return whole;
};

/** @throws request.invalid for an invalid change */
const readChange = (written: string): Uint8Array => {
  const change = Buffer.from(written, "base64");
  try {
    if (change.length > MAX_LIVE_CHANGE_BYTES) throw new Error("too long");
    Y.decodeUpdate(change);
    return change;
  } catch {
    throw problem("request.invalid", { issues: [{ path: "change", message: "broken" }] });
  }
};

/**
 * Documents that several people write in rooms. A change is acknowledged once it is in the database, and announced to
 * all nodes by its number, since a signal has no space for it; each node reads it and sends it to its connected
 * pages.
 */
export const liveDocuments = (
  { database, signals, log }: Kernel,
  seats: ConnectionsOfNode,
  documentOf: (room: string) => RoomDocument | undefined,
) => {
  /** Pages that have requested their room's document. */
  const readers = new WeakSet<NodeConnection>();

  const storeOf = (room: string): DocumentStore | undefined => documentOf(room)?.store;

  const readWhole = async (q: Queries, room: string): Promise<Uint8Array> => {
    const own = storeOf(room);
    if (own !== undefined) return own.read(q, idOf(room));
    const row = await store.findDocument(q, room);
    return row === undefined ? Y.encodeStateAsUpdate(new Y.Doc()) : wholeOf(row);
  };

  const findChange = async (q: Queries, room: string, id: Id): Promise<Uint8Array | undefined> => {
    const own = storeOf(room);
    return own === undefined ? (await store.findChange(q, room, id))?.change : own.find(q, idOf(room), id);
  };

  const tellWhole = async (seat: NodeConnection): Promise<void> => {
    const state = wired(await database.read(seat.scope, (q) => readWhole(q, seat.room)));
    seat.line.send({ news: "document", room: seat.room, state } satisfies RoomUpdate);
  };

  const tellChange = async ({ tenantId, room, id }: Written): Promise<void> => {
    const here = [...seats.in(tenantId, room)].filter((seat) => readers.has(seat));
    const [first] = here;
    if (first === undefined) return;
    const change = await database.read(first.scope, (q) => findChange(q, room, id));
    // It was merged already: the complete document contains it.
    if (change === undefined) await Promise.all(here.map(tellWhole));
    else
      for (const seat of here)
        seat.line.send({ news: "change", room, change: wired(change) } satisfies RoomUpdate);
  };

  /** Signals a change to all nodes when its transaction commits. */
  const announce = (tx: Queries, tenantId: Id, room: string, id: Id): void =>
    signals.send(tx, WRITTEN, { tenantId, room, id } satisfies Written);

  const fold = async (tx: Queries, room: string): Promise<void> => {
    store.lockDocumentForUpdate(tx, room);
    const row = await store.findDocument(tx, room);
    if (row === undefined) return;
    store.fold(
      tx,
      room,
      wholeOf(row),
      row.changes.map(({ id }) => id),
    );
  };

  /** @throws live.document.full */
  const makeRoom = async (tx: Queries, room: string, coming: number): Promise<void> => {
    const { changes, bytes } = await store.measure(tx, room);
    if (changes < MOST_CHANGES && bytes + coming <= MAX_LIVE_DOCUMENT_BYTES) return;
    await fold(tx, room);
    const { bytes: folded } = await store.measure(tx, room);
    if (folded + coming > MAX_LIVE_DOCUMENT_BYTES)
      throw problem("live.document.full", { limit: MAX_LIVE_DOCUMENT_BYTES });
  };

  const keep = (seat: NodeConnection, document: RoomDocument, change: Uint8Array): Promise<void> =>
    database.write(seat.scope, async (tx) => {
      const { room, scope } = seat;
      const id = idOf(room);
      if (document.store !== undefined) {
        announce(tx, scope.tenantId, room, await document.store.append(tx, scope, id, change));
        return;
      }
      await document.refuseWriting(tx, scope, id);
      store.ensureDocument(tx, room);
      await makeRoom(tx, room, change.length);
      if (await store.noteWriter(tx, room, SITTING_MINUTES)) await document.begun(tx, scope, id);
      const written = await store.insertChange(tx, room, change);
      announce(tx, scope.tenantId, room, written);
    });

  return {
    announce,

    async read(seat: NodeConnection): Promise<void> {
      // Later changes are sent, too; sending one twice does no harm.
      readers.add(seat);
      await tellWhole(seat);
    },

    async write(
      seat: NodeConnection,
      document: RoomDocument,
      serial: number,
      written: string,
    ): Promise<void> {
      const { room, line } = seat;
      try {
        await keep(seat, document, readChange(written));
        line.send({ news: "kept", room, serial } satisfies RoomUpdate);
      } catch (error) {
        // A database that is away has refused nothing: the connection ends, and the page sends it again.
        if (!(error instanceof Problem) || error.code === "system.unavailable") throw error;
        line.send({ news: "unkept", room, serial, code: error.code } satisfies RoomUpdate);
      }
    },

    listen(): void {
      signals.on(WRITTEN, (data) => {
        tellChange(data as Written).catch((error: unknown) =>
          log.warn({ err: error }, "a change of a document could not be published"),
        );
      });
      signals.onGap(() => {
        for (const seat of seats.byTenant().flat())
          if (readers.has(seat))
            tellWhole(seat).catch((error: unknown) =>
              log.warn({ err: error }, "a document could not be published again"),
            );
      });
    },
  };
};
