import type { Feature, Qualifier, Segment } from "../feature.ts";
import type { Alphabet, SequenceRecord } from "../sequence.ts";
import { withPrimerFeatures } from "./primer-features.ts";
import { CIRCULAR_TERM, termOf } from "./sbol-terms.ts";
import { writtenQualifiers } from "./write-feature.ts";

const HOME = "http://benchleaf.example/sequences";
const TERMS = "http://identifiers.org/so/SO:";

const TYPES: Readonly<Record<Alphabet, string>> = { dna: "DnaRegion", rna: "RnaRegion", protein: "Protein" };
const NUCLEIC = "http://www.chem.qmul.ac.uk/iubmb/misc/naseq.html";
const ENCODINGS: Readonly<Record<Alphabet, string>> = {
  dna: NUCLEIC,
  rna: NUCLEIC,
  protein: "http://www.chem.qmul.ac.uk/iupac/AminoAcid/",
};

/**
 * Writes records as SBOL 2 in RDF/XML: one ComponentDefinition and Sequence each, features as SequenceAnnotations
 * with a role of the Sequence Ontology; feature keys and qualifiers as annotations under the prefix `genbank`.
 *
 * @example writeSbol([record]).includes("<sbol:ComponentDefinition ") // true
 */
export const writeSbol = (records: readonly SequenceRecord[]): string => {
  const taken = new Set<string>();
  const parts = records.map((record) =>
    writeRecord(withPrimerFeatures(record), displayId(record.name, taken)),
  );
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:sbol="http://sbols.org/v2#" xmlns:genbank="http://www.ncbi.nlm.nih.gov/genbank#">',
    ...parts.flat(),
    "</rdf:RDF>",
  ].join("\n")}\n`;
};

/** Residues, digits and `_`, not beginning with a digit, each id once. */
const displayId = (name: string, taken: Set<string>): string => {
  const base = name
    .replace(/\W/g, "_")
    .replace(/^(\d|$)/, "_$1")
    .slice(0, 100);
  let id = base;
  for (let serial = 2; taken.has(id); serial++) id = `${base}_${serial}`;
  taken.add(id);
  return id;
};

// XML cannot contain these.
const UNWRITABLE = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text
    .replace(UNWRITABLE, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/["\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const link = (name: string, uri: string): string => `<${name} rdf:resource="${uri}"/>`;

/** The properties of every SBOL object, in the order of its own serialisation. */
const identity = (uri: string, id: string, title: string): string[] => [
  link("sbol:persistentIdentity", uri),
  element("sbol:displayId", id),
  element("sbol:version", "1"),
  ...(title === "" ? [] : [element("dcterms:title", title)]),
];

const writeRecord = (record: SequenceRecord, id: string): string[] => {
  const { name, description, kind, topology, sequence } = record;
  const uri = `${HOME}/${id}`;
  const sequenceUri = `${HOME}/${id}_sequence`;
  return [
    `<sbol:ComponentDefinition rdf:about="${uri}/1">`,
    ...identity(uri, id, name),
    ...(description === "" ? [] : [element("dcterms:description", description)]),
    link("sbol:type", `http://www.biopax.org/release/biopax-level3.owl#${TYPES[kind]}`),
    ...(kind === "protein"
      ? []
      : [link("sbol:type", topology === "circular" ? TERMS + CIRCULAR_TERM : `${TERMS}0000987`)]),
    link("sbol:sequence", `${sequenceUri}/1`),
    ...record.features.flatMap((feature, index) => writeFeature(feature, `annotation${index + 1}`, uri)),
    "</sbol:ComponentDefinition>",
    `<sbol:Sequence rdf:about="${sequenceUri}/1">`,
    ...identity(sequenceUri, `${id}_sequence`, ""),
    element("sbol:elements", sequence),
    link("sbol:encoding", ENCODINGS[kind]),
    "</sbol:Sequence>",
  ];
};

const writeFeature = (feature: Feature, id: string, parent: string): string[] => {
  const uri = `${parent}/${id}`;
  return [
    "<sbol:sequenceAnnotation>",
    `<sbol:SequenceAnnotation rdf:about="${uri}/1">`,
    ...identity(uri, id, feature.name),
    link("sbol:role", termOf(feature.type).replace("SO:", TERMS)),
    element("genbank:featureType", feature.type),
    ...writtenQualifiers(feature).map(writeQualifier),
    ...feature.locations.flatMap((segment, index) =>
      writeLocation(segment, `${id}_location${index + 1}`, uri),
    ),
    "</sbol:SequenceAnnotation>",
    "</sbol:sequenceAnnotation>",
  ];
};

/** A key that is no name in XML is in an attribute. */
const writeQualifier = ({ key, value }: Qualifier): string => {
  const isName = /^[A-Za-z_][\w-]*$/.test(key) && key !== "featureType";
  const tag = isName ? `genbank:${key}` : "genbank:qualifier";
  const attributes = `${isName ? "" : ` genbank:key="${escaped(key)}"`}${value === null ? ' genbank:flag="true"' : ""}`;
  return value === null ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${escaped(value)}</${tag}>`;
};

const writeLocation = ({ start, end, strand }: Segment, id: string, parent: string): string[] => {
  const uri = `${parent}/${id}`;
  const tag = start === end ? "sbol:Cut" : "sbol:Range";
  const places =
    start === end
      ? [element("sbol:at", String(start))]
      : [element("sbol:start", String(start + 1)), element("sbol:end", String(end))];
  return [
    "<sbol:location>",
    `<${tag} rdf:about="${uri}/1">`,
    ...identity(uri, id, ""),
    ...places,
    link("sbol:orientation", `http://sbols.org/v2#${strand === -1 ? "reverseComplement" : "inline"}`),
    `</${tag}>`,
    "</sbol:location>",
  ];
};
