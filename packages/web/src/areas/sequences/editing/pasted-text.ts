import { type Alphabet, type ReadResult, readSequences, type SequenceRecord } from "@benchleaf/bio";
import { type ResiduesInput, residuesOf, warningOf } from "../residues-input.ts";

/** What a pasted text is: a file with annotations, or residues with what had to be done to them. */
export type PastedText =
  | { readonly kind: "record"; readonly record: SequenceRecord }
  | {
      readonly kind: "letters";
      readonly input: ResiduesInput;
      readonly doubt: "protein" | "bases" | null;
      readonly wasMarkup: boolean;
    };

/** Whether the text is a flat file with more than residues. */
export const isFlatFile = (text: string): boolean => /^\s*(LOCUS {2,}\S|ID {3}\S)/.test(text.slice(0, 1000));

const isMarkup = (text: string): boolean => /<\/[a-z][a-z0-9]*\s*>/i.test(text);

/** The words of a web page without its tags, scripts and styles. @example `textOfMarkup("<b>AC</b>&nbsp;GT")` is `"AC GT"` */
export const textOfMarkup = (markup: string): string =>
  markup
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<!--[\s\S]*?-->/g, " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&[a-z]+;|&#x?[0-9a-f]+;/gi, " ")
    .replace(/ {2,}/g, " ");

export const readPastedText = (text: string, alphabet: Alphabet): PastedText => {
  if (isFlatFile(text)) {
    const record = onlyRecord(readSequences(new TextEncoder().encode(text)));
    if (record) return { kind: "record", record };
  }
  return readPastedResidues(text, alphabet);
};

/** As {@link readPastedText} for what is no file: without the readers of formats, so light enough for the page. */
export const readPastedResidues = (text: string, alphabet: Alphabet): PastedText => {
  const wasMarkup = isMarkup(text);
  const plain = wasMarkup ? textOfMarkup(text) : text;
  const input = residuesOf(plain, alphabet);
  return { kind: "letters", input, doubt: warningOf(plain, input, alphabet), wasMarkup };
};

const onlyRecord = (result: ReadResult): SequenceRecord | null => {
  const [record, other] = result.ok ? result.records : [];
  return record && !other && record.sequence !== "" ? record : null;
};
