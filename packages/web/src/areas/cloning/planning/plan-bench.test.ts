import { checksum, type Feature, reverseComplement, type SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchPlasmid, PlasmidConfig } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { savedProduct } from "../product-making.ts";
import { applyMend, withMethod } from "./mends.ts";
import { planBench } from "./plan-bench.ts";

/** Letters without structure, the same in every run, without the sites named. */
const noise = (length: number, seed: number, ...without: readonly string[]): string => {
  let state = seed;
  let letters = "";
  while (letters.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const next = letters + "ACGT"[(state >> 16) & 3];
    const hit = without.some((site) => next.endsWith(site) || next.endsWith(reverseComplement(site, "dna")));
    if (!hit) letters = next;
  }
  return letters;
};
const sites = ["GAATTC", "GGATCC", "GGTCTC", "AAGCTT", "CTCGAG"] as const;

const record = (sequence: string, topology: SequenceRecord["topology"] = "linear"): SequenceRecord => ({
  name: "any",
  description: "",
  kind: "dna",
  topology,
  sequence,
  features: [],
  primers: [],
  meta: {},
});
const plasmid = (
  id: string,
  plasmidType: BenchPlasmid["plasmidType"],
  config: Partial<PlasmidConfig> = {},
): BenchPlasmid => ({
  id,
  plasmidType,
  plasmidConfig: {
    bindType: "PCR",
    sequenceId: id,
    sequenceVersionStr: "1",
    region: null,
    pcrRegionId: null,
    enzymeRegionId: null,
    strand: 1,
    enzymes: [],
    fPrimer: null,
    rPrimer: null,
    lead: "",
    trail: "",
    ...config,
  },
  alternativeTo: null,
});
const planOf = (part: Partial<BenchPlan>): BenchPlan => ({
  cloningMethod: "gibson",
  enzymes: [],
  overlapLength: null,
  plasmids: [],
  mutation: null,
  ...part,
});
const molecules: Record<string, SequenceRecord> = {};
const bench = (plan: BenchPlan) => planBench(plan, (id) => molecules[id]);
const sumOf = (letters: string) => checksum(letters, { topology: "circular" });
const codes = (plan: BenchPlan) => bench(plan).conflicts.map(({ code }) => code);

const backbone = noise(1_500, 3, ...sites);
const gene = noise(700, 5, ...sites);
const other = noise(400, 11, ...sites);
molecules.vector = record(`GAATTC${noise(30, 23, ...sites)}GGATCC${backbone}`, "circular");
molecules.plain = record(backbone, "circular");
molecules.gene = record(gene);
molecules.other = record(other);

