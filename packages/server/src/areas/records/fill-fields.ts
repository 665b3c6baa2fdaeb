import { baseText } from "@benchleaf/bio";
import {
  type FieldEntries,
  type FieldedKind,
  type FieldFilter,
  type Id,
  type ReferenceType,
  referenceTypes,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import { problem } from "../../kernel/problem.ts";
import { cellOfId, columnsOfFields, type FieldColumn } from "./field-cells.rules.ts";
import { checkValues, dayNumber, type StoredValue } from "./field-values.rules.ts";
import { presentField } from "./fields.present.ts";
import * as store from "./fields.store.ts";
import { countKnown, findNamed } from "./references.store.ts";

interface Filled {
  readonly subjectId: Id;
  readonly entries: FieldEntries;
}

const idsOf = (
  fields: readonly store.FieldRow[],
  values: readonly StoredValue[],
  type: ReferenceType,
): Id[] => [
  ...new Set(
    values.flatMap(({ fieldId, entered }) =>
      fields.some((field) => field.id === fieldId && field.type === type) ? entered : [],
    ),
  ),
];

/** A member value has to be in the team, and other references have to be readable by the user. */
const refuseUnknown = async (
  tx: Queries,
  fields: readonly store.FieldRow[],
  values: readonly StoredValue[],
): Promise<void> => {
  for (const type of referenceTypes) {
    const ids = idsOf(fields, values, type);
    if (ids.length === 0 || (await countKnown(tx, type, ids)) === ids.length) continue;
    const field = fields.find((one) => one.type === type);
    if (field !== undefined) throw problem("field.value.invalid", { field: field.settings.name });
  }
};

const boundOf = (bound: string | undefined, unit: FieldFilter["unit"]): string | null => {
  if (bound === undefined) return null;
  if (unit !== null) return baseText({ value: bound, unit });
  return dayNumber(bound)?.toString() ?? bound;
};

const likely = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;

/** JSON input of the database function `subjects_with`; null without filters. */
export const filtersText = (filters: readonly FieldFilter[] | undefined): string | null =>
  filters === undefined || filters.length === 0
    ? null
    : JSON.stringify(
        filters.map(({ fieldId, contains, is, least, most, unit }) => ({
          field: fieldId,
          part: contains === undefined ? null : likely(contains),
          line: is?.toLowerCase() ?? null,
          least: boundOf(least, unit),
          most: boundOf(most, unit),
        })),
      );

const listAll = async (tx: Queries, kind: FieldedKind, scopeId: Id | null): Promise<store.FieldRow[]> => [
  ...(await store.listFields(tx, kind)),
  ...(scopeId === null ? [] : await store.listFields(tx, kind, scopeId)),
];

/** The area of a record fills in its fields, in its own transactions and after its own policy check. */
export const fillFields = {
  /**
   * Replaces values of records. With a scope, the fields of that part of the kind are filled in together with those
   * of all.
   *
   * @throws field.value.required, field.value.invalid, field.value.taken
   */
  async save(
    tx: Queries,
    kind: FieldedKind,
    records: readonly Filled[],
    scopeId: Id | null = null,
  ): Promise<void> {
    store.lockFieldsForUpdate(tx, kind, "fill");
    const rows = await listAll(tx, kind, scopeId);
    if (rows.length === 0 && records.every(({ entries }) => Object.keys(entries).length === 0)) return;
    const fields = rows.map(presentField);
    const filled = records.map(({ subjectId, entries }) => {
      const read = checkValues(fields, entries);
      if ("fault" in read) throw problem(`field.value.${read.fault}`, { field: read.field });
      return { subjectId, values: read.values };
    });
    await refuseUnknown(
      tx,
      rows,
      filled.flatMap(({ values }) => values),
    );
    await store.replaceValues(tx, kind, filled).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const names = fields.filter(({ isUnique }) => isUnique).map(({ name }) => name);
      throw problem("field.value.taken", { field: names.join(", ") });
    });
  },

  /** The table columns of the fields of a kind, and of some parts of it. */
  async columns(
    q: Queries,
    kind: FieldedKind,
    scopeIds: readonly Id[] = [],
  ): Promise<readonly FieldColumn[]> {
    const rows = await store.listFieldsWithin(q, kind, scopeIds);
    return columnsOfFields(rows.map((row) => ({ ...presentField(row), scopeId: row.scope_id })));
  },

  /**
   * Rows of a table with the records that cells name, so that `entriesOfCells` finds their ids: members by name or email,
   * samples and materials by number, files by name. What is named by several, or by none that the user may read, stays as it
   * is, and is invalid.
   */
  async readReferences<Row extends { readonly cells: Readonly<Record<string, string>> }>(
    q: Queries,
    columns: readonly FieldColumn[],
    rows: readonly Row[],
  ): Promise<readonly Row[]> {
    const references = columns.flatMap(({ key, fields }) => {
      const type = referenceTypes.find((one) => one === fields[0]?.type);
      return type === undefined ? [] : [{ key, type }];
    });
    const found = new Map<string, ReadonlyMap<string, Id>>();
    for (const { key, type } of references) {
      const texts = [...new Set(rows.flatMap(({ cells }) => cells[key] || []))];
      if (texts.length > 0) found.set(key, await findNamed(q, type, texts));
    }
    if (found.size === 0) return rows;
    return rows.map((row) => {
      const cells = { ...row.cells };
      for (const [key, ids] of found) {
        const id = ids.get((cells[key] ?? "").toLowerCase());
        if (id !== undefined) cells[key] = cellOfId(id);
      }
      return { ...row, cells };
    });
  },

  /** Copies the values of another record to new ones, except unique ones. */
  copy: (tx: Queries, kind: FieldedKind, fromId: Id, toIds: readonly Id[]): Promise<unknown> =>
    store.copyValues(tx, kind, fromId, toIds),

  /** The errors of an entry of one record, before anything is written; null if it is valid. */
  async faultOf(
    tx: Queries,
    kind: FieldedKind,
    entries: FieldEntries,
    scopeId: Id | null = null,
  ): Promise<{ readonly code: `field.value.${"required" | "invalid"}`; readonly field: string } | null> {
    const read = checkValues((await listAll(tx, kind, scopeId)).map(presentField), entries);
    return "fault" in read ? { code: `field.value.${read.fault}`, field: read.field } : null;
  },
};
