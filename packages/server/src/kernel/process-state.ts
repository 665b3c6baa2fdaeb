import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** State of a running process. */
export interface ProcessState {
  /** A zombie: dead, but not reaped by its parent; it still accepts signals. */
  readonly isZombie: boolean;
  readonly command: string;
  /** Distinguishes a process from a later one with the same id. */
  readonly started: string;
}

const onLinux = (pid: number): ProcessState | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { isZombie: fields[0] === "Z" || fields[0] === "X", command, started: fields[19] ?? "" };
  } catch {
    return null;
  }
};

const elsewhere = (pid: number): ProcessState | null => {
  try {
    const line = execFileSync("ps", ["-p", String(pid), "-o", "state=,lstart=,command="], {
      encoding: "utf8",
    }).trim();
    return line === ""
      ? null
      : { isZombie: line.startsWith("Z"), command: line.slice(30), started: line.slice(1, 30).trim() };
  } catch {
    return null;
  }
};

/** The process with an id; null if there is none. */
export const processState = (pid: number): ProcessState | null =>
  process.platform === "linux" ? onLinux(pid) : elsewhere(pid);

/** Whether a process is alive; a zombie is not. */
export const isRunning = (pid: number): boolean => {
  const state = processState(pid);
  return state !== null && !state.isZombie;
};

/** Waits for a process to end. False when it still runs after the time, in milliseconds. */
export const waitForEnd = async (pid: number, milliseconds: number): Promise<boolean> => {
  const until = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
};
