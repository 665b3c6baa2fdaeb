import { decodeText } from "@benchleaf/bio";
import { UnreadableDocument } from "./document-fault.ts";
import { isSameLanguage, type LanguagePair } from "./language-tags.ts";
import { attributeIn, escapeXml, XmlCursor } from "./scan-xml.ts";

/** A sentence with its translation, as in a file. */
export interface FileUnit {
  readonly source: string;
  readonly target: string;
  /** As ISO 8601; null if the file does not say. */
  readonly changeTime: string | null;
}

/** Units of a file in two languages. */
export interface MemoryFile {
  readonly units: readonly FileUnit[];
  /** Units without text in both languages. */
  readonly leftOut: number;
  /** Of the file; undefined if it has several. */
  readonly sourceLanguage: string | undefined;
}

const MAX_UNITS = 500_000;
/** A character that XML cannot hold is named in an element of its own. */
const CHARACTER = "x-character";

/** @example timeOf("20260131T120000Z") // "2026-01-31T12:00:00.000Z" */
const timeOf = (written: string | undefined): string | null => {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(written ?? "");
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};

/** Numbers of the codes of a unit: the same in all of its languages. */
type CodeNumbers = Readonly<Record<"f" | "x", Map<string, number>>>;

const numberOf = (numbers: CodeNumbers, kind: "f" | "x", key: string): number => {
  const known = numbers[kind].get(key) ?? numbers[kind].size + 1;
  numbers[kind].set(key, known);
  return known;
};

/** Without marks that have no other half, or have it before them. */
const withoutHalves = (text: string): string => {
  const marks = /⟦(\/?f\d+)⟧/g;
  const places = new Map<string, number>();
  for (const { 1: name = "", index } of text.matchAll(marks)) if (!places.has(name)) places.set(name, index);
  return text.replace(marks, (mark, name: string) => {
    const open = places.get(name.replace("/", ""));
    const close = places.get(name.startsWith("/") ? name : `/${name}`);
    return open !== undefined && close !== undefined && open < close ? mark : "";
  });
};

/** The text of a segment; the cursor is at its open tag, afterwards at its end. */
const readSegment = (cursor: XmlCursor, numbers: CodeNumbers): string => {
  const depth = cursor.depth - 1;
  const pairs = new Map<string, number>();
  let text = "";
  let single = 0;
  while (cursor.next() && cursor.depth > depth) {
    if (cursor.isText) text += cursor.text;
    if (cursor.token !== "open" && !cursor.isEmpty) continue;
    const { name, tag } = cursor;
    if (!/^(?:bpt|ept|ph|it|ut)$/.test(name)) continue;
    const index = attributeIn(tag, "i") ?? "";
    const key = attributeIn(tag, "x");
    let inner = "";
    if (cursor.token === "open") {
      const inside = cursor.depth - 1;
      while (cursor.depth > inside && cursor.next()) if (cursor.isText) inner += cursor.text;
    }
    if (name === "bpt") {
      const number = numberOf(numbers, "f", key ?? `i${index}`);
      pairs.set(index, number);
      text += `⟦f${number}⟧`;
    } else if (name === "ept") text += pairs.has(index) ? `⟦/f${pairs.get(index)}⟧` : "";
    else if (attributeIn(tag, "type") === CHARACTER)
      text += String.fromCodePoint(Number.parseInt(inner.slice(2), 16) || 0xfffd);
    else text += `⟦x${numberOf(numbers, "x", key ?? `n${++single}`)}⟧`;
  }
  return withoutHalves(text);
};

interface Variant {
  readonly language: string;
  readonly text: string;
}

interface Unit {
  readonly variants: readonly Variant[];
  readonly sourceLanguage: string | undefined;
  readonly changeTime: string | null;
}

