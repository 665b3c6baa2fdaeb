import { describe, expect, it } from "vitest";
import { meansTheSame } from "./glossaries/fold-term.rules.ts";
import { sortTerms } from "./glossaries/import-terms.ts";
import { compareSentences } from "./memories/compare-sentences.rules.ts";
import { learnablePair } from "./memories/learn-units.ts";
import { peelCodes, sourceHash } from "./memories/source-hash.rules.ts";
import { askMessages } from "./texts/ask-messages.rules.ts";
import { checkWritten } from "./texts/check-segment.rules.ts";
import { joinPieces, layOutSegments, unitsOfText } from "./texts/lay-out-segments.rules.ts";
import { readAnswer } from "./texts/read-answer.rules.ts";
import { batchesOf } from "./texts/translate-batch.ts";

describe("a text in sentences", () => {
  const texts = ["One. Two.\n\n  Three.\n", "\n\nOnly.", "一句。二句。\r\n三句。", "no end"];

  it.each(texts)("is put together again as it was: %j", (text) => {
    const segments = layOutSegments(unitsOfText(text), "en");
    const whole = segments.map(({ before, source, after }) => before + source + after).join("");
    expect(whole).toBe(text);
    expect(segments.every(({ source }) => source === source.trim() && source !== "")).toBe(true);
  });

  it("is written with blanks between sentences, or without them in Chinese", () => {
    const pieces = (gap: string) => [
      { before: "", text: "A.", after: gap },
      { before: "", text: "B.", after: "\n" },
    ];
    expect(joinPieces(pieces(""), "en")).toBe("A. B.\n");
    expect(joinPieces(pieces(" "), "zh-CN")).toBe("A.B.\n");
    expect(joinPieces(pieces("\n"), "zh-CN")).toBe("A.\nB.\n");
  });

  it("is sent in batches of 20 sentences, long ones in smaller ones", () => {
    const short = Array.from({ length: 45 }, (_, no) => ({ no, source: "x" }));
    expect(batchesOf(short).map(({ length }) => length)).toEqual([20, 20, 5]);
    const long = Array.from({ length: 3 }, (_, no) => ({ no, source: "x".repeat(5_000) }));
    expect(batchesOf(long).map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});

describe("an answer of a model", () => {
  const answer = JSON.stringify({
    segments: [
      { no: 1, target: 'say "质粒"\n' },
      { no: 2, target: "引物" },
    ],
  });

  it("is read as far as it has come, never beyond", () => {
    for (let length = 0; length <= answer.length; length++) {
      const read = readAnswer(answer.slice(0, length));
      expect('say "质粒"\n'.startsWith(read.get(1)?.text ?? "")).toBe(true);
      expect("引物".startsWith(read.get(2)?.text ?? "")).toBe(true);
    }
    expect([...readAnswer(answer).values()].every(({ isWhole }) => isWhole)).toBe(true);
  });

  it("is read in other wrappings once it is whole, and a sentence that is answered twice counts once", () => {
    const wrapped = `Here:\n\`\`\`json\n[{"target":"a","no":1}]\n\`\`\``;
    expect(readAnswer(`{"x":${wrapped.slice(13, -4)}}`, true).get(1)).toEqual({ text: "a", isWhole: true });
    expect(readAnswer('{"no":1,"target":"a"},{"no":1,"target":"b"}', true).get(1)?.text).toBe("a");
    expect(readAnswer("I cannot do that.", true).size).toBe(0);
  });

  it("is asked for with texts as data", () => {
    const sent = askMessages({ source: "zh-CN", target: "en" }, [{ no: 1, text: "⟦1⟧" }], []);
    expect(sent[0]!.content).toContain("Simplified Chinese (zh-CN) into English (en)");
    expect(JSON.parse(sent[1]!.content)).toEqual({ glossary: [], segments: [{ no: 1, text: "⟦1⟧" }] });
  });
});

describe("a memory", () => {
  it("knows a sentence by its words, signs and numbers, not by its blanks", () => {
    expect(sourceHash("Add  5 µL. ")).toEqual(sourceHash("Add 5 µL."));
    expect(sourceHash("Add 6 µL.")).not.toEqual(sourceHash("Add 5 µL."));
    expect(sourceHash("10⁶ cells")).not.toEqual(sourceHash("106 cells"));
    expect(sourceHash("弃上清")).not.toEqual(sourceHash("保留上清"));
  });

  it("learns sentences without the codes of their document", () => {
    expect(peelCodes("⟦f1⟧Lysis⟦/f1⟧")).toEqual({ head: "⟦f1⟧", inner: "Lysis", tail: "⟦/f1⟧" });
    expect(peelCodes("A ⟦f1⟧b⟦/f1⟧ c")).toBeNull();
    expect(learnablePair("A ⟦f1⟧b⟦/f1⟧ c", "甲⟦f1⟧乙⟦/f1⟧丙")).toEqual({ source: "A b c", target: "甲乙丙" });
    expect(learnablePair("⟦x1⟧", "⟦x1⟧")).toBeNull();
  });

  it.each([
    ["Add 5 µL of water.", "Add 10 µL of buffer."],
    ["加入裂解液", "加入洗脱液"],
    ["", "new"],
  ])("shows the difference between %j and %j", (before, after) => {
    const parts = compareSentences(before, after);
    const side = (change: "added" | "removed") =>
      parts.filter((part) => part.change === "same" || part.change === change).map(({ text }) => text);
    expect(side("removed").join("").replace(/\s/g, "")).toBe(before.replace(/\s/g, ""));
    expect(side("added").join("")).toBe(after);
    expect(parts.some(({ change }) => change !== "same")).toBe(true);
  });
});

describe("a glossary", () => {
  it("is the same whatever the order of translations, and contradicts itself otherwise", () => {
    const term = (targets: string[], doNotTranslate = false) => ({ targets, doNotTranslate });
    expect(meansTheSame(term(["a", "b"]), term(["B", "a"]))).toBe(true);
    expect(meansTheSame(term(["a"]), term(["a", "b"]))).toBe(false);
    expect(meansTheSame(term([]), term([], true))).toBe(false);
  });

  it("leaves out rows of a file that are empty, too long or contradict an earlier one", () => {
    const row = (at: number, source: string, targets: string[]) => ({
      ...{ row: at, source, targets, note: "", caseSensitive: false, doNotTranslate: false },
    });
    const { terms, wrong } = sortTerms({
      terms: [
        row(1, "Plasmid", ["质粒"]),
        row(2, "plasmid", ["质粒"]),
        row(3, "plasmid", ["载体"]),
        row(4, "", ["x"]),
        row(5, "y", []),
        row(6, "z".repeat(201), ["z"]),
      ],
      wrong: [],
    });
    expect([...terms.keys()]).toEqual(["plasmid"]);
    expect(wrong.map(({ row: at, fault }) => [at, fault])).toEqual([
      [3, "contradicts"],
      [4, "source-empty"],
      [5, "target-empty"],
      [6, "too-long"],
    ]);
  });
});

it("finds protected parts in what a person writes, each once", () => {
  const source = "Add 5 µL of pUC19.";
  expect(checkWritten(source, "加入 5 µL pUC19。", [])).toEqual([]);
  expect(checkWritten(source, "加入 5 µL 质粒。", []).map(({ part }) => part)).toContain("pUC19");
  expect(checkWritten(source, "加入 15 µL pUC19。", []).length).toBeGreaterThan(0);
});
