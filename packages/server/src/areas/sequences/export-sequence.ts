import { writeFasta, writeGenBank } from "@benchleaf/bio";
import type { Sequence } from "@benchleaf/contract";
import type { FileAnswer } from "../../kernel/mount.ts";
import { toRecord } from "./sequences.rules.ts";

/** A file name that every system takes. */
const safeName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(0, 120) || "sequence";

/** GenBank for nucleic acids, GenPept for proteins. */
export const exportSequence = ({ content }: Sequence, format: "genbank" | "fasta"): FileAnswer => {
  const record = toRecord(content);
  const name = safeName(content.name);
  if (format === "fasta") {
    const fileName = `${name}.fasta`;
    return { fileName, contentType: "text/x-fasta; charset=utf-8", body: writeFasta([record]) };
  }
  const fileName = `${name}.${content.isProtein ? "gp" : "gb"}`;
  return { fileName, contentType: "chemical/seq-na-genbank; charset=utf-8", body: writeGenBank([record]) };
};
