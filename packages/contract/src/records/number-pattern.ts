/** Maximum length of a pattern and of the numbers it makes. */
export const MAX_PATTERN_CHARACTERS = 40;

/** A day by the calendar, in the zone that a pattern counts in. */
export interface PatternDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, "0");

/** Names of parts are read in capitals, too: `{YYYY}`. */
const dated: Readonly<Record<string, (day: PatternDay) => string>> = {
  yyyy: ({ year }) => padded(year, 4),
  yy: ({ year }) => padded(year % 100, 2),
  mm: ({ month }) => padded(month, 2),
  dd: ({ day }) => padded(day, 2),
};

/** What can be wrong with a pattern. */
export type PatternFault = "no-counter" | "unknown-part" | "no-year" | "no-month";

/** The text around the counter on a given day, its minimum number of digits, and its start. */
export interface DatedPattern {
  readonly before: string;
  readonly after: string;
  readonly digits: number;
  readonly first: number;
}

/** Stands for the name of the user who makes the record. */
const USER = "user";
const MAX_USER_CHARACTERS = 12;

const counter = /\{(\d{1,9})\}/g;

/**
 * What is wrong with a pattern: it needs exactly one counter such as `{0001}` and may have `{yyyy}`, `{yy}`, `{mm}`,
 * `{dd}` and `{user}`; a month requires its year and a day its month, since the count restarts with each.
 *
 * @example patternFault("AP{000001}") // null
 * @example patternFault("{mm}-{01}") // "no-year"
 */
export const patternFault = (pattern: string): PatternFault | null => {
  if ([...pattern.matchAll(counter)].length !== 1) return "no-counter";
  const names = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!.toLowerCase());
  if (names.some((name) => !/^\d+$/.test(name) && name !== USER && dated[name] === undefined))
    return "unknown-part";
  if (/[{}]/.test(pattern.replaceAll(/\{[^{}]*\}/g, ""))) return "unknown-part";
  const has = (...some: string[]) => some.some((name) => names.includes(name));
  if (has("mm", "dd") && !has("yyyy", "yy")) return "no-year";
  return has("dd") && !has("mm") ? "no-month" : null;
};

/** Whether numbers of a pattern name the user who makes the record. @example namesUser("{user}-{01}") // true */
export const namesUser = (pattern: string): boolean => /\{user\}/i.test(pattern);

/**
 * A pattern on a given day. Counters are per text around the counter: `202611-` starts again after `202610-`. The
 * counter starts with its own figures, `{0000}` with 1.
 *
 * @param user For `{user}`; blanks are removed, and at most 12 characters remain.
 * @throws RangeError if the pattern is invalid.
 * @example datedPattern("{yyyy}-{0001}", { year: 2026, month: 11, day: 25 }) // before "2026-", after "", 4 digits,
 * from 1
 */
export const datedPattern = (pattern: string, day: PatternDay, user = ""): DatedPattern => {
  const fault = patternFault(pattern);
  if (fault !== null) throw new RangeError(`${fault}: ${pattern}`);
  const [, figures = ""] = /\{(\d{1,9})\}/.exec(pattern)!;
  const name = [...user.replaceAll(/\s/g, "")].slice(0, MAX_USER_CHARACTERS).join("");
  const [before = "", after = ""] = pattern
    .split(`{${figures}}`)
    .map((text) =>
      text.replaceAll(/\{(\w+)\}/g, (_, part: string) => dated[part.toLowerCase()]?.(day) ?? name),
    );
  return { before, after, digits: figures.length, first: Math.max(1, Number(figures)) };
};

/** @example numberText({ before: "AP", after: "", digits: 6, first: 1 }, 42) // "AP000042" */
export const numberText = ({ before, after, digits }: DatedPattern, count: number): string =>
  `${before}${padded(count, digits)}${after}`;

/** The day that it is somewhere. @example dayIn("Asia/Shanghai", new Date("2026-12-31T16:00:00Z")) // 1 January 2027 */
export const dayIn = (zone: string, at: Date): PatternDay => {
  const options = { timeZone: zone, calendar: "gregory", numberingSystem: "latn" } as const;
  const parts = new Intl.DateTimeFormat("en-US", {
    ...options,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(at);
  const part = (type: "year" | "month" | "day") => Number(parts.find((one) => one.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
};
