import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enzymes, findEnzyme } from "../enzyme/catalogue.ts";
import { enzymesThatCut, filterEnzymes, groupIsoschizomers } from "../enzyme/filter-enzymes.ts";
import { findCutSites } from "../enzyme/find-cut-sites.ts";
import { loadEnzymes } from "../enzyme/load-enzymes.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { adviseBuffers, readActivity } from "./buffer-advice.ts";
import { areCompatible, compatibleEnzymes, reverseEnd } from "./compatible-ends.ts";
import { digest } from "./digest.ts";
import type { DigestFragment } from "./fragment.ts";
import { partialDigest } from "./partial-digest.ts";

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const named = (name: string) => {
  const enzyme = findEnzyme(name);
  if (!enzyme) throw new Error(`no ${name}`);
  return enzyme;
};

describe("filterEnzymes", () => {
  it("knows which enzymes are sold, by whom, with which ends", () => {
    expect(filterEnzymes(enzymes(), { isCommercial: true })).toHaveLength(644);
    const own = filterEnzymes(enzymes(), { suppliers: ["N"], overhangKinds: ["3'"], overhangLength: 4 });
    expect(namesOf(own)).toContain("KpnI");
    expect(namesOf(own)).not.toContain("Acc65I");
    expect(
      namesOf(filterEnzymes(enzymes(), { minSiteLength: 8, overhangKinds: ["blunt"], isCommercial: true })),
    ).toContain("SwaI");
    expect(namesOf(filterEnzymes(enzymes(), { kinds: ["homing"] }))).toHaveLength(5);
  });
  it("reports single cutters", () => {
    const found = findCutSites("AAGAATTCAAGGATCCAAGGATCCAA", { enzymes: ["EcoRI", "BamHI", "NotI"] });
    if (!found.ok) throw new Error(found.error.message);
    expect(enzymesThatCut(found, { min: 1, max: 1 })).toEqual(["EcoRI"]);
    expect(enzymesThatCut(found, { max: 0 })).toEqual(["NotI"]);
  });
  it("groups isoschizomers, not neoschizomers", () => {
    const groups = groupIsoschizomers(["BsaI", "Eco31I", "KpnI", "Acc65I"].map(named));
    expect(groups.map(namesOf)).toEqual([["BsaI", "Eco31I"], ["KpnI"], ["Acc65I"]]);
  });
});

describe("compatible ends", () => {
  it("lets BglII meet BamHI, and SalI XhoI, but not KpnI Acc65I", () => {
    expect(namesOf(compatibleEnzymes(named("BamHI")))).toContain("BglII");
    expect(namesOf(compatibleEnzymes(named("XhoI")))).toContain("SalI");
    expect(namesOf(compatibleEnzymes(named("KpnI")))).not.toContain("Acc65I");
    expect(namesOf(compatibleEnzymes(named("EcoRV")))).toContain("SmaI");
    expect(compatibleEnzymes(named("BsaI"))).toEqual([]);
  });
  it("joins the two ends of one cut, and a turned end with its complement", () => {
    const result = digest("AAGGTCTCAACTGAAAAAAA", { enzymes: ["BsaI"] });
    if (!result.ok) throw new Error(result.error.message);
    const [first, second] = result;
    expect(areCompatible(first!.right!, second!.left!)).toBe(true);
    expect(reverseEnd(second!.left!).overhang).toBe("CAGT");
    expect(areCompatible(reverseEnd(first!.right!), second!.left!)).toBe(false);
  });
});

