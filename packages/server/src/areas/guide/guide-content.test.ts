import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Block,
  guideSlugs,
  type Inline,
  type Locale,
  locales,
  parseMarkdown,
} from "@benchleaf/contract";
import { parts } from "@benchleaf/phrases/parts";
import { beforeAll, describe, expect, it } from "vitest";
import { anchorsOf } from "./guide-text.rules.ts";

const folder = join(import.meta.dirname, "../../../../../docs/guide");
const MOST_PICTURE_BYTES = 60_000;
const MOST_PICTURES_BYTES = 2_000_000;

const inlinesOf = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block): readonly Inline[] => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return block.inside;
      case "list":
        return block.items.flatMap(inlinesOf);
      case "quote":
      case "well":
      case "note":
        return inlinesOf(block.blocks);
      case "table":
        return [block.head, ...block.rows].flat(2);
      default:
        return [];
    }
  });

const allInlines = (inside: readonly Inline[]): Inline[] =>
  inside.flatMap((part) => ("inside" in part ? [part, ...allInlines(part.inside)] : [part]));
const textOf = (inside: readonly Inline[]): string =>
  inside
    .map((part) =>
      "inside" in part ? textOf(part.inside) : "text" in part && part.kind !== "image" ? part.text : "",
    )
    .join("");

const pages = locales.flatMap((locale) =>
  guideSlugs.map((slug) => {
    const path = join(folder, locale, `${slug}.md`);
    const markdown = existsSync(path) ? readFileSync(path, "utf8") : "";
    const blocks = parseMarkdown(markdown);
    return {
      name: `${locale}/${slug}`,
      locale,
      slug,
      markdown,
      blocks,
      inlines: allInlines(inlinesOf(blocks)),
    };
  }),
);
const named = (locale: Locale, slug: string) => pages.find((page) => page.name === `${locale}/${slug}`)!;
const boldOf = (locale: Locale, slug: string): string[] =>
  named(locale, slug).inlines.flatMap((part) => (part.kind === "strong" ? [textOf(part.inside)] : []));

/** Every text on screen, e.g. `"en-US": { "devices.book": "Book" }`. */
const phrases: Record<Locale, Map<string, string>> = {
  "zh-CN": new Map(),
  "zh-TW": new Map(),
  "en-US": new Map(),
};
beforeAll(async () => {
  const add = (into: Map<string, string>, tree: object, before: string): void => {
    for (const [key, value] of Object.entries(tree))
      if (typeof value === "string") into.set(before + key, value);
      else add(into, value, `${before}${key}.`);
  };
  for (const locale of locales)
    for (const load of Object.values(parts[locale])) add(phrases[locale], (await load()).words, "");
});

describe("the guide", () => {
  it.each(locales)("has a file for each page, and no other, in %s", (locale) => {
    expect(readdirSync(join(folder, locale)).toSorted()).toEqual(
      guideSlugs.map((slug) => `${slug}.md`).toSorted(),
    );
  });

  it.each(guideSlugs)("%s is divided in the same way in all languages", (slug) => {
    const shapes = locales.map((locale) =>
      named(locale, slug).blocks.map((block) =>
        block.kind === "list"
          ? `${block.start === null ? "list" : "steps"} of ${block.items.length}`
          : block.kind,
      ),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    const anchors = anchorsOf(named("en-US", slug).markdown.replace(/^# .*\n/, ""));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(
      expect.arrayContaining(["steps", "good-to-know", "what-can-go-wrong", "related-pages"]),
    );
  });

  it("has links and pictures that lead somewhere", () => {
    const broken = pages.flatMap(({ name, locale, inlines }) =>
      inlines.flatMap((part) => {
        const target = part.kind === "link" ? part.href : part.kind === "image" ? part.src : null;
        return target === null || existsSync(join(folder, locale, target.replace(/#.*/, "")))
          ? []
          : [`${name}: ${target}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it("is short", () => {
    const lengths = pages.map(({ name, locale, inlines }) => {
      const text = inlines.flatMap((part) => (part.kind === "text" ? [part.text] : [])).join(" ");
      // Two Chinese characters are read like one word.
      const words =
        locale === "en-US" ? text.split(/\s+/).length : (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;
      return { name, words };
    });
    expect(lengths.filter(({ words }) => words < 100 || words > 320)).toEqual([]);
  });

  it("has no markup that would be shown as it is", () => {
    expect(
      pages.filter(({ inlines }) => /\*\*|\]\(|\{\{/.test(textOf(inlines))).map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("the names of buttons and fields, in bold,", () => {
  it.each(locales)("are those of the product in %s", (locale) => {
    const known = new Set(phrases[locale].values());
    const unknown = guideSlugs.flatMap((slug) =>
      boldOf(locale, slug)
        .filter((text) => !known.has(text))
        .map((text) => `${slug}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  it("are many, and the check would find a wrong one", () => {
    expect(guideSlugs.flatMap((slug) => boldOf("en-US", slug)).length).toBeGreaterThan(500);
    expect([...phrases["en-US"].values()]).not.toContain("Press this button that nobody made");
  });

  it.each(["zh-TW", "en-US"] as const)("are those that zh-CN names, in %s", (locale) => {
    const missing = guideSlugs.flatMap((slug) => {
      const [chinese, other] = [boldOf("zh-CN", slug), new Set(boldOf(locale, slug))];
      const has = (text: string) =>
        [...phrases["zh-CN"]].some(
          ([key, value]) => value === text && other.has(phrases[locale].get(key) ?? ""),
        );
      return chinese.filter((text) => !has(text)).map((text) => `${slug}: ${text}`);
    });
    expect(missing).toEqual([]);
  });
});

describe("pictures", () => {
  const files = readdirSync(join(folder, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  it("are small", () => {
    const sizes = files.map((file) => ({ file, bytes: statSync(file).size }));
    expect(sizes.filter(({ bytes }) => bytes > MOST_PICTURE_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_PICTURES_BYTES);
    expect(sizes.length).toBeGreaterThan(30);
  });

  it("are all used, and described", () => {
    const images = pages.flatMap(({ locale, inlines }) =>
      inlines.flatMap((part) =>
        part.kind === "image" ? [{ path: join(folder, locale, part.src), text: part.text }] : [],
      ),
    );
    const used = new Set(images.map(({ path }) => path));
    expect(files.filter((file) => !used.has(file))).toEqual([]);
    expect(images.filter(({ text }) => text.trim().length < 5)).toEqual([]);
  });
});
