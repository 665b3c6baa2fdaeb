/**
 * Every length at which the end of `one` equals the start of `other`, at least `minimum` and shorter than both; the
 * twenty longest, longest first. Ambiguous bases match nothing. Linear in the two lengths (the failure function of
 * Knuth, Morris and Pratt, SIAM J. Comput. 1977;6:323).
 *
 * @example findHomology("TTACGACG", "ACGACGTT", 3) // [6, 3]
 */
export const findHomology = (one: string, other: string, minimum: number): readonly number[] => {
  const limit = Math.min(one.length, other.length) - 1;
  if (minimum < 1 || limit < minimum) return [];
  // Most pairs share nothing; the engine's own search for the first bases rules them out quickly.
  if (one.indexOf(other.slice(0, minimum), one.length - limit) < 0) return [];
  const failure = failureFunction(other, limit);
  let matched = 0;
  for (let index = one.length - limit; index < one.length; index++) {
    const letter = one.charCodeAt(index);
    while (matched > 0 && (matched === limit || other.charCodeAt(matched) !== letter)) {
      matched = failure[matched - 1]!;
    }
    if (other.charCodeAt(matched) === letter) matched++;
  }
  const lengths: number[] = [];
  for (; matched >= minimum && lengths.length < MAX_LENGTHS; matched = failure[matched - 1]!) {
    if (isCertain(other.slice(0, matched))) lengths.push(matched);
  }
  return lengths;
};

/** Ends that overlap in more ways than this are repeats of a few bases. */
const MAX_LENGTHS = 20;

const isCertain = (letters: string): boolean => /^[ACGT]*$/.test(letters);

const failureFunction = (pattern: string, length: number): Int32Array => {
  const failure = new Int32Array(length);
  let matched = 0;
  for (let index = 1; index < length; index++) {
    const letter = pattern.charCodeAt(index);
    while (matched > 0 && pattern.charCodeAt(matched) !== letter) matched = failure[matched - 1]!;
    if (pattern.charCodeAt(matched) === letter) matched++;
    failure[index] = matched;
  }
  return failure;
};
