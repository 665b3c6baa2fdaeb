import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { point } from "../../kernel/point.ts";
import type { Scope } from "../../kernel/scope.ts";

/** The document of a room, that those who may write it write together. */
export interface RoomDocument {
  /** Asked at each change, in its transaction. Ends with a problem for who may not. */
  refuseWriting(tx: Queries, scope: Scope, id: Id): Promise<void>;
  /** Somebody has begun to write, or goes on after a while: for the audit trail. */
  begun(tx: Queries, scope: Scope, id: Id): Promise<void>;
}

/** A kind of rooms, e.g. `file` for `file:12`. */
export interface RoomKind {
  readonly kind: string;
  /** Ends with a problem for whom there is no such room: who may not read what it stands for. */
  admit(scope: Scope, id: Id): Promise<unknown>;
  /** Where such a room has one. */
  readonly document?: RoomDocument;
}

/** Which kinds of rooms there are, and who may enter them. */
export const liveRooms = point<RoomKind>("liveRooms");

/** @example roomOf("file", "12") // "file:12" */
export const roomOf = (kind: string, id: Id): string => `${kind}:${id}`;

/** Everybody in a room, at whatever server. */
export { listPeople as whoIsIn } from "./live.store.ts";
