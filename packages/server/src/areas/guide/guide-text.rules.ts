import {
  type Block,
  type GuideChapterKey,
  type GuideHeading,
  type GuideSlug,
  type Inline,
  parseMarkdown,
} from "@benchleaf/contract";

/** A part of a page below one heading; the introduction has none. */
export interface TextSection {
  readonly heading: GuideHeading | null;
  readonly text: string;
}

/** A page of the guide in one language. */
export interface GuideText {
  readonly slug: GuideSlug;
  readonly chapter: GuideChapterKey;
  readonly title: string;
  readonly summary: string;
  /** Markdown without the title. */
  readonly text: string;
  readonly headings: readonly GuideHeading[];
  readonly sections: readonly TextSection[];
}

const inlineText = (inside: readonly Inline[]): string =>
  inside
    .map((part) => {
      if (part.kind === "text" || part.kind === "code" || part.kind === "formula") return part.text;
      if (part.kind === "break") return "\n";
      // Pictures are decoration for a reader of plain text.
      return part.kind === "image" ? "" : inlineText(part.inside);
    })
    .join("");

/** The text of a block without markup; list items keep their number. */
const blockText = (block: Block): string => {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return inlineText(block.inside);
    case "list":
      return block.items
        .map((item, index) => `${block.start === null ? "-" : `${block.start + index}.`} ${blocksText(item)}`)
        .join("\n");
    case "quote":
    case "well":
      return blocksText(block.blocks);
    case "note":
      return [block.title, blocksText(block.blocks)].filter((text) => text !== "").join("\n");
    case "code":
      return block.text.trimEnd();
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(" | ")).join("\n");
    default:
      return "";
  }
};

const blocksText = (blocks: readonly Block[]): string =>
  blocks
    .map(blockText)
    .filter((text) => text !== "")
    .join("\n");

/** The anchor of an English heading. @example anchorOf("What can go wrong?") // "what-can-go-wrong" */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The anchors of a page, from its English text: all languages use them, so a link works in any of them. */
export const anchorsOf = (english: string): string[] =>
  parseMarkdown(english).flatMap((block) =>
    block.kind === "heading" && block.level > 1 ? [anchorOf(inlineText(block.inside))] : [],
  );

/**
 * Reads one page: its title is the first line, its summary the first paragraph.
 *
 * @param anchors the anchors of its headings, in their order
 */
export const readGuideText = (
  place: Pick<GuideText, "slug" | "chapter">,
  markdown: string,
  anchors: readonly string[],
): GuideText => {
  const [, title = place.slug, text = markdown] = /^# (.+)\r?\n([\s\S]*)$/.exec(markdown) ?? [];
  const sections: { heading: GuideHeading | null; blocks: Block[] }[] = [{ heading: null, blocks: [] }];
  const headings: GuideHeading[] = [];
  for (const block of parseMarkdown(text)) {
    if (block.kind === "heading") {
      const anchor = anchors[headings.length] ?? `section-${headings.length + 1}`;
      headings.push({ anchor, text: inlineText(block.inside) });
      sections.push({ heading: headings.at(-1) ?? null, blocks: [] });
    } else sections.at(-1)?.blocks.push(block);
  }
  return {
    ...place,
    title: title.trim(),
    summary: sections[0]?.blocks.map(blockText).find((one) => one !== "") ?? "",
    text: text.trim(),
    headings,
    sections: sections
      .map(({ heading, blocks }) => ({ heading, text: blocksText(blocks) }))
      .filter(({ text }) => text !== ""),
  };
};
