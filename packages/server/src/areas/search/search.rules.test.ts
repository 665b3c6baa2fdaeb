import { describe, expect, it } from "vitest";
import { questionOf } from "./question.rules.ts";
import { showPart, snippetOf } from "./snippet.rules.ts";

describe("a question", () => {
  it("asks for all words, and lets Latin ones go on", () => {
    expect(questionOf("pUC 质粒构建")?.exact).toBe("'puc':* & '质粒' & '粒构' & '构建'");
    expect(questionOf("质")?.exact).toBe("'质':*");
    expect(questionOf("AB-12")?.exact).toBe("'ab':* & '12':*");
  });

  it("keeps what is quoted side by side, in any language's marks", () => {
    const question = questionOf("“T7 promoter” gel");
    expect(question?.exact).toBe("'gel':* & ('t7' <-> 'promoter')");
    expect(question?.wide).toBe("'gel':* & 't7' & 'promoter'");
    expect(questionOf("「质粒构建」")?.phrases).toEqual(["('质粒' <-> '粒构' <-> '构建')"]);
  });

  it("is none where no word is typed", () => {
    expect(questionOf("' & !")).toBeNull();
    expect(questionOf('"')).toBeNull();
  });
});

const shown = (text: string, asked: string) =>
  snippetOf(text, questionOf(asked)!.words)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("");

describe("a snippet", () => {
  it("marks the words, whatever their case and accents, and signs as one piece", () => {
    expect(shown("Le Réactif pour質質粒构建", "reactif 质粒")).toBe("Le [Réactif] pour質[質粒]构建");
    expect(shown("先做质粒构建,再测序", "质粒构建")).toBe("先做[质粒构建],再测序");
    expect(shown("plasmids and a plasmid", "plasmid")).toBe("[plasmid]s and a [plasmid]");
  });

  it("shows a piece around the first hit", () => {
    const text = `${"x ".repeat(200)}ligase${" y".repeat(200)}`;
    const piece = shown(text, "ligase");
    expect(piece).toContain("[ligase]");
    expect(piece.startsWith("…") && piece.endsWith("…")).toBe(true);
    expect(piece.length).toBeLessThan(200);
  });

  it("names the feature whose line says most of the words", () => {
    const place = { kind: "features", ids: ["a", "b"] } as const;
    const { words } = questionOf("ampicillin resistance")!;
    expect(
      showPart(place, "ori · rep_origin · resistance\nbla · CDS · ampicillin resistance", words),
    ).toMatchObject({
      place: { kind: "feature", id: "b", name: "bla" },
    });
  });
});
