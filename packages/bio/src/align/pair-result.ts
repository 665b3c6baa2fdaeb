import type { Span } from "../range.ts";
import type { AlignMode } from "./options.ts";
import { A_ONLY, B_ONLY, PAIR, type Path, type Run } from "./path.ts";

/** One run of equal columns. `insertion`: residues of b only; `deletion`: residues of a only. */
export interface AlignmentOperation {
  readonly kind: "match" | "mismatch" | "insertion" | "deletion";
  readonly length: number;
}

/** An optimal alignment of two sequences; a is the reference, b the query. */
export interface PairAlignment {
  readonly ok: true;
  readonly mode: AlignMode;
  /** In points, of the best alignment there is under the scores. */
  readonly score: number;
  /** The two rows, equally long, in the residues given, with `-` for gaps. Without gaps: the spans of a and b. */
  readonly rowA: string;
  readonly rowB: string;
  /** What the rows show of a and b: all of both, or in a local alignment the aligned part. */
  readonly spanA: Span;
  readonly spanB: Span;
  /** The parts from the first to the last column that pairs two letters; empty spans when none does. */
  readonly coreA: Span;
  readonly coreB: Span;
  readonly operations: readonly AlignmentOperation[];
  /** The operations as an extended CIGAR with a as reference: `=` match, `X` mismatch, `I` only in b, `D` only in a. */
  readonly cigar: string;
  /** Columns: `identities + mismatches + gaps`. */
  readonly length: number;
  /** Columns of two equal residues; letter case does not count. */
  readonly identities: number;
  readonly mismatches: number;
  /** Columns with a gap, free ones at the ends included. */
  readonly gaps: number;
  /** Runs of gap columns in one row. */
  readonly gapOpenings: number;
}

const cigarLetters = { match: "=", mismatch: "X", insertion: "I", deletion: "D" } as const;

interface PairText {
  readonly a: string;
  readonly b: string;
  readonly codesA: Uint8Array;
  readonly codesB: Uint8Array;
}

/** Rows, spans and counts of a path. */
export const describePath = (text: PairText, path: Path, mode: AlignMode, scale: number): PairAlignment => {
  const operations = nameOperations(text, path);
  const total = (kind: AlignmentOperation["kind"]): number =>
    operations.reduce((sum, operation) => sum + (operation.kind === kind ? operation.length : 0), 0);
  const spanA = { start: path.aStart, end: path.aStart + lettersIn(path.runs, B_ONLY) };
  const spanB = { start: path.bStart, end: path.bStart + lettersIn(path.runs, A_ONLY) };
  const identities = total("match");
  const mismatches = total("mismatch");
  const gaps = total("insertion") + total("deletion");
  return {
    ok: true,
    mode,
    score: path.score / scale,
    rowA: gappedRow(text.a, path.aStart, path.runs, B_ONLY),
    rowB: gappedRow(text.b, path.bStart, path.runs, A_ONLY),
    spanA,
    spanB,
    ...coreSpans(path, spanA, spanB),
    operations,
    cigar: operations.map(({ kind, length }) => `${length}${cigarLetters[kind]}`).join(""),
    length: identities + mismatches + gaps,
    identities,
    mismatches,
    gaps,
    gapOpenings: operations.filter(({ kind }) => kind === "insertion" || kind === "deletion").length,
  };
};

const lettersIn = (runs: readonly Run[], gapStep: number): number =>
  runs.reduce((sum, { step, length }) => sum + (step === gapStep ? 0 : length), 0);

const gappedRow = (letters: string, start: number, runs: readonly Run[], gapStep: number): string => {
  let at = start;
  const pieces = runs.map(({ step, length }) => {
    if (step === gapStep) return "-".repeat(length);
    at += length;
    return letters.slice(at - length, at);
  });
  return pieces.join("");
};

const coreSpans = ({ runs }: Path, a: Span, b: Span): { coreA: Span; coreB: Span } => {
  const first = runs.findIndex(({ step }) => step === PAIR);
  if (first < 0) return { coreA: { start: a.start, end: a.start }, coreB: { start: b.start, end: b.start } };
  const last = runs.findLastIndex(({ step }) => step === PAIR);
  const before = runs.slice(0, first);
  const after = runs.slice(last + 1);
  return {
    coreA: { start: a.start + lettersIn(before, B_ONLY), end: a.end - lettersIn(after, B_ONLY) },
    coreB: { start: b.start + lettersIn(before, A_ONLY), end: b.end - lettersIn(after, A_ONLY) },
  };
};

const nameOperations = ({ codesA, codesB }: PairText, path: Path): AlignmentOperation[] => {
  const operations: AlignmentOperation[] = [];
  let i = path.aStart;
  let j = path.bStart;
  for (const { step, length } of path.runs) {
    if (step === A_ONLY) operations.push({ kind: "deletion", length });
    if (step === B_ONLY) operations.push({ kind: "insertion", length });
    if (step === PAIR) splitPairs(codesA, codesB, i, j, length, operations);
    if (step !== B_ONLY) i += length;
    if (step !== A_ONLY) j += length;
  }
  return operations;
};

const splitPairs = (
  codesA: Uint8Array,
  codesB: Uint8Array,
  i: number,
  j: number,
  length: number,
  operations: AlignmentOperation[],
): void => {
  for (let done = 0; done < length; ) {
    const isMatch = codesA[i + done] === codesB[j + done];
    let end = done + 1;
    while (end < length && (codesA[i + end] === codesB[j + end]) === isMatch) end++;
    operations.push({ kind: isMatch ? "match" : "mismatch", length: end - done });
    done = end;
  }
};
