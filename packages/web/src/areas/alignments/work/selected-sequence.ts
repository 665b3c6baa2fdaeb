import type { Alphabet, Feature, SequenceRecord, Trace } from "@benchleaf/bio";
import {
  type AlignmentRow,
  type AlignmentSettings,
  MAX_ALIGNMENT_READS,
  MAX_ALIGNMENT_RESIDUES,
  MAX_ALIGNMENT_ROWS,
  type SequenceContent,
  unpackQualities,
} from "@benchleaf/contract";

/** A sequence that is to be aligned, wherever it came from. */
export interface SelectedSequence {
  readonly key: string;
  readonly name: string;
  readonly kind: Alphabet;
  readonly isCircular: boolean;
  readonly letters: string;
  readonly features: readonly Feature[];
  readonly qualities: readonly number[] | null;
  readonly trace: Trace | null;
  readonly source: { readonly fileId: string; readonly version: number } | null;
}

/** A unique id, also across workers. */
export const newKey = (): string => `chosen-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;

export const selectedRecord = (
  record: SequenceRecord,
  source: SelectedSequence["source"] = null,
): SelectedSequence => ({
  key: newKey(),
  name: record.name,
  kind: record.kind,
  isCircular: record.topology === "circular",
  letters: record.sequence,
  features: record.features,
  qualities: record.qualities ?? null,
  trace: record.trace ?? null,
  source,
});

export const selectedFile = (
  file: { readonly id: string; readonly name: string },
  version: number,
  content: SequenceContent,
  trace: Trace | null,
): SelectedSequence => ({
  key: newKey(),
  name: file.name,
  kind: content.isProtein ? "protein" : content.isRna ? "rna" : "dna",
  isCircular: content.circular,
  letters: content.sequence,
  features: content.features,
  qualities: content.qualities === undefined ? null : unpackQualities(content.qualities),
  trace,
  source: { fileId: file.id, version },
});

/** The residues of an alignment's row whose source was deleted. */
export const selectedRow = (row: AlignmentRow, kind: Alphabet, trace: Trace | null): SelectedSequence => {
  const cells = [...row.letters];
  const order = row.read
    ? [...cells.slice(row.read.firstColumn), ...cells.slice(0, row.read.firstColumn)]
    : cells;
  const letters = order.filter((letter) => letter !== "-" && letter !== " ").join("");
  const measured = row.calls.length === 0 ? (row.read?.qualities ?? null) : null;
  const peaks = trace?.peaks.slice(row.start, row.start + letters.length);
  return {
    key: newKey(),
    name: row.name,
    kind,
    isCircular: row.circular && letters.length === row.size,
    letters,
    features: letters.length === row.size ? row.features : [],
    qualities: measured === null ? null : unpackQualities(measured),
    trace:
      trace && peaks && row.calls.length === 0 ? { channels: trace.channels, run: trace.run, peaks } : null,
    source: null,
  };
};

/** Why the sequences cannot be aligned like this; the texts are `alignments.fault-<code>`. */
export interface AlignFault {
  readonly code:
    | "too-few"
    | "two-only"
    | "empty"
    | "mixed"
    | "too-many"
    | "too-many-reads"
    | "too-large"
    | "protein-reads"
    | "no-reference"
    | "read-reference"
    | "nothing-read"
    | "nothing-aligned"
    | "too-different"
    | "bad-scores"
    | "illegal-letter";
  readonly name?: string;
  readonly count?: number;
}

const isRead = ({ qualities, trace }: Pick<SelectedSequence, "qualities" | "trace">): boolean =>
  qualities !== null || trace !== null;

/** The first thing that is in the way of an alignment; null if it can begin. */
export const faultBefore = (
  chosen: readonly SelectedSequence[],
  settings: Pick<AlignmentSettings, "method">,
  referenceKey: string | null,
): AlignFault | null => {
  if (chosen.length < 2) return { code: "too-few" };
  const empty = chosen.find(({ letters }) => letters === "");
  if (empty) return { code: "empty", name: empty.name };
  const protein = chosen.find(({ kind }) => kind === "protein");
  if (protein && chosen.some(({ kind }) => kind !== "protein")) return { code: "mixed", name: protein.name };
  if (settings.method === "reads") {
    if (protein) return { code: "protein-reads", name: protein.name };
    const reference = chosen.find(({ key }) => key === referenceKey);
    if (!reference) return { code: "no-reference" };
    // The expected clone cannot be a read: a verdict against one would be meaningless.
    if (isRead(reference)) return { code: "read-reference", name: reference.name };
    if (chosen.length - 1 > MAX_ALIGNMENT_READS)
      return { code: "too-many-reads", count: MAX_ALIGNMENT_READS };
  }
  const isPair = settings.method !== "multiple" && settings.method !== "reads";
  if (isPair && chosen.length > 2) return { code: "two-only", count: chosen.length };
  if (chosen.length > MAX_ALIGNMENT_ROWS) return { code: "too-many", count: MAX_ALIGNMENT_ROWS };
  const letters = chosen.reduce((sum, one) => sum + one.letters.length, 0);
  return letters > MAX_ALIGNMENT_RESIDUES ? { code: "too-large", count: MAX_ALIGNMENT_RESIDUES } : null;
};

/** The method that fits what was chosen: reads with qualities go to a reference, two are a pair, more are several. */
export const methodFor = (chosen: readonly SelectedSequence[]): AlignmentSettings["method"] => {
  const reads = chosen.filter(isRead);
  const isReads =
    reads.length > 0 && reads.length < chosen.length && chosen.every(({ kind }) => kind !== "protein");
  if (isReads) return "reads";
  return chosen.length > 2 ? "multiple" : "global";
};

/**
 * What the others are compared with by default: a plasmid, else the first that is no read, in whatever order they
 * came.
 */
export const likelyReference = (
  chosen: readonly Pick<SelectedSequence, "key" | "isCircular" | "qualities" | "trace">[],
): string | null => {
  const noReads = chosen.filter((one) => !isRead(one));
  const found = noReads.find(({ isCircular }) => isCircular) ?? noReads[0] ?? chosen[0];
  return found?.key ?? null;
};

/**
 * What can be done instead where a read is the reference, as in alignments of earlier times: the likely one of those that
 * are no reads, else to align the reads with one another.
 */
export const insteadOfRead = (
  chosen: readonly Pick<SelectedSequence, "key" | "isCircular" | "qualities" | "trace">[],
): { readonly referenceKey: string } | { readonly method: "global" | "multiple" } => {
  const referenceKey = likelyReference(chosen.filter((one) => !isRead(one)));
  return referenceKey === null ? { method: chosen.length > 2 ? "multiple" : "global" } : { referenceKey };
};
