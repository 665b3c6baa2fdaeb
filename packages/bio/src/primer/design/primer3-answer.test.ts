import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { testDataFolder } from "../../test-support/test-data.ts";
import { primer3AnswerTags } from "./primer3-answer.ts";
import { designByPrimer3Settings } from "./primer3-tasks.ts";

const template = "ATCATTGACCCAGGCGTGTTAGCATTGGCAACTGGTCCAATCGTTAGCCTGAACGGTTACCGATGCATCAGGCTTACGATCC";

const answered = (tags: Record<string, string | number>): Record<string, string> => {
  const asked = { SEQUENCE_TEMPLATE: template, ...tags };
  return primer3AnswerTags(designByPrimer3Settings(asked), asked);
};

describe.skipIf(!testDataFolder())("against what primer3_core wrote", () => {
  const file = join(testDataFolder() ?? "", "science/oracle/primer3_raw_output.txt.gz");
  const recordsOf = (): Record<string, string>[] =>
    gunzipSync(readFileSync(file))
      .toString()
      .split(/^=$/m)
      .map((record) =>
        Object.fromEntries(
          record
            .split("\n")
            .filter((line) => /^[A-Z0-9_]+=/.test(line))
            .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
        ),
      )
      .filter(({ SEQUENCE_TEMPLATE: letters = "" }) => letters !== "" && letters.length <= 1500);
  const isAnswer = (tag: string): boolean =>
    /^PRIMER_(LEFT|RIGHT|INTERNAL|PAIR)_(\d+|NUM_RETURNED)/.test(tag);

  /** primer3 2.6.1 has mismatches T·A/A·A and A·T/C·C otherwise than Peyret 1999; see docs/science.md. */
  const changedByMismatchTables = ["oT07 PRIMER_PAIR_0_COMPL_ANY_TH", "oT17 PRIMER_PAIR_2_COMPL_END_TH"];

  it("has its tags and its values, to the digit before the last", () => {
    const records = recordsOf();
    expect(records.length).toBeGreaterThan(10);
    for (const record of records) {
      const asked = Object.fromEntries(Object.entries(record).filter(([tag]) => !isAnswer(tag)));
      const answerTags = primer3AnswerTags(designByPrimer3Settings(asked), asked);
      const wanted = Object.entries(record).filter(([tag]) => isAnswer(tag));
      expect(Object.keys(answerTags).filter(isAnswer).toSorted()).toEqual(
        wanted.map(([tag]) => tag).toSorted(),
      );
      for (const [tag, value] of wanted) {
        const label = `${record.SEQUENCE_ID} ${tag}`;
        if (!value.includes(".")) expect([label, answerTags[tag]]).toEqual([label, value]);
        else
          expect(
            Math.abs(Number(answerTags[tag]) - Number(value)) < 0.15 ||
              changedByMismatchTables.includes(label),
            label,
          ).toBe(true);
        expect([label, answerTags[tag]?.split(".")[1]?.length]).toEqual([label, value.split(".")[1]?.length]);
      }
    }
  });
});

