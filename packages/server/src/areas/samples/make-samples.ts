import type { FieldEntries, Id, NewSamples, SampleInput, StockQuantity } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { openProject } from "../projects/projects.service.ts";
import { fillFields, type NumberingService } from "../records/records.service.ts";
import { createContainers, placeContainers, positionsIn } from "../warehouses/warehouses.service.ts";
import { findMetaIn } from "./manage-metas.ts";
import { lockMeta } from "./metas.store.ts";
import { logSamples } from "./sample-log.store.ts";
import { namesOf, stageIn } from "./samples.rules.ts";
import * as store from "./samples.store.ts";

type Place = NewSamples["place"];

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

/** What new samples have in common, and what is in each. */
export interface Making {
  readonly warehouseId: Id;
  readonly input: SampleInput;
  readonly count: number;
  /** In each; null: it is put in by what follows. */
  readonly quantity: StockQuantity | null;
  readonly unit: StockQuantity["unit"];
  readonly place: Place;
  readonly action: "create" | "derive" | "aliquot" | "pool";
  /** The log's description of their origin. */
  readonly detail?: string;
}

export interface MadeSample {
  readonly id: Id;
  readonly containerId: Id;
  readonly number: string;
}

/** Puts new containers into a location, from a position on row by row. */
const placeAll = async (
  tx: Queries,
  warehouseId: Id,
  place: Place,
  containerIds: readonly Id[],
): Promise<void> => {
  if (place === null) return;
  const { locationId, position } = place;
  const positions =
    position === null ? null : await positionsIn(tx, warehouseId, locationId, position, containerIds.length);
  await placeContainers(
    tx,
    warehouseId,
    containerIds.map((containerId, at) => ({ containerId, locationId, position: positions?.[at] ?? null })),
  );
};

/**
 * Creates samples with their containers, in the caller's transaction and after its policy check: numbered without
 * gaps, placed, with fields filled in and logged.
 *
 * @throws those of `resolveMeta`, `demandProject`, `placeContainers` and `fillFields.save`
 */
export const makeSamples =
  (numbering: Pick<NumberingService, "takeMany">) =>
  async (tx: Queries, _session: Session, making: Making): Promise<MadeSample[]> => {
    const { warehouseId, input, count, quantity, unit, place, action, detail = "" } = making;
    await demandProject(tx, input.projectId);
    const byMeta = await resolveMeta(tx, warehouseId, input);
    const numbers = await numbering.takeMany(tx, "sample", count, (some) => store.findNumbers(tx, some));
    const ids = await store.insertSamples(tx, {
      warehouseId,
      numbers,
      names: namesOf(input.name, count),
      ...byMeta,
      projectId: input.projectId,
      expirationDay: input.expirationDay,
      note: input.note,
    });
    const containerIds = await createContainers(
      tx,
      ids.map((holderId, at) => ({
        warehouseId,
        holderKind: "sample",
        holderId,
        itemId: null,
        label: numbers[at]!,
        unit,
        expirationDay: input.expirationDay,
        quantity,
      })),
      {},
    );
    await placeAll(tx, warehouseId, place, containerIds);
    const entries: FieldEntries = input.fields ?? {};
    // Aliquots get the values of what they are parts of.
    if (action !== "aliquot")
      await fillFields.save(
        tx,
        "sample",
        ids.map((subjectId) => ({ subjectId, entries })),
        byMeta.metaId,
      );
    logSamples(
      tx,
      warehouseId,
      action,
      ids.map((id) => ({ id, detail })),
    );
    return ids.map((id, at) => ({ id, containerId: containerIds[at]!, number: numbers[at]! }));
  };
export type MakeSamples = ReturnType<typeof makeSamples>;
