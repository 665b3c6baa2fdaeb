/** A piece of a line, with its syntax class. */
export type Piece = string | readonly [kind: string, text: string];

export interface Line {
  /** Counted from 1; null if a very long line continues. */
  readonly number: number | null;
  readonly pieces: readonly Piece[];
}
