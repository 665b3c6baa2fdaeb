import type { Feature } from "./feature.ts";
import type { Primer } from "./primer/primer.ts";
import type { Trace } from "./trace/trace.ts";

/** What residues a molecule is written in. */
export type Alphabet = "dna" | "rna" | "protein";

/** Whether a molecule closes to a circle. */
export type Topology = "circular" | "linear";

/** A bibliographic reference of a flat file, its fields as text. */
export interface Reference {
  /** What follows `REFERENCE`, e.g. `1  (bases 1 to 2686)`. */
  readonly scope: string;
  /** AUTHORS, CONSRTM, TITLE, JOURNAL, PUBMED, MEDLINE, REMARK … in their order. */
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** A header block without a meaning in the model; preserved so that nothing is lost. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

/** One end of a double strand as given by a file. The residues of a record include its overhangs. */
export interface EndNote {
  /** Residues of one strand that the other lacks: above 0 a 5' overhang, below 0 a 3' one, 0 blunt. */
  readonly overhang: number;
  readonly isPhosphorylated: boolean;
}

/** Metadata of a flat file about the molecule, in addition to bases and features. */
export interface SequenceMeta {
  readonly moleculeType?: string;
  readonly division?: string;
  readonly date?: string;
  readonly accession?: string;
  readonly version?: string;
  readonly keywords?: string;
  readonly source?: string;
  /** The name; its lineage, if the file gives one, in the lines after it. */
  readonly organism?: string;
  readonly strandedness?: "ss" | "ds" | "ms";
  readonly comments?: readonly string[];
  readonly references?: readonly Reference[];
  /** Methylases that marked the molecule, if given by a file. */
  readonly methylation?: { readonly dam: boolean; readonly dcm: boolean; readonly ecoKI: boolean };
  /** The ends of a linear double-stranded molecule, if given by a file. */
  readonly ends?: { readonly left: EndNote; readonly right: EndNote };
  /** Notes of an editor that the model gives no meaning to, by their tag. */
  readonly editorNotes?: readonly HeaderField[];
  /** Header blocks in the order in which they were read, for faithful writing. */
  readonly headerOrder?: readonly string[];
  readonly other?: readonly HeaderField[];
  /**
   * LOCUS line, header text and layout of the numbered residues in the original file, if they differ from ours. The
   * writer uses each as long as reading it back gives the record's values.
   */
  readonly layout?: { readonly locus?: string; readonly header?: string; readonly letters?: string };
}

/**
 * One molecule: its residues, topology and annotations. Immutable; changes go through {@link Edit}. `sequence` has
 * the residues as read (including case); coordinates count residues from zero.
 */
export interface SequenceRecord {
  readonly name: string;
  readonly description: string;
  readonly kind: Alphabet;
  /** A protein is never circular. */
  readonly topology: Topology;
  readonly sequence: string;
  readonly features: readonly Feature[];
  readonly primers: readonly Primer[];
  /** Phred qualities, 0 to 93, one a residue; only reads have them. Of another length than the residues: ignore. */
  readonly qualities?: readonly number[];
  /** The chromatogram that the residues were called from; only Sanger reads have one. */
  readonly trace?: Trace;
  readonly meta: SequenceMeta;
}
