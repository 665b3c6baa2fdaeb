import { mkdirSync, writeFileSync } from "node:fs";

/** One measured piece of work. Times are milliseconds; without a peer those fields are null. */
export interface Measurement {
  readonly work: string;
  readonly size: string;
  readonly median_ms: number | null;
  readonly peer: string | null;
  readonly peer_median_ms: number | null;
  /** peer / ours: 2 means that ours is twice as fast. */
  readonly ratio: number | null;
  /** The goal in words. */
  readonly goal: string;
  readonly met: boolean;
}

/** The middle value; the mean of the middle two. `median([3, 1, 2])` is 2. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const digits = (value: number | null): string => (value === null ? "" : value.toPrecision(3));

/** Prints the table and writes `bench/results/<name>.json`. */
export function report(name: string, measurements: readonly Measurement[]): void {
  console.table(
    measurements.map(({ work, size, median_ms, peer, peer_median_ms, ratio, goal, met }) => ({
      work,
      size,
      ms: digits(median_ms),
      peer: peer ?? "",
      "peer ms": digits(peer_median_ms),
      ratio: digits(ratio),
      goal,
      met: met ? "yes" : "NO",
    })),
  );
  const folder = new URL("./results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(measurements, null, 2)}\n`);
}
