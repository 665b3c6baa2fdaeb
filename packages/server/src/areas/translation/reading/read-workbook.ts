import { withoutMarks } from "../rules/inline-codes.ts";
import type { DocumentWarning } from "./document-segments.ts";
import { type FormulaTexts, formulaTexts } from "./formula-texts.ts";
import { type OfficePart, officePart, readParagraphs } from "./office-part.ts";
import { sheetDialect } from "./ooxml-dialects.ts";
import { listedParts, type PartKind, referencesOf } from "./package-parts.ts";
import type { PartText, TextUnit } from "./part-text.ts";
import { readPlainElements } from "./plain-elements.ts";
import { ParagraphReader } from "./read-paragraphs.ts";
import { attributeIn, XmlCursor } from "./scan-xml.ts";
import { decodePart, type ZipParts } from "./zip-parts.ts";

const localOf = (name: string): string => name.slice(name.indexOf(":") + 1);

/** @example columnName(28) // "AB" */
const columnName = (number: number): string => {
  let [name, rest] = ["", number];
  for (; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
};

/** @example numberOf("AB") // 28 */
const numberOf = (column: string): number =>
  [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** @example cellsOfRow("B2:D9") // ["B2", "C2", "D2"] */
const cellsOfRow = (range: string): string[] => {
  const found = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})\d+$/.exec(range);
  if (!found) return [];
  const [, from = "", row = "", to = ""] = found;
  const cells: string[] = [];
  for (let column = numberOf(from); column <= numberOf(to) && cells.length < 16_384; column++) {
    cells.push(columnName(column) + row);
  }
  return cells;
};

interface Sheet {
  readonly part: string;
  readonly name: string;
  /** Cells with the titles of tables, by which formulas and the tables themselves refer to columns. */
  readonly titles: ReadonlySet<string>;
  readonly references: readonly string[];
}

const listSheets = (zip: ZipParts, kinds: ReadonlyMap<PartKind, readonly string[]>): Sheet[] => {
  const all = kinds.get("sheet") ?? [];
  const [workbook] = kinds.get("workbook") ?? [];
  const listed = workbook === undefined ? [] : listedParts(zip, workbook, "sheet");
  const named = new Map(listed.map(({ part, tag }) => [part, attributeIn(tag, "name") ?? ""]));
  for (const [index, part] of all.entries()) if (!named.has(part)) named.set(part, String(index + 1));
  const tables = new Set(kinds.get("table"));
  return [...named].flatMap(([part, name]) => {
    if (!all.includes(part)) return [];
    const references = [...referencesOf(zip, part).values()];
    const titles = references
      .filter((reference) => tables.has(reference))
      .flatMap((reference) => {
        const tag = /<(?:\w+:)?table\s[^>]*>/.exec(decodePart(zip.read(reference))?.text ?? "")?.[0] ?? "";
        return attributeIn(tag, "headerRowCount") === "0" ? [] : cellsOfRow(attributeIn(tag, "ref") ?? "");
      });
    return [{ part, name, titles: new Set(titles), references }];
  });
};

/** What the cells of a sheet say: where shared strings are, and its own strings. */
const readSheet = (
  xml: string,
  { name: sheet, titles }: Sheet,
  shared: Map<number, { place: string; isTitle: boolean }>,
): PartText & { readonly titleUnits: ReadonlySet<TextUnit> } => {
  const cursor = new XmlCursor(xml);
  const dialect = sheetDialect(xml, "is");
  const reader = new ParagraphReader(cursor, [dialect]);
  let [cell, row, column] = ["", 0, 0];
  let isShared = false;
  const titleUnits = new Set<TextUnit>();
  while (cursor.next()) {
    if (cursor.token !== "open") {
      if (cursor.isEmpty && cursor.name === `${dialect.prefix}c`) column++;
      continue;
    }
    if (cursor.name === `${dialect.prefix}row`) {
      row = Number(attributeIn(cursor.tag, "r") ?? row + 1);
      column = 0;
    } else if (cursor.name === `${dialect.prefix}c`) {
      // Cells without a name follow each other.
      cell = attributeIn(cursor.tag, "r") ?? columnName(column + 1) + row;
      column = numberOf(/^[A-Z]{1,3}/.exec(cell)?.[0] ?? "");
      reader.place = `sheet ${sheet} ${cell}`;
      isShared = attributeIn(cursor.tag, "t") === "s";
    } else if (isShared && cursor.name === `${dialect.prefix}v`) {
      let index = -1;
      while (cursor.next() && cursor.isText) index = Number(cursor.text);
      const known = shared.get(index);
      const isTitle = titles.has(cell) || known?.isTitle === true;
      shared.set(index, { place: known?.place ?? reader.place, isTitle });
    } else if (cursor.name === dialect.paragraph) {
      reader.visit();
      const unit = reader.last;
      if (titles.has(cell) && unit) titleUnits.add(unit);
    }
  }
  return { text: xml, units: reader.units, titleUnits };
};

