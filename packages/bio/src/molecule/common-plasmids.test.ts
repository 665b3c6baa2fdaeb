import { describe, expect, it } from "vitest";
import { isLegal } from "../alphabet.ts";
import { loadCommonPlasmids } from "./common-plasmids.ts";

describe("common plasmids", () => {
  it("are whole circles with features on them, each named once and with its source", async () => {
    const plasmids = await loadCommonPlasmids();
    expect(plasmids.length).toBeGreaterThan(50);
    expect(new Set(plasmids.map(({ record }) => record.name.toLowerCase())).size).toBe(plasmids.length);
    for (const { record, source } of plasmids) {
      const { name, sequence, features } = record;
      expect(isLegal(sequence, "dna"), name).toBe(true);
      expect(source, name).not.toBe("");
      expect(features.length, name).toBeGreaterThan(0);
      for (const { start, end } of features.flatMap(({ locations }) => locations)) {
        // A place between two letters has none of its own.
        expect(start, name).toBeLessThanOrEqual(end);
        expect(end, name).toBeLessThanOrEqual(sequence.length);
      }
    }
  });
  it("hold pUC19 as its record has it", async () => {
    const puc = (await loadCommonPlasmids()).find(({ record }) => record.name === "pUC19");
    expect(puc?.source).toContain("M77789.2");
    expect(puc?.record).toMatchObject({ topology: "circular" });
    expect(puc?.record.sequence).toHaveLength(2686);
    const ori = puc?.record.features.at(-1);
    expect(ori).toMatchObject({ name: "pBR322", locations: [{ start: 684, end: 2686, strand: -1 }] });
  });
});
