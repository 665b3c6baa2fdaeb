import type { Id, SampleTransfer, SampleTransferStatus } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { NumberingService } from "../records/records.service.ts";
import { filterWarehouseReaders } from "../warehouses/warehouses.service.ts";
import { logSamples } from "./sample-log.store.ts";
import { openSampleStore } from "./samples.policy.ts";
import { placeOf } from "./samples.present.ts";
import * as samples from "./samples.store.ts";
import * as store from "./transfers.store.ts";

const cursorKeys = z.tuple([idKey]);

/** Samples that one person offers to another: they are the other's once these receive them. */
export const transferSamples = (
  { database, audit, events }: Kernel,
  numbering: Pick<NumberingService, "take">,
) => {
  const show = async (
    q: Queries,
    { userId }: Session,
    rows: readonly store.TransferRow[],
  ): Promise<SampleTransfer[]> => {
    const items = await store.listItems(
      q,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      warehouseId: row.warehouse_id,
      number: row.number,
      fromId: row.from_id,
      from: row.from,
      toId: row.to_id,
      to: row.to,
      note: row.note,
      answer: row.answer,
      status: row.status,
      items: items
        .filter((item) => item.transfer_id === row.id)
        .map((item) => ({
          sampleId: item.sample_id,
          number: item.number,
          name: item.name,
          pathCode: placeOf(item),
        })),
      createTime: row.create_time.toISOString(),
      settleTime: row.settle_time?.toISOString() ?? null,
      abilities: {
        answer: row.status === "waiting" && row.to_id === userId,
        cancel: row.status === "waiting" && row.from_id === userId,
      },
    }));
  };

  /** @throws sample.transfer.not.found for who neither offers nor gets it */
  const findOwn = async (
    q: Queries,
    session: Session,
    warehouseId: Id,
    id: Id,
  ): Promise<store.TransferRow> => {
    const row = await store.findTransfer(q, warehouseId, id);
    if (row === undefined || (row.from_id !== session.userId && row.to_id !== session.userId))
      throw problem("sample.transfer.not.found");
    return row;
  };

  return {
    async list(
      session: Session,
      warehouseId: Id,
      query: {
        readonly type: "received" | "sent";
        readonly cursor?: string | undefined;
        readonly limit: number;
      },
    ): Promise<Page<SampleTransfer>> {
      const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
      return database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        const { type, limit } = query;
        const rows = await store.listTransfers(q, {
          ...{ warehouseId, type, userId: session.userId, before, limit: limit + 1 },
        });
        const page = pageFrom(
          rows,
          limit,
          (row) => row,
          ({ id }) => [id],
        );
        return { ...page, records: await show(q, session, page.records) };
      });
    },

    create: (
      session: Session,
      warehouseId: Id,
      input: { readonly sampleIds: readonly Id[]; readonly toUserId: Id; readonly note: string },
    ): Promise<SampleTransfer> =>
      database
        .write(session, async (tx) => {
          await openSampleStore(tx, session, warehouseId);
          const ids = [...new Set(input.sampleIds)];
          const { toUserId: toId, note } = input;
          const readers = await filterWarehouseReaders(tx, { id: warehouseId, kind: "sample" }, [toId]);
          if (readers.length === 0 || toId === session.userId) throw problem("user.not.found");
          const rows = await samples.lockSamples(tx, warehouseId, ids);
          if (rows.length < ids.length) throw problem("sample.not.found");
          if (rows.some((row) => row.owner_id !== session.userId)) throw problem("sample.owner.required");
          if (rows.some(({ state }) => state === "deleted")) throw problem("sample.state.invalid");
          const number = await numbering.take(tx, "sampleTransfer", (one) => store.hasNumber(tx, one));
          const id = await store.insertTransfer(tx, { warehouseId, number, toId, note }, ids);
          await audit.record(tx, session, {
            action: "sampleTransfer.create",
            objectType: "sampleTransfer",
            objectId: id,
            after: { ...input, warehouseId, number },
          });
          await events.emit(tx, session, {
            type: "sample.transferAsked",
            data: { warehouseId, sampleId: ids[0]!, count: ids.length, toId, fromId: session.userId },
          });
          return (await show(tx, session, [await findOwn(tx, session, warehouseId, id)]))[0]!;
        })
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) throw problem("sample.transfer.pending", undefined, { cause: error });
          throw error;
        }),

    settle: (
      session: Session,
      warehouseId: Id,
      id: Id,
      input: { readonly status: Exclude<SampleTransferStatus, "waiting">; readonly answer: string },
    ): Promise<SampleTransfer> =>
      database.write(session, async (tx) => {
        await openSampleStore(tx, session, warehouseId);
        store.lockTransfer(tx, id);
        const row = await findOwn(tx, session, warehouseId, id);
        const { status, answer } = input;
        if (session.userId !== (status === "canceled" ? row.from_id : row.to_id))
          throw problem("sample.transfer.not.found");
        if (row.status !== "waiting") throw problem("sample.state.invalid");
        store.resolveTransfer(tx, id, status, answer);
        const items = await store.listItems(tx, [id]);
        const ids = items.map(({ sample_id }) => sample_id);
        if (status === "received") {
          const held = await samples.lockSamples(tx, warehouseId, ids);
          // What became someone else's meanwhile stays theirs.
          const own = held.filter((one) => one.owner_id === row.from_id).map((one) => one.id);
          samples.setOwner(tx, own, row.to_id);
          logSamples(
            tx,
            warehouseId,
            "transfer",
            own.map((one) => ({ id: one, detail: `${row.number} · ${row.from} → ${row.to}` })),
          );
        }
        await audit.record(tx, session, {
          action: "sampleTransfer.settle",
          objectType: "sampleTransfer",
          objectId: id,
          after: input,
        });
        if (status !== "canceled")
          await events.emit(tx, session, {
            type: "sample.transferSettled",
            data: {
              warehouseId,
              sampleId: ids[0]!,
              count: ids.length,
              fromId: row.from_id,
              toId: row.to_id,
              status,
            },
          });
        return (await show(tx, session, [await findOwn(tx, session, warehouseId, id)]))[0]!;
      }),
  };
};
export type TransferSamples = ReturnType<typeof transferSamples>;
