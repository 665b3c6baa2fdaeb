const DATABASE = "benchleaf-answers";
const STORE = "answers";
/** An answer as the browser stores it. */
export interface StoredAnswer {
  readonly key: string;
  readonly answer: unknown;
  readonly time: number;
}

/** The result of a request of the database. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;
const database = (): Promise<IDBDatabase> => {
  const open = () => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("time", "time");
    return answered(request);
  };
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** The stored answers of all users of this browser. */
export const answers = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(STORE, mode).objectStore(STORE);
