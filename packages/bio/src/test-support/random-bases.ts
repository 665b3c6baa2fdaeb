/** Residues without a pattern, the same for the same seed in every run. */
export const randomBases = (length: number, seed: number): string => {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  let letters = "";
  while (letters.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters += "ACGT"[state >>> 30];
  }
  return letters;
};
