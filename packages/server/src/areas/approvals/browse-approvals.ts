import type { ApprovalKind, ApprovalRecord, Id, RecordStatus, SignatureRecord } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { SignaturesService } from "../signatures/signatures.service.ts";
import { viewerOf } from "./approvals.policy.ts";
import type { FieldsOf } from "./approvals.present.ts";
import * as store from "./approvals.store.ts";
import { showRecords } from "./show-records.ts";
import { signedSubmission } from "./sign-decisions.ts";

const listKeys = z.tuple([idKey]);

export interface RecordsQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly kind?: ApprovalKind | undefined;
  readonly status?: RecordStatus | undefined;
  readonly search?: string | undefined;
}

/** @throws approval.not.found */
const refuseUnseen = async (q: Queries, session: Session, id: Id): Promise<void> => {
  const found = await store.findRecords(q, [id], viewerOf(session).mayConfigure);
  if (found.length === 0) throw problem("approval.not.found");
};

export const browseApprovals = ({ database }: Kernel, signatures: SignaturesService, fieldsOf: FieldsOf) => ({
  list: (session: Session, of: store.RecordInput["of"], query: RecordsQuery): Promise<Page<ApprovalRecord>> =>
    database.read(session, async (q) => {
      const [before] = decodeCursor(listKeys, query.cursor) ?? [];
      const { kind, status, search, limit } = query;
      const rows = await store.listRecords(q, { of, kind, status, search, before, limit });
      const shown = await showRecords(q, rows.slice(0, limit), viewerOf(session), fieldsOf);
      const byId = new Map(shown.map((record) => [record.id, record]));
      return pageFrom(
        rows,
        limit,
        (row) => byId.get(row.id)!,
        (row) => [row.id],
      );
    }),

  get: (session: Session, ids: readonly Id[]): Promise<ApprovalRecord[]> =>
    database.read(session, async (q) => {
      const asking = viewerOf(session);
      const rows = await store.findRecords(q, ids, asking.mayConfigure);
      return showRecords(q, rows, asking, fieldsOf);
    }),

  log: (
    session: Session,
    id: Id,
  ): Promise<{ action: string; userName: string; time: string; remark: string | null }[]> =>
    database.read(session, async (q) => {
      await refuseUnseen(q, session, id);
      const rows = await store.listLog(q, id);
      return rows.map((row) => ({
        action: row.action,
        userName: row.user_name,
        time: row.time.toISOString(),
        remark: row.reason,
      }));
    }),

  signatures: (session: Session, id: Id): Promise<SignatureRecord[]> =>
    database.read(session, async (q) => {
      await refuseUnseen(q, session, id);
      return signatures.verify(q, signedSubmission(id));
    }),

  signatureImage: (session: Session, id: Id, signatureRecordId: Id): Promise<FileAnswer> =>
    database.read(session, async (q) => {
      await refuseUnseen(q, session, id);
      return signatures.image(q, signedSubmission(id), signatureRecordId);
    }),
});
