import { type GridPosition, type LocationKind, MAX_GRID_SIDE } from "./locations.schema.ts";

const FIRST_LETTER = 65;
const LETTERS = 26;

/** What codes of a kind begin with, where no one has given another one. */
const prefixes: Readonly<Record<LocationKind, string>> = {
  room: "R",
  freezer: "F",
  fridge: "C",
  tank: "N",
  cabinet: "K",
  shelf: "S",
  drawer: "D",
  rack: "G",
  box: "B",
  plate: "P",
  other: "L",
};

/** @example codePrefix("freezer") // "F" */
export const codePrefix = (kind: LocationKind): string => prefixes[kind];

/** The characters of a row of a grid: A to Z, then AA. @example rowLetters(27) // "AA" */
export const rowLetters = (row: number): string =>
  row <= LETTERS
    ? String.fromCharCode(FIRST_LETTER + row - 1)
    : rowLetters(Math.floor((row - 1) / LETTERS)) + rowLetters(((row - 1) % LETTERS) + 1);

/** A position as labels, plates and boxes write it. @example positionCode({ row: 2, column: 12 }) // "B12" */
export const positionCode = ({ row, column }: GridPosition): string => `${rowLetters(row)}${column}`;

/**
 * The position that a code names; null if it names none. The way back of {@link positionCode}.
 *
 * @example readPosition("B12") // { row: 2, column: 12 }
 */
export const readPosition = (code: string): GridPosition | null => {
  const [, letters = "", digits = ""] = /^([A-Z]{1,2})([1-9]\d{0,2})$/.exec(code.toUpperCase()) ?? [];
  if (letters === "") return null;
  const row = [...letters].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1,
    0,
  );
  const column = Number(digits);
  return row <= MAX_GRID_SIDE && column <= MAX_GRID_SIDE ? { row, column } : null;
};
