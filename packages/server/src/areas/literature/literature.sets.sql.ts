import { papersApi } from "@benchleaf/contract";
import { type AnalysisSet, analysisSet } from "../../kernel/analysis-sets.ts";
import { FILE_FIELDS, FILE_TIMES, readableFileRows } from "../files/files.sets.sql.ts";

/** Papers; whether they are read is said for the user who counts. */
export const literatureSet: AnalysisSet = analysisSet<"literature">({
  key: "literature",
  list: papersApi.listPapers,
  rows: async (q, _, give) => {
    const { from, ...rows } = await readableFileRows(q, give, ["literature"]);
    return {
      from: `${from} join paper p on p.tenant_id = f.tenant_id and p.file_id = f.id
        left join paper_state own on own.tenant_id = p.tenant_id and own.file_id = p.file_id
          and own.account_id = current_user_id()`,
      ...rows,
    };
  },
  fields: {
    ...FILE_FIELDS,
    readState: { sql: "coalesce(own.read_state, 'unread')" },
    year: { sql: "p.year::text" },
  },
  measures: {},
  times: FILE_TIMES,
  id: "f.id",
  name: "p.title",
});
