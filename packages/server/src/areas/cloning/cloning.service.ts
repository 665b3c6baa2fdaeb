import type {
  AssemblyMaking,
  Bench,
  BenchPlan,
  BenchSource,
  BenchSummary,
  Id,
  LabFile,
  Making,
  Origin,
  SequenceContent,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findLibraryPrimers } from "../biolibrary/biolibrary.service.ts";
import { openFile, pinVersion } from "../files/files.service.ts";
import { replaceUses } from "../files/uses.sql.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { measureVersion, type PlaceInput, type SequencesService } from "../sequences/sequences.service.ts";
import { presentBench, presentOrigin, presentSummary } from "./cloning.present.ts";
import {
  assembledOrigin,
  checkMaking,
  checkPlan,
  dependsOn,
  libraryPrimersOf,
  originOf,
  type StoredOrigin,
  sourcesOf,
  withLibraryBases,
} from "./cloning.rules.ts";
import * as store from "./cloning.store.ts";

export const { copyOrigins } = store;

interface Named {
  readonly name: string;
  readonly plan: BenchPlan;
}

/** A source must be DNA that the user may read; from then on its version cannot be replaced. */
const takeVersion = async (tx: Queries, fileId: Id, version: number): Promise<void> => {
  const { name } = await openFile(tx, fileId);
  const found = await measureVersion(tx, fileId, version);
  if (found === undefined) throw problem("cloning.version.gone", { name });
  if (found.is_protein || found.is_rna) throw problem("cloning.not.dna", { name });
  await pinVersion(tx, fileId, version);
};

/** What is new in a cloning plan. */
const stockIn = async (tx: Queries, plan: BenchPlan, before: ReadonlySet<string>): Promise<void> => {
  for (const one of dependsOn(plan)) {
    if (before.has(one)) continue;
    const [fileId = "", version = ""] = one.split(" ");
    await takeVersion(tx, fileId, Number(version));
  }
};

/**
 * The plan with the bases of the library's primers. A primer that was in the plan before may have been deleted from
 * the library; its bases stay.
 *
 * @throws cloning.primer.not.found with the id that the user may not use
 */
const takePrimers = async (
  tx: Queries,
  session: Session,
  plan: BenchPlan,
  before: readonly Id[],
): Promise<BenchPlan> => {
  const named = libraryPrimersOf(plan);
  const letters = await findLibraryPrimers(tx, session, named);
  const unknown = named.find((id) => !letters.has(id) && !before.includes(id));
  if (unknown !== undefined) throw problem("cloning.primer.not.found", { id: unknown });
  return withLibraryBases(plan, letters);
};

const findSources = async (q: Queries, plan: BenchPlan): Promise<BenchSource[]> => {
  if (plan.plasmids.length === 0) return [];
  const configs = plan.plasmids.map(({ plasmidConfig }) => plasmidConfig);
  const found = await store.findSources(
    q,
    configs.map(({ sequenceId }) => sequenceId),
    configs.map(({ sequenceVersionStr }) => Number(sequenceVersionStr)),
  );
  return sourcesOf(plan, found);
};

