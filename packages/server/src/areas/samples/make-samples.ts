import type { FieldEntries, Id, NewSamples, SampleInput, StockQuantity } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { openProject } from "../projects/projects.service.ts";
import { fillFields, type NumberingService } from "../records/records.service.ts";
import {
  createContainers,
  type Place,
  placeContainers,
  positionsIn,
} from "../warehouses/warehouses.service.ts";
import { findMetaIn } from "./manage-metas.ts";
import { lockMeta } from "./metas.store.ts";
import { logSamples } from "./sample-log.store.ts";
import { namesOf, stageIn } from "./samples.rules.ts";
import * as store from "./samples.store.ts";

/** The template's version and the state that samples get by it. */
export interface ByMeta {
  readonly metaId: Id | null;
  readonly metaVersion: number | null;
  readonly stage: string;
}

/**
 * The template that new samples are made by, which must be enabled; one that a sample has already may be disabled since.
 *
 * @throws sample.meta.not.found, sample.meta.status.invalid
 */
export const resolveMeta = async (
  tx: Queries,
  warehouseId: Id,
  { metaId, stage }: Pick<SampleInput, "metaId" | "stage">,
  earlierId: Id | null = null,
): Promise<ByMeta> => {
  if (metaId === null) {
    if (stage !== "") throw problem("sample.meta.status.invalid");
    return { metaId: null, metaVersion: null, stage: "" };
  }
  lockMeta(tx, metaId, "use");
  const meta = await findMetaIn(tx, warehouseId, metaId);
  const known = stageIn(meta.settings.stages, stage);
  if (known === null || (meta.status !== "enabled" && metaId !== earlierId))
    throw problem("sample.meta.status.invalid");
  return { metaId, metaVersion: meta.version, stage: known };
};

/** @throws project.no.access */
export const demandProject = async (q: Queries, projectId: Id | null): Promise<void> => {
  if (projectId !== null) await openProject(q, projectId);
};

/** One new sample, checked by its caller. */
export interface NewSample extends Pick<SampleInput, "name" | "projectId" | "expirationDay" | "note"> {
  readonly byMeta: ByMeta;
  /** Null: it is inserted by what follows. */
  readonly quantity: StockQuantity | null;
  readonly unit: StockQuantity["unit"];
  readonly place: Place | null;
  readonly entries: FieldEntries;
}

/** What new samples have in common, and what is in each. */
export interface Making {
  readonly warehouseId: Id;
  readonly input: SampleInput;
  readonly count: number;
  /** In each; null: it is inserted by what follows. */
  readonly quantity: StockQuantity | null;
  readonly unit: StockQuantity["unit"];
  readonly place: NewSamples["place"];
  readonly action: Origin;
  /** The log's description of their origin. */
  readonly detail?: string;
}

type Origin = "create" | "derive" | "aliquot" | "pool";

export interface MadeSample {
  readonly id: Id;
  readonly containerId: Id;
  readonly number: string;
}

/** Aliquots get the values of what they are parts of. Those of one template are filled in together. */
const fill = async (tx: Queries, samples: readonly NewSample[], ids: readonly Id[]): Promise<void> => {
  const filled = samples.map(({ byMeta: { metaId }, entries }, at) => ({
    ...{ metaId, entries, subjectId: ids[at]! },
  }));
  for (const metaId of new Set(filled.map((one) => one.metaId)))
    await fillFields.save(
      tx,
      "sample",
      filled.filter((one) => one.metaId === metaId),
      metaId,
    );
};

/**
 * Creates samples with their containers, in the caller's transaction and after its policy check: numbered without
 * gaps, placed, with fields filled in and logged.
 */
export const makeSamples = (numbering: Pick<NumberingService, "takeMany">) => {
  /** @throws those of `placeContainers` and `fillFields.save` */
  const makeEach = async (
    tx: Queries,
    {
      warehouseId,
      action,
      detail = "",
    }: { readonly warehouseId: Id; readonly action: Origin; readonly detail?: string },
    samples: readonly NewSample[],
  ): Promise<MadeSample[]> => {
    const numbers = await numbering.takeMany(tx, "sample", samples.length, (some) =>
      store.findNumbers(tx, some),
    );
    const ids = await store.insertSamples(
      tx,
      warehouseId,
      samples.map(({ byMeta, ...sample }, at) => ({ ...sample, ...byMeta, number: numbers[at]! })),
    );
    const containerIds = await createContainers(
      tx,
      samples.map(({ unit, expirationDay, quantity }, at) => ({
        ...{ warehouseId, holderKind: "sample", holderId: ids[at]!, itemId: null, label: numbers[at]! },
        ...{ unit, expirationDay, quantity },
      })),
      {},
    );
    const placements = samples.flatMap(({ place }, at) =>
      place === null ? [] : [{ containerId: containerIds[at]!, ...place }],
    );
    if (placements.length > 0) await placeContainers(tx, warehouseId, placements);
    if (action !== "aliquot") await fill(tx, samples, ids);
    logSamples(
      tx,
      warehouseId,
      action,
      ids.map((id) => ({ id, detail })),
    );
    return ids.map((id, at) => ({ id, containerId: containerIds[at]!, number: numbers[at]! }));
  };

  return {
    each: makeEach,

    /**
     * Several of one kind, placed row by row from a position on.
     *
     * @throws those of `resolveMeta`, `demandProject`, `placeContainers` and `fillFields.save`
     */
    async alike(tx: Queries, making: Making): Promise<MadeSample[]> {
      const { warehouseId, input, count, quantity, unit, place, action, detail } = making;
      await demandProject(tx, input.projectId);
      const byMeta = await resolveMeta(tx, warehouseId, input);
      const positions =
        place === null || place.position === null
          ? null
          : await positionsIn(tx, warehouseId, place.locationId, place.position, count);
      const { projectId, expirationDay, note, fields: entries = {} } = input;
      return makeEach(
        tx,
        { warehouseId, action, ...(detail !== undefined && { detail }) },
        namesOf(input.name, count).map((name, at) => ({
          ...{ name, projectId, expirationDay, note, byMeta, quantity, unit, entries },
          place: place === null ? null : { locationId: place.locationId, position: positions?.[at] ?? null },
        })),
      );
    },
  };
};
export type MakeSamples = ReturnType<typeof makeSamples>;
