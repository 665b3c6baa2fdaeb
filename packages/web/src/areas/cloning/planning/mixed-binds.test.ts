import { reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
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

const rc = (letters: string) => reverseComplement(letters, "dna");
const both = { bindType: "PCREnzyme" as const };
const cut = { bindType: "enzyme" as const };
const restriction = (enzymes: string[], ...plasmids: ReturnType<typeof plasmid>[]) =>
  planOf({ cloningMethod: "restriction-ligation", enzymes, plasmids });

describe("restriction and ligation of several fragments", () => {
  it("brings the enzymes asked for, one a junction", () => {
    const plan = restriction(
      ["EcoRI", "BamHI", "HindIII"],
      plasmid("vector", "vector", cut),
      plasmid("gene", "fragment", both),
      plasmid("other", "fragment", { ...both, strand: -1 }),
    );
    const { products, primers, conflicts } = bench(plan);
    const insert = `GAATTC${gene}AAGCTT${rc(other)}GGATCC`;
    expect(products.map((one) => one.checksum)).toEqual([sumOf(backbone + insert)]);
    expect(primers.map(({ tail }) => tail)).toEqual([
      "TTTTTTGAATTC",
      "TTTTTTAAGCTT",
      "TTTTTTAAGCTT",
      "TTTTTTGGATCC",
    ]);
    expect(conflicts.some(({ isBlocking }) => isBlocking)).toBe(false);
  });

  it("chooses the rest so that ten fragments fit in one order only", () => {
    const plasmids = [plasmid("vector", "vector", cut)];
    for (let at = 0; at < 10; at++) {
      molecules[`r${at}`] = record(noise(120, 300 + at, ...sites));
      plasmids.push(plasmid(`r${at}`, "fragment", both));
    }
    const { products, enzymes, junctions } = (() => {
      const made = bench(restriction(["EcoRI", "BamHI"], ...plasmids));
      return { ...made, junctions: made.products[0]!.junctions };
    })();
    expect(products).toHaveLength(1);
    expect(new Set(enzymes).size).toBe(11);
    expect(new Set(junctions.map(({ letters, kind }) => letters + kind)).size).toBe(11);
    const made = products[0]!.record.sequence.toUpperCase();
    const circle = made + made;
    let from = circle.indexOf(`${backbone}GAATTC`);
    for (let at = 0; at < 10; at++) {
      const next = circle.indexOf(molecules[`r${at}`]!.sequence, from);
      expect(next).toBeGreaterThan(from);
      from = next;
    }
    // Between two fragments there is one complete site and nothing else.
    const letters = backbone.length + 10 * 120 + 11 * 6;
    expect(made.length - letters).toBeGreaterThanOrEqual(0);
    expect(made.length - letters).toBeLessThanOrEqual(20);
  });

  it("joins a piece that is cut out with one that is amplified, by an enzyme that leaves the same end", () => {
    molecules.giver = record(`GAATTC${gene}GGATCC${noise(900, 31, ...sites, "AGATCT")}`, "circular");
    // BamHI would cut it, BglII leaves the same GATC.
    const inner = `${noise(200, 311, ...sites, "AGATCT")}GGATCC${noise(200, 313, ...sites, "AGATCT")}`;
    molecules.inner = record(inner);
    const arms = [noise(700, 315, ...sites, "AGATCT"), noise(40, 317, ...sites)] as const;
    molecules.ends = record(`GAATTC${arms[1]}AAGCTT${arms[0]}`, "circular");
    const plan = restriction(
      ["EcoRI", "HindIII"],
      plasmid("ends", "vector", cut),
      plasmid("giver", "fragment", {
        ...cut,
        enzymes: ["EcoRI", "BamHI"],
        region: { start: 6, length: 700 },
      }),
      plasmid("inner", "fragment", both),
    );
    const { products, primers } = bench(plan);
    expect(products[0]?.checksum).toBe(sumOf(`${arms[0]}GAATTC${gene}GGATCT${inner}AAGCTT`));
    expect(primers.map(({ tail }) => tail)).toEqual(["TTTTTTAGATCT", "TTTTTTAAGCTT"]);
  });

  it("takes a vector that is amplified as well", () => {
    const plan = restriction(
      ["XhoI", "HindIII"],
      plasmid("plain", "vector", both),
      plasmid("gene", "fragment", both),
    );
    expect(bench(plan).products[0]?.checksum).toBe(sumOf(`${backbone}CTCGAG${gene}AAGCTT`));
    expect(bench(plan).primers).toHaveLength(4);
  });

  it("takes PCR products with blunt ends, alone or with a site at the other end", () => {
    const quiet = [...sites, "GATATC"];
    const arms = [noise(600, 321, ...quiet), noise(50, 323, ...quiet), noise(300, 325, ...quiet)] as const;
    molecules.blunted = circleOf(`${arms[0]}GATATC${arms[1]}GGATCC${arms[2]}`);
    const vector = plasmid("blunted", "vector", cut);
    const alone = restriction(["EcoRV"], vector, plasmid("gene", "fragment"));
    const left = `${arms[0]}GAT`;
    const right = `ATC${arms[1]}GGATCC${arms[2]}`;
    expect(bench(alone).products.map((one) => one.checksum)).toEqual([
      sumOf(left + gene + right),
      sumOf(left + rc(gene) + right),
    ]);
    const directed = restriction(
      ["EcoRV", "BamHI"],
      vector,
      plasmid("gene", "fragment"),
      plasmid("other", "fragment", both),
    );
    const { products } = bench(directed);
    expect(products.map((one) => one.checksum)).toEqual([]);
    expect(codes(directed)).toEqual(["no-phosphate"]);
  });

  it("says which stretch the enzyme at its junction cuts", () => {
    molecules.hind = record(`${gene.slice(0, 300)}AAGCTT${gene.slice(300)}`);
    const plan = restriction(
      ["EcoRI", "BamHI", "HindIII"],
      plasmid("vector", "vector", cut),
      plasmid("hind", "fragment", both),
      plasmid("other", "fragment", both),
    );
    expect(bench(plan).conflicts).toMatchObject([
      { code: "internal-site", plasmidIds: ["hind"], position: 300, enzyme: "HindIII", isBlocking: true },
    ]);
  });
});

const circleOf = (letters: string) => record(letters, "circular");

describe("Golden Gate of parts that bring their sites, and others that get them", () => {
  it("cuts a PCR product if its sequence has the sites", () => {
    // BsaI: GGTCTC(1/5), so AATG and GCTT stay single.
    molecules.sited = record(
      `${noise(20, 331, ...sites)}GGTCTCAAATG${gene}GCTTTGAGACC${noise(20, 333, ...sites)}`,
    );
    const plan = planOf({
      cloningMethod: "golden-gate",
      enzymes: ["BsaI"],
      plasmids: [
        plasmid("plain", "vector", both),
        plasmid("sited", "fragment"),
        plasmid("other", "fragment", both),
      ],
    });
    const { products, primers } = bench(plan);
    expect(products[0]?.checksum).toBe(sumOf(`${backbone}AATG${gene}GCTT${other}`));
    expect(primers.filter(({ plasmidId }) => plasmidId === "sited").map(({ tail }) => tail)).toEqual([
      "",
      "",
    ]);
    expect(primers).toHaveLength(6);
    molecules.bare = record(noise(400, 335, ...sites));
    const without = {
      ...plan,
      plasmids: [plan.plasmids[0]!, plasmid("bare", "fragment"), plan.plasmids[2]!],
    };
    expect(codes(without)).toEqual(["not-opened"]);
  });

  it("cuts a part out of its plasmid, turned round, into an amplified vector", () => {
    molecules.kept = circleOf(`GGTCTCAAATG${gene}GCTTTGAGACC${noise(400, 337, ...sites)}`);
    const plan = planOf({
      cloningMethod: "golden-gate",
      enzymes: ["BsaI"],
      plasmids: [
        plasmid("plain", "vector", both),
        plasmid("kept", "fragment", { ...cut, strand: -1, region: { start: 11, length: 700 } }),
      ],
    });
    expect(bench(plan).products[0]?.checksum).toBe(sumOf(`${backbone}AAGC${rc(gene)}CATT`));
  });
});

describe("Gibson with plasmids that are amplified, then cut", () => {
  it("takes the cut piece as it is, without the overhangs that are chewed off", () => {
    const plan = planOf({
      plasmids: [
        plasmid("plain", "vector"),
        plasmid("gene", "fragment", { ...both, enzymes: ["EcoRI", "KpnI"] }),
      ],
    });
    molecules.gene = record(gene);
    const { products, primers, amplicons } = bench(plan);
    // EcoRI leaves C and loses AATT; KpnI's 3′ overhang GTAC is part of the overlap.
    expect(products[0]?.checksum).toBe(sumOf(`${backbone}C${gene}GGTAC`));
    expect(primers.filter(({ plasmidId }) => plasmidId === "gene").map(({ tail }) => tail)).toEqual([
      "TTTTTTGAATTC",
      "TTTTTTGGTACC",
    ]);
    expect(amplicons.gene).toBe(gene.length + 24);
  });

  it("cuts at sites that the amplified stretch has itself", () => {
    const [first, second, third] = [
      noise(60, 341, ...sites),
      noise(500, 343, ...sites),
      noise(60, 345, ...sites),
    ];
    molecules.inside = record(`${first}GAATTC${second}GGATCC${third}`);
    const plan = planOf({
      plasmids: [
        plasmid("plain", "vector"),
        plasmid("inside", "fragment", { ...both, enzymes: ["EcoRI", "BamHI"], strand: -1 }),
      ],
    });
    const { products } = bench(plan);
    expect(products[0]?.checksum).toBe(sumOf(`${backbone}C${rc(second)}G`));
    const none = { ...plan, plasmids: [plan.plasmids[0]!, plasmid("inside", "fragment", both)] };
    expect(codes(none)).toEqual(["enzyme-wanted"]);
  });
});
