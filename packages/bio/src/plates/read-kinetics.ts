import { parseWell } from "./plate.ts";

type Rows = readonly (readonly string[])[];

/** What the moments of a kinetic measurement are counted in. */
export const kineticUnits = ["s", "min", "h", "cycle"] as const;
export type KineticUnit = (typeof kineticUnits)[number];

/** The values of one well, in the order of the times; text, as the file has it. */
export interface KineticWell {
  readonly name: string;
  readonly values: readonly string[];
}

/** A plate that was read again and again. */
export interface KineticRead {
  /** The title above it in the file, or empty. */
  readonly label: string;
  readonly unit: KineticUnit;
  readonly times: readonly number[];
  readonly wells: readonly KineticWell[];
}

/** Fewest readings and wells that are a kinetic measurement and no plate or table. */
const [LEAST_READINGS, LEAST_WELLS] = [3, 2];
const TIME = /^(kinetic |elapsed |measurement |avg\.? )?time\b|^\u65f6\u95f4|^\u6642\u9593/i;
const CYCLE = /^cycle( nr\.?| no\.?| number)?$|^cycle\b|^\u5faa\u73af/i;

const cellOf = (row: readonly string[] | undefined, at: number): string => row?.[at]?.trim() ?? "";
const canonical = (text: string): string | undefined => {
  const well = parseWell(text);
  return well && `${String.fromCharCode(65 + well.row)}${well.column + 1}`;
};

/** Seconds of `0:10:00`, `1 h 30 min`, or a number in the unit of its heading; undefined for anything else. */
const secondsOf = (text: string, each: number): number | undefined => {
  const clock = /^(\d+):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))?$/.exec(text);
  // Two parts are minutes and seconds, as SoftMax writes them.
  if (clock?.[3] !== undefined) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d+) ?h)? ?(?:(\d+) ?min)? ?(?:(\d+(?:\.\d+)?) ?s)?$/.exec(text);
  if (text !== "" && words)
    return Number(words[1] ?? 0) * 3600 + Number(words[2] ?? 0) * 60 + Number(words[3] ?? 0);
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) * each : undefined;
};

const unitOf = (heading: string): number => {
  if (/\bmin/i.test(heading)) return 60;
  return /\bh(ours?|rs?)?\b/i.test(heading) && !/hh|:/.test(heading) ? 3600 : 1;
};

/** Times in the largest unit that they fill. */
const inUnit = (
  seconds: readonly number[],
  isCycle: boolean,
): { unit: KineticUnit; times: readonly number[] } => {
  if (isCycle) return { unit: "cycle", times: seconds };
  const last = Math.max(...seconds);
  const [unit, size] =
    last >= 7200 ? (["h", 3600] as const) : last >= 120 ? (["min", 60] as const) : (["s", 1] as const);
  return { unit, times: seconds.map((value) => Number((value / size).toPrecision(8))) };
};

const finished = (
  label: string,
  heading: string,
  texts: readonly string[],
  wells: readonly KineticWell[],
) => {
  const isCycle = !TIME.test(heading);
  const seconds = texts.map((text) => secondsOf(text, isCycle ? 1 : unitOf(heading)));
  const count = seconds.findIndex(
    (value, at) => value === undefined || (at > 0 && value <= (seconds[at - 1] ?? 0)),
  );
  const known = seconds.slice(0, count < 0 ? seconds.length : count) as number[];
  const filled = wells
    .map(({ name, values }) => ({ name, values: values.slice(0, known.length) }))
    .filter(({ values }) => values.some((value) => /\d/.test(value)));
  if (known.length < LEAST_READINGS || filled.length < LEAST_WELLS) return undefined;
  return { label, wells: filled, ...inUnit(known, isCycle) };
};

const titleAbove = (rows: Rows, at: number): string => {
  for (let above = at - 1; above >= Math.max(0, at - 3); above--) {
    const words = rows[above]!.map((cell) => cell.trim()).filter(Boolean);
    if (words.length > 0) return words.length <= 2 ? words.join(" ").slice(0, 100) : "";
  }
  return "";
};

/** Wells side by side under a heading, each row a moment (SoftMax, Gen5). */
const readColumns = (rows: Rows, at: number): KineticRead | undefined => {
  const head = rows[at]!;
  const wells = head.flatMap((cell, column) => {
    const name = canonical(cell);
    return name === undefined ? [] : [{ name, column }];
  });
  const find = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell.trim()));
  const time = find(TIME) >= 0 ? find(TIME) : find(CYCLE);
  if (time < 0 || wells.length < LEAST_WELLS) return undefined;
  const below = rows.slice(at + 1);
  const end = below.findIndex((row) => secondsOf(cellOf(row, time), 1) === undefined);
  const lines = end < 0 ? below : below.slice(0, end);
  return finished(
    titleAbove(rows, at),
    cellOf(head, time),
    lines.map((row) => cellOf(row, time)),
    wells.map(({ name, column }) => ({ name, values: lines.map((row) => cellOf(row, column)) })),
  );
};

/** Wells below each other, each column a moment (Tecan: cycles, times, temperatures above; BMG: row and column of a well apart). */
const readLines = (rows: Rows, at: number): KineticRead | undefined => {
  const from = rows[at]!.findIndex((cell) => TIME.test(cell.trim()) || CYCLE.test(cell.trim())) + 1;
  if (from < 1 || secondsOf(cellOf(rows[at], from + 1), 1) === undefined) return undefined;
  const heads = rows.slice(at, at + 5);
  const head = heads.find((row) => TIME.test(cellOf(row, from - 1))) ?? rows[at]!;
  const first = rows.slice(at + 1, at + 6).findIndex((row) => nameOf(row, from) !== undefined);
  if (first < 0) return undefined;
  const wells: KineticWell[] = [];
  for (const row of rows.slice(at + 1 + first)) {
    const name = nameOf(row, from);
    if (name === undefined) break;
    wells.push({ name, values: row.slice(from).map((cell) => cell.trim()) });
  }
  return finished(
    titleAbove(rows, at),
    cellOf(head, from - 1),
    head.slice(from).map((cell) => cell.trim()),
    wells,
  );
};

/** The well of a line: in the column before the values or in the first ones. */
const nameOf = (row: readonly string[], from: number): string | undefined =>
  canonical(cellOf(row, from - 1)) ??
  canonical(cellOf(row, 0)) ??
  (from > 1 ? canonical(`${cellOf(row, 0)}${cellOf(row, 1)}`) : undefined);

/**
 * Kinetic measurements in the cells of a file of a plate reader: wells over time in columns (SoftMax, BioTek Gen5) or in lines
 * (Tecan i-control, BMG). Times become seconds, minutes or hours, whatever the file writes.
 */
export const readKinetics = (rows: Rows): KineticRead[] => {
  const found: KineticRead[] = [];
  for (let at = 0; at < rows.length; at++) {
    const read = readColumns(rows, at) ?? readLines(rows, at);
    if (read === undefined) continue;
    found.push(read);
    // What was read is not read again as something else.
    at += Math.min(read.times.length, read.wells.length);
  }
  return found;
};
