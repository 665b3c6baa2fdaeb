/** Matrix cells that trying every rotation may take. */
export const EXHAUSTIVE_CELLS = 2e8;
const MOST_VOTED = 12;
const NEAREST = 8;

/**
 * Rotations of a circular query worth aligning: all of them if that is little work, else those with most shared
 * words, and those of the words nearest to the reference's origin, where indels have not moved them yet.
 */
export const candidateRotations = (
  reference: string,
  query: string,
): { readonly rotations: readonly number[]; readonly isComplete: boolean } => {
  const size = query.length;
  if (reference.length * size * size <= EXHAUSTIVE_CELLS) {
    return { rotations: Array.from({ length: size }, (_, rotation) => rotation), isComplete: true };
  }
  const hits = sharedWords(reference.toUpperCase(), query.toUpperCase());
  const votes = new Map<number, number>();
  for (const { rotation } of hits) votes.set(rotation, (votes.get(rotation) ?? 0) + 1);
  const voted = [...votes].sort((p, q) => q[1] - p[1]).slice(0, MOST_VOTED);
  const near = hits.sort((p, q) => p.fromOrigin - q.fromOrigin).slice(0, NEAREST);
  const rotations = new Set([
    ...voted.map(([rotation]) => rotation),
    ...near.map(({ rotation }) => rotation),
  ]);
  return { rotations: rotations.size > 0 ? [...rotations] : [0], isComplete: false };
};

interface Hit {
  readonly rotation: number;
  /** Residues between the word and the reference's origin, either way. */
  readonly fromOrigin: number;
}

/** Words that each circle has once, and by how much the query must be turned to bring them together. */
const sharedWords = (reference: string, query: string): Hit[] => {
  const length = Math.ceil(Math.log(100 * Math.max(reference.length, query.length)) / Math.log(4));
  const places = uniqueWords(query, length);
  const hits: Hit[] = [];
  for (const [word, at] of uniqueWords(reference, length)) {
    const inQuery = places.get(word) ?? -1;
    if (at < 0 || inQuery < 0) continue;
    const rotation = (((inQuery - at) % query.length) + query.length) % query.length;
    hits.push({ rotation, fromOrigin: Math.min(at, reference.length - at) });
  }
  return hits;
};

/** Where each word begins on the circle, -1 for one that occurs more than once. */
const uniqueWords = (circle: string, length: number): Map<string, number> => {
  const places = new Map<string, number>();
  const text = circle + circle.slice(0, length - 1);
  for (let at = 0; at < circle.length; at++) {
    const word = text.slice(at, at + length);
    places.set(word, places.has(word) ? -1 : at);
  }
  return places;
};
