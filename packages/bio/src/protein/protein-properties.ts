import { dipeptideInstability } from "../../data/dipeptide-instability.ts";
import { isoelectricPoint, proteinCharge } from "./charge.ts";
import { type HalfLives, halfLives } from "./half-life.ts";
import { residues, waterMass } from "./residues.ts";

/** What follows from the residues of a protein. */
export interface ProteinProperties {
  readonly ok: true;
  /** Residues, a stop at the end not counted. */
  readonly length: number;
  /** Average mass in Da. */
  readonly molecularWeight: number;
  readonly monoisotopicMass: number;
  readonly isoelectricPoint: number;
  /** In elementary charges. */
  readonly chargeAtPh7: number;
  /** At 280 nm in water, per M and cm, cysteines reduced. */
  readonly extinctionReduced: number;
  /** The same with all cysteines paired in cystines. */
  readonly extinctionCystines: number;
  /** Of 1 g/l over 1 cm at 280 nm, cysteines reduced and paired. */
  readonly absorbanceReduced: number;
  readonly absorbanceCystines: number;
  /** Grand average of hydropathy; null with U or O, for which the scale has no value. */
  readonly gravy: number | null;
  /** Above 40 a protein is held to be unstable in the test tube; null with U or O. */
  readonly instabilityIndex: number | null;
  /** Relative volume of aliphatic side chains (A, V, I, L); higher in heat-stable proteins. */
  readonly aliphaticIndex: number;
  /** Share of F, W and Y. */
  readonly aromaticity: number;
  /** Shares of residues that favour helix (E M A L K), turn (N P G S D) and sheet (V I Y F W L T). */
  readonly helixFraction: number;
  readonly turnFraction: number;
  readonly sheetFraction: number;
  /** How often each residue that occurs does. */
  readonly composition: Readonly<Record<string, number>>;
  readonly halfLives: HalfLives | null;
}

/** Why a protein cannot be analysed. */
export interface ProteinRefusal {
  readonly ok: false;
  readonly error: {
    readonly code: "empty-sequence" | "illegal-letter" | "undetermined-residue";
    readonly message: string;
    /** Of the residue in question, from zero. */
    readonly position?: number;
  };
}

/**
 * Properties calculated from a protein sequence. One stop `*` at the end is ignored; either case. Errors:
 * `empty-sequence`; `undetermined-residue` for B, J, X, Z, which have no mass; `illegal-letter` for all else (a stop
 * within, too), both with `position`. Sources: masses {@link residues}; pI and charge Bjellqvist 1993; extinction
 * Gill and von Hippel 1989, Pace 1995; hydropathy Kyte and Doolittle 1982; instability Guruprasad 1990; aliphatic
 * index Ikai 1980; aromaticity Lobry 1994; structure fractions as in Biopython 1.88 (Haimov and Srebnik 2016;
 * Hutchinson and Thornton 1994; Kim and Berg 1993).
 *
 * @example proteinProperties("MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGT") // { ok: true, length: 49,
 * molecularWeight: 5357.08, isoelectricPoint: 6.52, gravy: -0.31, … }
 */
export const proteinProperties = (sequence: string): ProteinProperties | ProteinRefusal => {
  const protein = sequence.toUpperCase().replace(/\*$/, "");
  const refused = checkProtein(protein);
  if (refused) return refused;
  const composition = countResidues(protein);
  const count = (letters: string): number =>
    [...letters].reduce((sum, letter) => sum + (composition[letter] ?? 0), 0);
  const share = (letters: string): number => count(letters) / protein.length;
  const molecularWeight = massOf(composition, protein.length, "average");
  const extinctionReduced = 5500 * count("W") + 1490 * count("Y");
  const extinctionCystines = extinctionReduced + 125 * Math.floor(count("C") / 2);
  return {
    ok: true,
    length: protein.length,
    molecularWeight,
    monoisotopicMass: massOf(composition, protein.length, "monoisotopic"),
    isoelectricPoint: isoelectricPoint(protein),
    chargeAtPh7: proteinCharge(protein, 7),
    extinctionReduced,
    extinctionCystines,
    absorbanceReduced: extinctionReduced / molecularWeight,
    absorbanceCystines: extinctionCystines / molecularWeight,
    gravy: meanHydropathy(composition, protein.length),
    instabilityIndex: instabilityIndex(protein),
    aliphaticIndex: 100 * (share("A") + 2.9 * share("V") + 3.9 * share("IL")),
    aromaticity: share("FWY"),
    helixFraction: share("EMALK"),
    turnFraction: share("NPGSD"),
    sheetFraction: share("VIYFWLT"),
    composition,
    halfLives: halfLives(protein),
  };
};

const checkProtein = (protein: string): ProteinRefusal | null => {
  if (protein === "")
    return { ok: false, error: { code: "empty-sequence", message: "There are no residues." } };
  const position = protein.search(/[^ACDEFGHIKLMNOPQRSTUVWY]/);
  if (position < 0) return null;
  const letter = protein.charAt(position);
  const place = `Residue ${position + 1}, "${letter}",`;
  return "BJXZ".includes(letter)
    ? {
        ok: false,
        error: {
          code: "undetermined-residue",
          message: `${place} may be one of several amino acids.`,
          position,
        },
      }
    : { ok: false, error: { code: "illegal-letter", message: `${place} is no amino acid.`, position } };
};

const countResidues = (protein: string): Record<string, number> => {
  const composition: Record<string, number> = {};
  for (const letter of protein) composition[letter] = (composition[letter] ?? 0) + 1;
  return composition;
};

const massOf = (
  composition: Readonly<Record<string, number>>,
  length: number,
  isotopes: "average" | "monoisotopic",
): number =>
  Object.entries(composition).reduce((sum, [letter, count]) => {
    const mass = residues[letter];
    return sum + count * ((isotopes === "average" ? mass?.averageMass : mass?.monoisotopicMass) ?? 0);
  }, 0) -
  (length - 1) * waterMass[isotopes];

const meanHydropathy = (composition: Readonly<Record<string, number>>, length: number): number | null => {
  let sum = 0;
  for (const [letter, count] of Object.entries(composition)) {
    const hydropathy = residues[letter]?.hydropathy ?? null;
    if (hydropathy === null) return null;
    sum += count * hydropathy;
  }
  return sum / length;
};

const columns = "ACDEFGHIKLMNPQRSTVWY";

const instabilityIndex = (protein: string): number | null => {
  if (/[UO]/.test(protein)) return null;
  let sum = 0;
  for (let index = 1; index < protein.length; index++) {
    sum += dipeptideInstability[protein.charAt(index - 1)]?.[columns.indexOf(protein.charAt(index))] ?? 0;
  }
  return (10 * sum) / protein.length;
};
