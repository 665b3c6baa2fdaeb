import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

/** Ids of headings whose sections are folded. It is each reader's own affair, so it is in no document. */
type Folded = ReadonlySet<string>;

const key = new PluginKey<Folded>("folding");

const levelOf = (node: Node): number => {
  const found = /^h([123])$/.exec(String(node.attrs.kind ?? ""));
  return node.type.name === "paragraph" && found ? Number(found[1]) : 0;
};

const decorationsOf = ({ doc }: EditorState, folded: Folded, label: string): DecorationSet => {
  const found: Decoration[] = [];
  let hiddenFrom = 0;
  doc.forEach((node, at) => {
    const level = levelOf(node);
    if (hiddenFrom > 0 && (level === 0 || level > hiddenFrom)) {
      found.push(Decoration.node(at, at + node.nodeSize, { hidden: "" }));
      return;
    }
    hiddenFrom = 0;
    if (level === 0) return;
    const id = String(node.attrs.id);
    const isFolded = folded.has(id);
    if (isFolded) hiddenFrom = level;
    found.push(
      Decoration.widget(at + 1, (view) => foldButton(view, id, isFolded, label), {
        side: -1,
        key: `fold ${id} ${isFolded}`,
        ignoreSelection: true,
        marks: [],
      }),
    );
  });
  return DecorationSet.create(doc, found);
};

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
    return [
      new Plugin<Folded>({
        key,
        state: {
          init: () => new Set(),
          apply(transaction, folded) {
            const id = transaction.getMeta(key) as string | undefined;
            if (id === undefined) return folded;
            const next = new Set(folded);
            if (!next.delete(id)) next.add(id);
            return next;
          },
        },
        props: {
          decorations: (state) => decorationsOf(state, key.getState(state) ?? new Set(), label),
        },
      }),
    ];
  },
});
