import { enzymes, loadCommonFeatures, meltingTemperature } from "@benchleaf/bio";
import { MIN_LIBRARY_PRIMER_BASES } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { loadPresets } from "./library-presets.ts";

const byId = new Map(enzymes().map((enzyme) => [enzyme.id, enzyme]));
const setsBy = async (name: string) => {
  const found = (await loadPresets("enzyme")).find((set) => set.name.startsWith(name));
  return found!.enzymeIds.map((id) => byId.get(id)!);
};

describe("shipped sets of enzymes", () => {
  it("contain every commercial enzyme, and those that cut at eight bases or more as rare cutters", async () => {
    const rare = await setsBy("Rare cutters");
    const letters = (site: string) => site.replace(/n/gi, "").length;
    expect(rare.map(({ name }) => name)).toEqual(expect.arrayContaining(["NotI", "PacI", "SfiI", "AscI"]));
    expect(rare.map(({ name }) => name)).not.toContain("EcoRI");
    expect(new Set(rare)).toEqual(
      new Set(enzymes().filter(({ site, suppliers }) => letters(site) >= 8 && suppliers !== "")),
    );
    expect(rare.some(({ site }) => letters(site) === 8)).toBe(true);
  });

  it("contain a supplier's enzymes, in the order of the catalogue", async () => {
    for (const [name, code] of [
      ["New England", "N"],
      ["Thermo", "B"],
      ["Promega", "R"],
      ["Takara", "K"],
      ["SibEnzyme", "I"],
    ] as const) {
      const sold = await setsBy(name);
      expect(sold.length).toBeGreaterThan(20);
      expect(sold.every(({ suppliers }) => suppliers.includes(code))).toBe(true);
      expect(sold.map(({ id }) => id)).toEqual(sold.map(({ id }) => id).sort((a, b) => a - b));
    }
  });
});

describe("shipped primers and features", () => {
  it("share the common features: a primer is one that binds and is long enough, all others are features", async () => {
    const [all, primers, features] = await Promise.all([
      loadCommonFeatures(),
      loadPresets("primer"),
      loadPresets("feature"),
    ]);
    const binds = all.filter(({ type, kind }) => type === "primer_bind" && kind !== "protein");
    expect(primers.map(({ bases }) => bases).sort()).toEqual(
      binds
        .map(({ sequence }) => sequence)
        .filter(({ length }) => length >= MIN_LIBRARY_PRIMER_BASES)
        .sort(),
    );
    expect(primers.length).toBeGreaterThan(10);
    expect(features.length).toBe(all.length - primers.length);
    expect(features.some(({ alphabet }) => alphabet === "protein")).toBe(true);
    for (const { bases, tm } of primers) expect(tm).toBe(meltingTemperature(bases));
  });

  it("have a permanent negative number, by their index in the table", async () => {
    const all = await loadCommonFeatures();
    for (const { id, name } of await loadPresets("feature")) {
      expect(Number(id)).toBeLessThan(0);
      expect(all[-Number(id) - 1]!.name).toBe(name);
    }
  });

  it("are in the order of names, and read-only", async () => {
    const features = await loadPresets("feature");
    const collator = new Intl.Collator("zh", { numeric: true });
    for (const [index, { name, abilities, ownerId }] of features.entries()) {
      expect([abilities, ownerId]).toEqual([{ update: false, remove: false, move: false }, null]);
      if (index > 0) expect(collator.compare(features[index - 1]!.name, name)).toBeLessThanOrEqual(0);
    }
  });
});
