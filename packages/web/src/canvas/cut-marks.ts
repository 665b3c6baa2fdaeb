import { firstFrom, moveThrough, type Run, untouched } from "./moved-runs.ts";
import { wrap } from "./selection.ts";

/**
 * One position where a molecule is cut, with all enzymes that recognize and cut it in the same way. Positions are
 * gaps between bases of the top strand, zero-based; on a circle all are in `[0, size)`.
 */
export interface CutMark {
  readonly key: string;
  /** Of the enzymes, the best known first. */
  readonly names: readonly string[];
  /** The recognition site; `end <= start` across the origin. */
  readonly start: number;
  readonly end: number;
  readonly strand: 1 | -1;
  /** Null if that strand is not cut, or the cut is not known. */
  readonly topCut: number | null;
  readonly bottomCut: number | null;
  /** In how many places these enzymes cut this molecule: 1 for single cutters. */
  readonly count: number;
}

/** What all marks of some enzymes have in common: their cuts are at fixed distances from the site's first base. */
export interface CutKind {
  readonly names: readonly string[];
  readonly strand: 1 | -1;
  readonly siteLength: number;
  readonly topOffset: number | null;
  readonly bottomOffset: number | null;
  readonly count: number;
}

/** Marks as columns, in the order of `starts`: a million of them are 6 MB and cross from a worker at no cost. */
export interface CutColumns {
  readonly kinds: readonly CutKind[];
  readonly starts: Int32Array;
  /** Index into `kinds`. */
  readonly kindOf: Uint16Array;
  /** Marks that a map or a list can name, those of enzymes that cut seldom first; see {@link rankCuts}. */
  readonly rarest: Uint32Array;
}

export const NO_CUTS: CutColumns = {
  kinds: [],
  starts: new Int32Array(0),
  kindOf: new Uint16Array(0),
  rarest: new Uint32Array(0),
};

/** Where a mark is drawn: its cut on the top strand, else on the other, else its site. */
export const positionOfCut = (mark: Pick<CutMark, "topCut" | "bottomCut" | "start">): number =>
  mark.topCut ?? mark.bottomCut ?? mark.start;

const offsetOf = ({ topOffset, bottomOffset }: CutKind): number => topOffset ?? bottomOffset ?? 0;

const MOST_COMPARED = 20_000;

const isSameLook = (one: CutKind, other: CutKind | undefined): boolean =>
  other !== undefined &&
  one.count === other.count &&
  one.strand === other.strand &&
  one.siteLength === other.siteLength &&
  one.topOffset === other.topOffset &&
  one.bottomOffset === other.bottomOffset &&
  one.names.length === other.names.length &&
  one.names.every((name, index) => name === other.names[index]);

/**
 * Cuts of a molecule by position. A mark is made only when it is looked at. After an edit {@link movedBy} gives the
 * marks where they have moved to, in time independent of their number, until they are looked for again.
 *
 * @example marks.within(0, 60).map(({ names }) => names[0]) // those that cut in the first 60 letters
 */
export class CutMarks implements Iterable<CutMark> {
  readonly length: number;
  readonly size: number;
  readonly columns: CutColumns;
  private readonly runs: readonly Run[];
  /** Maximum distance of a cut from the first base of its site. */
  readonly reach: number;
  private readonly known = new Map<number, CutMark>();

  constructor(columns: CutColumns, size: number, runs: readonly Run[] = untouched(columns.starts.length)) {
    this.columns = columns;
    this.size = size;
    this.runs = runs;
    this.length = runs.reduce((sum, { from, to }) => sum + to - from, 0);
    this.reach = columns.kinds.reduce(
      (most, { topOffset, bottomOffset, siteLength }) =>
        Math.max(most, siteLength, Math.abs(topOffset ?? 0), Math.abs(bottomOffset ?? 0)),
      0,
    );
  }

  /** The marks after residues `[start, end)` were replaced by `inserted` others; changed sites are removed. */
  movedBy(start: number, end: number, inserted: number): CutMarks {
    const { size, reach } = this;
    const { starts, kindOf, kinds } = this.columns;
    const isBroken = (index: number, delta: number): boolean => {
      const first = (starts[index] ?? 0) + delta;
      const behind = first + (kinds[kindOf[index] ?? 0]?.siteLength ?? 0);
      const isHit = start === end ? first < start : first < end;
      // Of a site across the origin the part at the beginning of the residues may be hit.
      return (isHit && behind > start) || behind - size > start;
    };
    const runs = moveThrough(this.runs, starts, { start, end, inserted, size, reach, isBroken });
    return new CutMarks(this.columns, size + inserted - (end - start), runs);
  }

  /** Whether both mark the same places by the same enzymes; false without a look where there are very many. */
  isSameAs(other: CutMarks): boolean {
    if (this.length !== other.length || this.size !== other.size || this.length > MOST_COMPARED) return false;
    const [one, two] = [this.columns.kinds, other.columns.kinds];
    const isSameKind = one.length === two.length && one.every((kind, index) => isSameLook(kind, two[index]));
    if (!isSameKind) return false;
    const places = other.places();
    return this.places().every((place, index) => place === places[index]);
  }

  /** Start and kind of every mark as one number. */
  private places(): Float64Array {
    const places = new Float64Array(this.length);
    const { starts, kindOf } = this.columns;
    let next = 0;
    for (const { from, to, delta } of this.runs)
      for (let index = from; index < to; index += 1)
        places[next++] = ((starts[index] ?? 0) + delta) * 65_536 + (kindOf[index] ?? 0);
    return places;
  }

  *[Symbol.iterator](): IterableIterator<CutMark> {
    for (const { from, to, delta } of this.runs)
      for (let index = from; index < to; index += 1) yield this.markAt(index, delta);
  }

