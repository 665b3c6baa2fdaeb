import type { Id, Sample, SampleUsage, StockQuantity } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { recordStock, reverseStock, type StockSource, withFaults } from "../warehouses/warehouses.service.ts";
import { lockPresent } from "./divide-samples.ts";
import { findSampleIn } from "./manage-samples.ts";
import { logSamples } from "./sample-log.store.ts";
import { openSampleStore } from "./samples.policy.ts";
import { presentSample } from "./samples.present.ts";
import * as store from "./samples.store.ts";
import * as usages from "./usages.store.ts";

const cursorKeys = z.tuple([idKey]);

/** What someone takes out of a sample. */
export interface Use {
  readonly warehouseId: Id;
  readonly sampleId: Id;
  readonly quantity: StockQuantity;
  readonly reason: string;
  /** What it is used in, e.g. a step of a notebook page. */
  readonly source?: StockSource;
}

const presentUsage = (row: usages.UsageRow): SampleUsage => ({
  movementId: row.id,
  sampleId: row.sample_id,
  quantity: { value: row.amount, unit: row.unit },
  reason: row.reason,
  author: row.author,
  isReversed: row.is_reversed,
  createTime: row.create_time.toISOString(),
});

/** Amounts taken out of samples and put back, by their pages and by others, such as notebook steps. */
export const useSamples = ({ database, audit }: Kernel) => {
  /**
   * Uses an amount of a sample in the caller's transaction, and returns the movement's id, with which it can be
   * undone. Wrap the transaction in `withFaults`.
   *
   * @throws sample.not.found, sample.state.invalid, quantity.unit.mismatch, those of the warehouse; by the database
   * stock.insufficient
   */
  const use = async (
    tx: Queries,
    session: Session,
    { warehouseId, sampleId, quantity, reason, source }: Use,
  ): Promise<Id> => {
    await openSampleStore(tx, session, warehouseId, "use");
    const sample = (await lockPresent(tx, warehouseId, [sampleId])).get(sampleId)!;
    const [movementId] = await recordStock(
      tx,
      warehouseId,
      [{ containerId: sample.container_id, operation: "use", quantity }],
      { reason, ...(source && { source }) },
    );
    const detail = `${quantity.value} ${quantity.unit}${reason === "" ? "" : ` · ${reason}`}`;
    logSamples(tx, warehouseId, "use", [{ id: sampleId, detail }]);
    await audit.record(tx, session, {
      action: "sample.use",
      objectType: "sample",
      objectId: sampleId,
      after: { quantity, reason, movementId },
    });
    return movementId!;
  };

  /**
   * Takes a use back in the caller's transaction, once.
   *
   * @throws sample.not.found, sample.usage.not.found; by the database stock.reversed
   */
  const reverse = async (
    tx: Queries,
    session: Session,
    {
      warehouseId,
      sampleId,
      movementId,
      reason,
    }: Omit<Use, "quantity" | "source"> & { readonly movementId: Id },
  ): Promise<void> => {
    await openSampleStore(tx, session, warehouseId, "use");
    const [sample] = await store.lockSamples(tx, warehouseId, [sampleId]);
    if (sample === undefined) throw problem("sample.not.found");
    const usage = await usages.findUsage(tx, sample.container_id, movementId);
    if (usage === undefined) throw problem("sample.usage.not.found");
    await reverseStock(tx, warehouseId, movementId, { reason });
    logSamples(tx, warehouseId, "reverseUse", [{ id: sampleId, detail: `${usage.amount} ${usage.unit}` }]);
    await audit.record(tx, session, {
      action: "sample.reverseUse",
      objectType: "sample",
      objectId: sampleId,
      after: { movementId },
      ...(reason !== "" && { reason }),
    });
  };

  const change = (
    session: Session,
    warehouseId: Id,
    id: Id,
    work: (tx: Queries) => Promise<unknown>,
  ): Promise<Sample> =>
    withFaults(
      database.write(session, async (tx) => {
        await work(tx);
        return presentSample(await findSampleIn(tx, warehouseId, id));
      }),
    );

  return {
    use,
    reverse,

    amount: (
      session: Session,
      warehouseId: Id,
      sampleId: Id,
      input: {
        readonly operation: "use" | "return" | "count";
        readonly quantity: StockQuantity;
        readonly reason: string;
      },
    ): Promise<Sample> =>
      change(session, warehouseId, sampleId, async (tx) => {
        const { operation, quantity, reason } = input;
        if (operation === "use") return use(tx, session, { warehouseId, sampleId, quantity, reason });
        await openSampleStore(tx, session, warehouseId, "use");
        const sample = (await lockPresent(tx, warehouseId, [sampleId])).get(sampleId)!;
        const entry = { containerId: sample.container_id, operation, quantity };
        await recordStock(tx, warehouseId, [entry], { reason });
        logSamples(tx, warehouseId, "update", [
          { id: sampleId, detail: `= ${quantity.value} ${quantity.unit}` },
        ]);
        return audit.record(tx, session, {
          action: "sample.update",
          objectType: "sample",
          objectId: sampleId,
          after: { ...input },
        });
      }),

    takeBack: (
      session: Session,
      warehouseId: Id,
      sampleId: Id,
      { movementId, reason }: { readonly movementId: Id; readonly reason: string },
    ): Promise<Sample> =>
      change(session, warehouseId, sampleId, (tx) =>
        reverse(tx, session, { warehouseId, sampleId, movementId, reason }),
      ),

    thaw: (session: Session, warehouseId: Id, id: Id): Promise<Sample> =>
      change(session, warehouseId, id, async (tx) => {
        await openSampleStore(tx, session, warehouseId, "use");
        const sample = (await lockPresent(tx, warehouseId, [id])).get(id)!;
        store.addThaw(tx, [sample.container_id]);
        logSamples(tx, warehouseId, "thaw", [{ id }]);
        await audit.record(tx, session, { action: "sample.thaw", objectType: "sample", objectId: id });
      }),

    async usages(
      session: Session,
      warehouseId: Id,
      id: Id,
      query: { readonly cursor?: string | undefined; readonly limit: number },
    ): Promise<Page<SampleUsage>> {
      const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
      const rows = await database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        const { container_id: containerId } = await findSampleIn(q, warehouseId, id);
        return usages.listUsages(q, containerId, { before, limit: query.limit + 1 });
      });
      return pageFrom(rows, query.limit, presentUsage, (row) => [row.id]);
    },
  };
};
export type UseSamples = ReturnType<typeof useSamples>;
