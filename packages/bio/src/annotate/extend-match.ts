/** How far a query can be followed with so many errors: letters of the query and of the text. */
export interface Reach {
  readonly query: number;
  readonly text: number;
}

/**
 * Follows a query along a text from given places on, forward (step 1) or backward (step -1), with ever more errors
 * (mismatch, insertion or deletion, one each). Entry e of the answer is the furthest that e errors lead; it ends
 * when the query's end is reached, at `maxErrors`, where the text ends, or when more than fifteen errors crowd
 * together without letters between that would make up for them: there the likeness has ended.
 *
 * Source: furthest-reaching diagonals, Ukkonen 1985, Inf Control 64:100; Landau and Vishkin 1989, J Algorithms 10:157.
 */
export const extendMatch = (
  query: Uint8Array,
  queryAt: number,
  text: Uint8Array,
  textAt: number,
  step: 1 | -1,
  maxErrors: number,
): readonly Reach[] => {
  const queryLeft = step === 1 ? query.length - queryAt : queryAt + 1;
  const textLeft = step === 1 ? text.length - textAt : textAt + 1;
  const slide = (from: number, diagonal: number): number => {
    let at = from;
    while (
      at < queryLeft &&
      at + diagonal < textLeft &&
      query[queryAt + step * at] === text[textAt + step * (at + diagonal)]
    )
      at++;
    return at;
  };
  const reached: Reach[] = [];
  let bestScore = 0;
  const middle = maxErrors + 1;
  let now = new Int32Array(2 * maxErrors + 3).fill(-1);
  let before = now.slice();
  for (let errors = 0; errors <= maxErrors; errors++) {
    let best = -1;
    let bestDiagonal = 0;
    for (let diagonal = -errors; diagonal <= errors; diagonal++) {
      const at = errors === 0 ? 0 : furthest(before, middle + diagonal);
      if (at < 0 || at > queryLeft || at + diagonal < 0 || at + diagonal > textLeft) {
        now[middle + diagonal] = -1;
        continue;
      }
      const end = slide(at, diagonal);
      now[middle + diagonal] = end;
      const isCloser = Math.abs(diagonal) < Math.abs(bestDiagonal);
      if (end > best || (end === best && isCloser)) {
        best = end;
        bestDiagonal = diagonal;
      }
    }
    if (best < 0) break;
    reached.push({ query: best, text: best + bestDiagonal });
    const score = best - LETTERS_AN_ERROR * errors;
    if (best === queryLeft || score < bestScore - CROWD * LETTERS_AN_ERROR) break;
    bestScore = Math.max(bestScore, score);
    [before, now] = [now, before];
  }
  return reached;
};

/** What an error costs in letters, and how many without any gain between end the matter. */
const LETTERS_AN_ERROR = 4;
const CROWD = 15;

/** One error more than a neighbouring diagonal had: mismatch, insertion into the text, or deletion from it. */
const furthest = (before: Int32Array, at: number): number => {
  const mismatch = before[at]! >= 0 ? before[at]! + 1 : -1;
  const insertion = before[at - 1] ?? -1;
  const deletion = (before[at + 1] ?? -1) >= 0 ? before[at + 1]! + 1 : -1;
  return Math.max(mismatch, insertion, deletion);
};
