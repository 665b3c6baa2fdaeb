import { sequencesApi, uploadsApi } from "@benchleaf/contract";
import { foldersOf } from "../ui/read-dropped.ts";
import { call } from "./client.ts";
import { followImport } from "./follow-import.ts";
import type { ImportItem } from "./import-item.ts";
import { session } from "./session.ts";

/** File types that are imported as sequences; all others are stored unchanged. */
const SEQUENCES =
  /\.(gbk?|genbank|gbff|gpt?|ape|embl|fa|fasta|fna|faa|ffn|fas|seq|fastq|fq|gff3?|dna|prot|geneious|sbol|ab1|abi|scf)$/i;
/** Larger than this nothing is read. */
const LARGEST_READ = 64 * 1024 ** 2;

/** Result of one imported file. */
export type ImportResult = Pick<ImportItem, "files" | "fileCount" | "warnings" | "outcome" | "isOtherType">;

/** Folders of a drop are reached once, however many files are in them. */
const reached = new Map<string, Promise<{ folderId: string }>>();

/** Where no project was chosen: one's own. */
const placeOf = async ({ file, place }: ImportItem): Promise<ImportItem["place"]> => {
  const folders = foldersOf(file);
  const { projectId = session.get()?.user.personalProjectId, folderId } = place;
  if (projectId === undefined) return place;
  if (folders.length === 0) return { projectId, folderId };
  const key = JSON.stringify([projectId, folderId, folders]);
  const way =
    reached.get(key) ??
    call(uploadsApi.ensureFolderPath, { body: { projectId, folderId, folders: [...folders] } });
  reached.set(key, way);
  // Asked again by the next drop: someone may have moved it meanwhile.
  void way.catch(() => {}).finally(() => setTimeout(() => reached.delete(key), 10_000));
  return { projectId, folderId: (await way).folderId };
};

/**
 * Makes files of what has been sent: sequences of what holds some, and of everything else the file itself. Where no project
 * was chosen, sequences are wanted.
 */
export const importFile = async (
  uuid: string,
  item: ImportItem,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<ImportResult> => {
  const { name, size } = item.file;
  const place = await placeOf(item);
  const { projectId, folderId } = place;
  const isWanted = item.place.projectId === undefined || (SEQUENCES.test(name) && size <= LARGEST_READ);
  const isSequence = isWanted && !item.isPlain;
  if (projectId === undefined || isSequence) {
    const made = await call(sequencesApi.import, { body: { ...place, uuid, name } }, { signal });
    const { files, fileCount, warnings } =
      made.importId === null
        ? { ...made, fileCount: made.files.length }
        : await followImport(made.importId, signal, onProgress);
    return { files, fileCount, warnings, outcome: null, isOtherType: false };
  }
  const body = { uuid, name, projectId, folderId, onDuplicate: item.onDuplicate };
  const { file, outcome, isOtherType } = await call(uploadsApi.register, { body }, { signal });
  return { files: [file], fileCount: 1, warnings: [], outcome, isOtherType };
};
