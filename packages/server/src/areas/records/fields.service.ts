import {
  type Field,
  type FieldedKind,
  type FieldSettings,
  type Id,
  MAX_FIELDS_OF_KIND,
  type NewField,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { isValidSetting, staysComparable, usersOf } from "./field-settings.rules.ts";
import { presentField } from "./fields.present.ts";
import * as store from "./fields.store.ts";

const listOf = async (q: Queries, kind: FieldedKind): Promise<Field[]> =>
  (await store.listFields(q, kind)).map(presentField);

/** Of two with the same name, the unique index rejects the second. */
const asTaken = (name: string) => (error: unknown) => {
  if (!isUniqueViolation(error)) throw error;
  const { constraint } = error as { constraint?: unknown };
  throw constraint === "field_value_sole"
    ? problem("field.values.not.unique", { field: name })
    : problem("field.name.exists");
};

/** The custom fields of a team's kinds of records; values are handled by `fillFields`. */
export const fieldsService = ({ database, audit }: Pick<Kernel, "database" | "audit">) => ({
  list: (scope: Scope, kind: FieldedKind): Promise<Field[]> => database.read(scope, (q) => listOf(q, kind)),

  /** @throws field.setting.invalid, field.name.exists, field.limit.exceed */
  create: (scope: Scope, { kind, type, ...settings }: NewField): Promise<Field> =>
    database
      .write(scope, async (tx) => {
        store.lockFieldsForUpdate(tx, kind, "change");
        const others = await listOf(tx, kind);
        if (others.length >= MAX_FIELDS_OF_KIND) throw problem("field.limit.exceed");
        if (!isValidSetting(type, settings, others))
          throw problem("field.setting.invalid", { field: settings.name });
        const id = await store.insertField(tx, { kind, type, settings });
        await audit.record(tx, scope, {
          action: "field.create",
          objectType: "field",
          objectId: id,
          after: { kind, type, ...settings },
        });
        return presentField((await store.findField(tx, id))!);
      })
      .catch(asTaken(settings.name)),

  /** @throws field.not.found, field.stale, field.setting.invalid, field.name.exists, field.values.not.unique */
  update: (
    scope: Scope,
    id: Id,
    { version, ...settings }: FieldSettings & { readonly version: number },
  ): Promise<Field> =>
    database
      .write(scope, async (tx) => {
        const found = await store.findField(tx, id);
        if (found === undefined) throw problem("field.not.found");
        store.lockFieldsForUpdate(tx, found.kind, "change");
        const before = presentField(found);
        const others = (await listOf(tx, found.kind)).filter((one) => one.id !== id);
        if (!isValidSetting(found.type, settings, others) || !staysComparable(before, settings))
          throw problem("field.setting.invalid", { field: settings.name });
        if (!(await store.updateField(tx, { id, version }, settings))) throw problem("field.stale");
        await audit.record(tx, scope, {
          action: "field.update",
          objectType: "field",
          objectId: id,
          before: found.settings,
          after: settings,
        });
        return presentField((await store.findField(tx, id))!);
      })
      .catch(asTaken(settings.name)),

  /** @throws field.not.found, field.in.use if a formula uses it */
  archive: (scope: Scope, id: Id): Promise<null> =>
    database.write(scope, async (tx) => {
      const found = await store.findField(tx, id);
      if (found === undefined) throw problem("field.not.found");
      store.lockFieldsForUpdate(tx, found.kind, "change");
      const [user] = usersOf(id, await listOf(tx, found.kind));
      if (user !== undefined) throw problem("field.in.use", { field: user.name });
      await store.archiveField(tx, id);
      await audit.record(tx, scope, {
        action: "field.archive",
        objectType: "field",
        objectId: id,
        before: found.settings,
      });
      return null;
    }),

  /** @throws field.not.found if one of them is not a field of the kind */
  order: (scope: Scope, kind: FieldedKind, ids: readonly Id[]): Promise<null> =>
    database.write(scope, async (tx) => {
      store.lockFieldsForUpdate(tx, kind, "change");
      const known = new Set((await listOf(tx, kind)).map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) throw problem("field.not.found");
      await store.orderFields(tx, kind, ids);
      await audit.record(tx, scope, {
        action: "field.order",
        objectType: "field",
        objectId: kind,
        after: { fieldIds: ids },
      });
      return null;
    }),
});
export type FieldsService = ReturnType<typeof fieldsService>;
