import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type {
  BindingPrimersResult,
  BindingSite,
  FindTargetGuidesOptions,
  FindTargetGuidesResult,
  ReadResult,
  Selection,
  SequenceRecord,
  SoughtGuide,
  SummariseOptions,
  SummariseResult,
  Topology,
  WriteNote,
} from "@benchleaf/bio";
import type { WrittenFormat } from "@benchleaf/contract";
import type { JoinedPdf, JoinedPdfs } from "./join-pdfs.ts";
import type { CrateDirectory, CrateInput, FoundCrate, ReadCrate } from "./reading/crate-tasks.ts";
import type { IndexedText, IndexSource } from "./reading/index-text.ts";
import type { OfficeDocument } from "./reading/office-document.ts";
import type { OfficePages } from "./reading/office-pages.ts";
import type { Typesetting } from "./typeset.ts";

/** Work for a thread: what goes in, what comes out. */
export interface ComputeTasks {
  "read-sequences": { input: { bytes: Uint8Array; fileName: string }; output: ReadResult };
  /** A file out of a record. */
  "write-sequence": {
    input: { record: UnreadRecord; format: WrittenFormat };
    output: Uint8Array<ArrayBuffer>;
  };
  /** What of a record a format cannot hold. */
  "find-losses": {
    input: { record: UnreadRecord; format: WrittenFormat };
    output: readonly WriteNote[];
  };
  typeset: { input: Typesetting; output: Uint8Array<ArrayBuffer> };
  /** Several PDFs as one. */
  "join-pdfs": { input: JoinedPdfs; output: JoinedPdf };
  /** What a document of an office program says and shows. */
  "read-office": { input: OfficeDocument; output: OfficePages | null };
  /** A ZIP of files that are packed already. */
  "zip-files": { input: { files: Readonly<Record<string, Uint8Array>> }; output: Uint8Array<ArrayBuffer> };
  "template-seeds": {
    input: { sequence: string; circular: boolean };
    output: Uint8Array<ArrayBuffer>;
  };
  "find-binding-primers": {
    input: { sequence: string; circular: boolean; primers: readonly string[]; minTm: number };
    output: BindingPrimersResult;
  };
  /** Where one primer binds in several molecules, told by their places in the list; a place beyond `limit` ends it. */
  "find-primer-places": {
    input: {
      bases: string;
      molecules: readonly { sequence: string; circular: boolean }[];
      maxMismatches: number;
      limit: number;
    };
    output: readonly { index: number; site: BindingSite }[];
  };
  "find-guides": {
    input: { sequence: string; options: FindTargetGuidesOptions };
    output: FindTargetGuidesResult;
  };
  "summarise-off-targets": {
    /** Features as JSON text. */
    input: {
      guides: readonly SoughtGuide[];
      sequence: string;
      topology: Topology;
      features: string;
      options: Omit<SummariseOptions, "features">;
    };
    output: SummariseResult;
  };
  /** Where stretches of one text lie in another. */
  "follow-stretches": {
    input: { before: string; after: string; stretches: readonly Selection[]; isCircular: boolean };
    output: readonly (Selection | null)[];
  };
  /** The words of a document or a sequence, for the search. */
  "index-text": { input: IndexSource; output: IndexedText };
  /** Where the metadata of an `.eln` archive lies, and whether it may be unpacked at all. */
  "find-crate": { input: CrateDirectory; output: FoundCrate };
  /** What an `.eln` archive holds. */
  "read-crate": { input: CrateInput; output: ReadCrate };
}

/** A record whose long parts are JSON text: so it goes to a thread without being read or copied piece by piece. */
export type UnreadRecord = Omit<SequenceRecord, "features" | "primers" | "meta" | "qualities" | "trace"> & {
  /** As they travel, null where there are none. */
  readonly qualities: string | null;
  readonly trace: string | null;
  readonly features: string;
  readonly primers: string;
  readonly meta: string;
};

export type ComputeTask = keyof ComputeTasks;

export interface ComputeOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds of running, without the time in the queue. */
  readonly timeout?: number;
}

export interface Compute {
  /** Runs in a worker thread, so that the event loop stays free. Rejects when aborted or late. */
  run<T extends ComputeTask>(
    task: T,
    input: ComputeTasks[T]["input"],
    options?: ComputeOptions,
  ): Promise<ComputeTasks[T]["output"]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly task: ComputeTask;
  readonly input: unknown;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  resolve(output: never): void;
  reject(reason: unknown): void;
}

const DEFAULT_TIMEOUT_MS = 25_000;

/** The bundle lies beside its worker; from source the worker is TypeScript and wants the loader. */
const spawn = (memoryMb: number | undefined): Worker => {
  const limits = memoryMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryMb } };
  const built = new URL("./compute-worker.js", import.meta.url);
  if (existsSync(built)) return new Worker(built, limits);
  const source = new URL("./compute-worker.ts", import.meta.url).href;
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(start, { eval: true, ...limits });
};

/** A few threads, started when first needed, that take tasks in order; one that needs more memory ends alone. */
export const createCompute = (threads = 2, memoryMb?: number): Compute => {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  const drop = (worker: Worker): void => {
    all.delete(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    void worker.terminate();
  };

  const start = (worker: Worker, job: Waiting): void => {
    worker.ref();
    const settle = (isHealthy: boolean, report: () => void): void => {
      clearTimeout(timer);
      job.signal?.removeEventListener("abort", onAbort);
      // Only ours: `removeAllListeners` would also take the ones by which Node hears the thread.
      worker.off("message", onMessage).off("error", fail).off("exit", onExit);
      if (isHealthy) {
        worker.unref();
        idle.push(worker);
      } else {
        drop(worker);
      }
      report();
      next();
    };
    const fail = (reason: unknown): void => settle(false, () => job.reject(reason));
    const onAbort = (): void => fail(job.signal?.reason);
    const onExit = (code: number): void => fail(new Error(`the thread of ${job.task} ended with ${code}`));
    const onMessage = (answer: { output?: never; error?: string }): void =>
      settle(true, () =>
        answer.error === undefined
          ? job.resolve(answer.output as never)
          : job.reject(new Error(answer.error)),
      );
    const timer = setTimeout(
      () => fail(new Error(`${job.task} took longer than ${job.timeout} ms`)),
      job.timeout,
    );
    job.signal?.addEventListener("abort", onAbort, { once: true });
    worker.once("message", onMessage).once("error", fail).once("exit", onExit);
    worker.postMessage({ task: job.task, input: job.input });
  };

  const next = (): void => {
    const job = queue.shift();
    if (job === undefined) return;
    if (job.signal?.aborted) {
      job.reject(job.signal.reason);
      next();
      return;
    }
    let worker = idle.pop();
    if (worker === undefined) {
      if (all.size >= threads) {
        queue.unshift(job);
        return;
      }
      worker = spawn(memoryMb);
      all.add(worker);
    }
    start(worker, job);
  };

  return {
    run: (task, input, options = {}) =>
      new Promise((resolve, reject) => {
        queue.push({
          task,
          input,
          timeout: options.timeout ?? DEFAULT_TIMEOUT_MS,
          signal: options.signal,
          resolve: resolve as Waiting["resolve"],
          reject,
        });
        next();
      }),
    async close() {
      for (const job of queue.splice(0)) job.reject(new Error("the server stops"));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
