import { approvalsApi } from "@benchleaf/contract";
import {
  type AnalysisSet,
  analysisSet,
  NAMES_OF_ACCOUNTS,
  NAMES_OF_PROJECTS,
} from "../../kernel/analysis-sets.ts";
import { concernsMe } from "./approvals.store.ts";

/** Submissions: the team's for those who administer approvals, for others those that concern them. */
export const approvalsSet: AnalysisSet = analysisSet<"approvals">({
  key: "approvals",
  list: approvalsApi.mySubmitted,
  rows: async (_, { authorities }) => ({
    from: "approval_record r",
    where: authorities.has("SETTINGS_AUDIT_PROCESS_CONFIG") ? [] : [concernsMe],
  }),
  fields: {
    kind: { sql: "r.kind" },
    status: { sql: "r.status" },
    submitter: { sql: "r.submit_user_id", names: NAMES_OF_ACCOUNTS },
    project: { sql: "r.project_id", names: NAMES_OF_PROJECTS },
  },
  measures: { waited: "extract(epoch from coalesce(r.finish_time, now()) - r.create_time) / 3600" },
  times: { createTime: "r.create_time", finishTime: "r.finish_time" },
  id: "r.id",
  name: "r.title",
});