describe("Gibson", () => {
  it("joins what is amplified, with primers that overlap", () => {
    const plan = planOf({
      plasmids: [
        plasmid("plain", "vector"),
        plasmid("gene", "fragment"),
        plasmid("other", "fragment", { strand: -1 }),
      ],
    });
    const { products, primers, conflicts } = bench(plan);
    expect(products[0]?.checksum).toBe(sumOf(backbone + gene + reverseComplement(other, "dna")));
    expect(primers).toHaveLength(6);
    expect(conflicts.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    expect(products[0]?.junctions.map(({ left, right }) => [left, right])).toEqual([
      ["plain", "gene"],
      ["gene", "other"],
      ["other", "plain"],
    ]);
    expect(products[0]?.parts.map(({ plasmidId, strand }) => [plasmidId, strand])).toEqual([
      ["plain", 1],
      ["gene", 1],
      ["other", -1],
    ]);
  });

  it("takes a vector that an enzyme opened without its 5′ overhangs", () => {
    const plan = planOf({
      plasmids: [
        plasmid("vector", "vector", { bindType: "enzyme", enzymes: ["EcoRI", "BamHI"] }),
        plasmid("gene", "fragment"),
      ],
    });
    const { products, primers } = bench(plan);
    expect(products[0]?.checksum).toBe(sumOf(`C${backbone}G${gene}`));
    expect(primers.map(({ plasmidId }) => plasmidId)).toEqual(["gene", "gene"]);
  });

  it("makes the product of the primers that a person wrote, and says where they make none", () => {
    const plan = planOf({ plasmids: [plasmid("plain", "vector"), plasmid("gene", "fragment")] });
    const designed = bench(plan).primers.find(
      ({ plasmidId, direction }) => plasmidId === "gene" && direction === "forward",
    )!;
    const own = `${designed.tail}ATG${designed.binding}`;
    const written = planOf({
      plasmids: [plasmid("plain", "vector"), plasmid("gene", "fragment", { fPrimer: own })],
    });
    const primer = bench(written).primers.find(({ bases }) => bases === own);
    expect(primer).toMatchObject({ isOwn: true });
    const useless = planOf({
      plasmids: [
        plasmid("plain", "vector"),
        plasmid("gene", "fragment", { fPrimer: "ACACACACACACACACACAC" }),
      ],
    });
    expect(bench(useless)).toMatchObject({
      products: [],
      conflicts: expect.arrayContaining([
        expect.objectContaining({ code: "own-primer-fails", mend: { kind: "ownPrimers" } }),
      ]),
    });
  });
});

describe("restriction and ligation", () => {
  it("puts a PCR product with sites between those of the vector", () => {
    const plan = planOf({
      cloningMethod: "restriction-ligation",
      enzymes: ["EcoRI", "BamHI"],
      plasmids: [
        plasmid("vector", "vector", { bindType: "enzyme" }),
        plasmid("gene", "fragment", { bindType: "PCREnzyme" }),
      ],
    });
    expect(bench(plan).products[0]?.checksum).toBe(sumOf(`${backbone}GAATTC${gene}GGATCC`));
    expect(bench(plan).usableEnzymes).toEqual(expect.arrayContaining(["EcoRI", "BamHI"]));
  });

  it("moves a piece from one plasmid to another", () => {
    molecules.donor = record(`GAATTC${gene}GGATCC${noise(900, 31, ...sites)}`, "circular");
    const cut = { bindType: "enzyme" as const };
    const plasmids = [
      plasmid("vector", "vector", cut),
      plasmid("donor", "fragment", { ...cut, region: { start: 6, length: 700 } }),
    ];
    const plan = planOf({ cloningMethod: "restriction-ligation", enzymes: ["EcoRI", "BamHI"], plasmids });
    expect(bench(plan).products[0]?.checksum).toBe(sumOf(`${backbone}GAATTC${gene}GGATCC`));
    expect(codes({ ...plan, enzymes: [] })).toEqual(["enzyme-wanted"]);
  });
});

describe("enzymes for a piece that is cut out and put in", () => {
  it("are told to lie too close to each other, and better ones stand first", () => {
    const tight = ["GAATTC", "GGATCC", "AAGCTT", "CTCGAG", "CATATG"] as const;
    const quiet = (length: number, seed: number) => noise(length, seed, ...tight);
    const sitesIn = `GAATTC${quiet(6, 41)}GGATCC${quiet(50, 43)}AAGCTT`;
    molecules.mcs = record(`${quiet(600, 45)}${sitesIn}${quiet(300, 47)}`, "circular");
    molecules.given = record(`${sitesIn}${quiet(700, 49)}`, "circular");
    const cut = { bindType: "enzyme" as const };
    const plan = planOf({
      cloningMethod: "restriction-ligation",
      enzymes: ["EcoRI", "BamHI"],
      plasmids: [plasmid("mcs", "vector", cut), plasmid("given", "fragment", cut)],
    });
    const { conflicts, usableEnzymes } = bench(plan);
    const told = conflicts.find(({ code }) => code === "close-sites")!;
    expect(told).toMatchObject({ isBlocking: false, enzyme: "EcoRI + BamHI", count: 6, plasmidIds: ["mcs"] });
    expect(told.mend).toEqual({ kind: "enzymes", names: usableEnzymes.slice(0, 2) });
    expect(codes(applyMend(plan, told.mend!))).not.toContain("close-sites");
  });
});

describe("Golden Gate", () => {
  it("joins amplified parts without a scar", () => {
    const bound = { bindType: "PCREnzyme" as const };
    const plasmids = [
      plasmid("plain", "vector", bound),
      plasmid("gene", "fragment", bound),
      plasmid("other", "fragment", bound),
    ];
    const { products, enzymes } = bench(planOf({ cloningMethod: "golden-gate", plasmids }));
    expect(products[0]?.checksum).toBe(sumOf(backbone + gene + other));
    expect(enzymes).toEqual(["BsaI"]);
  });

  it("joins them into a vector that has the sites itself", () => {
    const stuffer = noise(40, 41, ...sites);
    molecules.destination = record(`${backbone}AATGAGAGACC${stuffer}GGTCTCAGCTT`, "circular");
    const bound = { bindType: "PCREnzyme" as const };
    const plasmids = [
      plasmid("destination", "vector", { bindType: "enzyme" }),
      plasmid("gene", "fragment", bound),
      plasmid("other", "fragment", bound),
    ];
    const { products, primers } = bench(
      planOf({ cloningMethod: "golden-gate", enzymes: ["BsaI"], plasmids }),
    );
    expect(products[0]?.checksum).toBe(sumOf(`${backbone}AATG${gene}${other}GCTT`));
    expect(primers).toHaveLength(4);
  });

  it("says where its enzyme cuts inside, and offers another", () => {
    molecules.cut = record(`${gene.slice(0, 300)}GGTCTC${gene.slice(300)}`);
    const bound = { bindType: "PCREnzyme" as const };
    const plan = planOf({
      cloningMethod: "golden-gate",
      enzymes: ["BsaI"],
      plasmids: [plasmid("plain", "vector", bound), plasmid("cut", "fragment", bound)],
    });
    const inside = bench(plan).conflicts.find(({ code }) => code === "internal-site");
    expect(inside).toMatchObject({ plasmidIds: ["cut"], position: 300, mend: { kind: "enzymes" } });
  });
});

describe("reading frames", () => {
  const codons = (count: number) =>
    "GCTCGTAACGACTGCCAGGAAGGC".repeat(Math.ceil(count / 8)).slice(0, 3 * count);
  const cds = (name: string, start: number, end: number): Feature => ({
    ...{ id: name, name, type: "CDS", operator: "join", qualifiers: [] },
    locations: [{ start, end, strand: 1 }],
  });
  const tag = `ATG${codons(20)}`;
  const open = { ...record(`${backbone}${tag}`, "circular"), features: [cds("tag", 1_500, 1_563)] };
  const coding = (before: string) => ({
    ...record(`${before}ATG${codons(80)}TAA`),
    features: [cds("gene", before.length, before.length + 246)],
  });

  it.each([
    ["gibson", "A", 2],
    ["gibson", "AC", 1],
    ["golden-gate", "A", 2],
    ["hifi", "AC", 1],
    ["in-fusion", "A", 2],
  ] as const)(
    "%s: a fusion that %s shifts is told, and mended by %i bases in a primer",
    (cloningMethod, before, bases) => {
      molecules.open = open;
      molecules.coding = coding(before);
      const bindType = cloningMethod === "golden-gate" ? ("PCREnzyme" as const) : ("PCR" as const);
      const plasmids = [plasmid("open", "vector", { bindType }), plasmid("coding", "fragment", { bindType })];
      const plan = planOf({ cloningMethod, plasmids });
      const shifted = bench(plan).conflicts.find(({ code }) => code === "fusion-shifted");
      expect(shifted).toMatchObject({ features: ["tag", "gene"], mend: { kind: "bases", side: "lead" } });
      const mended = applyMend(plan, shifted!.mend!);
      expect(mended.plasmids[1]?.plasmidConfig.lead).toHaveLength(bases);
      expect(codes(mended)).not.toContain("fusion-shifted");
      const { sequence } = bench(mended).products[0]!.record;
      expect((sequence + sequence).includes(tag + mended.plasmids[1]!.plasmidConfig.lead + before)).toBe(
        true,
      );
    },
  );

  it("are not asked of an insert that interrupts a gene of the vector", () => {
    molecules.lacZ = {
      ...record(`${backbone}${tag}${codons(60)}TAA`, "circular"),
      features: [cds("lacZ", 1_500, 1_746)],
    };
    molecules.coding = coding("A");
    const region = { start: 1_563, length: 1_746 };
    const plasmids = [plasmid("lacZ", "vector", { region }), plasmid("coding", "fragment")];
    const fusions = bench(planOf({ plasmids })).conflicts.filter(({ code }) => code.startsWith("fusion"));
    expect(fusions).toEqual([]);
  });
});

describe("mutagenesis", () => {
  const cds: Feature = {
    ...{ id: "orf", name: "orf", type: "CDS", operator: "join", qualifiers: [] },
    locations: [{ start: 300, end: 600, strand: 1 }],
  };
  const change = (start: number, length: number, insert: string, style: "back-to-back" | "quikchange") =>
    planOf({
      cloningMethod: "mutagenesis",
      plasmids: [plasmid("marked", "vector")],
      mutation: { start, length, insert, style },
    });

  it.each(["back-to-back", "quikchange"] as const)("%s: puts the change into the vector", (style) => {
    molecules.marked = { ...record(backbone, "circular"), features: [cds] };
    const { products, primers, amplicons } = bench(change(400, 3, "GCG", style));
    expect(products[0]?.checksum).toBe(sumOf(`${backbone.slice(0, 400)}GCG${backbone.slice(403)}`));
    expect(primers).toHaveLength(2);
    expect(amplicons.marked).toBe(style === "quikchange" ? 1_500 + 24 + 3 : 1_500);
  });

  it("says what it lacks, and which gene a change shifts", () => {
    molecules.marked = { ...record(backbone, "circular"), features: [cds] };
    expect(codes(change(400, 1, "", "back-to-back"))).toContain("mutation-shifts");
    expect(codes(change(400, 3, "", "back-to-back"))).not.toContain("mutation-shifts");
    expect(codes(change(400, 0, "", "back-to-back"))).toEqual(["mutation-wanted"]);
    expect(codes(change(9_000, 1, "A", "back-to-back"))).toEqual(["mutation-outside"]);
    const two = change(400, 1, "A", "back-to-back");
    expect(codes({ ...two, plasmids: [...two.plasmids, plasmid("gene", "fragment")] })).toEqual([
      "vector-only",
    ]);
  });
});

it("tells a linear product by the checksum of its letters and its ends", () => {
  const plasmids = [plasmid("gene", "fragment"), plasmid("other", "fragment")];
  const { products } = bench(planOf({ cloningMethod: "overlap-extension", plasmids }));
  expect(products[0]?.checksum).toBe(checksum(gene + other, { topology: "linear" }));
  expect(products[0]?.ends).toMatchObject({ left: { kind: "blunt" }, right: { kind: "blunt" } });
});

describe("a bench that cannot work", () => {
  it.each([
    ["without a vector", planOf({ plasmids: [plasmid("gene", "fragment")] }), "no-vector"],
    ["with a vector alone", planOf({ plasmids: [plasmid("plain", "vector")] }), "too-few"],
    [
      "with a file that is closed",
      planOf({ plasmids: [plasmid("gone", "vector"), plasmid("gene", "fragment")] }),
      "missing",
    ],
    [
      "with an empty vector",
      planOf({ plasmids: [plasmid("empty", "vector"), plasmid("gene", "fragment")] }),
      "empty-sequence",
    ],
    [
      "with a stretch beyond the end",
      planOf({
        plasmids: [
          plasmid("plain", "vector"),
          plasmid("gene", "fragment", { region: { start: 600, length: 200 } }),
        ],
      }),
      "region-outside",
    ],
    [
      "with a vector that its enzyme does not cut",
      planOf({
        plasmids: [
          plasmid("plain", "vector", { bindType: "enzyme", enzymes: ["EcoRI"] }),
          plasmid("gene", "fragment"),
        ],
      }),
      "not-cut",
    ],
  ])("%s says so", (_, plan, code) => {
    molecules.empty = record("", "circular");
    expect(codes(plan)).toContain(code);
    expect(bench(plan).products).toEqual([]);
  });

  it("says one thing: why there is no product, and not what else it would be besides", () => {
    molecules.both = record(`${gene.slice(0, 200)}GAATTC${gene.slice(200, 400)}GGATCC${gene.slice(400)}`);
    const plan = planOf({
      cloningMethod: "restriction-ligation",
      enzymes: ["EcoRI", "BamHI"],
      plasmids: [
        plasmid("vector", "vector", { bindType: "enzyme" }),
        plasmid("both", "fragment", { bindType: "PCREnzyme" }),
      ],
    });
    const { products, conflicts } = bench(plan);
    expect(products).toEqual([]);
    expect([...new Set(conflicts.map(({ code }) => code))]).toEqual(["internal-site"]);
    expect(conflicts.every(({ isBlocking }) => isBlocking)).toBe(true);
  });

  it("is planned with every other method without a throw", () => {
    const plan = planOf({ plasmids: [plasmid("plain", "vector"), plasmid("gene", "fragment")] });
    for (const method of ["hifi", "in-fusion", "overlap-extension", "user", "ta", "topo", "gateway"] as const)
      expect(() => bench(withMethod(plan, method))).not.toThrow();
  });
});

it("plans ten fragments within a tenth of a second", () => {
  const plasmids = [plasmid("plain", "vector")];
  for (let at = 0; at < 10; at++) {
    molecules[`f${at}`] = record(noise(600, 100 + at));
    plasmids.push(plasmid(`f${at}`, "fragment"));
  }
  const plan = planOf({ plasmids });
  expect(bench(plan).products).toHaveLength(1);
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    bench(plan);
    return performance.now() - started;
  });
  const median = times.sort((a, b) => a - b)[2]!;

  // Said of a quiet machine; on a busy one it may take a few times as long.
  expect(median).toBeLessThan(500);
});

