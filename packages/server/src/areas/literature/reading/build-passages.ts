import type { PageBox } from "@benchleaf/contract";
import { previewPhrases } from "@benchleaf/phrases/preview-phrases";
import { positionedWords } from "../../../kernel/reading/word-vectors.ts";
import { joinChunks, type Line } from "./lay-out-lines.ts";
import type { PageChunks, ReadPassage, ReadSentence } from "./paper-text.ts";
import { splitSentences } from "./split-sentences.ts";

/** The target length of a passage: enough to understand a sentence in context. */
const PASSAGE_CHARACTERS = 1_400;
const MAX_PASSAGE = 6_000;
const MARGIN = 0.085;

const KNOWN_HEADING = new RegExp(
  `^(?:\\d+(?:\\.\\d+)*\\.?\\s+|[IVX]+\\.\\s+)?(?:abstract|summary|introduction|background|related work|(?:materials?|patients|subjects) and methods|methods?(?: and materials?)?|methodology|experimental(?: section| procedures?)?|star methods|results?(?: and discussion)?|discussion|conclusions?|references|bibliography|literature cited|acknowledge?ments?|supplementary .*|appendix.*|data availability.*|author contributions?|competing interests?|${previewPhrases.headings})\\s*[:：.]?$`,
  "i",
);

const METHODS = new RegExp(
  `methods?|methodolog|experimental|procedures?|protocols?|${previewPhrases.methodHeadings}`,
  "i",
);
const REFERENCES = new RegExp(
  `^(?:[\\dIVX.]+\\s+)?(?:references|bibliography|literature cited|${previewPhrases.references})`,
  "i",
);

/** Whether a section is about methods. @example isMethods("2. Materials and Methods") // true */
export const isMethodsSection = (section: string): boolean => METHODS.test(section);
/** Whether a section lists other papers. */
export const isReferencesSection = (section: string): boolean => REFERENCES.test(section.trim());

/** The type size that most characters have. */
const bodySizeOf = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
};

