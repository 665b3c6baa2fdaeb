import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complement, reverseComplement } from "../alphabet.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { enzymes, findEnzyme } from "./catalogue.ts";
import { type CutSiteOptions, findCutSites } from "./find-cut-sites.ts";
import { siteRegex } from "./site-regex.ts";

const found = (sequence: string, options: CutSiteOptions) => {
  const result = findCutSites(sequence, options);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};
const cuts = (sequence: string, options: CutSiteOptions) =>
  found(sequence, options).map(({ start, strand, topCut, bottomCut, overhang, overhangKind }) => [
    start,
    strand,
    topCut,
    bottomCut,
    overhangKind,
    overhang,
  ]);
const a = (count: number) => "A".repeat(count);

describe("findCutSites", () => {
  it("finds EcoRI with both cuts and its overhang, in either case", () => {
    const expected = [[2, 1, 3, 7, "5'", "AATT"]];
    expect(cuts("AAGAATTCAA", { enzymes: ["EcoRI"] })).toEqual(expected);
    expect(cuts("aagaattcaa", { enzymes: "ecori" })).toEqual(expected);
  });
  it("knows 3' overhangs and blunt cuts", () => {
    expect(cuts("AAGGTACCAA", { enzymes: ["KpnI"] })).toEqual([[2, 1, 7, 3, "3'", "GTAC"]]);
    expect(cuts("AAGATATCAA", { enzymes: ["EcoRV"] })).toEqual([[2, 1, 5, 5, "blunt", ""]]);
  });
  it("mirrors the cuts of a site on the bottom strand", () => {
    const forward = `${a(10)}GGTCTCACGTA${a(10)}`;
    expect(cuts(forward, { enzymes: ["BsaI"] })).toEqual([[10, 1, 17, 21, "5'", "CGTA"]]);
    const reverse = `${a(10)}TACGTGAGACC${a(10)}`;
    expect(cuts(reverse, { enzymes: ["BsaI"] })).toEqual([[15, -1, 10, 14, "5'", "TACG"]]);
  });
  it("gives both cuts of an enzyme that cuts on either side, the left one first", () => {
    const site = `${a(20)}CGAAAAAAATGC${a(20)}`;
    expect(cuts(site, { enzymes: ["BcgI"] })).toEqual([
      [20, 1, 10, 8, "3'", "AA"],
      [20, 1, 44, 42, "3'", "AA"],
    ]);
    const mirrored = reverseComplement(site, "dna");
    expect(cuts(mirrored, { enzymes: ["BcgI"] }).map(([, strand, top]) => [strand, top])).toEqual([
      [-1, 10],
      [-1, 44],
    ]);
    expect(found(site, { enzymes: ["BcgI"] }).count("BcgI")).toBe(1);
  });
  it("finds sites and cuts across the origin of a circle only", () => {
    expect(cuts("TTCAAAAAGAA", { enzymes: ["EcoRI"], topology: "circular" })).toEqual([
      [8, 1, 9, 2, "5'", "AATT"],
    ]);
    expect(cuts("TTCAAAAAGAA", { enzymes: ["EcoRI"] })).toEqual([]);
    const [site] = found("TTCAAAAAGAA", { enzymes: ["EcoRI"], topology: "circular" });
    expect(site).toMatchObject({ start: 8, end: 3 });
    const far = `${a(4)}GGTCTC${a(1)}`;
    expect(cuts(far, { enzymes: ["BsaI"], topology: "circular" })).toEqual([[4, 1, 0, 4, "5'", "AAAA"]]);
  });
  it("does not cut beyond the end of a line", () => {
    const [site] = found(`${a(4)}GGTCTCAA`, { enzymes: ["BsaI"] });
    expect(site).toMatchObject({ start: 4, topCut: null, bottomCut: null, state: "beyond-end" });
  });
  it("reports a site without a cut where nobody knows the cut", () => {
    const [site] = found("AAAAGCAAACAAAA", { enzymes: ["Aba13301I"] });
    expect(site).toMatchObject({ start: 4, topCut: null, overhangKind: null, state: "unknown" });
  });
  it("nicks one strand", () => {
    expect(cuts("AAAACCTCAGCAAAA", { enzymes: ["Nt.BbvCI", "Nb.BbvCI"] })).toEqual([
      [4, 1, 6, null, null, ""],
      [4, 1, null, 9, null, ""],
    ]);
    expect(cuts("AAAAGCTGAGGAAAA", { enzymes: ["Nt.BbvCI"] })).toEqual([[4, -1, null, 9, null, ""]]);
  });
  it("reports certain sites only where the sequence is ambiguous", () => {
    expect(cuts("AAGANTTCAA", { enzymes: ["EcoRI"] })).toEqual([]);
    expect(cuts("AAGTYRACAA", { enzymes: ["HincII"] })).toHaveLength(1);
    expect(cuts("AAGTNRACAA", { enzymes: ["HincII"] })).toEqual([]);
    expect(cuts("AAGACNRWSKGTCAA", { enzymes: ["AhdI"] })).toHaveLength(1);
  });
  it("takes records, of the catalogue and one's own", () => {
    expect(cuts("AAGAATTCAA", { enzymes: [findEnzyme("EcoRI")!] })).toHaveLength(1);
    const own = { name: "Mine", site: "GAWTC", topSnipOffset: 1, bottomSnipOffset: 4 };
    expect(cuts("AAGATTCAA", { enzymes: own })).toEqual([[2, 1, 3, 6, "5'", "ATT"]]);
    const twice = { ...own, cutType: 1, usForward: 1, usReverse: 1 };
    expect(cuts("AAGATTCAA", { enzymes: twice }).map(([, , top]) => top)).toEqual([1, 3]);
  });
  it("refuses what it cannot search, and says what and where", () => {
    expect(findCutSites("", {})).toMatchObject({ ok: false, error: { code: "empty-sequence" } });
    expect(findCutSites("MKVLAAGIT", {})).toMatchObject({ error: { code: "illegal-letter", position: 3 } });
    expect(findCutSites("ACG-T", {})).toMatchObject({ error: { code: "illegal-letter", position: 3 } });
    expect(findCutSites("ACGT", { enzymes: ["EcoRI", "NoSuchI"] })).toMatchObject({
      error: { code: "unknown-enzyme", enzyme: "NoSuchI" },
    });
    expect(findCutSites("ACGT", { enzymes: { name: "Mine", site: "GAXTC" } })).toMatchObject({
      error: { code: "illegal-site" },
    });
    expect(findCutSites("ACGT", { enzymes: { name: "Mine", site: "" } })).toMatchObject({
      error: { code: "illegal-site" },
    });
    const half = { name: "Mine", site: "GATC", topSnipOffset: 1.5, bottomSnipOffset: 2 };
    expect(findCutSites("GATC", { enzymes: half })).toMatchObject({ error: { code: "illegal-cut" } });
  });
  it("stops when cancelled and reports its progress", () => {
    expect(findCutSites("ACGT", { signal: { aborted: true } })).toMatchObject({ error: { code: "aborted" } });
    const progress: number[] = [];
    const signal = { aborted: false };
    const long = "GATTACA".repeat(400_000);
    const onProgress = (fraction: number) => {
      progress.push(fraction);
      signal.aborted = progress.length === 3;
    };
    expect(findCutSites(long, { enzymes: ["EcoRI", "HinfI"], signal, onProgress })).toMatchObject({
      error: { code: "aborted" },
    });
    expect(progress).toHaveLength(3);
  });
  it("finds nothing, without complaint, in molecules shorter than a site", () => {
    for (const topology of ["linear", "circular"] as const) {
      expect(found("A", { topology, enzymes: ["EcoRI"] })).toHaveLength(0);
      expect(found("GAATT", { topology, enzymes: ["EcoRI", "I-SceI"] })).toHaveLength(0);
      expect(found("G", { topology })).toBeDefined();
    }
  });

  const bases = fc.string({
    unit: fc.constantFrom(..."ACGTACGTACGTNRYSWKMBDHV"),
    minLength: 1,
    maxLength: 120,
  });
  const topology = fc.constantFrom("linear" as const, "circular" as const);
  it("finds what plain patterns find, for every enzyme of the catalogue", () => {
    const patterns = new Map(enzymes().map(({ site }) => [site, new RegExp(`^${siteRegex(site)}`)]));
    fc.assert(
      fc.property(bases, topology, (sequence, shape) => {
        const size = sequence.length;
        const text = (shape === "circular" ? sequence.repeat(40) : sequence).toLowerCase();
        const back = reverseComplement(sequence, "dna").toLowerCase();
        const backText = shape === "circular" ? back.repeat(40) : back;
        const result = found(sequence, { topology: shape });
        const startsIn = (letters: string, site: string) =>
          Array.from({ length: size }, (_, at) => at).filter(
            (at) => site.length <= size && patterns.get(site)!.test(letters.slice(at, at + site.length)),
          );
        for (const { name, site, cuts } of fc.sample(fc.constantFrom(...enzymes()), {
          numRuns: 40,
          seed: size,
        })) {
          const top = startsIn(text, site);
          expect([...result.startsOf(name)!.top]).toEqual(top);
          const isPalindrome = reverseComplement(site, "dna") === site;
          const bottom = isPalindrome
            ? []
            : startsIn(backText, site).map((at) => (2 * size - at - site.length) % size);
          if (!isPalindrome) expect([...result.startsOf(name)!.bottom]).toEqual(bottom.sort((x, y) => x - y));
          // Each cut lies this many bases behind its site, on the bottom strand counted from the site's other end.
          const place = (gap: number) => (shape === "circular" ? ((gap % size) + size) % size : gap);
          const cutAt = (top: number | null, bottom: number | null): string => {
            const gaps = [top, bottom].filter((gap) => gap !== null);
            const isInside = shape === "circular" || gaps.every((gap) => gap > 0 && gap < size);
            return isInside ? [top, bottom].map((gap) => gap && place(gap)).join("/") : "";
          };
          const behind = (from: number, gap: number | null) => (gap === null ? null : from + gap);
          const before = (end: number, gap: number | null) => (gap === null ? null : end - gap);
          const wanted = cuts.flatMap((cut) => [
            ...top.map((at) => cutAt(behind(at, cut.top), behind(at, cut.bottom))),
            ...bottom.map((at) =>
              cutAt(before(at + site.length, cut.bottom), before(at + site.length, cut.top)),
            ),
          ]);
          const made = result.of(name).filter(({ state }) => state === "cut");
          expect(made.map(({ topCut, bottomCut }) => [topCut, bottomCut].join("/")).sort()).toEqual(
            wanted.filter((one) => one !== "").sort(),
          );
        }
      }),
      propertyRuns(40),
    );
  }, 600_000);
  it("finds the mirror image on the other strand", () => {
    const plain = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 60, maxLength: 200 });
    fc.assert(
      fc.property(plain, topology, (sequence, shape) => {
        const size = sequence.length;
        const names = ["BsaI", "BcgI", "EcoRI", "MmeI", "HinfI", "TspRI", "BaeI", "Nt.BstNBI"];
        const options = { topology: shape, enzymes: names };
        const sorted = (list: readonly (number | null)[]) => list.toSorted((x, y) => (x ?? -1) - (y ?? -1));
        const back = found(reverseComplement(sequence, "dna"), options);
        for (const name of names) {
          const mirrored = back
            .of(name)
            .map(({ bottomCut }) => (bottomCut === null ? null : (size - bottomCut) % size));
          const ours = found(sequence, options)
            .of(name)
            .map(({ topCut }) => topCut);
          expect(sorted(ours)).toEqual(sorted(mirrored));
        }
      }),
      { numRuns: 100 },
    );
  });
  it("gives the same cuts as numbers as it gives with sites", () => {
    fc.assert(
      fc.property(bases, topology, fc.boolean(), (sequence, shape, isMethylated) => {
        const names = ["BsaI", "BcgI", "EcoRI", "MmeI", "Sau3AI", "MboI", "Aba13301I", "Nt.CviPII"];
        const methylation = isMethylated ? (["dam", "dcm"] as const) : [];
        const result = found(sequence, { topology: shape, enzymes: names, methylation });
        for (const name of names) {
          const sites = result.of(name);
          const { top, bottom } = result.cutsOf(name);
          const ordered = [
            ...sites.filter(({ strand }) => strand === 1),
            ...sites.filter(({ strand }) => strand === -1),
          ];
          expect([...top]).toEqual(ordered.map(({ topCut }) => topCut ?? -1));
          expect([...bottom]).toEqual(ordered.map(({ bottomCut }) => bottomCut ?? -1));
        }
      }),
      { numRuns: 100 },
    );
  });
  it("has overhangs of the top strand that pair with the bottom one", () => {
    const [site] = found(`${a(10)}GGTCTCACGTA${a(10)}`, { enzymes: ["BsaI"] });
    expect(complement(site!.overhang, "dna")).toBe("GCAT");
  });
});

