import type { Topology } from "../sequence.ts";

/** Windows in which GC is counted. */
export interface GcWindowOptions {
  /** Bases a window, at least 1 and at most the sequence. */
  readonly window: number;
  /** Bases from one window to the next, at least 1; the window by default. */
  readonly step?: number;
  /** `linear` by default. On a circle windows run on across the origin, and each is whole. */
  readonly topology?: Topology;
}

/** Window `i` is about base `i * step`: its middle is there, as far as a line has bases on both sides. */
export interface GcWindows {
  readonly window: number;
  readonly step: number;
  /**
   * (G + C) / (A + C + G + T + U) of each window, 0 to 1; NaN if it has none of them. S counts as G or C, W as A or
   * T.
   */
  readonly content: Float32Array;
  /** (G − C) / (G + C) of each window, −1 to 1; 0 where it has neither. */
  readonly skew: Float32Array;
}

const [IS_G, IS_C, IS_STRONG, IS_WEAK] = [1, 2, 4, 8];

const classes = (() => {
  const table = new Uint8Array(128);
  const set = (letters: string, value: number) => {
    for (const letter of letters) table[letter.charCodeAt(0)] = value;
  };
  set("Gg", IS_G | IS_STRONG);
  set("Cc", IS_C | IS_STRONG);
  set("Ss", IS_STRONG);
  set("AaTtUuWw", IS_WEAK);
  return table;
})();

const classAt = (sequence: string, position: number): number => classes[sequence.charCodeAt(position)] ?? 0;

/**
 * GC content and GC skew along a sequence, in sliding windows. Linear in the sequence, whatever the window. Windows
 * at the ends of a line hold only the bases that are there. An empty sequence has no windows; sizes out of bounds are
 * limited to them.
 *
 * Source: content as a fraction of determined bases; skew after Lobry, Mol. Biol. Evol. 13 (1996) 660–665.
 *
 * @example gcWindows("GGGGAAAACCCC", { window: 4, topology: "circular" }).skew // [0, 1, -1]: about letters 0, 4, 8
 */
export const gcWindows = (sequence: string, options: GcWindowOptions): GcWindows => {
  const size = sequence.length;
  const window = Math.max(1, Math.min(size, Math.trunc(options.window) || 1));
  const step = Math.max(1, Math.trunc(options.step ?? window) || 1);
  const isCircular = options.topology === "circular";
  const count = Math.ceil(size / step);
  const content = new Float32Array(count);
  const skew = new Float32Array(count);
  const counts = { g: 0, c: 0, strong: 0, weak: 0 };
  const add = (position: number, sign: 1 | -1) => {
    const at = isCircular ? (position + size) % size : position;
    if (at < 0 || at >= size) return;
    const kind = classAt(sequence, at);
    if (kind & IS_G) counts.g += sign;
    else if (kind & IS_C) counts.c += sign;
    if (kind & IS_STRONG) counts.strong += sign;
    else if (kind & IS_WEAK) counts.weak += sign;
  };
  // The window holds bases [from, to).
  let from = -(window >> 1);
  let to = from;
  for (let index = 0; index < count; index += 1) {
    const left = index * step - (window >> 1);
    if (left > to) {
      counts.g = counts.c = counts.strong = counts.weak = 0;
      from = left;
      to = left;
    }
    for (; to < left + window; to += 1) add(to, 1);
    for (; from < left; from += 1) add(from, -1);
    const known = counts.strong + counts.weak;
    content[index] = known === 0 ? Number.NaN : counts.strong / known;
    const strong = counts.g + counts.c;
    skew[index] = strong === 0 ? 0 : (counts.g - counts.c) / strong;
  }
  return { window, step, content, skew };
};
