import { colorOfFeature, loadCommonPlasmids } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { moleculePicture } from "./molecule-picture.ts";

const puc19 = async () =>
  (await loadCommonPlasmids()).find(({ record: { name } }) => name === "pUC19")!.record;

it("prints features in the colours of the screen, and the cuts that its map names", async () => {
  const record = await puc19();
  const own = {
    ...record,
    features: [{ ...record.features[0]!, color: "rgb(1, 2, 3)" }, ...record.features.slice(1)],
  };
  for (const topology of ["circular", "linear"] as const) {
    const picture = moleculePicture({ ...own, topology }, "2,686 bp");
    expect(picture).toContain('fill="#010203"');
    for (const feature of own.features.filter(({ type }) => type !== "source"))
      expect(picture).toContain(`fill="${colorOfFeature(feature)}"`);
    for (const name of ["EcoRI", "XbaI", "SalI", "PstI", "SphI", "HindIII"])
      expect(picture).toMatch(new RegExp(`font-weight="700">[^<]*${name}`));
    expect(picture).not.toContain("BsrBI");
    const names = picture.match(/<text[^>]*font-weight="(700|400)"/g) ?? [];
    expect(names.length).toBeLessThanOrEqual(57);
  }
});

it("names no cuts of proteins, nor of what has as many features as there is room for", async () => {
  const record = await puc19();
  expect(moleculePicture({ ...record, kind: "protein" }, "2,686 aa")).not.toContain("EcoRI");
});
