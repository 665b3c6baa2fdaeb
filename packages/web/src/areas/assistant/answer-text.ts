/** A piece of a line: text, bold text, or the number of a link. */
export type TextPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bold"; readonly text: string }
  | { readonly kind: "link"; readonly no: number };

/** A paragraph, or the items of a list. */
export type TextBlock =
  | { readonly kind: "paragraph"; readonly lines: readonly (readonly TextPiece[])[] }
  | {
      readonly kind: "list";
      readonly isNumbered: boolean;
      readonly items: readonly (readonly TextPiece[])[];
    };

const PIECE = /\*\*([^*\n]+)\*\*|\[(\d{1,3})\]/g;
const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)、])\s+/;

const piecesOf = (line: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(PIECE)) {
    if (match.index > from) pieces.push({ kind: "text", text: line.slice(from, match.index) });
    pieces.push(
      match[1] === undefined ? { kind: "link", no: Number(match[2]) } : { kind: "bold", text: match[1] },
    );
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ kind: "text", text: line.slice(from) });
  return pieces;
};

/**
 * An answer as paragraphs and lists. Nothing else of it is taken as a sign: no markup, no address and no picture of a
 * model's text becomes one of the page.
 *
 * @example blocksOf("- **pUC19** [1]")
 * // [{ kind: "list", isNumbered: false, items: [[{ kind: "bold", text: "pUC19" }, { kind: "text", text: " " }, { kind: "link", no: 1 }]] }]
 */
export const blocksOf = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let isNew = true;
  for (const raw of text.split("\n")) {
    const line = raw.replace(/^#{1,4}\s+/, "").trimEnd();
    if (line.trim() === "") {
      isNew = true;
      continue;
    }
    const item = ITEM.exec(line);
    const last = blocks.at(-1);
    if (item) {
      const isNumbered = item[1] !== undefined;
      const items = [piecesOf(line.slice(item[0].length))];
      if (last?.kind === "list" && last.isNumbered === isNumbered)
        blocks[blocks.length - 1] = { ...last, items: [...last.items, ...items] };
      else blocks.push({ kind: "list", isNumbered, items });
    } else if (last?.kind === "paragraph" && !isNew)
      blocks[blocks.length - 1] = { ...last, lines: [...last.lines, piecesOf(line)] };
    else blocks.push({ kind: "paragraph", lines: [piecesOf(line)] });
    isNew = false;
  }
  return blocks;
};
