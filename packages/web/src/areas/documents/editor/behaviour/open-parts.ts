import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin, PluginKey } from "@tiptap/pm/state";

const FORMULA = /^(?:formula|math)$/;

/** Opens what is in the text: links by Ctrl and a click, formulas by a double click, or by Enter where one is selected. */
export const OpenParts = Extension.create<{ readonly onFormula: () => void }>({
  name: "openParts",
  addOptions: () => ({ onFormula: () => undefined }),
  addProseMirrorPlugins() {
    const { onFormula } = this.options;
    return [
      new Plugin({
        key: new PluginKey("openParts"),
        props: {
          handleClick: (view, _, event) => {
            const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
            if (!(link instanceof HTMLAnchorElement) || !view.dom.contains(link)) return false;
            if (!event.ctrlKey && !event.metaKey) return false;
            window.open(link.href, "_blank", "noopener");
            return true;
          },
          handleDoubleClickOn: (view, _, node, at) => {
            if (!view.editable || !FORMULA.test(node.type.name)) return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
            onFormula();
            return true;
          },
          handleKeyDown: ({ state: { selection }, editable }, event) => {
            if (event.key !== "Enter" || !editable || !(selection instanceof NodeSelection)) return false;
            if (!FORMULA.test(selection.node.type.name)) return false;
            onFormula();
            return true;
          },
        },
      }),
    ];
  },
});
