import {
  type AlignErrorCode,
  type AlignedRead,
  alignMultiple,
  alignPair,
  alignReads,
  alignReadsToReference,
  type Feature,
  reverseComplement,
} from "@benchleaf/bio";
import {
  type AlignmentInput,
  type AlignmentInputRow,
  type AlignmentSettings,
  type AlignmentTraces,
  packQualities,
  packTrace,
} from "@benchleaf/contract";
import { scoresOf } from "./alignment-settings.ts";
import { sameOrigin } from "./same-origin.ts";
import { type AlignFault, faultBefore, type SelectedSequence } from "./selected-sequence.ts";

export interface AlignInput {
  readonly chosen: readonly SelectedSequence[];
  readonly settings: AlignmentSettings;
  readonly referenceKey: string | null;
}

export type AlignAnswer =
  | { readonly ok: true; readonly content: AlignmentInput; readonly traces: AlignmentTraces }
  | { readonly ok: false; readonly fault: AlignFault };

type Progress = (fraction: number) => void;

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Gaps at the ends of a row are no gaps: the row does not reach there. */
export const openEnds = (row: string): string =>
  row.replace(/^-+/, (gaps) => " ".repeat(gaps.length)).replace(/-+$/, (gaps) => " ".repeat(gaps.length));

const MOST_FEATURES = 10_000;

export const rowOf = (
  one: SelectedSequence,
  letters: string,
  part: Partial<AlignmentInputRow> = {},
): AlignmentInputRow => ({
  id: newId(),
  name: one.name.slice(0, 255) || "-",
  source: one.source,
  letters,
  start: 0,
  size: one.letters.length,
  strand: 1,
  circular: one.isCircular,
  isHidden: false,
  features: [],
  read: null,
  calls: [],
  ...part,
});

const featuresOf = (features: readonly Feature[]): AlignmentInputRow["features"] =>
  // The wire's arrays are mutable to the type checker only; no one writes to them.
  features.slice(0, MOST_FEATURES) as AlignmentInputRow["features"];

const faults: Partial<Record<AlignErrorCode, AlignFault["code"]>> = {
  "too-large": "too-different",
  "illegal-letter": "illegal-letter",
  "bad-scores": "bad-scores",
  "empty-sequence": "empty",
};

const refuse = (code: AlignFault["code"], about: Partial<AlignFault> = {}): AlignAnswer => ({
  ok: false,
  fault: { code, ...about },
});
const refuseBy = (
  { code, sequence }: { readonly code: AlignErrorCode; readonly sequence?: number },
  chosen: readonly SelectedSequence[],
): AlignAnswer => {
  const name = sequence === undefined ? undefined : chosen[sequence]?.name;
  return refuse(faults[code] ?? "too-different", name === undefined ? {} : { name });
};

export const contentOf = (
  { chosen, settings }: Pick<AlignInput, "chosen" | "settings">,
  referenceId: string | null,
  rows: AlignmentInputRow[],
): AlignmentInput => ({
  alphabet: chosen.every(({ kind }) => kind === "rna")
    ? "rna"
    : (chosen[0]?.kind ?? "dna") === "protein"
      ? "protein"
      : "dna",
  settings,
  referenceId,
  expectedFeatures: [],
  minimumQuality: 20,
  leftOut: [],
  rows,
});

/** One alphabet for all: where DNA and RNA meet, U is written T. */
const lettersFor = (chosen: readonly SelectedSequence[]): string[] => {
  const isMixed = chosen.some(({ kind }) => kind === "rna") && chosen.some(({ kind }) => kind === "dna");
  return chosen.map(({ letters }) => (isMixed ? letters.replaceAll("U", "T").replaceAll("u", "t") : letters));
};

const referenceFirst = ({ chosen, referenceKey }: AlignInput): readonly SelectedSequence[] =>
  chosen.toSorted((one, other) => Number(other.key === referenceKey) - Number(one.key === referenceKey));

const turnedTo = (letters: string, { start, strand }: { start: number; strand: 1 | -1 }): string => {
  const read = strand === 1 ? letters : reverseComplement(letters, "dna");
  return read.slice(start) + read.slice(0, start);
};

const alignTwo = (input: AlignInput, onProgress: Progress): AlignAnswer => {
  const chosen = referenceFirst(input);
  const [first, second] = chosen as [SelectedSequence, SelectedSequence];
  const [a = "", b = ""] = lettersFor(chosen);
  const mode =
    input.settings.method === "overlap"
      ? "semiglobal"
      : input.settings.method === "local"
        ? "local"
        : "global";
  // Circles with different origins would be similar only in two halves.
  const isRound = first.isCircular && second.isCircular && first.kind !== "protein";
  const begun = isRound ? sameOrigin(a, b) : null;
  const strand = begun?.strand ?? 1;
  const given = begun ? turnedTo(b, begun) : b;
  const pair = alignPair(a, given, { ...scoresOf(input.settings), mode, onProgress });
  if (!pair.ok) return refuseBy(pair.error, chosen);
  if (pair.identities === 0) return refuse("nothing-aligned");
  const isLocal = mode === "local";
  const reference = rowOf(first, openEnds(pair.rowA), {
    features: featuresOf(first.features),
    start: isLocal ? pair.spanA.start : 0,
  });
  const from = (begun?.start ?? 0) + (isLocal ? pair.spanB.start : 0);
  const start = isRound ? from % second.letters.length : from;
  const other = rowOf(second, openEnds(pair.rowB), { start, strand });
  return { ok: true, content: contentOf(input, reference.id, [reference, other]), traces: [] };
};

