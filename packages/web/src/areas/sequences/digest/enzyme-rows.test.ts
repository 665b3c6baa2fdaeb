import { type Enzyme, enzymes, findEnzyme } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { mapEnzymes } from "../../../shared/sequences/enzyme-settings.ts";
import { ownEnzyme } from "../../../shared/sequences/own-enzyme.ts";
import { defaultAnalysisSettings } from "../analysis/analysis-settings.ts";
import { doDigestJob, findCutters, type LaneResult } from "./digest-jobs.ts";
import { countHiddenCuts, defaultEnzymeFilter, enzymeRows, filterRows, showCuts } from "./enzyme-rows.ts";
import { endText, fragmentRows, fragmentsCsv, nextOfLength } from "./fragment-rows.ts";
import { groupCutters } from "./group-cutters.ts";

// EcoRI once, BamHI twice, PstI three times, HindIII never; the circle is 60 residues.
const circle = {
  sequence: "AAGAATTCAAGGATCCTTGGATCCTTCTGCAGAACTGCAGTTCTGCAGATATATATATAT",
  topology: "circular" as const,
};
const settings = defaultAnalysisSettings.enzymes;
const rows = (change = settings) =>
  enzymeRows(enzymes(), findCutters({ molecule: circle, methylation: [], own: [] }), change);
const named = (filter: Partial<typeof defaultEnzymeFilter>) =>
  filterRows(rows(), { ...defaultEnzymeFilter, ...filter }).map(({ name }) => name);

describe("the enzyme list", () => {
  it("shows what cuts once or twice and can be bought, unless asked for more", () => {
    // Every group of enzymes, those that are sold, as the specification stores it; the maps alone begin with fewer.
    expect(defaultEnzymeFilter).toMatchObject({ cutters: "singleDouble", supplier: "sold", set: null });
    expect(mapEnzymes).toMatchObject({ group: "usual", cutters: "onceOrTwice" });
    expect(settings).toBe(mapEnzymes);
    const usual = named({});
    expect(usual).toEqual(expect.arrayContaining(["EcoRI", "BamHI"]));
    expect(usual.indexOf("EcoRI")).toBeLessThan(usual.indexOf("BamHI"));
    expect(usual).not.toContain("PstI");
    expect(named({ cutters: "more" })).toContain("PstI");
    expect(named({ cutters: "zero" })).toContain("HindIII");
    expect(named({ cutters: "all", words: "ggatcc" })).toContain("BamHI");
    expect(named({ cutters: "any", overhang: "3'", siteLength: 6 })).toContain("PstI");
    expect(named({ cutters: "any", set: ["PstI", "EcoRI"] })).toEqual(["EcoRI", "PstI"]);
    for (const name of named({ supplier: "N" })) expect(findEnzyme(name)?.suppliers).toContain("N");
  });
  it("shows where each cuts, counted from one, and how many cuts the views leave out", () => {
    const ecoRI = rows().find(({ name }) => name === "EcoRI");
    expect(ecoRI).toMatchObject({ count: 1, positions: [3], isShown: true });
    const hidden = showCuts(settings, "EcoRI", false);
    expect(rows(hidden).find(({ name }) => name === "EcoRI")?.isShown).toBe(false);
    expect(countHiddenCuts(rows(hidden)) - countHiddenCuts(rows())).toBe(1);
    expect(rows(showCuts(settings, "PstI", true)).find(({ name }) => name === "PstI")?.isShown).toBe(true);
    expect(showCuts(showCuts(settings, "PstI", true), "PstI", false).added).toEqual([]);
  });
  it("offers to a digest what cuts once first", () => {
    const [once, twice] = groupCutters(
      enzymes(),
      findCutters({ molecule: circle, methylation: [], own: [] }),
    );
    expect(once?.group).toBe("once");
    expect(once?.list.map(({ enzyme }) => enzyme.name)).toContain("EcoRI");
    expect(twice?.list.map(({ enzyme }) => enzyme.name)).toContain("BamHI");
  });
});

