import {
  analyzeMelting,
  type CodonUsage,
  checkOligo,
  type DegenerateOptions,
  type DegenerateResult,
  type DegenerateSource,
  type DesignPrimeEditsResult,
  type DesignResult,
  designByPrimer3Settings,
  designDegeneratePrimers,
  designPrimeEdits,
  designQpcrPairs,
  type EnzymeInput,
  type FragmentEnd,
  foldDimer,
  foldHairpin,
  gcFraction,
  type HostId,
  type HybridizationConditions,
  type MeltingResult,
  nucleicAcidMass,
  type OptimiseCodonsOptions,
  type OptimiseCodonsResult,
  optimiseCodons,
  type PcrPrimer,
  type PcrResult,
  type Primer3Answer,
  type Primer3Tags,
  type PrimerDesignOptions,
  partialDigest,
  simulatePcr,
  type Topology,
} from "@benchleaf/bio";
import { type BaseEditInput, type BaseEditsAnswer, findRequestedEdits } from "../base-edit-form.ts";
import { type CodonReport, type CodonReportInput, codonReport } from "../codon-report.ts";
import type { PrimeEditInput } from "../prime-edit-form.ts";
import { findSilentWays, type SilentAnswer, type SilentInput } from "../silent-ways.ts";

interface Molecule {
  readonly sequence: string;
  readonly topology: Topology;
}

/** How an oligo is, alone and with itself. */
export interface OligoAnswer {
  readonly length: number;
  /** Null if the residues are no bases. */
  readonly gcPercent: number | null;
  readonly melting: MeltingResult;
  /** g/mol, without a 5' phosphate; null if it has ambiguous residues. */
  readonly mass: number | null;
  readonly hairpin: Structure | null;
  readonly selfDimer: Structure | null;
  readonly selfEnd: Structure | null;
}

export interface Structure {
  /** °C. */
  readonly tm: number;
  /** kcal/mol at 37 °C. */
  readonly deltaG: number;
  /** Dots and brackets. */
  readonly structure: string;
}

export interface OligosAnswer {
  readonly oligos: readonly OligoAnswer[];
  /** Of the first two. */
  readonly dimer: Structure | null;
  readonly dimerEnd: Structure | null;
}

export interface DigestedFragment {
  /** Zero-based. */
  readonly start: number;
  readonly length: number;
  readonly left: FragmentEnd | null;
  readonly right: FragmentEnd | null;
}

/** What a digestion leaves. */
export interface DigestAnswer {
  /** All that can arise; where cuts exclude each other a molecule gives only some of them. */
  readonly fragments: readonly DigestedFragment[];
  /** Enzymes of which sites overlap, so that each molecule is cut at only one of them. */
  readonly crossing: readonly string[];
}

/** Results of a tool's worker. */
export type ToolJob =
  | {
      readonly type: "design";
      readonly molecule: Molecule;
      readonly tags: Primer3Tags;
      /** FASTA of what primers should not bind. */
      readonly library: string;
    }
  | {
      readonly type: "qpcr";
      readonly molecule: Molecule;
      readonly options: Omit<PrimerDesignOptions, "signal" | "onProgress">;
    }
  | {
      readonly type: "degenerate";
      readonly source: DegenerateSource;
      readonly options: DegenerateOptions;
    }
  | {
      readonly type: "oligos";
      readonly oligos: readonly string[];
      readonly conditions: HybridizationConditions;
    }
  | {
      readonly type: "pcr";
      readonly molecule: Molecule;
      readonly primers: readonly PcrPrimer[];
      readonly maxProductLength: number;
    }
  | { readonly type: "baseEdits"; readonly input: BaseEditInput }
  | { readonly type: "primeEdits"; readonly input: PrimeEditInput }
  | { readonly type: "adaptation"; readonly input: CodonReportInput }
  | { readonly type: "silentSites"; readonly input: SilentInput }
  | {
      readonly type: "digest";
      readonly molecule: Molecule;
      readonly enzymes: readonly (string | EnzymeInput)[];
    }
  | {
      readonly type: "codons";
      readonly protein: string;
      readonly options: Omit<OptimiseCodonsOptions, "signal" | "onProgress" | "host"> & {
        readonly host: HostId | CodonUsage;
      };
    };

