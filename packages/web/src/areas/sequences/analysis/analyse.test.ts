import { expect, it } from "vitest";
import { analyse } from "./analyse.ts";
import { defaultAnalysisSettings as defaults } from "./analysis-settings.ts";

const circle = (sequence: string) => ({ kind: "dna", topology: "circular", sequence }) as const;
const enzymes = (change: Partial<typeof defaults.enzymes>) => ({
  ...defaults,
  enzymes: { ...defaults.enzymes, ...change },
});
const filler = "ATTATATTAATATAATTTAATTATTTAAATAT";

it("shows an enzyme that cuts once or twice, not one that cuts three times", () => {
  const site = (count: number) => `${`GAATTC${filler}`.repeat(count)}`;
  const names = (count: number) =>
    analyse(circle(site(count)), defaults).cutSites.map(({ names: [name] }) => name);
  expect(names(1)).toContain("EcoRI");
  expect(names(2).filter((name) => name === "EcoRI")).toHaveLength(2);
  expect(names(3)).not.toContain("EcoRI");
});

it("puts enzymes that cut alike into one mark, with both cuts", () => {
  const { cutSites } = analyse(circle(`CTCGAG${filler}`), enzymes({ level: "every" }));
  const mark = cutSites.find(({ names }) => names.includes("XhoI"));
  expect(mark).toMatchObject({ start: 0, end: 6, topCut: 1, bottomCut: 5, count: 1 });
  expect(mark?.names).toContain("PaeR7I");
});

it("takes only the chosen enzymes, those of a group, or none", () => {
  const molecule = circle(`GAATTC${filler}GGTCTCAACGTACC${filler}`);
  const named = (settings: typeof defaults) =>
    new Set(analyse(molecule, settings).cutSites.flatMap(({ names }) => names));
  expect(named(enzymes({ group: "chosen", chosen: ["BsaI"] }))).toEqual(new Set(["BsaI"]));
  const beside = named(enzymes({ group: "type2s" }));
  expect(beside).toContain("BsaI");
  expect(beside).not.toContain("EcoRI");
  expect(named(enzymes({ isShown: false })).size).toBe(0);
});

it("finds reading frames when asked, in the frames asked for", () => {
  const sequence = `ATG${"GCA".repeat(40)}TAA${filler}`;
  const orfs = { ...defaults.orfs, isShown: true, minResidues: 30, frames: [1 as const] };
  expect(analyse(circle(sequence), { ...defaults, orfs }).orfs).toMatchObject([{ start: 0, length: 123 }]);
  expect(analyse(circle(sequence), { ...defaults, orfs: { ...orfs, frames: [2] } }).orfs).toEqual([]);
});

it("looks for nothing of DNA in a protein", () => {
  const protein = { kind: "protein", topology: "linear", sequence: "MKVGAATTC" } as const;
  const orfs = { ...defaults.orfs, isShown: true };
  expect(analyse(protein, { ...defaults, orfs, frames: [1] })).toEqual({
    cutSites: [],
    orfs: [],
    frames: [],
    table: 1,
    gc: null,
  });
});

it("tells GC content and skew when asked, round the circle", () => {
  const { gc } = analyse(circle("GGGGCCCCATATATAT".repeat(10)), { ...defaults, isGcShown: true });
  expect(gc?.content).toHaveLength(160);
  expect(gc?.content.every((share) => share >= 0.4 && share <= 0.6)).toBe(true);
  expect(analyse(circle("ACGT"), defaults).gc).toBeNull();
});
