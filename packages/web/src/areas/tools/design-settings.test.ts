import { defaultDesign, fromPrimer3Settings } from "@benchleaf/bio";
import { parts } from "@benchleaf/phrases/parts";
import { describe, expect, it } from "vitest";
import { designGroups, parseEntries, readTags, tagsOf, writeTags } from "./design-settings.ts";

const settings = Object.values(designGroups).flat();

describe("the settings of a design", () => {
  it("are the product's where nothing was entered, and primer3 knows each", () => {
    const { options, unknownTags } = fromPrimer3Settings(tagsOf({}));
    expect(unknownTags).toEqual([]);
    expect(options.primer).toEqual(defaultDesign.primer);
    expect(options.pair).toEqual(defaultDesign.pair);
    for (const { initial, kind } of settings)
      if (kind === "figure") expect(Number.isFinite(Number(initial))).toBe(true);
  });

  it("count places from one", () => {
    const { options } = fromPrimer3Settings(tagsOf({ SEQUENCE_TARGET: "201,40" }));
    expect(options.targets).toEqual([{ start: 200, length: 40 }]);
  });

  it("look at wrong places by Tm where a limit was entered", () => {
    const { options } = fromPrimer3Settings(tagsOf({ PRIMER_MAX_TEMPLATE_MISPRIMING_TH: "45" }));
    expect(options.primer?.maxTemplateMisprimingTm).toBe(45);
  });

  it("hold ends, regions of pairs, limits of the product and what is bound, where they were entered", () => {
    const { options, unknownTags } = fromPrimer3Settings(
      tagsOf({
        SEQUENCE_FORCE_LEFT_START: "12",
        SEQUENCE_FORCE_RIGHT_END: "300",
        SEQUENCE_PRIMER_PAIR_OK_REGION_LIST: "1,50,200,60",
        SEQUENCE_INTERNAL_EXCLUDED_REGION: "101,5",
        PRIMER_PRODUCT_MAX_TM: "88",
        PRIMER_OPT_BOUND: "95",
        PRIMER_SEQUENCING_LEAD: "40",
      }),
    );
    expect(unknownTags).toEqual([]);
    expect(options).toMatchObject({
      leftFivePrimeAt: 11,
      rightThreePrimeAt: 299,
      pairRegions: [{ left: { start: 0, length: 50 }, right: { start: 199, length: 60 } }],
      internalExcluded: [{ start: 100, length: 5 }],
      pair: { maxProductTm: 88 },
      primer: { optBoundPercent: 95 },
    });
    expect(fromPrimer3Settings(tagsOf({})).options.leftFivePrimeAt).toBe(null);
  });

  it("come back from the file that they were written to, and others are counted", () => {
    const entries = { PRIMER_MIN_TM: "57.5", SEQUENCE_TARGET: "10,20", PRIMER_PICK_INTERNAL_OLIGO: "1" };
    const file = writeTags({ ...tagsOf(entries), P3_FILE_FLAG: "0" }, "ACGT");
    const { entries: read, unknown } = readTags(file);
    expect(read).toMatchObject(entries);
    // SEQUENCE_ID, PRIMER_FIRST_BASE_INDEX and the flag.
    expect(unknown).toBe(3);
  });

  it("are kept without what belongs to one sequence, and read from anything", () => {
    expect(parseEntries('{"PRIMER_MIN_TM":"58","SEQUENCE_TARGET":"1,2","X":"1","PRIMER_MAX_TM":3}')).toEqual({
      PRIMER_MIN_TM: "58",
    });
    for (const odd of ["", "null", "[]", "3"]) expect(parseEntries(odd)).toEqual({});
  });

  it.each(["zh-CN", "zh-TW", "en-US"] as const)("are explained in %s", async (locale) => {
    const { words } = await parts[locale].tools();
    const names = words.primer3 as Readonly<Record<string, string>>;
    for (const { tag, kind } of settings) {
      expect(names, tag).toHaveProperty(tag);
      expect(names, tag).toHaveProperty(`${tag}_help`);
      if (typeof kind !== "string") for (const one of kind) expect(names).toHaveProperty(`${tag}_${one}`);
    }
  });
});
