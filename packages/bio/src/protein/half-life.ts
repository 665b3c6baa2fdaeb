/** How long half of a protein with a given first residue lasts; with `isAtLeast`, longer than `hours`. */
export interface HalfLife {
  readonly hours: number;
  readonly isAtLeast: boolean;
}

/** How long a protein stays, by its first residue (N-end rule). */
export interface HalfLives {
  /** Rabbit reticulocytes, in vitro. */
  readonly mammal: HalfLife;
  /** Saccharomyces cerevisiae, in vivo. */
  readonly yeast: HalfLife;
  /** Escherichia coli, in vivo; null for proline, which was not measured. */
  readonly escherichiaColi: HalfLife | null;
}

/** Hours; proline's value means "longer than". */
const mammalHours: Readonly<Record<string, number>> = {
  A: 4.4,
  R: 1,
  N: 1.4,
  D: 1.1,
  C: 1.2,
  Q: 0.8,
  E: 1,
  G: 30,
  H: 3.5,
  I: 20,
  L: 5.5,
  K: 1.3,
  M: 30,
  F: 1.1,
  P: 20,
  S: 1.9,
  T: 7.2,
  W: 2.8,
  Y: 2.8,
  V: 100,
};

/** Minutes; residues left out stabilise (more than 20 hours). */
const yeastMinutes: Readonly<Record<string, number>> = {
  R: 2,
  N: 3,
  D: 3,
  L: 3,
  K: 3,
  F: 3,
  W: 3,
  Q: 10,
  H: 10,
  Y: 10,
  E: 30,
  I: 30,
};

/**
 * The half-lives that the N-end rule gives for a protein by its first residue; null if that is none of the 20. A rule
 * of thumb: it holds for the residue that is exposed after processing.
 *
 * Sources: Bachmair, Finley and Varshavsky 1986, Science 234:179 (yeast); Gonda et al. 1989, J Biol Chem 264:16700
 * (mammal); Tobias et al. 1991, Science 254:1374 (E. coli); as put together in ExPASy ProtParam.
 *
 * @example halfLives("MSKGE")?.yeast // { hours: 20, isAtLeast: true }
 */
export const halfLives = (protein: string): HalfLives | null => {
  const first = protein.charAt(0).toUpperCase();
  const mammal = mammalHours[first];
  if (mammal === undefined) return null;
  const minutes = yeastMinutes[first];
  const bacterial = { hours: 2 / 60, isAtLeast: false };
  const stable = first === "P" ? null : { hours: 10, isAtLeast: true };
  return {
    mammal: { hours: mammal, isAtLeast: first === "P" },
    yeast: minutes === undefined ? { hours: 20, isAtLeast: true } : { hours: minutes / 60, isAtLeast: false },
    escherichiaColi: "RKLFWY".includes(first) ? bacterial : stable,
  };
};