describe("primer3AnswerTags", () => {
  it("counts from the base that the record counts from, right primers from their 5' end", () => {
    const tags = { PRIMER_PRODUCT_SIZE_RANGE: "50-82", PRIMER_NUM_RETURN: 1 };
    const [zero, one] = [answered(tags), answered({ ...tags, PRIMER_FIRST_BASE_INDEX: 1 })];
    const left = zero.PRIMER_LEFT_0_SEQUENCE!;
    expect(zero.PRIMER_LEFT_0).toBe(`${template.indexOf(left)},${left.length}`);
    expect(one.PRIMER_LEFT_0).toBe(`${template.indexOf(left) + 1},${left.length}`);
    const [right = 0, length = 0] = zero.PRIMER_RIGHT_0!.split(",").map(Number);
    expect(right - length + 1 - template.indexOf(left)).toBe(
      Number(zero.PRIMER_PAIR_0_PRODUCT_SIZE) - length,
    );
    expect(zero).not.toHaveProperty("PRIMER_PAIR_EXPLAIN");
    expect(zero.PRIMER_PAIR_0_PRODUCT_TM).toMatch(/^\d+\.\d$/);
  });

  it("reports lists, probes, problems of given primers, and tags without effect", () => {
    const list = answered({ PRIMER_TASK: "pick_right_only", PRIMER_NUM_RETURN: 2, PRIMER_EXPLAIN_FLAG: 1 });
    expect(list).toMatchObject({ PRIMER_LEFT_NUM_RETURNED: "0", PRIMER_RIGHT_NUM_RETURNED: "2" });
    expect(Object.keys(list)).toEqual(
      expect.arrayContaining(["PRIMER_RIGHT_EXPLAIN", "PRIMER_RIGHT_1_SEQUENCE"]),
    );
    const checked = answered({
      PRIMER_TASK: "check_primers",
      PRIMER_PICK_ANYWAY: 1,
      SEQUENCE_INTERNAL_OLIGO: template.slice(20, 38),
      PRIMER_INTERNAL_MIN_TM: 70,
      PRIMER_INTERNAL_OPT_TM: 72,
      PRIMER_INTERNAL_MAX_TM: 75,
      PRIMER_NO_SUCH_TAG: 1,
    });
    expect(checked).toMatchObject({
      PRIMER_WARNING: "No effect: PRIMER_NO_SUCH_TAG",
      PRIMER_INTERNAL_NUM_RETURNED: "1",
      PRIMER_INTERNAL_0: "20,18",
      PRIMER_INTERNAL_0_PROBLEMS: "low tm",
    });
    expect(checked).not.toHaveProperty("PRIMER_INTERNAL_0_END_STABILITY");
  });

  it("reports an error as primer3 does", () => {
    expect(answered({ SEQUENCE_TARGET: "900,10" })).toEqual({
      PRIMER_ERROR: "The region of 10 bases from 901 does not lie on the template.",
    });
  });
});

describe("a value that cannot be read", () => {
  const tagOf = (tags: Record<string, string | number>): string | undefined => {
    const answer = designByPrimer3Settings({ SEQUENCE_TEMPLATE: template, ...tags });
    return answer.ok || !("tag" in answer.error) ? undefined : answer.error.tag;
  };

  it.each([
    ["PRIMER_MIN_TM", "warm"],
    ["PRIMER_MIN_TM", ""],
    ["PRIMER_WT_TM_LT", Number.NaN],
    ["PRIMER_INTERNAL_WT_SIZE_LT", "1e99"],
    ["PRIMER_NUM_RETURN", "five"],
    ["PRIMER_TM_FORMULA", "new"],
    ["SEQUENCE_FORCE_LEFT_START", "first"],
    ["SEQUENCE_TARGET", "20, 5"],
    ["SEQUENCE_EXCLUDED_REGION", "20-30"],
    ["SEQUENCE_INCLUDED_REGION", "1,40 41,40"],
    ["SEQUENCE_OVERLAP_JUNCTION_LIST", "20,30"],
    ["SEQUENCE_QUALITY", "20 x 30"],
    ["SEQUENCE_PRIMER_PAIR_OK_REGION_LIST", "1,20,40"],
    ["PRIMER_PRODUCT_SIZE_RANGE", "100"],
  ])("%s=%s is refused by its name", (tag, value) => {
    expect(tagOf({ [tag]: value })).toBe(tag);
  });

  it("is none where a list is empty, a region is left open or a tag is not known", () => {
    const fine = {
      SEQUENCE_TARGET: "",
      SEQUENCE_EXCLUDED_REGION: " 1,2  5,6 ",
      SEQUENCE_PRIMER_PAIR_OK_REGION_LIST: "1,20,40,30 ; ,,40,30 ; 1 , 20 ,, ;",
      PRIMER_NO_SUCH_TAG: "anything",
      PRIMER_PAIR_WT_PR_PENALTY: " 1.5 ",
      PRIMER_PRODUCT_SIZE_RANGE: "40-82",
    };
    expect(tagOf(fine)).toBeUndefined();
  });

  it("is a concentration that leaves no Tm", () => {
    for (const tag of ["PRIMER_DNA_CONC", "PRIMER_SALT_MONOVALENT"])
      expect(designByPrimer3Settings({ SEQUENCE_TEMPLATE: template, [tag]: 0 })).toMatchObject({
        error: { code: "illegal-concentration" },
      });
  });
});
