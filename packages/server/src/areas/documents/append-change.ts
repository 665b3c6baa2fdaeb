import { type Id, MAX_PAGE_STATE_BYTES } from "@benchleaf/contract";
import * as Y from "yjs";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { editRefusal } from "../files/files.policy.ts";
import { openFile } from "../files/files.service.ts";
import type { FileRow } from "../files/files.sql.ts";
import type { DocumentKind } from "./document-kinds.ts";
import * as store from "./documents.store.ts";
import { readPage, tooLarge, withDocument } from "./page-content.ts";

/** Number of changes stored in addition to the state until they are merged into it. */
const CHANGES_BESIDE_STATE = 200;
/** A change of this size, as something large that is pasted, is merged at once: too much is refused where it comes in. */
const LARGE_CHANGE_BYTES = 100_000;
/** A page whose state is smaller cannot have too much text; every block takes some bytes, too. */
const LARGE_STATE_BYTES = 500_000;
/** Editing that resumes after this time counts as a new session in the audit log. */
const EDIT_SESSION_MS = 30 * 60_000;

/** The insertions in a change, by client: after the clock in `from`, up to the one in `to`. */
interface Inserted {
  readonly from: ReadonlyMap<number, number>;
  readonly to: ReadonlyMap<number, number>;
}

/** @throws request.invalid for an invalid change */
export const readInserted = (change: Uint8Array): Inserted => {
  try {
    Y.decodeUpdate(change);
    return Y.parseUpdateMeta(change);
  } catch {
    throw problem("request.invalid", { issues: [{ path: "change", message: "broken" }] });
  }
};

/** Returns the whole page as one update, including the changes not yet merged into its state. */
export const mergedState = (state: Uint8Array, changes: readonly Uint8Array[]): Uint8Array =>
  changes.length === 0
    ? state
    : withDocument([state, ...changes], (document) => Y.encodeStateAsUpdate(document));

/** On whose behalf a page is changed, with their keys. */
export type PageWriter = Scope & Pick<Session, "authorities">;

export type KindOf = (file: FileRow) => DocumentKind;

/**
 * Refuses users who may not write a page now. The caller has locked the page's state, so that a refusal cannot start
 * before the change is stored.
 *
 * @throws projectFile.not.found, fileAsset.no.read.permission, fileAsset.no.edit.permission, projectFile.locked, and
 * errors of the kind
 */
const demandWriting = async (
  tx: Queries,
  session: PageWriter,
  id: Id,
  kindOf: KindOf,
): Promise<DocumentKind> => {
  const file = await openFile(tx, id);
  const kind = kindOf(file);
  if (!session.authorities.has(kind.keys.update))
    throw problem("permission.denied", { permission: kind.keys.update });
  const refusal = editRefusal(file, session.userId);
  if (refusal !== null) throw problem(refusal, { fileId: id, name: file.name });
  await kind.refuseWriting?.(tx, id);
  return kind;
};

/** Stores changes of pages, one after another for each page. */
export const changeAppender = ({ audit }: Pick<Kernel, "audit">, kindOf: KindOf) => {
  const checkClients = async (tx: Queries, scope: Scope, id: Id, { from, to }: Inserted): Promise<void> => {
    if (to.size === 0) return;
    const known = new Map(
      (await store.listClients(tx, id, [...to.keys()])).map((row) => [row.client_id, row] as const),
    );
    const grown = new Map<number, number>();
    for (const [client, first] of from) {
      const row = known.get(client);
      if (first > (row?.clock ?? 0)) throw problem("document.change.missing");
      const last = to.get(client) ?? first;
      // Anyone may send again what is already stored: after a lost connection a page sends everything it has.
      if (row !== undefined && last <= row.clock) continue;
      if (row !== undefined && row.account_id !== scope.userId) throw problem("document.client.foreign");
      grown.set(client, last);
    }
    if (grown.size > 0) store.saveClients(tx, id, grown);
  };

  const fold = async (
    tx: Queries,
    id: Id,
    held: store.StateRow,
    seq: number,
    change: Uint8Array,
  ): Promise<void> => {
    const changes = await store.listChanges(tx, id, held.state_seq, seq - 1);
    const state = withDocument([held.state, ...changes, change], (document) => {
      const merged = Y.encodeStateAsUpdate(document);
      if (merged.length > MAX_PAGE_STATE_BYTES) throw tooLarge();
      // A page that cannot be read as one could be neither saved as a version nor submitted.
      if (merged.length > LARGE_STATE_BYTES) readPage(document);
      return merged;
    });
    store.mergeState(tx, id, seq, state);
  };

  /**
   * Stores a change in the caller's transaction, and returns its number.
   *
   * @throws request.invalid, document.change.missing, document.client.foreign, document.too.large, and what
   * `demandWriting` throws
   */
  return async (tx: Queries, session: PageWriter, id: Id, change: Uint8Array): Promise<number> => {
    const inserted = readInserted(change);
    const held = await store.lockState(tx, id);
    if (held === undefined) throw problem("projectFile.not.found");
    const kind = await demandWriting(tx, session, id, kindOf);
    await checkClients(tx, session, id, inserted);
    const seq = held.seq + 1;
    store.insertChange(tx, id, seq, change);
    store.touchFile(tx, id);
    if (seq - held.state_seq >= CHANGES_BESIDE_STATE || change.length >= LARGE_CHANGE_BYTES)
      await fold(tx, id, held, seq, change);
    kind.changed?.(tx, id);
    if (!(await store.hasWrittenSince(tx, id, seq, new Date(Date.now() - EDIT_SESSION_MS))))
      await audit.record(tx, session, { action: "document.edit", objectType: "file", objectId: id });
    return seq;
  };
};
