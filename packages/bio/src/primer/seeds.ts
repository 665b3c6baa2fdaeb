/** A primer's 3' end must pair over this many bases; they are its seed. */
export const SEED_BASES = 10;
/** How many seeds there are. */
export const SEED_COUNT = 4 ** SEED_BASES;

const codes = new Int8Array(128).fill(-1);
for (const [code, letters] of ["Aa", "Cc", "Gg", "TtUu"].entries()) {
  for (const letter of letters) codes[letter.charCodeAt(0)] = code;
}

/**
 * A primer's last ten bases as a number below 4^10, two bits a base; null for a shorter primer and for one whose end
 * has an ambiguous base.
 *
 * @example seedCode("TTTAAAAAAAAAC") // 1
 */
export const seedCode = (primer: string): number | null => {
  if (primer.length < SEED_BASES) return null;
  let code = 0;
  for (let index = primer.length - SEED_BASES; index < primer.length; index++) {
    const base = codes[primer.charCodeAt(index)] ?? -1;
    if (base < 0) return null;
    code = code * 4 + base;
  }
  return code;
};

/** The seed that reads the same on the other strand. */
export const otherStrandSeed = (code: number): number => {
  let turned = 0;
  for (let index = 0, left = code; index < SEED_BASES; index++, left >>= 2)
    turned = turned * 4 + (3 - (left & 3));
  return turned;
};

/** Calls with each seed of the top strand and the base where it begins; across the origin of a circle too. */
export const eachSeed = (
  sequence: string,
  isCircular: boolean,
  visit: (code: number, start: number) => void,
): void => {
  const size = sequence.length;
  const steps = isCircular && size >= SEED_BASES ? size + SEED_BASES - 1 : size;
  let code = 0;
  let plain = 0;
  for (let step = 0; step < steps; step++) {
    const base = codes[sequence.charCodeAt(step < size ? step : step - size)] ?? -1;
    plain = base < 0 ? 0 : plain + 1;
    code = ((code << 2) | Math.max(base, 0)) & (SEED_COUNT - 1);
    if (plain >= SEED_BASES) visit(code, step - SEED_BASES + 1);
  }
};

/**
 * The seeds of both strands as a bitmap, least significant bit first: a primer with an unambiguous 3' end that binds
 * has its bit set. 131,072 bytes, whatever the sequence.
 */
export const templateSeeds = (sequence: string, isCircular: boolean): Uint8Array<ArrayBuffer> => {
  const bits = new Uint8Array(SEED_COUNT / 8);
  const set = (code: number): void => {
    bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7));
  };
  eachSeed(sequence, isCircular, (code) => {
    set(code);
    set(otherStrandSeed(code));
  });
  return bits;
};
