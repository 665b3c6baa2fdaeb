/** A term without its place in a file. */
export interface FileTerm {
  readonly source: string;
  readonly targets: readonly string[];
  readonly note: string;
  readonly caseSensitive: boolean;
  readonly doNotTranslate: boolean;
}

/** A row or entry that is no term. */
export interface WrongRow {
  readonly row: number;
  readonly fault: "flag-unknown" | "unreadable";
  readonly source: string;
  readonly target: string;
}

/** The terms of a file with their rows or entries, in the order of the file. */
export interface GlossaryFile {
  readonly terms: readonly (FileTerm & { readonly row: number })[];
  readonly wrong: WrongRow[];
  /** Undefined if the file does not say. */
  readonly sourceLanguage: string | undefined;
  readonly targetLanguage: string | undefined;
}

/** A glossary to be written. */
export interface WritableGlossary {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly terms: readonly FileTerm[];
}
