import { checksum, reverseComplement } from "@benchleaf/bio";
import { expect, it } from "vitest";
import {
  backbone,
  bench,
  codes,
  gene,
  molecules,
  noise,
  planOf,
  plasmid,
  record,
  sites,
  sumOf,
} from "./test-support/planned-molecules.ts";

const LOXP = "ATAACTTCGTATAGCATACATTATACGAAGTTAT";
const LOX2272 = "ATAACTTCGTATAGGATACTTTATACGAAGTTAT";
const cut = { bindType: "enzyme" as const };
const circle = (letters: string) => record(letters, "circular");
const rc = (letters: string) => reverseComplement(letters, "dna");

it("MoClo: parts with their own sites, and overhangs of no standard are reported", () => {
  const part = (left: string, letters: string, right: string, seed: number) =>
    circle(`GGTCTCA${left}${letters}${right}TGAGACC${noise(500, seed, ...sites)}`);
  const [promoter, coding] = [noise(120, 71, ...sites), noise(240, 73, ...sites)];
  const bound = (of: string) => plasmid(of, "fragment", { bindType: "enzyme" });
  const planWith = (seam: string) => {
    molecules.accept = circle(`${backbone}GGAGTGAGACC${noise(60, 77, ...sites)}GGTCTCAGCTT`);
    molecules.pro = part("GGAG", promoter, seam, 79);
    molecules.cds = part(seam, coding, "GCTT", 83);
    const plasmids = [plasmid("accept", "vector", cut), bound("pro"), bound("cds")];
    return planOf({ cloningMethod: "moclo", enzymes: ["BsaI"], plasmids });
  };
  const standard = bench(planWith("AATG"));
  expect(standard.products[0]?.checksum).toBe(sumOf(`${backbone}GGAG${promoter}AATG${coding}GCTT`));
  expect(standard.conflicts.map(({ code }) => code)).not.toContain("overhang-standard");
  const foreign = bench(planWith("CAGA")).conflicts.find(({ code }) => code === "overhang-standard");
  expect(foreign).toMatchObject({ isBlocking: false, features: ["CAGA"] });
});

it("blunt: a PCR product goes either way into a vector that EcoRV opened", () => {
  const quiet = [...sites, "GATATC"];
  const [left, right] = [noise(800, 91, ...quiet), noise(700, 93, ...quiet)];
  molecules.rv = circle(`${left}GATATC${right}`);
  const plasmids = [
    plasmid("rv", "vector", { ...cut, enzymes: ["EcoRV"] }),
    plasmid("gene", "fragment", { lead: "ATG" }),
  ];
  const { products, conflicts, primers } = bench(planOf({ cloningMethod: "blunt", plasmids }));
  expect(products.map((one) => one.checksum)).toEqual([
    sumOf(`${left}GATATG${gene}ATC${right}`),
    sumOf(`${left}GAT${rc(gene)}CATATC${right}`),
  ]);
  expect(primers[0]?.bases.startsWith(`ATG${gene.slice(0, 13)}`)).toBe(true);
  expect(conflicts.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["unknown-direction", "self-closure"]),
  );
});

it("blunt: overhangs are filled in and chewed back, and two ends without phosphates are reported", () => {
  const [left, right] = [noise(800, 95, ...sites), noise(700, 97, ...sites)];
  molecules.eco = circle(`${left}GAATTC${right}`);
  const opened = plasmid("eco", "vector", { ...cut, enzymes: ["EcoRI"] });
  const filled = bench(planOf({ cloningMethod: "blunt", plasmids: [opened, plasmid("gene", "fragment")] }));
  expect(filled.products[0]?.checksum).toBe(sumOf(`${left}GAATT${gene}AATTC${right}`));
  molecules.kpn = circle(`${left}GGTACC${right}`);
  const kpn = plasmid("kpn", "vector", { ...cut, enzymes: ["KpnI"] });
  const chewed = bench(planOf({ cloningMethod: "blunt", plasmids: [kpn, plasmid("gene", "fragment")] }));
  expect(chewed.products[0]?.checksum).toBe(sumOf(`${left}G${gene}C${right}`));
  const bare = [plasmid("eco", "vector"), plasmid("gene", "fragment")];
  expect(codes(planOf({ cloningMethod: "blunt", plasmids: bare }))).toEqual(["no-phosphate"]);
});

