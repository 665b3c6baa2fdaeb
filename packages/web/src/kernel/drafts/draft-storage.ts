import { cutDraft, type DraftHead, type DraftPiece, joinDraft } from "./draft-pieces.ts";
import type { DraftStorage } from "./draft-store.ts";

const DATABASE = "benchleaf";
const STORE = "drafts";

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
};

let database: Promise<IDBDatabase> | null = null;

const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  database ??= openDatabase().catch((error: unknown) => {
    database = null;
    throw error;
  });
  return (await database).transaction(STORE, mode).objectStore(STORE);
};

/** Done once committed; so is what was broken off for something newer. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => (transaction.error ? reject(transaction.error) : resolve());
  });

/** Chunks are stored under keys after their draft's key, in order. */
const piecesOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

const forget = (drafts: IDBObjectStore, key: string): void => {
  drafts.delete(key);
  drafts.delete(piecesOf(key));
};

const putPieces = (
  drafts: IDBObjectStore,
  key: string,
  pieces: readonly DraftPiece[],
  isLeaving: boolean,
  first = 0,
): void => {
  for (let index = first; index < pieces.length; index += 1) {
    const request = drafts.put(pieces[index], [key, index]);
    if (isLeaving) continue;
    request.onsuccess = () => putPieces(drafts, key, pieces, isLeaving, index + 1);
    return;
  }
  // Committed immediately: a page that is being closed does not see the end of its request.
  drafts.transaction.commit();
};

/** What is being written piece by piece, each in a turn of its own. */
let underWay: IDBTransaction | null = null;

/** Drafts in the browser's IndexedDB. */
export const browserDraftStorage: DraftStorage = {
  get: async (key) => {
    const drafts = await store("readonly");
    const [head, pieces] = await Promise.all([
      answered<DraftHead | undefined>(drafts.get(key)),
      answered<DraftPiece[]>(drafts.getAll(piecesOf(key))),
    ]);
    return head && joinDraft(head, pieces);
  },
  put: async (key, draft, isLeaving) => {
    const drafts = await store("readwrite");
    const { transaction } = drafts;
    const { head, pieces } = cutDraft(draft);
    if (isLeaving) underWay?.abort();
    underWay = transaction;
    forget(drafts, key);
    drafts.put(head, key);
    putPieces(drafts, key, pieces, isLeaving);
    await settled(transaction).finally(() => {
      if (underWay === transaction) underWay = null;
    });
  },
  remove: async (key) => {
    const drafts = await store("readwrite");
    forget(drafts, key);
    drafts.transaction.commit();
    await settled(drafts.transaction);
  },
};
