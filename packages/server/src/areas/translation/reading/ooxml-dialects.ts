import { escapeXml, prefixOf } from "./scan-xml.ts";

/** How one kind of markup names the elements of a paragraph, and how it writes text. */
export interface Dialect {
  /** With the colon; empty for the default namespace. */
  readonly prefix: string;
  readonly paragraph: string;
  readonly run: string;
  readonly properties: string;
  readonly text: string;
  /** Elements around inline content, e.g. a link. */
  readonly wrappers: ReadonlySet<string>;
  /** Elements that say nothing about the text, and are left out when it is written anew. */
  readonly dropped: ReadonlySet<string>;
  /** Whether line ends count, and text can be without a run. */
  readonly isSheet: boolean;
  /** Whether blanks at the ends of text count without being marked. */
  readonly preservesBlanks: boolean;
  /** What of a run's properties tells it from another; empty for none. */
  readonly keyOf: (properties: string) => string;
  readonly write: (text: string, properties: string) => string;
}

const WORD =
  "https?://(?:schemas\\.openxmlformats\\.org|purl\\.oclc\\.org/ooxml)/wordprocessingml/(?:2006/)?main";
const DRAWING =
  "https?://(?:schemas\\.openxmlformats\\.org|purl\\.oclc\\.org/ooxml)/drawingml/(?:2006/)?main";
const SHEET =
  "https?://(?:schemas\\.openxmlformats\\.org|purl\\.oclc\\.org/ooxml)/spreadsheetml/(?:2006/)?main";

const emptyProperties = /^<[\w.:-]+\s*(?:\/>|>\s*<\/[\w.:-]+>)$/;

const splitAt = (text: string, signs: RegExp): string[] => text.split(signs).filter((piece) => piece !== "");

/** Paragraphs of Word. */
export const wordDialect = (xml: string): Dialect => {
  const w = prefixOf(xml, WORD, "w:");
  const ignored = new RegExp(
    `<${w}(?:lang|noProof|bCs|iCs|szCs)(?:\\s[^>]*)?/>|\\s${w}(?:hint|rsid\\w*)="[^"]*"|<${w}rPrChange[\\s>][\\s\\S]*?</${w}rPrChange>`,
    "g",
  );
  const language = new RegExp(`<${w}lang(?:\\s[^>]*)?/>`, "g");
  const special: Readonly<Record<string, string>> = {
    "\t": `<${w}tab/>`,
    "\n": `<${w}br/>`,
    "\u2011": `<${w}noBreakHyphen/>`,
    "\u00AD": `<${w}softHyphen/>`,
  };
  return {
    prefix: w,
    paragraph: `${w}p`,
    run: `${w}r`,
    properties: `${w}rPr`,
    text: `${w}t`,
    wrappers: new Set(
      ["hyperlink", "ins", "moveTo", "smartTag", "customXml", "bdo", "dir"].map((name) => w + name),
    ),
    dropped: new Set([`${w}proofErr`, `${w}lastRenderedPageBreak`]),
    isSheet: false,
    preservesBlanks: false,
    keyOf: (properties) => {
      const key = properties.replace(ignored, "").replace(new RegExp(`<${w}rFonts\\s*/>`), "");
      return emptyProperties.test(key) ? "" : key;
    },
    write: (text, properties) => {
      if (text === "") return "";
      const pieces = splitAt(text, /([\t\n\u2011\u00AD])/)
        .map((piece) => special[piece] ?? `<${w}t xml:space="preserve">${escapeXml(piece)}</${w}t>`)
        .join("");
      return `<${w}r>${properties.replace(language, "")}${pieces}</${w}r>`;
    },
  };
};

/** Paragraphs of slides, charts and diagrams. */
export const drawingDialect = (xml: string): Dialect => {
  const a = prefixOf(xml, DRAWING, "a:");
  const ignored = /\s(?:lang|altLang|dirty|err|smtClean|smtId|noProof|bmk)="[^"]*"/g;
  return {
    prefix: a,
    paragraph: `${a}p`,
    run: `${a}r`,
    properties: `${a}rPr`,
    text: `${a}t`,
    wrappers: new Set(),
    dropped: new Set([`${a}pPr`, `${a}endParaRPr`]),
    isSheet: false,
    preservesBlanks: true,
    keyOf: (properties) => {
      const key = properties.replace(ignored, "");
      return emptyProperties.test(key) ? "" : key;
    },
    write: (text, properties) =>
      splitAt(text, /(\n)/)
        .map((piece) =>
          piece === "\n"
            ? `<${a}br>${properties}</${a}br>`
            : `<${a}r>${properties.replace(/\s(?:lang|altLang|err)="[^"]*"/g, "")}<${a}t>${escapeXml(piece)}</${a}t></${a}r>`,
        )
        .join(""),
  };
};

/** In the place of properties: text that is in no run. */
export const WITHOUT_RUN = "no run";

/** Strings of a workbook with several formats; the "paragraph" is the string. */
export const sheetDialect = (xml: string, paragraph: string): Dialect => {
  const x = prefixOf(xml, SHEET, "");
  return {
    prefix: x,
    paragraph: x + paragraph,
    run: `${x}r`,
    properties: `${x}rPr`,
    text: `${x}t`,
    wrappers: new Set(),
    dropped: new Set([`${x}rPh`, `${x}phoneticPr`]),
    isSheet: true,
    preservesBlanks: false,
    keyOf: (properties) => (emptyProperties.test(properties) ? "" : properties),
    write: (text, properties) =>
      text === "" || properties === WITHOUT_RUN
        ? escapeXml(text)
        : `<${x}r>${properties}<${x}t xml:space="preserve">${escapeXml(text)}</${x}t></${x}r>`,
  };
};
