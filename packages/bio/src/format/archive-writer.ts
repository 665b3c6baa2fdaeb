import { zipSync } from "fflate";
import type { SequenceRecord } from "../sequence.ts";
import { writeGenBank } from "./genbank-writer.ts";

/** The engine has no clock; ZIP counts from here. */
const EPOCH = new Date(1980, 0, 1);

/**
 * Packs records into a ZIP archive, each a GenBank or GenPept file under its name and in their order. The same
 * records give the same bytes.
 */
export const writeZip = (records: readonly SequenceRecord[]): Uint8Array => {
  const digits = String(records.length).length;
  const files = records.map((record, index) => {
    const name = record.name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(0, 100) || "sequence";
    const ending = record.kind === "protein" ? "gp" : "gb";
    // The number preserves the order and distinguishes two files of the same name.
    const number = String(index + 1).padStart(digits, "0");
    const path = records.length === 1 ? `${name}.${ending}` : `${number} ${name}.${ending}`;
    return [path, new TextEncoder().encode(writeGenBank([record]))] as const;
  });
  return zipSync(Object.fromEntries(files), { mtime: EPOCH });
};
