import { isAbi } from "./abi-directory.ts";
import { readAbi } from "./abi-reader.ts";
import type { Notes } from "./notes.ts";
import type { ReadRecords } from "./report.ts";
import { isScf, readScf } from "./scf-reader.ts";
import type { BinaryFormat } from "./sequence-formats.ts";
import { isSnapGene } from "./snapgene-packets.ts";
import { readSnapGene } from "./snapgene-reader.ts";

/** A reader of a format of bytes. */
export interface BinaryReader {
  readonly format: BinaryFormat;
  /** Whether the content is of this format: a look at its first bytes. */
  readonly detect: (bytes: Uint8Array) => boolean;
  /** Never throws. `name` is for records that have none; repairs are added to `notes`. */
  readonly read: (bytes: Uint8Array, name: string, notes: Notes) => ReadRecords;
}

/** Binary formats, each recognised by its first bytes. */
export const binaryReaders: readonly BinaryReader[] = [
  { format: "snapgene", detect: isSnapGene, read: readSnapGene },
  { format: "abi", detect: isAbi, read: readAbi },
  { format: "scf", detect: isScf, read: readScf },
];
