import type { Feature, Segment } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import { formatLocation } from "../range.ts";
import type { SequenceMeta, SequenceRecord } from "../sequence.ts";
import { type WriteNote, type WriteNoteCode, writeNote } from "./write-report.ts";

/** Metadata that only describes the layout of a flat file. */
const LAYOUT_KEYS = new Set(["headerOrder", "layout"]);

/**
 * What `records` lost or changed in `reread`, the same records after they were written and read again. Additions are
 * no loss; ids, the layout of text and the order of qualifiers of different keys are ignored.
 */
export const findLosses = (
  records: readonly SequenceRecord[],
  reread: readonly SequenceRecord[],
): WriteNote[] => {
  const losses: WriteNote[] = [];
  let next = 0;
  for (const record of records) {
    const left = records.length - records.indexOf(record);
    const isInPlace = reread.length - next >= left || isSameRecord(record, reread[next]);
    const other = isInPlace ? reread[next] : undefined;
    if (other === undefined) losses.push(writeNote("record-lost", record.name, ""));
    else {
      next++;
      compare(record, other, (code, detail) => losses.push(writeNote(code, record.name, detail)));
    }
  }
  return losses;
};

const isSameRecord = (record: SequenceRecord, other: SequenceRecord | undefined): boolean =>
  other !== undefined && other.sequence.toLowerCase() === record.sequence.toLowerCase();

const compare = (
  record: SequenceRecord,
  other: SequenceRecord,
  report: (code: WriteNoteCode, detail: string) => void,
): void => {
  if (other.name !== record.name) report("name-changed", `${record.name} → ${other.name}`);
  if (other.description !== record.description) report("description-lost", record.description.slice(0, 80));
  if (other.kind !== record.kind) report("kind-changed", `${record.kind} → ${other.kind}`);
  if (other.topology !== record.topology) report("topology-lost", record.topology);
  if (other.sequence !== record.sequence) {
    report("letters-changed", `${record.sequence.length} → ${other.sequence.length}`);
  }
  compareFeatures(record, other, report);
  const primers = lost(record.primers, other.primers, primerText).map(({ name }) => name);
  if (primers.length > 0) report("primers-lost", list(primers));
  if (record.qualities && !isSame(record.qualities, other.qualities)) report("qualities-lost", "");
  if (record.trace && !isSame(record.trace, other.trace)) report("trace-lost", "");
  const details = lostDetails(record.meta, other.meta);
  if (details.length > 0) report("details-lost", details.join(", "));
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const compareFeatures = (
  { features, sequence }: SequenceRecord,
  { features: others }: SequenceRecord,
  report: (code: WriteNoteCode, detail: string) => void,
): void => {
  if (others.length < features.length) {
    const missing = lost(
      features,
      others,
      (one) => `${one.name}\n${one.type}\n${segmentsText(one.locations)}`,
    );
    report("features-lost", list(missing.map(({ name }) => name)));
    return;
  }
  const changed = new Map<string, string[]>();
  features.forEach((feature, index) => {
    for (const aspect of changedAspects(feature, others[index]!, sequence.length)) {
      const names = changed.get(aspect) ?? [];
      names.push(feature.name);
      changed.set(aspect, names);
    }
  });
  for (const [aspect, names] of changed) report("features-changed", `${aspect}: ${list(names)}`);
};

const changedAspects = (feature: Feature, other: Feature, size: number): string[] => {
  const aspects: string[] = [];
  if (feature.name !== other.name) aspects.push("name");
  if (feature.type !== other.type) aspects.push("type");
  if (!isSamePlace(feature, other, size)) aspects.push("location");
  if (lost(feature.qualifiers, other.qualifiers, ({ key, value }) => `${key}=${value}`).length > 0) {
    aspects.push("qualifiers");
  }
  if (feature.color !== undefined && feature.color !== other.color) aspects.push("color");
  if (feature.arrowheadType !== undefined && feature.arrowheadType !== other.arrowheadType) {
    aspects.push("arrowhead");
  }
  if (feature.translateSelf !== undefined && feature.translateSelf !== other.translateSelf) {
    aspects.push("translation");
  }
  return aspects;
};

/** What segments cannot represent, such as parts in other records, is in the raw text. */
const isSamePlace = (feature: Feature, other: Feature, size: number): boolean => {
  const { locations, operator, rawLocation } = feature;
  if (segmentsText(locations) !== segmentsText(other.locations)) return false;
  if (locations.length > 1 && operator !== other.operator) return false;
  return rawLocation === undefined || plainText(feature, size) === plainText(other, size);
};

const plainText = ({ rawLocation, locations, operator }: Feature, size: number): string =>
  rawLocation?.replace(/\s+/g, "") ?? formatLocation(locations, operator, size);

const segmentsText = (locations: readonly Segment[]): string =>
  locations
    .map(({ start, end, strand, isStartPartial, isEndPartial }) =>
      [start, end, strand, isStartPartial ? "<" : "", isEndPartial ? ">" : ""].join(" "),
    )
    .join(";");

const primerText = ({ name, bases, description, locations, color }: Primer): string =>
  [name, bases, description, segmentsText(locations), color].join("\n");

/** What occurs more often in `before` than in `after`, compared by text. */
const lost = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  textOf: (item: Item) => string,
): Item[] => {
  const counts = new Map<string, number>();
  for (const item of after) counts.set(textOf(item), (counts.get(textOf(item)) ?? 0) + 1);
  return before.filter((item) => {
    const text = textOf(item);
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
};

const lostDetails = (before: SequenceMeta, after: SequenceMeta): string[] =>
  (Object.keys(before) as (keyof SequenceMeta)[]).filter((key) => {
    const [own, other] = [before[key], after[key]];
    if (LAYOUT_KEYS.has(key) || own === undefined) return false;
    if (Array.isArray(own) && Array.isArray(other))
      return lost<unknown>(own, other, (item) => JSON.stringify(item)).length > 0;
    return !isSame(own, other);
  });

const list = (names: readonly string[]): string => {
  const shown = names.slice(0, 8).join(", ");
  return names.length > 8 ? `${shown} … ${names.length}` : shown;
};