const readStrings = (
  xml: string,
  places: ReadonlyMap<number, { place: string }>,
): PartText & { byIndex: Map<TextUnit, number> } => {
  const cursor = new XmlCursor(xml);
  const dialect = sheetDialect(xml, "si");
  const reader = new ParagraphReader(cursor, [dialect]);
  const byIndex = new Map<TextUnit, number>();
  let index = 0;
  while (cursor.next()) {
    if (cursor.name !== dialect.paragraph || (cursor.token !== "open" && !cursor.isEmpty)) continue;
    reader.place = places.get(index)?.place ?? "";
    const before = reader.last;
    reader.visit();
    if (reader.last !== undefined && reader.last !== before) byIndex.set(reader.last, index);
    index++;
  }
  return { text: xml, units: reader.units, byIndex };
};

/** Units that must not change, with a warning for each reason. */
const withhold = (
  units: readonly TextUnit[],
  isTitle: (unit: TextUnit) => boolean,
  { isCompared }: FormulaTexts,
  warnings: DocumentWarning[],
): TextUnit[] =>
  units.map((unit) => {
    if (!unit.isOffered) return unit;
    const code = isTitle(unit)
      ? "table.header"
      : isCompared(withoutMarks(unit.coded.text))
        ? "formula.text"
        : null;
    if (code === null) return unit;
    warnings.push({ code, place: unit.place });
    return { ...unit, isOffered: false };
  });

const readComments = (xml: string, sheet: string): PartText => {
  const cursor = new XmlCursor(xml);
  const dialect = sheetDialect(xml, "text");
  const reader = new ParagraphReader(cursor, [dialect]);
  while (cursor.next()) {
    if (cursor.token !== "open") continue;
    if (localOf(cursor.name) === "comment")
      reader.place = `comment ${sheet} ${attributeIn(cursor.tag, "ref") ?? ""}`;
    else reader.visit();
  }
  return { text: xml, units: reader.units };
};

/** Names that a chart has copied from cells get the translation of the cells, and no other. */
const readChart = (xml: string, place: string, cells: ReadonlyMap<string, TextUnit>): PartText => {
  const values = readPlainElements(xml, "v", /:?(?:strCache|strLit|multiLvlStrCache)$/, place).map((unit) => {
    const twin = cells.get(unit.coded.text);
    return twin ? { ...unit, twin } : { ...unit, isOffered: false };
  });
  const { units } = readParagraphs(xml, place);
  return { text: xml, units: [...units, ...values].sort((one, other) => one.start - other.start) };
};

/** The texts of a workbook: cells, comments, drawings and charts. Formulas stay, and what they compare with. */
export const readWorkbook = (
  zip: ZipParts,
  kinds: ReadonlyMap<PartKind, readonly string[]>,
  warnings: DocumentWarning[],
): OfficePart[] => {
  const parts: OfficePart[] = [];
  const kindOf = new Map([...kinds].flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
  const shared = new Map<number, { place: string; isTitle: boolean }>();
  const texts = formulaTexts();
  const sheets = listSheets(zip, kinds);
  const add = (name: string, read: (xml: string) => PartText): void => {
    const part = officePart(zip, name, read, warnings);
    if (part) parts.push(part);
  };
  const titlesOf = new Map<string, ReadonlySet<TextUnit>>();
  for (const sheet of sheets)
    add(sheet.part, (xml) => {
      texts.add(xml);
      const { titleUnits, ...part } = readSheet(xml, sheet, shared);
      titlesOf.set(sheet.part, titleUnits);
      return part;
    });
  for (const name of kinds.get("workbook") ?? []) texts.add(decodePart(zip.read(name))?.text ?? "");
  // Only now all formulas are known.
  for (const [index, part] of parts.entries())
    parts[index] = {
      ...part,
      units: withhold(part.units, (unit) => titlesOf.get(part.name)?.has(unit) === true, texts, warnings),
    };
  for (const name of kinds.get("strings") ?? [])
    add(name, (xml) => {
      const { byIndex, units, text } = readStrings(xml, shared);
      const isTitle = (unit: TextUnit) => shared.get(byIndex.get(unit) ?? -1)?.isTitle === true;
      return { text, units: withhold(units, isTitle, texts, warnings) };
    });
  const cells = new Map(
    parts.flatMap(({ units }) => units.map((unit) => [withoutMarks(unit.coded.text), unit] as const)),
  );
  for (const { name: sheet, references } of sheets) {
    const all = references.flatMap((name) => [
      name,
      ...(kindOf.get(name) === "sheetDrawing" ? referencesOf(zip, name).values() : []),
    ]);
    for (const name of new Set(all)) {
      const kind = kindOf.get(name);
      if (kind === "sheetComments") add(name, (xml) => readComments(xml, sheet));
      if (kind === "threadedComments")
        add(name, (xml) => ({
          text: xml,
          units: readPlainElements(xml, "text", /:?threadedComment$/, `comment ${sheet}`),
        }));
      if (kind === "sheetDrawing" || kind === "diagram")
        add(name, (xml) => readParagraphs(xml, `sheet ${sheet}`));
      if (kind === "chart") add(name, (xml) => readChart(xml, `sheet ${sheet}`, cells));
    }
  }
  return parts;
};
