import { findMatches } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { firstMatch } from "./first-match.ts";

const { signal } = new AbortController();
let state = 7;
const next = (): string => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return "ACGT"[state >>> 30] ?? "A";
};
const sequence = Array.from({ length: 200_000 }, next).join("");

it("is the one that a whole search has first behind the caret, round a circle", async () => {
  for (const topology of ["circular", "linear"] as const)
    for (const [query, more] of [
      ["GAATTCAA", {}],
      ["GGTACCAAT", { maxMismatches: 1 }],
      ["MKVL", { aminoAcids: true }],
      [`${sequence.slice(-6)}${sequence.slice(0, 6)}`, {}],
    ] as const) {
      const options = { topology, ...more };
      const whole = findMatches(sequence, query, options);
      const starts = whole.ok ? whole.matches.map(({ start }) => start) : [];
      for (const from of [0, 39_995, 40_000, 123_456, 199_990]) {
        const due = starts.find((start) => start >= from) ?? starts[0];
        const found = await firstMatch(sequence, query, options, from, signal);
        expect(found?.start, `${query} ${topology} from ${from}`).toBe(due);
      }
    }
});

it("is none where the query is no query, or nothing is like it", async () => {
  expect(await firstMatch(sequence, "J", {}, 0, signal)).toBeNull();
  expect(await firstMatch(sequence, "N".repeat(12), {}, 0, signal)).toMatchObject({ start: 0 });
  expect(await firstMatch("", "ACGT", {}, 0, signal)).toBeNull();
});

it("is cancelled as soon as another character is typed", async () => {
  const stopped = new AbortController();
  stopped.abort();
  expect(await firstMatch(sequence, "ACG", {}, 0, stopped.signal)).toBeNull();
});
