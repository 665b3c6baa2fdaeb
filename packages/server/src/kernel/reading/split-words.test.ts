import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText, splitWords } from "./split-words.ts";
import { bareWords, nameWords, positionedWords } from "./word-vectors.ts";

const words = (text: string) => splitWords(text).map(({ word }) => word);

it("splits Latin words at non-letters, and Chinese into bigrams", () => {
  expect(words("pUC19质粒 构建记录")).toEqual(["puc19", "质粒", "粒", "构建", "建记", "记录", "录"]);
  expect(words("β-lactamase, Ｂｌａ; réactif")).toEqual(["β", "lactamase", "βlactamase", "bla", "reactif"]);
});

it("keeps catalogue numbers both in pieces and whole", () => {
  expect(words("R0101-S")).toEqual(["r0101", "s", "r0101s"]);
  expect(words("see a.b c")).toEqual(["see", "a", "b", "ab", "c"]);
});

it("counts places, so that a phrase is a row of them", () => {
  expect(positionedWords("gel and gel")).toBe("'gel':1,3 'and':2");
  expect(splitWords("质粒").map(({ place }) => place)).toEqual([1, 2]);
});

it("finds any ending of a name's words", () => {
  expect(nameWords("pUC19")).toBe("'puc19':1 'uc19':1 'c19':1 '19':1");
});

it("writes nothing that PostgreSQL reads as its own marks, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const { word, place } of splitWords(text)) {
        // Han has radicals too, which are not characters.
        expect(word).toMatch(/^[\p{L}\p{N}\p{M}\p{Script=Han}]+$/u);
        expect(place).toBeGreaterThan(0);
      }
      expect(bareWords([text]).split(" ").length).toBeLessThanOrEqual(splitWords(text).length + 1);
    }),
  );
});

it("folds what is folded to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(words(foldText(text))).toEqual(words(text));
    }),
  );
});
