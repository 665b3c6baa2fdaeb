import { findBindingSites, type Topology } from "@benchleaf/bio";

/** A molecule that is looked through. */
export interface LookedAt {
  readonly sequenceId: string;
  readonly name: string;
  readonly sequence: string;
  readonly topology: Topology;
}

/** A place where the primer binds. */
export interface PrimerPlace {
  readonly sequenceId: string;
  readonly name: string;
  /** Letters of the molecule. */
  readonly size: number;
  readonly strand: 1 | -1;
  /** Zero-based, on the top strand. */
  readonly start: number;
  readonly length: number;
  /** Bases of the primer that hang over at its 5' end. */
  readonly tailLength: number;
  readonly mismatchCount: number;
  /** °C, of the stretch that pairs. */
  readonly tm: number;
}

export interface PlacesJob {
  readonly bases: string;
  readonly molecules: readonly LookedAt[];
  readonly maxMismatches: number;
}

/** Where a primer binds in some molecules, by the rules of the editor but for mismatches; molecules in their order. */
export const placesIn = ({ bases, molecules, maxMismatches }: PlacesJob): readonly PrimerPlace[] =>
  molecules.flatMap(({ sequenceId, name, sequence, topology }): PrimerPlace[] => {
    const found = findBindingSites({ sequence, topology }, bases, { maxMismatches });
    if (!found.ok) return [];
    return found.sites.map(({ strand, start, length, tailLength, mismatches, tm }) => ({
      ...{ sequenceId, name, size: sequence.length, strand, start, length, tailLength, tm },
      mismatchCount: mismatches.length,
    }));
  });
