import { type GridPosition, readPosition } from "@benchleaf/contract";

/** A position as it was typed, with Chinese input methods too; null if it is none. @example readTypedPosition("ａ１２ ") // row 1, column 12 */
export const readTypedPosition = (typed: string | undefined): GridPosition | null =>
  readPosition((typed ?? "").normalize("NFKC").trim());
