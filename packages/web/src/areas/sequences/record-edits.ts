import {
  changeCase,
  type Feature,
  mergeFeatures,
  type Primer,
  pasteFragment,
  putFeature,
  type Replacement,
  replacePlaces,
  replaceSelection,
  reverseComplementSelection,
  rotateRecord,
  type Selection,
  type SequenceRecord,
  splitFeature,
  type Topology,
} from "@benchleaf/bio";
import { type Additions, withAdditions } from "./annotation/proposal.ts";
import { caretAfter, caretAt, clampSelection } from "./sequence-selection.ts";
import { type ResidueChange, stretchChange, wholeChange } from "./undo-step.ts";

/**
 * What a user can do to a record. A `selection` that extends over the ends is clamped to the molecule; annotations
 * that are not on the molecule are ignored.
 */
export type RecordEdit =
  /** Replaces the residues of `selection` with `insert`. `typedAt` (ms) joins quick typing into one step. */
  | {
      readonly type: "replace";
      readonly selection: Selection;
      readonly insert: string;
      readonly typedAt?: number;
    }
  /** Separate ranges, e.g. all that a search found, each replaced with its own residues. */
  | { readonly type: "replacePlaces"; readonly replacements: readonly Replacement[] }
  /** As `replace`, with the fragment's annotations. */
  | { readonly type: "paste"; readonly selection: Selection; readonly fragment: SequenceRecord }
  | { readonly type: "reverseComplement"; readonly selection: Selection }
  | { readonly type: "changeCase"; readonly selection: Selection; readonly letterCase: "upper" | "lower" }
  | { readonly type: "changeTopology"; readonly topology: Topology }
  /** Base `origin` of a circle becomes the first. */
  | { readonly type: "changeOrigin"; readonly origin: number }
  | { readonly type: "putFeature"; readonly feature: Feature }
  | { readonly type: "putFeatures"; readonly features: readonly Feature[] }
  | { readonly type: "removeFeatures"; readonly ids: readonly string[] }
  | { readonly type: "mergeFeatures"; readonly ids: readonly string[] }
  | { readonly type: "splitFeature"; readonly id: string; readonly position: number }
  /** New features and primers, each with its own id. */
  | { readonly type: "addAnnotations"; readonly additions: Additions }
  | { readonly type: "putPrimer"; readonly primer: Primer }
  | { readonly type: "removePrimers"; readonly ids: readonly string[] }
  | { readonly type: "describe"; readonly description: string; readonly meta: SequenceRecord["meta"] }
  /** Replaces the whole record with another, e.g. a draft. With `expected`, only while that is still the record. */
  | {
      readonly type: "replaceRecord";
      readonly record: SequenceRecord;
      readonly expected?: SequenceRecord;
    };

export interface Edited {
  readonly record: SequenceRecord;
  readonly letters: ResidueChange;
  readonly selection: Selection;
}

