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

/** A header block that the model gives no meaning to; kept so that nothing is lost on the way through. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

/** One end of a double strand as a file tells it. The residues of a record hold its overhangs. */
export interface EndNote {
  /** Residues of one strand that the other lacks: above 0 a 5' overhang, below 0 a 3' one, 0 blunt. */
  readonly overhang: number;
  readonly isPhosphorylated: boolean;
}

/** What a flat file says about the molecule beside bases and features. */
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
  /** Which methylases marked the molecule, where a file says so. */
  readonly methylation?: { readonly dam: boolean; readonly dcm: boolean; readonly ecoKI: boolean };
  /** The ends of a linear double-stranded molecule, where a file says so. */
  readonly ends?: { readonly left: EndNote; readonly right: EndNote };
  /** Notes of an editor that the model gives no meaning to, by their tag. */
  readonly editorNotes?: readonly HeaderField[];
  /** Header blocks in the order in which they were read, for faithful writing. */
  readonly headerOrder?: readonly string[];
  readonly other?: readonly HeaderField[];
  /**
   * LOCUS line, header text and the manner of the numbered residues as the file laid them out, where our own layout
   * would differ. The writer uses each while reading it still gives what the record says.
   */
  readonly layout?: { readonly locus?: string; readonly header?: string; readonly letters?: string };
}

/**
 * One molecule: its residues, topology and annotations. Immutable; changes go through {@link Edit}. `sequence` keeps
 * the residues as read (case too); coordinates count residues from zero.
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
