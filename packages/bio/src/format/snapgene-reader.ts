import { isLegal, removeIllegal } from "../alphabet.ts";
import type { Alphabet, SequenceMeta, SequenceRecord } from "../sequence.ts";
import { decodeText } from "./decode.ts";
import { MAX_RESIDUES } from "./limits.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { type Place, readSnapGeneFeatures } from "./snapgene-features.ts";
import { readSnapGeneNotes } from "./snapgene-notes.ts";
import { PACKET, type Packet, splitPackets } from "./snapgene-packets.ts";
import { readSnapGenePrimers } from "./snapgene-primers.ts";
import { readXmlDocument, type XmlNode } from "./xml-reader.ts";

/** Blocks that hold more than display settings and that the model has no place for, by what they are called. */
const LEFT_OUT: ReadonlyMap<number, string> = new Map([
  [PACKET.history, "history"],
  [PACKET.historyNode, "history of a parent molecule"],
  [PACKET.alignedSequence, "aligned sequence with its trace"],
]);

const FLAG = { circular: 1, doubleStranded: 2, dam: 4, dcm: 8, ecoKI: 16 };

/**
 * Reads a SnapGene file (`.dna`, `.rna`, `.prot`): residues, topology, strands and methylation, features with names,
 * colours and directions, primers with their binding sites, ends and notes. The map label, where it is used, is the
 * name, else `name`. History and aligned traces are named in the remarks and left out, caches and display settings
 * silently. Never throws; time and memory are linear in the file.
 *
 * Source: D. Goutte-Gattat, "Binary sequence formats", incenp.org 2019; the given files.
 */
export const readSnapGene = (bytes: Uint8Array, name: string, notes: Notes): ReadRecords => {
  const { packets, isWhole } = splitPackets(bytes);
  if (!isWhole) return note("truncated", null, `${bytes.length}`);
  const letters = readLetters(packets, notes);
  if (isNote(letters)) return letters;
  const { kind, sequence, flags } = letters;
  const isCircular = kind !== "protein" && (flags & FLAG.circular) !== 0;
  const place: Place = { size: sequence.length, isCircular };
  const xml = (packet: number): XmlNode | null => readBlock(packets, packet, notes);
  const [described, features, primers] = [xml(PACKET.notes), xml(PACKET.features), xml(PACKET.primers)];
  const ends = xml(PACKET.properties);
  noteLeftOut(packets, notes);
  const said = described ? readSnapGeneNotes(described) : { label: null, description: "", meta: {} };
  return [
    {
      name: (said.label ?? name).slice(0, 255),
      description: said.description,
      kind,
      topology: isCircular ? "circular" : "linear",
      sequence,
      features: features ? readSnapGeneFeatures(features, place, notes) : [],
      primers: primers ? readSnapGenePrimers(primers, place, notes) : [],
      meta: { ...said.meta, ...(kind === "dna" && readStrands(flags, isCircular, ends)) },
    } satisfies SequenceRecord,
  ];
};

const KINDS: ReadonlyMap<number, Alphabet> = new Map([
  [PACKET.dna, "dna"],
  [PACKET.rna, "rna"],
  [PACKET.protein, "protein"],
]);

const readLetters = (
  packets: readonly Packet[],
  notes: Notes,
): { kind: Alphabet; sequence: string; flags: number } | ReadNote => {
  const found = packets.find((packet) => KINDS.has(packet.kind));
  const kind = found && KINDS.get(found.kind);
  if (!found || !kind || found.data.length < 2) return note("no-bases", null, "");
  if (found.data.length - 1 > MAX_RESIDUES) {
    return note("too-large", null, `${found.data.length - 1} > ${MAX_RESIDUES}`);
  }
  const flags = found.data[0]!;
  const sequence = decodeText(found.data.subarray(1)).text;
  if (isLegal(sequence, kind)) return { kind, sequence, flags };
  // A foreign residue becomes N or X, so that every annotation stays in its place.
  const unknown = kind === "protein" ? "X" : "N";
  const mended = sequence.replace(/./gs, (letter) => (isLegal(letter, kind) ? letter : unknown));
  if (removeIllegal(sequence, kind).length * 2 < sequence.length)
    return note("not-a-sequence", null, sequence);
  notes.add("letters-replaced", null, [...new Set(sequence)].filter((one) => !isLegal(one, kind)).join(" "));
  return { kind, sequence: mended, flags };
};

const readBlock = (packets: readonly Packet[], kind: number, notes: Notes): XmlNode | null => {
  const found = packets.find((packet) => packet.kind === kind);
  if (!found) return null;
  const root = readXmlDocument(decodeText(found.data).text.trim());
  if (!isNote(root)) return root;
  notes.add("markup-damaged", null, NAMES.get(kind) ?? "");
  return null;
};

const NAMES: ReadonlyMap<number, string> = new Map([
  [PACKET.notes, "notes"],
  [PACKET.features, "features"],
  [PACKET.primers, "primers"],
  [PACKET.properties, "ends"],
  [PACKET.enzymeSets, "enzyme sets"],
]);

const noteLeftOut = (packets: readonly Packet[], notes: Notes): void => {
  for (const kind of LEFT_OUT.keys()) {
    const count = packets.filter((packet) => packet.kind === kind).length;
    if (count > 0) notes.add("block-skipped", null, `${LEFT_OUT.get(kind)}${count > 1 ? ` (${count})` : ""}`);
  }
  const sets = readBlock(packets, PACKET.enzymeSets, notes)?.children ?? [];
  for (const { attributes } of sets)
    notes.add("block-skipped", null, `enzyme set ${attributes.name ?? ""}`.trim());
};

const readStrands = (flags: number, isCircular: boolean, ends: XmlNode | null): Partial<SequenceMeta> => {
  const value = (tag: string) => ends?.children.find(({ name }) => name === tag)?.text ?? "";
  const end = (side: "Upstream" | "Downstream") => ({
    overhang: Math.trunc(Number(value(`${side}Stickiness`))) || 0,
    isPhosphorylated: value(`${side}Modification`) === "FivePrimePhosphorylated",
  });
  const isDouble = (flags & FLAG.doubleStranded) !== 0;
  return {
    strandedness: isDouble ? "ds" : "ss",
    methylation: {
      dam: (flags & FLAG.dam) !== 0,
      dcm: (flags & FLAG.dcm) !== 0,
      ecoKI: (flags & FLAG.ecoKI) !== 0,
    },
    ...(ends && isDouble && !isCircular && { ends: { left: end("Upstream"), right: end("Downstream") } }),
  };
};
