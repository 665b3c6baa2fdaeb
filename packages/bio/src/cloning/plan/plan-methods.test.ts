import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gatewaySites } from "../../../data/gateway-sites.ts";
import { reverseComplement } from "../../alphabet.ts";
import { checksum } from "../../checksum/checksum.ts";
import { randomBases } from "../../test-support/random-bases.ts";
import { assemble } from "../assemble.ts";
import { findAttSites } from "../att-sites.ts";
import type { AssemblyPlan, PlanResult } from "./plan.ts";
import { planAssembly } from "./plan-assembly.ts";
import { planMutagenesis } from "./plan-mutagenesis.ts";

const planOf = (result: PlanResult): AssemblyPlan => {
  if (!result.ok) throw new Error(result.error.message);
  return result.plan;
};
const codes = ({ conflicts }: AssemblyPlan): string[] => conflicts.map(({ code }) => code);
const circle = (letters: string) => checksum(letters, { topology: "circular" });

/** Bases that an IUPAC pattern allows: the first of each code. */
const concrete = (pattern: string): string =>
  pattern.replace(/[^ACGT]/g, (code) => ({ R: "A", Y: "C", S: "G", K: "G", B: "C", N: "A" })[code] ?? "A");

const attP = (number: 1 | 2): string =>
  concrete(gatewaySites.leftArms.P + gatewaySites.cores[number] + gatewaySites.rightArms.P);

describe("planAssembly for USER", () => {
  const parts = [1, 2, 3].map((seed) => ({ name: `part ${seed}`, sequence: randomBases(300, seed) }));

  it("puts one U into each primer, and the product is the planned circle", () => {
    const plan = planOf(planAssembly(parts, { method: "user", maxPrimerLength: 45 }));
    expect(plan.product?.checksum).toBe(circle(parts.map(({ sequence }) => sequence).join("")));
    expect(plan.conflicts).toEqual([]);
    expect(new Set(plan.junctions.map(({ letters }) => letters)).size).toBe(3);
    for (const { bases, tail, binding } of plan.primers) {
      expect(bases.match(/U/g)).toHaveLength(1);
      expect(tail + binding).toBe(bases);
    }
    for (const { letters } of plan.junctions) expect(letters).toMatch(/^A[ACGT]{5,10}T$/);
  });

  it("says where no primer can carry the U", () => {
    const bare = [
      { name: "one", sequence: `${randomBases(200, 4)}${"G".repeat(20)}` },
      { name: "two", sequence: `${"C".repeat(20)}${randomBases(200, 5)}` },
    ];
    const plan = planOf(planAssembly(bare, { method: "user" }));
    expect(codes(plan)).toContain("no-place");
    expect(plan.product).toBe(null);
    expect(plan.conflicts[0]?.message).toMatch(
      /^Where fragment 1 \(one\) meets fragment 2 \(two\) no A stands/,
    );
  });
});

describe("planAssembly for TA and TOPO", () => {
  const insert = { name: "insert", sequence: randomBases(400, 7) };
  const vector = { name: "vector", sequence: `AAGGG${randomBases(500, 8)}CCCTT` };

  it.each(["ta", "topo"] as const)("%s: no tails, both directions reported", (method) => {
    const plan = planOf(planAssembly([vector, insert], { method }));
    expect(plan.primers.map(({ tail, fragment }) => [tail, fragment])).toEqual([
      ["", 1],
      ["", 1],
    ]);
    expect(codes(plan)).toEqual(["unknown-direction"]);
    expect((plan.product!.sequence + plan.product!.sequence).toUpperCase()).toContain(insert.sequence);
  });

  it("directional TOPO begins with CACC, and warns where the other end fits as well", () => {
    const plan = planOf(planAssembly([vector, insert], { method: "topo", variant: "directional" }));
    expect(plan.primers[0]?.tail).toBe("CACC");
    expect(plan.conflicts).toEqual([]);
    const twofold = { name: "twofold", sequence: `${randomBases(300, 9)}GGTG` };
    const other = planOf(planAssembly([vector, twofold], { method: "topo", variant: "directional" }));
    expect(codes(other)).toContain("unknown-direction");
  });

  it("takes one insert", () => {
    expect(planAssembly([vector, insert, insert], { method: "ta" })).toMatchObject({
      error: { code: "bad-option" },
    });
  });
});

describe("planAssembly for Gateway", () => {
  const donor = {
    name: "donor",
    topology: "circular" as const,
    sequence: `${attP(1)}${randomBases(300, 11)}${reverseAttP2()}${randomBases(900, 12)}`,
  };

  it("makes an entry clone with attL1 and attL2", () => {
    const insert = { name: "gene", sequence: randomBases(300, 13) };
    const plan = planOf(planAssembly([donor, insert], { method: "gateway" }));
    expect(plan.conflicts).toEqual([]);
    expect(
      findAttSites(plan.product!.sequence, true)
        .map(({ type, number }) => `${type}${number}`)
        .sort(),
    ).toEqual(["L1", "L2"]);
    expect(plan.primers.map(({ tail }) => tail)).toEqual([
      "GGGGACAAGTTTGTACAAAAAAGCAGGCTTC",
      "GGGGACCACTTTGTACAAGAAAGCTGGGTC",
    ]);
  });

  it("reports a broken frame, a vector without sites", () => {
    const insert = { name: "gene", sequence: randomBases(301, 13) };
    expect(codes(planOf(planAssembly([donor, insert], { method: "gateway" })))).toEqual(["wrong-frame"]);
    expect(planAssembly([insert, insert], { method: "gateway" })).toMatchObject({
      error: { code: "no-recombination-site" },
    });
  });
});

