import type { Strand } from "../feature.ts";
import { codonBits, complementOfMask } from "../translate/base-masks.ts";
import type { Nuclease } from "./nuclease.ts";

/**
 * Up to 32 bases, the nearest to the PAM in bit 0, two bits a base in two words: T 00, C 01, A 10, G 11, so that a
 * complement inverts `high` and leaves `low`. `unknown` marks ambiguous bases and positions beyond a linear end.
 * Windows are in blocks, since one object each would cost more than the search.
 */
export interface WindowBlock {
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly unknown: Int32Array;
  /** Top-strand position of the base nearest to the PAM. */
  readonly nearest: Int32Array;
  /** Bases of the molecule from there on, away from the PAM. */
  readonly room: Int32Array;
  count: number;
}

const BLOCK = 1 << 14;

/** A block of windows before anything was read into it. */
export const emptyBlock = (): WindowBlock => ({
  high: new Int32Array(BLOCK),
  low: new Int32Array(BLOCK),
  unknown: new Int32Array(BLOCK),
  nearest: new Int32Array(BLOCK),
  room: new Int32Array(BLOCK),
  count: 0,
});

/** Bases beyond the ends of the molecule that a window or a PAM may reach. */
const MARGIN = 32;

/** A molecule as base masks, with a margin on either side. */
export interface WideMolecule {
  readonly masks: Uint8Array;
  readonly isCircular: boolean;
}

/** Fills the margins with a circle's own bases, or with unknown ones (0) for a linear molecule. */
export const withMargins = (masks: Uint8Array, isCircular: boolean): WideMolecule => {
  const size = masks.length;
  const wide = new Uint8Array(size + 2 * MARGIN);
  wide.set(masks, MARGIN);
  for (let index = 0; isCircular && size > 0 && index < MARGIN; index++) {
    wide[MARGIN - 1 - index] = masks[size - 1 - (index % size)] ?? 0;
    wide[MARGIN + size + index] = masks[index % size] ?? 0;
  }
  return { masks: wide, isCircular };
};

/** How windows are oriented: whether the PAM is to their right (1) or left (-1) on the top strand. */
export interface WindowSide {
  readonly strand: Strand;
  readonly pamDirection: 1 | -1;
  readonly pamSide: Nuclease["pamSide"];
}

/** The two ways in which a nuclease's sites are on a molecule. */
export const windowSides = ({ pamSide }: Nuclease): readonly WindowSide[] => {
  const direction = pamSide === "3prime" ? 1 : -1;
  return [
    { strand: 1, pamDirection: direction, pamSide },
    { strand: -1, pamDirection: direction === 1 ? -1 : 1, pamSide },
  ];
};

/**
 * Walks along a molecule with its margins towards the PAM and hands over, block by block, the window before every
 * PAM. A block is used again after `visit` returns; the walk ends early when that returns false.
 */
export const eachWindow = (
  { masks, isCircular }: WideMolecule,
  pam: string,
  { strand, pamDirection, pamSide }: WindowSide,
  visit: (block: WindowBlock, done: number) => boolean,
): boolean => {
  const asked = pamMasks(pam, pamSide, strand);
  const size = masks.length - 2 * MARGIN;
  const turn = strand === 1 ? 0 : -1;
  const block = emptyBlock();
  const from = pamDirection === 1 ? 0 : masks.length - 1;
  let [high, low, unknown] = [0, 0, -1];
  for (let step = 0, at = from; step < size + MARGIN; step++, at += pamDirection) {
    const mask = masks[at] ?? 0;
    high = (high << 1) | (mask > 3 ? 1 : 0);
    low = (low << 1) | ((mask & 10) === 0 ? 0 : 1);
    unknown = (unknown << 1) | (mask === 0 || (mask & (mask - 1)) !== 0 ? 1 : 0);
    if (step < MARGIN || !isPam(masks, at, pamDirection, asked)) continue;
    const { count } = block;
    block.high[count] = high ^ turn;
    block.low[count] = low;
    block.unknown[count] = unknown;
    block.nearest[count] = at - MARGIN;
    block.room[count] = isCircular ? size - pam.length : step - MARGIN + 1;
    block.count = count + 1;
    if (block.count < BLOCK) continue;
    if (!visit(block, (step - MARGIN) / size)) return false;
    block.count = 0;
  }
  return visit(block, 1);
};

/** What the PAM requires on the top strand, from its base next to the protospacer outwards. */
const pamMasks = (pam: string, pamSide: Nuclease["pamSide"], strand: Strand): Uint8Array => {
  const masks = [...pam].map((letter) => codonBits[letter.charCodeAt(0)] ?? 0);
  const outwards = pamSide === "3prime" ? masks : masks.reverse();
  return Uint8Array.from(strand === 1 ? outwards : outwards.map(complementOfMask));
};

const isPam = (masks: Uint8Array, nearest: number, direction: number, asked: Uint8Array): boolean => {
  for (let index = asked.length - 1; index >= 0; index--) {
    const mask = masks[nearest + direction * (index + 1)] ?? 0;
    if (mask === 0 || (mask & ~(asked[index] ?? 0)) !== 0) return false;
  }
  return true;
};
