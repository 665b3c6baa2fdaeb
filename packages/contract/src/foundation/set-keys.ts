/** A field of an analysis set: its records are grouped and filtered by it. */
export interface SetFieldKeys {
  /** One of a few words; a record that has a name; a short text; or whether something is so. */
  readonly type: "choice" | "record" | "text" | "yesNo";
  /** The words of a choice, or the registry that has them. */
  readonly choices?: readonly string[] | "fileKinds" | "approvalKinds";
}

/** A number of each record that is summed or averaged. */
export interface SetMeasureKeys {
  readonly how: readonly ("sum" | "average")[];
  readonly unit?: "bytes" | "hours" | "bases" | "points";
  /** The field that says which amounts may be added: money of one currency. */
  readonly within?: string;
}

/**
 * A set of records that dashboards count. The texts are in `analysisSets` of the phrases: `set-<name>`,
 * `field-<field>`, `measure-<measure>`, `time-<time>` and `choice-<name>-<field>-<word>`.
 */
export interface AnalysisSetKeys {
  /** The page of a record, with its id and fields: `/inventory/:warehouse/material/detail/:id`. */
  readonly opens: string;
  /** The list of the area that shows the same records, and the query parameters by which it filters a field. */
  readonly list?: { readonly page: string; readonly search: Readonly<Record<string, string>> };
  readonly fields: Readonly<Record<string, SetFieldKeys>>;
  readonly measures?: Readonly<Record<string, SetMeasureKeys>>;
  /** Its times: a moment, or a day of the calendar. The first one is the default. */
  readonly times: Readonly<Record<string, "instant" | "day">>;
}

/** Keeps the exact names of an area's sets. They are apart from its keys, which every page loads. */
export const setKeys = <const Sets extends Readonly<Record<string, AnalysisSetKeys>>>(sets: Sets): Sets =>
  sets;
