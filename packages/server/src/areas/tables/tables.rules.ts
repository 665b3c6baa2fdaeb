import { readDecimal } from "@benchleaf/bio";
import {
  columnsOfTable,
  type ErrorCode,
  locales,
  plainCell,
  type TableColumn,
  type TableKindKey,
} from "@benchleaf/contract";
import { choiceNames, columnNames } from "@benchleaf/phrases";

/** What is wrong in a row; without a column it is the whole row. */
export interface CellFault {
  readonly column: string | null;
  readonly code: ErrorCode;
  readonly data?: Readonly<Record<string, string | number>>;
}

/** For each column of a file the key of the kind's column that it fills. */
export type Mapping = readonly (string | null)[];
/** A row by the keys of its columns, without blanks at their ends. */
export type Cells = Readonly<Record<string, string>>;

/** A head without what people write differently: `Order-No. (5'→3')` is `orderno`. */
const keyOfHead = (head: string): string =>
  plainCell(head)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What is read from tables; the rest the application computes itself. */
export const readColumns = (kind: TableKindKey): readonly TableColumn[] =>
  columnsOfTable(kind).filter(({ isComputed }) => isComputed !== true);

const LONGEST_HEAD = 40;
/** A word of Chinese has two letters, one of others at least three. */
const isWord = (text: string): boolean => text.length >= (/\p{Script=Han}/u.test(text) ? 2 : 3);

/** How similar a heading is to a name: equal, or the shared part. */
const scoreOf = (head: string, name: string): number => {
  if (head === "" || name === "" || head.length > LONGEST_HEAD) return 0;
  if (head === name) return 1_000;
  if (isWord(name) && head.includes(name)) return name.length;
  return isWord(head) && name.includes(head) ? head.length : 0;
};

/** A column of a team's own, with its word. */
interface OwnColumn extends TableColumn {
  readonly label: string;
}

const namesOf = (kind: TableKindKey, { key, aliases = [] }: TableColumn): readonly string[] => [
  key,
  ...locales.flatMap((locale) => columnNames(locale, kind, key)),
  ...aliases,
];

/**
 * The columns of headings, by their keys, their labels in all languages, and common alternatives; each column once.
 *
 * @example guessMapping("primer", ["Sequence (5'-3')", "x"]) // ["bases", null]
 */
export const guessMapping = (
  kind: TableKindKey,
  heads: readonly string[],
  own: readonly OwnColumn[] = [],
): (string | null)[] => {
  const wanted = heads.map(keyOfHead);
  const mapping: (string | null)[] = heads.map(() => null);
  const named = [
    ...readColumns(kind).map((column) => ({ key: column.key, names: namesOf(kind, column) })),
    ...own
      .filter(({ isComputed }) => isComputed !== true)
      .map(({ key, label, aliases = [] }) => ({ key, names: [label, ...aliases] })),
  ];
  const found = named.flatMap(({ key, names: written }) => {
    const names = written.map(keyOfHead);
    return wanted.map((head, at) => ({
      key,
      at,
      score: Math.max(...names.map((name) => scoreOf(head, name))),
    }));
  });
  // The nearest first: `Primer Sequence` is rather a sequence than a primer's name.
  for (const { key, at, score } of found.toSorted((one, other) => other.score - one.score))
    if (score > 0 && mapping[at] === null && !mapping.includes(key)) mapping[at] = key;
  return mapping;
};

/** Without headings, the required fields are the first columns. */
export const mappingByPlace = (kind: TableKindKey, width: number): (string | null)[] =>
  Array.from({ length: width }, (_, at) => readColumns(kind)[at]?.key ?? null);

/** Whether the first row has headings: a required column is among them. */
export const isHead = (kind: TableKindKey, guessed: Mapping): boolean =>
  readColumns(kind).some(({ key, isRequired }) => isRequired === true && guessed.includes(key));

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** The values of a row, by the kind's columns. @example cellsOf(["'=1", "x"], ["name", null]) // { name: "=1" } */
export const cellsOf = (cells: readonly string[], mapping: Mapping): Cells =>
  Object.fromEntries(mapping.flatMap((key, at) => (key === null ? [] : [[key, plainCell(cells[at] ?? "")]])));

