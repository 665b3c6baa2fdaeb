import type { SequenceRecord } from "../sequence.ts";
import type { Place } from "./snapgene-features.ts";
import { printSnapGeneFeatures } from "./snapgene-features-writer.ts";
import { printSnapGeneNotes } from "./snapgene-notes.ts";
import { joinPackets, PACKET, type Packet } from "./snapgene-packets.ts";
import { printSnapGenePrimers } from "./snapgene-primers.ts";
import { printXml } from "./snapgene-xml.ts";

/** Sequence type of the cookie and block of the residues, as SnapGene 5 and later write them. */
const KINDS = {
  dna: { type: 1, packet: PACKET.dna },
  protein: { type: 2, packet: PACKET.protein },
  rna: { type: 7, packet: PACKET.rna },
} as const;

/** Versions that files of SnapGene 5 and 6 carry: written by 15, to be read by 19 and older. */
const EXPORT_VERSION = 15;
const IMPORT_VERSION = 19;

/**
 * Writes a record as a SnapGene file, which holds one: the first of those given, nothing for none. Reading it again
 * gives its residues, topology, strands, methylation, ends, features, primers and notes. The name becomes the map
 * label, since the format itself has none. It cannot hold partial ends, sites between two letters, order() and
 * one-of(), nor one feature on both strands.
 *
 * @example String.fromCharCode(...writeSnapGene([record]).subarray(5, 13)) // "SnapGene"
 */
export const writeSnapGene = ([record]: readonly SequenceRecord[]): Uint8Array => {
  if (!record) return new Uint8Array(0);
  const { kind, sequence, meta } = record;
  const place: Place = { size: sequence.length, isCircular: record.topology === "circular" };
  const xml = (packet: number, text: string): Packet => ({ kind: packet, data: utf8.encode(text) });
  return joinPackets([
    { kind: PACKET.cookie, data: cookie(KINDS[kind].type) },
    { kind: KINDS[kind].packet, data: letters(record) },
    xml(PACKET.properties, printEnds(record)),
    xml(PACKET.features, printSnapGeneFeatures(record.features, place)),
    xml(PACKET.primers, printSnapGenePrimers(record.primers, place)),
    xml(PACKET.notes, printSnapGeneNotes(record.name, record.description, meta)),
  ]);
};

const utf8 = new TextEncoder();

const cookie = (type: number): Uint8Array => {
  const data = new Uint8Array(14);
  data.set(utf8.encode("SnapGene"));
  const view = new DataView(data.buffer);
  [type, EXPORT_VERSION, IMPORT_VERSION].forEach((value, index) => {
    view.setUint16(8 + index * 2, value);
  });
  return data;
};

const letters = ({ kind, topology, sequence, meta }: SequenceRecord): Uint8Array => {
  const data = new Uint8Array(sequence.length + 1);
  const { dam = false, dcm = false, ecoKI = false } = meta.methylation ?? {};
  const isDouble = kind === "dna" && meta.strandedness !== "ss";
  const flags = [topology === "circular", isDouble, dam, dcm, ecoKI];
  data[0] = flags.reduce((sum, isSet, bit) => sum + (isSet ? 1 << bit : 0), 0);
  for (let index = 0; index < sequence.length; index++) data[index + 1] = sequence.charCodeAt(index);
  return data;
};

const printEnds = ({ meta }: SequenceRecord): string => {
  const { left, right } = meta.ends ?? {};
  const modification = (isPhosphorylated = false) =>
    isPhosphorylated ? "FivePrimePhosphorylated" : "Unmodified";
  return printXml(
    "AdditionalSequenceProperties",
    {},
    printXml("UpstreamStickiness", {}, `${left?.overhang ?? 0}`) +
      printXml("DownstreamStickiness", {}, `${right?.overhang ?? 0}`) +
      printXml("UpstreamModification", {}, modification(left?.isPhosphorylated)) +
      printXml("DownstreamModification", {}, modification(right?.isPhosphorylated)),
  );
};
