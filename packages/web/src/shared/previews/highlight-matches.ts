const NAME = "found-words";

interface LayerText {
  readonly nodes: readonly Text[];
  readonly text: string;
}

const spell = (layer: HTMLElement): LayerText => {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push(node);
    text += node.data;
  }
  return { nodes, text: text.toLowerCase() };
};

/** The text node of a character of the whole text, and its offset. */
const placeOf = (nodes: readonly Text[], letter: number): [Text, number] | null => {
  let before = 0;
  for (const node of nodes) {
    if (letter <= before + node.length) return [node, letter - before];
    before += node.length;
  }
  return null;
};

/** Marks each place of the words in a page, without a change to the page; returns how to take the marks off. */
export const highlightMatches = (layer: HTMLElement, wanted: string): (() => void) | undefined => {
  const needle = wanted.trim().toLowerCase();
  if (needle === "" || !("highlights" in CSS)) return undefined;
  const { nodes, text } = spell(layer);
  const marks = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, marks);
  const own: Range[] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    const [start, end] = [placeOf(nodes, at), placeOf(nodes, at + needle.length)];
    if (!start || !end) break;
    const range = new Range();
    range.setStart(...start);
    range.setEnd(...end);
    own.push(range);
    marks.add(range);
  }
  return () => {
    for (const range of own) marks.delete(range);
  };
};
