import type { Qualifier } from "../feature.ts";
import { qualifierOf } from "./gff3-text.ts";
import { nameOf, numberOf, references, type SbolGraph, targets } from "./sbol-graph.ts";
import { featureKeyOf } from "./sbol-terms.ts";
import type { FoundFeature, FoundSpan } from "./spanned-feature.ts";
import { textOf, type XmlNode } from "./xml-reader.ts";

/** Parts may be used again and again; no molecule takes more features than this from them. */
export const MAX_FEATURES = 20_000;
const MAX_DEPTH = 20;

/** Our own properties, those of a flat file, are under this prefix. */
const QUALIFIER_PREFIX = "genbank";

/** A molecule that is being read: where it is on the outermost one. */
interface Place {
  readonly offset: number;
  readonly size: number;
  readonly isTurned: boolean;
  readonly depth: number;
}

/**
 * The annotations of a component, and those of the parts that they are made of, on the residues of the outermost
 * component. Handles SBOL 1 (`bioStart`), 2 (`SequenceAnnotation` with `Range`) and 3 (`hasFeature`).
 */
export const readAnnotations = (graph: SbolGraph, component: XmlNode, size: number): FoundFeature[] => {
  const found: FoundFeature[] = [];
  const visit = (node: XmlNode, place: Place): void => {
    for (const annotation of targets(graph, node, "annotation", "sequenceAnnotation", "hasFeature")) {
      if (found.length >= MAX_FEATURES) return;
      const part = partOf(graph, annotation);
      const spans = spansOf(graph, annotation).map((span) => placed(span, place));
      if (spans.length === 0) continue;
      found.push(describe(annotation, part, spans));
      const [span] = spans;
      if (part && span && spans.length === 1 && place.depth < MAX_DEPTH) {
        const isTurned = span.strand === -1;
        visit(part, { offset: span.start, size: span.end - span.start, isTurned, depth: place.depth + 1 });
      }
    }
  };
  visit(component, { offset: 0, size, isTurned: false, depth: 0 });
  return found;
};

const placed = ({ start, end, strand }: FoundSpan, { offset, size, isTurned }: Place): FoundSpan =>
  isTurned
    ? { start: offset + size - end, end: offset + size - start, strand: strand === 1 ? -1 : 1 }
    : { start: offset + start, end: offset + end, strand };

/** The component that an annotation refers to. */
const partOf = (graph: SbolGraph, annotation: XmlNode): XmlNode | undefined => {
  const direct = targets(graph, annotation, "subComponent", "component", "instanceOf")[0];
  if (!direct) return undefined;
  return direct.name === "Component" || direct.name === "SubComponent"
    ? (targets(graph, direct, "definition", "instanceOf")[0] ?? direct)
    : direct;
};

const spansOf = (graph: SbolGraph, annotation: XmlNode): FoundSpan[] => {
  const first = numberOf(annotation, "bioStart");
  if (!Number.isNaN(first)) {
    const strand = textOf(annotation, "strand") === "-" ? -1 : 1;
    return [{ start: first - 1, end: numberOf(annotation, "bioEnd"), strand }];
  }
  const spans = targets(graph, annotation, "location", "hasLocation").flatMap((location): FoundSpan[] => {
    const turned = references(location, "orientation").some((uri) =>
      /reverseComplement|SO_0001031|SO:0001031/.test(uri),
    );
    const strand = turned ? -1 : 1;
    const at = numberOf(location, "at");
    if (!Number.isNaN(at)) return [{ start: at, end: at, strand }];
    const start = numberOf(location, "start");
    const end = numberOf(location, "end");
    return Number.isNaN(start) || Number.isNaN(end) ? [] : [{ start: start - 1, end, strand }];
  });
  spans.sort((one, other) => one.start - other.start);
  return spans.length > 1 && spans.every(({ strand }) => strand === -1) ? spans.reverse() : spans;
};

const describe = (
  annotation: XmlNode,
  part: XmlNode | undefined,
  spans: readonly FoundSpan[],
): FoundFeature => {
  const own = [...references(annotation, "role"), ...references(annotation, "type")];
  const roles = [...own, ...(part ? [...references(part, "role"), ...references(part, "type")] : [])];
  const kept = annotation.children.filter(({ prefix }) => prefix === QUALIFIER_PREFIX);
  const qualifiers: Qualifier[] = kept
    .filter(({ name }) => name !== "featureType")
    .map(({ name, attributes, text }) => qualifierOf(attributes.key ?? name, attributes.flag ? null : text));
  const description = part ? textOf(part, "description") : textOf(annotation, "description");
  if (kept.length === 0 && description !== "") qualifiers.push(qualifierOf("note", description));
  const hasOwnName = annotation.children.some(({ name }) => name === "title" || name === "name");
  return {
    name: nameOf(hasOwnName || !part ? annotation : part),
    type: textOf(annotation, "featureType") || (featureKeyOf(roles) ?? "misc_feature"),
    spans,
    qualifiers,
    line: annotation.line,
  };
};
