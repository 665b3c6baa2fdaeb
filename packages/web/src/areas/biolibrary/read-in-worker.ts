import type { LibraryKind } from "@benchleaf/contract";
import type { EntryDraft } from "./entry-draft.ts";
import type { Headings } from "./library-files.ts";

export interface ReadRequest {
  readonly kind: LibraryKind;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly headings: Headings;
}

export type ReadReply = { readonly drafts: readonly EntryDraft[] } | { readonly failure: string };

/** The entries of a file, read beside the page. */
export const readInWorker = async (
  kind: LibraryKind,
  file: File,
  headings: Headings,
): Promise<readonly EntryDraft[]> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ReadReply>) => {
      worker.terminate();
      if ("failure" in data) reject(new Error(data.failure));
      else resolve(data.drafts);
    });
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    const request: ReadRequest = { kind, bytes, name: file.name, headings };
    worker.postMessage(request);
  });
};
