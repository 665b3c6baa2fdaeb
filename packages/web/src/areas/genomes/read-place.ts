import { MAX_GENOME_WINDOW } from "@benchleaf/contract";
import type { Region } from "./genomes.queries.ts";

interface Chromosome {
  readonly number: number;
  readonly size: number;
}

const SHORTEST = 50;

/**
 * A stretch as people write it, from one and with both ends; null if it does not be on the chromosome.
 *
 * @example readPlace("101-200", { number: 1, size: 500 }) // { chromosome: 1, start: 100, length: 100 }
 */
export const readPlace = (text: string, { number, size }: Chromosome): Region | null => {
  const found = /^\s*([\d,\s]+?)\s*(?:(?:-|–|\.\.)\s*([\d,\s]+?)\s*)?$/.exec(text);
  if (found === null) return null;
  const value = (written: string) => Number(written.replace(/[,\s]/g, ""));
  const first = value(found[1]!);
  const last = found[2] === undefined ? first : value(found[2]);
  if (!(first >= 1 && last >= first && last <= size)) return null;
  return { chromosome: number, start: first - 1, length: last - first + 1 };
};

/** A region moved by multiples of its length, or enlarged or reduced around its middle, within the chromosome. */
export const shiftRegion = (
  region: Region,
  { size }: Chromosome,
  { by = 0, times = 1 }: { readonly by?: number; readonly times?: number },
): Region => {
  const longest = Math.min(size, MAX_GENOME_WINDOW);
  const length = Math.min(longest, Math.max(Math.min(SHORTEST, size), Math.round(region.length * times)));
  const middle = region.start + region.length / 2 + by * region.length;
  const start = Math.min(size - length, Math.max(0, Math.round(middle - length / 2)));
  return { ...region, start, length };
};
