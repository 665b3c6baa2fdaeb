import { findOrfs, gcWindows, type ReadThroughCodon, type SequenceRecord } from "@benchleaf/bio";
import { type CutColumns, CutMarks, NO_CUTS } from "../../../canvas/cut-marks.ts";
import { cutTracks, type ViewTracks } from "../../../canvas/tracks.ts";
import { findCuts } from "../../../shared/sequences/cut-columns.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";
import { NO_ORF_COLUMNS, type OrfColumns, OrfMarks, orfColumns } from "./orf-marks.ts";

export interface Molecule extends Pick<SequenceRecord, "kind" | "topology" | "sequence"> {
  /** Codons that features declare to be an amino acid; reading frames continue over them. */
  readonly readThrough?: readonly ReadThroughCodon[];
}

/** What was found, as it crosses from the worker. */
export interface Findings extends Pick<ViewTracks, "gc"> {
  readonly cuts: CutColumns;
  readonly orfs: OrfColumns;
}

export const NO_FINDINGS: Findings = { cuts: NO_CUTS, orfs: NO_ORF_COLUMNS, gc: null };

/** Buffers that may be handed over with findings. Empty ones are shared between answers, so they stay and are copied. */
export const transferables = ({ cuts: { starts, kindOf, rarest }, orfs }: Findings): Transferable[] =>
  [starts, kindOf, rarest, orfs.starts, orfs.ends, orfs.frames, orfs.flags]
    .map(({ buffer }) => buffer)
    .filter(({ byteLength }) => byteLength > 0);

/** What the settings ask for, found in a molecule. Pure and without the page, so that a worker can do it. */
export const analyse = (molecule: Molecule, settings: AnalysisSettings): Findings => ({
  cuts: molecule.kind === "dna" && settings.enzymes.isShown ? findCuts(molecule, settings.enzymes) : NO_CUTS,
  orfs: molecule.kind !== "protein" && settings.orfs.isShown ? orfsOf(molecule, settings) : NO_ORF_COLUMNS,
  gc: molecule.kind !== "protein" && settings.isGcShown ? gcOf(molecule) : null,
});

/** Annotations at their positions; reading frames are translated where they are visible and need no search. */
export interface FoundTracks extends Pick<ViewTracks, "cuts" | "cutSites" | "gc"> {
  readonly orfs: OrfMarks;
}

/** Findings of a molecule of `size` residues as the views know them. */
export const foundTracks = ({ cuts, orfs, gc }: Findings, size: number): FoundTracks => ({
  gc,
  orfs: new OrfMarks(orfs, size),
  ...cutTracks(new CutMarks(cuts, size)),
});

/** Fine enough for a wide screen; a window is wider than its step, so that the curve is smooth. */
const GC_STEPS = 1200;

const gcOf = ({ sequence, topology }: Molecule): ViewTracks["gc"] => {
  const step = Math.max(1, Math.round(sequence.length / GC_STEPS));
  return gcWindows(sequence, { window: Math.max(50, step * 10), step, topology });
};

const orfsOf = (
  { sequence, topology, readThrough = [] }: Molecule,
  { orfs, table }: AnalysisSettings,
): OrfColumns => {
  const { frames, starts, minResidues } = orfs;
  const minLength = minResidues * 3;
  const found = findOrfs(sequence, { topology, table, frames, starts, minLength, readThrough });
  return found.ok ? orfColumns(found.orfs, sequence.length) : NO_ORF_COLUMNS;
};