describe("buffer advice", () => {
  const advise = async (...names: readonly string[]) => {
    const records = await loadEnzymes();
    return adviseBuffers(names.map((name) => records.find((record) => record.name === name)!));
  };
  it("reads activities as they are printed", () => {
    expect(readActivity("100")).toEqual({ min: 100, max: 100, hasStarActivity: false, needs: null });
    expect(readActivity("50-100*+SAM")).toEqual({ min: 50, max: 100, hasStarActivity: true, needs: "SAM" });
    expect(readActivity("<10")?.min).toBe(0);
    for (const text of ["NR", "NR(0-20)+oligo", "N/R", undefined]) expect(readActivity(text)).toBeNull();
  });
  it("names a buffer in which both work, with the better product", async () => {
    const result = await advise("EcoRI", "HindIII");
    expect(result.ok && result.advice[0]).toMatchObject({
      provider: "NEB",
      minActivity: 100,
      temperature: "37℃",
    });
    expect(result.ok && result.advice[0]!.enzymes[0]!.product).toBe("EcoRI-HF");
  });
  it("says when one tube cannot be warm enough for both", async () => {
    const result = await advise("EcoRI", "TaqI");
    expect(result.ok && result.advice[0]!.temperature).toBeNull();
  });
  it("advises the one buffer of FastDigest, warm as each of its enzymes needs", async () => {
    const fast = async (...names: readonly string[]) => {
      const result = await advise(...names);
      return result.ok && result.advice.find(({ provider }) => provider === "ThermoFisher FastDigest");
    };
    expect(await fast("EcoRI", "SmaI")).toMatchObject({
      buffer: "F",
      minActivity: 100,
      temperature: "37℃",
      hasStarActivity: false,
      enzymes: [{ product: "FastDigest EcoRI" }, { product: "FastDigest SmaI" }],
    });
    expect(await fast("EcoRI", "SfiI")).toMatchObject({ temperature: null });
    expect(await fast("EcoRI", "AgeI")).toBeUndefined();
  });
  it("refuses where no table helps", async () => {
    expect(await advise()).toMatchObject({ ok: false, error: { code: "no-enzymes" } });
    expect(await advise("EcoRI", "AbsI")).toMatchObject({
      error: { code: "no-buffer-data", enzyme: "AbsI" },
    });
    expect(await advise("EcoRI", "Aba13301I")).toMatchObject({
      error: { code: "no-buffer-data", enzyme: "Aba13301I" },
    });
  });
});

const textOf = ({ start, length, left, right }: DigestFragment): string =>
  `${start}+${length} ${left?.kind} ${left?.overhang} ${right?.kind} ${right?.overhang}`;

describe("partialDigest", () => {
  it("has, where no site stays uncut, the fragments of all alternatives and no others", () => {
    const all = enzymes().map(({ name }) => name);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 40, maxLength: 200 }),
        fc.subarray(all, { minLength: 1, maxLength: 20 }),
        fc.constantFrom("linear" as const, "circular" as const),
        (sequence, names, topology) => {
          const options = { enzymes: names, topology };
          const whole = digest(sequence, options);
          const partial = partialDigest(sequence, { ...options, maxMissedCuts: 0 });
          if (!whole.ok || !partial.ok) throw new Error("refused");
          // Too many ways are not listed, and of a small circle a fragment may reach nearly round it.
          if (whole.crossings.length > 0 && whole.alternatives.length === 1) return;
          if (whole.crossings.some((group) => group.length > 8)) return;
          if (whole.alternatives.some((way) => way.length < 3)) return;
          const text = (list: readonly Parameters<typeof textOf>[0][]) =>
            [...new Set(list.map(textOf))].sort();
          expect(text(partial.fragments)).toEqual(text(whole.alternatives.flat()));
        },
      ),
      propertyRuns(300),
    );
  });
  it("leaves sites uncut on the line", () => {
    const result = partialDigest("AAGAATTCAAGAATTCAA", { enzymes: ["EcoRI"] });
    expect(result.ok && result.fragments.map(({ length, missedCuts }) => [length, missedCuts])).toEqual([
      [3, 0],
      [11, 1],
      [8, 0],
      [15, 1],
      [7, 0],
    ]);
  });
  it("opens a circle at either site", () => {
    const result = partialDigest("AAGAATTCAAGAATTCAA", { enzymes: ["EcoRI"], topology: "circular" });
    expect(result.ok && result.fragments.map(({ start, end, length }) => [start, end, length])).toEqual([
      [3, 11, 8],
      [3, 3, 18],
      [11, 3, 10],
      [11, 11, 18],
    ]);
  });
  it("is a complete digestion when nothing is missed", () => {
    const options = { enzymes: ["EcoRI", "HinfI"], topology: "circular" } as const;
    const sequence = "AAGAATTCAAGACTCTTGAATTCTTTT";
    const whole = digest(sequence, options);
    const partial = partialDigest(sequence, { ...options, maxMissedCuts: 0 });
    if (!whole.ok || !partial.ok) throw new Error("refused");
    expect(partial.fragments.map(({ length }) => length)).toEqual(whole.map(({ length }) => length));
  });
});
