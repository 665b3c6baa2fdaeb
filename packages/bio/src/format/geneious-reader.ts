import { guessAlphabet } from "../alphabet.ts";
import type { Alphabet, SequenceMeta, SequenceRecord } from "../sequence.ts";
import { readResidues } from "./genbank-residues.ts";
import { qualifierOf } from "./gff3-text.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { type FoundFeature, placeFeature } from "./spanned-feature.ts";
import {
  childOf,
  childrenOf,
  descendantsOf,
  readXmlDocument,
  textOf,
  withoutHtml,
  type XmlNode,
} from "./xml-reader.ts";

/** Annotations that Geneious makes to show its own history; they are no features of the molecule. */
const INVISIBLE = /^invisible_/i;

/**
 * Reads the XML of Geneious (`.geneious`), any number of nucleotide and protein documents, annotations and qualifiers
 * with the HTML removed of them. Documents of other kinds are left out with `block-skipped`. Linear; never throws.
 */
export const readGeneious = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const document = readXmlDocument(text);
  if (isNote(document)) return document;
  const records: SequenceRecord[] = [];
  for (const node of descendantsOf(document, "geneiousDocument")) {
    const letters = lettersOf(node);
    if (letters === "") {
      const kind = node.attributes.class?.split(".").pop() ?? "";
      if (kind !== "OperationRecordDocument") notes.add("block-skipped", node.line, kind);
      continue;
    }
    const more = descendantsOf(node, "charSequence").length - 1;
    if (more > 0) notes.add("block-skipped", node.line, `${more} of a list`);
    const record = readDocument(node, letters, `${fallbackName}-${records.length + 1}`, notes);
    if (isNote(record)) return record;
    records.push(record);
  }
  return records.length === 0 ? note("not-a-sequence", 1, document.name) : records;
};

/** The field `sequence_residues` shows the first 500 residues only; the molecule itself is in `charSequence`. */
const lettersOf = (node: XmlNode): string =>
  descendantsOf(node, "charSequence")[0]?.text || textOf(childOf(node, "fields"), "sequence_residues");

const readDocument = (
  node: XmlNode,
  letters: string,
  fallbackName: string,
  notes: Notes,
): SequenceRecord | ReadNote => {
  const fields = childOf(node, "fields");
  const hidden = childOf(node, "hiddenFields");
  const inner = childOf(childOf(node, "originalElement"), "XMLSerialisableRootElement");
  const moleculeType = textOf(fields, "molType") || undefined;
  const isProtein =
    /AminoAcid|Protein/i.test(node.attributes.class ?? "") || guessed(letters, moleculeType) === "protein";
  const read = readResidues([letters], node.line, { isProtein, moleculeType }, notes);
  if (isNote(read)) return read;
  const size = read.bases.length;
  const topology = textOf(fields, "topology") || textOf(childOf(inner, "fields"), "topology");
  const saysCircle = /circular/i.test(topology) || textOf(childOf(inner, "fields"), "isCircular") === "true";
  const isCircular = saysCircle && read.alphabet !== "protein";
  if (saysCircle && !isCircular) notes.add("circular-protein", node.line, moleculeType ?? "");
  const name =
    textOf(hidden, "override_cache_name") ||
    textOf(hidden, "cache_name") ||
    textOf(inner, "name") ||
    fallbackName;
  const description =
    textOf(hidden, "override_description") || textOf(hidden, "description") || textOf(inner, "description");
  const found = childrenOf(childOf(inner, "sequenceAnnotations"), "annotation").flatMap((one) =>
    readAnnotation(one, size, isCircular),
  );
  const features = found.flatMap(
    (one, index) => placeFeature(one, `f${index + 1}`, size, isCircular, notes) ?? [],
  );
  return {
    name: name.slice(0, 255),
    description: withoutHtml(description).replace(/\s+/g, " "),
    kind: read.alphabet,
    topology: isCircular ? "circular" : "linear",
    sequence: read.bases,
    features: features.map((feature, index) => ({ ...feature, id: `f${index + 1}` })),
    primers: [],
    meta: metaOf(hidden, moleculeType, read.alphabet),
  };
};

const guessed = (letters: string, moleculeType: string | undefined): Alphabet =>
  moleculeType && /[DR]NA/.test(moleculeType) ? "dna" : guessAlphabet(letters);

const metaOf = (
  hidden: XmlNode | undefined,
  moleculeType: string | undefined,
  kind: Alphabet,
): SequenceMeta => {
  const accession = textOf(hidden, "override_accession");
  const organism = textOf(hidden, "override_organism");
  return {
    ...(moleculeType && kind !== "protein" && { moleculeType }),
    ...(accession !== "" && { accession }),
    ...(organism !== "" && { organism: withoutHtml(organism) }),
  };
};

const readAnnotation = (node: XmlNode, size: number, isCircular: boolean): FoundFeature[] => {
  const type = textOf(node, "type");
  if (INVISIBLE.test(type)) return [];
  const intervals = childrenOf(childOf(node, "intervals"), "interval");
  const directions = intervals.map((interval) => textOf(interval, "direction"));
  const spans = intervals.map((interval, index) => {
    const start = Number.parseInt(textOf(interval, "minimumIndex"), 10) - 1;
    const end = Number.parseInt(textOf(interval, "maximumIndex"), 10);
    const strand = directions[index] === "rightToLeft" ? (-1 as const) : (1 as const);
    // A whole circle is reported as one that ends where it begins.
    return isCircular && end - start === size ? { start: 0, end: size, strand } : { start, end, strand };
  });
  const qualifiers = childrenOf(childOf(node, "qualifiers"), "qualifier").map((one) => {
    const key = textOf(one, "name").replace(/[\s="/]+/g, "_") || "note";
    return qualifierOf(key, withoutHtml(textOf(one, "value")));
  });
  const hasNoStrand = directions.length > 0 && directions.every((direction) => direction === "none");
  const name = withoutHtml(textOf(node, "description"));
  return [{ name, type: type || "misc_feature", spans, qualifiers, line: node.line, hasNoStrand }];
};
