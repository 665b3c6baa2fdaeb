import { dimensionOf } from "@benchleaf/bio";
import {
  canBeUnique,
  canHaveDefault,
  type Field,
  type SampleMeta,
  type SampleMetaField,
  type SampleStage,
} from "@benchleaf/contract";
import { entriesOf, faultOfField } from "../../kernel/fields/field-entry.ts";
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

const plain = (text: string): string => text.trim().toLowerCase();

/**
 * The import names of the fields of a template: those that were entered, and for the others names of their labels
 * that no other field has. Labels in Chinese are numbered, so that a removed field leaves a number free.
 *
 * @example namesOf([{ name: "field2", label: "A" }, { name: "", label: "1" }]) // ["field2", "field3"]
 */
export const namesOf = (fields: readonly { readonly name: string; readonly label: string }[]): string[] => {
  const taken = new Set(fields.map(({ name }) => plain(name)));
  return fields.map(({ name, label }, at) => {
    if (name.trim() !== "") return name.trim();
    const wanted = nameOf(label, "field", at + 1);
    const base = /^field\d+$/.test(wanted) ? "field" : wanted.slice(0, 46);
    let free = wanted;
    for (let next = base === "field" ? at + 2 : 2; taken.has(free.toLowerCase()); next += 1)
      free = `${base}${next}`;
    taken.add(free.toLowerCase());
    return free;
  });
};

const isDouble = (texts: readonly string[], at: number): boolean =>
  texts.some((text, place) => place !== at && plain(text) === plain(texts[at]!));

/** What is wrong with a row of the editor. */
export type RowFault =
  | "labelMissing"
  | "labelDouble"
  | "nameDouble"
  | "unitsMissing"
  | "unitsMixed"
  | "choicesMissing"
  | "formulaMissing"
  | "defaultWrong";

/** What is wrong with a state; null if nothing is. */
export const faultOfStage = (
  stages: readonly Pick<SampleStage, "label">[],
  at: number,
): "labelMissing" | "stageDouble" | null => {
  const labels = stages.map(({ label }) => label);
  if (plain(labels[at]!) === "") return "labelMissing";
  return isDouble(labels, at) ? "stageDouble" : null;
};

/** The first thing that is wrong with a field among the fields of its template; null if nothing is. */
export const faultOfRow = (fields: readonly FieldDraft[], at: number): RowFault | null => {
  const { label, type, units, choices, formula, initial, isUnique, ...rest } = fields[at]!;
  if (plain(label) === "") return "labelMissing";
  const labels = fields.map((one) => one.label);
  if (isDouble(labels, at)) return "labelDouble";
  if (isDouble(namesOf(fields), at)) return "nameDouble";
  if (type === "quantity" && units.length === 0) return "unitsMissing";
  if (type === "quantity" && new Set(units.map(dimensionOf)).size > 1) return "unitsMixed";
  if ((type === "choice" || type === "choices") && choices.length === 0) return "choicesMissing";
  if (type === "calculated" && plain(formula) === "") return "formulaMissing";
  const field = { ...rest, label, type, units, choices, formula, initial, isUnique };
  return faultOfField(asField(field), initial ?? undefined) === null ? null : "defaultWrong";
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
  fields: draft.fields.map(({ key: _, ...field }, at, all) => {
    const hasChoices = field.type === "choice" || field.type === "choices";
    return {
      ...field,
      label: field.label.trim(),
      name: namesOf(all)[at]!,
      isRequired: field.type !== "calculated" && field.isRequired,
      isUnique: canBeUnique(field.type) && field.isUnique,
      choices: hasChoices ? field.choices : [],
      units: field.type === "quantity" ? field.units : [],
      formula: field.type === "calculated" ? field.formula.trim() : "",
      initial: initialOf(field),
    };
  }),
});
