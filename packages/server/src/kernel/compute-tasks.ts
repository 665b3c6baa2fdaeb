import {
  type BindingSite,
  designByPrimer3Settings,
  designGenotypingPrimers,
  findBindingPrimers,
  findBindingSites,
  findTargetGuides,
  followStretches,
  primer3AnswerTags,
  readSequences,
  type SequenceRecord,
  summariseOffTargets,
  templateSeeds,
  withExportDefaults,
  writeFasta,
  writeGenBank,
  writeSequences,
} from "@benchleaf/bio";
import { unpackQualities, unpackTrace, type WrittenFormat } from "@benchleaf/contract";
import { zipSync } from "fflate";
import type { ComputeTasks, UnreadRecord } from "./compute.ts";
import { joinPdfs } from "./join-pdfs.ts";
import { findCrate, readCrateTask } from "./reading/crate-tasks.ts";
import { indexText } from "./reading/index-text.ts";
import { readOfficeDocument } from "./reading/office-document.ts";
import { typeset } from "./typeset.ts";

type Tasks = {
  [T in keyof ComputeTasks]: (
    input: ComputeTasks[T]["input"],
  ) => ComputeTasks[T]["output"] | Promise<ComputeTasks[T]["output"]>;
};

const readParts = ({
  features,
  primers,
  meta,
  qualities,
  trace,
  ...record
}: UnreadRecord): SequenceRecord => ({
  ...record,
  features: JSON.parse(features),
  primers: JSON.parse(primers),
  meta: JSON.parse(meta),
  ...(qualities !== null && { qualities: unpackQualities(qualities) }),
  ...(trace !== null && { trace: unpackTrace(JSON.parse(trace)) }),
});

// Alone they are quick; `writeSequences` reads again what it wrote, to tell what was lost.
const quickly: Partial<Record<WrittenFormat, (records: readonly SequenceRecord[]) => string>> = {
  genbank: writeGenBank,
  genpept: writeGenBank,
  fasta: (records) => writeFasta(records),
};

/** These begin with lines of their own about the record. */
const flatFiles: ReadonlySet<WrittenFormat> = new Set(["genbank", "genpept", "embl", "ape"]);

const write = (given: SequenceRecord, format: WrittenFormat): Uint8Array<ArrayBuffer> => {
  const record = flatFiles.has(format) ? withExportDefaults(given, new Date()) : given;
  const text = quickly[format]?.([record]);
  if (text !== undefined) return new TextEncoder().encode(text);
  const written = writeSequences([record], format);
  if (!written.ok) throw new Error(written.error.message);
  // A copy of its own, for its buffer is handed over whole.
  return "text" in written ? new TextEncoder().encode(written.text as string) : new Uint8Array(written.bytes);
};

/** What a thread can do. */
export const computeTasks: Tasks = {
  "read-sequences": ({ bytes, fileName }) => readSequences(bytes, { name: fileName }),
  "follow-stretches": ({ before, after, stretches, isCircular }) =>
    followStretches(before, after, stretches, isCircular),
  "write-sequence": ({ record, format }) => write(readParts(record), format),
  "find-losses": ({ record, format }) => {
    const written = writeSequences([readParts(record)], format);
    return written.ok ? written.warnings : [written.error];
  },
  typeset,
  "join-pdfs": joinPdfs,
  "read-office": readOfficeDocument,
  "zip-files": ({ files }) => zipSync({ ...files }, { level: 0 }),
  "template-seeds": ({ sequence, circular }) => templateSeeds(sequence, circular),
  "find-binding-primers": ({ sequence, circular, primers, minTm }) =>
    findBindingPrimers({ sequence, topology: circular ? "circular" : "linear" }, primers, { minTm }),
  "find-primer-places": ({ bases, molecules, maxMismatches, limit }) => {
    const places: { index: number; site: BindingSite }[] = [];
    for (const [index, { sequence, circular }] of molecules.entries()) {
      const template = { sequence, topology: circular ? "circular" : "linear" } as const;
      const found = findBindingSites(template, bases, { maxMismatches });
      // What is no template, such as an empty sequence, has no places.
      if (found.ok) for (const site of found.sites) places.push({ index, site });
      if (places.length > limit) return places.slice(0, limit + 1);
    }
    return places;
  },
  "design-by-primer3": ({ asked, sequence, circular, library }) => {
    const template = { sequence, topology: circular ? "circular" : "linear" } as const;
    const answer = designByPrimer3Settings(asked, template, library);
    return { answer, tags: primer3AnswerTags(answer, asked) };
  },
  "design-genotyping-primers": ({ sequence, circular, cuts }) => {
    const template = { sequence, topology: circular ? "circular" : "linear" } as const;
    return cuts.map((cut) => designGenotypingPrimers(template, cut));
  },
  "find-guides": ({ sequence, options }) => findTargetGuides(sequence, options),
  "summarise-off-targets": ({ guides, sequence, topology, features, options }) =>
    summariseOffTargets(
      guides,
      { name: "", sequence, topology },
      { ...options, features: JSON.parse(features) },
    ),
  "index-text": indexText,
  "find-crate": findCrate,
  "read-crate": readCrateTask,
};
