import { elnApi } from "@benchleaf/contract";
import { type AnalysisSet, analysisSet } from "../../kernel/analysis-sets.ts";
import { FILE_FIELDS, FILE_TIMES, readableFileRows } from "../files/files.sets.sql.ts";
import { listing } from "./eln.store.ts";

/** Pages of the notebook. */
export const notebookSet: AnalysisSet = analysisSet<"notebook">({
  key: "notebook",
  list: elnApi.list,
  rows: async (q, _, give) => {
    const { from, ...rows } = await readableFileRows(q, give, listing.kinds);
    return { from: `${from} ${listing.join}`, ...rows };
  },
  fields: {
    ...FILE_FIELDS,
    processStatus: { sql: "ep.process_status" },
    auditStatus: { sql: "ep.audit_status" },
    category: { sql: "ep.category" },
    template: { sql: "nullif(ep.template_name, '')" },
  },
  measures: {},
  times: { ...FILE_TIMES, finishTime: "ep.finish_time", experimentDate: "ep.experiment_date" },
  id: "f.id",
  name: "f.name",
});
