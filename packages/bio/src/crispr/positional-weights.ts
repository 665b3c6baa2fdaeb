const PLACES = 64;

/** Weights of single bases and of pairs of neighbours at each place of a stretch, ready to be summed. */
export interface PositionalWeights {
  /** Four a place. */
  readonly bases: Float64Array;
  /** Sixteen a place, that of the first base. */
  readonly pairs: Float64Array;
}

/** Numbers of the bases by character code, either case: A 0, C 1, G 2, T 3; -1 for all others. */
const baseNumbers = new Int8Array(128).fill(-1);
for (const [number, letter] of [..."ACGT"].entries()) {
  baseNumbers[letter.charCodeAt(0)] = number;
  baseNumbers[letter.toLowerCase().charCodeAt(0)] = number;
}

/** Reads weights named by their bases and 1-based place (`G24`, `TT18`); other names are left aside. */
export const readWeights = (weights: Readonly<Record<string, number>>): PositionalWeights => {
  const bases = new Float64Array(PLACES * 4);
  const pairs = new Float64Array(PLACES * 16);
  for (const [name, weight] of Object.entries(weights)) {
    const [, letters = "", place = ""] = /^([ACGT]{1,2})(\d+)$/.exec(name) ?? [];
    const [first = 0, second] = [...letters].map((letter) => "ACGT".indexOf(letter));
    const at = Number(place) - 1;
    if (second !== undefined) pairs[16 * at + 4 * first + second] = weight;
    else if (letters !== "") bases[4 * at + first] = weight;
  }
  return { bases, pairs };
};

/** The sum of the weights that hold for a stretch; null if a base is none of A, C, G, T. */
export const sumWeights = (stretch: string, { bases, pairs }: PositionalWeights): number | null => {
  let sum = 0;
  let before = 0;
  for (let at = 0; at < stretch.length; at++) {
    const base = baseNumbers[stretch.charCodeAt(at)] ?? -1;
    if (base < 0) return null;
    sum += bases[4 * at + base] ?? 0;
    if (at > 0) sum += pairs[16 * (at - 1) + 4 * before + base] ?? 0;
    before = base;
  }
  return sum;
};
