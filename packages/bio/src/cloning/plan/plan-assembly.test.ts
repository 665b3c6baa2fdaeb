import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../../alphabet.ts";
import { checksum } from "../../checksum/checksum.ts";
import { meltingTemperature } from "../../melting/melting-temperature.ts";
import { gcFraction } from "../../melting/oligo.ts";
import { testDataFolder } from "../../test-support/test-data.ts";
import { lineageInputs } from "../lineage.ts";
import type { AssemblyPlan, PlanResult } from "./plan.ts";
import { planAssembly } from "./plan-assembly.ts";

const bases = (length: number, seed: number): string => {
  let state = seed * 2_654_435_761;
  let letters = "";
  while (letters.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters += "ACGT"[state >>> 30];
  }
  return letters.replace(/GGTCTC|GAGACC|GAATTC|GGATCC|CGTCTC|GAGACG/g, "ACACAC");
};
const part = (index: number, length = 300) => ({ name: `part ${index}`, sequence: bases(length, index) });
const planOf = (result: PlanResult): AssemblyPlan => {
  if (!result.ok) throw new Error(result.error.message);
  return result.plan;
};
const circular = (...parts: readonly string[]) => checksum(parts.join(""), { topology: "circular" });

describe("planAssembly", () => {
  const three = [part(1), part(2), part(3)];
  const joined = three.map(({ sequence }) => sequence);

  it.each(["gibson", "hifi", "in-fusion", "golden-gate", "moclo"] as const)(
    "%s makes the planned circle",
    (method) => {
      const plan = planOf(planAssembly(three, { method, maxPrimerLength: 45 }));
      expect(plan.product?.checksum).toBe(circular(...joined));
      expect(plan.primers).toHaveLength(6);
      expect(plan.junctions).toHaveLength(3);
      expect(plan.conflicts.filter(({ code }) => code !== "overhang")).toEqual([]);
      expect(lineageInputs(plan.product!.lineage).map(({ name }) => name)).toEqual([
        "part 1",
        "part 2",
        "part 3",
      ]);
      for (const { bases: whole, tail, binding, bindingTm } of plan.primers) {
        expect(tail + binding).toBe(whole);
        expect(bindingTm).toBeGreaterThanOrEqual(50);
        expect(whole.length).toBeLessThanOrEqual(50);
      }
    },
  );

  it("counts the sites that primers bring to no length", () => {
    const plan = planOf(planAssembly(three, { method: "golden-gate", bindingMinTm: 45 }));
    expect(Math.max(...plan.primers.map(({ bases: whole }) => whole.length))).toBeGreaterThan(30);
    expect(plan.conflicts.filter(({ code }) => code === "primer-too-long")).toEqual([]);
  });

  it("keeps Gibson primers within 30 bases and pairs within 5 °C if the sequence allows it", () => {
    const plan = planOf(planAssembly(three, { method: "gibson", maxPrimerLength: 30 }));
    for (const index of [0, 1, 2]) {
      const [forward, reverse] = plan.primers.filter(({ fragment }) => fragment === index);
      const isTold = plan.conflicts.some(({ fragments }) => fragments?.includes(index));
      const isWithin =
        Math.abs(forward!.bindingTm - reverse!.bindingTm) <= 5 &&
        forward!.bases.length <= 30 &&
        reverse!.bases.length <= 30;
      expect(isWithin || isTold).toBe(true);
    }
  });

  it("plans regions and other strands, and a fixed vector that gets no primers", () => {
    const vector = { ...part(4, 400), isFixed: true };
    const gene = { ...part(5, 500), region: { start: 100, length: 300 }, strand: -1 as const };
    const plan = planOf(planAssembly([vector, gene], { method: "gibson", maxPrimerLength: 60 }));
    const stretch = reverseComplement(gene.sequence.slice(100, 400), "dna");
    expect(plan.product?.checksum).toBe(circular(vector.sequence, stretch));
    expect(plan.primers.map(({ fragment }) => fragment)).toEqual([1, 1]);
  });

  it("overlap extension is linear", () => {
    const plan = planOf(planAssembly(three, { method: "overlap-extension", maxPrimerLength: 40 }));
    expect(plan.product?.checksum).toBe(checksum(joined.join("")));
    expect(plan.junctions).toHaveLength(2);
  });

  it("names a site inside a fragment, and takes another enzyme when it may", () => {
    const withSite = { name: "gene", sequence: `${bases(100, 6)}GGTCTC${bases(150, 7)}` };
    const asked = planOf(planAssembly([part(1), withSite], { method: "golden-gate", enzymes: ["BsaI"] }));
    expect(asked.conflicts.find(({ code }) => code === "internal-site")).toEqual({
      code: "internal-site",
      message: "BsaI cuts fragment 2 (gene) inside, at base 101; change a base there or take another enzyme.",
      fragments: [1],
      position: 100,
    });
    const free = planOf(planAssembly([part(1), withSite], { method: "golden-gate", maxPrimerLength: 45 }));
    expect(free.enzymes).not.toContain("BsaI");
    expect(free.product?.checksum).toBe(circular(part(1).sequence, withSite.sequence));
  });

  it("restriction and ligation: two enzymes that cut the vector once and spare the insert", () => {
    const vector = {
      name: "vector",
      sequence: `${bases(500, 8)}GAATTCACTGACTGACTTACTGGATCC`,
      topology: "circular" as const,
    };
    const insert = part(9);
    const plan = planOf(
      planAssembly([vector, insert], { method: "restriction-ligation", maxPrimerLength: 40 }),
    );
    expect(plan.enzymes).toEqual(["EcoRI", "BamHI"]);
    expect(plan.product?.checksum).toBe(circular(bases(500, 8), "GAATTC", insert.sequence, "GGATCC"));
    expect(plan.conflicts).toEqual([]);
  });

  it("restriction and ligation: avoids sites too close for the second cut, and reports if there are no others", () => {
    // The cloning site of pUC19 (GenBank L09137), its first 27 bases after the lacZ start.
    const site = "GAATTCGAGCTCGGTACCCGGGGATCCTCTAGAGTCGACCTGCAGGCATGCAAGCTT";
    const backbone = "TTAACCGTGATACATGATTGCACCAGTTACATG".repeat(15);
    const vector = { name: "pUC", sequence: backbone + site, topology: "circular" as const };
    const insert = { name: "gene", sequence: "ATGGCTAGTCACATTGTTGCAACTGTTGATCGA".repeat(12) };
    const options = { method: "restriction-ligation" as const, maxPrimerLength: 40 };
    const free = planOf(planAssembly([vector, insert], options));
    expect(free.conflicts.filter(({ code }) => code === "close-sites")).toEqual([]);
    expect(free.enzymes).toEqual(["BamHI", "PstI"]);
    const asked = planOf(planAssembly([vector, insert], { ...options, enzymes: ["EcoRI", "KpnI"] }));
    expect(asked.conflicts.find(({ code }) => code === "close-sites")).toMatchObject({
      ...{ figure: 6, enzymes: ["BamHI", "PstI"] },
      message: expect.stringContaining("EcoRI wants 5 bp to an end, KpnI wants 6 bp to an end"),
    });
  });

  it("chooses a method with the fewest conflicts", () => {
    const plan = planOf(planAssembly(three, { maxPrimerLength: 45 }));
    expect(plan.method).toBe("gibson");
    const short = [part(1), part(2, 60), part(3)];
    expect(planOf(planAssembly(short, { maxPrimerLength: 45 })).method).toBe("golden-gate");
  });

  it("reports similar overlaps", () => {
    const [a, b] = [part(1), part(2)];
    const twice = planOf(planAssembly([a, b, a, b], { method: "gibson", maxPrimerLength: 45 }));
    expect(twice.conflicts.map(({ code }) => code)).toContain("repeated-overlap");
  });

  it("joins ten fragments, and refuses eleven", () => {
    const ten = Array.from({ length: 10 }, (_, index) => part(index + 20));
    const plan = planOf(planAssembly(ten, { method: "golden-gate", maxPrimerLength: 45 }));
    expect(plan.product?.checksum).toBe(circular(...ten.map(({ sequence }) => sequence)));
    expect(planAssembly([...ten, part(40)])).toEqual({
      ok: false,
      error: { code: "too-many-fragments", message: "11 fragments were given; a plan joins at most 10." },
    });
    expect(planAssembly([part(1)])).toMatchObject({ error: { code: "too-few-fragments" } });
    expect(planAssembly([part(1), part(2)], { method: "golden-gate", enzymes: ["NoSuch"] })).toMatchObject({
      error: { code: "unknown-enzyme" },
    });
  });
});

