/** Messages of the page to a sandbox page: a document to render, and for a presentation the first slide. */
export interface ToStage {
  readonly bytes: ArrayBuffer;
  readonly slide: number | null;
}

/** Messages of a sandbox page; they are trusted only with a state. */
export type FromStage = "ready" | "shown" | "broken";