it("LIC: the primers of pMCSG7 (Stols et al. 2002), and the insert between its single strands", () => {
  // SspI opens AAT^ATT; upstream the last G, downstream the first C stop T4 polymerase.
  const arms = ["ACCGAGAACCTGTACTTCCAATCCAAT", "ATTGGAAGTGGATAACGGATCCGAATTCGAGC"] as const;
  const rest = noise(1_500, 99, "AATATT");
  molecules.mcsg = circle(`${arms[0]}${arms[1]}${rest}`);
  molecules.orf = record(`ATGAAA${noise(300, 101)}TCTTAA`);
  const vector = plasmid("mcsg", "vector", { ...cut, enzymes: ["SspI"] });
  const plasmids = [vector, plasmid("orf", "fragment")];
  const { products, primers } = bench(planOf({ cloningMethod: "lic", plasmids }));
  const orf = molecules.orf.sequence;
  expect(products[0]?.checksum).toBe(sumOf(`${arms[0]}G${orf}C${arms[1]}${rest}`));
  expect(primers.map(({ tail }) => tail)).toEqual(["TACTTCCAATCCAATG", "TTATCCACTTCCAATG"]);
  const amplified = [plasmid("plain", "vector"), plasmid("orf", "fragment")];
  const made = bench(planOf({ cloningMethod: "lic", plasmids: amplified }));
  const [c, g] = [backbone.startsWith("C") ? "" : "C", backbone.endsWith("G") ? "" : "G"];
  expect(made.products[0]?.checksum).toBe(sumOf(`ATTGGAAGTGGATAA${c}${backbone}${g}TACTTCCAATCCAATG${orf}C`));
  expect(made.primers).toHaveLength(4);
  const wrong = [plasmid("vector", "vector", { ...cut, enzymes: ["EcoRI"] }), plasmid("orf", "fragment")];
  expect(codes(planOf({ cloningMethod: "lic", plasmids: wrong }))).toEqual(["lic-ends"]);
});

it("annealed oligos: a guide into BbsI sites, as Ran et al. (2013) order it", () => {
  const [left, right] = [noise(600, 103, ...sites, "GAAGAC"), noise(500, 105, ...sites, "GAAGAC")];
  // U6 promoter … CACC|GGGTCTTCGAGAAGACCT|GTTT scaffold, as in pX330.
  molecules.px = circle(`${left}CACCGGGTCTTCGAGAAGACCTGTTTTAGAGC${right}`);
  molecules.spacer = record("GAGTCCGAGCAGAAGAAGAA");
  const plan = planOf({
    cloningMethod: "annealed-oligos",
    enzymes: ["BbsI"],
    plasmids: [plasmid("px", "vector", cut), plasmid("spacer", "fragment")],
  });
  const { products, primers } = bench(plan);
  expect(primers.map(({ bases }) => bases)).toEqual(["CACCGAGTCCGAGCAGAAGAAGAA", "AAACTTCTTCTTCTGCTCGGACTC"]);
  expect(products[0]?.checksum).toBe(sumOf(`${left}CACCGAGTCCGAGCAGAAGAAGAAGTTTTAGAGC${right}`));
  expect(products[0]?.parts.find(({ plasmidId }) => plasmidId === "spacer")).toMatchObject({
    start: 0,
    end: 20,
  });
  const own = plasmid("spacer", "fragment", {
    fPrimer: "CACCGAGTCCGAGCAGAAGAAGTT",
    rPrimer: "AAACAACTTCTTCTGCTCGGACTC",
  });
  const written = bench({ ...plan, plasmids: [plan.plasmids[0]!, own] });
  expect(written.products[0]?.checksum).toBe(sumOf(`${left}CACCGAGTCCGAGCAGAAGAAGTTGTTTTAGAGC${right}`));
  expect(written.primers.every(({ isOwn }) => isOwn)).toBe(true);
});