describe("primers as a whole", () => {
  const parts = [part(31), part(32), part(33)];
  const lengthsOf = (plan: AssemblyPlan) => plan.primers.map(({ bases: whole }) => whole.length);

  it("have similar lengths at each junction if overlaps are divided evenly", () => {
    const even = planOf(planAssembly(parts, { method: "gibson", hasEvenPrimers: true, maxPrimerLength: 60 }));
    const halved = planOf(planAssembly(parts, { method: "gibson", maxPrimerLength: 60 }));
    expect(even.product?.checksum).toBe(halved.product?.checksum);
    expect(Math.max(...lengthsOf(even))).toBeLessThanOrEqual(Math.max(...lengthsOf(halved)));
  });

  it("have overlaps that hold at the Tm asked for", () => {
    const plan = planOf(planAssembly(parts, { method: "gibson", overlapMinTm: 55, maxPrimerLength: 60 }));
    for (const { letters } of plan.junctions) expect(meltingTemperature(letters)).toBeGreaterThanOrEqual(55);
  });

  it("have the requested Tm and GC content, or it is reported", () => {
    const asked = { method: "golden-gate", primerMinTm: 60, gcPercent: [45, 55] } as const;
    const plan = planOf(planAssembly(parts, asked));
    const warningOf = (code: string, index: number, primer: string) =>
      plan.conflicts.some(
        (one) => one.code === code && one.fragments?.[0] === index && one.primer === primer,
      );
    for (const { binding, tail, fragment, direction } of plan.primers) {
      // Six bases of padding, the site's six and one spacer do not count.
      const whole = tail.slice(13) + binding;
      if (!warningOf("primer-tm-low", fragment, direction))
        expect(meltingTemperature(whole)).toBeGreaterThanOrEqual(60);
      if (warningOf("primer-gc", fragment, direction)) continue;
      expect(gcFraction(whole)).toBeGreaterThanOrEqual(0.45);
      expect(gcFraction(whole)).toBeLessThanOrEqual(0.55);
    }
  });
});

interface OracleCase {
  readonly id: string;
  readonly type: string;
  readonly products: readonly {
    readonly seguid: string;
    readonly topology: string;
    readonly sequence: string;
  }[];
}

const folder = testDataFolder();
const oracle: readonly OracleCase[] = folder
  ? JSON.parse(readFileSync(join(folder, "science/oracle/assembly.json"), "utf8")).cases
  : [];
const circles = oracle.filter(
  ({ type, products }) =>
    (type === "gibson" || type === "golden_gate") && products[0]?.topology === "circular",
);

describe.skipIf(!folder)("a product of pydna, split and planned again", () => {
  it.each(circles.map((one) => [one.id, one] as const))("%s is reproduced", (_id, { products }) => {
    const [{ sequence, seguid }] = products as [OracleCase["products"][number]];
    const third = Math.floor(sequence.length / 3);
    const pieces = [0, third, 2 * third].map((start, index) => ({
      name: `piece ${index + 1}`,
      sequence: sequence.slice(start, index === 2 ? sequence.length : start + third),
    }));
    const plan = planOf(planAssembly(pieces, { method: "gibson", hasEvenPrimers: true }));
    expect(plan.product?.checksum).toBe(seguid);
  });
});
