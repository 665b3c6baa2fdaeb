import { type TrailEntry, type TrailName, trailTypeOfField, trailTypeOfObject } from "@benchleaf/contract";
import { hasPhrase, type PhraseKey, type Translate } from "../../kernel/translation.ts";
import { roleName } from "../../shared/access/role-name.ts";

/** What has no text, such as a field of an earlier version, is shown by its name. */
const worded = (t: Translate, key: string, own: string): string =>
  hasPhrase(key) ? t(key as PhraseKey) : own;

export const actionText = (t: Translate, action: string): string => worded(t, `trail.${action}`, action);

export const objectLabel = (t: Translate, objectType: string): string =>
  worded(t, `trail.object_${objectType}`, objectType);

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (side: unknown): Fields =>
  typeof side === "object" && side !== null && !Array.isArray(side) ? (side as Fields) : {};

export const nameOf = (entry: TrailEntry, type: string | undefined, id: string): TrailName | undefined =>
  entry.names.find((one) => one.type === type && one.id === id);

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The name that a thing had when the entry was written. */
const nameThen = ({ before, after }: TrailEntry): string | null => {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return text(next.name) ?? text(old.name) ?? text(next.title) ?? text(old.title) ?? text(next.fileName);
};

export interface TrailObject {
  readonly text: string;
  /** Where it opens, while it is there. */
  readonly named: TrailName | undefined;
}

/** What an entry is about, in words; nothing where the person alone is. */
export const objectOf = (t: Translate, entry: TrailEntry): TrailObject | null => {
  const { objectType, objectId, userId } = entry;
  const type = trailTypeOfObject(objectType);
  if (type === "account" && objectId === userId) return null;
  const named = nameOf(entry, type, objectId);
  if (named?.name) return { text: readable(t, named), named };
  const then = nameThen(entry);
  const gone = named === undefined ? then : t("trail.gone", { name: then ?? objectLabel(t, objectType) });
  if (gone !== null) return { text: gone, named: undefined };
  // An email domain is readable; a number means nothing to a reader.
  return /^-?[\d]+$/.test(objectId) || /^[0-9a-f-]{32,}$/.test(objectId) || objectType === "tenant"
    ? null
    : { text: objectId, named: undefined };
};

const readable = (t: Translate, { type, id, name }: TrailName): string => {
  if (name === null) return t("trail.gone", { name: objectLabel(t, type) });
  return type === "role" && id.startsWith("-") ? roleName(t, { roleKey: name, name }) : name;
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export interface TrailFormat {
  number(value: number): string;
  dateTime(instant: string): string;
  list(names: readonly string[]): string;
}

export interface TrailChange {
  readonly label: string;
  /** Null if only what came of it is known. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Writes what is in the fields of one entry. */
const valueWriter = (t: Translate, format: TrailFormat, entry: TrailEntry) => {
  const write = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("trail.nothing");
    if (typeof value === "boolean") return t(value ? "trail.yes" : "trail.no");
    if (Array.isArray(value)) {
      const parts = value.slice(0, 8).map((one) => write(field, one));
      const more = value.length > 8 ? [t("trail.more", { number: format.number(value.length - 8) })] : [];
      return format.list([...parts, ...more]) || t("trail.nothing");
    }
    if (typeof value === "object") {
      const parts = Object.entries(value).flatMap(([key, one]) =>
        hasPhrase(`trail.field_${key}`) ? [`${fieldWord(t, key)} ${write(key, one)}`] : [],
      );
      return format.list(parts) || t("trail.inEntry");
    }
    const named = nameOf(entry, trailTypeOfField(field), String(value));
    if (named) return readable(t, named);
    if (typeof value === "number") return format.number(value);
    const own = String(value);
    if (INSTANT.test(own)) return format.dateTime(own);
    for (const key of [`trail.value_${own}`, `permissions.${own}`]) {
      if (hasPhrase(key)) return t(key as PhraseKey);
    }
    return own;
  };
  return write;
};

const fieldWord = (t: Translate, field: string): string => worded(t, `trail.field_${field}`, field);

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** What the sentence contains already, and what means nothing to a reader. */
const unsaid = new Set(["name", "fileName", "title", "digest", "recordId", "linkId"]);

/**
 * What an entry changed, field by field: only those that differ, with both sides where both are known.
 *
 * @example of `{ name: "a", size: 3 }` before and `{ name: "b", size: 3 }` after: [{ label: "Name", before: "a", after: "b" }]
 */
export const changesOf = (t: Translate, format: TrailFormat, entry: TrailEntry): TrailChange[] => {
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const write = valueWriter(t, format, entry);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !isSame(before[key], after[key]))
    .filter((key) => (key in before && key in after) || !unsaid.has(key))
    .map((key) => ({
      label: fieldWord(t, key),
      before: key in before ? write(key, before[key]) : null,
      after: key in after ? write(key, after[key]) : null,
    }));
};

/** @example "Name: a → b" */
export const changeText = ({ label, before, after }: TrailChange): string =>
  `${label}: ${[before, after].filter((side) => side !== null).join(" → ")}`;
