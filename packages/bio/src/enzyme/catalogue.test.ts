import { describe, expect, it } from "vitest";
import { enzymes, findEnzyme } from "./catalogue.ts";

const FIRST = 305;
/** The last id and the longest and shortest site that the specification has seen. */
const LAST_SPECIFIED = 1184;
const SPECIFIED_SITE = { min: 4, max: 30 };
const MAX_SNIP_OFFSET = 33;

describe("ids of the catalogue", () => {
  const ids = enzymes().map(({ id }) => id);

  it("take every number from 305 to 1184 but 1005, which is kept free", () => {
    const inRange = new Set(ids.filter((id) => id <= LAST_SPECIFIED));
    const all = Array.from({ length: LAST_SPECIFIED - FIRST + 1 }, (_, index) => FIRST + index);
    expect(all.filter((id) => !inRange.has(id))).toEqual([1005]);
    expect(inRange.size).toBe(879);
  });
  it("go on without a gap for the enzymes that are more", () => {
    expect(ids.length).toBe(1118);
    expect(Math.min(...ids)).toBe(FIRST);
    expect(Math.max(...ids)).toBe(1423);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });
  it("name the homing enzymes from 1000", () => {
    const homing = enzymes().filter(({ kind }) => kind === "homing");
    expect(homing.map(({ id, name }) => [id, name])).toEqual([
      [1000, "I-SceI"],
      [1001, "I-CeuI"],
      [1002, "I-PpoI"],
      [1003, "PI-PspI"],
      [1004, "PI-SceI"],
    ]);
  });
  it("stay with enzymes that are stored in sets", () => {
    const kept = { AanI: 305, "Nt.CviPII": 1098, "I-SceI": 1000, Mch946II: 1006, Zsp2I: 1423 };
    for (const [name, id] of Object.entries(kept)) expect(findEnzyme(name)?.id, name).toBe(id);
  });
});

describe("sites of the catalogue", () => {
  it("have 4 to 30 bases, except for the eight that REBASE writes with fewer or more", () => {
    const others = enzymes().filter(
      ({ site }) => site.length < SPECIFIED_SITE.min || site.length > SPECIFIED_SITE.max,
    );
    expect(others.map(({ name, site }) => [name, site.length]).sort()).toEqual([
      ["AbaSI", 1],
      ["BmeDI", 1],
      ["EcoO157SI", 1],
      ["FspEI", 2],
      ["Nt.CviPII", 3],
      ["PI-SceI", 37],
      ["RlaI", 3],
      ["YkrI", 1],
    ]);
  });
  it("are IUPAC codes in lower case, and cut at most 33 bases from their first", () => {
    for (const { name, site } of enzymes()) expect(site, name).toMatch(/^[acgtnrywskmvbdh]+$/);
    const gaps = enzymes().flatMap(({ cuts }) => cuts.flatMap(({ top, bottom }) => [top ?? 0, bottom ?? 0]));
    expect(Math.max(...gaps)).toBe(MAX_SNIP_OFFSET);
  });
});
