import { mergeAttributes, Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { attributesOf } from "../schema/block-attributes.ts";
import { AnalysisView } from "./analysis-view.tsx";
import { ChipView } from "./chip-view.tsx";
import { FileView } from "./file-view.tsx";
import { ImageView } from "./image-view.tsx";
import { SequenceView } from "./sequence-view.tsx";
import { UseView } from "./use-view.tsx";

/** A picture that is attached to the page's file. */
const Image = Node.create({
  name: "image",
  group: "block columnBlock cellBlock",
  atom: true,
  draggable: true,
  addAttributes: () => attributesOf("image"),
  parseHTML: () => [{ tag: "img[data-attachment-id]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "img",
    { ...HTMLAttributes, alt: String(node.attrs.caption ?? "") },
  ],
  renderText: ({ node }) => String(node.attrs.caption ?? ""),
  addNodeView: () => ReactNodeViewRenderer(ImageView),
});

/** A file of a project as a card. */
const File = Node.create({
  name: "file",
  group: "block columnBlock",
  atom: true,
  draggable: true,
  addAttributes: () => attributesOf("file"),
  parseHTML: () => [{ tag: "div[data-file-id]:not([data-sequence]):not([data-analysis])" }],
  renderHTML: ({ node, HTMLAttributes }) => ["div", HTMLAttributes, String(node.attrs.name)],
  renderText: ({ node }) => String(node.attrs.name),
  addNodeView: () => ReactNodeViewRenderer(FileView),
});

/** The map of a sequence. */
const Sequence = Node.create({
  name: "sequence",
  group: "block columnBlock",
  atom: true,
  draggable: true,
  addAttributes: () => attributesOf("sequence"),
  parseHTML: () => [{ tag: "div[data-file-id][data-sequence]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    { ...HTMLAttributes, "data-sequence": "" },
    String(node.attrs.name),
  ],
  renderText: ({ node }) => String(node.attrs.name),
  addNodeView: () => ReactNodeViewRenderer(SequenceView),
});

/** A link to a record of any kind, which shows its current name. */
const Chip = Node.create({
  name: "chip",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => attributesOf("chip"),
  parseHTML: () => [{ tag: "span[data-chip]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "span",
    mergeAttributes({ "data-chip": "" }, HTMLAttributes),
    String(node.attrs.name),
  ],
  renderText: ({ node }) => String(node.attrs.name),
  addNodeView: () => ReactNodeViewRenderer(ChipView, { as: "span" }),
});

/** The figure of an analysis. */
const Analysis = Node.create({
  name: "analysis",
  group: "block columnBlock",
  atom: true,
  draggable: true,
  addAttributes: () => attributesOf("analysis"),
  parseHTML: () => [{ tag: "div[data-file-id][data-analysis]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    { ...HTMLAttributes, "data-analysis": "" },
    String(node.attrs.name),
  ],
  renderText: ({ node }) => [node.attrs.name, node.attrs.caption].filter(Boolean).join(" – "),
  addNodeView: () => ReactNodeViewRenderer(AnalysisView),
});

/** What is used of a material or sample. What is pasted was not taken by its new block. */
const Use = Node.create({
  name: "use",
  group: "block columnBlock",
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      Object.entries(attributesOf("use")).map(([name, rule]) =>
        /^(taken|returned)/.test(name) ? [name, { ...rule, parseHTML: () => null }] : [name, rule],
      ),
    ),
  parseHTML: () => [{ tag: "div[data-use]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    { ...HTMLAttributes, "data-use": "" },
    `${String(node.attrs.name)} ${String(node.attrs.value)} ${String(node.attrs.unit)}`,
  ],
  renderText: ({ node }) =>
    `${String(node.attrs.name)} ${String(node.attrs.value)} ${String(node.attrs.unit)}`,
  addNodeView: () => ReactNodeViewRenderer(UseView),
});

export const mediaNodes = [Image, File, Sequence, Chip, Analysis, Use];
