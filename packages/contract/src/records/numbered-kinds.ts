import * as keys from "../foundation/all-keys.ts";

type KindOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A kind of record that is numbered by a pattern. An area declares its kinds in its keys. */
export type NumberedKind = KindOf<keys.SumOf<"numbers">>;

const patterns: Readonly<Record<NumberedKind, string>> = Object.assign({}, ...keys.sumOf("numbers"));

/** All of them, in the order of the areas. */
export const numberedKinds = Object.keys(patterns) as readonly NumberedKind[];

/** The pattern of a kind as long as a team has set none. @example firstPatternOf("approval") // "AP{000001}" */
export const firstPatternOf = (kind: NumberedKind): string => patterns[kind];

/** The phrases of kinds; one that is forgotten is no phrase of the web and does not compile. */
export type NumberedLabelKey = {
  [Area in keys.AreaWith<"numbers">]: `${Area}.numbered-${KindOf<keys.KeysOf<Area, "numbers">>}`;
}[keys.AreaWith<"numbers">];

/** @example numberedLabelKey("approval") // "approvals.numbered-approval" */
export const numberedLabelKey = (kind: NumberedKind): NumberedLabelKey =>
  `${keys.areaNaming("numbers", kind)}.numbered-${kind}` as NumberedLabelKey;
