import { describe, expect, it } from "vitest";
import type { Feature } from "../feature.ts";
import { loadCommonPlasmids } from "./common-plasmids.ts";
import { plasmidFacts } from "./plasmid-facts.ts";

const feature = (type: string, name: string): Feature => ({
  id: "f1",
  name,
  type,
  locations: [{ start: 0, end: 10, strand: 1 }],
  operator: "join",
  qualifiers: [],
});

describe("plasmidFacts", () => {
  it("says nothing that no annotation says", () => {
    expect(plasmidFacts([])).toEqual({ backbone: [], resistance: [] });
    // A promoter, the repressor TetR, and an origin without a name are none.
    const others = [
      feature("promoter", "AmpR promoter"),
      feature("CDS", "TetR"),
      feature("rep_origin", "ori"),
      feature("rep_origin", "F1 ori"),
    ];
    expect(plasmidFacts(others)).toEqual({ backbone: [], resistance: [] });
  });

  // As the papers and suppliers of these plasmids give them.
  it.each([
    ["pBR322", [], ["AmpR", "TcR"]],
    ["pUC18", [], ["AmpR"]],
    ["pET-28a(+)", ["pMB1", "ColE1"], ["KanR"]],
    ["pSEVA331", [], ["CmR"]],
    ["pSEVA421", [], ["SmR/SpR"]],
    ["pSEVA521", [], ["TcR"]],
    ["pDONR221", [], ["KanR", "CmR"]],
    ["pcDNA-DEST53", [], ["AmpR", "NeoR/KanR"]],
    ["pAG32", [], ["AmpR", "HygR"]],
    ["pSB1C5", ["pMB1"], ["CmR"]],
    ["pUC19", ["pBR322"], []],
    ["phiX174", [], []],
  ])("of %s: backbone %j, resistance %j", async (name, backbone, resistance) => {
    const plasmid = (await loadCommonPlasmids()).find(({ record }) => record.name === name);
    const facts = plasmidFacts(plasmid?.record.features ?? []);
    expect(facts.backbone).toEqual(backbone);
    expect(facts.resistance).toEqual(expect.arrayContaining([...resistance]));
  });

  it("knows the resistance of most shipped plasmids", async () => {
    const all = (await loadCommonPlasmids()).map(({ record }) => plasmidFacts(record.features));
    expect(all.filter(({ resistance }) => resistance.length > 0).length).toBeGreaterThanOrEqual(42);
  });
});
