import type { WindowBlock } from "./genome-windows.ts";

/** A spacer as {@link WindowBlock} holds windows: bit 0 is the base next to the PAM. */
export interface PackedSpacer {
  readonly high: number;
  readonly low: number;
}

/** Bases of one strand that have no partner in the other, next to each other. */
export interface Bulge {
  /** `dna`: the site has bases more than the guide; `rna`: the guide has. */
  readonly kind: "dna" | "rna";
  readonly size: number;
  /** Paired bases between PAM and bulge. */
  readonly fromPam: number;
}

/** How far a site may differ from a guide. */
export interface Tolerance {
  readonly maxMismatches: number;
  /** Longest bulge of each kind, 0 to 2. */
  readonly maxDnaBulge: number;
  readonly maxRnaBulge: number;
}

/** Reads a spacer, upper case A, C, G, T. */
export const packSpacer = (spacer: string, pamSide: "3prime" | "5prime"): PackedSpacer => {
  let [high, low] = [0, 0];
  const last = spacer.length - 1;
  for (let bit = 0; bit <= last; bit++) {
    const letter = spacer.charAt(pamSide === "3prime" ? last - bit : bit);
    if (letter === "A" || letter === "G") high |= 1 << bit;
    if (letter === "C" || letter === "G") low |= 1 << bit;
  }
  return { high, low };
};

/** Bits that are set. */
export const bitCount = (bits: number): number => {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/**
 * Hands over the windows of a block that a spacer pairs with: without bulge if that is within the mismatches, else
 * with the smallest bulge, and with it the fewest mismatches.
 */
export const compareWindows = (
  block: WindowBlock,
  spacer: PackedSpacer,
  length: number,
  tolerance: Tolerance,
  visit: (window: number, mismatches: number, bulge: Bulge | null) => void,
): void => {
  const { high, low, unknown, room, count } = block;
  const { maxMismatches } = tolerance;
  const all = (1 << length) - 1;
  const hasBulges = tolerance.maxDnaBulge > 0 || tolerance.maxRnaBulge > 0;
  for (let window = 0; window < count; window++) {
    const differs =
      (((high[window] ?? 0) ^ spacer.high) | ((low[window] ?? 0) ^ spacer.low) | (unknown[window] ?? 0)) &
      all;
    const mismatches = bitCount(differs);
    if (mismatches <= maxMismatches && length <= (room[window] ?? 0)) visit(window, mismatches, null);
    else if (hasBulges) {
      const best = bestBulge(block, window, spacer, length, differs, tolerance);
      if (best) visit(window, best.mismatches, best.bulge);
    }
  }
};

interface Pairing {
  readonly mismatches: number;
  readonly bulge: Bulge;
}

const bestBulge = (
  block: WindowBlock,
  window: number,
  spacer: PackedSpacer,
  length: number,
  differs: number,
  { maxMismatches, maxDnaBulge, maxRnaBulge }: Tolerance,
): Pairing | null => {
  const [high, low, unknown] = [block.high[window] ?? 0, block.low[window] ?? 0, block.unknown[window] ?? 0];
  const room = block.room[window] ?? 0;
  const mostDna = Math.min(maxDnaBulge, room - length);
  for (let size = 1; size <= Math.max(maxDnaBulge, maxRnaBulge); size++) {
    const longer = ((high >>> size) ^ spacer.high) | ((low >>> size) ^ spacer.low) | (unknown >>> size);
    const shorter = ((high << size) ^ spacer.high) | ((low << size) ^ spacer.low) | (unknown << size);
    const dna = size <= mostDna ? placeBulge("dna", size, differs, longer, length, maxMismatches) : null;
    const rna =
      size <= maxRnaBulge && length - size <= room
        ? placeBulge("rna", size, differs, shorter, length, maxMismatches)
        : null;
    if (dna && rna) return rna.mismatches < dna.mismatches ? rna : dna;
    if (dna || rna) return dna ?? rna;
  }
  return null;
};

/**
 * A site with a bulge pairs like one without it up to the bulge, and shifted by its size after it. So two words of
 * differences describe all positions of the bulge; a base that differs in both differs wherever the bulge is, which
 * rules out nearly every window at once.
 */
const placeBulge = (
  kind: Bulge["kind"],
  size: number,
  differs: number,
  shifted: number,
  length: number,
  maxMismatches: number,
): Pairing | null => {
  const skipped = kind === "rna" ? size : 0;
  const beyond = shifted & ((1 << length) - 1);
  if (bitCount(differs & beyond) - skipped > maxMismatches) return null;
  let best: Pairing | null = null;
  for (let fromPam = 1; fromPam < length - skipped; fromPam++) {
    const near = differs & ((1 << fromPam) - 1);
    const far = beyond & ~((1 << (fromPam + skipped)) - 1);
    const mismatches = bitCount(near) + bitCount(far);
    if (mismatches > maxMismatches || (best && mismatches >= best.mismatches)) continue;
    best = { mismatches, bulge: { kind, size, fromPam } };
  }
  return best;
};
