import type { Reference, SequenceMeta } from "../sequence.ts";
import { indentOf } from "./lines.ts";
import { unwrapLines } from "./wrap.ts";

/** Represents the feature table in a header; `SQ` represents the residues. */
export const EMBL_TABLE_MARK = "FT";

/** Codes that carry nothing of the header itself. */
const MARKS = new Set(["FH", EMBL_TABLE_MARK, "SQ"]);

/** Characters between column 6 and column 80. */
export const EMBL_HEADER_WIDTH = 75;

/** The content of the lines of an EMBL header, without the ID line. */
export type EmblHeader = Pick<
  SequenceMeta,
  "accession" | "version" | "keywords" | "organism" | "date" | "comments" | "references" | "other"
> & { readonly description: string };

/** Reference lines and the field that each is, as GenBank names them. */
export const REFERENCE_FIELDS: Readonly<Record<string, string>> = {
  RC: "REMARK",
  RG: "CONSRTM",
  RA: "AUTHORS",
  RT: "TITLE",
  RL: "JOURNAL",
};

interface Group {
  readonly code: string;
  readonly lines: string[];
}

/** Runs of lines under one two-letter code; `XX` ends a run. */
const groupLines = (lines: readonly string[]): Group[] => {
  const groups: Group[] = [];
  let isOpen = false;
  for (const line of lines) {
    const code = line.slice(0, 2);
    if (code === "XX") isOpen = false;
    else {
      const last = groups[groups.length - 1];
      const text = line.slice(2 + Math.min(3, indentOf(line.slice(2)))).trimEnd();
      if (isOpen && last?.code === code) last.lines.push(text);
      else groups.push({ code, lines: [text] });
      isOpen = true;
    }
  }
  return groups;
};

/**
 * Reads header lines of an EMBL entry, `XX` and the two letters at each margin included. Lines of a kind that
 * the model has no field for come back in `other` under their two letters. Linear; never throws.
 */
export const readEmblHeader = (lines: readonly string[]): EmblHeader => {
  const header: { -readonly [Key in keyof EmblHeader]: EmblHeader[Key] } = { description: "" };
  const comments: string[] = [];
  const references: { scope: string; fields: { key: string; value: string }[] }[] = [];
  const other: { key: string; value: string }[] = [];
  const organism: string[] = [];
  for (const { code, lines: texts } of groupLines(lines)) {
    const text = unwrapLines(texts, EMBL_HEADER_WIDTH).trim();
    const reference = references[references.length - 1];
    if (code === "DE") header.description = [header.description, text].filter(Boolean).join(" ");
    else if (code === "AC") header.accession = text.replace(/;\s*$/, "").replace(/;\s*/g, " ");
    else if (code === "SV" && text !== "") header.version = text;
    else if (code === "KW") header.keywords = text;
    else if (code === "OS" || code === "OC") for (const line of texts) organism.push(line);
    else if (code === "CC") comments.push(texts.join("\n"));
    else if (code === "RN") references.push({ scope: text.replace(/^\[|\]$/g, ""), fields: [] });
    else if (code === "RP" && reference) reference.scope += scopeOf(text);
    else if (code === "RX" && reference)
      for (const line of texts) reference.fields.push(crossReference(line));
    else if (REFERENCE_FIELDS[code] && reference) {
      reference.fields.push({ key: REFERENCE_FIELDS[code], value: bareText(code, text) });
    } else if (!MARKS.has(code) && code.trim() !== "") other.push({ key: code, value: texts.join("\n") });
    if (code === "DT") {
      const date = /\d{2}-[A-Z]{3}-\d{4}/.exec(texts[texts.length - 1] ?? "")?.[0];
      if (date) header.date = date;
    }
  }
  for (const key of ["accession", "keywords"] as const) {
    if (header[key] === "" || header[key] === ".") delete header[key];
  }
  if (header.description === ".") header.description = "";
  const named = organism.join("\n");
  if (named !== "" && named.replace(/[.\s]/g, "") !== "") header.organism = named;
  if (comments.length > 0) header.comments = comments;
  if (references.length > 0) header.references = references satisfies Reference[];
  if (other.length > 0) header.other = other;
  return header;
};

/** `1-200, 300-315` as GenBank writes it. */
const scopeOf = (text: string): string =>
  `  (bases ${text.replace(/(\d+)-(\d+)/g, "$1 to $2").replace(/,\s*/g, "; ")})`;

const crossReference = (text: string): { key: string; value: string } => {
  const match = /^([^;]+);\s*(.*?)\.?$/.exec(text);
  return { key: match?.[1] ?? "REMARK", value: match?.[2] ?? text };
};

const bareText = (code: string, text: string): string => {
  if (code === "RA" || code === "RG") return text.replace(/;$/, "");
  return code === "RT" ? text.replace(/;$/, "").replace(/^"(.*)"$/, "$1") : text;
};
