import { InputRule, mergeAttributes, Node } from "@tiptap/core";
import { attributesOf } from "./block-attributes.ts";

export const LineBreak = Node.create({
  name: "lineBreak",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
  addKeyboardShortcuts() {
    return {
      "Shift-Enter": ({ editor }) =>
        editor.isActive("code")
          ? editor.commands.insertContent("\n")
          : editor.commands.insertContent({ type: this.name }),
    };
  },
});

export const Mention = Node.create({
  name: "mention",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => attributesOf("mention"),
  parseHTML: () => [{ tag: "span[data-mention]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "span",
    mergeAttributes({ "data-mention": "" }, HTMLAttributes),
    `@${String(node.attrs.name)}`,
  ],
  renderText: ({ node }) => `@${String(node.attrs.name)}`,
});

export const DateNode = Node.create({
  name: "date",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => attributesOf("date"),
  parseHTML: () => [{ tag: "time[data-date]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "time",
    mergeAttributes(HTMLAttributes, { datetime: String(node.attrs.date) }),
    String(node.attrs.date),
  ],
  renderText: ({ node }) => String(node.attrs.date),
});

/** Renders a formula; KaTeX is loaded with the first one. Returns the place of a mistake in it, counted from 1. */
export const drawFormula = async (
  element: HTMLElement,
  formula: string,
  isBlock: boolean,
): Promise<number | null> => {
  const { drawWithKatex } = await import("./draw-formula.ts");
  return drawWithKatex(element, formula, isBlock);
};

const formulaView =
  (isBlock: boolean) =>
  ({ node }: { node: { attrs: Record<string, unknown>; type: { name: string } } }) => {
    const dom = document.createElement(isBlock ? "div" : "span");
    dom.dataset[isBlock ? "math" : "formulaBox"] = "";
    const draw = (formula: string): void => {
      dom.setAttribute("aria-label", formula);
      dom.setAttribute("role", "img");
      dom.textContent = formula === "" ? "∑" : formula;
      void drawFormula(dom, formula, isBlock);
    };
    draw(String(node.attrs.formula ?? ""));
    return {
      dom,
      update(next: { attrs: Record<string, unknown>; type: { name: string } }) {
        if (next.type.name !== node.type.name) return false;
        draw(String(next.attrs.formula ?? ""));
        return true;
      },
      ignoreMutation: () => true,
    };
  };

/** A formula within text, written in LaTeX. */
export const Formula = Node.create({
  name: "formula",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => attributesOf("formula"),
  parseHTML: () => [{ tag: "span[data-formula]" }],
  renderHTML: ({ node, HTMLAttributes }) => ["span", HTMLAttributes, String(node.attrs.formula)],
  renderText: ({ node }) => `$${String(node.attrs.formula)}$`,
  addNodeView: () => formulaView(false),
  addInputRules() {
    return [
      new InputRule({
        find: /(?<![\w$])\$([^\s$][^$]*[^\s$]|[^\s$])\$$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ formula: match[1] }));
        },
      }),
    ];
  },
});

/** A formula on a line of its own. */
export const MathBlock = Node.create({
  name: "math",
  group: "block columnBlock cellBlock",
  atom: true,
  addAttributes: () => attributesOf("math"),
  parseHTML: () => [{ tag: "div[data-formula]" }],
  renderHTML: ({ node, HTMLAttributes }) => ["div", HTMLAttributes, String(node.attrs.formula)],
  renderText: ({ node }) => String(node.attrs.formula),
  addNodeView: () => formulaView(true),
});
