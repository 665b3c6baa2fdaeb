import { guideSlugs } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { everyArea } from "../../every-area.ts";
import { guideOf } from "../../kernel/guidance/guide-of.ts";
import { addressOfPage, guideParts } from "./guide-blocks.ts";
import { excerptOf } from "./guide-excerpt.ts";

const shellRoutes = everyArea.flatMap(({ routes }) => routes).filter(({ layout }) => layout !== "bare");
const filled = (path: string): string => path.replace(/\$\w+/g, "7");

it("has a page for every page of the product", () => {
  expect(shellRoutes.length).toBeGreaterThan(100);
  expect(shellRoutes.map(({ path }) => path).filter((path) => !guideOf(everyArea, filled(path)))).toEqual([]);
});

it.each([
  ["/equipment/reservation", "book-a-device"],
  ["/equipment/management/12", "device-rules"],
  ["/sequence/alignment", "alignment"],
  ["/sequence/12", "edit-sequence"],
  ["/inventory/3/orders", "order-material"],
  ["/literature/ai/4/5", "literature-ai"],
  ["/analysis", "dashboards"],
  ["/analysis/file/12", "analysis"],
  ["/settings/roles", "roles"],
])("%s leads to %s", (path, slug) => {
  expect(guideOf(everyArea, path)).toBe(slug);
});

it("names only pages that there are, and none for an unknown address", () => {
  const named = everyArea.flatMap(({ guide, routes }) => [guide, ...routes.map((route) => route.guide)]);
  expect(named.filter((slug) => slug !== undefined && !guideSlugs.includes(slug))).toEqual([]);
  expect(guideOf(everyArea, "/nowhere/at/all")).toBeUndefined();
});

it("divides a page by headings, with addresses of the product for files of the guide", () => {
  const text =
    "Intro [roles](roles.md#steps).\n\n## 步骤\n\n![图](../pictures/zh-CN/book.webp)\n\n::: note 注意\n[x](trash.md)\n:::";
  const [intro, steps] = guideParts(text, [{ anchor: "steps", text: "步骤" }]);
  expect(intro?.heading).toBeNull();
  expect(intro?.blocks[0]).toMatchObject({
    inside: [{}, { kind: "link", href: "/open/guide/roles#steps" }, {}],
  });
  expect(steps?.heading).toEqual({ anchor: "steps", text: "步骤" });
  expect(steps?.blocks).toMatchObject([
    { kind: "image", src: "/app/open/guide/pictures/zh-CN/book.webp", text: "图" },
    { kind: "note", blocks: [{ inside: [{ href: "/open/guide/trash" }] }] },
  ]);
});

it("leaves other links as they are", () => {
  expect(["https://x.org/a.md", "#steps", "mailto:a@b.c"].map(addressOfPage)).toEqual([
    "https://x.org/a.md",
    "#steps",
    "mailto:a@b.c",
  ]);
});

it("cuts one line around the first word that was searched", () => {
  expect(excerptOf("1. Open.\n2. Click Restore.", "restore")).toBe("1. Open. 2. Click Restore.");
  const long = `${"a".repeat(100)} needle ${"b".repeat(200)}`;
  expect(excerptOf(long, "find needle")).toBe(`…${"a".repeat(23)} needle ${"b".repeat(89)}…`);
  expect(excerptOf(long, "missing")).toBe(`${"a".repeat(100)} needle ${"b".repeat(12)}…`);
});
