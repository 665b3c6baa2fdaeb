import type { GlossaryImport, TranslatedDocumentKind } from "@benchleaf/contract";
import { readDocument, writeDocument } from "./reading/document-text.ts";
import { readGlossaryFile, writeGlossaryFile } from "./reading/glossary-file.ts";
import { readTmx, writeTmx } from "./reading/memory-file.ts";
import { layOutSegments, type NewSegment } from "./texts/lay-out-segments.rules.ts";

export type GlossaryFormat = "csv" | "tbx";

/** A term of a file, with the row or entry that it is in. */
export interface FoundTerm {
  readonly row: number;
  readonly source: string;
  readonly targets: readonly string[];
  readonly note: string;
  readonly caseSensitive: boolean;
  readonly doNotTranslate: boolean;
}

/** Terms of a file, and rows that are none. */
export interface FoundTerms {
  readonly terms: FoundTerm[];
  readonly wrong: GlossaryImport["wrong"];
}
