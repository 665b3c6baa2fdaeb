import {
  canBeUnique,
  canHaveDefault,
  type Field,
  type SampleMeta,
  type SampleMetaField,
  type SampleStage,
} from "@benchleaf/contract";
import { entriesOf } from "../../kernel/fields/field-entry.ts";
import type { MetaBody } from "./samples.queries.ts";

/** A field in the editor. */
export type FieldDraft = Omit<SampleMetaField, "id" | "version"> & {
  readonly id: string | null;
  /** Identifies rows of the editor. */
  readonly key: string;
};

/** A field of the editor as inputs of records show it, to enter its default; empty is possible. */
export const asField = ({ label, ...field }: Omit<FieldDraft, "key">): Field => ({
  ...field,
  ...{ id: "0", kind: "sample", version: 0, name: label, isRequired: false },
});

/** What the editor of a template holds. */
export interface MetaDraft {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly unit: SampleMeta["unit"];
  readonly stages: readonly SampleStage[];
  readonly fields: readonly FieldDraft[];
}

export const emptyMeta: MetaDraft = {
  name: "",
  label: "",
  description: "",
  unit: "µL",
  stages: [],
  fields: [],
};

/** A template to be changed; with a label for a copy, it is a new one with new fields. */
export const draftOfMeta = (meta: SampleMeta, copyLabel: string | null): MetaDraft => ({
  ...(copyLabel === null
    ? { name: meta.name, label: meta.label }
    : { name: `${meta.name.slice(0, 45)}_copy`, label: copyLabel.slice(0, 60) }),
  description: meta.description,
  unit: meta.unit,
  stages: meta.stages,
  fields: meta.fields.map(({ version: _, ...field }) => ({
    ...field,
    key: field.id,
    id: copyLabel === null ? field.id : null,
  })),
});

/**
 * The default import name of a field or template: letters and digits of its label, or a numbered word.
 *
 * @example nameOf("Host strain", "field", 1) // "hostStrain"; a label without letters gives "field2"
 */
export const nameOf = (label: string, word: string, at: number): string => {
  const words = label.split(/[^A-Za-z0-9]+/).filter((part) => part !== "");
  const joined = words
    .map((part, place) =>
      place === 0 ? part.toLowerCase() : part[0]!.toUpperCase() + part.slice(1).toLowerCase(),
    )
    .join("")
    .slice(0, 50);
  return /^[A-Za-z]/.test(joined) ? joined : `${word}${at}`;
};

const initialOf = (field: Omit<FieldDraft, "key">) => {
  if (field.initial === null || !canHaveDefault(field.type) || (canBeUnique(field.type) && field.isUnique))
    return null;
  return entriesOf([asField(field)], { "0": field.initial })["0"] ?? null;
};

/** What is sent: of each field what its type has. */
export const bodyOf = (draft: MetaDraft): MetaBody => ({
  name: draft.name.trim() || nameOf(draft.label, "template", 1),
  label: draft.label.trim(),
  description: draft.description.trim(),
  unit: draft.unit,
  stages: draft.stages.map(({ label, color }) => ({ label: label.trim(), color })),
  fields: draft.fields.map(({ key: _, ...field }, at) => {
    const hasChoices = field.type === "choice" || field.type === "choices";
    return {
      ...field,
      label: field.label.trim(),
      name: field.name.trim() || nameOf(field.label, "field", at + 1),
      isRequired: field.type !== "calculated" && field.isRequired,
      isUnique: canBeUnique(field.type) && field.isUnique,
      choices: hasChoices ? field.choices : [],
      units: field.type === "quantity" ? field.units : [],
      formula: field.type === "calculated" ? field.formula.trim() : "",
      initial: initialOf(field),
    };
  }),
});
