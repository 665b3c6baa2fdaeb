import { inspectionRecordsApi } from "@benchleaf/contract";
import { type AnalysisSet, analysisSet, NAMES_OF_ACCOUNTS } from "../../kernel/analysis-sets.ts";

const person = (sql: string) => ({ sql, names: NAMES_OF_ACCOUNTS });
const form = (sql: string) => ({
  sql,
  names: `select id, coalesce(name->>$2::text, name->>'zh-CN', name->>'zh-TW', name->>'en-US') as name
    from inspection_form where id = any($1::bigint[])`,
  isNamedByLanguage: true,
});

/** Planned inspections. */
export const inspectionsSet: AnalysisSet = analysisSet<"inspections">({
  key: "inspections",
  list: inspectionRecordsApi.tasks,
  rows: async () => ({ from: "inspection_task t", where: [] }),
  fields: {
    state: { sql: "t.state" },
    form: form("t.form_id"),
    assignee: person("t.assignee_id"),
    target: { sql: "t.target_name" },
    isOverdue: { sql: "(t.state = 'open' and t.due_time < now())" },
  },
  measures: {},
  times: { dueTime: "t.due_time", doneTime: "t.done_time" },
  id: "t.id",
  name: "t.target_name",
});

/** Filled-in forms. */
export const inspectionResultsSet: AnalysisSet = analysisSet<"inspectionResults">({
  key: "inspectionResults",
  list: inspectionRecordsApi.records,
  rows: async () => ({ from: "inspection_record r", where: [] }),
  fields: {
    result: { sql: "r.result" },
    review: { sql: "r.review" },
    form: form("r.form_id"),
    submitter: person("r.submitter_id"),
  },
  measures: {
    failures: "r.failed_count",
    score: "case when r.most_score > 0 then r.score * 100.0 / r.most_score end",
  },
  times: { submitTime: "r.submit_time", fillTime: "r.fill_time" },
  id: "r.id",
  name: "r.record_no",
});
