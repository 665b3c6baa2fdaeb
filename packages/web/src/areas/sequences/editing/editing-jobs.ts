import {
  compareRecords,
  type FindMatchesOptions,
  type FindMatchesResult,
  findMatches,
  type GeneticCodeId,
  type MergeResult,
  mergeRecords,
  type ReadResult,
  type RecordChanges,
  readSequences,
  type Selection,
  type SequenceRecord,
  translateSelection,
  withExportDefaults,
  writeSequences,
} from "@benchleaf/bio";
import { editRecord, type RecordEdit } from "../record-edits.ts";
import { type PastedText, readPastedText } from "./pasted-text.ts";

/** Work of the editor that may take longer than a key can wait. */
export type EditingJob =
  | { readonly type: "readText"; readonly text: string; readonly alphabet: SequenceRecord["kind"] }
  | { readonly type: "readFile"; readonly bytes: Uint8Array; readonly name: string }
  | { readonly type: "write"; readonly record: SequenceRecord; readonly format: "genbank" | "fasta" }
  | {
      readonly type: "translate";
      readonly record: Pick<SequenceRecord, "sequence" | "topology" | "features">;
      readonly selection: Selection;
      readonly table: GeneticCodeId;
    }
  | {
      readonly type: "find";
      readonly sequence: string;
      readonly query: string;
      readonly options: Omit<FindMatchesOptions, "signal" | "onProgress">;
    }
  | {
      readonly type: "edit";
      readonly record: SequenceRecord;
      readonly edit: RecordEdit;
    }
  | { readonly type: "compare"; readonly before: SequenceRecord; readonly after: SequenceRecord }
  | {
      readonly type: "merge";
      readonly base: SequenceRecord;
      readonly mine: SequenceRecord;
      readonly theirs: SequenceRecord;
    };

interface Answers {
  readonly readText: PastedText;
  readonly readFile: ReadResult;
  readonly write: string;
  readonly translate: string;
  readonly find: FindMatchesResult;
  readonly edit: SequenceRecord;
  readonly compare: RecordChanges;
  readonly merge: MergeResult;
}
export type EditingAnswer<Job extends EditingJob> = Answers[Job["type"]];

/** Does a job to its end. Pure and without the page. */
export const doJob = (job: EditingJob, onProgress: (fraction: number) => void): EditingAnswer<EditingJob> => {
  switch (job.type) {
    case "readText":
      return readPastedText(job.text, job.alphabet);
    case "readFile":
      return readSequences(job.bytes, { name: job.name });
    case "write": {
      const record = job.format === "fasta" ? job.record : withExportDefaults(job.record, new Date());
      const written = writeSequences([record], job.format);
      return written.ok && "text" in written ? written.text : "";
    }
    case "translate":
      return translateSelection(job.record, job.selection, job.table);
    case "find":
      return findMatches(job.sequence, job.query, { ...job.options, onProgress });
    case "edit":
      return editRecord(job.record, { start: 0, length: 0 }, job.edit)?.record ?? job.record;
    case "compare":
      return compareRecords(job.before, job.after);
    case "merge":
      return mergeRecords(job.base, job.mine, job.theirs);
  }
};
