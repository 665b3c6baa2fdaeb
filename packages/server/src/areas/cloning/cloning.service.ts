import type {
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
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { keepVersion, openFile } from "../files/files.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { measureVersion, type SequencesService, type WishedPlace } from "../sequences/sequences.service.ts";
import { presentBench, presentSummary } from "./cloning.present.ts";
import { checkMaking, checkPlan, originOf, sourcesOf, standsOn } from "./cloning.rules.ts";
import * as store from "./cloning.store.ts";

interface Named {
  readonly name: string;
  readonly plan: BenchPlan;
}

/** What comes new onto a bench must be DNA that the user may read; its version stays from then on. */
const takeIn = async (tx: Queries, plan: BenchPlan, before: ReadonlySet<string>): Promise<void> => {
  for (const one of standsOn(plan)) {
    if (before.has(one)) continue;
    const [fileId = "", version = ""] = one.split(" ");
    const { name } = await openFile(tx, fileId);
    const found = await measureVersion(tx, fileId, Number(version));
    if (found === undefined) throw problem("cloning.version.gone", { name });
    if (found.is_protein || found.is_rna) throw problem("cloning.not.dna", { name });
    await keepVersion(tx, fileId, Number(version));
  }
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
    told: { readonly before?: object; readonly after?: object },
  ) =>
    audit.record(tx, scope, {
      action: `cloning.${action}`,
      objectType: "cloningBench",
      objectId: id,
      ...told,
    });

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

    create: (scope: Scope, { name, plan }: Named): Promise<Bench> => {
      checkPlan(plan);
      return database.write(scope, async (tx) => {
        await takeIn(tx, plan, new Set());
        const row = await store.insertBench(tx, name, plan);
        await tell(tx, scope, "create", row.id, { after: about(row) });
        return show(tx, row);
      });
    },

    save: (
      scope: Scope,
      id: Id,
      { baseRevision, name, plan }: Named & { readonly baseRevision: number },
    ): Promise<Bench> => {
      checkPlan(plan);
      return database.write(scope, async (tx) => {
        const before = await openBench(tx, id);
        if (before.revision !== baseRevision) throw problem("cloning.bench.stale");
        await takeIn(tx, plan, standsOn(before.plan));
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

    /** The product as a file, with its origin: one of both is never there without the other. */
    makeProduct: (
      scope: Scope,
      id: Id,
      given: WishedPlace & { readonly content: SequenceContent; readonly making: Making },
    ): Promise<LabFile> =>
      database.write(scope, async (tx) => {
        const { plan } = await openBench(tx, id);
        checkMaking(given.content, given.making);
        const made = await sequences.createIn(tx, scope, given, given.content);
        const { file } = await made.written;
        const sources = await findSources(tx, plan);
        const names = new Map(sources.map(({ sequenceId, name }) => [sequenceId, name ?? ""]));
        const origin = originOf(plan, names, given.making);
        await store.insertOrigin(tx, made.id, origin);
        await audit.record(tx, scope, {
          action: "cloning.makeProduct",
          objectType: "file",
          objectId: made.id,
          after: { name: file.name, kind: plan.cloningMethod, count: origin.parts.length },
        });
        return file;
      }),

    origin: (scope: Scope, sequenceId: Id): Promise<Origin | null> =>
      database.read(scope, async (q) => {
        await openFile(q, sequenceId);
        const found = await store.findOrigin(q, sequenceId);
        return found === undefined
          ? null
          : { ...found.origin, madeBy: found.made_by, createTime: found.create_time.toISOString() };
      }),
  };
};
export type CloningService = ReturnType<typeof cloningService>;
