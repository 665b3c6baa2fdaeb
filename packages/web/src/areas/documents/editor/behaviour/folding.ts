import { Extension } from "@tiptap/core";
import { isChangeOrigin } from "@tiptap/extension-collaboration";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { type DecorateBlock, decorateBlocks, redecorate } from "./changed-blocks.ts";

/** Ids of headings whose sections are folded. It is each reader's own affair, so it is in no document. */
type Folded = ReadonlySet<string>;

interface FoldingState {
  readonly folded: Folded;
  readonly set: DecorationSet;
}

const key = new PluginKey<FoldingState>("folding");

const levelOf = (node: Node): number => {
  const found = /^h([123])$/.exec(String(node.attrs.kind ?? ""));
  return node.type.name === "paragraph" && found ? Number(found[1]) : 0;
};

/** The blocks that are hidden under folded headings. */
const hiddenUnder = (doc: Node, folded: Folded): Decoration[] => {
  const found: Decoration[] = [];
  let hiddenFrom = 0;
  doc.forEach((node, at) => {
    const level = levelOf(node);
    if (hiddenFrom > 0 && (level === 0 || level > hiddenFrom))
      found.push(Decoration.node(at, at + node.nodeSize, { hidden: "" }));
    else hiddenFrom = level > 0 && folded.has(String(node.attrs.id)) ? level : 0;
  });
  return found;
};

/** The headings without those under which the block at a position is hidden. */
const unfolded = (doc: Node, folded: Folded, at: number): Folded => {
  const next = new Set(folded);
  const index = doc.resolve(at).index(0);
  let level = Number.POSITIVE_INFINITY;
  for (let before = index - 1; before >= 0 && level > 1; before--) {
    const heading = doc.child(before);
    const own = levelOf(heading);
    if (own === 0 || own >= level || own >= (levelOf(doc.child(index)) || level)) continue;
    level = own;
    next.delete(String(heading.attrs.id));
  }
  return next.size === folded.size ? folded : next;
};

/** Unfolds what hides the block at a position. */
export const reveal = (view: EditorView, at: number): void =>
  view.dispatch(view.state.tr.setMeta(key, { revealed: at }));

const foldButton = (view: EditorView, id: string, isFolded: boolean, label: string): HTMLElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.fold = "";
  button.contentEditable = "false";
  button.tabIndex = -1;
  button.setAttribute("aria-label", label);
  button.setAttribute("aria-expanded", String(!isFolded));
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => view.dispatch(view.state.tr.setMeta(key, id)));
  return button;
};

/** Sections fold under their headings. */
export const Folding = Extension.create<{ readonly label: string }>({
  name: "folding",
  addOptions: () => ({ label: "" }),
  addProseMirrorPlugins() {
    const { label } = this.options;
    const headingOf =
      (folded: Folded): DecorateBlock =>
      (block, at) => {
        if (levelOf(block) === 0) return [];
        const id = String(block.attrs.id);
        const isFolded = folded.has(id);
        return [
          Decoration.widget(at + 1, (view) => foldButton(view, id, isFolded, label), {
            side: -1,
            key: `fold ${id} ${isFolded}`,
            ignoreSelection: true,
            marks: [],
          }),
        ];
      };
    const all = (doc: Node, folded: Folded) =>
      DecorationSet.create(doc, [...decorateBlocks(doc, headingOf(folded)), ...hiddenUnder(doc, folded)]);
    return [
      new Plugin<FoldingState>({
        key,
        state: {
          init: (_, { doc }) => ({ folded: new Set(), set: all(doc, new Set()) }),
          apply(transaction, { folded, set }, { doc: before }) {
            const { doc } = transaction;
            const asked = transaction.getMeta(key) as string | { readonly revealed: number } | undefined;
            if (typeof asked === "string") {
              const next = new Set(folded);
              if (!next.delete(asked)) next.add(asked);
              return { folded: next, set: all(doc, next) };
            }
            // Where the reader goes is shown: a match, a comment, a block of a list.
            const isOwn = transaction.selectionSet && !isChangeOrigin(transaction);
            const at = asked?.revealed ?? (isOwn ? transaction.selection.head : undefined);
            if (at !== undefined && folded.size > 0) {
              const next = unfolded(doc, folded, at);
              if (next !== folded) return { folded: next, set: all(doc, next) };
            }
            // What a folded heading hides depends on the blocks around.
            if (folded.size > 0) return { folded, set: transaction.docChanged ? all(doc, folded) : set };
            return { folded, set: redecorate(set, before, doc, headingOf(folded)) };
          },
        },
        props: {
          decorations: (state) => key.getState(state)?.set,
        },
      }),
    ];
  },
});
