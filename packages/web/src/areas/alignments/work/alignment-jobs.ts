import {
  type CheckedRow,
  type CloneCheck,
  checkClone,
  consensusOf,
  conservationOf,
  type Feature,
  findMatches,
  nameRecords,
  readSequences,
} from "@benchleaf/bio";
import { type AlignAnswer, type AlignInput, alignSequences } from "./align-sequences.ts";
import { type AssemblyAnswer, type AssemblyInput, assembleSelected } from "./assemble-selected.ts";
import { type CheckedOligo, checkOligos, type OligoInput } from "./check-oligos.ts";
import { type SelectedSequence, selectedRecord } from "./selected-sequence.ts";

interface ReadJob {
  readonly type: "read";
  readonly files: readonly { readonly name: string; readonly content: string | Uint8Array }[];
}
interface ReadAnswer {
  readonly chosen: readonly SelectedSequence[];
  /** Files that hold no sequence that could be read. */
  readonly unread: readonly string[];
}

interface AlignJob extends AlignInput {
  readonly type: "align";
}

interface AssembleJob extends AssemblyInput {
  readonly type: "assemble";
}

interface SummaryJob {
  readonly type: "summarise";
  readonly rows: readonly string[];
  /** Null: the consensus. */
  readonly compared: string | null;
  /** Share of a column's residues that its consensus requires, 0 to 1. */
  readonly threshold: number;
  /** Reads against a reference, where that is what was aligned. */
  readonly check: {
    readonly reference: string;
    readonly rows: readonly CheckedRow[];
    readonly features: readonly Feature[];
    readonly expectedFeatures: readonly string[];
    readonly minimumQuality: number;
  } | null;
}
export interface AlignmentSummaryOf {
  readonly consensus: string;
  readonly conservation: Float32Array;
  /** Rows that differ in each column from what they are compared with. */
  readonly differences: Uint16Array;
  /** Share of equal residues of each row, of the columns in which both have one. */
  readonly identities: readonly number[];
  readonly check: CloneCheck | null;
}

interface FindJob {
  readonly type: "find";
  readonly rows: readonly string[];
  readonly query: string;
  readonly isProtein: boolean;
}
export interface FoundPlace {
  readonly row: number;
  /** Half-open columns. */
  readonly start: number;
  readonly end: number;
}
interface FindAnswer {
  /** Null: the query has residues that are none. */
  readonly places: readonly FoundPlace[] | null;
}

interface OligoJob extends OligoInput {
  readonly type: "oligos";
}

export type AlignmentJob = ReadJob | AlignJob | AssembleJob | SummaryJob | FindJob | OligoJob;
interface Answers {
  readonly read: ReadAnswer;
  readonly align: AlignAnswer;
  readonly assemble: AssemblyAnswer;
  readonly summarise: AlignmentSummaryOf;
  readonly find: FindAnswer;
  readonly oligos: readonly CheckedOligo[];
}
export type AlignmentAnswer<Job extends AlignmentJob> = Answers[Job["type"]];

const read = ({ files }: ReadJob): ReadAnswer => {
  const chosen: SelectedSequence[] = [];
  const unread: string[] = [];
  for (const { name, content } of files) {
    const result = readSequences(content, { name: name.replace(/\.[^.]+$/, "") });
    if (result.ok) chosen.push(...nameRecords(result.records, name).map((record) => selectedRecord(record)));
    else unread.push(name);
  }
  return { chosen, unread };
};

/** Number of differing rows in each column, and the similarity of each row to its reference. */
export const compareRows = (rows: readonly string[], compared: string) => {
  const differences = new Uint16Array(compared.length);
  const upper = compared.toUpperCase();
  const identities = rows.map((row) => {
    let [both, equal] = [0, 0];
    for (let column = 0; column < upper.length; column++) {
      const letter = row.charCodeAt(column) & ~32;
      const other = upper.charCodeAt(column);
      // Residues are 65 to 90 once in upper case; a gap is 13 then, a blank 0.
      const [isLetter, isOther] = [letter >= 65, other >= 65];
      if (isLetter && isOther) {
        both += 1;
        if (letter === other) equal += 1;
        else differences[column]! += 1;
      } else if (isLetter !== isOther && row[column] !== " " && upper[column] !== " ")
        differences[column]! += 1;
    }
    return both === 0 ? 0 : equal / both;
  });
  return { differences, identities };
};

const summarise = ({ rows, compared, threshold, check }: SummaryJob): AlignmentSummaryOf => {
  const consensus = consensusOf(rows, threshold);
  return {
    consensus,
    conservation: Float32Array.from(conservationOf(rows)),
    ...compareRows(rows, compared ?? consensus),
    check: check && checkClone(check.reference, check.rows, check.features, check),
  };
};

const MOST_PLACES = 10_000;

/** Where a motif is in the residues of rows, gaps passed over. */
export const findMotif = ({ rows, query, isProtein }: Omit<FindJob, "type">): FindAnswer => {
  const places: FoundPlace[] = [];
  for (const [row, cells] of rows.entries()) {
    const columns: number[] = [];
    let letters = "";
    for (let column = 0; column < cells.length; column++) {
      if (cells[column] === "-" || cells[column] === " ") continue;
      columns.push(column);
      letters += cells[column];
    }
    const kind = isProtein ? "protein" : "dna";
    const found = findMatches(letters, query, { kind, strands: "top", limit: MOST_PLACES - places.length });
    if (!found.ok) return { places: null };
    for (const { start, length } of found.matches)
      places.push({ row, start: columns[start]!, end: columns[start + length - 1]! + 1 });
    if (places.length >= MOST_PLACES) break;
  }
  return { places };
};

export const doAlignmentJob = <Job extends AlignmentJob>(
  job: Job,
  onProgress: (fraction: number) => void,
): AlignmentAnswer<Job> => {
  const answer = () => {
    switch (job.type) {
      case "read":
        return read(job);
      case "align":
        return alignSequences(job, onProgress);
      case "assemble":
        return assembleSelected(job, onProgress);
      case "summarise":
        return summarise(job);
      case "find":
        return findMotif(job);
      case "oligos":
        return checkOligos(job);
    }
  };
  return answer() as AlignmentAnswer<Job>;
};