/** The record after an edit; null when it changes nothing. Pure. */
export const editRecord = (record: SequenceRecord, selection: Selection, edit: RecordEdit): Edited | null => {
  const annotated = (after: SequenceRecord): Edited | null =>
    after === record ? null : { record: after, letters: { kind: "none" }, selection };
  switch (edit.type) {
    case "replace":
      return replaceLetters(record, edit.selection, edit.insert, replaceSelection);
    case "paste":
      return replaceLetters(record, edit.selection, edit.fragment.sequence, (into, at) =>
        pasteFragment(into, at, edit.fragment),
      );
    case "replacePlaces": {
      if (edit.replacements.length === 0) return null;
      const after = replacePlaces(record, edit.replacements);
      return {
        record: after,
        letters: wholeChange(record, after),
        selection: clampSelection(selection, after),
      };
    }
    case "reverseComplement":
      return whole(record, edit.selection, reverseComplementSelection);
    case "changeCase":
      return whole(record, edit.selection, (of, at) => changeCase(of, at, edit.letterCase));
    case "changeTopology":
      return changeTopology(record, selection, edit.topology);
    case "changeOrigin": {
      const after = rotateRecord(record, edit.origin);
      return after === record
        ? null
        : { record: after, letters: wholeChange(record, after), selection: caretAt(0) };
    }
    case "putFeature":
      return annotated(liesOn(record, edit.feature) ? putFeature(record, edit.feature) : record);
    case "putFeatures":
      return annotated(edit.features.filter((one) => liesOn(record, one)).reduce(putFeature, record));
    case "removeFeatures":
      return annotated(withoutFeatures(record, edit.ids));
    case "mergeFeatures":
      return annotated(mergeFeatures(record, edit.ids));
    case "splitFeature":
      return annotated(splitFeature(record, edit.id, edit.position));
    case "addAnnotations":
      return annotated(withAdditions(record, onMolecule(record, edit.additions)));
    case "putPrimer":
      return annotated(liesOn(record, edit.primer) ? putPrimer(record, edit.primer) : record);
    case "removePrimers":
      return annotated(withoutPrimers(record, edit.ids));
    case "describe":
      return annotated({ ...record, description: edit.description, meta: edit.meta });
    case "replaceRecord":
      if (edit.expected !== undefined && edit.expected !== record) return null;
      return {
        record: edit.record,
        letters: wholeChange(record, edit.record),
        selection: clampSelection(selection, edit.record),
      };
  }
};

const replaceLetters = (
  record: SequenceRecord,
  wanted: Selection,
  insert: string,
  change: (record: SequenceRecord, at: Selection, insert: string) => { readonly record: SequenceRecord },
): Edited | null => {
  const at = clampSelection(wanted, record);
  if (at.length === 0 && insert === "") return null;
  const { record: after } = change(record, at, insert);
  const size = record.sequence.length;
  const crossesOrigin = at.start + at.length > size;
  return {
    record: after,
    letters: crossesOrigin ? wholeChange(record, after) : stretchChange(record, at, insert),
    selection: clampSelection(caretAfter(at, insert.length, size), after),
  };
};

/** A change of residues in place: what was selected stays selected. */
const whole = (
  record: SequenceRecord,
  wanted: Selection,
  change: (record: SequenceRecord, at: Selection) => { readonly record: SequenceRecord },
): Edited | null => {
  const at = clampSelection(wanted, record);
  const { record: after } = change(record, at);
  if (at.length === 0 || after === record) return null;
  return { record: after, letters: wholeChange(record, after), selection: at };
};

const changeTopology = (record: SequenceRecord, selection: Selection, topology: Topology): Edited | null => {
  if (record.topology === topology || (topology === "circular" && record.kind === "protein")) return null;
  const after = { ...record, topology };
  return { record: after, letters: { kind: "none" }, selection: clampSelection(selection, after) };
};

const liesOn = ({ sequence }: SequenceRecord, { locations }: Pick<Feature, "locations">): boolean =>
  locations.every(({ start, end }) => 0 <= start && start <= end && end <= sequence.length);

const onMolecule = (record: SequenceRecord, { features, primers }: Additions): Additions => ({
  features: features.filter((one) => liesOn(record, one)),
  primers: primers.filter((one) => liesOn(record, one)),
});

const withoutFeatures = (record: SequenceRecord, ids: readonly string[]): SequenceRecord => {
  const features = record.features.filter(({ id }) => !ids.includes(id));
  return features.length === record.features.length ? record : { ...record, features };
};

const withoutPrimers = (record: SequenceRecord, ids: readonly string[]): SequenceRecord => {
  const primers = record.primers.filter(({ id }) => !ids.includes(id));
  return primers.length === record.primers.length ? record : { ...record, primers };
};

const putPrimer = (record: SequenceRecord, primer: Primer): SequenceRecord => {
  const isKnown = record.primers.some(({ id }) => id === primer.id);
  const primers = isKnown
    ? record.primers.map((known) => (known.id === primer.id ? primer : known))
    : [...record.primers, primer];
  return { ...record, primers };
};
