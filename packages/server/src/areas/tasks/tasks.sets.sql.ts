import { tasksApi } from "@benchleaf/contract";
import {
  type AnalysisSet,
  analysisSet,
  NAMES_OF_ACCOUNTS,
  NAMES_OF_PROJECTS,
} from "../../kernel/analysis-sets.ts";

/** Tasks that the user sees, by the policy of the table. */
export const tasksSet: AnalysisSet = analysisSet<"tasks">({
  key: "tasks",
  list: tasksApi.listTasks,
  rows: async () => ({ from: "task t", where: [] }),
  fields: {
    state: { sql: "t.state" },
    assignee: { sql: "t.assignee_id", names: NAMES_OF_ACCOUNTS },
    project: { sql: "t.project_id", names: NAMES_OF_PROJECTS },
    isOverdue: {
      sql: "(t.state <> 'done' and coalesce(t.due_date < (now() at time zone t.timezone)::date, false))",
    },
  },
  measures: {},
  times: { createTime: "t.create_time", dueDate: "t.due_date", doneTime: "t.done_time" },
  id: "t.id",
  name: "t.title",
});
