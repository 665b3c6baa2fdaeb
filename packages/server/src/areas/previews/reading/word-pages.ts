import type { Block, Inline } from "@benchleaf/contract";
import { attributeOf, walkXml, type XmlPiece } from "../../../kernel/reading/walk-xml.ts";
import { collectPictures, type OfficeBlock, type OfficePages } from "./office-pages.ts";
import { readHeadings, readNumbered, readTargets } from "./word-styles.ts";

const [MOST_LETTERS, MOST_CELLS] = [300_000, 20_000] as const;

interface Paragraph {
  readonly inside: Inline[];
  readonly pictures: string[];
  level: number;
  list: string | null;
  depth: number;
}

type Item = Block[];
interface List {
  readonly kind: "list";
  readonly start: number | null;
  readonly items: Item[];
}

const emptyParagraph = (): Paragraph => ({ inside: [], pictures: [], level: 0, list: null, depth: 0 });
const isOn = (tag: string): boolean => !/^(?:0|false|off)$/.test(attributeOf(tag, "w:val") ?? "");
const isSaid = ({ inside }: Paragraph): boolean =>
  inside.some((one) => one.kind !== "break" && (!("text" in one) || one.text.trim() !== ""));

/** The content of a Word document, from its unpacked parts: paragraphs, lists, tables and images in order. */
export const readWordPages = (parts: Readonly<Record<string, Uint8Array>>): OfficePages | null => {
  const main = parts["word/document.xml"];
  if (main === undefined) return null;
  const text = (name: string): string => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  const headings = readHeadings(text("word/styles.xml"));
  const numbered = readNumbered(text("word/numbering.xml"));
  const targets = readTargets(text("word/_rels/document.xml.rels"), "word");
  const pictures = collectPictures();
  const blocks: OfficeBlock[] = [];
  const counts = new Map<string, number>();
  let letters = 0;
  let cells = 0;
  let list: { readonly id: string; readonly block: List } | null = null;
  const put = (...some: OfficeBlock[]): void => {
    list = null;
    blocks.push(...some);
  };

  const putItem = (id: string, { inside, depth }: Paragraph): void => {
    if (list?.id !== id) {
      const start = numbered.has(id) ? (counts.get(id) ?? 0) + 1 : null;
      const block: List = { kind: "list", start, items: [] };
      put(block);
      list = { id, block };
    }
    let items = list.block.items;
    for (let step = 0; step < Math.min(depth, 8); step++) {
      const above = items.at(-1);
      if (above === undefined) break;
      const inner = above.find((one): one is List => one.kind === "list");
      const next: List = inner ?? { kind: "list", start: null, items: [] };
      if (inner === undefined) above.push(next);
      items = next.items;
    }
    items.push([{ kind: "paragraph", inside }]);
    if (items === list.block.items) counts.set(id, (counts.get(id) ?? 0) + 1);
  };

  // The open elements: paragraphs may be in text boxes of others, tables in cells of others; those become text.
  const open: Paragraph[] = [];
  let table: { rows: Inline[][][]; pictures: string[] } | null = null;
  let tables = 0;
  let run = { isStrong: false, isEmphasis: false, isHidden: false };
  let [isInRun, isInWords, skipped] = [false, false, 0];
  const say = (inline: Inline): void => {
    open.at(-1)?.inside.push(inline);
  };

  const endParagraph = (): void => {
    const paragraph = open.pop();
    if (paragraph === undefined) return;
    if (table !== null) {
      const cell = table.rows.at(-1)?.at(-1);
      if (cell && isSaid(paragraph))
        cell.push(...(cell.length > 0 ? [{ kind: "break" as const }] : []), ...paragraph.inside);
      table.pictures.push(...paragraph.pictures);
      return;
    }
    const { inside, level, list: id } = paragraph;
    if (isSaid(paragraph)) {
      if (level > 0) put({ kind: "heading", level: Math.min(6, level + 1), inside });
      else if (id !== null) putItem(id, paragraph);
      else put({ kind: "paragraph", inside });
    }
    for (const name of paragraph.pictures) put({ kind: "picture", name, width: 80, text: "" });
  };

  const endTable = (): void => {
    tables -= 1;
    if (tables > 0 || table === null) return;
    const { rows, pictures: shown } = table;
    table = null;
    if (rows.length > 0) put({ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) });
    for (const name of shown) put({ kind: "picture", name, width: 50, text: "" });
  };

  const show = (id: string | undefined): void => {
    const name = pictures.add(parts[targets.get(id ?? "") ?? ""]);
    if (name !== null) open.at(-1)?.pictures.push(name);
  };

  const words = (said: string): void => {
    if (run.isHidden) return;
    letters += said.length;
    let inline: Inline = { kind: "text", text: said };
    if (run.isEmphasis) inline = { kind: "emphasis", inside: [inline] };
    say(run.isStrong ? { kind: "strong", inside: [inline] } : inline);
  };

  const begins: Readonly<Record<string, (tag: string) => void>> = {
    "w:p": () => open.push(emptyParagraph()),
    "w:r": () => {
      isInRun = true;
      run = { isStrong: false, isEmphasis: false, isHidden: false };
    },
    "w:tbl": () => {
      tables += 1;
      table ??= { rows: [], pictures: [] };
    },
    "w:tr": () => {
      if (tables === 1) table?.rows.push([]);
    },
    "w:tc": () => {
      if (tables !== 1) return;
      cells += 1;
      table?.rows.at(-1)?.push([]);
    },
    "w:b": (tag) => {
      if (isInRun) run.isStrong = isOn(tag);
    },
    "w:i": (tag) => {
      if (isInRun) run.isEmphasis = isOn(tag);
    },
    "w:vanish": (tag) => {
      if (isInRun) run.isHidden = isOn(tag);
    },
    "w:pStyle": (tag) => {
      const paragraph = open.at(-1);
      if (paragraph) paragraph.level = headings.get(attributeOf(tag, "w:val") ?? "") ?? paragraph.level;
    },
    "w:numId": (tag) => {
      const [paragraph, id] = [open.at(-1), attributeOf(tag, "w:val")];
      if (paragraph && id !== undefined && id !== "0") paragraph.list = id;
    },
    "w:ilvl": (tag) => {
      const paragraph = open.at(-1);
      if (paragraph) paragraph.depth = Number(attributeOf(tag, "w:val") ?? 0) || 0;
    },
    "w:t": () => {
      isInWords = true;
    },
    "m:t": () => {
      isInWords = true;
    },
    "w:tab": () => {
      if (isInRun) words("    ");
    },
    "w:br": () => say({ kind: "break" }),
    "w:cr": () => say({ kind: "break" }),
    "w:noBreakHyphen": () => words("-"),
    "a:blip": (tag) => show(attributeOf(tag, "r:embed")),
    "v:imagedata": (tag) => show(attributeOf(tag, "r:id")),
  };
  const ends: Readonly<Record<string, () => void>> = {
    "w:p": endParagraph,
    "w:tbl": endTable,
    "w:r": () => {
      isInRun = false;
      run = { isStrong: false, isEmphasis: false, isHidden: false };
    },
    "w:t": () => {
      isInWords = false;
    },
    "m:t": () => {
      isInWords = false;
    },
  };

  const take = (piece: XmlPiece): void => {
    if (piece.kind === "words") {
      if (isInWords && skipped === 0) words(piece.words);
      return;
    }
    // The fallback for programs that do not support the newer format.
    if (piece.name === "mc:Fallback" && !(piece.kind === "open" && piece.isEmpty))
      skipped += piece.kind === "open" ? 1 : -1;
    if (skipped > 0) return;
    if (piece.kind === "open") begins[piece.name]?.(piece.tag);
    if (piece.kind === "close" || piece.isEmpty) ends[piece.name]?.();
  };

  const isFull = (): boolean => letters > MOST_LETTERS || cells > MOST_CELLS;
  for (const piece of walkXml(text("word/document.xml"))) {
    take(piece);
    if (isFull() && table === null && open.length === 0) break;
  }
  while (open.length > 0) endParagraph();
  return { blocks, pictures: pictures.pictures, isCut: isFull() || pictures.isCut() };
};
