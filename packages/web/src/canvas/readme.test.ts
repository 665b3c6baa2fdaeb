import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Page } from "./readme-example.tsx";
import { labels, record } from "./test-support/molecules.ts";

const here = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

it("shows a whole page in twenty lines that compiles and draws", () => {
  const [, shown = ""] = /```tsx\n([\s\S]*?)```/.exec(here("README.md")) ?? [];
  expect(shown).toBe(here("readme-example.tsx"));
  expect(shown.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(20);
  const page = renderToString(createElement(Page, { initial: record(2000, []), labels }));
  for (const drawn of ["pTest", "2000 bp", "ACGTACGTAC", 'role="textbox"']) expect(page).toContain(drawn);
});
