import type { CutSites } from "../enzyme/cut-sites.ts";
import type { Cut, FragmentEnd } from "./fragment.ts";

/**
 * The cuts through both strands by their place on the top strand, then on the bottom strand. Cuts of several enzymes that
 * part both strands at the same places are one, that of the first named; two that share only one strand's place are two,
 * since they leave different ends.
 *
 * @example cutsThrough(sites of AatII and ZraI in "TTTTGACGTCAAAA") // at 7 (blunt) and at 9 (ACGT, 3')
 */
export const cutsThrough = (sites: CutSites, size: number): readonly Cut[] => {
  const groups = sites.through();
  const most = groups.reduce((sum, { tops }) => sum + tops.length, 0);
  const isDense = most * DENSE >= size;
  const known = isDense ? new KnownByPlace(size) : new KnownByKey();
  const cuts: Cut[] = [];
  for (const { enzyme, tops, reach, overhang } of groups) {
    const kind = reach === 0 ? "blunt" : reach > 0 ? "5'" : "3'";
    // Equal ends are one object: thousands of cuts have few overhangs.
    const ends = new Map<string, FragmentEnd>();
    const [low, high] = [Math.min(0, reach), Math.max(0, reach)];
    for (const at of tops) {
      if (at < 0 || !known.isNew(at, reach)) continue;
      const bases = overhang ?? sites.basesBetween(at + low, at + high);
      let end = ends.get(bases);
      if (!end) {
        end = { kind, overhang: bases, enzyme };
        ends.set(bases, end);
      }
      cuts.push({ at, reach, end });
    }
  }
  const inOrder = isDense ? byPlace(cuts, size) : cuts.sort((one, other) => one.at - other.at);
  // At one place there are few.
  for (let index = 1; index < inOrder.length; index++) {
    const cut = inOrder[index]!;
    let to = index;
    for (; to > 0; to--) {
      const one = inOrder[to - 1]!;
      if (one.at !== cut.at || one.reach <= cut.reach) break;
      inOrder[to] = one;
    }
    if (to < index) inOrder[to] = cut;
  }
  return inOrder;
};
/** Cuts with fewer bases between them than this many are put in order by their places. */
const DENSE = 32;

/** Remembers cuts by a number of both places; for few on a long molecule. */
class KnownByKey {
  private readonly keys = new Map<number, Set<number>>();
  isNew(at: number, reach: number): boolean {
    const reaches = this.keys.get(at);
    if (!reaches) this.keys.set(at, new Set([reach]));
    else if (reaches.has(reach)) return false;
    else reaches.add(reach);
    return true;
  }
}

/** Remembers cuts by a bit for each reach at each place; for many. */
class KnownByPlace {
  private readonly bits: Int32Array;
  private readonly others = new KnownByKey();
  constructor(size: number) {
    this.bits = new Int32Array(size);
  }
  isNew(at: number, reach: number): boolean {
    if (reach < -MOST_REACH || reach >= MOST_REACH) return this.others.isNew(at, reach);
    const bit = 1 << (reach + MOST_REACH);
    if (this.bits[at]! & bit) return false;
    this.bits[at]! |= bit;
    return true;
  }
}
/** The catalogue's cuts reach up to nine bases; an enzyme of one's own may reach further. */
const MOST_REACH = 16;

/** Cuts in the order of their places, those at one place in the order given. */
const byPlace = (cuts: readonly Cut[], size: number): Cut[] => {
  const next = new Int32Array(size + 1);
  for (const { at } of cuts) next[at + 1]!++;
  for (let place = 1; place <= size; place++) next[place]! += next[place - 1]!;
  const ordered = new Array<Cut>(cuts.length);
  for (const cut of cuts) ordered[next[cut.at]!++] = cut;
  return ordered;
};
