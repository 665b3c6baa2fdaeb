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

/** Drafts in the browser's IndexedDB. */
export const browserDraftStorage: DraftStorage = {
  get: async (key) => answered<unknown>((await store("readonly")).get(key)),
  put: async (key, value) => {
    await answered((await store("readwrite")).put(value, key));
  },
  remove: async (key) => {
    await answered((await store("readwrite")).delete(key));
  },
};
