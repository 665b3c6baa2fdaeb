import type { FieldedKind, FieldSettings, FieldType, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import { isValidSetting, staysComparable } from "./field-settings.rules.ts";
import { presentField } from "./fields.present.ts";
import * as store from "./fields.store.ts";

/** A field of a part of a kind as its keeper wants it; without an id it is a new one. */
export interface ScopedField {
  readonly id: Id | null;
  /** What formulas of the others call it by. */
  readonly key: string;
  readonly type: FieldType;
  readonly settings: FieldSettings;
}

/** Why a field cannot be so: `setting` of its own, `unique` by values that are there. */
export type ScopedFault = { readonly fault: "setting" | "unique"; readonly name: string };

const withIds = (settings: FieldSettings, idOf: ReadonlyMap<string, Id>): FieldSettings => ({
  ...settings,
  formula: settings.formula.replaceAll(/\{(\w+)\}/g, (all, key: string) => {
    const id = idOf.get(key);
    return id === undefined ? all : `{${id}}`;
  }),
});

/**
 * Sets the fields of a part of a kind, in order, in the caller's transaction: new ones are created, changed ones get
 * another version, the others are archived and keep their values. Returns their ids in that order. A formula refers
 * to earlier fields by their keys, in braces; it is stored with their ids.
 */
export const setScopedFields = async (
  tx: Queries,
  kind: FieldedKind,
  scopeId: Id,
  wanted: readonly ScopedField[],
): Promise<{ readonly ids: readonly Id[] } | ScopedFault> => {
  store.lockFieldsForUpdate(tx, kind, "change");
  const known = (await store.listFields(tx, kind, scopeId)).map(presentField);
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  // First, so that a new field may have the name of a removed one.
  for (const { id } of known.filter((field) => !kept.has(field.id))) await store.archiveField(tx, id);
  const ids: Id[] = [];
  const idOf = new Map<string, Id>();
  for (const { id, key, type, settings: entered } of wanted) {
    const settings = withIds(entered, idOf);
    const others = (await store.listFields(tx, kind, scopeId)).map(presentField);
    const before = known.find((field) => field.id === id);
    if (id !== null && (before === undefined || before.type !== type))
      return { fault: "setting", name: settings.name };
    const rest = others.filter((field) => field.id !== id);
    if (!isValidSetting(type, settings, rest) || (before !== undefined && !staysComparable(before, settings)))
      return { fault: "setting", name: settings.name };
    const ownId = before?.id ?? (await store.insertField(tx, { kind, type, settings }, scopeId));
    ids.push(ownId);
    idOf.set(key, ownId);
    if (before !== undefined) {
      const { id: _, kind: __, type: ___, version, ...now } = before;
      if (JSON.stringify(now) === JSON.stringify({ ...now, ...settings })) continue;
      try {
        await store.updateField(tx, { id: before.id, version }, settings);
      } catch (error) {
        if (isUniqueViolation(error)) return { fault: "unique", name: settings.name };
        throw error;
      }
    }
  }
  if (ids.length > 0) await store.orderFields(tx, kind, ids);
  return { ids };
};