/** Year, month and day, parted by signs or by their Chinese words. */
const DAY = /^(\d{4})[-/.\u5e74](\d{1,2})[-/.\u6708](\d{1,2})\u65e5?(?: 00:00(?::00)?)?$/;

/** A day as people and spreadsheets write it, e.g. `2027-1-5`, `2027/01/05` or in Chinese; null if there is no such day. */
const readDay = (cell: string): string | null => {
  const [, year, month, day] = DAY.exec(cell.normalize("NFKC").trim()) ?? [];
  if (year === undefined) return null;
  const written = `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null;
};

/** A choice by its key or by what it is called in any language; null if it is none. */
const readChoice = (kind: TableKindKey, { key, choices = [] }: TableColumn, cell: string): string | null => {
  const written = cell.normalize("NFKC").trim().toLowerCase();
  const namesOfChoice = (choice: string) => [
    choice,
    ...locales.flatMap((locale) => choiceNames(locale, kind, key, choice)),
  ];
  return (
    choices.find((choice) => namesOfChoice(choice).some((name) => name.toLowerCase() === written)) ?? null
  );
};

const readers: Readonly<
  Record<
    NonNullable<TableColumn["type"]> | "text",
    (kind: TableKindKey, column: TableColumn, cell: string) => string | null
  >
> = {
  text: () => null,
  number: (_, __, cell) => readDecimal(cell),
  date: (_, __, cell) => readDay(cell),
  choice: readChoice,
};

/**
 * Values as they are computed with: numbers that were written in full-width digits or with commas between thousands, days in
 * usual ways of writing, and choices in the words of any language.
 */
export const withPlainValues = (kind: TableKindKey, cells: Cells): Cells => {
  const values = columnsOfTable(kind).flatMap((column) => {
    const cell = cells[column.key];
    if (!cell) return [];
    const read = readers[column.type ?? "text"](kind, column, cell);
    return read === null ? [] : [[column.key, read] as const];
  });
  return values.length === 0 ? cells : { ...cells, ...Object.fromEntries(values) };
};

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

const faultOf = (column: TableColumn, cell: string): CellFault | null => {
  const { key, type, isRequired = false, choices = [], maxCharacters: limit } = column;
  if (cell === "") return isRequired ? { column: key, code: "table.cell.empty" } : null;
  if (limit !== undefined && cell.length > limit)
    return { column: key, code: "table.cell.over", data: { limit } };
  if (type === "number" && !NUMBER.test(cell)) return { column: key, code: "table.cell.no.number" };
  if (type === "date" && readDay(cell) === null) return { column: key, code: "table.cell.no.date" };
  if (type === "choice" && !choices.includes(cell.toLowerCase()))
    return { column: key, code: "table.cell.no.choice", data: { choices: choices.join(", ") } };
  return null;
};

/** What is wrong with a row by its columns alone. */
export const findCellFaults = (
  kind: TableKindKey,
  cells: Cells,
  own: readonly TableColumn[] = [],
): CellFault[] =>
  [...readColumns(kind), ...own.filter(({ isComputed }) => isComputed !== true)].flatMap(
    (column) => faultOf(column, cells[column.key] ?? "") ?? [],
  );

/** Detects duplicate rows if values must be unique; stores what it has seen. */
export const findTwins = (kind: TableKindKey) => {
  const columns = readColumns(kind).filter(({ isUnique }) => isUnique === true);
  const seen = new Map(columns.map(({ key }) => [key, new Map<string, number>()]));
  return (number: number, cells: Cells): CellFault[] =>
    columns.flatMap(({ key }) => {
      const value = (cells[key] ?? "").toLowerCase();
      const rows = seen.get(key);
      if (value === "" || rows === undefined) return [];
      const first = rows.get(value);
      if (first === undefined) rows.set(value, number);
      return first === undefined
        ? []
        : [{ column: key, code: "table.cell.twice" as const, data: { row: first } }];
    });
};
