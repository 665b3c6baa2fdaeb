import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** The message of a worker or process: a result or an error. */
export interface WorkerResult {
  readonly output?: never;
  readonly error?: string;
}

interface SeatHearers {
  readonly onAnswer: (answer: WorkerResult) => void;
  /** It has ended unexpectedly, during its task. */
  readonly onLost: (reason: string) => void;
}

/** Runs one task at a time. */
export interface ComputeWorker {
  ask(question: { readonly task: string; readonly input: unknown }, hearers: SeatHearers): void;
  /** Whether it has ended, perhaps while idle. */
  isGone(): boolean;
  end(): Promise<void>;
}

/** The bundle is next to its worker; when run from source, the worker is TypeScript and needs the loader. */
const built = new URL("./compute-worker.js", import.meta.url);
const source = new URL("../compute-worker.ts", import.meta.url);
const fromSource = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); });`;

/** A thread of our own process, for our own work on stored data. */
export const openThread = (): ComputeWorker => {
  const worker = existsSync(built) ? new Worker(built) : new Worker(fromSource, { eval: true });
  worker.unref();
  let hearers: SeatHearers | undefined;
  let isGone = false;
  const settle = (tell: (waiting: SeatHearers) => void): void => {
    const waiting = hearers;
    hearers = undefined;
    worker.unref();
    if (waiting !== undefined) tell(waiting);
  };
  worker.on("message", (answer: WorkerResult) => settle(({ onAnswer }) => onAnswer(answer)));
  worker.on("error", (error) => settle(({ onLost }) => onLost(String(error))));
  worker.on("exit", (code) => {
    isGone = true;
    settle(({ onLost }) => onLost(`it ended with ${code}`));
  });
  return {
    isGone: () => isGone,
    ask(question, asked) {
      hearers = asked;
      worker.ref();
      worker.postMessage(question);
    },
    async end() {
      hearers = undefined;
      await worker.terminate();
    },
  };
};

/** The limits of a process; enforced by the operating system, or by its own monitor if that is not possible. */
export interface ProcessLimits {
  /** Of the JavaScript heap. */
  readonly heapMb: number;
  /** Total: heap, buffers, and native code. */
  readonly memoryMb: number;
}

/** The memory limit of one process that reads untrusted input, in megabytes. */
export const PROCESS_LIMITS: ProcessLimits = { heapMb: 768, memoryMb: 1_536 };

/** No settings of the server: code that escapes from a parser finds no password and no key there. */
const bareEnvironment = (bounds: ProcessLimits): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  TZ: process.env.TZ,
  TMPDIR: process.env.TMPDIR,
  SystemRoot: process.env.SystemRoot,
  BENCHLEAF_MEMORY_MB: String(bounds.memoryMb),
  // The PDF reader's canvas would allocate a gigabyte in advance, nearly all of the limit.
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
});

const start = (bounds: ProcessLimits): ChildProcess => {
  const node = [process.execPath, `--max-old-space-size=${bounds.heapMb}`];
  const script = existsSync(built) ? [fileURLToPath(built)] : ["--input-type=module", "--eval", fromSource];
  const options: SpawnOptions = {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    env: bareEnvironment(bounds),
    cwd: fileURLToPath(new URL(".", import.meta.url)),
  };
  if (process.platform === "win32") return spawn(node[0]!, [...node.slice(1), ...script], options);
  // The shell sets the limit and executes the program; on a system without such limits, the program's own monitor
  // enforces them.
  const launch = 'ulimit -d "$0" 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$@"';
  return spawn("/bin/sh", ["-c", launch, String(bounds.memoryMb * 1_024), ...node, ...script], options);
};

/** A separate process: a crash affects nothing else. */
export const openProcess = (bounds: ProcessLimits = PROCESS_LIMITS): ComputeWorker => {
  const child = start(bounds);
  let hearers: SeatHearers | undefined;
  let isGone = false;
  const hold = (isHeld: boolean): void => {
    child[isHeld ? "ref" : "unref"]();
    const channel = child.channel as { ref?(): void; unref?(): void } | null | undefined;
    channel?.[isHeld ? "ref" : "unref"]?.();
  };
  const settle = (tell: (waiting: SeatHearers) => void): void => {
    const waiting = hearers;
    hearers = undefined;
    hold(false);
    if (waiting !== undefined) tell(waiting);
  };
  const ended = new Promise<void>((resolve) => {
    const lose = (reason: string): void => {
      isGone = true;
      settle(({ onLost }) => onLost(reason));
      resolve();
    };
    child.on("error", (error) => lose(error.message));
    child.on("exit", (code, signal) => lose(`it ended with ${signal ?? code}`));
  });
  child.on("message", (answer) => settle(({ onAnswer }) => onAnswer(answer as WorkerResult)));
  hold(false);
  return {
    isGone: () => isGone,
    ask(question, asked) {
      hearers = asked;
      hold(true);
      // A failure to send is followed by its exit.
      child.send(question, () => {});
    },
    async end() {
      hearers = undefined;
      if (isGone) return;
      child.kill("SIGKILL");
      await ended;
    },
  };
};
