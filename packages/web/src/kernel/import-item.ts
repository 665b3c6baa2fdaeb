import type { LabFile, OnDuplicate, ReadNoteWire, Registered } from "@benchleaf/contract";

/** Where imported files are stored; the personal project by default. */
export interface ImportPlace {
  readonly projectId?: string;
  readonly folderId: string | null;
}

/** How far one file is on its way in. */
export type ImportStep = "waiting" | "sending" | "reading" | "asking" | "done" | "failed" | "stopped";

/** One file on its way in, with all that is known about it. */
export interface ImportItem {
  readonly key: string;
  readonly file: File;
  readonly place: ImportPlace;
  readonly step: ImportStep;
  /** 0 to 1 while sending. */
  readonly progress: number;
  /** How far the server is with a large file, 0 to 1; null if it is awaited in one call. */
  readonly readProgress: number | null;
  /** The files that were made; of very many the first ones. */
  readonly files: readonly LabFile[];
  readonly fileCount: number;
  readonly warnings: readonly ReadNoteWire[];
  readonly error: unknown;
  /** Once sent, so that it is not sent again for another answer. */
  readonly uuid: string | null;
  readonly onDuplicate: OnDuplicate;
  /** What became of it; null for what was read as sequences. */
  readonly outcome: Registered["outcome"] | null;
  readonly isOtherType: boolean;
  /** Stored as the file it is, though its name calls it a sequence. */
  readonly isPlain: boolean;
}