describe("a product that is kept", () => {
  it("is numbered as its vector is, and has its primers where they bind", () => {
    const vector = record(
      `${noise(300, 71, ...sites)}GAATTC${noise(60, 73, ...sites)}AAGCTT${noise(400, 79, ...sites)}`,
      "circular",
    );
    const gene = record(noise(240, 83, ...sites));
    const records = new Map([
      ["v", vector],
      ["g", gene],
    ]);
    const plan = planOf({
      cloningMethod: "restriction-ligation",
      enzymes: ["EcoRI", "HindIII"],
      plasmids: [
        plasmid("v", "vector", { bindType: "enzyme" }),
        plasmid("g", "fragment", { bindType: "PCREnzyme" }),
      ],
    });
    const planned = planBench(plan, (id) => records.get(id));
    const product = planned.products[0]!;
    expect(product.record.sequence.slice(0, 300)).toBe(vector.sequence.slice(0, 300));
    const { junctions, record: made } = product;
    for (const { position, letters } of junctions)
      expect((made.sequence + made.sequence).slice(position, position + letters.length).toUpperCase()).toBe(
        letters,
      );
    const { content } = savedProduct("p", product, planned, new Map([["g", "gene"]]));
    expect(content.primers.map(({ locations }) => locations.length)).toEqual([1, 1]);
    expect(product.parts.find(({ plasmidId }) => plasmidId === "v")?.size).toBe(vector.sequence.length);
  });
});
