import { pageNodes } from "@benchleaf/contract";
import { InputRule, mergeAttributes, Node } from "@tiptap/core";
import { attributesOf } from "./block-attributes.ts";

const tagOf: Readonly<Record<string, string>> = { h1: "h2", h2: "h3", h3: "h4", quote: "blockquote" };
const headingOfTag: Readonly<Record<string, string>> = {
  h1: "h1",
  h2: "h1",
  h3: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
};

const groupsOf = (name: keyof typeof pageNodes): string => pageNodes[name].groups.join(" ");

/** What is typed at the beginning of a plain paragraph makes it another kind. */
const shortcuts: readonly (readonly [RegExp, Readonly<Record<string, unknown>>])[] = [
  [/^#\s$/, { kind: "h1" }],
  [/^##\s$/, { kind: "h2" }],
  [/^###\s$/, { kind: "h3" }],
  [/^>\s$/, { kind: "quote" }],
  [/^[-*+]\s$/, { list: "bullet" }],
  [/^1[.、)]\s$/, { list: "ordered" }],
  [/^\[ ?\]\s$/, { list: "task" }],
  [/^\[x\]\s$/, { list: "task", isChecked: true }],
];

/** Text in all its kinds: headings, list items and callouts are paragraphs with attributes, so that edits merge. */
export const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000,
  group: groupsOf("paragraph"),
  content: "inline*",
  addAttributes: () => attributesOf("paragraph"),
  parseHTML: () => [
    ...Object.entries(headingOfTag).map(([tag, kind]) => ({ tag, attrs: { kind } })),
    { tag: "blockquote p", attrs: { kind: "quote" } },
    { tag: "p" },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    tagOf[String(node.attrs.kind)] ?? "p",
    mergeAttributes(HTMLAttributes),
    0,
  ],
  addInputRules() {
    return shortcuts.map(
      ([find, attrs]) =>
        new InputRule({
          find,
          handler: ({ state, range }) => {
            const { $from } = state.selection;
            const { type, attrs: before } = $from.parent;
            const isSame = before.list === null || (before.list === "task" && attrs.list === "task");
            if (type !== this.type || before.kind !== null || !isSame) return null;
            const at = $from.before();
            state.tr.delete(range.from, range.to).setNodeMarkup(at, undefined, { ...before, ...attrs });
            return undefined;
          },
        }),
    );
  },
});

/** Program code, unformatted. */
export const Code = Node.create({
  name: "code",
  group: groupsOf("code"),
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  addAttributes: () => attributesOf("code"),
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, ["code", 0]],
  addInputRules() {
    return [
      new InputRule({
        find: /^```([a-z]{0,20})\s$/,
        handler: ({ state, range, match }) => {
          const { $from } = state.selection;
          if ($from.parent.type.name !== "paragraph") return null;
          state.tr.delete(range.from, range.to).setBlockType(range.from, range.from, this.type, {
            id: $from.parent.attrs.id,
            language: match[1] === "" ? null : match[1],
          });
          return undefined;
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => editor.isActive("code") && editor.commands.insertContent("  "),
      // Twice Enter at the end leaves the block.
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type !== this.type) return false;
        const isAtEnd = $from.parentOffset === $from.parent.content.size;
        if (!isAtEnd || !$from.parent.textContent.endsWith("\n\n")) return false;
        return editor
          .chain()
          .command(({ tr }) => {
            tr.delete($from.pos - 2, $from.pos);
            return true;
          })
          .exitCode()
          .run();
      },
    };
  },
});

/** A step of a protocol: text with a box that is checked off on the server. */
export const Step = Node.create({
  name: "step",
  group: groupsOf("step"),
  content: "inline*",
  addAttributes: () => attributesOf("step"),
  parseHTML: () => [{ tag: "div[data-step]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes({ "data-step": "" }, HTMLAttributes), 0],
});

export const Divider = Node.create({
  name: "divider",
  group: groupsOf("divider"),
  atom: true,
  addAttributes: () => attributesOf("divider"),
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
  addInputRules() {
    return [
      new InputRule({
        find: /^---$/,
        handler: ({ state, range }) => {
          const { $from } = state.selection;
          if ($from.parent.type.name !== "paragraph" || $from.depth !== 1) return null;
          state.tr.delete(range.from, range.to).insert($from.before(), this.type.create());
          return undefined;
        },
      }),
    ];
  },
});

export const Columns = Node.create({
  name: "columns",
  group: groupsOf("columns"),
  content: "column{2,4}",
  isolating: true,
  addAttributes: () => attributesOf("columns"),
  parseHTML: () => [{ tag: "div[data-columns]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes({ "data-columns": "" }, HTMLAttributes), 0],
});

export const Column = Node.create({
  name: "column",
  content: "columnBlock+",
  isolating: true,
  parseHTML: () => [{ tag: "div[data-column]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes({ "data-column": "" }, HTMLAttributes), 0],
});
