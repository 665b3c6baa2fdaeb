import { nameRecords, type ReadNote, type ReadResult, readSequences } from "@benchleaf/bio";
import {
  findAnnotationFault,
  MAX_SEQUENCES_PER_IMPORT,
  type ReadNoteWire,
  sequenceContentSchema,
} from "@benchleaf/contract";
import type { ComputeTasks } from "../../kernel/compute.ts";
import { unknownTypes } from "./normalize-annotations.rules.ts";
import { fromRecord, normalizeContent, sequenceOf, traceOf } from "./sequences.rules.ts";
import { type StoredRow, storedRowOf } from "./stored-row.rules.ts";

/** What a file holds, ready to be stored: the event loop neither reads nor writes any of it again. */
export type ReadImport =
  | {
      readonly ok: true;
      readonly isLarge: false;
      readonly rows: readonly StoredRow[];
      readonly warnings: readonly ReadNoteWire[];
    }
  /** More than `most` sequences, which are left to a job. */
  | { readonly ok: true; readonly isLarge: true }
  | { readonly ok: false; readonly error: ReadNoteWire };

const MAX_WARNINGS = 1000;
/** Residues, qualities, annotations and chromatograms of all sequences of a file, in characters. */
const MAX_IMPORT_CHARACTERS = 100_000_000;

/** Words are in the browser under the code; a file of an archive is named before the detail. */
const wireNote = ({ code, line = 0, detail, member }: ReadNote): ReadNoteWire => ({
  code,
  line,
  detail: member === undefined ? detail : [member, detail].filter(Boolean).join(": "),
});

class Refused extends Error {
  readonly note: ReadNoteWire;
  constructor(code: ReadNoteWire["code"], detail: string, line = 0) {
    super(code);
    this.note = { code, line, detail: detail.slice(0, 200) };
  }
}

/** Nothing that the contract would refuse to hand out again is stored. */
const contentOf = (record: (ReadResult & { ok: true })["records"][number]) => {
  const fault = findAnnotationFault(record);
  if (fault !== undefined) throw new Refused(fault.fault, `${record.name}: ${fault.count} > ${fault.limit}`);
  const checked = sequenceContentSchema.safeParse(fromRecord(record));
  if (!checked.success) {
    const where = checked.error.issues[0]?.path.join(".") ?? "";
    throw new Refused("too-large", `${record.name} ${where}`, 1);
  }
  return normalizeContent(checked.data);
};

const sizeOf = ({ sequence, qualities, features, primers, meta, trace }: StoredRow): number =>
  [sequence, qualities, features, primers, meta, trace].reduce((sum, text) => sum + (text?.length ?? 0), 0);

const keepAll = ({ records, warnings }: ReadResult & { ok: true }, fileName: string): ReadImport => {
  const notes = warnings.slice(0, MAX_WARNINGS).map(wireNote);
  let size = 0;
  const rows = nameRecords(records, fileName).map((record) => {
    const content = contentOf(record);
    // Types that no feature table knows stay as they came, which is shown once for each.
    for (const [type, count] of unknownTypes(content)) {
      if (notes.length >= MAX_WARNINGS) break;
      const detail = `${content.name}: ${type} × ${count}`.slice(0, 200);
      notes.push({ code: "feature-type-unknown", line: 0, detail });
    }
    const row = storedRowOf({ content, trace: traceOf(record) });
    size += sizeOf(row);
    if (size > MAX_IMPORT_CHARACTERS) throw new Refused("too-large", `> ${MAX_IMPORT_CHARACTERS}`);
    return row;
  });
  return { ok: true, isLarge: false, rows, warnings: notes };
};

/**
 * Reads a file to be imported. Its limits are held here, in a process of its own, before anything of it reaches the
 * server: number of sequences, their features and the sizes of their texts, and what all of them come to.
 */
export const readImport = ({ bytes, fileName, most }: ComputeTasks["read-import"]["input"]): ReadImport => {
  const result = readSequences(bytes, { name: fileName });
  if (!result.ok) return { ok: false, error: wireNote(result.error) };
  const { length } = result.records;
  try {
    if (length > MAX_SEQUENCES_PER_IMPORT)
      throw new Refused("too-many-records", `${length} > ${MAX_SEQUENCES_PER_IMPORT}`);
    return length > most ? { ok: true, isLarge: true } : keepAll(result, fileName);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.note };
    throw error;
  }
};

/** The one sequence of a file, under a name. */
export const readStored = ({
  bytes,
  fileName,
  name,
}: ComputeTasks["read-kept"]["input"]): ComputeTasks["read-kept"]["output"] => {
  const result = readSequences(bytes, { name: fileName });
  const [record] = result.ok ? result.records : [];
  if (!result.ok || record === undefined || findAnnotationFault(record) !== undefined) return null;
  return result.records.length > 1 ? "several-sequences" : sequenceOf(record, name);
};
