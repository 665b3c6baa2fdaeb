import { fork } from "node:child_process";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** After running so long, a crash counts as the first again. */
const STEADY_MS = 10 * 60_000;
/** So often in a row it may end before it was ready. */
const MOST_FAILED_STARTS = 5;

const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Runs a server in a process of its own and starts it again whenever it crashes: out of memory, killed, an exception.
 * One that ends by itself before it was ever ready, as with a wrong setting, is not started again. SIGINT, SIGTERM
 * and SIGHUP continue to the server. Settles with the code to end with.
 */
export function supervise(program, { env = process.env, firstWaitMs = FIRST_WAIT_MS } = {}) {
  return new Promise((settle) => {
    let isStopping = false;
    let wasReady = false;
    let crashes = 0;
    let failedStarts = 0;
    let child;
    let waiting;
    const run = () => {
      const started = Date.now();
      let isReady = false;
      // In its own process group: Ctrl-C reaches it once, through us. It ends when we end.
      child = fork(program, [], { env, stdio: ["ignore", "inherit", "inherit", "ipc"], detached: true });
      child.on("message", (message) => {
        if (message !== "ready") return;
        isReady = true;
        wasReady = true;
        failedStarts = 0;
      });
      child.once("exit", (code, signal) => {
        if (isStopping || !wasReady || (code === 0 && signal === null)) {
          settle(signal === null ? code : 1);
          return;
        }
        if (!isReady && ++failedStarts >= MOST_FAILED_STARTS) {
          say(`The server ended ${MOST_FAILED_STARTS} times before it was ready. It is not started again.`);
          settle(1);
          return;
        }
        crashes = Date.now() - started > STEADY_MS ? 1 : crashes + 1;
        const waitMs = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (crashes - 1));
        say(`The server crashed (${signal ?? `code ${code}`}). It starts again in ${waitMs / 1000} s.`);
        waiting = setTimeout(run, waitMs);
      });
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        isStopping = true;
        clearTimeout(waiting);
        if (child.exitCode === null && child.signalCode === null) child.kill(signal);
        else settle(0);
      });
    }
    run();
  });
}
