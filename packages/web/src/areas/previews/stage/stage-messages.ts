/** What the page tells the stage: a document to lay out, and from which slide on. */
export interface ToStage {
  readonly kind: "word" | "slides";
  readonly bytes: ArrayBuffer;
  readonly slide: number | null;
}

/** What the stage tells the page; nothing of it is trusted with more than a state. */
export type FromStage = "ready" | "shown" | "broken";
