import { enzymes, findCutSites } from "@benchleaf/bio";
import type { OwnEnzymeEntry } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { findCuts } from "./cut-columns.ts";
import { mapEnzymes } from "./enzyme-settings.ts";
import { isOwn, ownEnzyme, ownEnzymes } from "./own-enzyme.ts";

const entry = (change: Partial<OwnEnzymeEntry> = {}): OwnEnzymeEntry => ({
  id: "17",
  name: "LabI",
  scope: "private",
  site: "GATTACA",
  cuts: [{ top: 2, bottom: 5 }],
  ...change,
});
// GATTACA once as written, once reversed (TGTAATC).
const molecule = { sequence: "CCCCGATTACACCCCCCCCTGTAATCCCCC", topology: "linear" as const };

describe("an own enzyme", () => {
  it("is distinguished from the catalogue by its number", () => {
    expect(ownEnzyme(entry())).toMatchObject({ id: -17, site: "gattaca", kind: "restriction" });
    expect(ownEnzyme(entry({ cuts: [{ top: 3, bottom: null }] })).kind).toBe("nicking");
    expect(isOwn(ownEnzyme(entry()))).toBe(true);
    expect(enzymes().some(isOwn)).toBe(false);
  });

  it("has a name that no other enzyme has, one's own before the team's", () => {
    const named = ownEnzymes([
      entry({ id: "1", scope: "shared" }),
      entry({ id: "2" }),
      entry({ id: "3", name: "ecori" }),
    ]);
    expect(named.map(({ id, name }) => [id, name])).toEqual([
      [-2, "LabI"],
      [-3, "ecori (2)"],
      [-1, "LabI (2)"],
    ]);
  });

  it("cuts where the engine says, on either strand", () => {
    const found = findCutSites(molecule.sequence, { enzymes: [ownEnzyme(entry())] });
    if (!found.ok) throw new Error(found.error.message);
    expect([...found].map(({ topCut, bottomCut }) => [topCut, bottomCut])).toEqual([
      [6, 9],
      [21, 24],
    ]);
  });

  it("is on the maps like other enzymes, unless hidden or cutting too often", () => {
    const own = [ownEnzyme(entry())];
    const namesIn = (settings: typeof mapEnzymes) =>
      findCuts(molecule, settings).kinds.flatMap(({ names }) => names);
    expect(namesIn(mapEnzymes)).not.toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own })).toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own, group: "all" })).toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own, group: "3'" })).not.toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own, cutters: "once" })).not.toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own, hidden: ["LabI"] })).not.toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own, group: "chosen", chosen: ["EcoRI"] })).not.toContain("LabI");
    expect(namesIn({ ...mapEnzymes, own, group: "chosen", chosen: ["LabI"] })).toContain("LabI");
  });

  it("may have a site of one base and cut on both sides", () => {
    const both = ownEnzyme(
      entry({
        site: "G",
        cuts: [
          { top: -2, bottom: -2 },
          { top: 3, bottom: 3 },
        ],
      }),
    );
    const found = findCutSites("AAAAAGAAAAA", { enzymes: [both] });
    if (!found.ok) throw new Error(found.error.message);
    expect([...found].map(({ topCut }) => topCut).sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual([
      3, 8,
    ]);
  });
});
