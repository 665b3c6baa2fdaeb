/** A lazily sorted list: it is sorted only as far as it is read. */
export interface RankedList<T> {
  readonly size: number;
  /** The item of a rank, from 0; undefined beyond the last. */
  readonly at: (rank: number) => T | undefined;
}

/**
 * A list by rank, best first. Making it is linear, each further rank logarithmic: of thousands of oligos the best few
 * decide. The array handed in is used up.
 *
 * @example rankedList([3, 1, 2], (a, b) => a - b).at(1) // 2
 */
export const rankedList = <T>(items: T[], compare: (a: T, b: T) => number): RankedList<T> => {
  const size = items.length;
  const sorted: T[] = [];
  const sink = (from: number, count: number): void => {
    const item = items[from]!;
    let hole = from;
    for (let child = 2 * hole + 1; child < count; child = 2 * hole + 1) {
      if (child + 1 < count && compare(items[child + 1]!, items[child]!) < 0) child++;
      if (compare(items[child]!, item) >= 0) break;
      items[hole] = items[child]!;
      hole = child;
    }
    items[hole] = item;
  };
  for (let index = (size >> 1) - 1; index >= 0; index--) sink(index, size);
  const at = (rank: number): T | undefined => {
    while (sorted.length <= rank && sorted.length < size) {
      const count = size - sorted.length - 1;
      sorted.push(items[0]!);
      items[0] = items[count]!;
      if (count > 0) sink(0, count);
    }
    return sorted[rank];
  };
  return { size, at };
};
