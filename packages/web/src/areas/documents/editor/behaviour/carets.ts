import type { LiveMember, LiveState } from "@benchleaf/contract";
import { Extension } from "@tiptap/core";
import { isChangeOrigin } from "@tiptap/extension-collaboration";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { placeAt, positionOf } from "./relative-places.ts";

interface ShownCarets {
  readonly members: readonly LiveMember[];
  readonly set: DecorationSet;
}

const key = new PluginKey<ShownCarets>("carets");

/** Colours of carets, distinguishable for colour-blind users; the name is next to each. */
const COLORS = 6;

/** Where the reader's selection is, as the others can follow it through all edits. */
export const caretState = (state: EditorState): LiveState => {
  const { anchor, head } = state.selection;
  const [from, to] = [placeAt(state, anchor), placeAt(state, head)];
  return from === undefined || to === undefined ? {} : { anchor: from, head: to };
};

const caretOf = (name: string, color: number): HTMLElement => {
  const caret = document.createElement("span");
  caret.dataset.caret = String(color);
  caret.contentEditable = "false";
  const label = document.createElement("span");
  label.textContent = name;
  caret.append(label);
  return caret;
};

const decorationsOf = (state: EditorState, doc: Node, members: readonly LiveMember[]): DecorationSet => {
  const found = members.flatMap(({ id, userId, name, state: shown }) => {
    const [anchor, head] = [positionOf(state, shown.anchor, doc), positionOf(state, shown.head, doc)];
    if (anchor === null || head === null) return [];
    const color = Number(BigInt(userId) % BigInt(COLORS));
    const caret = Decoration.widget(head, () => caretOf(name, color), {
      key: `caret ${id} ${name}`,
      side: 10,
      ignoreSelection: true,
    });
    const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
    return from === to
      ? [caret]
      : [caret, Decoration.inline(from, to, { "data-caret-range": String(color) })];
  });
  return DecorationSet.create(doc, found);
};

/** The carets and selections of others. */
export const Carets = Extension.create<{ readonly onMove: (state: LiveState) => void }>({
  name: "carets",
  addOptions: () => ({ onMove: () => undefined }),
  onSelectionUpdate() {
    this.options.onMove(caretState(this.editor.state));
  },
  addProseMirrorPlugins: () => [
    new Plugin<ShownCarets>({
      key,
      state: {
        init: () => ({ members: [], set: DecorationSet.empty }),
        apply(transaction, { members, set }, before) {
          const { doc } = transaction;
          const next = transaction.getMeta(key) as readonly LiveMember[] | undefined;
          if (next !== undefined || isChangeOrigin(transaction)) {
            const shown = next ?? members;
            return { members: shown, set: decorationsOf(before, doc, shown) };
          }
          // One's own edit is not in the shared document yet: carets are moved along with it.
          return { members, set: transaction.docChanged ? set.map(transaction.mapping, doc) : set };
        },
      },
      props: { decorations: (state) => key.getState(state)?.set },
    }),
  ],
});

/** Who else is in the page, for its editor. */
export const caretsKey = key;
