import {
  type CrisprGuide,
  type CrisprOffTarget,
  type CrisprPrimerPair,
  type CrisprSettings,
  type CrisprTarget,
  type CrisprTask,
  type Id,
  type LabFile,
  MAX_CRISPR_REFERENCE_BASES,
  MAX_CRISPR_SEARCHED_BASES,
  MAX_CRISPR_TARGET_BASES,
  MAX_CRISPR_TASKS_RUNNING,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentFile } from "../files/files.present.ts";
import { openFile, pinVersion } from "../files/files.service.ts";
import { openGenome } from "../genomes/genomes.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { measureVersion } from "../sequences/sequences.service.ts";
import { mayDecide } from "./crispr.policy.ts";
import { presentTask } from "./crispr.present.ts";
import { checkPrimers, cutStretches } from "./crispr.rules.ts";
import * as store from "./crispr.store.ts";
import { SEARCH_JOB } from "./search-guides.ts";

interface Input {
  readonly fileId: Id;
  readonly version: number;
  readonly target: CrisprTarget;
  readonly settings: CrisprSettings;
  readonly genomeIds: readonly Id[];
  readonly referenceIds: readonly Id[];
}

/** A DNA sequence that the user may open, at a version. */
const openDna = async (q: Queries, fileId: Id, wanted?: number) => {
  const file = await openFile(q, fileId);
  const version = wanted ?? file.version;
  const found = await measureVersion(q, fileId, version);
  if (found === undefined) throw problem(wanted === undefined ? "crispr.not.dna" : "crispr.version.gone");
  if (found.is_protein || found.is_rna) throw problem("crispr.not.dna", { name: file.name });
  return { fileId, name: file.name, version, size: found.size, circular: found.circular };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const crisprService = ({ database, audit, jobs }: Kernel) => {
  /** A task of a sequence that the user may open. */
  const openTask = async (
    q: Queries,
    scope: Scope,
    id: Id,
  ): Promise<{ task: store.TaskRow; file: LabFile }> => {
    const task = await store.findTask(q, id);
    if (task === undefined) throw problem("crispr.task.not.found");
    return { task, file: presentFile(await openFile(q, task.file_id), scope.userId) };
  };

  const holdTask = async (tx: Queries, scope: Scope, id: Id) => {
    const opened = await openTask(tx, scope, id);
    if (!mayDecide(opened.task, opened.file, scope.userId)) throw problem("fileAsset.no.edit.permission");
    return opened;
  };

  const show = async (q: Queries, scope: Scope, id: Id): Promise<CrisprTask> => {
    const { task, file } = await openTask(q, scope, id);
    return presentTask(task, file, scope.userId);
  };

  const tell = (
    tx: Queries,
    scope: Scope,
    action: "create" | "cancel" | "keepPrimers" | "remove",
    id: Id,
    about: object,
  ) =>
    audit.record(tx, scope, {
      action: `crispr.${action}`,
      objectType: "crisprTask",
      objectId: id,
      [action === "remove" ? "before" : "after"]: about,
    });

  return {
    list: (
      scope: Scope,
      query: { fileId?: Id | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Page<CrisprTask>> =>
      database.read(scope, async (q) => {
        const [before] = decodeCursor(z.tuple([idKey]), query.cursor) ?? [];
        if (query.fileId === undefined) {
          const rows = await store.listReadableTasks(q, before, query.limit);
          return pageFrom(
            rows,
            query.limit,
            (row) =>
              presentTask(row, { name: row.file_name, abilities: { edit: row.can_write } }, scope.userId),
            (row) => [row.id],
          );
        }
        const file = presentFile(await openFile(q, query.fileId), scope.userId);
        const rows = await store.listTasks(q, query.fileId, before, query.limit);
        return pageFrom(
          rows,
          query.limit,
          (row) => presentTask(row, file, scope.userId),
          (row) => [row.id],
        );
      }),

    get: (scope: Scope, id: Id): Promise<CrisprTask> => database.read(scope, (q) => show(q, scope, id)),

    guides: (scope: Scope, id: Id): Promise<{ guides: CrisprGuide[] }> =>
      database.read(scope, async (q) => {
        await openTask(q, scope, id);
        return { guides: await store.listGuides(q, id) };
      }),

    offTargets: (scope: Scope, id: Id, number: number): Promise<{ offTargets: CrisprOffTarget[] }> =>
      database.read(scope, async (q) => {
        await openTask(q, scope, id);
        const offTargets = await store.findOffTargets(q, id, number);
        if (offTargets === undefined) throw problem("crispr.task.not.found");
        return { offTargets };
      }),

    create: (
      scope: Scope,
      { fileId, version, target, settings, genomeIds, referenceIds }: Input,
    ): Promise<CrisprTask> =>
      database.write(scope, async (tx) => {
        const source = await openDna(tx, fileId, version);
        const stretches = cutStretches(target.stretches, settings.flank, source);
        if (stretches === null) throw problem("crispr.target.outside");
        if (sumOf(stretches.map(({ length }) => length)) > MAX_CRISPR_TARGET_BASES) {
          throw problem("crispr.target.too.long", { limit: MAX_CRISPR_TARGET_BASES });
        }
        const others = [...new Set(genomeIds)].filter((id) => id !== fileId);
        const genomes = await Promise.all(others.map((id) => openDna(tx, id)));
        const files = [source, ...genomes];
        if (sumOf(files.map(({ size }) => size)) > MAX_CRISPR_SEARCHED_BASES) {
          throw problem("crispr.genome.too.long", { limit: MAX_CRISPR_SEARCHED_BASES });
        }
        const references = await Promise.all([...new Set(referenceIds)].map((id) => openGenome(tx, id)));
        if (sumOf(references.map(({ base_count }) => Number(base_count))) > MAX_CRISPR_REFERENCE_BASES) {
          throw problem("crispr.genome.too.long", { limit: MAX_CRISPR_REFERENCE_BASES });
        }
        if ((await store.countUnderWay(tx)) >= MAX_CRISPR_TASKS_RUNNING) {
          throw problem("crispr.too.many.tasks", { limit: MAX_CRISPR_TASKS_RUNNING });
        }
        await Promise.all(files.map((one) => pinVersion(tx, one.fileId, one.version)));
        const searched = [
          ...files.map(({ fileId, name, version }) => ({ fileId, name, version })),
          ...references.map(({ id, name }) => ({ genomeId: id, name })),
        ];
        const id = await store.insertTask(tx, { fileId, version, target, settings, searched });
        await store.setJob(tx, id, await jobs.add(tx, SEARCH_JOB, { taskId: id }));
        await tell(tx, scope, "create", id, { name: source.name, fileId, version });
        return show(tx, scope, id);
      }),

    /** In the order of their guides. A task that found nothing has none to save. */
    keepPrimers: (scope: Scope, id: Id, pairs: readonly CrisprPrimerPair[]): Promise<CrisprTask> =>
      database.write(scope, async (tx) => {
        const { task, file } = await holdTask(tx, scope, id);
        const sequence = await measureVersion(tx, task.file_id, task.version);
        checkPrimers(pairs, task.guide_count, sequence?.size ?? 0);
        const primers = pairs.toSorted((one, other) => one.guide - other.guide);
        await store.setPrimers(tx, id, primers);
        const about = { name: file.name, fileId: file.id, version: task.version, count: primers.length };
        await tell(tx, scope, "keepPrimers", id, about);
        return show(tx, scope, id);
      }),

    cancel: (scope: Scope, id: Id): Promise<CrisprTask> =>
      database.write(scope, async (tx) => {
        const { task, file } = await holdTask(tx, scope, id);
        if (task.job_id !== null && (await store.endTask(tx, id, "cancelled"))) {
          await jobs.cancel(tx, task.job_id);
          await tell(tx, scope, "cancel", id, { name: file.name, fileId: file.id, version: task.version });
        }
        return show(tx, scope, id);
      }),

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const { task, file } = await holdTask(tx, scope, id);
        if (task.job_id !== null) await jobs.cancel(tx, task.job_id);
        await store.removeTask(tx, id);
        await tell(tx, scope, "remove", id, { name: file.name, fileId: file.id, version: task.version });
        return null;
      }),
  };
};
export type CrisprService = ReturnType<typeof crisprService>;
