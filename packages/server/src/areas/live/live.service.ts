import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Scope } from "../../kernel/scope.ts";

/** The shared document of a room. */
export interface RoomDocument {
  /** Called for each change, in its transaction. Throws a problem for users who may not write. */
  refuseWriting(tx: Queries, scope: Scope, id: Id): Promise<void>;
  /** Someone has started to write, or continues after a while: for the audit trail. */
  begun(tx: Queries, scope: Scope, id: Id): Promise<void>;
  /** If its area stores the document itself; then that area calls `refuseWriting` and `begun`. */
  readonly store?: DocumentStore;
}

/** A document that an area stores itself, such as a page with its history. */
export interface DocumentStore {
  /** The whole document as one Yjs update. */
  read(q: Queries, id: Id): Promise<Uint8Array>;
  /** Stores a change in the caller's transaction, and returns its number. Throws a problem for a rejected change. */
  append(tx: Queries, scope: Session, id: Id, change: Uint8Array): Promise<Id>;
  /** The change of a number. */
  find(q: Queries, id: Id, number: Id): Promise<Uint8Array | undefined>;
}

/** A kind of rooms, e.g. `file` for `file:12`. */
export interface RoomKind {
  readonly kind: string;
  /** Throws a problem if there is no such room for the user, who may not read its record. */
  admit(scope: Scope, id: Id): Promise<unknown>;
  /** If such a room has a document. */
  readonly document?: RoomDocument;
}

/** The kinds of rooms, and who may enter them. */
export const liveRooms = extensionPoint<RoomKind>("liveRooms");

/** @example roomOf("file", "12") // "file:12" */
export const roomOf = (kind: string, id: Id): string => `${kind}:${id}`;

/** All members of a room, on any node. */
export { listPeople as whoIsIn } from "./live.store.ts";
