/** Why a document cannot be translated. */
export type DocumentFault =
  /** No document of its kind, cut off, or inconsistent. */
  | "document.damaged"
  /** Protected by a password, or of an old program. */
  | "document.encrypted"
  /** It unpacks to more than a document, or has more text than is translated. */
  | "document.too.large"
  /** It declares entities, which no document of an office program does. */
  | "document.entities"
  /** The translated document could not be read again; nothing is returned. */
  | "document.unwritable";

/** Thrown by all readers and writers of documents, glossaries and memories of this area. */
export class UnreadableDocument extends Error {
  readonly code: DocumentFault;
  constructor(code: DocumentFault, detail = "") {
    super(detail === "" ? code : `${code}: ${detail}`);
    this.name = "UnreadableDocument";
    this.code = code;
  }
}
