import { type Frame, findCutSites, loadCommonPlasmids } from "@benchleaf/bio";
import { expect, it } from "vitest";
import type { CutMark } from "../../../canvas/cut-marks.ts";
import { mapTracks } from "../../../shared/sequences/map-tracks.ts";
import { analyse, foundTracks, type Molecule, NO_FINDINGS, transferables } from "./analyse.ts";
import { defaultAnalysisSettings as defaults } from "./analysis-settings.ts";

const circle = (sequence: string) => ({ kind: "dna", topology: "circular", sequence }) as const;
const cutsIn = (molecule: Molecule, settings: typeof defaults): readonly CutMark[] =>
  foundTracks(analyse(molecule, settings), molecule.sequence.length).cutSites;
const enzymes = (change: Partial<typeof defaults.enzymes>) => ({
  ...defaults,
  enzymes: { ...defaults.enzymes, ...change },
});
const filler = "ATTATATTAATATAATTTAATTATTTAAATAT";

it("shows an enzyme that cuts once or twice, not one that cuts three times", () => {
  const site = (count: number) => `${`GAATTC${filler}`.repeat(count)}`;
  const names = (count: number) => cutsIn(circle(site(count)), defaults).map(({ names: [name] }) => name);
  expect(names(1)).toContain("EcoRI");
  expect(names(2).filter((name) => name === "EcoRI")).toHaveLength(2);
  expect(names(3)).not.toContain("EcoRI");
});

it("merges enzymes that cut equally into one mark, with both cuts", () => {
  const mark = cutsIn(circle(`CTCGAG${filler}`), enzymes({ group: "all", level: "every" })).find(
    ({ names }) => names.includes("XhoI"),
  );
  expect(mark).toMatchObject({ start: 0, end: 6, topCut: 1, bottomCut: 5, count: 1 });
  expect(mark?.names).toContain("PaeR7I");
});

it("takes only the chosen enzymes, those of a group, or none", () => {
  const molecule = circle(`GAATTC${filler}GGTCTCAACGTACC${filler}`);
  const named = (settings: typeof defaults) =>
    new Set(cutsIn(molecule, settings).flatMap(({ names }) => names));
  expect(named(enzymes({ group: "chosen", chosen: ["BsaI"] }))).toEqual(new Set(["BsaI"]));
  const beside = named(enzymes({ group: "type2s" }));
  expect(beside).toContain("BsaI");
  expect(beside).not.toContain("EcoRI");
  expect(named(enzymes({ isShown: false })).size).toBe(0);
});

it("finds reading frames when asked, in the frames asked for", () => {
  const sequence = `ATG${"GCA".repeat(40)}TAA${filler}`;
  const orfs = { ...defaults.orfs, isShown: true, minResidues: 30, frames: [1 as const] };
  const found = (frames: readonly Frame[]) => {
    const findings = analyse(circle(sequence), { ...defaults, orfs: { ...orfs, frames } });
    return [...foundTracks(findings, sequence.length).orfs];
  };
  expect(found([1])).toMatchObject([{ start: 0, length: 123 }]);
  expect(found([2])).toEqual([]);
});

it("looks for nothing of DNA in a protein", () => {
  const protein = { kind: "protein", topology: "linear", sequence: "MKVGAATTC" } as const;
  const orfs = { ...defaults.orfs, isShown: true };
  expect(analyse(protein, { ...defaults, orfs, frames: [1] })).toEqual(NO_FINDINGS);
});

it("places cuts as the engine does, on both strands, beside the site and across the origin", () => {
  const sequence =
    `${"GGTCTCAACGTACCGAGACCTTCGAANNTTCGA".replaceAll("N", "A")}${filler}GAATTCCACNNNNGTG`.replaceAll(
      "N",
      "T",
    );
  const all = enzymes({ group: "chosen", chosen: ["BsaI", "EcoRI", "DraIII", "BcgI", "TspRI", "FokI"] });
  const settings = { ...all, enzymes: { ...all.enzymes, cutters: "any" as const } };
  for (const topology of ["circular", "linear"] as const) {
    const molecule = { kind: "dna", topology, sequence: sequence.slice(20) + sequence.slice(0, 20) } as const;
    const found = findCutSites(molecule.sequence, { topology, enzymes: settings.enzymes.chosen });
    if (!found.ok) throw new Error(found.error.message);
    const due = found
      .filter(({ state }) => state === "cut")
      .map(({ start, end, topCut, bottomCut, strand }) =>
        JSON.stringify({ start, end, topCut, bottomCut, strand }),
      );
    const marks = cutsIn(molecule, settings).map(({ start, end, topCut, bottomCut, strand }) =>
      JSON.stringify({ start, end, topCut, bottomCut, strand }),
    );
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.sort()).toEqual([...new Set(due)].sort());
  }
});

it("returns GC content and skew if requested, around the circle", () => {
  const { gc } = analyse(circle("GGGGCCCCATATATAT".repeat(10)), { ...defaults, isGcShown: true });
  expect(gc?.content).toHaveLength(160);
  expect(gc?.content.every((share) => share >= 0.4 && share <= 0.6)).toBe(true);
  expect(analyse(circle("ACGT"), defaults).gc).toBeNull();
});

it("crosses from a worker any number of times, with cuts and without", () => {
  const molecule = circle(`GAATTC${filler}`);
  const cross = (settings: typeof defaults) => {
    const found = analyse(molecule, settings);
    return structuredClone(found, { transfer: transferables(found) });
  };
  const hidden = enzymes({ isShown: false });
  expect(cross(hidden)).toEqual(NO_FINDINGS);
  const first = cross(defaults);
  expect(first.cuts.starts.length).toBeGreaterThan(0);
  expect(cross(hidden)).toEqual(NO_FINDINGS);
  expect(cross(defaults)).toEqual(first);
});

it("names on every map that is looked at the cuts that the editor's map begins with", async () => {
  const { record } = (await loadCommonPlasmids()).find(({ record: { name } }) => name === "pUC19")!;
  const shown = mapTracks(record);
  const named = ({ cutSites }: { readonly cutSites: readonly CutMark[] }) =>
    cutSites.map(({ names, start }) => [names, start]);
  expect(named(shown)).toEqual(named(foundTracks(analyse(record, defaults), record.sequence.length)));
  expect(shown.cutSites.flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining(["EcoRI", "XbaI", "SalI", "PstI", "SphI", "HindIII"]),
  );
  expect(mapTracks({ ...record, kind: "protein" }).cutSites).toEqual([]);
});
