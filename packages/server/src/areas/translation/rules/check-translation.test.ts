import { describe, expect, it } from "vitest";
import { type CheckedTerm, checkTranslation } from "./check-translation.ts";
import { wordNumbersIn } from "./number-words.ts";
import { numbersIn } from "./numbers-in.ts";

const check = (source: string, target: string, terms: CheckedTerm[] = [], parts: string[] = []) =>
  checkTranslation({ source, target, terms, parts }).map(({ code, part }) => `${code} ${part}`.trim());

describe("placeholders", () => {
  it("are there once", () => {
    expect(check("Add ⟦1⟧ of ⟦2⟧.", "加入 ⟦2⟧ ⟦1⟧。", [], ["5 µL", "pUC19"])).toEqual([]);
    expect(check("Add ⟦1⟧ of ⟦2⟧.", "加入 ⟦1⟧。", [], ["5 µL", "pUC19"])).toEqual([
      "placeholder.missing pUC19",
    ]);
    expect(check("Add ⟦1⟧ now.", "现在加入 ⟦1⟧⟦1⟧。", [], ["5 µL"])).toEqual(["placeholder.repeated 5 µL"]);
    expect(check("Add it now.", "现在加入 ⟦3⟧。")).toEqual(["placeholder.repeated ⟦3⟧"]);
  });
  it("may be replaced by what they stand for in both texts", () => {
    expect(check("Add pUC19.", "加入 pUC19。", [], ["pUC19"])).toEqual([]);
    expect(check("Add pUC19.", "加入 pUC18。", [], ["pUC19"])).toEqual([
      "placeholder.missing pUC19",
      "number.changed 19",
      "number.changed 18",
    ]);
  });
});

describe("codes", () => {
  it("are there once, and in their order", () => {
    expect(check("⟦f1⟧Wash⟦/f1⟧ it⟦x1⟧", "⟦x1⟧把它⟦f1⟧洗净⟦/f1⟧")).toEqual([]);
    expect(check("⟦f1⟧Wash⟦/f1⟧ it⟦x1⟧", "把它⟦f1⟧洗净")).toEqual(["code.missing ⟦f1⟧", "code.missing ⟦x1⟧"]);
    expect(check("⟦f1⟧Wash⟦/f1⟧", "⟦/f1⟧洗⟦f1⟧")).toEqual(["code.missing ⟦f1⟧"]);
    expect(check("Wash", "⟦x4⟧洗")).toEqual(["code.missing ⟦x4⟧"]);
  });
});

describe("terms", () => {
  const terms: CheckedTerm[] = [
    { source: "buffer", targets: ["缓冲液"] },
    { source: "lysis buffer", targets: ["裂解液", "裂解缓冲液"] },
    { source: "Western blot", targets: [], doNotTranslate: true },
  ];
  it("have one of their translations; the longest term counts", () => {
    expect(check("Add lysis buffer", "加入裂解液", terms)).toEqual([]);
    expect(check("Add lysis buffer", "加入缓冲液", terms)).toEqual(["term.missing lysis buffer"]);
    expect(check("Buffers and buffer", "缓冲液", terms)).toEqual([]);
    expect(check("加入缓冲液", "Add the Buffers", [{ source: "缓冲液", targets: ["buffer"] }])).toEqual([]);
  });
  it("that are not translated stay", () => {
    expect(check("a Western blot", "做 Western blot", terms)).toEqual([]);
    expect(check("a Western blot", "蛋白质印迹", terms)).toEqual(["term.missing Western blot"]);
    expect(check("a ⟦1⟧ of it", "它的⟦1⟧", terms, ["Western blot"])).toEqual([]);
  });
});

describe("numbers", () => {
  it.each([
    ["Spin 5 min at 12,000 × g", "12000 × g 离心 5 分钟"],
    ["repeat three times", "重复 3 次"],
    ["重复两次", "repeat twice"],
    ["二十五个样品", "25 samples"],
    ["5 March 2024", "2024年3月5日"],
    ["10⁶ cells", "10^6 个细胞"],
    ["15,000 cells", "1.5 万个细胞"],
    ["0,5 mL Puffer", "0.5 mL 缓冲液"],
    ["wells 1,2,3 and 4", "第 1、2、3、4 孔"],
    ["wells 1,2", "第 1、2 孔"],
    ["half of it", "其中一半"],
    ["１２ 小时", "12 hours"],
  ])("%s are those of %s", (source, target) => {
    expect(check(source, target)).toEqual([]);
    expect(check(target, source)).toEqual([]);
  });
  it.each([
    ["Spin 5 min", "离心 50 分钟", ["number.changed 5", "number.changed 50"]],
    ["add 2.5 mL twice", "加入 25 mL 两次", ["number.changed 2.5", "number.changed 25"]],
    ["5 and 5", "5", ["number.changed 5"]],
    ["1,000 cells", "1 个细胞", ["number.changed 1000", "number.changed 1"]],
    ["keep at 4 °C", "低温保存", ["number.changed 4"]],
  ])("%s are not those of %s", (source, target, expected) => {
    expect(check(source, target)).toEqual(expected);
  });
  it("are read as written", () => {
    expect(numbersIn("1,000 × 10⁶ in 2.50 mL, 12 000 g ⟦1⟧", "decimal")).toEqual([
      "1000",
      "10",
      "6",
      "2.50",
      "12000",
    ]);
    expect(wordNumbersIn("三百二十 and twelve, 2 million")).toEqual(["12", "1000000", "2000000", "320"]);
  });
});

describe("the length", () => {
  it("regards how dense a script is", () => {
    const english = "Centrifuge the tubes, discard the supernatant and resuspend the pellet in fresh medium.";
    const chinese = "离心后弃上清，用新鲜培养基重悬沉淀。";
    expect(check(english, chinese)).toEqual([]);
    expect(check(chinese, english)).toEqual([]);
    expect(check(english, "离心。")).toEqual(["length.unusual"]);
    expect(check(chinese, english.repeat(3))).toEqual(["length.unusual"]);
    expect(check("Wash.", "")).toEqual(["length.unusual"]);
    expect(check("酶", "polymerase")).toEqual([]);
  });
});
