import { NO_PEAK, type Trace } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { fullHeightOf, qualityClass, tracePaths } from "./trace-shape.ts";

/** One peak per residue, ten samples apart, in the channel of the residue. */
const traceOf = (letters: string): Trace => {
  const channels = {
    A: new Int32Array(letters.length * 10),
    C: new Int32Array(letters.length * 10),
    G: new Int32Array(letters.length * 10),
    T: new Int32Array(letters.length * 10),
  };
  const peaks = [...letters].map((letter, index) => {
    const peak = index * 10 + 5;
    for (let off = -4; off <= 4; off += 1) channels[letter as "A"][peak + off] = 1000 - 200 * Math.abs(off);
    return peak;
  });
  return { channels, peaks, run: {} };
};
const row = (start: number, end: number) => ({
  start,
  end,
  middleOf: (column: number) => 4 + 8 * column,
  letterWidth: 8,
  top: 0,
  foot: 100,
  scale: 1,
});
const pointsOf = (path: string) =>
  path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);
const topOf = (path: string) => pointsOf(path).reduce((best, point) => (point[1] < best[1] ? point : best));

it("puts each peak under the middle of its base", () => {
  const paths = tracePaths(traceOf("ACGT"), row(0, 4));
  expect(["A", "C", "G", "T"].map((channel) => topOf(paths[channel as "A"])[0])).toEqual([4, 12, 20, 28]);
});

it("draws a row from half a base before it to half a base after, and joins the next one", () => {
  const trace = traceOf("ACGTACGT");
  const xs = (start: number, end: number) => pointsOf(tracePaths(trace, row(start, end)).A).map(([x]) => x);
  const second = xs(4, 8);
  expect(Math.min(...second)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...second)).toBeLessThanOrEqual(32);
  expect(xs(0, 4).length + second.length).toBe(trace.channels.A.length);
});

it("is not scaled down by one dye blob, and leaves typed bases without a peak", () => {
  const trace = traceOf("ACGT".repeat(20));
  trace.channels.A[5] = 50_000;
  expect(fullHeightOf(trace)).toBeCloseTo(1100, 6);
  const typed = { ...trace, peaks: trace.peaks.with(1, NO_PEAK) };
  const { A } = tracePaths(typed, row(0, 4));
  expect(topOf(A)).toEqual([4, 0]);
  expect(tracePaths({ ...trace, peaks: [NO_PEAK, NO_PEAK] }, row(0, 2)).A).toBe("");
});

it("distinguishes good from fair and poor bases", () => {
  expect([45, 30, 20, 19].map(qualityClass)).toEqual(["good", "good", "fair", "poor"]);
});
