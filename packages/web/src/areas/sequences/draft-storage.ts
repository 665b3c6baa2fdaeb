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

/** Committed at once: a page that is being closed does not live to see its request answered. */
const change = async (work: (drafts: IDBObjectStore) => IDBRequest): Promise<void> => {
  const drafts = await store("readwrite");
  const { transaction } = drafts;
  const kept = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  work(drafts);
  transaction.commit();
  await kept;
};

/** Drafts in the browser's IndexedDB. */
export const browserDraftStorage: DraftStorage = {
  get: async (key) => answered<unknown>((await store("readonly")).get(key)),
  put: async (key, value) => {
    await change((drafts) => drafts.put(value, key));
  },
  remove: async (key) => {
    await change((drafts) => drafts.delete(key));
  },
};
