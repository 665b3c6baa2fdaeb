import { guessAlphabet } from "../alphabet.ts";
import type { SequenceRecord } from "../sequence.ts";
import { readResidues } from "./genbank-residues.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { readAnnotations } from "./sbol-annotations.ts";
import { descriptionOf, nameOf, readGraph, references, type SbolGraph, targets } from "./sbol-graph.ts";
import { CIRCULAR_TERM } from "./sbol-terms.ts";
import { placeFeature } from "./spanned-feature.ts";
import { readXmlDocument, textOf, type XmlNode } from "./xml-reader.ts";

const COMPONENTS = new Set(["DnaComponent", "ComponentDefinition", "Component"]);

/**
 * Reads SBOL 1, 2 and 3 in XML. Each component with residues that is no part of another becomes a record; parts
 * become features, those of parts too, at their place on the whole. Components without residues, models and
 * interactions have no place in a record and are left out with `block-skipped`. Never throws.
 */
export const readSbol = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const document = readXmlDocument(text);
  if (isNote(document)) return document;
  const graph = readGraph(document);
  const components = graph.nodes.filter(({ name, children }) => COMPONENTS.has(name) && children.length > 0);
  const withLetters = components.filter((node) => lettersOf(graph, node) !== null);
  const parts = new Set(withLetters.flatMap((node) => usedBy(graph, node)));
  const roots = withLetters.filter((node) => !parts.has(node));
  const records: SequenceRecord[] = [];
  for (const node of roots.length > 0 ? roots : withLetters) {
    const record = readComponent(graph, node, `${fallbackName}-${records.length + 1}`, notes);
    if (isNote(record)) return record;
    records.push(record);
  }
  for (const node of components) {
    const isDefinition = node.name !== "Component" || references(node, "definition").length === 0;
    if (isDefinition && lettersOf(graph, node) === null && !parts.has(node)) {
      notes.add("block-skipped", node.line, nameOf(node));
    }
  }
  return records.length === 0 ? note("no-bases", document.line, document.name) : records;
};

/** Components that a component is made of, by annotation or by mere composition. */
const usedBy = (graph: SbolGraph, node: XmlNode): XmlNode[] => {
  const annotations = targets(graph, node, "annotation", "sequenceAnnotation", "hasFeature");
  const uses = [node, ...annotations].flatMap((one) =>
    targets(graph, one, "subComponent", "component", "instanceOf"),
  );
  return uses
    .flatMap((use) => [use, ...targets(graph, use, "definition", "instanceOf")])
    .filter((use) => use !== node);
};

const lettersOf = (
  graph: SbolGraph,
  component: XmlNode,
): { letters: string; line: number; encoding: string } | null => {
  for (const sequence of targets(graph, component, "dnaSequence", "sequence", "hasSequence")) {
    const letters = textOf(sequence, "nucleotides") || textOf(sequence, "elements");
    if (letters !== "")
      return { letters, line: sequence.line, encoding: references(sequence, "encoding")[0] ?? "" };
  }
  return null;
};

const readComponent = (
  graph: SbolGraph,
  node: XmlNode,
  fallbackName: string,
  notes: Notes,
): SequenceRecord | ReadNote => {
  const found = lettersOf(graph, node);
  if (!found) return note("no-bases", node.line, nameOf(node));
  const types = [...references(node, "type"), ...references(node, "role")];
  const says = (pattern: RegExp) => [...types, found.encoding].some((type) => pattern.test(type));
  const isNucleic =
    node.name === "DnaComponent" || says(/(Dna|Rna)(Region|Molecule)?$|SBO:000025[01]|SO_0000352/);
  const isProtein =
    says(/Protein$|AminoAcid|SBO:0000252/i) || (!isNucleic && guessAlphabet(found.letters) === "protein");
  const moleculeType = says(/Rna(Region)?$|SBO:0000250/) ? "RNA" : undefined;
  const read = readResidues([found.letters], found.line, { isProtein, moleculeType }, notes);
  if (isNote(read)) return read;
  const isCircular = read.alphabet !== "protein" && says(new RegExp(`SO[:_]${CIRCULAR_TERM}`));
  const annotations = readAnnotations(graph, node, read.bases.length);
  const features = annotations.flatMap(
    (one, index) => placeFeature(one, `f${index + 1}`, read.bases.length, isCircular, notes) ?? [],
  );
  return {
    name: (nameOf(node) || fallbackName).slice(0, 255),
    description: descriptionOf(node).replace(/\s+/g, " "),
    kind: read.alphabet,
    topology: isCircular ? "circular" : "linear",
    sequence: read.bases,
    features: features.map((feature, index) => ({ ...feature, id: `f${index + 1}` })),
    primers: [],
    meta: {},
  };
};
