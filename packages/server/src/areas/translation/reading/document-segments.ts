/** Kinds of documents that are read; all but `pdf` are also written. */
export type DocumentKind = "docx" | "pptx" | "xlsx" | "md" | "txt" | "pdf";

/** A paragraph, cell or line. */
export interface DocumentSegment {
  /** From 1, in reading order; the same for the same bytes. */
  readonly no: number;
  /** With `⟦f1⟧…⟦/f1⟧` around formatted text, `⟦x1⟧` for a tab, break, field, symbol or picture. */
  readonly text: string;
  /** Where it is: a word for the kind of place, then its number or name, as in `slide 3`, `sheet Data B2`; or empty. */
  readonly place: string;
}

/** A part of a document that is not translated. */
export interface DocumentWarning {
  readonly code: /** A part in an encoding that no office program writes. */
    | "part.unreadable"
    /** Deleted text of tracked changes stays as it is. */
    | "document.revisions"
    /** Embedded documents stay as they are. */
    | "object.embedded"
    /** Titles of a table that formulas use by name stay. */
    | "table.header"
    /** Cells whose text a formula compares with stay. */
    | "formula.text"
    /** A PDF is read by the area of literature, see `pdfText`. */
    | "pdf.not.read"
    /** Pages that are images. */
    | "pdf.scanned";
  readonly place: string;
}

/** The text of a document. */
export interface DocumentText {
  readonly kind: DocumentKind;
  readonly segments: readonly DocumentSegment[];
  readonly warnings: readonly DocumentWarning[];
}
