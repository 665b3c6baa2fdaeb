import { reverseComplement } from "@benchleaf/bio";

const WORD = 16;
/** Maximum number of words to look up; more add no information. */
const MOST_WORDS = 4_000;
/** Share of the words found that must agree where the other circle begins. */
const AGREEING = 0.25;
/** Residues by which positions may differ, because of insertions or deletions. */
const LOOSE = 200;

interface Begun {
  /** Where the second circle's first residue is on it, on the strand read. */
  readonly start: number;
  readonly strand: 1 | -1;
}

const placesOf = (letters: string): ReadonlyMap<string, number> => {
  const round = letters + letters.slice(0, WORD - 1);
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (let at = 0; at < letters.length; at++) {
    const word = round.slice(at, at + WORD);
    if (places.has(word)) twice.add(word);
    places.set(word, at);
  }
  for (const word of twice) places.delete(word);
  return places;
};

/** The rotation of `b` relative to `a` on which most words agree, and how many do. */
const turnOf = (a: string, b: string): { start: number; votes: number } => {
  const places = placesOf(b);
  const step = Math.max(1, Math.floor(a.length / MOST_WORDS));
  const votes = new Map<number, { count: number; starts: Map<number, number> }>();
  for (let at = 0; at + WORD <= a.length; at += step) {
    const found = places.get(a.slice(at, at + WORD));
    if (found === undefined) continue;
    const start = (((found - at) % b.length) + b.length) % b.length;
    const bin = votes.get(Math.floor(start / LOOSE)) ?? { count: 0, starts: new Map<number, number>() };
    bin.count += 1;
    bin.starts.set(start, (bin.starts.get(start) ?? 0) + 1);
    votes.set(Math.floor(start / LOOSE), bin);
  }
  const best = [...votes.values()].reduce((most, next) => (next.count > most.count ? next : most), {
    count: 0,
    starts: new Map<number, number>(),
  });
  const [start = 0] = [...best.starts].reduce<readonly number[]>(
    (most, next) => (next[1] > (most[1] ?? 0) ? next : most),
    [],
  );
  return { start, votes: best.count };
};

/**
 * How to rotate a circle so that it starts where another one does, and on which strand; null if they are too
 * different, or it starts there already.
 *
 * @example sameOrigin("…ori…gene", "gene…ori…") // { start: 412, strand: 1 }
 */
export const sameOrigin = (a: string, b: string): Begun | null => {
  const [first, second] = [a.toUpperCase(), b.toUpperCase()];
  if (Math.min(first.length, second.length) < 4 * WORD) return null;
  const other = reverseComplement(second, "dna");
  const [plain, turned] = [turnOf(first, second), turnOf(first, other)];
  const strand = turned.votes > plain.votes ? -1 : 1;
  const { start, votes } = strand === 1 ? plain : turned;
  const asked = Math.min(first.length, second.length) / Math.max(1, Math.floor(first.length / MOST_WORDS));
  if (votes < AGREEING * asked || (start === 0 && strand === 1)) return null;
  return { start, strand };
};
