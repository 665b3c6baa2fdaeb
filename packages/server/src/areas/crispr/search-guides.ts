import type { FindTargetGuidesOptions, TargetGuide, Topology } from "@benchleaf/bio";
import {
  type CrisprFault,
  type CrisprSettings,
  type Id,
  MAX_CRISPR_GUIDES,
  MAX_CRISPR_OFF_TARGETS,
} from "@benchleaf/contract";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import { findBases, type StoredBases } from "../sequences/sequences.service.ts";
import {
  addSearched,
  batchesOf,
  cutStretches,
  type PiecePlace,
  rankGuides,
  type Searched,
} from "./crispr.rules.ts";
import * as store from "./crispr.store.ts";
import { genomePieces } from "./genome-pieces.ts";
import { KnownPlaces } from "./known-places.ts";

export const SEARCH_JOB = "crispr.search";

/** A batch takes about a second; a thread that takes this long hangs. */
const TIMEOUT_MS = 120_000;
/** Share of the total work assumed for finding the guides themselves. */
const FIRST_SHARE = 0.05;

/** The task cannot succeed, however often it is retried. */
class Fault extends Error {
  readonly fault: CrisprFault;
  constructor(fault: CrisprFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** The search input of a thread. */
interface Stretch {
  readonly bases: string;
  readonly topology: Topology;
  readonly features: string;
  readonly startsWithin?: { readonly from: number; readonly to: number };
  readonly place?: PiecePlace;
}

const topologyOf = ({ circular }: StoredBases) => (circular ? "circular" : "linear");

const choiceOf = ({ nuclease, pam, spacerLength }: CrisprSettings) => ({
  nuclease,
  ...(pam === null ? {} : { pam }),
  ...(spacerLength === null ? {} : { spacerLength }),
});

/** Finds a task's guides and their off-targets. All computing is done in threads. */
export const guideSearch = (kernel: Kernel) => {
  const { database, compute, events } = kernel;

  const readLetters = (scope: Scope, { fileId, version }: store.SearchedFile): Promise<StoredBases> =>
    database.read(scope, async (q) => {
      // What was shared when the task was created may no longer be.
      await openFile(q, fileId);
      const letters = await findBases(q, fileId, version);
      if (letters === undefined) throw new Fault({ code: "file-gone" });
      return letters;
    });

  const findGuides = async (
    task: store.TaskRow,
    source: StoredBases,
    { team, signal }: { readonly team: Id; readonly signal: AbortSignal },
  ): Promise<readonly TargetGuide[]> => {
    const molecule = { size: source.bases.length, circular: source.circular };
    const options: FindTargetGuidesOptions = {
      ...choiceOf(task.settings),
      topology: topologyOf(source),
      stretches: cutStretches(task.target.stretches, task.settings.flank, molecule) ?? [],
    };
    const input = { sequence: source.bases, options };
    const found = await compute.run("find-guides", input, { team, signal, timeout: TIMEOUT_MS });
    if (!found.ok) throw new Error(found.error.message);
    const count = found.guides.length;
    if (count === 0) throw new Fault({ code: "no-guides" });
    if (count > MAX_CRISPR_GUIDES)
      throw new Fault({ code: "too-many-guides", count, limit: MAX_CRISPR_GUIDES });
    return found.guides;
  };

  const search = async (scope: Scope, task: store.TaskRow, context: JobContext) => {
    const { settings } = task;
    const { signal } = context;
    const [own, ...others] = task.searched;
    if (own === undefined || "genomeId" in own) throw new Error("a task searches its own sequence");
    const source = await readLetters(scope, own);
    const guides = await findGuides(task, source, { team: scope.tenantId, signal });
    await context.progress(FIRST_SHARE);
    const searched: (Searched | undefined)[] = guides.map(() => undefined);
    const places = new KnownPlaces(guides.map(({ context: around }) => around));
    const options = {
      ...choiceOf(settings),
      maxMismatches: settings.maxMismatches,
      maxDnaBulge: settings.maxDnaBulge,
      maxRnaBulge: settings.maxRnaBulge,
      most: MAX_CRISPR_OFF_TARGETS,
    };
    const tell = (part: number, share: number): Promise<void> =>
      context.progress(FIRST_SHARE + (1 - FIRST_SHARE) * ((part + share) / task.searched.length));

    /** Searches all guides in one range of bases; `from` to `to` are the shares of its part before and after it. */
    const searchLetters = async (
      part: number,
      stretch: Stretch,
      [from, to]: readonly [number, number],
    ): Promise<void> => {
      const { bases, features, topology, startsWithin, place = null } = stretch;
      let done = 0;
      for (const batch of batchesOf(guides, bases.length, settings)) {
        const found = await compute.run(
          "summarise-off-targets",
          {
            guides: batch.map(({ spacer, start, strand }, index) => ({
              ...{ spacer, start, strand },
              ...places.soughtBy(done + index),
            })),
            sequence: bases,
            topology,
            features,
            options: { ...options, isSource: part === 0, ...(startsWithin && { startsWithin }) },
          },
          { team: scope.tenantId, signal, timeout: TIMEOUT_MS },
        );
        if (!found.ok) throw new Error(found.error.message);
        for (const [index, summary] of found.summaries.entries()) {
          searched[done + index] = addSearched(searched[done + index], summary, part, place);
          if (part === 0) places.keep(done + index, summary.surroundings);
          else places.meet(done + index, summary, place);
        }
        done += batch.length;
        await tell(part, from + (to - from) * (done / guides.length));
      }
    };

    const searchGenome = async (part: number, genomeId: Id): Promise<void> => {
      let from = 0;
      for await (const { letters: bases, share, ...piece } of genomePieces(kernel, scope, genomeId)) {
        await searchLetters(part, { ...piece, bases, topology: "linear" }, [from, share]);
        from = share;
      }
    };

    for (const [part, one] of [own, ...others].entries()) {
      places.beginPart();
      if ("genomeId" in one) await searchGenome(part, one.genomeId);
      else {
        const letters = part === 0 ? source : await readLetters(scope, one);
        await searchLetters(part, { ...letters, topology: topologyOf(letters) }, [0, 1]);
      }
      for (const { guide, summary, place } of places.elsewhere())
        searched[guide] = addSearched(searched[guide], summary, part, place);
    }
    return rankGuides(guides, searched, settings);
  };

  const fail = (scope: Scope, taskId: Id, fault: CrisprFault): Promise<void> =>
    database.write(scope, async (tx) => {
      if (!(await store.endTask(tx, taskId, "failed", { fault }))) return;
      await events.emit(tx, scope, { type: "crispr.failed", data: { taskId } });
    });

  return async ({ taskId }: { taskId: Id }, context: JobContext): Promise<void> => {
    const { scope, signal } = context;
    if (scope === null) throw new Error("a CRISPR task belongs to a team");
    const task = await database.write(scope, async (tx) =>
      (await store.startTask(tx, taskId)) ? store.findTask(tx, taskId) : undefined,
    );
    if (task === undefined) return;
    try {
      const ranked = await search(scope, task, context);
      await database.write(scope, async (tx) => {
        if (!(await store.endTask(tx, taskId, "succeeded", { guideCount: ranked.length }))) return;
        await store.insertGuides(tx, taskId, ranked);
        await events.emit(tx, scope, { type: "crispr.finished", data: { taskId, count: ranked.length } });
      });
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof Fault) return fail(scope, taskId, error.fault);
      // A file that is missing, or no longer readable for the user who requested it.
      if (error instanceof Problem && error.code !== "system.unavailable") {
        return fail(scope, taskId, { code: "file-gone" });
      }
      if (context.isLastAttempt) await fail(scope, taskId, { code: "internal" });
      throw error;
    }
  };
};
export type GuideSearch = ReturnType<typeof guideSearch>;

/** Registers the job that processes a task. */
export const searchGuides = ({ jobs }: Pick<Kernel, "jobs">, search: GuideSearch): void =>
  jobs.register(SEARCH_JOB, search, { isLong: true });

/** Processes a task immediately, without a job; resolves when it is done. */
export const searchAtOnce = (search: GuideSearch, taskId: Id, scope: Scope): Promise<void> =>
  search(
    { taskId },
    {
      ...{ jobId: "0", scope, isLastAttempt: true, progress: async () => undefined },
      signal: new AbortController().signal,
    },
  );
