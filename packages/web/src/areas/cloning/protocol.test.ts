import type { CloningMethod } from "@benchleaf/contract";
import { expect, it } from "vitest";
import {
  bench,
  molecules,
  noise,
  planOf,
  plasmid,
  record,
  sites,
} from "./planning/test-support/planned-molecules.ts";
import { protocolOf } from "./protocol.ts";

const stepsOf = (plan: ReturnType<typeof planOf>) =>
  protocolOf({
    plan,
    planned: bench(plan),
    names: new Map(plan.plasmids.map(({ id }) => [id, id])),
    records: new Map(),
    number: String,
  }).map(({ key }) => key);

const left = noise(900, 201, ...sites, "GATATC");
molecules.rv = record(`${left}GATATC${noise(700, 203, ...sites, "GATATC")}`, "circular");
molecules.short = record("CATCATCACCACCATCAC");
molecules.lox = record(`${left}ATAACTTCGTATAGCATACATTATACGAAGTTAT`, "circular");
molecules.lox2 = record(`${noise(300, 205)}ATAACTTCGTATAGCATACATTATACGAAGTTAT`, "circular");

const opened = (id: string, ...enzymes: string[]) => plasmid(id, "vector", { bindType: "enzyme", enzymes });

it.each<[CloningMethod, Parameters<typeof planOf>[0], readonly string[]]>([
  [
    "blunt",
    { plasmids: [opened("rv", "EcoRV"), plasmid("gene", "fragment")] },
    [
      "amplify",
      "cycle",
      "clean",
      "cut",
      "polish",
      "cutCleanup",
      "bluntMix",
      "amount",
      "amount",
      "ligateWait",
    ],
  ],
  [
    "lic",
    { plasmids: [plasmid("plain", "vector"), plasmid("gene", "fragment")] },
    [
      ...["amplify", "cycle", "amplify", "cycle", "clean"],
      ...["licChew", "licChew", "licMix", "amount", "amount"],
    ],
  ],
  [
    "annealed-oligos",
    { enzymes: ["EcoRI", "BamHI"], plasmids: [opened("vector"), plasmid("short", "fragment")] },
    ["annealOligos", "cut", "cutCleanup", "ligateMix", "amount", "amount", "ligateWait"],
  ],
  [
    "cre-lox",
    { plasmids: [plasmid("lox", "vector"), plasmid("lox2", "fragment")] },
    ["creMix", "amount", "amount"],
  ],
])("%s: what is done, step by step", (cloningMethod, part, steps) => {
  expect(stepsOf(planOf({ ...part, cloningMethod }))).toEqual([...steps, "transform", "check"]);
});

it("a PCR is cycled and looked at; nothing is joined or transformed", () => {
  const plan = planOf({ cloningMethod: "pcr", plasmids: [plasmid("gene", "fragment")] });
  expect(stepsOf(plan)).toEqual(["amplify", "cycle", "checkPcr"]);
});

const linesOf = (plan: ReturnType<typeof planOf>) =>
  protocolOf({
    plan,
    planned: bench(plan),
    names: new Map(plan.plasmids.map(({ id }) => [id, id])),
    records: new Map(),
    number: (value, digits = 0) => value.toFixed(digits),
  });
const valuesOf = (plan: ReturnType<typeof planOf>, key: string) =>
  linesOf(plan).flatMap((line) => (line.key === key ? [line.values] : []));

const joined = (...fragments: string[]) =>
  planOf({
    plasmids: [plasmid("plain", "vector"), ...fragments.map((id) => plasmid(id, "fragment"))],
  });

it("takes 0.05 pmol of the vector and twice as many molecules of each insert", () => {
  const [vector, insert] = valuesOf(joined("gene"), "amount");
  // A base pair weighs about 617.96 g/mol (NEBioCalculator), and 36.04 g/mol more for the ends.
  const picomoles = ({ nanograms, length }: Readonly<Record<string, string>>) =>
    (Number(nanograms) * 1000) / (Number(length) * 617.96 + 36.04);
  expect(Number(vector!.length)).toBeGreaterThanOrEqual(1_500);
  expect(picomoles(vector!)).toBeCloseTo(0.05, 3);
  expect(picomoles(insert!)).toBeCloseTo(0.1, 3);
});

it("ligates 50 ng of the vector with three molecules of insert to one", () => {
  const plan = planOf({
    cloningMethod: "blunt",
    plasmids: [opened("rv", "EcoRV"), plasmid("gene", "fragment")],
  });
  const [vector, insert] = valuesOf(plan, "amount");
  expect(vector!.nanograms).toBe("50.0");
  const ratio = Number(insert!.nanograms) / Number(insert!.length) / (50 / Number(vector!.length));
  expect(ratio).toBeCloseTo(3, 1);
});

it("waits a quarter of an hour for up to three parts, an hour for more", () => {
  const minutes = (...fragments: string[]) => valuesOf(joined(...fragments), "homologyWait")[0]?.minutes;
  molecules.third = record(noise(300, 17, ...sites));
  expect([minutes("gene"), minutes("gene", "other"), minutes("gene", "other", "third")]).toEqual([
    "15",
    "15",
    "60",
  ]);
});

it("extends for half a minute a thousand bases, ten seconds at least, and anneals at 72 °C at most", () => {
  const cycles = valuesOf(joined("gene"), "cycle");
  const lengths = valuesOf(joined("gene"), "amplify").map(({ length }) => Number(length));
  expect(cycles.map(({ seconds }) => Number(seconds))).toEqual(
    lengths.map((length) => Math.max(10, Math.ceil((length * 30) / 1000))),
  );
  for (const { annealing } of cycles) {
    expect(Number(annealing)).toBeGreaterThan(40);
    expect(Number(annealing)).toBeLessThanOrEqual(72);
  }
  molecules.tiny = record(noise(120, 29, ...sites));
  expect(valuesOf(joined("tiny"), "cycle").map(({ seconds }) => seconds)).toContain("10");
});

it("phosphorylates annealed oligos only where two of them meet", () => {
  molecules.short2 = record("GGTAGCGGTAGCGGTTCC");
  const steps = (...fragments: string[]) =>
    stepsOf(
      planOf({
        cloningMethod: "annealed-oligos",
        enzymes: ["EcoRI", "BamHI"],
        plasmids: [opened("vector"), ...fragments.map((id) => plasmid(id, "fragment"))],
      }),
    ).filter((key) => key === "kinase" || key === "annealOligos");
  expect(steps("short")).toEqual(["annealOligos"]);
  expect(steps("short", "short2")).toEqual(["kinase", "annealOligos", "kinase", "annealOligos"]);
});
