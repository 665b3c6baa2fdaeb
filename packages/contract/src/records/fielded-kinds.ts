import * as keys from "../foundation/all-keys.ts";

/** A kind of record with custom fields. An area declares its kinds in its keys. */
export type FieldedKind = keys.SumOf<"fieldedKinds">[number];

/** All of them, in the order of the areas. */
export const fieldedKinds: readonly FieldedKind[] = keys.sumOf("fieldedKinds").flat();

/** The phrases of kinds; one that is forgotten is no phrase of the web and does not compile. */
export type FieldedLabelKey = {
  [Area in keys.AreaWith<"fieldedKinds">]: `${Area}.fielded-${keys.KeysOf<Area, "fieldedKinds">[number]}`;
}[keys.AreaWith<"fieldedKinds">];

/** @example fieldedLabelKey("primer") // "biolibrary.fielded-primer" */
export const fieldedLabelKey = (kind: FieldedKind): FieldedLabelKey =>
  `${keys.areaNaming("fieldedKinds", kind)}.fielded-${kind}` as FieldedLabelKey;
