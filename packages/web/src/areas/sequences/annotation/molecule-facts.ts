import {
  checksum,
  nucleicAcidMass,
  type ProteinProperties,
  proteinProperties,
  type SequenceRecord,
} from "@benchleaf/bio";
import { gcPercent } from "../sequence-selection.ts";

type Molecule = Pick<SequenceRecord, "kind" | "topology" | "sequence">;

/** Properties computed from the residues of a molecule. Masses in Da; null if a residue has no defined mass. */
export interface MoleculeFacts {
  /** SEGUID v2; null if the residues allow none, e.g. of an empty sequence. */
  readonly checksum: string | null;
  readonly singleStrandMass: number | null;
  readonly doubleStrandMass: number | null;
  readonly gcPercent: number | null;
  readonly protein: ProteinProperties | null;
}

export const moleculeFacts = ({ kind, topology, sequence }: Molecule): MoleculeFacts => {
  const isProtein = kind === "protein";
  const isDouble = kind === "dna";
  const checksumValue = checksum(sequence, { kind, topology, strands: isDouble ? 2 : 1 });
  const protein = isProtein ? proteinProperties(sequence) : null;
  const massOf = (strands: 1 | 2): number | null => {
    if (kind === "protein") return null;
    const mass = nucleicAcidMass(sequence, { kind, strands, topology });
    return mass.ok ? mass.molecularWeight : null;
  };
  return {
    checksum: typeof checksumValue === "string" ? checksumValue : null,
    singleStrandMass: massOf(1),
    doubleStrandMass: isDouble ? massOf(2) : null,
    gcPercent: isProtein ? null : gcPercent(sequence),
    protein: protein?.ok ? protein : null,
  };
};