export const cloningService = ({ database, audit }: Kernel, sequences: SequencesService) => {
  const openBench = async (q: Queries, id: Id): Promise<store.BenchRow> => {
    const bench = await store.findBench(q, id);
    if (bench === undefined) throw problem("cloning.bench.not.found");
    return bench;
  };

  const show = async (q: Queries, row: store.BenchRow): Promise<Bench> =>
    presentBench(row, await findSources(q, row.plan));

  const about = ({ name, plan }: Named) => ({ name, kind: plan.cloningMethod, count: plan.plasmids.length });

  const tell = (
    tx: Queries,
    scope: Scope,
    action: "create" | "save" | "remove",
    id: Id,
    changes: { readonly before?: object; readonly after?: object },
  ) =>
    audit.record(tx, scope, {
      action: `cloning.${action}`,
      objectType: "cloningBench",
      objectId: id,
      ...changes,
    });

  type WithPlace<M> = PlaceInput & { readonly content: SequenceContent; readonly making: M };

  /** Creates the product as a file, with its origin: one never exists without the other. */
  const writeProduct = async (
    tx: Queries,
    scope: Scope,
    given: WithPlace<Pick<Making, "ends" | "checksum">>,
    origin: () => StoredOrigin | Promise<StoredOrigin>,
  ): Promise<LabFile> => {
    const made = await sequences.createIn(tx, scope, given, given.content);
    const { file } = await made.written;
    // The destination is checked before the content; if refused, nothing is written.
    checkMaking(given.content, given.making);
    const kept = await origin();
    await Promise.all([
      store.insertOrigin(tx, made.id, kept),
      replaceUses(
        tx,
        made.id,
        kept.parts.map(({ sequenceId }) => sequenceId),
      ),
    ]);
    await audit.record(tx, scope, {
      action: "cloning.makeProduct",
      objectType: "file",
      objectId: made.id,
      after: { name: file.name, kind: kept.cloningMethod, count: kept.parts.length },
    });
    return file;
  };

  return {
    list: (
      scope: Scope,
      query: { cursor?: string | undefined; limit: number },
    ): Promise<Page<BenchSummary>> =>
      database.read(scope, async (q) => {
        const after = decodeCursor(z.tuple([z.iso.datetime(), idKey]), query.cursor);
        const rows = await store.listBenches(q, after, query.limit);
        return pageFrom(rows, query.limit, presentSummary, (row) => [row.update_time.toISOString(), row.id]);
      }),

    get: (scope: Scope, id: Id): Promise<Bench> =>
      database.read(scope, async (q) => show(q, await openBench(q, id))),

    create: (scope: Session, { name, plan: given }: Named): Promise<Bench> => {
      checkPlan(given);
      return database.write(scope, async (tx) => {
        await stockIn(tx, given, new Set());
        const plan = await takePrimers(tx, scope, given, []);
        const row = await store.insertBench(tx, name, plan);
        await tell(tx, scope, "create", row.id, { after: about(row) });
        return show(tx, row);
      });
    },

    save: (
      scope: Session,
      id: Id,
      { baseRevision, name, plan: given }: Named & { readonly baseRevision: number },
    ): Promise<Bench> => {
      checkPlan(given);
      return database.write(scope, async (tx) => {
        const before = await openBench(tx, id);
        if (before.revision !== baseRevision) throw problem("cloning.bench.stale");
        await stockIn(tx, given, dependsOn(before.plan));
        const plan = await takePrimers(tx, scope, given, libraryPrimersOf(before.plan));
        const row = await store.updateBench(tx, id, baseRevision, { name, plan });
        if (row === undefined) throw problem("cloning.bench.stale");
        await tell(tx, scope, "save", id, { before: about(before), after: about(row) });
        return show(tx, row);
      });
    },

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const before = await openBench(tx, id);
        await store.removeBench(tx, id);
        await tell(tx, scope, "remove", id, { before: about(before) });
        return null;
      }),

    makeProduct: (scope: Scope, id: Id, given: WithPlace<Making>): Promise<LabFile> =>
      database.write(scope, async (tx) => {
        const { plan } = await openBench(tx, id);
        return writeProduct(tx, scope, given, () => originOf(id, plan, given.making));
      }),

    makeAssembled: (scope: Scope, given: WithPlace<AssemblyMaking>): Promise<LabFile> =>
      database.write(scope, (tx) =>
        writeProduct(tx, scope, given, async () => {
          const origin = assembledOrigin(given.making);
          const versions = new Map(origin.parts.map((part) => [`${part.sequenceId} ${part.version}`, part]));
          for (const { sequenceId, version } of versions.values()) await takeVersion(tx, sequenceId, version);
          return origin;
        }),
      ),

    origin: (scope: Scope, sequenceId: Id): Promise<Origin | null> =>
      database.read(scope, async (q) => {
        await openFile(q, sequenceId);
        const found = await store.findOrigin(q, sequenceId);
        if (found === undefined) return null;
        const { origin, made_by: madeBy, create_time: time } = found;
        const bench = origin.benchId === undefined ? undefined : await store.findBench(q, origin.benchId);
        return presentOrigin(origin, {
          ...{ madeBy, time },
          names: await store.findReadableNames(q, [...new Set(origin.parts.map((part) => part.sequenceId))]),
          bench: bench ? { id: bench.id, name: bench.name } : null,
        });
      }),
  };
};
export type CloningService = ReturnType<typeof cloningService>;
