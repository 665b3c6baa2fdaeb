import type { SequenceRecord } from "../sequence.ts";
import type { Place } from "./snapgene-features.ts";
import { printSnapGeneFeatures } from "./snapgene-features-writer.ts";
import { printSnapGeneNotes } from "./snapgene-notes.ts";
import { joinPackets, PACKET, type Packet } from "./snapgene-packets.ts";
import { printSnapGenePrimers } from "./snapgene-primers.ts";
import { printXml } from "./snapgene-xml.ts";

/** Sequence type of the cookie and block of the letters, as SnapGene 5 and later write them. */
const KINDS = {
  dna: { type: 1, packet: PACKET.dna },
  protein: { type: 2, packet: PACKET.protein },
  rna: { type: 7, packet: PACKET.rna },
} as const;

/** Versions that files of SnapGene 5 and 6 carry: written by 15, to be read by 19 and older. */
const EXPORT_VERSION = 15;
const IMPORT_VERSION = 19;

/**
 * Writes one record as a SnapGene file. Reading it again gives its letters, topology, strands, methylation,
 * ends, features, primers and notes; {@link lostInSnapGene} names what the format cannot hold. The name becomes
 * the map label, since the format itself has none.
 *
 * @example String.fromCharCode(...writeSnapGene(record).subarray(5, 13)) // "SnapGene"
 */
export const writeSnapGene = (record: SequenceRecord): Uint8Array => {
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

/**
 * What a SnapGene file cannot hold of a record, one short phrase a kind; empty when it holds all.
 *
 * @example lostInSnapGene({ ...record, qualities: [40] }) // ["qualities"]
 */
export const lostInSnapGene = (record: SequenceRecord): readonly string[] => {
  const all = record.features.flatMap(({ locations }) => locations);
  const mixed = record.features.filter(({ locations }) =>
    locations.some(({ strand }) => strand !== locations[0]?.strand),
  );
  const lost: [boolean, string][] = [
    [record.qualities !== undefined, "qualities"],
    [record.trace !== undefined, "trace"],
    [all.some((one) => one.isStartPartial || one.isEndPartial), "partial ends of features (< and >)"],
    [all.some(({ start, end }) => start === end), "features between two letters"],
    [record.features.some(({ operator }) => operator !== "join"), "order() and one-of() locations"],
    [mixed.length > 0, "features on both strands"],
    [record.features.some(({ rawLocation }) => rawLocation !== undefined), "remote parts of locations"],
    [(record.meta.other?.length ?? 0) > 0, "header blocks of the flat file"],
  ];
  return lost.flatMap(([isLost, what]) => (isLost ? [what] : []));
};
