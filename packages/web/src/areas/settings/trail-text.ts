import type { TrailEntry } from "@benchleaf/contract";
import { hasPhrase, type PhraseKey, type Words } from "../../kernel/words.ts";

/** What has no words of its own, such as a field of long ago, stands under its own name. */
const worded = (t: Words, key: string, own: string): string => (hasPhrase(key) ? t(key as PhraseKey) : own);

export const actionText = (t: Words, action: string): string => worded(t, `trail.${action}`, action);

/** "Project 12"; an object that says its own name, such as a mail domain, keeps it. */
export const objectText = (t: Words, { objectType, objectId }: TrailEntry): string =>
  `${worded(t, `trail.object_${objectType}`, objectType)} ${objectId}`;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export interface TrailFormat {
  number(value: number): string;
  dateTime(instant: string): string;
}

const valueText = (t: Words, format: TrailFormat, value: unknown): string => {
  if (value === null || value === undefined || value === "") return t("trail.nothing");
  if (typeof value === "boolean") return t(value ? "trail.yes" : "trail.no");
  if (typeof value === "number") return format.number(value);
  if (typeof value === "string") return INSTANT.test(value) ? format.dateTime(value) : value;
  if (Array.isArray(value))
    return value.map((one) => valueText(t, format, one)).join(", ") || t("trail.nothing");
  return JSON.stringify(value);
};

const fieldsOf = (side: unknown): Readonly<Record<string, unknown>> =>
  typeof side === "object" && side !== null ? (side as Record<string, unknown>) : {};

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * What an entry changed, field by field: only those that differ, with both sides where both are known.
 *
 * @example of `{ name: "a", size: 3 }` before and `{ name: "b", size: 3 }` after: "Name: a → b"
 */
export const changeText = (t: Words, format: TrailFormat, entry: TrailEntry): string => {
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const told = keys
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => {
      const sides = [before, after]
        .filter((side) => key in side)
        .map((side) => valueText(t, format, side[key]));
      return `${worded(t, `trail.field_${key}`, key)}: ${sides.join(" → ")}`;
    });
  return [...told, ...(entry.reason ? [entry.reason] : [])].join(" · ");
};
