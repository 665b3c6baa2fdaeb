import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchScore, memoryKey } from "./memory-match.ts";

/** As pg_trgm computes it: trigrams of words with two blanks before and one after. */
const similarity = (one: string, other: string): number => {
  const grams = (text: string) =>
    new Set(
      text
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
        .flatMap((word) => {
          const padded = `  ${word} `;
          return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
        }),
    );
  const [a, b] = [grams(one), grams(other)];
  const common = [...a].filter((gram) => b.has(gram)).length;
  return common / (a.size + b.size - common);
};

describe("the key of a memory", () => {
  it("is of letters and digits that pg_trgm knows in the locale C", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(memoryKey(text)).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });
  it("makes Chinese sentences that are alike alike, and others not", () => {
    const near = similarity(
      memoryKey("加入500 µL裂解缓冲液，冰上孵育30分钟"),
      memoryKey("加入 200 µL 裂解液，冰上孵育 10 分钟"),
    );
    const far = similarity(
      memoryKey("加入500 µL裂解缓冲液，冰上孵育30分钟"),
      memoryKey("小鼠饲养于无特定病原体级动物房"),
    );
    expect(near).toBeGreaterThan(0.5);
    expect(far).toBeLessThan(0.1);
  });
  it("is the same for other numbers, widths, case and formatting", () => {
    expect(memoryKey("Add ⟦f1⟧5⟦/f1⟧ mL！")).toBe(memoryKey("ＡＤＤ 1,200 ml."));
    expect(memoryKey("离心 10⁶")).toBe(memoryKey("离心 7"));
    expect(memoryKey("离心")).not.toBe(memoryKey("离子"));
  });
});

describe("the score", () => {
  it("is 100 only for the same text", () => {
    expect(matchScore("离心 5 min，弃上清", "离心\u00A05 min，弃上清")).toBe(100);
    expect(matchScore("Wash  twice.", "Wash twice.")).toBe(100);
  });
  it.each([
    ["弃上清", "保留上清"],
    [
      "离心后弃上清，沉淀用 PBS 重悬，混匀后分装于冻存管中",
      "离心后留上清，沉淀用 PBS 重悬，混匀后分装于冻存管中",
    ],
    ["不要加热", "要加热"],
    ["Do not heat the sample.", "Do heat the sample."],
    ["with serum", "without serum"],
    ["Add 5 mM NaCl", "Add 5 mm NaCl"],
    ["Add 5 mM NaCl", "Add 50 mM NaCl"],
    ["Store at −80 °C", "Store at 80 °C"],
    ["10⁶ cells", "106 cells"],
    ["p < 0.05", "p > 0.05"],
    ["wash.", "wash"],
    ["add 1/10 volume", "add 1 10 volume"],
    ["Add ⟦1⟧", "Add ⟦2⟧"],
  ])("of %s and %s is below", (one, other) => {
    expect(matchScore(one, other)).toBeLessThan(100);
    expect(matchScore(other, one)).toBe(matchScore(one, other));
  });
  it("is the share of tokens that stay", () => {
    expect(matchScore("add the buffer now", "add the medium now")).toBe(75);
    expect(matchScore("Add the buffer now", "add the buffer now")).toBe(93);
    expect(matchScore("加入 5 µL 缓冲液", "加入 50 µL 缓冲液")).toBe(85);
    expect(matchScore("离心", "重悬")).toBe(0);
    expect(matchScore("。", "！")).toBe(0);
  });
  it("of a long text that differs in one number is 99 at most, and takes a moment", () => {
    const long = "取上清 ".repeat(5_000);
    const start = cpuTime();
    expect(matchScore(`5 ${long}`, `6 ${long}`)).toBe(99);
    expect(cpuTime() - start).toBeLessThan(500);
  });
});
