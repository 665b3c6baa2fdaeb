import { decodeText } from "@benchleaf/bio";
import { csvText, plainCell } from "@benchleaf/contract";
import data from "./data/glossary-columns.json" with { type: "json" };
import type { FileTerm, GlossaryFile, WritableGlossary, WrongRow } from "./glossary-terms.ts";
import { isSameLanguage, isTag, type LanguagePair } from "./language-tags.ts";
import { parseCsv } from "./parse-csv.ts";
import { readTbx, writeTbx } from "./tbx.ts";

/** Files of terms that other programs write and read. */
export type GlossaryFormat = "csv" | "tbx";

type Column = keyof typeof data.columns;
const columnNames: readonly Column[] = ["source", "targets", "note", "caseSensitive", "doNotTranslate"];

const columnOf = (cell: string): Column | undefined => {
  const name = cell.trim().toLowerCase();
  return columnNames.find((column) => data.columns[column].includes(name));
};

/** The position of each column, if the first row names them; by names or by languages. */
const columnsOf = (
  cells: readonly string[],
  languages: LanguagePair | undefined,
): Map<Column, number> | null => {
  const found = new Map<Column, number>();
  const tags: number[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column !== undefined && !found.has(column)) found.set(column, index);
    else if (isTag(cell) && /^(?:[a-z]{2}|.*[-_].*)$/i.test(cell.trim())) tags.push(index);
  }
  if (tags.length >= 2 && !found.has("source") && !found.has("targets")) {
    const place = (language: string | undefined) =>
      language === undefined ? undefined : tags.find((index) => isSameLanguage(cells[index]!, language));
    const [first, second] = tags as [number, number];
    const source = place(languages?.source) ?? (place(languages?.target) === first ? second : first);
    found.set("source", source);
    found.set("targets", place(languages?.target) ?? (source === first ? second : first));
  }
  return found.has("source") && found.has("targets") ? found : null;
};

const SEPARATED = /(?<!\\)[|｜;；]/;
const splitTargets = (cell: string): string[] =>
  cell
    .split(SEPARATED)
    .map((target) => target.replace(/\\([|｜;；])/g, "$1").trim())
    .filter((target) => target !== "");
const joinTargets = (targets: readonly string[]): string =>
  targets.map((target) => target.replace(/[|｜;；]/g, "\\$&")).join(" | ");

const flagOf = (cell: string): boolean | null => {
  const flag = cell.trim().toLowerCase();
  if (data.yes.includes(flag)) return true;
  return data.no.includes(flag) ? false : null;
};

const readCsv = (bytes: Uint8Array, languages: LanguagePair | undefined): GlossaryFile => {
  const rows = parseCsv(decodeText(bytes).text.replace(/^\uFEFF/, ""));
  const first = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const named = first === undefined ? null : columnsOf(first.cells, languages);
  const columns = named ?? new Map(columnNames.map((column, index) => [column, index]));
  const terms: (FileTerm & { row: number })[] = [];
  const wrong: WrongRow[] = [];
  for (const row of rows) {
    const { cells, line } = row;
    if ((named !== null && row === first) || cells.every((cell) => cell.trim() === "")) continue;
    const cell = (column: Column): string => plainCell(cells[columns.get(column) ?? -1] ?? "");
    const [source, target] = [cell("source"), cell("targets")];
    const [caseSensitive, doNotTranslate] = [flagOf(cell("caseSensitive")), flagOf(cell("doNotTranslate"))];
    if (caseSensitive === null || doNotTranslate === null) {
      wrong.push({ row: line, fault: "flag-unknown", source, target });
      continue;
    }
    terms.push({
      row: line,
      source,
      targets: splitTargets(target),
      note: cell("note"),
      caseSensitive,
      doNotTranslate,
    });
  }
  const language = (column: Column): string | undefined => {
    const title = named === null ? "" : (first?.cells[named.get(column) ?? -1] ?? "");
    return columnOf(title) === undefined && isTag(title) ? title.trim() : undefined;
  };
  return { terms, wrong, sourceLanguage: language("source"), targetLanguage: language("targets") };
};

/**
 * Reads a glossary. CSV: separated by commas, semicolons or tabs, in any encoding, with or without titles; several
 * translations are separated by bars or semicolons. TBX: versions 2 and 3, in both styles.
 *
 * @param languages which languages to take from a file of several
 * @throws UnreadableDocument
 */
export const readGlossaryFile = (
  format: GlossaryFormat,
  bytes: Uint8Array,
  languages?: LanguagePair,
): GlossaryFile => (format === "tbx" ? readTbx(bytes, languages) : readCsv(bytes, languages));

/** Writes a glossary such that it is read as it was; a spreadsheet runs none of it as a formula. */
export const writeGlossaryFile = (format: GlossaryFormat, glossary: WritableGlossary): Uint8Array => {
  if (format === "tbx") return new TextEncoder().encode(writeTbx(glossary));
  const flag = (value: boolean): string => (value ? "yes" : "no");
  const rows = glossary.terms.map(({ source, targets, note, caseSensitive, doNotTranslate }) => [
    source,
    joinTargets(targets),
    note,
    flag(caseSensitive),
    flag(doNotTranslate),
  ]);
  return new TextEncoder().encode(
    csvText([["source", "target", "note", "caseSensitive", "doNotTranslate"], ...rows]),
  );
};
