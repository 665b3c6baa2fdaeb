import type { Feature, Qualifier, Segment } from "../feature.ts";
import { FALLBACK_FEATURE_TYPE, isWritableFeatureType } from "../feature-types.ts";
import { nameFrom } from "./feature-look.ts";
import type { Notes } from "./notes.ts";
import { placeLocation } from "./place-location.ts";
import { ARROWHEADS } from "./snapgene-direction.ts";
import { plainText } from "./snapgene-text.ts";
import type { XmlNode } from "./xml-reader.ts";

/** Qualifiers that the INSDC feature table writes without quotes. */
const UNQUOTED = new Set(
  "anticodon citation codon_start compare direction estimated_length mod_base number rpt_type rpt_unit_range tag_peptide transl_except transl_table".split(
    " ",
  ),
);

/** The molecule that annotations are placed on. */
export interface Place {
  readonly size: number;
  readonly isCircular: boolean;
}

/**
 * The features of SnapGene's block 10. Segments come in reading order, gaps between them left out; their names
 * become a qualifier `parts` as `1:signal sequence;2:mature`, as Biopython does. A name that no qualifier gives
 * becomes `label`. Places outside the molecule are clamped with a remark; features without one are dropped.
 */
export const readSnapGeneFeatures = (root: XmlNode, place: Place, notes: Notes): Feature[] =>
  root.children
    .filter(({ name }) => name === "Feature")
    .flatMap((element, index) => readFeature(element, `f${index + 1}`, place, notes) ?? []);

const readFeature = (element: XmlNode, id: string, place: Place, notes: Notes): Feature | null => {
  const attribute = (key: string) => element.attributes[key] ?? "";
  const direction = Number(attribute("directionality")) || 0;
  const isReverse = direction === 2;
  const drawn = element.children.filter(
    ({ name, attributes }) => name === "Segment" && attributes.type !== "gap",
  );
  const ordered = isReverse ? drawn.reverse() : drawn;
  const given = attribute("type") || FALLBACK_FEATURE_TYPE;
  const type = isWritableFeatureType(given) ? given : FALLBACK_FEATURE_TYPE;
  if (type !== given) notes.add("feature-type-replaced", null, given);
  const title = plainText(attribute("name")).replace(/\s+/g, " ").trim();
  const locations = ordered.flatMap((segment) =>
    readRange(segment.attributes.range ?? "", isReverse, place, `${type} ${title}`, notes),
  );
  if (locations.length === 0) {
    notes.add("feature-dropped", null, `${type} ${title}`);
    return null;
  }
  const qualifiers = readQualifiers(element, title, ordered);
  const name = title || nameFrom(qualifiers);
  if (!name) notes.add("feature-unnamed", null, type);
  const color = ordered.map(({ attributes }) => attributes.color ?? "").find((one) => /^#/.test(one));
  return {
    id,
    name: name || type,
    type,
    locations,
    operator: "join",
    qualifiers,
    ...(color !== undefined && { color }),
    arrowheadType: ARROWHEADS[direction] ?? "NONE",
  };
};

/** `12-40`, one-based inclusive; on a circle `40-12` runs across the origin. */
const readRange = (
  range: string,
  isReverse: boolean,
  { size, isCircular }: Place,
  what: string,
  notes: Notes,
): readonly Segment[] => {
  const match = /^\s*(\d{1,10})-(\d{1,10})\s*$/.exec(range);
  if (!match || size === 0) return [];
  const [from, to] = [Number(match[1]), Number(match[2])];
  const written = from > to && isCircular ? `${from}..${size},1..${to}` : `${from}..${to}`;
  const location = written.includes(",") ? `join(${written})` : written;
  const placed = placeLocation(isReverse ? `complement(${location})` : location, size, isCircular);
  for (const code of placed.problems) notes.add(code, null, `${what} ${range}`);
  return placed.segments;
};

const readQualifiers = (
  element: XmlNode,
  title: string,
  segments: readonly XmlNode[],
): readonly Qualifier[] => {
  const read = element.children.filter(({ name }) => name === "Q").flatMap(readQualifier);
  const labels = read.filter(({ key }) => key === "label").map(({ value }) => value);
  const isTold = nameFrom(read) === title || read.some(({ key, value }) => key === "name" && value === title);
  const named = segments.flatMap(({ attributes }, index) => {
    const name = plainText(attributes.name ?? "");
    return name === "" ? [] : [`${index + 1}:${name}`];
  });
  const lead = (key: string, value: string): Qualifier[] =>
    value === "" ? [] : [{ key, value, isQuoted: true }];
  return [
    ...(labels.length === 0 ? lead("label", title) : []),
    ...(labels.length > 0 && !labels.includes(title) && !isTold ? lead("name", title) : []),
    ...read,
    ...lead("parts", named.join(";")),
  ];
};

const readQualifier = (element: XmlNode): Qualifier[] => {
  const key = element.attributes.name ?? "";
  if (key === "" || /[\s/="]/.test(key)) return [];
  const values = element.children.filter(({ name }) => name === "V");
  if (values.length === 0) return [{ key, value: null, isQuoted: false }];
  return values.map(({ attributes }) => {
    const [text, predefined, number] = [attributes.text, attributes.predef, attributes.int];
    if (number !== undefined) return { key, value: number, isQuoted: false };
    const words = text === undefined ? undefined : plainText(text);
    const value = [predefined, words].filter((part) => part !== undefined).join(":");
    if (text === undefined && predefined === undefined) return { key, value: null, isQuoted: false };
    return { key, value, isQuoted: !UNQUOTED.has(key) };
  });
};
