/** How far a query can be followed with this many errors: residues of the query and of the text. */
export interface ExtensionReach {
  readonly query: number;
  readonly text: number;
}

/** When to stop following. */
export interface ExtendLimits {
  readonly maxErrors: number;
  /** Minimum number of residues per error for the extension to continue. */
  readonly lettersAnError: number;
}

/** So many errors without any gain end the matter. */
const CROWD = 10;

/** Diagonals of the last and the current wave; reused between calls, since there are many short ones. */
let before = new Int32Array(256);
let now = new Int32Array(256);

/**
 * Follows a query along a text from given places on, forward (step 1) or backward (step -1), with ever more errors
 * (mismatch, insertion or deletion, one each). Entry e of the answer is the furthest that e errors lead; it ends when
 * the query's end is reached, at `maxErrors`, where the text ends, or when more than ten errors crowd together
 * without residues between that would make up for them: there the likeness has ended (the X-drop of Zhang et al.
 * 2000, J Comput Biol 7:203).
 *
 * Source: furthest-reaching diagonals, Ukkonen 1985, Inf Control 64:100; Landau and Vishkin 1989, J Algorithms
 * 10:157.
 */
export const extendMatch = (
  query: Uint8Array,
  queryAt: number,
  text: Uint8Array,
  textAt: number,
  step: 1 | -1,
  { maxErrors, lettersAnError }: ExtendLimits,
): readonly ExtensionReach[] => {
  const queryLeft = step === 1 ? query.length - queryAt : queryAt + 1;
  const textLeft = step === 1 ? text.length - textAt : textAt + 1;
  const reached: ExtensionReach[] = [];
  let bestScore = 0;
  for (let errors = 0; errors <= maxErrors; errors++) {
    const middle = errors + 1;
    if (now.length < 2 * errors + 3) now = new Int32Array(4 * errors + 6);
    // The next wave reads one diagonal beyond either side, which was never reached.
    now[0] = -1;
    now[2 * middle] = -1;
    let best = -1;
    let bestDiagonal = 0;
    for (let diagonal = -errors; diagonal <= errors; diagonal++) {
      let at = 0;
      if (errors > 0) {
        // Wave e stores diagonal d at d + e + 1, so that of the last wave it is one position lower.
        const same = before[diagonal + errors]!;
        const deletion = diagonal < errors ? before[diagonal + errors + 1]! : -1;
        const insertion = diagonal > -errors ? before[diagonal + errors - 1]! : -1;
        at = Math.max(same < 0 ? -1 : same + 1, deletion < 0 ? -1 : deletion + 1, insertion);
      }
      if (at < 0 || at > queryLeft || at + diagonal < 0 || at + diagonal > textLeft) {
        now[middle + diagonal] = -1;
        continue;
      }
      const end = Math.min(queryLeft, textLeft - diagonal);
      let queryIndex = queryAt + step * at;
      let textIndex = textAt + step * (at + diagonal);
      while (at < end && query[queryIndex] === text[textIndex]) {
        at++;
        queryIndex += step;
        textIndex += step;
      }
      now[middle + diagonal] = at;
      if (at > best || (at === best && Math.abs(diagonal) < Math.abs(bestDiagonal))) {
        best = at;
        bestDiagonal = diagonal;
      }
    }
    if (best < 0) break;
    reached.push({ query: best, text: best + bestDiagonal });
    const score = best - lettersAnError * errors;
    if (best === queryLeft || score < bestScore - CROWD * lettersAnError) break;
    bestScore = Math.max(bestScore, score);
    [before, now] = [now, before];
  }
  return reached;
};
