import { MAX_QUOTE_CHARACTERS, type PageRange } from "@benchleaf/contract";
import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, NodeSelection, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { findQuote } from "./find-quote.ts";
import { placeAt, positionOf } from "./relative-places.ts";

/** The range of an open thread of comments. */
export interface ThreadRange extends PageRange {
  readonly threadId: string;
}

interface CommentRangesState {
  readonly ranges: readonly ThreadRange[];
  /** The highlighted thread. */
  readonly active: string | null;
}

const key = new PluginKey<CommentRangesState>("comment-ranges");

/**
 * Current ends of a range; null if its text was deleted. A block that was split or moved is a new one for everyone: its
 * text is then found by its words.
 */
export const reachOf = (state: EditorState, range: PageRange): { from: number; to: number } | null => {
  const [from, to] = [positionOf(state, range.from), positionOf(state, range.to)];
  return from === null || to === null || from >= to ? findQuote(state.doc, range.quote) : { from, to };
};

const textOf = ({ doc }: EditorState, from: number, to: number): string =>
  doc.textBetween(from, to, " ", " ").replace(/\s+/g, " ").trim();

/** What is selected, as a thread can be about it: words, or a block such as a picture; null for a caret alone. */
export const selectedRange = (state: EditorState): PageRange | null => {
  const { from, to, empty } = state.selection;
  if (empty) return null;
  const [start, end] = [placeAt(state, from), placeAt(state, to)];
  if (start === undefined || end === undefined) return null;
  return { from: start, to: end, quote: textOf(state, from, to).slice(0, MAX_QUOTE_CHARACTERS) };
};

/** Shows the ranges of threads in the text, with `active` highlighted. */
export const showRanges = (editor: Editor, shown: CommentRangesState): void => {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, shown));
};

/** Selects the text that a thread is about and brings it into view. Returns whether it is still there. */
export const goToRange = (editor: Editor, range: PageRange): boolean => {
  const reach = reachOf(editor.state, range);
  if (reach === null) return false;
  const { doc, tr } = editor.state;
  const block = doc.nodeAt(reach.from);
  const isBlock = block !== null && !block.isText && reach.to - reach.from === block.nodeSize;
  const selection =
    isBlock && NodeSelection.isSelectable(block)
      ? NodeSelection.create(doc, reach.from)
      : TextSelection.between(doc.resolve(reach.from), doc.resolve(reach.to));
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
  return true;
};

const decorationsOf = (state: EditorState): DecorationSet => {
  const { ranges, active } = key.getState(state) ?? { ranges: [], active: null };
  return DecorationSet.create(
    state.doc,
    ranges.flatMap((range) => {
      const reach = reachOf(state, range);
      if (reach === null) return [];
      const attributes = {
        "data-comment": range.threadId,
        ...(range.threadId === active && { "data-comment-active": "yes" }),
      };
      const block = state.doc.nodeAt(reach.from);
      return block !== null && !block.isText && reach.to - reach.from === block.nodeSize
        ? [Decoration.node(reach.from, reach.to, attributes)]
        : [Decoration.inline(reach.from, reach.to, attributes)];
    }),
  );
};

/** Marks what threads of comments are about; a click on it opens the thread. */
export const CommentRanges = Extension.create<{ readonly onPick: (threadId: string) => void }>({
  name: "commentRanges",
  addOptions: () => ({ onPick: () => undefined }),
  addProseMirrorPlugins() {
    const { onPick } = this.options;
    return [
      new Plugin<CommentRangesState>({
        key,
        state: {
          init: () => ({ ranges: [], active: null }),
          apply: (transaction, shown) =>
            (transaction.getMeta(key) as CommentRangesState | undefined) ?? shown,
        },
        props: {
          decorations: decorationsOf,
          handleClick: (_view, _at, { target }) => {
            const threadId = (target as Element | null)
              ?.closest?.("[data-comment]")
              ?.getAttribute("data-comment");
            if (threadId) onPick(threadId);
            return false;
          },
        },
      }),
    ];
  },
});
