import { replaceSelection, type Selection, type SequenceRecord } from "@benchleaf/bio";

/** A stretch and what takes its place. */
export interface Replacement {
  readonly selection: Selection;
  readonly insert: string;
}

/** Of places in the order of the molecule, those that can be replaced together: none touches the letters of another. */
export const apart = <Place extends Selection>(places: readonly Place[], size: number): readonly Place[] => {
  const kept: Place[] = [];
  let end = 0;
  for (const place of places) {
    if (place.start < end) continue;
    const beyond = place.start + place.length - size;
    if (beyond > 0 && kept[0] !== undefined && kept[0].start < beyond) continue;
    kept.push(place);
    end = place.start + place.length;
  }
  return kept;
};

/** Replaces places that lie {@link apart} on the molecule, with all annotations carried along. */
export const replacePlaces = (
  record: SequenceRecord,
  replacements: readonly Replacement[],
): SequenceRecord => {
  const size = record.sequence.length;
  const isAcross = ({ selection }: Replacement) => selection.start + selection.length > size;
  const inside = replacements.filter((one) => !isAcross(one));
  // From the end, so that what comes before stays where it was found.
  const replaced = inside
    .toSorted((one, other) => other.selection.start - one.selection.start)
    .reduce((sofar, { selection, insert }) => replaceSelection(sofar, selection, insert).record, record);
  const across = replacements.find(isAcross);
  if (!across) return replaced;
  const start = across.selection.start + replaced.sequence.length - size;
  return replaceSelection(replaced, { ...across.selection, start }, across.insert).record;
};
