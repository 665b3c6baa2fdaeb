import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { expect, it } from "vitest";
import { splitSegments } from "./split-segments.ts";

it.each([
  ["See Fig. 2. The gel was run.", ["See Fig. 2. ", "The gel was run."]],
  ["Smith et al. (2019) used E. coli. It grew.", ["Smith et al. (2019) used E. coli. ", "It grew."]],
  ["Use a detergent, i.e. SDS. Add 0.5 mL.", ["Use a detergent, i.e. SDS. ", "Add 0.5 mL."]],
  ["Cool to ca. 4 °C (cf. Table 1). pH was 7.4.", ["Cool to ca. 4 °C (cf. Table 1). ", "pH was 7.4."]],
  ["1. Wash the cells. 2. Spin.", ["1. Wash the cells. ", "2. Spin."]],
  ["We added vitamin C. The cells grew.", ["We added vitamin C. ", "The cells grew."]],
  [
    "Incubate for 5 min. Then wash!  Is it clear? Yes.",
    ["Incubate for 5 min. ", "Then wash!  ", "Is it clear? ", "Yes."],
  ],
  ["Cat. No. 5 from Dr. A. B. Lee, approx. 3 mL.", ["Cat. No. 5 from Dr. A. B. Lee, approx. 3 mL."]],
  ['He said "stop." Then we left.', ['He said "stop." ', "Then we left."]],
  ["⟦f1⟧Wash.⟦/f1⟧ ⟦x1⟧Then dry.", ["⟦f1⟧Wash.⟦/f1⟧ ", "⟦x1⟧Then dry."]],
  [
    "The supernatant was re-\nmoved and the\npellet washed.\n\nNew paragraph",
    ["The supernatant was re-\nmoved and the\npellet washed.\n\n", "New paragraph"],
  ],
  ["S. aureus and M. tuberculosis were grown.", ["S. aureus and M. tuberculosis were grown."]],
])("splits %s", (text, expected) => {
  expect(splitSegments(text, "en")).toEqual(expected);
});

it.each([
  ["加入缓冲液。离心5 min；弃上清！完成？是", ["加入缓冲液。", "离心5 min；", "弃上清！", "完成？", "是"]],
  ["他说：“加热。”然后离开。", ["他说：“加热。”", "然后离开。"]],
  ["结果一致（图1；表2）。见下文", ["结果一致（图1；表2）。", "见下文"]],
  ["离心 12,000 × g.弃上清", ["离心 12,000 × g.弃上清"]],
  ["离心后弃上清.加入 0.5 mL PBS. 混匀", ["离心后弃上清.", "加入 0.5 mL PBS. ", "混匀"]],
  ["1.加样\n2.混匀", ["1.加样\n", "2.混匀"]],
  ["用大肠杆菌（E. coli）表达。纯化", ["用大肠杆菌（E. coli）表达。", "纯化"]],
])("splits Chinese: %s", (text, expected) => {
  expect(splitSegments(text, "zh-CN")).toEqual(expected);
});

it("gives pieces that are the text when joined", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.constantFrom(". ", "。", "；", "\n", "\r\n", " ", "E. ", "⟦f1⟧", "(", "）", "etc. ", "! "),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.constantFrom("en", "zh-CN", "de"),
      (pieces, language) => {
        const text = pieces.join("");
        const segments = splitSegments(text, language);
        expect(segments.join("")).toBe(text);
        expect(segments.includes("")).toBe(false);
      },
    ),
  );
});

it("takes a moment for any long text", () => {
  for (const text of ["a. ", "。", "(；", "\n ", ". ", "⟦f1⟧", "A.\u200b ", "   "].map((one) =>
    one.repeat(20_000),
  )) {
    const start = cpuTime();
    splitSegments(text, "en");
    expect(cpuTime() - start, text.slice(0, 6)).toBeLessThan(1_000);
  }
});
