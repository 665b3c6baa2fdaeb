/** Items of a list that go together: handed over in a moment where each is a feature with its qualifiers. */
const TOGETHER = 200;

/** What is handed over first has its long lists empty; then their items come, each list in its order. */
export type Piece =
  | { readonly frame: unknown }
  | { readonly path: readonly string[]; readonly items: readonly unknown[] };

interface LongList {
  readonly path: readonly string[];
  readonly items: readonly unknown[];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const emptied = (value: unknown, path: readonly string[], lists: LongList[]): unknown => {
  if (Array.isArray(value) && value.length > TOGETHER) {
    lists.push({ path, items: value });
    return [];
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, emptied(part, [...path, key], lists)]),
  );
};

/** A value that another thread is to have, in pieces that are each copied in a moment. */
export function* piecesOf(value: unknown): Generator<Piece> {
  const lists: LongList[] = [];
  yield { frame: emptied(value, [], lists) };
  for (const { path, items } of lists)
    for (let at = 0; at < items.length; at += TOGETHER) yield { path, items: items.slice(at, at + TOGETHER) };
}

/** Puts pieces together in the order they came. */
export const joinPieces = () => {
  let whole: unknown;
  return {
    take: (piece: Piece): void => {
      if ("frame" in piece) {
        whole = piece.frame;
        return;
      }
      const list = piece.path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], whole);
      for (const item of piece.items) (list as unknown[]).push(item);
    },
    whole: (): unknown => whole,
  };
};
