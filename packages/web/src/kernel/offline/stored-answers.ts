import { Failure, isConnectionFailure } from "../failure.ts";
import { ownKey } from "../own-key.ts";

const DATABASE = "benchleaf-answers";
const STORE = "answers";
/** The oldest are removed from this number on. */
const MAX_ANSWERS = 300;

interface StoredAnswer {
  readonly key: string;
  readonly answer: unknown;
  readonly time: number;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
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

const answers = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(STORE, mode).objectStore(STORE);

const put = async (key: string, answer: unknown): Promise<void> => {
  const store = await answers("readwrite");
  store.put({ key, answer, time: Date.now() } satisfies StoredAnswer);
  const surplus = (await answered(store.count())) - MAX_ANSWERS;
  if (surplus <= 0) return;
  for (const old of await answered(store.index("time").getAllKeys(null, surplus))) store.delete(old);
};

/**
 * The answer of the server, which is stored in the browser; without a connection, the last stored one. An error of the
 * server, such as a lost permission, deletes it. Each user has their own.
 *
 * @throws {Failure} of the call, if there is no stored answer
 * @example `await answerOrStored("eln 12", () => call(elnApi.get, { params: { elnId: "12" } }))`
 */
export const answerOrStored = async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
  const key = ownKey(name);
  try {
    const answer = await ask();
    // A browser that stores nothing works online as before.
    void put(key, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (isConnectionFailure(error)) {
      const stored = await answers("readonly")
        .then((store) => answered<StoredAnswer | undefined>(store.get(key)))
        .catch(() => undefined);
      if (stored !== undefined) return stored.answer as T;
    } else
      void answers("readwrite").then(
        (store) => store.delete(key),
        () => undefined,
      );
    throw error;
  }
};

/** Options of a query whose answer is stored: it runs without a connection, and again as soon as there is one. */
export const storedQuery = { networkMode: "always", refetchOnReconnect: "always", retry: false } as const;

/** Deletes the stored answers of the user who signs out. */
export const forgetAnswers = async (): Promise<void> => {
  const own = ownKey("");
  const store = await answers("readwrite");
  for (const key of await answered(store.getAllKeys())) if (String(key).endsWith(own)) store.delete(key);
};
