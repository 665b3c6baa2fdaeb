import { expect, it } from "vitest";
import { markdownOf } from "./protocol-page.ts";

it("a page has the facts, non-empty tables, and steps with their amounts", () => {
  const text = markdownOf({
    title: "pA *new*",
    facts: ["Gibson", "6,162 bp", "cdseguid=a_b"],
    tables: [
      { title: "Primers", heads: ["Name", "Sequence"], rows: [["x|y\n<b>", "ACGT"]] },
      { title: "None", heads: ["a"], rows: [] },
    ],
    stepsTitle: "Steps",
    steps: [{ text: "Mix" }, { text: "a: 10 ng", isAmount: true }, { text: "Wait" }],
    note: "As the leaflet says.",
  });
  expect(text).toBe(`# pA \\*new\\*

Gibson · 6,162 bp · cdseguid=a\\_b

## Primers

| Name | Sequence |
| --- | --- |
| x\\|y \\<b\\> | ACGT |

## Steps

1. Mix
   - a: 10 ng
2. Wait

As the leaflet says.

`);
});
