import { MAX_QUOTE_CHARACTERS, type PageRange } from "@benchleaf/contract";
import { type Editor, Extension } from "@tiptap/core";
import { isChangeOrigin } from "@tiptap/extension-collaboration";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { findQuote } from "./find-quote.ts";
import { placeAt, positionOf } from "./relative-places.ts";

/** The range of an open thread of comments. */
export interface ThreadRange extends PageRange {
  readonly threadId: string;
}

interface ShownRanges {
  readonly ranges: readonly ThreadRange[];
  /** The highlighted thread. */
  readonly active: string | null;
}

interface CommentRangesState extends ShownRanges {
  readonly set: DecorationSet;
}

const key = new PluginKey<CommentRangesState>("comment-ranges");

/**
 * Current ends of a range; null if its text was deleted. A block that was split or moved is a new one for everyone: its
 * text is then found by its words.
 */
export const reachOf = (
  state: EditorState,
  range: PageRange,
  doc: Node = state.doc,
): { from: number; to: number } | null => {
  const [from, to] = [positionOf(state, range.from, doc), positionOf(state, range.to, doc)];
  return from === null || to === null || from >= to ? findQuote(doc, range.quote) : { from, to };
};

/** The ends of each thread's range as they are marked now, by thread; threads whose text was deleted are missing. */
export const markedRanges = (state: EditorState): ReadonlyMap<string, { from: number; to: number }> =>
  new Map(
    (key.getState(state)?.set.find() ?? []).map(({ from, to, spec }) => [
      String(spec.threadId),
      { from, to },
    ]),
  );

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
export const showRanges = (editor: Editor, shown: ShownRanges): void => {
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

const decorationsOf = (state: EditorState, doc: Node, { ranges, active }: ShownRanges): DecorationSet =>
  DecorationSet.create(
    doc,
    ranges.flatMap((range) => {
      const reach = reachOf(state, range, doc);
      if (reach === null) return [];
      const { threadId } = range;
      const attributes = {
        "data-comment": threadId,
        ...(threadId === active && { "data-comment-active": "yes" }),
      };
      const block = doc.nodeAt(reach.from);
      return block !== null && !block.isText && reach.to - reach.from === block.nodeSize
        ? [Decoration.node(reach.from, reach.to, attributes, { threadId })]
        : // As the relative ends of the range have it: what is typed at its start belongs to it.
          [Decoration.inline(reach.from, reach.to, attributes, { threadId, inclusiveStart: true })];
    }),
  );

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
          init: () => ({ ranges: [], active: null, set: DecorationSet.empty }),
          apply(transaction, shown, before) {
            const { doc } = transaction;
            const asked = transaction.getMeta(key) as ShownRanges | undefined;
            if (asked !== undefined || isChangeOrigin(transaction)) {
              const { ranges, active } = asked ?? shown;
              return { ranges, active, set: decorationsOf(before, doc, { ranges, active }) };
            }
            // One's own edit is not in the shared document yet: ranges are moved along with it.
            return transaction.docChanged
              ? { ...shown, set: shown.set.map(transaction.mapping, doc) }
              : shown;
          },
        },
        props: {
          decorations: (state) => key.getState(state)?.set,
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
