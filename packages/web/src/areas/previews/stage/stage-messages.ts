/** What the page tells a stage: a document to lay out, and, of a presentation, from which slide on. */
export interface ToStage {
  readonly bytes: ArrayBuffer;
  readonly slide: number | null;
}

/** What a stage tells the page; nothing of it is trusted with more than a state. */
export type FromStage = "ready" | "shown" | "broken";
