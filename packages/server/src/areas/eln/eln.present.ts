import type { ElnCategory, ElnPage, ElnSubmission, ElnSummary, Id, PageDocument } from "@benchleaf/contract";
import { presentOfKind } from "../files/list-kind.service.ts";
import type { PageRow, SubmissionRow, SubmittedBlockRow, SummaryRow } from "./eln.store.ts";

export const presentSummary = (row: SummaryRow, userId: Id): ElnSummary => ({
  ...presentOfKind(row, userId),
  code: row.code,
  templateName: row.template_name,
  processStatus: row.process_status,
  auditStatus: row.audit_status,
  experimentDate: row.experiment_date,
});

export const presentSubmission = (
  row: SubmissionRow,
  blocks: readonly SubmittedBlockRow[],
): ElnSubmission => ({
  id: row.id,
  recordId: row.record_id,
  version: row.version,
  status: row.status,
  remark: row.remark,
  submitUserId: row.submit_user_id,
  submitUserName: row.submit_user_name,
  submitTime: row.submit_time.toISOString(),
  endTime: row.end_time?.toISOString() ?? null,
  blocks: blocks
    .filter(({ submission_id }) => submission_id === row.id)
    .map((block) => ({
      blockId: block.block_id,
      status: block.status,
      remark: block.remark,
      reviewerName: block.reviewer_name,
      decideTime: block.decide_time?.toISOString() ?? null,
    })),
});

export const presentPage = (
  document: PageDocument,
  row: PageRow,
  submission: ElnSubmission | null,
  may: ElnPage["abilities"],
): ElnPage => ({
  file: document.file,
  projectName: document.projectName,
  code: row.code,
  seq: document.seq,
  versionSeq: document.versionSeq,
  processStatus: row.process_status,
  auditStatus: row.audit_status,
  category: row.category as ElnCategory | null,
  templateName: row.template_name,
  experimentDate: row.experiment_date,
  fields: [...row.fields],
  values: row.field_values,
  valuesVersion: row.values_version,
  finished:
    row.finish_version === null || row.finish_time === null
      ? null
      : {
          version: row.finish_version,
          time: row.finish_time.toISOString(),
          userName: row.finished_name ?? "",
        },
  submission,
  abilities: may,
});
