/** A piece of a line, with the class of what it is in its language. */
export type Piece = string | readonly [kind: string, text: string];

export interface Line {
  /** Counted from 1; null if a very long line continues. */
  readonly number: number | null;
  readonly pieces: readonly Piece[];
}
