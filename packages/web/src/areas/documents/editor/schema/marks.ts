import { Mark, mergeAttributes } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Code as CodeMark } from "@tiptap/extension-code";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { Strike } from "@tiptap/extension-strike";
import { Subscript } from "@tiptap/extension-subscript";
import { Superscript } from "@tiptap/extension-superscript";
import { Underline } from "@tiptap/extension-underline";

export const highlightColors = ["yellow", "green", "blue", "red"] as const;

const Highlight = Mark.create({
  name: "highlight",
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => {
        const color = element.dataset.color ?? "";
        return highlightColors.some((one) => one === color) ? color : null;
      },
      renderHTML: ({ color }: Record<string, unknown>) =>
        color === null ? {} : { "data-color": String(color) },
    },
  }),
  parseHTML: () => [{ tag: "mark" }],
  renderHTML: ({ HTMLAttributes }) => ["mark", mergeAttributes(HTMLAttributes), 0],
});

/** A program's words within text; a mark of another name than the block. */
const InlineCode = CodeMark.extend({ name: "inlineCode" });

const SafeLink = Link.extend({
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("href"),
    },
  }),
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  HTMLAttributes: { rel: "noopener noreferrer nofollow", target: "_blank" },
});

export const marks = [
  Bold,
  Italic,
  Underline,
  Strike,
  InlineCode,
  Subscript.extend({ excludes: "superscript" }),
  Superscript.extend({ excludes: "subscript" }),
  Highlight,
  SafeLink,
];