describe("methylation", () => {
  const state = (sequence: string, enzyme: string, methylation?: CutSiteOptions["methylation"]) =>
    found(sequence, { enzymes: [enzyme], ...(methylation && { methylation }) }).map(
      (site) => `${site.state} ${site.methylation}`,
    );
  it("blocks XbaI where Dam's site reaches into it, from either side", () => {
    expect(state("AAAATCTAGATCAAAA", "XbaI", ["dam"])).toEqual(["blocked blocked"]);
    expect(state("AAGATCTAGAAAAAAA", "XbaI", ["dam"])).toEqual(["blocked blocked"]);
    expect(state("AAAATCTAGAAAAAAA", "XbaI", ["dam"])).toEqual(["cut none"]);
    expect(state("AAAATCTAGATCAAAA", "XbaI")).toEqual(["cut none"]);
  });
  it("blocks MboI and not Sau3AI by Dam, HpaII not by Dcm", () => {
    expect(state("AAAAGATCAAAA", "MboI", ["dam", "dcm"])).toEqual(["blocked blocked"]);
    expect(state("AAAAGATCAAAA", "Sau3AI", ["dam", "dcm"])).toEqual(["cut none"]);
    expect(state("AAAACCGGAAAA", "HpaII", ["dam", "dcm"])).toEqual(["cut none"]);
    expect(state("AAAACCGGAAAA", "HpaII", ["cpg"])).toEqual(["blocked blocked"]);
  });
  it("lets DpnI cut only what Dam has methylated", () => {
    expect(state("AAAAGATCAAAA", "DpnI")).toEqual(["cut none"]);
    expect(state("AAAAGATCAAAA", "DpnI", ["dam"])).toEqual(["cut none"]);
    expect(state("AAAAGATCAAAA", "DpnI", [])).toEqual(["blocked blocked"]);
  });
  it("sees Dam's site across the origin of a circle", () => {
    const circle = findCutSites("ATCAAAATCTAG", {
      enzymes: ["XbaI"],
      methylation: ["dam"],
      topology: "circular",
    });
    expect(circle.ok && circle.sites[0]?.state).toBe("blocked");
  });
});