/** Headers and footers that are repeated on other pages, and page numbers. */
const withoutRunningHeads = (lines: readonly Line[], pages: readonly PageChunks[]): Line[] => {
  const heights = new Map(pages.map(({ page, height }) => [page, height]));
  const isAtEdge = ({ page, y }: Line): boolean => {
    const height = heights.get(page) ?? 1;
    return y < height * MARGIN || y > height * (1 - MARGIN);
  };
  const pattern = ({ text }: Line): string => text.replace(/\d+/g, "#").toLowerCase();
  const times = new Map<string, Set<number>>();
  for (const line of lines.filter(isAtEdge)) {
    const seen = times.get(pattern(line)) ?? new Set();
    times.set(pattern(line), seen.add(line.page));
  }
  const most = Math.max(2, Math.min(3, pages.length / 2));
  return lines.filter(
    (line) =>
      !isAtEdge(line) ||
      !(/^[-–\s]*#?[-–\s]*$/.test(pattern(line)) || (times.get(pattern(line))?.size ?? 0) >= most),
  );
};

interface Paragraph {
  readonly lines: Line[];
  readonly section: string;
}

const endsSentence = (text: string): boolean =>
  /[.!?。！？:：]["')\]”’]?(?:\d{1,3}(?:[,–-]\d{1,3})*)?$/.test(text.trim());

const isHeading = (line: Line, bodySize: number): boolean => {
  const { text, size, isBold } = line;
  if (text.length > 120 || text.length < 2 || !/[\p{L}]/u.test(text)) return false;
  if (KNOWN_HEADING.test(text)) return true;
  if (/[,;.。，；]$/.test(text)) return false;
  const stands = /^(?:\d+(?:\.\d+)*\.?\s+)?[\p{Lu}\p{Script=Han}]/u.test(text);
  if (
    /^\d{1,2}(?:\.\d{1,2})*\.?\s+[\p{Lu}][\p{L} ,:&'’-]{2,70}$/u.test(text) &&
    size >= bodySize * 0.98 &&
    isBold
  )
    return true;
  return stands && (size > bodySize * 1.12 || (isBold && size >= bodySize * 0.95 && text.length < 90));
};

const followsOn = (last: Line, line: Line, columnLeft: number): boolean => {
  if (Math.abs(last.size - line.size) > 0.8 || last.isHidden !== line.isHidden) return false;
  const isNewColumn = last.page !== line.page || last.column !== line.column || line.y < last.y;
  if (isNewColumn) return !endsSentence(last.text);
  if (line.y - last.y > last.size * 1.75) return false;
  const isIndented = line.x > columnLeft + line.size * 0.7 && line.x < columnLeft + line.size * 4;
  return !(isIndented && endsSentence(last.text));
};

const paragraphsOf = (lines: readonly Line[], bodySize: number): Paragraph[] => {
  const lefts = new Map<string, number>();
  const columnOf = ({ page, column }: Line): string => `${page} ${column}`;
  for (const line of lines)
    if (Math.abs(line.size - bodySize) < 1)
      lefts.set(columnOf(line), Math.min(lefts.get(columnOf(line)) ?? Number.POSITIVE_INFINITY, line.x));
  const paragraphs: Paragraph[] = [];
  /** Text in another size (captions, notes) does not end the paragraph around it. */
  let section = "";
  let heading: Line | undefined;
  let open: Paragraph | undefined;
  let body: Paragraph | undefined;
  for (const line of lines) {
    if (!line.isHidden && isHeading(line, bodySize)) {
      const goesOn =
        heading !== undefined &&
        heading.page === line.page &&
        heading.column === line.column &&
        Math.abs(heading.size - line.size) < 0.5 &&
        line.y - heading.y < line.size * 1.9 &&
        line.y > heading.y &&
        open === undefined;
      section = (goesOn ? `${section} ${line.text}` : line.text).slice(0, 200);
      heading = line;
      open = undefined;
      body = undefined;
      continue;
    }
    const left = lefts.get(columnOf(line)) ?? line.x;
    const isBody = Math.abs(line.size - bodySize) < 0.8 && !line.isHidden;
    const candidate: Paragraph | undefined = isBody ? (body ?? open) : open;
    const last = candidate?.lines.at(-1);
    if (candidate && last && followsOn(last, line, left)) {
      candidate.lines.push(line);
      open = candidate;
    } else {
      open = { lines: [line], section };
      paragraphs.push(open);
    }
    if (isBody) body = open;
  }
  return paragraphs;
};

/** Words that occur unbroken, to distinguish a hyphenated word from one that was broken at the end of a line. */
const vocabularyOf = (lines: readonly Line[]): Set<string> => {
  const words = new Set<string>();
  for (const { text } of lines) {
    const found = text.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];
    for (const word of text.endsWith("-") ? found.slice(0, -1) : found) words.add(word);
  }
  return words;
};

interface Placed {
  readonly start: number;
  readonly line: Line;
  /** Characters of the line that are in the body. */
  readonly length: number;
}

const joinLines = (lines: readonly Line[], vocabulary: ReadonlySet<string>) => {
  let body = "";
  const placed: Placed[] = [];
  for (const line of lines) {
    const text = line.text;
    const broken = /([\p{L}\d-]+)-$/u.exec(body);
    const next = /^[\p{Ll}\d][\p{L}\d-]*/u.exec(text);
    if (broken && next) {
      const [whole, hyphened] = [
        `${broken[1]}${next[0]}`.toLowerCase(),
        `${broken[1]}-${next[0]}`.toLowerCase(),
      ];
      const keeps = vocabulary.has(hyphened) && !vocabulary.has(whole);
      if (!keeps && (vocabulary.has(whole) || !/\d-?$/.test(broken[1]!))) body = body.slice(0, -1);
    } else if (body !== "" && !/\s$/.test(body)) {
      const isHan =
        /[\p{Script=Han}，。；：、（）]$/u.test(body) && /^[\p{Script=Han}，。；：、（）]/u.test(text);
      if (!isHan) body += " ";
    }
    placed.push({ start: body.length, line, length: text.length });
    body += text;
  }
  return { body, placed };
};

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** Horizontal positions of characters of a line, by their chunks. */
const extentOf = ({ chunks, text }: Line, from: number, to: number): { x: number; right: number } => {
  const joined = joinChunks(chunks);
  const lead = joined.text.indexOf(text);
  const placeOf = (character: number): number => {
    const at = character + Math.max(0, lead);
    let index = joined.starts.findLastIndex((start) => start <= at);
    if (index < 0) index = 0;
    const chunk = chunks[index]!;
    const inside = Math.min(1, (at - joined.starts[index]!) / Math.max(1, chunk.text.length));
    return chunk.x + chunk.width * inside;
  };
  return { x: placeOf(from), right: placeOf(to) };
};

const boxOf = (line: Line, from: number, to: number, page: PageChunks): PageBox => {
  const { x, right } = extentOf(line, from, to);
  const [top, bottom] = [line.y - line.size * 0.85, line.y + line.size * 0.25];
  return {
    x: share(x / page.width),
    y: share(top / page.height),
    width: share(Math.max(0, right - x) / page.width),
    height: share((bottom - top) / page.height),
  };
};

const sentencesOf = (
  body: string,
  placed: readonly Placed[],
  pages: ReadonlyMap<number, PageChunks>,
): ReadSentence[] =>
  splitSentences(body).flatMap(({ start, end }) => {
    const parts = placed.filter((one) => one.start < end && one.start + one.length > start);
    const first = parts[0];
    if (first === undefined) return [];
    // Boxes of one page: a sentence that continues on the next page starts where it is read first.
    const here = parts.filter(({ line }) => line.page === first.line.page);
    const boxes = here.map(({ line, start: from, length }) =>
      boxOf(line, Math.max(0, start - from), Math.min(length, end - from), pages.get(line.page)!),
    );
    return [{ start, end, page: first.line.page, boxes, hidden: parts.some(({ line }) => line.isHidden) }];
  });

/** A long paragraph in parts of whole sentences. */
const cutPassage = (section: string, body: string, sentences: readonly ReadSentence[]): ReadPassage[] => {
  const groups: ReadSentence[][] = [];
  for (const sentence of sentences) {
    const group = groups.at(-1);
    const begin = group?.[0]?.start ?? 0;
    const isFull = group !== undefined && sentence.end - begin > PASSAGE_CHARACTERS;
    const isOther = group !== undefined && group[0]!.hidden !== sentence.hidden;
    if (group === undefined || isFull || isOther) groups.push([sentence]);
    else group.push(sentence);
  }
  return groups.map((group) => {
    const begin = group[0]!.start;
    const text = body.slice(begin, Math.min(group.at(-1)!.end, begin + MAX_PASSAGE));
    return {
      section,
      page: group[0]!.page,
      body: text,
      sentences: group
        .map((one) => ({ ...one, start: one.start - begin, end: Math.min(one.end - begin, text.length) }))
        .filter((one) => one.end > one.start),
      words: positionedWords(text),
    };
  });
};

/** Short paragraphs that follow each other in a section are joined. */
const joinShort = (paragraphs: readonly Paragraph[]): Paragraph[] => {
  const joined: Paragraph[] = [];
  const lengthOf = ({ lines }: Paragraph): number => lines.reduce((sum, { text }) => sum + text.length, 0);
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    const size = paragraph.lines[0]!.size;
    if (
      last !== undefined &&
      last.section === paragraph.section &&
      Math.abs(last.lines.at(-1)!.size - size) < 0.8 &&
      last.lines.at(-1)!.isHidden === paragraph.lines[0]!.isHidden &&
      endsSentence(last.lines.at(-1)!.text) &&
      lengthOf(last) + lengthOf(paragraph) < PASSAGE_CHARACTERS / 2
    )
      last.lines.push(...paragraph.lines);
    else joined.push({ lines: [...paragraph.lines], section: paragraph.section });
  }
  return joined;
};

/** The text in the largest type on the first page, above its middle. */
const titleOf = (lines: readonly Line[], bodySize: number, pages: readonly PageChunks[]): string | null => {
  const [first] = pages;
  if (first === undefined) return null;
  const upper = lines.filter(
    ({ page, y, isHidden, text }) =>
      page === first.page &&
      !isHidden &&
      y < first.height * 0.5 &&
      text.length > 3 &&
      !KNOWN_HEADING.test(text),
  );
  const largest = Math.max(0, ...upper.map(({ size }) => size));
  if (largest < bodySize * 1.15) return null;
  const start = upper.findIndex(({ size }) => size > largest - 0.6);
  let title = "";
  for (const line of upper.slice(start)) {
    if (line.size < largest - 0.6) break;
    title = title.endsWith("-") ? title.slice(0, -1) + line.text : `${title} ${line.text}`;
  }
  const clean = title
    .replace(/\s+/g, " ")
    .replace(/[*†‡§¹²∗]+$/, "")
    .trim();
  return clean.length >= 8 && clean.length <= 500 ? clean : null;
};

/** Passages of a document whose lines are in reading order, and its title. */
export const buildPassages = (
  inOrder: readonly Line[],
  pages: readonly PageChunks[],
): { passages: ReadPassage[]; title: string | null } => {
  const bodySize = bodySizeOf(inOrder);
  const lines = withoutRunningHeads(inOrder, pages).filter(({ text }) => text !== "");
  const vocabulary = vocabularyOf(lines);
  const byPage = new Map(pages.map((page) => [page.page, page]));
  const passages = joinShort(paragraphsOf(lines, bodySize)).flatMap(({ lines: own, section }) => {
    const { body, placed } = joinLines(own, vocabulary);
    return cutPassage(section, body, sentencesOf(body, placed, byPage));
  });
  return { passages, title: titleOf(lines, bodySize, pages) };
};