const alignMany = (input: AlignInput, onProgress: Progress): AlignAnswer => {
  const chosen = referenceFirst(input);
  const { rounds } = input.settings;
  const found = alignMultiple(lettersFor(chosen), { ...scoresOf(input.settings), rounds, onProgress });
  if (!found.ok) return refuseBy(found.error, chosen);
  const hasReference = chosen[0]?.key === input.referenceKey;
  const rows = chosen.map((one, index) =>
    rowOf(
      one,
      openEnds(found.rows[index] ?? ""),
      index === 0 && hasReference ? { features: featuresOf(one.features) } : {},
    ),
  );
  return {
    ok: true,
    content: contentOf(input, hasReference ? (rows[0]?.id ?? null) : null, rows),
    traces: [],
  };
};

/** Two bases under one peak as one letter, where the caller chose one of them. */
const withDoublePeaks = (one: AlignedRead): string => {
  const doubles = new Map(
    one.differences.flatMap(({ kind, readPosition, read }) =>
      kind === "heterozygous" ? [[readPosition, read] as const] : [],
    ),
  );
  if (doubles.size === 0) return one.readRow;
  let index = 0;
  return [...one.readRow]
    .map((letter) => {
      if (letter === "-") return letter;
      const at = one.strand === 1 ? one.readSpan.start + index : one.readSpan.end - 1 - index;
      index += 1;
      return doubles.get(at) ?? letter;
    })
    .join("");
};

const layOnReference = (input: AlignInput, onProgress: Progress): AlignAnswer => {
  const { settings } = input;
  const [reference, ...reads] = referenceFirst(input) as [SelectedSequence, ...SelectedSequence[]];
  const given = reads.map(({ name, letters, qualities, trace }) => ({
    name,
    sequence: letters,
    ...(qualities && { qualities }),
    ...(trace && { trace }),
  }));
  const found = alignReads(reference.letters, given, {
    topology: reference.isCircular ? "circular" : "linear",
    trim: settings.isTrimmed
      ? { errorLimit: settings.errorLimit, minimumLength: settings.minimumLength }
      : false,
    heterozygous: settings.callsDoublePeaks ? {} : false,
    minimumIdentity: settings.minimumIdentity,
    minimumLength: settings.minimumLength,
    scores: scoresOf(settings),
    onProgress,
  });
  if (!found.ok)
    return refuse(found.error.code === "no-reads" ? "too-few" : "illegal-letter", { name: reference.name });
  if (found.aligned.length === 0) return refuse("nothing-aligned");
  const aligned = found.aligned.map((one) => ({ ...one, readRow: withDoublePeaks(one) }));
  const letters = reference.letters.toUpperCase().replaceAll("U", "T");
  const laid = alignReadsToReference(letters, aligned, reference.isCircular);
  const head = rowOf(reference, laid.reference, { features: featuresOf(reference.features) });
  const traces: AlignmentTraces = [];
  const rows = aligned.map((one, index) => {
    const read = reads[one.read]!;
    const { firstColumn, count, letters } = laid.rows[index]!;
    const size = read.letters.length;
    const row = rowOf(read, letters, {
      start: one.strand === 1 ? one.readSpan.start : size - one.readSpan.end,
      strand: one.strand,
      circular: false,
      read: {
        firstColumn,
        qualities: packQualities(one.rowQualities.slice(0, count)),
        trimmed: one.trimmed,
        hasTrace: read.trace !== null,
      },
    });
    if (read.trace) traces.push({ rowId: row.id, trace: packTrace(read.trace) });
    return row;
  });
  const content = contentOf(input, head.id, [head, ...rows]);
  const leftOut = found.unaligned.map(({ name, reason }) => ({ name: name.slice(0, 255), reason }));
  return { ok: true, content: { ...content, alphabet: "dna", leftOut }, traces };
};

/** Aligns what was chosen, and gives what is stored of it. Long: for a worker. */
export const alignSequences = (input: AlignInput, onProgress: Progress): AlignAnswer => {
  const fault = faultBefore(input.chosen, input.settings, input.referenceKey);
  if (fault) return { ok: false, fault };
  if (input.settings.method === "reads") return layOnReference(input, onProgress);
  return input.settings.method === "multiple" ? alignMany(input, onProgress) : alignTwo(input, onProgress);
};