/** attP2 as donor vectors have it, facing attP1. */
function reverseAttP2(): string {
  const pairs: Record<string, string> = { A: "T", C: "G", G: "C", T: "A" };
  return [...attP(2)]
    .reverse()
    .map((letter) => pairs[letter])
    .join("");
}

describe("planMutagenesis", () => {
  const plasmid = { name: "p", topology: "circular" as const, sequence: randomBases(900, 21) };
  const changed = (start: number, length: number, insert: string): string => {
    const turned = plasmid.sequence.slice(start) + plasmid.sequence.slice(0, start);
    return insert + turned.slice(length);
  };

  it.each(["back-to-back", "quikchange"] as const)(
    "%s: any change comes out, across the origin too",
    (style) => {
      const letters = fc.string({ unit: fc.constantFrom(..."ACGT"), maxLength: 12 });
      fc.assert(
        fc.property(fc.nat(899), fc.nat(15), letters, (start, length, insert) => {
          const plan = planOf(
            planMutagenesis(plasmid, { start, length, insert }, { style, maxPrimerLength: 60 }),
          );
          expect(plan.product?.checksum).toBe(circle(changed(start, length, insert)));
          const [forward, reverse] = plan.primers.map(({ bases }) => bases);
          const made = assemble("mutagenesis", [plasmid], { forward: forward!, reverse: reverse!, style });
          expect(made.ok && made.products.map(({ checksum: sum }) => sum)).toContain(plan.product?.checksum);
        }),
        { numRuns: 20 },
      );
    },
  );

  it("refuses what no primer can bring", () => {
    const codeOf = (result: PlanResult): string => (result.ok ? "ok" : result.error.code);
    expect(
      codeOf(planMutagenesis({ sequence: plasmid.sequence }, { start: 1, length: 1, insert: "A" })),
    ).toBe("bad-option");
    expect(codeOf(planMutagenesis(plasmid, { start: 900, length: 1, insert: "A" }))).toBe("bad-option");
    expect(codeOf(planMutagenesis(plasmid, { start: 1, length: 1, insert: "N" }))).toBe("bad-option");
    expect(codeOf(planMutagenesis(plasmid, { start: 1, length: 1, insert: "A".repeat(61) }))).toBe(
      "bad-option",
    );
    expect(codeOf(planMutagenesis({ sequence: "" }, { start: 0, length: 0, insert: "" }))).not.toBe("ok");
  });
});

describe("bases that primers bring beside a stretch", () => {
  const parts = [1, 2, 3].map((seed) => ({ name: `part ${seed}`, sequence: randomBases(300, seed) }));
  const brought = fc.stringMatching(/^[ACGT]{0,12}$/);

  it.each(["gibson", "in-fusion", "golden-gate", "user"] as const)("%s: are in the product", (method) => {
    fc.assert(
      fc.property(brought, brought, (lead, trail) => {
        const [one, two, three] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0]];
        const result = planAssembly([one, { ...two, lead, trail }, three], { method });
        const plan = planOf(result);
        // Where they end a dU's place or an overhang's, there is none, and that is told.
        if (!plan.product) {
          expect(plan.conflicts.length).toBeGreaterThan(0);
          return;
        }
        expect(plan.product.checksum).toBe(
          circle(one.sequence + lead + two.sequence + trail + three.sequence),
        );
        const [forward, reverse] = plan.primers.filter(({ fragment }) => fragment === 1);
        const [first, last] = [forward!, reverse!].map(({ binding }) => binding.replaceAll("U", "T"));
        const start = two.sequence.indexOf(first!);
        const end = two.sequence.lastIndexOf(reverseComplement(last!, "dna")) + last!.length;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(plan.amplicons[1]).toBe(forward!.tail.length + end - start + reverse!.tail.length);
      }),
      { numRuns: 25 },
    );
  });

  it("are refused where nothing is amplified, and where they are no bases", () => {
    const [one, two] = parts as [(typeof parts)[0], (typeof parts)[0]];
    const fixed = { ...one, isFixed: true, lead: "G" };
    for (const inputs of [
      [fixed, two],
      [{ ...one, trail: "X" }, two],
    ])
      expect(planAssembly(inputs, { method: "gibson" })).toMatchObject({
        ok: false,
        error: { code: "bad-option" },
      });
  });
});

it("counts no base of a whole circle twice where a tail pairs by chance", () => {
  for (let seed = 20; seed < 60; seed++) {
    const vector = { name: "v", sequence: randomBases(500, seed), topology: "circular" as const };
    const insert = { name: "i", sequence: randomBases(300, seed + 100) };
    const { product } = planOf(planAssembly([vector, insert], { method: "gibson" }));
    const lineage = product?.lineage;
    if (lineage?.kind !== "product") continue;
    const inner = lineage.parts.flatMap(({ from }) => (from.kind === "product" ? from.parts : []));
    for (const { from, start, end } of inner) expect(end - start).toBeLessThanOrEqual(from.length);
  }
});
