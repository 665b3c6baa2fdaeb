import { projectsApi } from "@benchleaf/contract";
import { type AnalysisSet, analysisSet, NAMES_OF_ACCOUNTS } from "../../kernel/analysis-sets.ts";

/** Projects that the user may open. */
export const projectsSet: AnalysisSet = analysisSet<"projects">({
  key: "projects",
  list: projectsApi.list,
  rows: async () => ({ from: "readable_project p", where: [] }),
  fields: {
    accessLevel: { sql: "p.access_level" },
    isPersonal: { sql: "p.is_personal" },
    owner: { sql: "p.owner_id", names: NAMES_OF_ACCOUNTS },
  },
  measures: {
    members: `(select count(*) + 1 from project_member m where m.tenant_id = p.tenant_id and m.project_id = p.id)`,
  },
  times: { createTime: "p.create_time" },
  id: "p.id",
  name: "p.name",
});
