import { AsyncLocalStorage } from "node:async_hooks";
import { problem } from "./problem.ts";

/** Browsers give up after 30 s; the response is sent before. */
export const REQUEST_DEADLINE_MS = 28_000;
/** How long a request whose change was committed at the last moment may take to respond. */
const ANSWER_MS = 1_000;

interface Deadline {
  isOver: boolean;
  /** Transactions whose COMMIT is in progress: what they wrote may be stored already. */
  commits: number;
  onCommitted?: () => void;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/**
 * Ends a transaction of a request that was already answered as failed: its changes are rolled back.
 *
 * @throws system.unavailable
 */
export const refuseLate = (): void => {
  if (deadlines.getStore()?.isOver) throw problem("system.unavailable");
};

/**
 * Commits for a request; a request that is answered as failed waits for it, since the change may have been stored.
 */
export const committing = async <T>(commit: () => Promise<T>): Promise<T> => {
  const deadline = deadlines.getStore();
  if (deadline === undefined) return commit();
  refuseLate();
  deadline.commits += 1;
  try {
    return await commit();
  } finally {
    deadline.commits -= 1;
    if (deadline.commits === 0) deadline.onCommitted?.();
  }
};

/**
 * The result of the work, or `system.unavailable` if it takes longer than a browser waits. Nothing is stored then
 * except what was committed before: open transactions are rolled back, and no new ones are started.
 */
export const withinDeadline = <T>(work: () => Promise<T>, milliseconds = REQUEST_DEADLINE_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const deadline: Deadline = { isOver: false, commits: 0 };
    const fail = (): void => reject(problem("system.unavailable"));
    let last: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      deadline.isOver = true;
      if (deadline.commits === 0) fail();
      else
        deadline.onCommitted = () => {
          last = setTimeout(fail, ANSWER_MS);
        };
    }, milliseconds);
    const done = deadlines.run(deadline, async () => work());
    done.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      clearTimeout(last);
    });
  });
