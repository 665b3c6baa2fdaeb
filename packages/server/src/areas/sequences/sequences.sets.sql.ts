import { sequencesApi } from "@benchleaf/contract";
import { type AnalysisSet, analysisSet } from "../../kernel/analysis-sets.ts";
import { FILE_FIELDS, FILE_TIMES, readableFileRows } from "../files/files.sets.sql.ts";
import { listing } from "./sequences.store.ts";

/** Sequences and reads of a sequencer. */
export const sequencesSet: AnalysisSet = analysisSet<"sequences">({
  key: "sequences",
  list: sequencesApi.list,
  rows: async (q, _, give) => {
    const { from, ...rows } = await readableFileRows(q, give, listing.kinds);
    return { from: `${from} ${listing.join}`, ...rows };
  },
  fields: {
    ...FILE_FIELDS,
    molecule: {
      sql: `case when f.kind = 'sanger' then 'sanger' when s.is_protein then 'protein' when s.is_rna then 'rna' else 'dna' end`,
    },
    topology: { sql: "case when s.circular then 'circular' else 'linear' end" },
  },
  measures: { length: "f.size" },
  times: FILE_TIMES,
  id: "f.id",
  name: "f.name",
});
