import type { Line } from "../reading/lines.ts";

/** A line of a program with the colours of its language. */
export const CodePieces = ({ line }: { line: Line }) =>
  line.pieces.map((piece, index) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change their order.
      <span key={index} data-code={piece[0]}>
        {piece[1]}
      </span>
    ),
  );