describe("a lane", () => {
  const lane = (
    change: object = {},
    methylation: readonly ("dam" | "dcm" | "cpg")[] = [],
    own: readonly Enzyme[] = [],
  ): LaneResult =>
    (
      doDigestJob({
        type: "digest",
        molecule: circle,
        methylation,
        own,
        lanes: [{ key: "0", enzymes: ["BamHI", "EcoRI"], isPartial: false, ...change }],
      }) as readonly LaneResult[]
    )[0]!;

  it("adds up to the molecule, with the ends that each cut leaves", () => {
    const { fragments } = lane();
    expect(fragments.reduce((sum, { length }) => sum + length, 0)).toBe(60);
    expect(fragments.map(({ left, right }) => [endText(left), endText(right)])).toEqual([
      ["EcoRI 5′ AATT", "BamHI 5′ GATC"],
      ["BamHI 5′ GATC", "BamHI 5′ GATC"],
      ["BamHI 5′ GATC", "EcoRI 5′ AATT"],
    ]);
  });
  it("reports a partial digest, enzymes without a site and sites blocked by methylation", () => {
    expect(lane({ isPartial: true }).fragments.some(({ missedCuts }) => missedCuts === 1)).toBe(true);
    expect(lane({ enzymes: ["HindIII"] })).toMatchObject({ idle: ["HindIII"], error: null });
    const dam = doDigestJob({
      type: "digest",
      molecule: { sequence: "AATGATCAAATTTTTTTTTTTTTTTT", topology: "linear" },
      methylation: ["dam"],
      own: [],
      lanes: [{ key: "0", enzymes: ["BclI"], isPartial: false }],
    }) as readonly LaneResult[];
    expect(dam[0]).toMatchObject({ blocked: [{ enzyme: "BclI", start: 2, length: 6 }], idle: ["BclI"] });
    expect(lane({ enzymes: [] }).fragments).toHaveLength(1);
  });
  it("cuts with own enzymes as with those of the catalogue, and lists and offers them", () => {
    // Cuts CTGCAG, three times on the circle, as PstI does; no one sells it.
    const mine = ownEnzyme({ id: "9", name: "LabI", site: "ctgcag", cuts: [{ top: 5, bottom: 1 }] });
    const lengths = ({ fragments }: LaneResult) => fragments.map(({ length }) => length);
    const cut = lane({ enzymes: ["LabI", "EcoRI"] }, [], [mine]);
    expect(lengths(cut)).toEqual(lengths(lane({ enzymes: ["PstI", "EcoRI"] })));
    expect(cut.fragments.map(({ left }) => left?.enzyme)).toContain("LabI");
    // Its entry was deleted since: the rest is cut still.
    expect(lane({ enzymes: ["LabI", "EcoRI"] })).toMatchObject({ idle: ["LabI"], error: null });
    const all = [mine, ...enzymes()];
    const cutters = findCutters({ molecule: circle, methylation: [], own: [mine] });
    expect(cutters.find(({ name }) => name === "LabI")?.count).toBe(3);
    const listed = filterRows(enzymeRows(all, cutters, settings), {
      ...defaultEnzymeFilter,
      cutters: "more",
    });
    expect(listed.map(({ name }) => name)).toContain("LabI");
    const often = groupCutters(all, cutters).find(({ group }) => group === "often");
    expect(often?.list.map(({ enzyme }) => enzyme.name)).toContain("LabI");
  });
  it("goes through the fragments of a band, and to a spreadsheet", () => {
    const { fragments } = lane();
    const table = fragmentRows(fragments, 60);
    const [longest] = table;
    expect(longest).toMatchObject({ first: 20, last: 3, fragment: { length: 44 } });
    expect(nextOfLength(table, 44, { start: 0, length: 0 })?.start).toBe(19);
    expect(nextOfLength(table, 5, { start: 0, length: 0 })).toBeNull();
    const words = { headings: ["lane"], native: "own", blunt: "blunt" };
    const csv = fragmentsCsv([{ lane: "1", enzymes: ["BamHI", "EcoRI"], rows: table }], words);
    expect(csv).toContain("1,BamHI + EcoRI,20,3,44,BamHI 5′ GATC,EcoRI 5′ AATT,0");
  });
});
