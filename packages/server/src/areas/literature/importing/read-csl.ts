import { type PaperType, paperTypes } from "@benchleaf/contract";
import { z } from "zod";
import { doiOf, pmidOf } from "../papers/identify.rules.ts";
import { entryOf, type LooseFields, type RecordEntry } from "./record-entry.ts";

const text = z
  .union([z.string(), z.number(), z.array(z.string())])
  .optional()
  .catch(undefined);
const names = z
  .array(
    z
      .object({
        family: z.string().optional(),
        given: z.string().optional(),
        literal: z.string().optional(),
        name: z.string().optional(),
        "non-dropping-particle": z.string().optional(),
      })
      .loose(),
  )
  .optional()
  .catch(undefined);
const date = z
  .object({ "date-parts": z.array(z.array(z.union([z.number(), z.string(), z.null()]))) })
  .partial()
  .optional()
  .catch(undefined);

/** A record as CSL-JSON, or in Crossref's variant of it. */
export const cslRecordSchema = z
  .object({
    type: text,
    title: text,
    author: names,
    editor: names,
    "container-title": text,
    issued: date,
    published: date,
    volume: text,
    issue: text,
    page: text,
    publisher: text,
    DOI: text,
    PMID: text,
    URL: text,
    language: text,
    abstract: text,
  })
  .loose();
type CslRecord = z.infer<typeof cslRecordSchema>;

const said = (value: CslRecord["title"]): string =>
  (Array.isArray(value) ? (value[0] ?? "") : String(value ?? ""))
    .replace(/<[^>]{1,60}>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

const crossrefTypes: Readonly<Record<string, PaperType>> = {
  "journal-article": "article-journal",
  "posted-content": "article",
  "book-chapter": "chapter",
  "proceedings-article": "paper-conference",
  monograph: "book",
  "edited-book": "book",
  dissertation: "thesis",
};

const typeOf = (word: string): PaperType =>
  (paperTypes as readonly string[]).includes(word)
    ? (word as PaperType)
    : (crossrefTypes[word] ?? "article-journal");

const authorsOf = (record: CslRecord) =>
  (record.author ?? record.editor ?? []).map((one) => ({
    family:
      [one["non-dropping-particle"], one.family].filter(Boolean).join(" ") || (one.literal ?? one.name ?? ""),
    given: one.given ?? "",
  }));

const yearOfDate = (value: CslRecord["issued"]): number | null => {
  const year = Number(value?.["date-parts"]?.[0]?.[0]);
  return Number.isInteger(year) && year > 0 ? year : null;
};

/** The fields of a record. */
export const fieldsOfCsl = (record: CslRecord): LooseFields => ({
  type: typeOf(said(record.type)),
  title: said(record.title),
  authors: authorsOf(record),
  container: said(record["container-title"]),
  year: yearOfDate(record.issued) ?? yearOfDate(record.published),
  volume: said(record.volume),
  issue: said(record.issue),
  pages: said(record.page),
  publisher: said(record.publisher),
  doi: doiOf(said(record.DOI)) ?? "",
  pmid: pmidOf(said(record.PMID)) ?? "",
  url: said(record.URL),
  language: said(record.language),
  abstract: said(record.abstract),
});

/** Entries of a CSL-JSON text; undefined if it is not JSON. */
export const readCsl = (source: string): RecordEntry[] | undefined => {
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch {
    return undefined;
  }
  return (Array.isArray(given) ? given : [given]).map((one, index): RecordEntry => {
    const parsed = cslRecordSchema.safeParse(one);
    return parsed.success
      ? entryOf(index + 1, fieldsOfCsl(parsed.data))
      : { line: index + 1, name: "", fault: "unreadable" };
  });
};
