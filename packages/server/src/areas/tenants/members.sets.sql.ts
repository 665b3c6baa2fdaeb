import { membersApi } from "@benchleaf/contract";
import { dashboardPhrasesIn } from "@benchleaf/phrases";
import { type AnalysisSet, analysisSet } from "../../kernel/analysis-sets.ts";

/** Members of the team; one with several roles counts under the first that they were given. */
export const membersSet: AnalysisSet = analysisSet<"members">({
  key: "members",
  list: membersApi.list,
  rows: async () => ({
    from: "membership m join account a on a.id = m.account_id",
    where: ["m.tenant_id = current_tenant_id()"],
  }),
  fields: {
    status: { sql: "m.status" },
    role: {
      sql: `(select min(mr.role_id) from member_role mr
        where mr.tenant_id = m.tenant_id and mr.account_id = m.account_id)`,
      names: "select id, name from role where id = any($1::bigint[])",
      builtInNames: (locale) => {
        const say = dashboardPhrasesIn(locale);
        return { ADMIN: say("roleAdmin"), MEMBER: say("roleMember") };
      },
    },
  },
  measures: {},
  times: { createTime: "m.create_time" },
  id: "m.account_id",
  name: "a.name",
});
