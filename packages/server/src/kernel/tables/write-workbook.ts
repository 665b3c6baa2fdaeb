import { isFormula } from "@benchleaf/contract";
import { Zip, ZipDeflate } from "fflate";
import type { Batches, Cell } from "./cells.ts";

/** A column of a sheet: its header, and whether it contains numbers. */
export interface SheetColumn {
  readonly label: string;
  readonly isNumber?: boolean;
}

/** Excel's maximum length of a cell. */
const MAX_CELL_CHARACTERS = 32_767;
/** Rows of a sheet, including headers; further rows go to the next sheet. */
const MAX_SHEET_ROWS = 1_048_576;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/**
 * 1: a header, in bold. 2: a text that stays a text when it is edited (`quotePrefix`), although it starts like a
 * formula.
 */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`;
const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const numbered = (sheets: number, write: (number: number) => string): string =>
  Array.from({ length: sheets }, (_, at) => write(at + 1)).join("");

const typesOf = (sheets: number): string => {
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${kind}.${type}+xml"/>`;
  const all = numbered(sheets, (number) => part(`worksheets/sheet${number}`, "worksheet"));
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("workbook", "sheet.main")}${all}${part("styles", "styles")}</Types>`;
};
const workbookOf = (sheets: number): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered(sheets, (number) => `<sheet name="${number}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`;
const workbookRelationsOf = (sheets: number): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbered(sheets, (number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const OPEN = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;
const CLOSE = "</sheetData></worksheet>";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// Characters that XML does not allow.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are removed
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** @example columnName(27) // "AB" */
const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}"${style === 0 ? "" : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const cellOf = (place: string, cell: Cell, isNumber: boolean, tooLong: string): string => {
  if (cell === null || cell === "") return "";
  if (isNumber && Number.isFinite(Number(cell))) return `<c r="${place}"><v>${Number(cell)}</v></c>`;
  const text = String(cell);
  if (text.length > MAX_CELL_CHARACTERS) return textCell(place, tooLong, 0);
  return textCell(place, text, isFormula(text) ? 2 : 0);
};

/** Rows as an Excel workbook, its bytes as a stream: texts are never formulas, numbers stay numbers. */
export async function* writeWorkbook(
  columns: readonly SheetColumn[],
  batches: Batches,
  tooLong: string,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  const start = (name: string) => {
    const member = new ZipDeflate(name, { level: 6 });
    zip.add(member);
    return {
      write: (text: string) => member.push(encoder.encode(text), false),
      end: (text: string) => member.push(encoder.encode(text), true),
    };
  };
  const widths = columns.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="20" customWidth="1"/>`);
  const names = columns.map((_, at) => columnName(at));
  const heads = `<row r="1">${columns.map(({ label }, at) => textCell(`${names[at]}1`, label, 1)).join("")}</row>`;
  let sheets = 0;
  const openSheet = () => {
    sheets += 1;
    const sheet = start(`xl/worksheets/sheet${sheets}.xml`);
    sheet.write(`${OPEN}<cols>${widths.join("")}</cols><sheetData>${heads}`);
    return sheet;
  };
  let sheet = openSheet();
  let rows = 1;
  for await (const batch of batches) {
    const written: string[] = [];
    for (const row of batch) {
      if (rows === MAX_SHEET_ROWS) {
        sheet.write(written.splice(0).join(""));
        sheet.end(CLOSE);
        sheet = openSheet();
        rows = 1;
      }
      rows += 1;
      const cells = row.map((cell, at) =>
        cellOf(`${names[at]}${rows}`, cell, columns[at]?.isNumber ?? false, tooLong),
      );
      written.push(`<row r="${rows}">${cells.join("")}</row>`);
    }
    sheet.write(written.join(""));
    yield* ready.splice(0);
  }
  sheet.end(CLOSE);
  start("xl/styles.xml").end(STYLES);
  start("xl/workbook.xml").end(workbookOf(sheets));
  start("xl/_rels/workbook.xml.rels").end(workbookRelationsOf(sheets));
  start("_rels/.rels").end(RELATIONS);
  start("[Content_Types].xml").end(typesOf(sheets));
  zip.end();
  yield* ready.splice(0);
}
