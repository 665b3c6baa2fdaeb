import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { enzymes } from "../enzyme/catalogue.ts";
import { findCutSites } from "../enzyme/find-cut-sites.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { oracleRows, oracleSequences, testDataFolder } from "../test-support/test-data.ts";
import { digest } from "./digest.ts";
import { fragmentBases } from "./fragment.ts";

const fragmentsOf = (...args: Parameters<typeof digest>) => {
  const result = digest(...args);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

describe("digest", () => {
  const bases = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 40, maxLength: 400 });
  const few = fc.subarray(
    enzymes().map(({ name }) => name),
    { minLength: 1, maxLength: 20 },
  );
  const topology = fc.constantFrom("linear" as const, "circular" as const);
  it("cuts a linear molecule and reports which enzyme made which end", () => {
    expect([...fragmentsOf("AAGAATTCAA", { enzymes: ["EcoRI"] })]).toEqual([
      {
        start: 0,
        end: 3,
        length: 3,
        left: { kind: "blunt", overhang: "", enzyme: null },
        right: { kind: "5'", overhang: "AATT", enzyme: "EcoRI" },
      },
      {
        start: 3,
        end: 10,
        length: 7,
        left: { kind: "5'", overhang: "AATT", enzyme: "EcoRI" },
        right: { kind: "blunt", overhang: "", enzyme: null },
      },
    ]);
  });
  it("opens a circle at its one cut, across the origin too", () => {
    const [only, ...more] = fragmentsOf("TTCAAAAAGAA", { enzymes: ["EcoRI"], topology: "circular" });
    expect(more).toEqual([]);
    expect(only).toMatchObject({ start: 9, end: 9, length: 11, left: { overhang: "AATT" } });
    expect(fragmentBases(only!, "TTCAAAAAGAA")).toBe("AATTCAAAAAG");
  });
  it("leaves a circle without sites closed", () => {
    expect(fragmentsOf("ACACACACAC", { enzymes: ["EcoRI"], topology: "circular" })[0]).toEqual({
      start: 0,
      end: 10,
      length: 10,
      left: null,
      right: null,
    });
  });
  it("is not parted by a nick, nor by a site whose cut nobody knows", () => {
    expect(fragmentsOf("AAAACCTCAGCAAAA", { enzymes: ["Nt.BbvCI"] })).toHaveLength(1);
    expect(fragmentsOf("AAAAGCAAACAAAA", { enzymes: ["Aba13301I"] })).toHaveLength(1);
  });
  it("takes cuts that cross as alternatives (pydna#224, poly#209; Bio.Restriction finds no second site in either half)", () => {
    const lengths = (...args: Parameters<typeof digest>) => {
      const made = fragmentsOf(...args);
      return made.alternatives.map((way) =>
        way.map(({ length, right }) => `${length} ${right?.overhang ?? ""}`.trim()),
      );
    };
    expect(lengths("TTTTGACGTCAAAA", { enzymes: ["AatII", "ZraI"] })).toEqual([
      ["7", "7"],
      ["9 ACGT", "5"],
    ]);
    const bbsI = "TTTTTTTTGAAGACATAATGGTCTTCTTTTTTTT";
    expect(lengths(bbsI, { enzymes: ["BbsI"] }).map((way) => way.map((one) => one.split(" ")[0]))).toEqual([
      ["14", "20"],
      ["16", "18"],
    ]);
    const made = fragmentsOf(bbsI, { enzymes: ["BbsI"] });
    expect([...made].map(({ length }) => length)).toEqual([14, 20]);
    expect(made.crossings.map((group) => group.map(({ at }) => at))).toEqual([[14, 16]]);
    expect(fragmentsOf("AAGAATTCAA", { enzymes: ["EcoRI"] }).crossings).toEqual([]);
    // KpnI and Acc65I cut one site at its two ends, over the origin of a circle.
    const circle = fragmentsOf("TACCAAAAAAAAGG", { enzymes: ["KpnI", "Acc65I"], topology: "circular" });
    expect(circle.alternatives.map((way) => way.map(({ length }) => length))).toEqual([[14], [14]]);
  });
  it("leaves no fragment shorter than its own overhang, in any alternative", () => {
    fc.assert(
      fc.property(bases, few, topology, (sequence, names, shape) => {
        const made = fragmentsOf(sequence, { enzymes: names, topology: shape });
        for (const way of made.alternatives) {
          expect(way.reduce((sum, { length }) => sum + length, 0)).toBe(sequence.length);
          if (way.length < 2) continue;
          for (const { length, left, right } of way) {
            // Bases on the top strand alone at either end, and those of the bottom strand that the top lacks.
            const own =
              (left?.kind === "5'" ? left.overhang.length : 0) +
              (right?.kind === "3'" ? right.overhang.length : 0);
            expect(length).toBeGreaterThanOrEqual(Math.max(1, own));
          }
        }
      }),
      propertyRuns(300),
    );
  });
  it("takes cuts at one place of one strand and two of the other as alternatives", () => {
    // AspBHI and YkrI can part the top strand at one gap and the bottom strand at two; as of own enzymes here.
    const own = (name: string, bottom: number, top: number) => ({
      name,
      site: "GAATTC",
      cuts: [{ top, bottom }],
    });
    const ways = (...enzymes: readonly ReturnType<typeof own>[]) =>
      fragmentsOf("TTTTTGAATTCTTTTTTTT", { enzymes }).alternatives.map((way) =>
        way.map(({ length, right }) => `${length} ${right?.overhang ?? ""}`.trim()),
      );
    expect(ways(own("One", 5, 1), own("Other", 1, 1))).toEqual([
      ["6", "13"],
      ["6 AATT", "13"],
    ]);
    expect(ways(own("One", 5, 1), own("Other", 5, 5))).toEqual([
      ["6 AATT", "13"],
      ["10", "9"],
    ]);
    expect(ways(own("One", 3, 1), own("Other", 3, 5))).toEqual([
      ["6 AA", "13"],
      ["10 TT", "9"],
    ]);
    expect(ways(own("One", 5, 3), own("Other", 1, 3))).toHaveLength(2);
    expect(ways(own("One", 3, 1), own("Other", 5, 3))).toEqual([["6 AA", "2 TT", "11"]]);
    expect(ways(own("One", 5, 1), own("Other", 5, 1))).toEqual([["6 AATT", "13"]]);
  });
  it("leaves the same ways read from the other strand", () => {
    const waysOf = (sequence: string, names: readonly string[]) => {
      const made = fragmentsOf(sequence, { enzymes: names });
      const ways = made.alternatives.map((way) =>
        way.slice(0, -1).map(({ end, right }) => {
          const reach = (right?.overhang.length ?? 0) * (right?.kind === "3'" ? -1 : 1);
          return [end, end + reach] as const;
        }),
      );
      return { ways, groups: made.crossings.map((group) => group.length) };
    };
    const text = (ways: readonly (readonly (readonly [number, number])[])[]) =>
      ways
        .map((way) =>
          way
            .map(([top, bottom]) => `${top}/${bottom}`)
            .sort()
            .join(" "),
        )
        .sort();
    fc.assert(
      fc.property(bases, few, (sequence, all) => {
        // REBASE writes these two with a palindromic site and a cut on one side of it (docs/science.md).
        const names = all.filter((name) => name !== "HauII" && name !== "SgeI");
        const forward = waysOf(sequence, names);
        const reverse = waysOf(reverseComplement(sequence, "dna"), names);
        expect(reverse.groups.toSorted()).toEqual(forward.groups.toSorted());
        // Where there are too many ways only that of the earliest cuts is given, and each strand has its own.
        if (forward.groups.length > 0 && forward.ways.length === 1) return;
        if (forward.groups.some((count) => count > 8)) return;
        const size = sequence.length;
        const turned = reverse.ways.map((way) =>
          way.map(([top, bottom]) => [size - bottom, size - top] as const),
        );
        expect(text(turned)).toEqual(text(forward.ways));
      }),
      propertyRuns(300),
    );
  });
  it("gives the same lengths for any origin of a circle that is cut everywhere", () => {
    const own = [
      { name: "One", site: "AA", cuts: [{ top: 1, bottom: 3 }] },
      { name: "Other", site: "AT", cuts: [{ top: 2, bottom: -1 }] },
    ];
    const letters = fc.string({ unit: fc.constantFrom(..."AAAT"), minLength: 12, maxLength: 60 });
    fc.assert(
      fc.property(letters, fc.nat(59), (sequence, turn) => {
        const by = turn % sequence.length;
        const lengths = (text: string) =>
          fragmentsOf(text, { enzymes: own, topology: "circular" })
            .map(({ length }) => length)
            .sort((a, b) => a - b);
        expect(lengths(sequence.slice(by) + sequence.slice(0, by))).toEqual(lengths(sequence));
      }),
      propertyRuns(300),
    );
  });
  it("gives arrays that are plain arrays", () => {
    const lengths = fragmentsOf("AAGAATTCAA", { enzymes: "EcoRI" }).map(({ length }) => length);
    expect(lengths).toEqual([3, 7]);
    expect(lengths.constructor).toBe(Array);
  });

  it("keeps every base: fragments add up to the molecule", () => {
    fc.assert(
      fc.property(bases, few, topology, (sequence, names, shape) => {
        const fragments = fragmentsOf(sequence, { enzymes: names, topology: shape });
        const joined = fragments.map((fragment) => fragmentBases(fragment, sequence)).join("");
        const start = fragments[0]!.start;
        expect(joined).toBe(sequence.slice(start) + sequence.slice(0, start));
      }),
      propertyRuns(300),
    );
  });
  it("gives the same lengths for any origin of the circle", () => {
    fc.assert(
      fc.property(bases, few, fc.nat(399), (sequence, names, turn) => {
        const by = turn % sequence.length;
        const turned = sequence.slice(by) + sequence.slice(0, by);
        const lengths = (text: string) =>
          fragmentsOf(text, { enzymes: names, topology: "circular" })
            .map(({ length }) => length)
            .sort((a, b) => a - b);
        expect(lengths(turned)).toEqual(lengths(sequence));
      }),
      propertyRuns(300),
    );
  });
});

describe.skipIf(!testDataFolder())("digest against Biopython and an independent finder", () => {
  const sequences = oracleSequences("sequences.fa");
  it.each(oracleRows("digest.tsv"))("$id $sequence $enzymes", (row) => {
    const whole = sequences.get(row.sequence!)!;
    const by = Number(row.rotate_by);
    const sequence = whole.slice(by) + whole.slice(0, by);
    const topology = row.topology as "linear" | "circular";
    const names = row.enzymes!.split(",");
    const found = findCutSites(sequence, { topology, enzymes: names });
    if (!found.ok) throw new Error(found.error.message);
    const gaps = (name: string) =>
      found
        .of(name)
        .map(({ topCut, bottomCut }) => `${topCut}/${bottomCut}`)
        .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    expect(names.map((name) => `${name}:${gaps(name).join(",")}`).join(";")).toBe(
      row["independent_top/bottom_cut_gaps0"],
    );
    const lengths = fragmentsOf(sequence, { topology, enzymes: names }).map(({ length }) => length);
    expect(lengths.join(",")).toBe(row.fragments_in_order_biopython);
  });
});
