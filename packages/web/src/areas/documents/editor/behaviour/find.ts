import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

/** A stretch of the page that is what is searched for. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

interface Search {
  readonly query: string;
  readonly matches: readonly Match[];
  readonly current: number;
  readonly set: DecorationSet;
}

const NOTHING: Search = { query: "", matches: [], current: 0, set: DecorationSet.empty };
const MOST_MATCHES = 5_000;
const key = new PluginKey<Search>("find");

/** Where a text is in a page, whatever its case; across marks, not across blocks. */
export const findIn = (doc: Node, query: string): Match[] => {
  const wanted = query.toLowerCase();
  const found: Match[] = [];
  if (wanted === "") return found;
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, "\ufffc").toLowerCase();
    for (let index = text.indexOf(wanted); index >= 0 && found.length < MOST_MATCHES; ) {
      found.push({ from: at + 1 + index, to: at + 1 + index + wanted.length });
      index = text.indexOf(wanted, index + wanted.length);
    }
    return false;
  });
  return found;
};

/** What is searched for in a page and where it was found. */
export const searchOf = (state: EditorState): Search => key.getState(state) ?? NOTHING;

/** Looks for a text; an empty one ends the search. */
export const lookFor = (view: EditorView, query: string): void =>
  view.dispatch(view.state.tr.setMeta(key, { query, current: 0 }));

/** Goes on to the next place, or back. */
export const goToMatch = (view: EditorView, by: 1 | -1): void => {
  const { matches, current, query } = searchOf(view.state);
  if (matches.length === 0) return;
  const next = (current + by + matches.length) % matches.length;
  const { from, to } = matches[next]!;
  const { tr } = view.state;
  view.dispatch(
    tr
      .setMeta(key, { query, current: next })
      .setSelection(TextSelection.create(tr.doc, from, to))
      .scrollIntoView(),
  );
};

/** Puts a text instead of the current match, or of all. */
export const replaceMatches = (view: EditorView, text: string, isAll: boolean): void => {
  const { matches, current } = searchOf(view.state);
  const wanted = isAll ? matches : matches.slice(current, current + 1);
  const { tr, schema } = view.state;
  // From the end, so that the places before stay where they are.
  for (const { from, to } of wanted.toReversed()) {
    const marks = tr.doc.resolve(from + 1).marks();
    if (text === "") tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(text, marks));
  }
  view.dispatch(tr);
};

const markedIn = (doc: Node, matches: readonly Match[], current: number): DecorationSet =>
  DecorationSet.create(
    doc,
    matches.map(({ from, to }, index) =>
      Decoration.inline(from, to, { "data-match": index === current ? "current" : "other" }),
    ),
  );

export const Find = Extension.create({
  name: "find",
  addProseMirrorPlugins: () => [
    new Plugin<Search>({
      key,
      state: {
        init: () => NOTHING,
        apply(transaction, search) {
          const asked = transaction.getMeta(key) as Pick<Search, "query" | "current"> | undefined;
          const query = asked?.query ?? search.query;
          if (asked === undefined && (!transaction.docChanged || query === "")) return search;
          const matches = findIn(transaction.doc, query);
          const current = Math.min(asked?.current ?? search.current, Math.max(0, matches.length - 1));
          return { query, matches, current, set: markedIn(transaction.doc, matches, current) };
        },
      },
      props: {
        decorations: (state) => key.getState(state)?.set,
      },
    }),
  ],
});