interface Answers {
  readonly design: Primer3Answer;
  readonly qpcr: DesignResult;
  readonly degenerate: DegenerateResult;
  readonly oligos: OligosAnswer;
  readonly pcr: PcrResult;
  /** Null if the residues are no DNA. */
  readonly digest: DigestAnswer | null;
  readonly baseEdits: BaseEditsAnswer;
  readonly primeEdits: DesignPrimeEditsResult;
  readonly adaptation: CodonReport;
  readonly silentSites: SilentAnswer;
  readonly codons: OptimiseCodonsResult;
}
export type ToolAnswer<Job extends ToolJob> = Answers[Job["type"]];

/** Does a job to its end. Pure and without the page. */
export const doToolJob = (
  job: ToolJob,
  onProgress: (fraction: number) => void = () => {},
): ToolAnswer<ToolJob> => {
  switch (job.type) {
    case "design":
      return designByPrimer3Settings(job.tags, job.molecule, job.library);
    case "qpcr":
      return designQpcrPairs(job.molecule, { ...job.options, onProgress });
    case "degenerate":
      return designDegeneratePrimers(job.source, job.options);
    case "oligos":
      return lookAtOligos(job.oligos, job.conditions);
    case "pcr":
      return simulatePcr(job.molecule, job.primers, { maxProductLength: job.maxProductLength });
    case "digest":
      return cut(job.molecule, job.enzymes);
    case "baseEdits":
      return findRequestedEdits(job.input);
    case "primeEdits":
      return designPrimeEdits(job.input.molecule.sequence, job.input.edit, job.input.options);
    case "adaptation":
      return codonReport(job.input);
    case "silentSites":
      return findSilentWays(job.input);
    case "codons":
      return optimiseCodons(job.protein, { ...job.options, onProgress });
  }
};

const cut = (
  { sequence, topology }: Molecule,
  enzymes: readonly (string | EnzymeInput)[],
): DigestAnswer | null => {
  const made = partialDigest(sequence, { topology, enzymes, maxMissedCuts: 0 });
  if (!made.ok) return null;
  const crossing = made.crossings.flat().flatMap(({ end }) => end.enzyme ?? []);
  return {
    fragments: made.fragments.map(({ start, length, left, right }) => ({ start, length, left, right })),
    crossing: [...new Set(crossing)],
  };
};

const structureOf = (fold: { tm: number; deltaG: number; structure: string } | null): Structure | null =>
  fold && fold.tm > 0 ? { tm: fold.tm, deltaG: fold.deltaG / 1000, structure: fold.structure } : null;

/**
 * Nearest-neighbour parameters were measured on oligos from about this length on; shorter ones have no meaningful Tm.
 */
export const SHORTEST_OLIGO = 8;

const meltingOf = (bases: string, conditions: HybridizationConditions): MeltingResult => {
  const melting = analyzeMelting(bases, conditions);
  if (!melting.ok || bases.length >= SHORTEST_OLIGO) return melting;
  return { ok: false, error: { code: "oligo-too-short", message: "Too short for nearest neighbours." } };
};

const lookAtOligos = (oligos: readonly string[], conditions: HybridizationConditions): OligosAnswer => {
  const [first, second] = oligos;
  const dimer = (end: "any" | "3prime") =>
    first && second ? structureOf(foldDimer(first, second, { ...conditions, end })) : null;
  return {
    oligos: oligos.map((bases) => {
      const isOligo = checkOligo(bases).ok;
      const mass = nucleicAcidMass(bases, { kind: "dna", strands: 1, fivePrimeEnd: "hydroxyl" });
      return {
        length: bases.length,
        gcPercent: isOligo ? 100 * gcFraction(bases) : null,
        melting: meltingOf(bases, conditions),
        mass: mass.ok ? mass.molecularWeight : null,
        hairpin: structureOf(foldHairpin(bases, conditions)),
        selfDimer: structureOf(foldDimer(bases, bases, conditions)),
        selfEnd: structureOf(foldDimer(bases, bases, { ...conditions, end: "3prime" })),
      };
    }),
    dimer: dimer("any"),
    dimerEnd: dimer("3prime"),
  };
};
