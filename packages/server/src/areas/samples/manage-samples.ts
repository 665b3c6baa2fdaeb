import type {
  FieldFilter,
  Id,
  NewSamples,
  Sample,
  SampleInput,
  SampleLog,
  SampleState,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, encodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { fillFields, filtersText, narrowByFields, searchRecords } from "../records/records.service.ts";
import { withFaults } from "../warehouses/warehouses.service.ts";
import { demandProject, type MakeSamples, resolveMeta } from "./make-samples.ts";
import { listLog, logSamples, presentLog } from "./sample-log.store.ts";
import { openSampleStore } from "./samples.policy.ts";
import { presentSample } from "./samples.present.ts";
import * as store from "./samples.store.ts";

interface ListQuery {
  readonly search?: string | undefined;
  readonly metaId?: Id | undefined;
  readonly state?: SampleState | undefined;
  readonly stage?: string | undefined;
  readonly projectId?: Id | undefined;
  readonly isMine: boolean;
  readonly expirationDate?: string | undefined;
  readonly isOverdue: boolean;
  readonly filters?: readonly FieldFilter[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorKeys = z.tuple([idKey]);

/** @throws sample.not.found */
export const findSampleIn = async (q: Queries, warehouseId: Id, id: Id): Promise<store.SampleRow> => {
  const row = await store.findSample(q, warehouseId, id);
  if (row === undefined) throw problem("sample.not.found");
  return row;
};

/** The log's description of a sample's changes. */
const changesOf = (before: Sample, after: Sample): string => {
  const pairs = [
    [before.name, after.name],
    [before.meta, after.meta],
    [before.stage, after.stage],
    [before.project, after.project],
    [before.expirationDay ?? "", after.expirationDay ?? ""],
  ] as const;
  return pairs
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => `${one || "–"} → ${other || "–"}`)
    .join("; ");
};

/** Samples of a warehouse: listed, made and changed. */
export const manageSamples = ({ database, audit, events }: Kernel, make: Pick<MakeSamples, "alike">) => ({
  async list(session: Session, warehouseId: Id, query: ListQuery): Promise<Page<Sample>> {
    const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
    const { search, isMine, filters, limit, cursor: _, ...rest } = query;
    const { rows, testedTo } = await database.read(session, async (q) => {
      await openSampleStore(q, session, warehouseId);
      return store.listSamples(q, {
        ...rest,
        warehouseId,
        search: await searchRecords(q, "sample", search),
        ownerId: isMine ? session.userId : undefined,
        fields: await narrowByFields(q, filtersText(filters)),
        withFields: true,
        before,
        limit: limit + 1,
      });
    });
    const page = pageFrom(rows, limit, presentSample, ({ id }) => [id]);
    return { ...page, nextCursor: page.nextCursor ?? (testedTo === null ? null : encodeCursor([testedTo])) };
  },

  get: (session: Session, warehouseId: Id, id: Id): Promise<Sample> =>
    database.read(session, async (q) => {
      await openSampleStore(q, session, warehouseId);
      return presentSample(await findSampleIn(q, warehouseId, id));
    }),

  create: (
    session: Session,
    warehouseId: Id,
    { count, quantity, place, ...input }: NewSamples,
  ): Promise<{ sampleIds: Id[] }> =>
    withFaults(
      database.write(session, async (tx) => {
        const { is_archived: isArchived } = await openSampleStore(tx, session, warehouseId, "use");
        if (isArchived) throw problem("warehouse.archived");
        const made = await make.alike(tx, {
          ...{ warehouseId, input, count, quantity, place, unit: quantity.unit, action: "create" },
        });
        const sampleIds = made.map(({ id }) => id);
        await audit.record(tx, session, {
          action: "sample.create",
          objectType: "sample",
          objectId: sampleIds[0]!,
          after: { ...input, warehouseId, quantity, place, numbers: made.map(({ number }) => number) },
        });
        return { sampleIds };
      }),
    ),

  update: (
    session: Session,
    warehouseId: Id,
    id: Id,
    { version, ...input }: SampleInput & { readonly version: number },
  ): Promise<Sample> =>
    withFaults(
      database.write(session, async (tx) => {
        await openSampleStore(tx, session, warehouseId, "use");
        const [sample] = await store.lockSamples(tx, warehouseId, [id]);
        if (sample === undefined) throw problem("sample.not.found");
        if (sample.version !== version) throw problem("sample.stale");
        if (sample.state === "deleted") throw problem("sample.state.invalid");
        if (input.projectId !== sample.project_id) await demandProject(tx, input.projectId);
        const byMeta = await resolveMeta(tx, warehouseId, input, sample.meta_id);
        const before = presentSample(await findSampleIn(tx, warehouseId, id));
        await store.updateSample(tx, id, { ...input, ...byMeta });
        store.setContainerDay(tx, sample.container_id, input.expirationDay);
        if (input.fields !== undefined)
          await fillFields.save(tx, "sample", [{ subjectId: id, entries: input.fields }], byMeta.metaId);
        const after = presentSample(await findSampleIn(tx, warehouseId, id));
        logSamples(tx, warehouseId, "update", [{ id, detail: changesOf(before, after) }]);
        await audit.record(tx, session, {
          action: "sample.update",
          objectType: "sample",
          objectId: id,
          before,
          after: input,
        });
        await events.emit(tx, session, { type: "subject.changed", data: { kind: "sample", ids: [id] } });
        return after;
      }),
    ),

  async log(
    session: Session,
    warehouseId: Id,
    sampleId: Id | null,
    query: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<SampleLog>> {
    const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
    const rows = await database.read(session, async (q) => {
      await openSampleStore(q, session, warehouseId);
      if (sampleId !== null) await findSampleIn(q, warehouseId, sampleId);
      return listLog(q, { warehouseId, sampleId, before, limit: query.limit + 1 });
    });
    return pageFrom(rows, query.limit, presentLog, ({ id }) => [id]);
  },

  /** What a leaver owned becomes another's. */
  async handOver(
    tx: Queries,
    scope: Parameters<typeof audit.record>[1],
    { from, to }: { readonly from: Id; readonly to: Id },
  ): Promise<void> {
    const rows = await store.transferOwnership(tx, from, to);
    if (rows.length > 0)
      await audit.record(tx, scope, {
        action: "sample.update",
        objectType: "sample",
        objectId: rows[0]!.id,
        before: { ownerId: from },
        after: { ownerId: to, count: rows.length },
      });
  },
});
export type ManageSamples = ReturnType<typeof manageSamples>;
