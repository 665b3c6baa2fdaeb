/**
 * The position of a text in a file: a page of a PDF, a slide, a sheet, features of a sequence; null for the whole
 * file.
 */
export type TextPlace =
  | { readonly kind: "page" | "slide"; readonly number: number }
  | { readonly kind: "sheet"; readonly name: string }
  /** Each line of the text is one feature. */
  | { readonly kind: "features"; readonly ids: readonly string[] }
  | { readonly kind: "primers"; readonly ids: readonly string[] }
  | null;

/** A piece of a document's text with its page, slide or cell. */
export interface DocumentPart {
  readonly place: TextPlace;
  readonly text: string;
}

/** The maximum that is read of one file. */
export const MAX_CHARACTERS = 2_000_000;

/** Parts as they are read, until the limit of the file. */
export const collectParts = () => {
  const parts: DocumentPart[] = [];
  let characters = 0;
  return {
    parts,
    isFull: () => characters >= MAX_CHARACTERS,
    add(place: TextPlace, text: string): void {
      const room = MAX_CHARACTERS - characters;
      if (room <= 0 || text.trim() === "") return;
      characters += text.length;
      parts.push({ place, text: text.slice(0, room) });
    },
  };
};
