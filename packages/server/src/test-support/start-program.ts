import { spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import { program } from "./build-program.ts";

export interface Program {
  /** What it has printed so far, for people and for the log. */
  printed(): string;
  /** Its code once it has ended. */
  readonly ended: Promise<number | null>;
  /** Waits until it is ready; fails with what it printed when it ends before. Returns its address on this machine. */
  ready(): Promise<string>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export interface ProgramOptions {
  /** A shell's words before it, as a limit. */
  readonly before?: string;
}

/** The server as it is started, in its own process with only these settings. */
export const startProgram = (
  settings: Readonly<Record<string, string>>,
  { before = "" }: ProgramOptions = {},
): Program => {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const env = {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    DEMO: "0",
    PORT: "0",
    NODE_ENV: "production",
    ...settings,
  };
  const child = spawn("bash", ["-c", `${before} exec "$0" "$1"`, process.execPath, program], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return await ended;
  };
  return {
    printed: () => printed,
    ended,
    ready: () =>
      vi.waitFor(
        () => {
          const found = /is ready at (\S+)/.exec(printed);
          if (found === null && child.exitCode !== null) throw new Error(`it ended:\n${printed}`);
          if (found === null) throw new Error(`it is not ready:\n${printed}`);
          return found[1]!;
        },
        { timeout: 60_000, interval: 50 },
      ),
    async kill() {
      await end("SIGKILL");
    },
    stop: () => end("SIGTERM"),
  };
};
