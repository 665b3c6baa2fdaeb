import { describe, expect, it } from "vitest";
import { annealingTemperature, polymerases } from "./polymerases.ts";

const by = (id: string) => polymerases.find((one) => one.id === id)!;

// Results of tmapi.neb.com on 2026-09-12 (q5-0 and phusion-0 at 0.5 µM, taq-0 at 0.2 µM).
const m13 = ["GTAAAACGACGGCCAGT", "CAGGAAACAGCTATGAC"];
const long = ["CGCCAGGGTTTTCCCAGTCACGACG", "AGCGGATAACAATTTCACACAGGAAAC"];
const longest = ["CGCCAGGGTTTTCCCAGTCACGACGTTG", "GCGGATAACAATTTCACACAGGAAACAGCTATGAC"];

describe("the maker's calculator", () => {
  it.each([
    ["q5", m13, [62.27, 56.31], 57.31],
    ["phusion", m13, [56.57, 50.89], 54.83],
    ["taq", m13, [53.96, 47.99], 42.99],
    ["q5", long, [76.6, 67.31], 68.31],
    ["phusion", long, [71.12, 63.86], 66.89],
    ["taq", long, [68.68, 58.72], 53.72],
    ["q5", longest, [77.45, 71.73], 72],
    ["phusion", longest, [72.52, 68.67], 71.36],
  ])("%s anneals %j, which melt at %j, at %s °C", (id, primers, tms, ta) => {
    const found = annealingTemperature(by(id), primers);
    expect(found?.ta).toBeCloseTo(ta, 1);
    for (const [index, tm] of tms.entries()) expect(found?.tms[index]).toBeCloseTo(tm, 1);
  });
});

it("returns nothing for no primers, a primer that is too short and illegal characters", () => {
  expect(annealingTemperature(by("taq"), [])).toBeNull();
  expect(annealingTemperature(by("q5"), ["GTAAAACGACGGCCAGT", "GTAAAAC"])).toBeNull();
  expect(annealingTemperature(by("q5"), ["GTAAAACGACGGCC!GT"])).toBeNull();
});

it("reports where a salt is assumed, on which no annealing temperature depends", () => {
  expect(polymerases.filter((one) => one.isSaltAssumed).map(({ id }) => id)).toEqual(["q5", "phusion"]);
  for (const { isSaltAssumed, conditions, melting } of polymerases)
    if (isSaltAssumed) expect(melting.monovalentMillimolar).not.toBe(conditions.monovalentMillimolar);
});

it("lists the content of each reaction, with its source", () => {
  for (const { conditions, source } of polymerases) {
    expect(conditions.divalentMillimolar).toBeGreaterThan(conditions.dntpMillimolar);
    expect(source).toMatch(/mM Mg.*NEB Tm Calculator/);
  }
});