  /** Calls `visit` with place and kind of every mark by its start, without making objects. */
  forEachPlace(visit: (position: number, kind: number) => void): void {
    const { starts, kindOf, kinds } = this.columns;
    const offsets = Int32Array.from(kinds, offsetOf);
    for (const { from, to, delta } of this.runs) {
      for (let index = from; index < to; index += 1) {
        const kind = kindOf[index] ?? 0;
        visit(wrap((starts[index] ?? 0) + delta + (offsets[kind] ?? 0), this.size), kind);
      }
    }
  }

  /** Marks whose site or cuts may be in residues `[start, end]`, from either side of the origin too. */
  within(start: number, end: number): CutMark[] {
    const found: CutMark[] = [];
    this.visit(start, end, (index, delta) => found.push(this.markAt(index, delta)));
    return found;
  }

  /** Site and kind of those that {@link within} finds, without making objects of them. */
  visitWithin(start: number, end: number, visit: (site: number, kind: number) => void): void {
    const { starts, kindOf } = this.columns;
    this.visit(start, end, (index, delta) => visit((starts[index] ?? 0) + delta, kindOf[index] ?? 0));
  }

  private visit(start: number, end: number, visit: (index: number, delta: number) => void): void {
    const { reach, size } = this;
    if (end - start + 2 * reach >= size) {
      this.visitBetween(0, size, visit);
      return;
    }
    this.visitBetween(start - reach, end + reach, visit);
    if (start < reach) this.visitBetween(start - reach + size, size, visit);
    if (end + reach > size) this.visitBetween(0, end + reach - size, visit);
  }

  /** The marks that a map or a list can name, those of enzymes that cut seldom first. */
  rarest(): CutMark[] {
    const found: CutMark[] = [];
    for (const index of this.columns.rarest) {
      const run = this.runs.find(({ from, to }) => index >= from && index < to);
      if (run) found.push(this.markAt(index, run.delta));
    }
    return found;
  }

  private visitBetween(low: number, high: number, visit: (index: number, delta: number) => void): void {
    const { starts } = this.columns;
    for (const { from, to, delta } of this.runs) {
      if ((starts[to - 1] ?? 0) + delta < low || (starts[from] ?? 0) + delta > high) continue;
      for (let index = firstFrom(starts, low - delta, from, to); index < to; index += 1) {
        if ((starts[index] ?? 0) + delta > high) break;
        visit(index, delta);
      }
    }
  }

  private markAt(index: number, delta: number): CutMark {
    const made = this.known.get(index);
    if (made) return made;
    const { starts, kindOf } = this.columns;
    const mark = this.markOf((starts[index] ?? 0) + delta, kindOf[index] ?? 0);
    // Kept, so that what is drawn of it compares equal; not without bounds.
    if (this.known.size < 4096) this.known.set(index, mark);
    return mark;
  }

  /** The mark of a kind, by its number, whose site begins with residue `start`. */
  markOf(start: number, number: number): CutMark {
    const kind = this.columns.kinds[number] as CutKind;
    const { names, strand, count, topOffset, bottomOffset, siteLength } = kind;
    const { size } = this;
    const gap = (offset: number | null) => (offset === null ? null : wrap(start + offset, size));
    const end = start + siteLength > size ? start + siteLength - size : start + siteLength;
    const cuts = { topCut: gap(topOffset), bottomCut: gap(bottomOffset) };
    return { key: `${names[0]}/${number}/${start}`, names, start, end, strand, ...cuts, count };
  }
}

/** Beyond this number, names could not be distinguished. */
export const MAX_NAMED = 1000;

/** Indices of the marks of enzymes that cut seldom, as many as can be named. Linear; done where marks are found. */
export const rankCuts = ({ kinds, kindOf }: Pick<CutColumns, "kinds" | "kindOf">): Uint32Array => {
  const counts = kinds.map(({ count }) => count).sort((one, other) => one - other);
  let room = MAX_NAMED;
  let bound = 0;
  for (const count of counts) {
    if (room <= 0) break;
    room -= count;
    bound = count;
  }
  const countOf = Uint32Array.from(kinds, ({ count }) => count);
  const found: number[] = [];
  for (let index = 0; index < kindOf.length; index += 1)
    if ((countOf[kindOf[index] ?? 0] ?? 0) <= bound) found.push(index);
  const rankOf = (index: number) => countOf[kindOf[index] ?? 0] ?? 0;
  found.sort((one, other) => rankOf(one) - rankOf(other) || one - other);
  return Uint32Array.from(found.slice(0, MAX_NAMED));
};

/** Columns of marks that are at hand one by one, e.g. few of them, or in a test. */
export const columnsOf = (marks: readonly CutMark[], size: number): CutColumns => {
  const sorted = marks.toSorted((one, other) => one.start - other.start);
  const kinds: CutKind[] = [];
  const numbers = new Map<string, number>();
  const kindOf = sorted.map(({ names, strand, start, end, topCut, bottomCut, count }) => {
    const near = (gap: number | null) => {
      if (gap === null) return null;
      const offset = gap - start;
      return offset > size / 2 ? offset - size : offset < -size / 2 ? offset + size : offset;
    };
    const siteLength = end > start ? end - start : end + size - start;
    const kind = { names, strand, siteLength, topOffset: near(topCut), bottomOffset: near(bottomCut), count };
    const key = JSON.stringify(kind);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, kinds.length);
    return kinds.push(kind) - 1;
  });
  const columns = { kinds, kindOf: Uint16Array.from(kindOf) };
  return { ...columns, starts: Int32Array.from(sorted, ({ start }) => start), rarest: rankCuts(columns) };
};
