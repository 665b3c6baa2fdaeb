import { assembleReads, type Contig, type ContigRead } from "@benchleaf/bio";
import {
  type AlignmentInput,
  type AlignmentTraces,
  MAX_ALIGNMENT_READS,
  MAX_ALIGNMENT_RESIDUES,
  packQualities,
  packTrace,
} from "@benchleaf/contract";
import { contentOf, openEnds, rowOf } from "./align-sequences.ts";
import { defaultSettings } from "./alignment-settings.ts";
import type { AlignFault, SelectedSequence } from "./selected-sequence.ts";

/** How reads are put together. */
export interface AssemblySettings {
  readonly isTrimmed: boolean;
  /** Error probability up to which a base is good. */
  readonly errorLimit: number;
  /** Bases that two reads share at least. */
  readonly minimumOverlap: number;
  /** Share of equal bases in the overlap, 0 to 1. */
  readonly minimumIdentity: number;
}

export const defaultAssembly: AssemblySettings = {
  isTrimmed: true,
  errorLimit: 0.05,
  minimumOverlap: 30,
  minimumIdentity: 0.9,
};

export interface AssemblyInput {
  readonly chosen: readonly SelectedSequence[];
  readonly settings: AssemblySettings;
}

/** A contig as displayed and saved. */
export interface AssembledContig {
  readonly consensus: string;
  /** Mean Phred quality of the consensus. */
  readonly quality: number;
  /** In the order in which they begin. */
  readonly reads: readonly { readonly name: string; readonly strand: 1 | -1 }[];
  /** The reads below their consensus, which comes first, as an alignment. */
  readonly content: AlignmentInput;
  readonly traces: AlignmentTraces;
}

export type AssemblyAnswer =
  | {
      readonly ok: true;
      readonly contigs: readonly AssembledContig[];
      readonly leftOut: AlignmentInput["leftOut"];
    }
  | { readonly ok: false; readonly fault: AlignFault };

/** The first thing that is in the way of an assembly; null if it can begin. */
export const assemblyFault = (chosen: readonly SelectedSequence[]): AlignFault | null => {
  if (chosen.length < 2) return { code: "too-few" };
  const protein = chosen.find(({ kind }) => kind === "protein");
  if (protein) return { code: "protein-reads", name: protein.name };
  if (chosen.length > MAX_ALIGNMENT_READS) return { code: "too-many-reads", count: MAX_ALIGNMENT_READS };
  const letters = chosen.reduce((sum, one) => sum + one.letters.length, 0);
  return letters > MAX_ALIGNMENT_RESIDUES ? { code: "too-large", count: MAX_ALIGNMENT_RESIDUES } : null;
};

const ASSUMED_QUALITY = 20;

/** Qualities of the part that is in the contig, on the strand that is shown. */
const shownQualities = ({ letters, qualities }: SelectedSequence, { trimmed, strand }: ContigRead) => {
  const isMeasured = qualities?.length === letters.length;
  const { start, end } = trimmed;
  const all = isMeasured ? qualities.slice(start, end) : new Array<number>(end - start).fill(ASSUMED_QUALITY);
  return strand === 1 ? all : all.toReversed();
};

const contentOfContig = (
  contig: Contig,
  number: number,
  { chosen, settings }: AssemblyInput,
): Pick<AssembledContig, "content" | "traces"> => {
  const head = rowOf(
    {
      ...chosen[0]!,
      name: `contig ${number}`,
      isCircular: false,
      letters: contig.consensus,
      features: [],
      source: null,
    },
    openEnds(contig.row),
  );
  const traces: AlignmentTraces = [];
  const rows = contig.reads.map((one) => {
    const read = chosen[one.read]!;
    const row = rowOf(read, `${" ".repeat(one.start)}${one.row}`.padEnd(contig.row.length, " "), {
      start: one.strand === 1 ? one.trimmed.start : read.letters.length - one.trimmed.end,
      strand: one.strand,
      circular: false,
      read: {
        firstColumn: one.start,
        qualities: packQualities(shownQualities(read, one)),
        trimmed: one.trimmed,
        hasTrace: read.trace !== null,
      },
    });
    if (read.trace) traces.push({ rowId: row.id, trace: packTrace(read.trace) });
    return row;
  });
  const { errorLimit, minimumIdentity, isTrimmed } = settings;
  const kept = { ...defaultSettings("reads", "dna"), errorLimit, minimumIdentity, isTrimmed };
  const content = contentOf({ chosen, settings: kept }, head.id, [head, ...rows]);
  return { content: { ...content, alphabet: "dna" }, traces };
};

/** Puts reads together to contigs by their overlaps. Long: for a worker. */
export const assembleSelected = (
  input: AssemblyInput,
  onProgress: (fraction: number) => void,
): AssemblyAnswer => {
  const { chosen, settings } = input;
  const fault = assemblyFault(chosen);
  if (fault) return { ok: false, fault };
  const reads = chosen.map(({ name, letters, qualities, trace }) => ({
    name,
    sequence: letters,
    ...(qualities && { qualities }),
    ...(trace && { trace }),
  }));
  const made = assembleReads(reads, {
    trim: settings.isTrimmed ? { errorLimit: settings.errorLimit } : false,
    minimumOverlap: settings.minimumOverlap,
    minimumIdentity: settings.minimumIdentity,
    onProgress,
  });
  if (!made.ok) return { ok: false, fault: { code: "too-few" } };
  const contigs = made.contigs.map((contig, index) => ({
    consensus: contig.consensus,
    quality: contig.qualities.reduce((sum, one) => sum + one, 0) / Math.max(1, contig.qualities.length),
    reads: contig.reads.map(({ name, strand }) => ({ name, strand })),
    ...contentOfContig(contig, index + 1, input),
  }));
  const leftOut = made.excluded.map(({ name, reason }) => ({ name: name.slice(0, 255), reason }));
  return { ok: true, contigs, leftOut };
};
