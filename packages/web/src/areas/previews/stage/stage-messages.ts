/** What the page tells the stage. */
export interface ToStage {
  readonly kind: "word";
  readonly bytes: ArrayBuffer;
}

/** What the stage tells the page; nothing of it is trusted with more than a state. */
export type FromStage = "ready" | "shown" | "broken";
