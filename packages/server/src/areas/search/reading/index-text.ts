import type { DocumentPart, TextPlace } from "../../../kernel/reading/document-part.ts";
import { readSequenceText, type UnreadSequence } from "../../../kernel/reading/read-sequence-text.ts";
import { bareWords, positionedWords } from "../../../kernel/reading/word-vectors.ts";
import { readDocument } from "./read-document.ts";

/** What is read for the index: the bytes of a file, or a sequence out of its version. */
export type IndexSource =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array; readonly name: string }
  | ({ readonly kind: "sequence" } & UnreadSequence);

/** A place of a file with its text, and with the words that the index holds of it. */
export interface IndexedPart {
  readonly place: TextPlace;
  readonly body: string;
  readonly words: string;
}

/** Indexed content of a version of a file. */
export interface IndexedText {
  /** False if the file has no text that can be read. */
  readonly isRead: boolean;
  readonly words: string;
  readonly parts: readonly IndexedPart[];
}

/** A part is as long as its words' places can be counted, and overlaps the next by a phrase. */
const PART_CHARACTERS = 6_000;
const OVERLAP = 120;

/** Characters that PostgreSQL cannot store in text. */
const storable = (text: string): string => text.replaceAll("\0", " ").replace(/\p{Cs}/gu, "");

const cut = ({ place, text }: DocumentPart): DocumentPart[] => {
  if (text.length <= PART_CHARACTERS || place?.kind === "features" || place?.kind === "primers")
    return [{ place, text }];
  const pieces: DocumentPart[] = [];
  for (let start = 0; start < text.length; start += PART_CHARACTERS - OVERLAP)
    pieces.push({ place, text: text.slice(start, start + PART_CHARACTERS) });
  return pieces;
};

/** A file's text in parts, with their words. For a thread. */
export const indexText = async (source: IndexSource): Promise<IndexedText> => {
  const read =
    source.kind === "sequence" ? readSequenceText(source) : await readDocument(source.bytes, source.name);
  if (read === undefined) return { isRead: false, words: "", parts: [] };
  const pieces = read.flatMap(cut).map(({ place, text }) => ({ place, body: storable(text) }));
  return {
    isRead: true,
    words: bareWords(pieces.map(({ body }) => body)),
    parts: pieces.map(({ place, body }) => ({ place, body, words: positionedWords(body) })),
  };
};