const readUnit = (cursor: XmlCursor): Unit => {
  const depth = cursor.depth - 1;
  const { tag } = cursor;
  const variants: Variant[] = [];
  const numbers: CodeNumbers = { f: new Map(), x: new Map() };
  const timeIn = (one: string): string | null =>
    timeOf(attributeIn(one, "changedate") ?? attributeIn(one, "creationdate"));
  let changeTime = timeIn(tag);
  let language = "";
  while (cursor.depth > depth && cursor.next()) {
    if (cursor.token !== "open") continue;
    if (cursor.name === "tuv") {
      language = attributeIn(cursor.tag, "xml:lang") ?? attributeIn(cursor.tag, "lang") ?? "";
      const time = timeIn(cursor.tag);
      if (time !== null && (changeTime === null || time > changeTime)) changeTime = time;
    } else if (cursor.name === "seg") variants.push({ language, text: readSegment(cursor, numbers) });
  }
  return { variants, sourceLanguage: attributeIn(tag, "srclang"), changeTime };
};

/**
 * Reads a memory (TMX 1.1 to 1.4). Codes around and in text become marks; characters that XML cannot hold are read as
 * they are.
 *
 * @param languages which languages to take; without them, the source language of the file and the first other one
 * @throws UnreadableDocument
 */
export const readTmx = (bytes: Uint8Array, languages?: LanguagePair): MemoryFile => {
  const cursor = new XmlCursor(decodeText(bytes).text, { allowsDoctype: true });
  const units: FileUnit[] = [];
  let leftOut = 0;
  let isTmx = false;
  let sourceLanguage: string | undefined;
  while (cursor.next()) {
    if (cursor.token !== "open" && !cursor.isEmpty) continue;
    if (!isTmx && cursor.name !== "tmx") throw new UnreadableDocument("document.damaged", "no TMX");
    isTmx = true;
    if (cursor.name === "header") {
      const written = attributeIn(cursor.tag, "srclang");
      if (written !== undefined && written !== "*all*") sourceLanguage = written;
    }
    if (cursor.name !== "tu" || cursor.isEmpty) continue;
    const unit = readUnit(cursor);
    const from =
      languages?.source ?? unit.sourceLanguage ?? sourceLanguage ?? unit.variants[0]?.language ?? "";
    const source = unit.variants.find(({ language }) => isSameLanguage(language, from));
    const target = unit.variants.find((variant) =>
      languages ? isSameLanguage(variant.language, languages.target) : variant !== source,
    );
    if (!source?.text.trim() || !target?.text.trim()) leftOut++;
    else units.push({ source: source.text, target: target.text, changeTime: unit.changeTime });
    if (units.length + leftOut > MAX_UNITS)
      throw new UnreadableDocument("document.too.large", "too many units");
  }
  if (!isTmx) throw new UnreadableDocument("document.damaged", "no TMX");
  return { units, leftOut, sourceLanguage };
};

const writeSegment = (text: string): string => {
  const pieces = text.split(/(⟦\/?f\d+⟧|⟦x\d+⟧|(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF])/u);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return escapeXml(piece).replace(/\r/g, "&#13;");
      const [, slash = "", kind = "", number = ""] = /^⟦(\/?)([fx])(\d+)⟧$/.exec(piece) ?? [];
      if (kind === "x") return `<ph x="${number}"/>`;
      if (kind === "f") return slash === "" ? `<bpt i="${number}" x="${number}"/>` : `<ept i="${number}"/>`;
      const code = (piece.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      return `<ph type="${CHARACTER}">U+${code}</ph>`;
    })
    .join("");
};

/** Writes a memory as TMX 1.4, such that it is read as it was. */
export const writeTmx = (units: readonly FileUnit[], languages: LanguagePair): Uint8Array => {
  const variant = (language: string, text: string): string =>
    `<tuv xml:lang="${escapeXml(language)}"><seg>${writeSegment(text)}</seg></tuv>`;
  const written = units.map(({ source, target, changeTime }) => {
    const time =
      changeTime === null
        ? ""
        : ` changedate="${new Date(changeTime).toISOString().replace(/[-:]|\.\d+/g, "")}"`;
    return `<tu${time}>${variant(languages.source, source)}${variant(languages.target, target)}</tu>\n`;
  });
  const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
<header creationtool="Benchleaf" creationtoolversion="1" segtype="sentence" o-tmf="Benchleaf" adminlang="en" srclang="${escapeXml(languages.source)}" datatype="plaintext"/>
<body>
`;
  return new TextEncoder().encode(`${head}${written.join("")}</body>\n</tmx>\n`);
};
