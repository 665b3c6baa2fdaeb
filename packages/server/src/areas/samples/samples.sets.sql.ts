import { samplesApi } from "@benchleaf/contract";
import {
  type AnalysisSet,
  analysisSet,
  NAMES_OF_ACCOUNTS,
  NAMES_OF_PROJECTS,
} from "../../kernel/analysis-sets.ts";
import { NAMES_OF_WAREHOUSES, readableWarehouseIds } from "../warehouses/warehouses.sql.ts";

/** Samples that are not deleted, of all warehouses that the user may open. */
export const samplesSet: AnalysisSet = analysisSet<"samples">({
  key: "samples",
  list: samplesApi.list,
  rows: async (q, _, give) => ({
    from: "sample s",
    where: [
      "s.state <> 'deleted'",
      `s.warehouse_id = any(${give(await readableWarehouseIds(q, "sample"))}::bigint[])`,
    ],
  }),
  fields: {
    warehouse: { sql: "s.warehouse_id", names: NAMES_OF_WAREHOUSES },
    state: { sql: "s.state" },
    template: {
      sql: "s.meta_id",
      names: `select m.id, m.label as name from sample_meta m
        join readable_warehouse w on w.tenant_id = m.tenant_id and w.id = m.warehouse_id where m.id = any($1::bigint[])`,
    },
    stage: { sql: "nullif(s.stage, '')" },
    project: { sql: "s.project_id", names: NAMES_OF_PROJECTS },
    owner: { sql: "s.owner_id", names: NAMES_OF_ACCOUNTS },
    isOverdue: { sql: "(s.state = 'out' and coalesce(s.due_back < current_date, false))" },
  },
  measures: {},
  times: { createTime: "s.create_time", expirationDay: "s.expiration_day" },
  id: "s.id",
  name: "concat_ws(' ', s.number, s.name)",
});
