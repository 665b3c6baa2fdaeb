import { type Block, type GuideHeading, guideApi, type Inline, parseMarkdown } from "@benchleaf/contract";
import { addressOf } from "../../kernel/client.ts";

/** A part of a page: its heading, and what is below it. The introduction has no heading. */
export interface GuidePart {
  readonly heading: GuideHeading | null;
  readonly blocks: readonly Block[];
}

const PICTURE = /^\.\.\/pictures\/([\w-]+)\/([\w.-]+)$/;

/** The address of a picture of the guide, which its text names as a file. */
const pictureOf = (src: string): string => {
  const [, language, name] = PICTURE.exec(src) ?? [];
  return language && name ? addressOf(guideApi.picture.path, { params: { language, name } }) : src;
};

/**
 * The address in the product of a link between files of the guide.
 *
 * @example addressOfPage("roles.md#steps") // "/open/guide/roles#steps"
 */
export const addressOfPage = (href: string): string => href.replace(/^([\w-]+)\.md(?=#|$)/, "/open/guide/$1");

const inlinesIn = (inside: readonly Inline[]): Inline[] =>
  inside.map((part) => {
    if (part.kind === "link")
      return { ...part, href: addressOfPage(part.href), inside: inlinesIn(part.inside) };
    if (part.kind === "image") return { ...part, src: pictureOf(part.src) };
    return "inside" in part ? { ...part, inside: inlinesIn(part.inside) } : part;
  });

const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    switch (block.kind) {
      case "paragraph": {
        const inside = inlinesIn(block.inside);
        const [first] = inside;
        // A picture on its own line has its text as caption.
        return inside.length === 1 && first?.kind === "image" ? first : { kind: "paragraph", inside };
      }
      case "list":
        return { ...block, items: block.items.map(blocksIn) };
      case "quote":
      case "well":
      case "note":
        return { ...block, blocks: blocksIn(block.blocks) };
      case "image":
      case "video":
        return { ...block, src: pictureOf(block.src) };
      case "table":
        return {
          ...block,
          head: block.head.map(inlinesIn),
          rows: block.rows.map((row) => row.map(inlinesIn)),
        };
      default:
        return block;
    }
  });

/** The Markdown of a page by heading, with addresses of the product instead of file names. */
export const guideParts = (text: string, headings: readonly GuideHeading[]): GuidePart[] => {
  const parts: { heading: GuideHeading | null; blocks: Block[] }[] = [{ heading: null, blocks: [] }];
  for (const block of blocksIn(parseMarkdown(text))) {
    if (block.kind === "heading") parts.push({ heading: headings[parts.length - 1] ?? null, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
};
