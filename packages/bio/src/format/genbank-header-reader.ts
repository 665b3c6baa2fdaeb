import type { HeaderField, Reference, SequenceMeta } from "../sequence.ts";
import { indentOf } from "./lines.ts";
import { unwrapLines } from "./wrap.ts";

/** What is in a header: the description and all of the meta that is not on the LOCUS line. */
export type HeaderParts = Pick<
  SequenceMeta,
  | "accession"
  | "version"
  | "keywords"
  | "source"
  | "organism"
  | "comments"
  | "references"
  | "headerOrder"
  | "other"
> & { readonly description: string };

/** Characters between column 13 and column 80. */
export const HEADER_WIDTH = 68;

/** Values begin in column 13. */
export const HEADER_MARGIN = 12;
const MARGIN = HEADER_MARGIN;
const TABLE_KEYS = /^(FEATURES|ORIGIN|BASE COUNT|CONTIG)(?=\s|$)/;

interface Block {
  readonly key: string;
  /** Text after the key, then the lines below without their margin. */
  readonly lines: string[];
  /** Keyword lines within the block (ORGANISM, AUTHORS …) as blocks of their own. */
  readonly parts: Block[];
}

/** The key of a line that begins a header block, else null. Tables may be indented as a whole. */
export const blockKey = (line: string): string | null => {
  const indent = indentOf(line);
  if (indent >= MARGIN || indent === line.length) return null;
  const table = TABLE_KEYS.exec(line.slice(indent))?.[1];
  if (table) return table;
  return indent === 0 ? (/^\S+/.exec(line)?.[0] ?? null) : null;
};

/** The text behind a key: from column 13 where the key leaves room, else whatever follows it. */
const textAfter = (line: string, keyEnd: number): string =>
  line.length >= MARGIN && line.slice(keyEnd, MARGIN).trim() === "" && keyEnd < MARGIN
    ? line.slice(MARGIN)
    : line.slice(keyEnd).trimStart();

const splitBlocks = (lines: readonly string[]): Block[] => {
  const blocks: Block[] = [];
  for (const line of lines) {
    const key = blockKey(line);
    const block = blocks[blocks.length - 1];
    const indent = indentOf(line);
    if (key !== null) {
      blocks.push({ key, lines: [textAfter(line, indent + key.length)], parts: [] });
    } else if (block) {
      const part = /^ {1,6}([A-Z]+)(?=\s|$)/.exec(line);
      const hasParts = block.key === "SOURCE" || block.key === "REFERENCE";
      if (part?.[1] && hasParts) {
        block.parts.push({ key: part[1], lines: [textAfter(line, part[0].length)], parts: [] });
      } else {
        const target = block.parts[block.parts.length - 1] ?? block;
        target.lines.push(indent >= MARGIN ? line.slice(MARGIN) : line.trimStart());
      }
    }
  }
  return blocks;
};

const joined = (block: Block): string =>
  unwrapLines(
    block.lines.map((line) => line.trim()).filter((line) => line !== ""),
    HEADER_WIDTH,
  );

/** Empty and `.` both mean no value. */
const joinedOrNone = (block: Block): string | undefined => {
  const text = joined(block);
  return text === "" || text === "." ? undefined : text;
};

/**
 * Reads header lines without LOCUS. The table and the residues are represented by their `FEATURES` and `ORIGIN`
 * lines. Linear; never throws.
 */
export const readHeader = (lines: readonly string[]): HeaderParts => {
  const parts: { -readonly [Key in keyof HeaderParts]: HeaderParts[Key] } = { description: "" };
  const comments: string[] = [];
  const references: Reference[] = [];
  const other: HeaderField[] = [];
  const order: string[] = [];
  const seen = new Set<string>();
  for (const block of splitBlocks(lines)) {
    const isRepeat = seen.has(block.key);
    seen.add(block.key);
    order.push(block.key);
    if (block.key === "COMMENT") comments.push(block.lines.join("\n"));
    else if (block.key === "REFERENCE") references.push(readReference(block));
    else if (isRepeat || !readKnown(block, parts))
      other.push({ key: block.key, value: block.lines.join("\n") });
  }
  if (comments.length > 0) parts.comments = comments;
  if (references.length > 0) parts.references = references;
  if (other.length > 0) parts.other = other;
  parts.headerOrder = order;
  return parts;
};

const readKnown = (
  block: Block,
  parts: { -readonly [Key in keyof HeaderParts]: HeaderParts[Key] },
): boolean => {
  const text = joinedOrNone(block);
  switch (block.key) {
    case "DEFINITION":
      parts.description = text ?? "";
      return true;
    case "ACCESSION":
    case "VERSION":
    case "KEYWORDS":
      if (text !== undefined) parts[block.key.toLowerCase() as "accession" | "version" | "keywords"] = text;
      return true;
    case "SOURCE": {
      if (text !== undefined) parts.source = text;
      const organism = block.parts
        .flatMap((part) => part.lines.map((line) => line.trim()))
        .join("\n")
        .trim();
      if (organism !== "") parts.organism = organism;
      return true;
    }
    case "FEATURES":
      return true;
    case "ORIGIN":
      return block.lines.join("").trim() === "";
    default:
      return false;
  }
};

const readReference = (block: Block): Reference => ({
  scope: joined(block),
  fields: block.parts.map((part) => ({ key: part.key, value: joined(part) })),
});
