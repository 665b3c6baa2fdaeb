import type {
  BindingPrimersResult,
  BindingSite,
  DesignResult,
  FindTargetGuidesOptions,
  FindTargetGuidesResult,
  Guide,
  Primer3Answer,
  Primer3Tags,
  ReadResult,
  Selection,
  SequenceRecord,
  SoughtGuide,
  SummariseOptions,
  SummariseResult,
  Topology,
  WriteNote,
} from "@benchleaf/bio";
import type { Id, WrittenFormat } from "@benchleaf/contract";
import { openThread, type Seat } from "./compute-seats.ts";
import type { JoinedPdf, JoinedPdfs } from "./join-pdfs.ts";
import type { CrateDirectory, CrateInput, FoundCrate, ReadCrate } from "./reading/crate-tasks.ts";
import type { IndexedText, IndexSource } from "./reading/index-text.ts";
import type { OfficeDocument } from "./reading/office-document.ts";
import type { OfficePages } from "./reading/office-pages.ts";
import type { Typeset, Typesetting } from "./typeset.ts";

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
  typeset: { input: Typesetting; output: Typeset };
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
  /** The answer, and the same as primer3 writes it. */
  "design-by-primer3": {
    input: { asked: Primer3Tags; sequence: string; circular: boolean; library: string };
    output: { answer: Primer3Answer; tags: Record<string, string> };
  };
  /** One result a cut. */
  "design-genotyping-primers": {
    input: {
      sequence: string;
      circular: boolean;
      cuts: readonly Pick<Guide, "cutTop" | "cutBottom">[];
    };
    output: readonly DesignResult[];
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
  /** For whom: no team holds all workers while another waits. Null for the house itself. */
  readonly team: Id | null;
  readonly signal?: AbortSignal;
  /** Milliseconds of running, without the time in the queue. */
  readonly timeout?: number;
}

export interface Compute {
  /**
   * Runs beside the server, so that its event loop stays free. Rejects when aborted.
   *
   * @throws WorkLost
   */
  run<T extends ComputeTask>(
    task: T,
    input: ComputeTasks[T]["input"],
    options: ComputeOptions,
  ): Promise<ComputeTasks[T]["output"]>;
  close(): Promise<void>;
}

/** Work that took more time than it has, or ended its thread or process: it does not do so by chance. */
export class WorkLost extends Error {
  readonly reason: "late" | "died";
  constructor(reason: "late" | "died", message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Waiting {
  readonly task: ComputeTask;
  readonly input: unknown;
  readonly team: Id | null;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  resolve(output: never): void;
  reject(reason: unknown): void;
}

export interface ComputeParts {
  readonly seats: number;
  /** So many of them one team may hold at the same time. */
  readonly seatsOfTeam: number;
  readonly open: () => Seat;
}

const DEFAULT_TIMEOUT_MS = 25_000;
const THREADS: ComputeParts = { seats: 3, seatsOfTeam: 2, open: openThread };

/** A few threads or processes, started when first needed and kept. Each team's tasks go in order; who holds least goes first. */
export const createCompute = ({ seats, seatsOfTeam, open }: ComputeParts = THREADS): Compute => {
  const queue: Waiting[] = [];
  const idle: Seat[] = [];
  const all = new Set<Seat>();
  const held = new Map<Id | null, number>();
  let isClosed = false;

  const heldBy = (team: Id | null): number => held.get(team) ?? 0;
  const count = (team: Id | null, change: number): void => {
    const now = heldBy(team) + change;
    if (now === 0) held.delete(team);
    else held.set(team, now);
  };

  const drop = (seat: Seat): void => {
    all.delete(seat);
    void seat.end();
  };

  const start = (seat: Seat, job: Waiting): void => {
    const { task, input, team, timeout, signal } = job;
    const settle = (isHealthy: boolean, report: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      count(team, -1);
      if (isHealthy && !isClosed) idle.push(seat);
      else drop(seat);
      report();
      next();
    };
    const fail = (reason: unknown): void => settle(false, () => job.reject(reason));
    const onAbort = (): void => fail(signal?.reason);
    const timer = setTimeout(
      () => fail(new WorkLost("late", `${task} took longer than ${timeout} ms`)),
      timeout,
    );
    signal?.addEventListener("abort", onAbort, { once: true });
    count(team, 1);
    seat.ask(
      { task, input },
      {
        onAnswer: ({ output, error }) =>
          settle(true, () =>
            error === undefined ? job.resolve(output as never) : job.reject(new Error(error)),
          ),
        onLost: (reason) => fail(new WorkLost("died", `${task} was lost: ${reason}`)),
      },
    );
  };

  /** The first of the team that holds least and may hold one more. */
  const take = (): Waiting | undefined => {
    let best = -1;
    for (const [place, { team }] of queue.entries()) {
      const holds = heldBy(team);
      if (holds < seatsOfTeam && (best < 0 || holds < heldBy(queue[best]!.team))) best = place;
      if (best >= 0 && heldBy(queue[best]!.team) === 0) break;
    }
    return best < 0 ? undefined : queue.splice(best, 1)[0];
  };

  const seatFor = (): Seat => {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      if (!kept.isGone()) return kept;
      all.delete(kept);
    }
    const seat = open();
    all.add(seat);
    return seat;
  };

  const next = (): void => {
    while (!isClosed && (idle.length > 0 || all.size < seats)) {
      const job = take();
      if (job === undefined) return;
      if (job.signal?.aborted) job.reject(job.signal.reason);
      else start(seatFor(), job);
    }
  };

  return {
    run: (task, input, { team, signal, timeout = DEFAULT_TIMEOUT_MS }) =>
      new Promise((resolve, reject) => {
        queue.push({ task, input, team, timeout, signal, resolve: resolve as Waiting["resolve"], reject });
        next();
      }),
    async close() {
      isClosed = true;
      for (const job of queue.splice(0)) job.reject(new Error("the server stops"));
      await Promise.all([...all].map((seat) => seat.end()));
    },
  };
};

/** What has come from outside, native code, and what takes as much memory as its caller likes: done in processes. */
const foreign: ReadonlySet<ComputeTask> = new Set([
  "design-by-primer3",
  "find-crate",
  "index-text",
  "join-pdfs",
  "read-crate",
  "read-office",
  "read-sequences",
  "typeset",
]);

/** Work of ours in one place, what is foreign in another. */
export const divideCompute = (own: Compute, outside: Compute): Compute => ({
  run: (task, input, options) => (foreign.has(task) ? outside : own).run(task, input, options),
  async close() {
    await Promise.all([own.close(), outside.close()]);
  },
});