it("annealed oligos: sites of the vector are restored, on 5′ and 3′ overhangs, and duplexes join each other", () => {
  const flank = [
    noise(700, 107, ...sites, "GGTACC"),
    noise(30, 109, ...sites, "GGTACC"),
    noise(300, 111, ...sites, "GGTACC"),
  ];
  molecules.both = circle(`${flank[0]}GGTACC${flank[1]}GAATTC${flank[2]}`);
  const [first, second] = ["CATCATCACCACCATCAC", "GACTACAAGGACGACGATGACAAG"];
  molecules.his = record(first);
  molecules.flag = record(second);
  const plan = planOf({
    cloningMethod: "annealed-oligos",
    enzymes: ["EcoRI", "KpnI"],
    plasmids: [
      plasmid("both", "vector", cut),
      plasmid("his", "fragment"),
      plasmid("flag", "fragment", { strand: -1 }),
    ],
  });
  const { products, primers } = bench(plan);
  expect(products[0]?.checksum).toBe(sumOf(`${flank[0]}GGTACC${first}${rc(second)}GAATTC${flank[2]}`));
  const turned = rc(second);
  expect(primers.map(({ bases }) => bases)).toEqual([
    `C${first}`,
    `${rc(turned.slice(0, 4))}${rc(first)}GGTAC`,
    `${turned}G`,
    `AATTC${rc(turned.slice(4))}`,
  ]);
});

it("Cre: cuts out between two loxP, and exchanges a cassette between two different sites", () => {
  const [one, two, three] = [noise(900, 113), noise(300, 115), noise(260, 117)];
  molecules.floxed = circle(`${LOXP}${two}${LOXP}${one}`);
  const alone = bench(planOf({ cloningMethod: "cre-lox", plasmids: [plasmid("floxed", "vector")] }));
  expect(alone.products.map(({ checksum: sum }) => sum)).toEqual([sumOf(LOXP + one), sumOf(LOXP + two)]);
  molecules.landing = circle(`${one}${LOXP}${two}${LOX2272}`);
  molecules.cassette = record(three);
  const plasmids = [plasmid("landing", "vector"), plasmid("cassette", "fragment", { strand: -1 })];
  const { products, primers } = bench(planOf({ cloningMethod: "cre-lox", plasmids }));
  expect(products[0]?.checksum).toBe(sumOf(`${one}${LOXP}${rc(three)}${LOX2272}`));
  expect(primers.map(({ tail }) => tail)).toEqual([LOXP, rc(LOX2272)]);
  const without = [plasmid("plain", "vector"), plasmid("cassette", "fragment")];
  expect(codes(planOf({ cloningMethod: "cre-lox", plasmids: without }))).toEqual(["no-lox-pair"]);
});

it("Cre: puts a circle with loxP into another", () => {
  const [one, two] = [noise(900, 119), noise(300, 121)];
  molecules.host = circle(`${LOXP}${one}`);
  molecules.guest = circle(`${LOXP}${two}`);
  const plasmids = [plasmid("host", "vector"), plasmid("guest", "fragment")];
  const { products } = bench(planOf({ cloningMethod: "cre-lox", plasmids }));
  expect(products[0]?.checksum).toBe(sumOf(LOXP + one + LOXP + two));
});

it("PCR: one stretch with what its primers bring", () => {
  const region = { start: 100, length: 400 };
  const only = plasmid("gene", "fragment", { region, strand: -1, lead: "GGATCC" });
  const { products, primers, amplicons } = bench(planOf({ cloningMethod: "pcr", plasmids: [only] }));
  const letters = `GGATCC${rc(gene.slice(100, 500))}`;
  expect(products.map(({ checksum: sum }) => sum)).toEqual([checksum(letters, { topology: "linear" })]);
  expect(primers[0]?.bases.startsWith("GGATCC")).toBe(true);
  expect(amplicons).toEqual({ gene: 406 });
  const two = planOf({ cloningMethod: "pcr", plasmids: [only, plasmid("other", "fragment")] });
  expect(codes(two)).toEqual(["one-only"]);
});
