import type { Field } from "@benchleaf/contract";
import type { FieldRow } from "./fields.store.ts";

export const presentField = ({ id, kind, type, version, settings }: FieldRow): Field => ({
  id,
  kind,
  type,
  version,
  name: settings.name,
  help: settings.help,
  isRequired: settings.isRequired,
  isUnique: settings.isUnique,
  isColumn: settings.isColumn,
  units: settings.units,
  choices: settings.choices,
  formula: settings.formula,
  // Versions from before fields had defaults are without it.
  initial: settings.initial ?? null,
});
