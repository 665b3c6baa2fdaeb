import { expect, it } from "vitest";
import { markdownFacts, markdownTable } from "./markdown.ts";

it("names with signs of Markdown stay as they are, in tables and lists", () => {
  expect(markdownTable(["Name", "Tm"], [["a|b\n*c*", "60 °C"]])).toBe(
    "| Name | Tm |\n| --- | --- |\n| a\\|b \\*c\\* | 60 °C |",
  );
  expect(markdownFacts([["pA_1", "<b>"]])).toBe("- **pA\\_1**: \\<b\\>");
});
