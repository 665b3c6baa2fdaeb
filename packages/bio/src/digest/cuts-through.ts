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
  const places = new Int32Array(most);
  const groupOf = new Int32Array(most);
  let count = 0;
  for (let group = 0; group < groups.length; group++) {
    for (const at of groups[group]!.tops) {
      if (at < 0) continue;
      places[count] = at;
      groupOf[count++] = group;
    }
  }
  const order = orderByPlace(places.subarray(0, count), size);
  const fixed: (FragmentEnd | undefined)[] = [];
  const varied: (Map<string, FragmentEnd> | undefined)[] = [];
  /** Equal ends are one object: thousands of cuts have few overhangs. */
  const endAt = (at: number, group: number): FragmentEnd => {
    const known = fixed[group];
    if (known) return known;
    const { enzyme, reach, overhang } = groups[group]!;
    const kind = reach === 0 ? "blunt" : reach > 0 ? "5'" : "3'";
    if (overhang !== null) {
      const end = { kind, overhang, enzyme } as const;
      fixed[group] = end;
      return end;
    }
    const bases = sites.basesBetween(at + Math.min(0, reach), at + Math.max(0, reach));
    varied[group] ??= new Map();
    let end = varied[group].get(bases);
    if (!end) {
      end = { kind, overhang: bases, enzyme };
      varied[group].set(bases, end);
    }
    return end;
  };
  const cuts: Cut[] = [];
  /** Where the cuts of the place before begin in `cuts`. */
  let first = 0;
  for (let index = 0; index < count; index++) {
    const at = places[order[index]!]!;
    const group = groupOf[order[index]!]!;
    const { reach } = groups[group]!;
    if (first < cuts.length && cuts[first]!.at !== at) first = cuts.length;
    let to = cuts.length;
    while (to > first && cuts[to - 1]!.reach > reach) to--;
    if (to > first && cuts[to - 1]!.reach === reach) continue;
    const cut = { at, reach, end: endAt(at, group) };
    if (to === cuts.length) cuts.push(cut);
    else cuts.splice(to, 0, cut);
  }
  return cuts;
};

/** The numbers of places in ascending order, those of one place in the order given: a radix sort by 11 bits a pass. */
const orderByPlace = (places: Int32Array, size: number): Int32Array => {
  const count = places.length;
  let order = new Int32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  if (count < FEW) return insertInOrder(order, places);
  let next = new Int32Array(count);
  const starts = new Int32Array(BUCKETS + 1);
  for (let shift = 0; size >> shift > 0; shift += BITS) {
    starts.fill(0);
    for (let index = 0; index < count; index++) starts[((places[index]! >> shift) & (BUCKETS - 1)) + 1]!++;
    for (let bucket = 1; bucket < BUCKETS; bucket++) starts[bucket]! += starts[bucket - 1]!;
    for (let index = 0; index < count; index++) {
      const one = order[index]!;
      next[starts[(places[one]! >> shift) & (BUCKETS - 1)]!++] = one;
    }
    [order, next] = [next, order];
  }
  return order;
};

const insertInOrder = (order: Int32Array, places: Int32Array): Int32Array => {
  for (let index = 1; index < order.length; index++) {
    const place = places[index]!;
    let to = index;
    for (; to > 0 && places[order[to - 1]!]! > place; to--) order[to] = order[to - 1]!;
    order[to] = index;
  }
  return order;
};

const BITS = 11;
const BUCKETS = 1 << BITS;
/** So few are sorted faster by insertion. */
const FEW = 100;
