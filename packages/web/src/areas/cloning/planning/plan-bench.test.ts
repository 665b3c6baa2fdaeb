import { checksum, reverseComplement } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { savedProduct } from "../product-making.ts";
import { planBench } from "./plan-bench.ts";
import { applyQuickFix, withMethod } from "./quick-fixes.ts";
import {
  backbone,
  bench,
  codes,
  gene,
  molecules,
  noise,
  other,
  planOf,
  plasmid,
  record,
  sites,
  sumOf,
} from "./test-support/planned-molecules.ts";

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
  it("are reported as too close to each other, and better ones are first", () => {
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
    const conflict = conflicts.find(({ code }) => code === "close-sites")!;
    expect(conflict).toMatchObject({
      isBlocking: false,
      enzyme: "EcoRI + BamHI",
      count: 6,
      plasmidIds: ["mcs"],
    });
    expect(conflict.mend).toEqual({ kind: "enzymes", names: usableEnzymes.slice(0, 2) });
    expect(codes(applyQuickFix(plan, conflict.mend!))).not.toContain("close-sites");
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

it("identifies a linear product by the checksum of its bases and its ends", () => {
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
    const started = cpuTime();
    bench(plan);
    return cpuTime() - started;
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
