import type { LiveMember, LiveState } from "@benchleaf/contract";
import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from "@tiptap/y-tiptap";
import * as Y from "yjs";

const key = new PluginKey<readonly LiveMember[]>("carets");

/** Colours of carets, told apart by colour-blind eyes; the name stands beside each. */
const COLORS = 6;

interface Sync {
  readonly doc: Y.Doc;
  readonly type: Y.XmlFragment;
  readonly binding: { readonly mapping: Map<unknown, unknown> } | null;
}

const syncOf = (state: EditorState): Sync | undefined => ySyncPluginKey.getState(state) as Sync | undefined;

const packed = (position: Y.RelativePosition): string =>
  btoa(String.fromCharCode(...Y.encodeRelativePosition(position)));
const unpacked = (text: unknown): Y.RelativePosition | null => {
  try {
    return Y.decodeRelativePosition(Uint8Array.from(atob(String(text)), (one) => one.charCodeAt(0)));
  } catch {
    return null;
  }
};

/** Where the reader's selection is, as the others can follow it through all edits. */
export const caretState = (state: EditorState): LiveState => {
  const sync = syncOf(state);
  if (!sync?.binding) return {};
  const place = (at: number) =>
    packed(
      absolutePositionToRelativePosition(at, sync.type, sync.binding!.mapping as never) as Y.RelativePosition,
    );
  const { anchor, head } = state.selection;
  return { anchor: place(anchor), head: place(head) };
};

const placeOf = (sync: Sync, text: unknown): number | null => {
  const position = unpacked(text);
  return position && sync.binding
    ? relativePositionToAbsolutePosition(sync.doc, sync.type, position, sync.binding.mapping as never)
    : null;
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

const decorationsOf = (state: EditorState, members: readonly LiveMember[]): DecorationSet => {
  const sync = syncOf(state);
  if (sync === undefined) return DecorationSet.empty;
  const size = state.doc.content.size;
  const found = members.flatMap(({ id, userId, name, state: shown }) => {
    const [anchor, head] = [placeOf(sync, shown.anchor), placeOf(sync, shown.head)];
    if (anchor === null || head === null || Math.max(anchor, head) > size) return [];
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
  return DecorationSet.create(state.doc, found);
};

/** The carets and selections of others. */
export const Carets = Extension.create<{ readonly onMove: (state: LiveState) => void }>({
  name: "carets",
  addOptions: () => ({ onMove: () => undefined }),
  onSelectionUpdate() {
    this.options.onMove(caretState(this.editor.state));
  },
  addProseMirrorPlugins: () => [
    new Plugin<readonly LiveMember[]>({
      key,
      state: {
        init: () => [],
        apply: (transaction, members) => (transaction.getMeta(key) as LiveMember[] | undefined) ?? members,
      },
      props: {
        decorations: (state) => decorationsOf(state, key.getState(state) ?? []),
      },
    }),
  ],
});

/** Who else is in the page, for its editor. */
export const caretsKey = key;
