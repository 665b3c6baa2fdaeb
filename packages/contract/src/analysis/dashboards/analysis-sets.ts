import type { ApprovalKind } from "../../approvals/approval-kinds.ts";
import { approvalKindSchema } from "../../approvals/approval-kinds.ts";
import { builtFileKinds, type FileKind } from "../../files/file-kinds.ts";
import type { AnalysisSetKeys, SetFieldKeys, SetMeasureKeys } from "../../foundation/set-keys.ts";
import * as sets from "../../sets.ts";

type Sets = (typeof sets)[keyof typeof sets];
type KeyOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A set of records that dashboards count. An area declares its sets in `<area>.sets.ts`. */
export type AnalysisSetKey = KeyOf<Sets>;

/** The declaration of one set with its exact names. */
export type AnalysisSetOf<Key extends AnalysisSetKey> = Sets extends infer One
  ? One extends { readonly [K in Key]: infer Declared }
    ? Declared
    : never
  : never;

type PartOf<Key extends AnalysisSetKey, Part extends string> =
  AnalysisSetOf<Key> extends { readonly [P in Part]: infer Value } ? keyof Value & string : never;

/** Names of the fields of a set. */
export type SetFieldOf<Key extends AnalysisSetKey> = PartOf<Key, "fields">;
/** Names of its measures; the number of records is always one and has no name. */
export type SetMeasureOf<Key extends AnalysisSetKey> = PartOf<Key, "measures">;
/** Names of its times. */
export type SetTimeOf<Key extends AnalysisSetKey> = PartOf<Key, "times">;

type Registry = { fileKinds: Exclude<FileKind, "folder">; approvalKinds: ApprovalKind };
type WordOf<Field> = Field extends { readonly choices: infer Choices }
  ? Choices extends keyof Registry
    ? Registry[Choices]
    : Choices extends readonly (infer Word extends string)[]
      ? Word
      : never
  : never;
type ChoiceLabel<Key extends AnalysisSetKey> =
  AnalysisSetOf<Key> extends { readonly fields: infer Fields }
    ? { [Field in keyof Fields & string]: `choice-${Key}-${Field}-${WordOf<Fields[Field]>}` }[keyof Fields &
        string]
    : never;

/** The texts of all sets: a forgotten one does not compile. */
export type AnalysisSetLabel = {
  [Key in AnalysisSetKey]:
    | `set-${Key}`
    | `field-${SetFieldOf<Key>}`
    | `measure-${SetMeasureOf<Key>}`
    | `time-${SetTimeOf<Key>}`
    | ChoiceLabel<Key>;
}[AnalysisSetKey];

const byKey = Object.assign({}, ...Object.values(sets)) as Readonly<Record<AnalysisSetKey, AnalysisSetKeys>>;

/** All sets, in the order of the areas' names. */
export const analysisSetKeys = Object.keys(byKey) as readonly AnalysisSetKey[];

/** A set's declaration, e.g. `analysisSetOf("files").opens` is `"/project/file/:kind/:id"`. */
export const analysisSetOf = (key: AnalysisSetKey): AnalysisSetKeys => byKey[key];

/** A field, or undefined if the set has none of that name. */
export const setField = (key: AnalysisSetKey, field: string): SetFieldKeys | undefined =>
  Object.hasOwn(byKey[key].fields, field) ? byKey[key].fields[field] : undefined;

/** The words of a choice in their order; empty for other fields. */
export const choicesOfField = ({ choices = [] }: SetFieldKeys): readonly string[] => {
  if (choices === "fileKinds") return builtFileKinds.filter((kind) => kind !== "folder");
  return choices === "approvalKinds" ? approvalKindSchema.options : choices;
};

/** What is counted: the records, or a number of each of them. */
export interface ChosenMeasure {
  /** Null: the number of records. */
  readonly name: string | null;
  readonly how: "count" | "sum" | "average";
  readonly keys: SetMeasureKeys | null;
}

/**
 * A measure as a query writes it; undefined if the set has none of that name.
 *
 * @example chosenMeasure("files", "size.sum")?.keys?.unit // "bytes"
 */
export const chosenMeasure = (key: AnalysisSetKey, measure: string): ChosenMeasure | undefined => {
  if (measure === "count") return { name: null, how: "count", keys: null };
  const [name = "", how = ""] = measure.split(".");
  const keys = Object.hasOwn(byKey[key].measures ?? {}, name) ? byKey[key].measures?.[name] : undefined;
  if (keys === undefined || !keys.how.some((one) => one === how)) return undefined;
  return { name, how: how === "sum" ? "sum" : "average", keys };
};

/** Every measure of a set as a query writes it; the first is the number of records. */
export const measuresOfSet = (key: AnalysisSetKey): readonly string[] => [
  "count",
  ...Object.entries(byKey[key].measures ?? {}).flatMap(([name, { how }]) =>
    how.map((one) => `${name}.${one}`),
  ),
];
