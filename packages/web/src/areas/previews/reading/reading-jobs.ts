import type { Slide } from "@benchleaf/contract";
import type { ReadingFault } from "./faults.ts";
import type { ReadArchive } from "./read-archive.ts";
import type { Cytometry } from "./read-cytometry.ts";
import type { ReadNotebook } from "./read-notebook.ts";
import type { ReadRecords } from "./read-records.ts";
import type { Sheet } from "./read-sheets.ts";
import type { ReadTable } from "./read-table.ts";
import type { ReadText } from "./read-text.ts";
import type { TiffPage } from "./read-tiff.ts";

/** Readers that run in a worker, given an address of our own. */
export interface ReadingJobs {
  text: { input: { name: string }; answer: ReadText };
  table: { input: { name: string }; answer: ReadTable };
  sheets: { input: object; answer: readonly Sheet[] };
  slides: { input: object; answer: readonly Slide[] };
  notebook: { input: object; answer: ReadNotebook };
  tiff: { input: { page: number }; answer: TiffPage };
  archive: { input: object; answer: ReadArchive };
  entry: { input: { offset: number; size: number; packed: number; method: number }; answer: Blob };
  records: { input: { name: string }; answer: ReadRecords };
  cytometry: { input: object; answer: Cytometry };
}

export type ReadingKind = keyof ReadingJobs;

export type ReadingJob<Kind extends ReadingKind = ReadingKind> = {
  [K in Kind]: {
    readonly kind: K;
    readonly address: string;
    readonly bytes: number;
  } & ReadingJobs[K]["input"];
}[Kind];

export type ReadingMessage = { readonly answer: unknown } | { readonly fault: ReadingFault };
