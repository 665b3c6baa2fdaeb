/** What is known of a free amino acid and its residue in a chain. */
export interface Residue {
  /** Average mass of the free amino acid in Da. */
  readonly averageMass: number;
  /** Mass of the free amino acid of the lightest isotopes in Da. */
  readonly monoisotopicMass: number;
  /** Hydropathy of Kyte and Doolittle; null if they give none. */
  readonly hydropathy: number | null;
}

/** Mass of the water lost with each peptide or phosphodiester bond, in Da. */
export const waterMass = { average: 18.0153, monoisotopic: 18.010565 } as const;

const residue = (averageMass: number, monoisotopicMass: number, hydropathy: number | null): Residue => ({
  averageMass,
  monoisotopicMass,
  hydropathy,
});

/**
 * The 20 amino acids, selenocysteine U and pyrrolysine O.
 *
 * Sources: masses from the elemental compositions (PubChem) with IUPAC atomic masses, rounded as in Biopython's
 * IUPACData; hydropathy from Kyte and Doolittle 1982, J Mol Biol 157:105.
 */
export const residues: Readonly<Record<string, Residue>> = {
  A: residue(89.0932, 89.047678, 1.8),
  C: residue(121.1582, 121.019749, 2.5),
  D: residue(133.1027, 133.037508, -3.5),
  E: residue(147.1293, 147.053158, -3.5),
  F: residue(165.1891, 165.078979, 2.8),
  G: residue(75.0666, 75.032028, -0.4),
  H: residue(155.1546, 155.069477, -3.2),
  I: residue(131.1729, 131.094629, 4.5),
  K: residue(146.1876, 146.105528, -3.9),
  L: residue(131.1729, 131.094629, 3.8),
  M: residue(149.2113, 149.051049, 1.9),
  N: residue(132.1179, 132.053492, -3.5),
  O: residue(255.3134, 255.158292, null),
  P: residue(115.1305, 115.063329, -1.6),
  Q: residue(146.1445, 146.069142, -3.5),
  R: residue(174.201, 174.111676, -4.5),
  S: residue(105.0926, 105.042593, -0.8),
  T: residue(119.1192, 119.058243, -0.7),
  U: residue(168.0532, 168.964203, null),
  V: residue(117.1463, 117.078979, 4.2),
  W: residue(204.2252, 204.089878, -0.9),
  Y: residue(181.1885, 181.073893, -1.3),
};

/**
 * Hydropathy of an amino acid on the scale of Kyte and Doolittle, 4.5 (isoleucine) to -4.5 (arginine); null if they
 * give none.
 *
 * @example hydropathyOf("i") // 4.5
 */
export const hydropathyOf = (letter: string): number | null =>
  Object.hasOwn(residues, letter.toUpperCase()) ? (residues[letter.toUpperCase()]?.hydropathy ?? null) : null;
