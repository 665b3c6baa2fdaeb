import { Failure, isConnectionFailure } from "../failure.ts";
import { ownKey } from "../own-key.ts";
import { answered, answers, type StoredAnswer } from "./answers-database.ts";

/** The oldest are removed from this number on. */
const MAX_ANSWERS = 300;

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
