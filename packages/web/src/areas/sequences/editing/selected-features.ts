import { type Feature, featureSpan, type Primer, unusedFeatureId } from "@benchleaf/bio";
import { isFeatureOfPrimer, isPrimerFeature } from "../../../canvas/row-primers.ts";
import type { OrfMarks } from "../analysis/orf-marks.ts";
import type { SequenceDocument } from "../sequence-document.ts";
import { isOwnFeature } from "../visible-features.ts";

/** What is selected, and the features that are picked in the list. */
interface PickedState {
  readonly document: Pick<SequenceDocument, "record" | "selection">;
  readonly picked: readonly string[];
}

/** The document, what is picked in the lists, and the reading frames that are shown. */
export interface EditorState extends PickedState {
  readonly document: SequenceDocument;
  readonly orfs: OrfMarks;
}

/** The features that an action is about: those picked in the list, in the order of picking, else the ones that the selection covers exactly. */
export const selectedFeatures = ({ document, picked }: PickedState): readonly Feature[] => {
  const { record, selection } = document;
  const isCircular = record.topology === "circular";
  const size = record.sequence.length;
  const byId = picked.length > 0 ? new Map(record.features.map((feature) => [feature.id, feature])) : null;
  const own = byId ? picked.flatMap((id) => byId.get(id) ?? []) : [];
  // Who picked a primer or a reading frame does not mean the feature under it.
  const isOther = picked.some((id) => !isOwnFeature(id));
  if (own.length > 0 || isOther || selection.length === 0) return own;
  return record.features.filter((feature) => {
    const { start, end } = featureSpan(feature, size, isCircular);
    return start === selection.start && (end > start ? end - start : end + size - start) === selection.length;
  });
};

/** The primers that are picked in the list or in a view. */
export const selectedPrimers = ({ document, picked }: PickedState): readonly Primer[] => {
  const own = picked.filter((id) => isOwnFeature(id) || isPrimerFeature({ id }));
  return document.record.primers.filter((primer) => own.some((id) => isFeatureOfPrimer(id, primer)));
};

/** Of several features with the same ends, the most specific: a CDS before its gene. */
export const selectedFeature = (state: PickedState): Feature | undefined => {
  const features = selectedFeatures(state);
  return features.find(({ type }) => type !== "gene" && type !== "source") ?? features[0];
};

/** The shortest feature around the caret. */
export const featureAtCaret = ({ document }: EditorState): Feature | undefined => {
  const { record, selection } = document;
  if (selection.length > 0) return undefined;
  const size = record.sequence.length;
  const at = selection.start;
  const around = record.features.flatMap((feature) => {
    const { start, end } = featureSpan(feature, size, record.topology === "circular");
    const isInside = end > start ? start < at && at < end : start < at || at < end;
    return isInside ? [{ feature, length: end > start ? end - start : end + size - start }] : [];
  });
  return around.sort((one, other) => one.length - other.length)[0]?.feature;
};

/** The features read from the other strand, where they are. */
export const turnedFeatures = (features: readonly Feature[]): readonly Feature[] =>
  features.map(({ rawLocation: _, ...feature }) => ({
    ...feature,
    locations: feature.locations
      .toReversed()
      .map((segment) => ({ ...segment, strand: segment.strand === 1 ? -1 : 1 })),
  }));

/** Copies with ids of their own, over the originals. */
export const copiedFeatures = (
  features: readonly Feature[],
  record: SequenceDocument["record"],
): readonly Feature[] => {
  const copies: Feature[] = [];
  for (const feature of features) {
    const id = unusedFeatureId({ features: [...record.features, ...copies] });
    copies.push({ ...feature, id });
  }
  return copies;
};
