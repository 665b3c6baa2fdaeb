import {
  documentWarningCodes,
  type GlossaryImport,
  type TranslatedDocumentKind,
  type TranslationWarning,
} from "@benchleaf/contract";
import { type DocumentFault, UnreadableDocument } from "./reading/document-fault.ts";
import { readDocument, writeDocument } from "./reading/document-text.ts";
import { readGlossaryFile, writeGlossaryFile } from "./reading/glossary-file.ts";
import { readTmx, writeTmx } from "./reading/memory-file.ts";
import { layOutSegments, type NewSegment } from "./texts/lay-out-segments.rules.ts";

/** Files of terms that other programs write and read. */
export type GlossaryFormat = "csv" | "tbx";

/** A term to write into a file. */
export interface WrittenTerm {
  readonly source: string;
  readonly targets: readonly string[];
  readonly note: string;
  readonly caseSensitive: boolean;
  readonly doNotTranslate: boolean;
}

/** A term of a file, with the row or entry that it is in. */
export interface FoundTerm extends WrittenTerm {
  readonly row: number;
}

/** Terms of a file, and rows that are none. */
export interface FoundTerms {
  readonly terms: readonly FoundTerm[];
  readonly wrong: GlossaryImport["wrong"];
}

/** A glossary to write into a file. */
export interface WrittenGlossary {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly terms: readonly WrittenTerm[];
}

/** A unit to write into a file. */
export interface WrittenUnit {
  readonly source: string;
  readonly target: string;
  readonly changeTime: string | null;
}

/** Units of a file in the languages of the memory, and how many have text in only one of them. */
export interface FoundUnits {
  readonly units: readonly WrittenUnit[];
  readonly leftOut: number;
}

/** The sentences of a document, or why it has none. */
export type FoundSentences =
  | { readonly segments: readonly NewSegment[]; readonly warnings: readonly TranslationWarning[] }
  | { readonly fault: DocumentFault };

interface Languages {
  readonly source: string;
  readonly target: string;
}

export const readTranslatedDocument = async ({
  kind,
  bytes,
  language,
}: {
  readonly kind: TranslatedDocumentKind;
  readonly bytes: Uint8Array;
  readonly language: string;
}): Promise<FoundSentences> => {
  try {
    const { segments, warnings } = await readDocument(kind, bytes);
    return { segments: layOutSegments(segments, language), warnings: warnings.flatMap(knownWarning) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { fault: error.code };
    throw error;
  }
};

const knownWarning = ({ code, place }: { readonly code: string; readonly place: string }) => {
  const known = documentWarningCodes.find((one) => one === code);
  return known === undefined ? [] : [{ code: known, place }];
};

export const writeTranslatedDocument = ({
  kind,
  bytes,
  targets,
}: {
  readonly kind: TranslatedDocumentKind;
  readonly bytes: Uint8Array;
  readonly targets: ReadonlyMap<number, string>;
}): Promise<Uint8Array> => writeDocument(kind, bytes, targets);

export const readGlossary = async ({
  format,
  bytes,
  languages,
}: {
  readonly format: GlossaryFormat;
  readonly bytes: Uint8Array;
  readonly languages: Languages;
}): Promise<FoundTerms> => readGlossaryFile(format, bytes, languages);

export const writeGlossary = async ({
  format,
  glossary,
}: {
  readonly format: GlossaryFormat;
  readonly glossary: WrittenGlossary;
}): Promise<Uint8Array> => writeGlossaryFile(format, glossary);

export const readMemory = async ({
  bytes,
  languages,
}: {
  readonly bytes: Uint8Array;
  readonly languages: Languages;
}): Promise<FoundUnits> => readTmx(bytes, languages);

export const writeMemory = async ({
  units,
  languages,
}: {
  readonly units: readonly WrittenUnit[];
  readonly languages: Languages;
}): Promise<Uint8Array> => writeTmx(units, languages);
