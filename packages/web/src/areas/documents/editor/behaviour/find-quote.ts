import type { Node } from "@tiptap/pm/model";

interface Letters {
  /** The text with single spaces, also between blocks. */
  readonly text: string;
  /** Position in the document of each character of it. */
  readonly places: readonly number[];
}

const lettersOf = new WeakMap<Node, Letters>();

const readLetters = (doc: Node): Letters => {
  const known = lettersOf.get(doc);
  if (known) return known;
  const places: number[] = [];
  let text = "";
  const add = (letter: string, at: number): void => {
    const isSpace = /\s/.test(letter);
    if (isSpace && (text === "" || text.endsWith(" "))) return;
    text += isSpace ? " " : letter;
    places.push(at);
  };
  doc.descendants((node, at) => {
    if (node.isText)
      for (let index = 0; index < node.nodeSize; index += 1) add(node.text![index]!, at + index);
    else add(" ", at);
  });
  const found = { text, places };
  lettersOf.set(doc, found);
  return found;
};

/** Where a quoted text is now; null if it is nowhere, or in several places. */
export const findQuote = (doc: Node, quote: string): { from: number; to: number } | null => {
  const wanted = quote.replace(/\s+/g, " ").trim();
  if (wanted === "") return null;
  const { text, places } = readLetters(doc);
  const at = text.indexOf(wanted);
  if (at < 0 || text.indexOf(wanted, at + 1) >= 0) return null;
  return { from: places[at]!, to: places[at + wanted.length - 1]! + 1 };
};
