import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import { processState } from "./process-state.ts";

const FILE = "server.lock";

interface Holder {
  readonly pid: number;
  readonly started: string;
}

const read = (place: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(place, "utf8")) as Holder;
  } catch {
    return null;
  }
};

const isAlive = (holder: Holder | null): boolean => {
  const state = holder === null ? null : processState(holder.pid);
  return state !== null && !state.isZombie && state.started === holder?.started;
};

/**
 * Locks a data folder for this process, so that two servers never share one. A killed server's lock is ignored.
 * Returns the function that releases it.
 *
 * @throws ConfigError when another server holds it.
 */
export const lockDirectory = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const place = join(dataDir, FILE);
  const own = `${place}.${process.pid}`;
  const me: Holder = { pid: process.pid, started: processState(process.pid)?.started ?? "" };
  writeFileSync(own, JSON.stringify(me));
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // A link appears atomically, unlike a file that is written.
        linkSync(own, place);
        return () => rmSync(place, { force: true });
      } catch (error) {
        const holder = read(place);
        if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 3) throw error;
        if (isAlive(holder)) {
          throw new ConfigError(
            `DATA_DIR is wrong: ${dataDir} is in use by a running server (process ${holder?.pid})`,
          );
        }
        rmSync(place, { force: true });
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
};
