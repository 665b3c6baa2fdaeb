import {
  type AnnotateResult,
  annotate,
  type BindingOptions,
  type BindingResult,
  type DesignResult,
  designGenotypingPrimers,
  designPrimerPairs,
  designSequencingPrimers,
  type FindOrfsOptions,
  type FindOrfsResult,
  findBindingSites,
  findOrfs,
  type Guide,
  type LibraryFeature,
  loadCommonFeatures,
  type PrimerDesignOptions,
  type SequenceRecord,
  type SequencingOptions,
  type SequencingResult,
} from "@benchleaf/bio";
import { type MoleculeFacts, moleculeFacts } from "./molecule-facts.ts";
import { type OligoFacts, oligoFacts } from "./oligo-facts.ts";
import { type PairDimers, pairDimers } from "./pair-dimers.ts";

export type Molecule = Pick<SequenceRecord, "kind" | "topology" | "sequence">;

export interface DetectSettings {
  /** Percent. */
  readonly minIdentity: number;
  /** Bases. */
  readonly minLength: number;
  /** Also what is found by the protein it makes. */
  readonly isTranslated: boolean;
}

/** An oligo whose binding sites on the molecule are searched. */
export interface NamedOligo {
  readonly name: string;
  readonly bases: string;
  /** As it is ordered, where that is more than its bases. */
  readonly order?: string;
}

/** What is searched in or designed on a molecule, next to the page. */
export type AnnotationJob =
  | {
      readonly type: "detect";
      readonly molecule: Molecule;
      readonly settings: DetectSettings;
      /** Searched in addition to the common features. */
      readonly own: readonly LibraryFeature[];
    }
  | { readonly type: "orfs"; readonly molecule: Molecule; readonly options: FindOrfsOptions }
  | { readonly type: "pairs"; readonly molecule: Molecule; readonly options: PrimerDesignOptions }
  | {
      readonly type: "genotyping";
      readonly molecule: Molecule;
      readonly cut: Pick<Guide, "cutTop" | "cutBottom">;
    }
  | { readonly type: "sequencing"; readonly molecule: Molecule; readonly options: SequencingOptions }
  | {
      readonly type: "bind";
      readonly molecule: Molecule;
      readonly oligos: readonly NamedOligo[];
      readonly options: BindingOptions;
    }
  | { readonly type: "oligo"; readonly tail: string; readonly binding: string }
  | { readonly type: "dimer"; readonly first: string; readonly second: string }
  | { readonly type: "facts"; readonly molecule: Molecule };

interface Answers {
  readonly detect: AnnotateResult;
  readonly orfs: FindOrfsResult;
  readonly pairs: DesignResult;
  readonly genotyping: DesignResult;
  readonly sequencing: SequencingResult;
  /** One an oligo. */
  readonly bind: readonly BindingResult[];
  readonly oligo: OligoFacts;
  readonly dimer: PairDimers;
  readonly facts: MoleculeFacts;
}
export type AnnotationAnswer<Job extends AnnotationJob> = Answers[Job["type"]];

/** Does a job to its end, without the page. */
export const doAnnotationJob = async (
  job: AnnotationJob,
  onProgress: (fraction: number) => void,
): Promise<AnnotationAnswer<AnnotationJob>> => {
  switch (job.type) {
    case "detect":
      return detect(job, onProgress);
    case "orfs":
      return findOrfs(job.molecule.sequence, { ...job.options, onProgress });
    case "pairs":
      return designPrimerPairs(job.molecule, { ...job.options, onProgress });
    case "genotyping":
      return designGenotypingPrimers(job.molecule, job.cut, { onProgress });
    case "sequencing":
      return designSequencingPrimers(job.molecule, job.options);
    case "bind":
      return job.oligos.map(({ bases }, index) => {
        onProgress(index / job.oligos.length);
        return findBindingSites(job.molecule, bases, job.options);
      });
    case "oligo":
      return oligoFacts(job.tail, job.binding);
    case "dimer":
      return pairDimers(job.first, job.second);
    case "facts":
      return moleculeFacts(job.molecule);
  }
};

const detect = async (
  { molecule, settings, own }: Extract<AnnotationJob, { type: "detect" }>,
  onProgress: (fraction: number) => void,
): Promise<AnnotateResult> => {
  const { minIdentity, minLength, isTranslated } = settings;
  const basesOf = ({ kind, sequence }: LibraryFeature) => sequence.length * (kind === "protein" ? 3 : 1);
  const library = [...own, ...(await loadCommonFeatures())].filter((one) => basesOf(one) >= minLength);
  return annotate(molecule.sequence, {
    library,
    topology: molecule.topology,
    minIdentity: minIdentity / 100,
    translated: isTranslated,
    onProgress,
  });
};
