import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The value of a property in a rule of a style sheet, e.g. `65px`. */
const said = (file: string, selector: string, property: string): string | undefined => {
  const css = readFileSync(new URL(file, import.meta.url), "utf8");
  const rule = css.split("}").find((one) => one.split("{")[0]?.trim().endsWith(selector));
  return rule
    ?.split(/[{;]/)
    .map((line) => line.trim())
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1)
    .trim();
};

it("the left menu is 65 px wide", () => {
  expect(said("left-menu.module.css", ".menu", "width")).toBe("65px");
});

it("the side panel of files is 240 px wide", () => {
  expect(said("../../areas/files/parts/files.module.css", ".side", "width")).toBe("240px");
});
