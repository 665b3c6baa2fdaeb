import type { Id, SampleRequest, SampleRequestInput, SampleRequestKind } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { ApprovalsService } from "../approvals/approvals.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { NumberingService } from "../records/records.service.ts";
import { amountIn, refusalOf, withFaults } from "../warehouses/warehouses.service.ts";
import * as store from "./requests.store.ts";
import { logSamples } from "./sample-log.store.ts";
import { openSampleStore } from "./samples.policy.ts";
import { placeOf } from "./samples.present.ts";
import { mayAsk } from "./samples.rules.ts";
import * as samples from "./samples.store.ts";

const cursorKeys = z.tuple([idKey]);
const kindOf = (kind: SampleRequestKind) => `SAMPLE_${kind}` as const;

type CancelRecord = (session: Session, recordId: Id) => Promise<unknown>;

/** Requests for samples. A repeated request by the same user for a sample replaces the earlier one. */
export const requestSamples = (
  { database, audit }: Kernel,
  approvals: Pick<ApprovalsService, "submit" | "close" | "holdPending">,
  numbering: Pick<NumberingService, "take">,
  cancelRecord: CancelRecord,
) => {
  const show = async (
    q: Queries,
    session: Session,
    rows: readonly store.RequestRow[],
  ): Promise<SampleRequest[]> => {
    const items = await store.listItems(
      q,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      warehouseId: row.warehouse_id,
      number: row.number,
      kind: row.kind,
      reason: row.reason,
      dueBack: row.due_back,
      isThawed: row.is_thawed,
      status: row.status,
      rejectReason: row.reject_reason,
      isAutoAudit: row.is_auto,
      applicantId: row.applicant_id,
      applicant: row.applicant,
      recordId: row.record_id,
      items: items
        .filter((item) => item.request_id === row.id)
        .map((item) => ({
          sampleId: item.sample_id,
          number: item.number,
          name: item.name,
          pathCode: placeOf(item),
        })),
      createTime: row.create_time.toISOString(),
      settleTime: row.settle_time?.toISOString() ?? null,
      abilities: {
        cancel: row.status === "PENDING" && row.applicant_id === session.userId,
        decide: row.status === "PENDING" && row.waits_for_reader,
      },
    }));
  };

  const showOne = async (q: Queries, session: Session, id: Id): Promise<SampleRequest> => {
    const row = await store.findRequest(q, id);
    return (await show(q, session, row === undefined ? [] : [row]))[0]!;
  };

  /**
   * Pending requests for the samples: the user's own of the same kind are merged into the new request, others block
   * it. Locked before the samples, as in decisions.
   *
   * @throws approval.pending.exists
   */
  const holdEarlier = async (
    tx: Queries,
    session: Session,
    kind: SampleRequestKind,
    sampleIds: readonly Id[],
  ): Promise<store.PendingRow[]> => {
    const seen = await store.listPending(tx, sampleIds);
    for (const { request_id: id, kind: other } of seen) await approvals.holdPending(tx, kindOf(other), id);
    const pending = seen.length === 0 ? [] : await store.listPending(tx, sampleIds);
    if (pending.some((row) => row.applicant_id !== session.userId || row.kind !== kind))
      throw problem("approval.pending.exists");
    return pending;
  };

  return {
    async list(
      session: Session,
      warehouseId: Id,
      query: {
        readonly view: "mine" | "waiting" | "history";
        readonly kind?: SampleRequestKind | undefined;
        readonly cursor?: string | undefined;
        readonly limit: number;
      },
    ): Promise<Page<SampleRequest>> {
      const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
      return database.read(session, async (q) => {
        const warehouse = await openSampleStore(q, session, warehouseId);
        const seesAll =
          session.authorities.has("SAMPLE_AUDIT") || refusalOf(warehouse, session, "manage") === null;
        const rows = await store.listRequests(q, {
          warehouseId,
          applicantId: query.view !== "mine" && seesAll ? null : session.userId,
          kind: query.kind,
          isSettled: query.view === "mine" ? null : query.view === "history",
          before,
          limit: query.limit + 1,
        });
        const page = pageFrom(
          rows,
          query.limit,
          (row) => row,
          ({ id }) => [id],
        );
        return { ...page, records: await show(q, session, page.records) };
      });
    },

    locate: (session: Session, id: Id): Promise<{ warehouseId: Id }> =>
      database.read(session, async (q) => {
        const row = await store.findRequest(q, id);
        if (row === undefined) throw problem("sample.request.not.found");
        return { warehouseId: row.warehouse_id };
      }),

    create: (session: Session, warehouseId: Id, input: SampleRequestInput): Promise<SampleRequest> =>
      withFaults(
        database
          .write(session, async (tx) => {
            await openSampleStore(tx, session, warehouseId);
            const left = new Map(input.items.map((item) => [item.sampleId, item.left]));
            const { kind } = input;
            const earlier = await holdEarlier(tx, session, kind, [...left.keys()]);
            for (const { request_id: id } of earlier) {
              for (const item of await store.listItems(tx, [id]))
                if (!left.has(item.sample_id)) left.set(item.sample_id, null);
              await store.resolveRequest(tx, id, "CLOSED");
              await approvals.close(tx, session, kindOf(kind), id);
            }
            const rows = await samples.lockSamples(tx, warehouseId, [...left.keys()]);
            if (rows.length < left.size) throw problem("sample.not.found");
            if (rows.some(({ state }) => !mayAsk(kind, state))) throw problem("sample.state.invalid");
            const number = await numbering.take(tx, "sampleRequest", (one) => store.hasNumber(tx, one));
            const items = rows.map((row) => {
              const found = kind === "IN" ? (left.get(row.id) ?? null) : null;
              return { sampleId: row.id, leftAmount: found === null ? null : amountIn(row.unit, found) };
            });
            const { reason, isThawed } = input;
            const dueBack = kind === "OUT" ? input.dueBack : null;
            const asked = {
              warehouseId,
              number,
              kind,
              reason,
              dueBack,
              isThawed: kind === "OUT" && isThawed,
            };
            const id = await store.insertRequest(tx, asked, items);
            logSamples(
              tx,
              warehouseId,
              "request",
              rows.map((row) => ({ id: row.id, detail: `${number} ${kind} · ${reason}` })),
            );
            await audit.record(tx, session, {
              action: "sampleRequest.create",
              objectType: "sampleRequest",
              objectId: id,
              after: { ...input, warehouseId, number },
            });
            const submission = { kind: kindOf(kind), objectId: id, remark: reason };
            store.setRecord(tx, id, await approvals.submit(tx, session, submission));
            return showOne(tx, session, id);
          })
          .catch((error: unknown) => {
            if (isUniqueViolation(error))
              throw problem("approval.pending.exists", undefined, { cause: error });
            throw error;
          }),
      ),

    async cancel(session: Session, warehouseId: Id, id: Id): Promise<SampleRequest> {
      const row = await database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        return store.findRequest(q, id);
      });
      if (row === undefined || row.warehouse_id !== warehouseId || row.applicant_id !== session.userId)
        throw problem("sample.request.not.found");
      if (row.status !== "PENDING" || row.record_id === null) throw problem("sample.state.invalid");
      await cancelRecord(session, row.record_id);
      return database.read(session, (q) => showOne(q, session, id));
    },
  };
};
export type RequestSamples = ReturnType<typeof requestSamples>;
