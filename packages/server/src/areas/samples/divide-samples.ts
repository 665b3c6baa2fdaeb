import type { Id, NewSamples, SampleFamily, SampleInput, StockQuantity } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { fillFields } from "../records/records.service.ts";
import { recordStock, sumIn, transferStock, withFaults } from "../warehouses/warehouses.service.ts";
import * as family from "./family.store.ts";
import { demandProject, type MakeSamples, resolveMeta } from "./make-samples.ts";
import { logSamples } from "./sample-log.store.ts";
import { openSampleStore } from "./samples.policy.ts";
import { placeOf } from "./samples.present.ts";
import * as store from "./samples.store.ts";

type Made = Promise<{ sampleIds: Id[] }>;

/** @throws sample.not.found */
const lockAll = async (
  tx: Queries,
  warehouseId: Id,
  ids: readonly Id[],
): Promise<readonly store.SampleBrief[]> => {
  const wanted = [...new Set(ids)];
  const rows = await store.lockSamples(tx, warehouseId, wanted);
  if (rows.length < wanted.length) throw problem("sample.not.found");
  return rows;
};

/** @throws sample.not.found; sample.state.invalid where one of them is deleted */
export const lockPresent = async (
  tx: Queries,
  warehouseId: Id,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, store.SampleBrief>> => {
  const rows = await lockAll(tx, warehouseId, ids);
  if (rows.some(({ state }) => state === "deleted")) throw problem("sample.state.invalid");
  return new Map(rows.map((row) => [row.id, row]));
};

const textOf = ({ value, unit }: StockQuantity): string => `${value} ${unit}`;

/** Samples that come of others: aliquots, what is made out of one, and pools. They form a graph without circles. */
export const divideSamples = ({ database, audit }: Kernel, make: Pick<MakeSamples, "alike">) => {
  const note = (tx: Queries, session: Session, ids: readonly Id[], after: object): Promise<void> =>
    audit.record(tx, session, {
      action: "sample.derive",
      objectType: "sample",
      objectId: ids[0]!,
      after: { ...after, sampleIds: ids },
    });

  const demandOpen = async (tx: Queries, session: Session, warehouseId: Id): Promise<void> => {
    const { is_archived: isArchived } = await openSampleStore(tx, session, warehouseId, "use");
    if (isArchived) throw problem("warehouse.archived");
  };

  /** Refused before anything about the source samples is revealed. */
  const demandNamed = async (tx: Queries, warehouseId: Id, input: SampleInput): Promise<void> => {
    await demandProject(tx, input.projectId);
    await resolveMeta(tx, warehouseId, input);
  };

  return {
    aliquot: (
      session: Session,
      warehouseId: Id,
      input: {
        readonly sampleId: Id;
        readonly count: number;
        readonly quantity: StockQuantity;
        readonly name?: string | undefined;
        readonly place: NewSamples["place"];
      },
    ): Made =>
      withFaults(
        database.write(session, async (tx) => {
          await demandOpen(tx, session, warehouseId);
          const parent = (await lockPresent(tx, warehouseId, [input.sampleId])).get(input.sampleId)!;
          const { quantity, count, place } = input;
          const made = await make.alike(tx, {
            warehouseId,
            input: {
              name: input.name ?? parent.name,
              metaId: null,
              stage: "",
              projectId: null,
              expirationDay: parent.expiration_day,
              note: "",
            },
            ...{ count, place, quantity: null, unit: parent.unit, action: "aliquot" },
            detail: `${parent.number} → ${textOf(quantity)}`,
          });
          const ids = made.map(({ id }) => id);
          // Aliquots equal their source: same template and version, same values.
          await family.inheritFrom(tx, parent.id, ids);
          await fillFields.copy(tx, "sample", parent.id, ids);
          family.insertParents(
            tx,
            "aliquot",
            ids.map((childId) => ({
              parentId: parent.id,
              childId,
              amount: quantity.value,
              unit: quantity.unit,
            })),
          );
          await transferStock(
            tx,
            warehouseId,
            made.map(({ containerId: toId }) => ({ fromId: parent.container_id, toId, quantity })),
            { reason: parent.number, source: { kind: "sample", id: parent.id } },
          );
          logSamples(tx, warehouseId, "aliquot", [
            { id: parent.id, detail: `${count} × ${textOf(quantity)} → ${rangeOf(made)}` },
          ]);
          await note(tx, session, ids, { origin: "aliquot", ...input });
          return { sampleIds: ids };
        }),
      ),

    derive: (
      session: Session,
      warehouseId: Id,
      {
        sampleId,
        used,
        count,
        quantity,
        place,
        ...input
      }: NewSamples & { readonly sampleId: Id; readonly used: StockQuantity | null },
    ): Made =>
      withFaults(
        database.write(session, async (tx) => {
          await demandOpen(tx, session, warehouseId);
          await lockAll(tx, warehouseId, [sampleId]);
          await demandNamed(tx, warehouseId, input);
          const parent = (await lockPresent(tx, warehouseId, [sampleId])).get(sampleId)!;
          const made = await make.alike(tx, {
            ...{ warehouseId, input, count, quantity, unit: quantity.unit, place, action: "derive" },
            detail: parent.number,
          });
          const ids = made.map(({ id }) => id);
          family.insertParents(
            tx,
            "derived",
            ids.map((childId) => ({
              parentId: parent.id,
              childId,
              // For all together: the share of each source is not recorded.
              amount: count === 1 ? (used?.value ?? null) : null,
              unit: count === 1 ? (used?.unit ?? null) : null,
            })),
          );
          if (used !== null)
            await recordStock(
              tx,
              warehouseId,
              [{ containerId: parent.container_id, operation: "use", quantity: used }],
              { reason: rangeOf(made), source: { kind: "sample", id: ids[0]! } },
            );
          const usedText = used === null ? "" : `${textOf(used)} `;
          logSamples(tx, warehouseId, "derive", [{ id: parent.id, detail: `${usedText}→ ${rangeOf(made)}` }]);
          await note(tx, session, ids, { origin: "derived", sampleId, used, count, quantity, ...input });
          return { sampleIds: ids };
        }),
      ),

    pool: (
      session: Session,
      warehouseId: Id,
      {
        parts,
        place,
        unit,
        ...input
      }: SampleInput & {
        readonly parts: readonly { readonly sampleId: Id; readonly quantity: StockQuantity }[];
        readonly place: NewSamples["place"];
        readonly unit: StockQuantity["unit"];
      },
    ): Made =>
      withFaults(
        database.write(session, async (tx) => {
          await demandOpen(tx, session, warehouseId);
          await lockAll(
            tx,
            warehouseId,
            parts.map(({ sampleId }) => sampleId),
          );
          await demandNamed(tx, warehouseId, input);
          const ids = parts.map(({ sampleId }) => sampleId);
          const parents = await lockPresent(tx, warehouseId, ids);
          if (new Set(ids).size < ids.length) throw problem("sample.state.invalid");
          // Refused before anything is made where units do not add up.
          sumIn(
            unit,
            parts.map(({ quantity }) => quantity),
          );
          const numbers = ids.map((id) => parents.get(id)!.number).join(", ");
          const [made] = await make.alike(tx, {
            ...{ warehouseId, input, count: 1, quantity: null, unit, place, action: "pool" },
            detail: numbers,
          });
          family.insertParents(
            tx,
            "pooled",
            parts.map(({ sampleId, quantity }) => ({
              parentId: sampleId,
              childId: made!.id,
              amount: quantity.value,
              unit: quantity.unit,
            })),
          );
          await transferStock(
            tx,
            warehouseId,
            parts.map(({ sampleId, quantity }) => ({
              fromId: parents.get(sampleId)!.container_id,
              toId: made!.containerId,
              quantity,
            })),
            { reason: made!.number, source: { kind: "sample", id: made!.id } },
          );
          logSamples(
            tx,
            warehouseId,
            "pool",
            parts.map(({ sampleId: id, quantity }) => ({
              id,
              detail: `${textOf(quantity)} → ${made!.number}`,
            })),
          );
          await note(tx, session, [made!.id], { origin: "pooled", parts, unit, ...input });
          return { sampleIds: [made!.id] };
        }),
      ),

    family: (session: Session, warehouseId: Id, id: Id): Promise<SampleFamily> =>
      database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        if ((await store.findSample(q, warehouseId, id)) === undefined) throw problem("sample.not.found");
        const all = await family.listFamilyIds(q, id);
        const shown = all.slice(0, family.MAX_FAMILY);
        const [samples, links] = await Promise.all([
          family.listFamily(q, shown),
          family.listParents(q, shown),
        ]);
        return {
          samples: samples.map((row) => ({
            id: row.id,
            number: row.number,
            name: row.name,
            state: row.state,
            meta: row.meta ?? "",
            quantity: { value: row.quantity, unit: row.unit },
            pathCode: placeOf(row),
          })),
          links: links.map((row) => ({
            parentId: row.parent_id,
            childId: row.child_id,
            origin: row.origin,
            quantity: row.amount === null ? null : { value: row.amount, unit: row.unit! },
          })),
          isCut: all.length > shown.length,
        };
      }),
  };
};
export type DivideSamples = ReturnType<typeof divideSamples>;

/** @example rangeOf([{ number: "S1" }, { number: "S2" }]) // "S1 – S2" */
function rangeOf(made: readonly { readonly number: string }[]): string {
  const [first, last] = [made[0]!.number, made.at(-1)!.number];
  return first === last ? first : `${first} – ${last}`;
}
