import { forEachYielding } from "./for-each-yielding.ts";

/** Longer texts and lists are written in pieces. */
const LETTERS = 100_000;
const ITEMS = 100;
/** A body up to this length is sent as one text. */
const SHORT = 200_000;

const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !("toJSON" in value);

function* piecesOfText(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length; ) {
    // No character of two halves is cut in two.
    const isHalf = (text.charCodeAt(start + LETTERS - 1) & 0xfc00) === 0xd800;
    const end = start + LETTERS + (isHalf ? 1 : 0);
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}

function* piecesOfList(list: readonly unknown[]): Generator<string> {
  for (let start = 0; start < list.length; start += ITEMS) {
    const items = JSON.stringify(list.slice(start, start + ITEMS));
    yield `${start === 0 ? "[" : ","}${items.slice(1, -1)}`;
  }
  yield "]";
}

function* piecesOfObject(value: object): Generator<string> {
  let before = "{";
  for (const [key, part] of Object.entries(value)) {
    let name = `${before}${JSON.stringify(key)}:`;
    // What JSON has no word for is left out with its name.
    for (const piece of jsonPieces(part)) {
      yield name + piece;
      name = "";
      before = ",";
    }
  }
  yield before === "{" ? "{}" : "}";
}

/** The output of `JSON.stringify` in chunks, each of which is created in a moment. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (typeof value === "string" && value.length > LETTERS) yield* piecesOfText(value);
  else if (Array.isArray(value) && value.length > ITEMS) yield* piecesOfList(value);
  else if (isPlain(value)) yield* piecesOfObject(value);
  else {
    const text = JSON.stringify(value);
    if (text !== undefined) yield text;
  }
}

/**
 * A body for `fetch`. A chromosome is written in slices that let the page continue, and handed over as a file of
 * pieces: one long text would hold it up.
 */
export const jsonBody = async (value: unknown): Promise<string | Blob> => {
  const pieces: string[] = [];
  let length = 0;
  await forEachYielding(jsonPieces(value), (piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  return length < SHORT ? pieces.join("") : new Blob(pieces);
};
