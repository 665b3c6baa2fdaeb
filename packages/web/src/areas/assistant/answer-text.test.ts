import { expect, it } from "vitest";
import { blocksOf } from "./answer-text.ts";

it("makes paragraphs and lists of an answer, with its links", () => {
  expect(
    blocksOf("Two are low:\n- **Taq** [1]\n- dNTP [2]\n\n1. first\n2. second\n\nDone.\nReally."),
  ).toEqual([
    { kind: "paragraph", lines: [[{ kind: "text", text: "Two are low:" }]] },
    {
      kind: "list",
      isNumbered: false,
      items: [
        [
          { kind: "bold", text: "Taq" },
          { kind: "text", text: " " },
          { kind: "link", no: 1 },
        ],
        [
          { kind: "text", text: "dNTP " },
          { kind: "link", no: 2 },
        ],
      ],
    },
    {
      kind: "list",
      isNumbered: true,
      items: [[{ kind: "text", text: "first" }], [{ kind: "text", text: "second" }]],
    },
    {
      kind: "paragraph",
      lines: [[{ kind: "text", text: "Done." }], [{ kind: "text", text: "Really." }]],
    },
  ]);
});

it("leaves markup, addresses and pictures as text", () => {
  const evil = "![x](https://evil.example/?q=1) <img src=x> [a](javascript:alert(1))";
  expect(blocksOf(evil)).toEqual([{ kind: "paragraph", lines: [[{ kind: "text", text: evil }]] }]);
});
