import type { LibraryKind } from "@benchleaf/contract";
import { runIn } from "../../kernel/workers/run-in-worker.ts";
import type { FileEntry, Headings } from "./library-files.ts";

export interface ReadRequest {
  readonly kind: LibraryKind;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly headings: Headings;
}

/** The entries of a file, read beside the page. */
export const readInWorker = async (
  kind: LibraryKind,
  file: File,
  headings: Headings,
): Promise<readonly FileEntry[]> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
  return runIn(worker, { kind, bytes, name: file.name, headings } satisfies ReadRequest);
};
