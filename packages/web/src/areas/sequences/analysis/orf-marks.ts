import { type Frame, type Orf, orfLength } from "@benchleaf/bio";
import type { Splice } from "./splice-between.ts";

/** Reading frames as numbers: a genome has tens of thousands, which move with every residue that is typed. */
export interface OrfColumns {
  /** Leftmost base, with the stop codon, in ascending order; the end is beyond the size if the origin is crossed. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly frames: Int8Array;
  /** Flags of {@link HAS_STOP} and {@link IS_OPEN}. */
  readonly flags: Uint8Array;
}

const HAS_STOP = 1;
const IS_OPEN = 2;
const STOP = 3;

export const NO_ORF_COLUMNS: OrfColumns = {
  starts: new Int32Array(0),
  ends: new Int32Array(0),
  frames: new Int8Array(0),
  flags: new Uint8Array(0),
};

const leftOf = ({ start, strand, hasStop }: Orf, size: number): number =>
  strand === -1 && hasStop ? (start - STOP + size) % size : start;

/** Columns of frames that are at hand one by one, in a molecule of `size` residues. */
export const orfColumns = (orfs: readonly Orf[], size: number): OrfColumns => {
  const sorted = orfs
    .map((orf) => ({ orf, left: leftOf(orf, size) }))
    .sort((one, other) => one.left - other.left || one.orf.length - other.orf.length);
  return {
    starts: Int32Array.from(sorted, ({ left }) => left),
    ends: Int32Array.from(sorted, ({ orf, left }) => left + orfLength(orf)),
    frames: Int8Array.from(sorted, ({ orf }) => orf.frame),
    flags: Uint8Array.from(
      sorted,
      ({ orf }) => (orf.hasStop ? HAS_STOP : 0) + (orf.isOpenStart ? IS_OPEN : 0),
    ),
  };
};

const isSameColumn = (one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
};

/** Reading frames of a molecule of `size` residues; each is made into an object only when it is looked at. */
export class OrfMarks implements Iterable<Orf> {
  readonly columns: OrfColumns;
  readonly size: number;
  readonly length: number;

  constructor(columns: OrfColumns, size: number) {
    this.columns = columns;
    this.size = size;
    this.length = columns.starts.length;
  }

  at(index: number): Orf {
    const { starts, ends, frames, flags } = this.columns;
    const [left, right] = [starts[index] ?? 0, ends[index] ?? 0];
    const frame = (frames[index] ?? 1) as Frame;
    const strand = frame > 0 ? 1 : -1;
    const hasStop = ((flags[index] ?? 0) & HAS_STOP) !== 0;
    const isOpenStart = ((flags[index] ?? 0) & IS_OPEN) !== 0;
    const stop = hasStop ? STOP : 0;
    const length = right - left - stop;
    const start = strand === 1 || this.size === 0 ? left : (left + stop) % this.size;
    return { start, end: start + length, length, strand, frame, hasStop, isOpenStart };
  }

  *[Symbol.iterator](): IterableIterator<Orf> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }

  /** Indices of those that cover just this stretch, with their stop or without it. */
  covering(start: number, length: number): readonly number[] {
    const { starts, ends, frames, flags } = this.columns;
    const found: number[] = [];
    for (let index = 0; index < this.length; index += 1) {
      const [left, right] = [starts[index] ?? 0, ends[index] ?? 0];
      const stop = ((flags[index] ?? 0) & HAS_STOP) !== 0 ? STOP : 0;
      const bare = (frames[index] ?? 0) > 0 ? left : (left + stop) % Math.max(1, this.size);
      const isWhole = start === left && length === right - left;
      if (isWhole || (start === bare && length === right - left - stop)) found.push(index);
    }
    return found;
  }

  /** Positions after an edit; a frame that the edit touches is stretched, until it is computed again. */
  movedBy({ start, end, inserted }: Splice): OrfMarks {
    const shift = inserted - (end - start);
    const { columns, size, length } = this;
    if (shift === 0 || length === 0) return new OrfMarks(columns, size + shift);
    const [starts, ends] = [new Int32Array(length), new Int32Array(length)];
    const [frames, flags] = [new Int8Array(length), new Uint8Array(length)];
    let kept = 0;
    for (let index = 0; index < length; index += 1) {
      const [left, right] = [columns.starts[index] ?? 0, columns.ends[index] ?? 0];
      const isBehind = left >= end;
      const moved = right <= start ? right : right < end ? start + inserted : right + shift;
      // Less than a codon, or torn at its left end: there is no saying what is left of it.
      if (right > start && !isBehind && (left >= start || moved - left < 2 * STOP)) continue;
      starts[kept] = isBehind ? left + shift : left;
      ends[kept] = moved;
      frames[kept] = columns.frames[index] ?? 1;
      flags[kept] = columns.flags[index] ?? 0;
      kept += 1;
    }
    const cut = <Column extends Int32Array | Int8Array | Uint8Array>(column: Column) =>
      column.subarray(0, kept) as Column;
    const moved = { starts: cut(starts), ends: cut(ends), frames: cut(frames), flags: cut(flags) };
    return new OrfMarks(moved, size + shift);
  }

  isSameAs({ columns, size }: OrfMarks): boolean {
    const own = this.columns;
    return (
      this.size === size &&
      isSameColumn(own.starts, columns.starts) &&
      isSameColumn(own.ends, columns.ends) &&
      isSameColumn(own.frames, columns.frames) &&
      isSameColumn(own.flags, columns.flags)
    );
  }
}

export const NO_ORFS = new OrfMarks(NO_ORF_COLUMNS, 0);
