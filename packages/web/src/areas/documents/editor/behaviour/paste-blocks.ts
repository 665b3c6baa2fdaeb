import { Extension } from "@tiptap/core";
import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { rowsOfText, textOfTables } from "../paste/table-text.ts";

/** A heading, list item or step that is pasted into an empty line stays one; its words would join the line by default. */
const keepFirstKind = (slice: Slice, { state }: EditorView): Slice => {
  const { parent } = state.selection.$from;
  const first = slice.content.firstChild;
  const isEmptyLine = parent.type.name === "paragraph" && parent.content.size === 0;
  const isSpecial =
    first?.type.name === "step" ||
    (first?.type.name === "paragraph" && (first.attrs.kind !== null || first.attrs.list !== null));
  if (slice.openStart !== 1 || !isEmptyLine || !isSpecial) return slice;
  return new Slice(slice.content, 0, slice.content.childCount === 1 ? 0 : slice.openEnd);
};

const mapBlocks = (content: Fragment, change: (node: Node) => Node): Fragment =>
  Fragment.from(
    content.content.map((node) =>
      node.isTextblock || node.isLeaf ? change(node) : node.copy(mapBlocks(node.content, change)),
    ),
  );

const doneSteps = (node: Node): string[] => {
  const found: string[] = [];
  node.descendants(({ type, attrs, isTextblock }) => {
    if (type.name === "step" && attrs.doneTime !== null) found.push(String(attrs.id));
    return !isTextblock;
  });
  return found;
};

const tableOf = (schema: Schema, rows: readonly (readonly string[])[]): Node => {
  const { table, tableRow, tableCell, paragraph } = schema.nodes;
  const cellOf = (text: string): Node =>
    tableCell!.create(null, paragraph!.create(null, text === "" ? null : schema.text(text)));
  return table!.create(
    null,
    rows.map((row) => tableRow!.create(null, row.map(cellOf))),
  );
};

/**
 * Pasting and copying of blocks. Rows with tabs become a table, and a table is copied with tabs as text. A step that is
 * pasted again was not checked off, unless it has been cut here.
 */
export const PasteBlocks = Extension.create({
  name: "pasteBlocks",
  // Tiptap's own text of what is copied comes after it.
  priority: 200,
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    let cut: ReadonlySet<string> = new Set();
    return [
      new Plugin({
        key: new PluginKey("pasteBlocks"),
        props: {
          handleDOMEvents: {
            cut: ({ state: { doc, selection } }) => {
              cut = new Set(doneSteps(doc.cut(selection.from, selection.to)));
            },
          },
          transformPasted(slice, view) {
            const pasted = keepFirstKind(slice, view);
            // Moved by its handle.
            if (view.dragging?.move) return pasted;
            const present = new Set(doneSteps(view.state.doc));
            const content = mapBlocks(pasted.content, (node) => {
              const id = String(node.attrs.id);
              if (node.type.name !== "step" || (cut.has(id) && !present.has(id))) return node;
              return node.type.create({ id: node.attrs.id, minutes: node.attrs.minutes }, node.content);
            });
            return new Slice(content, pasted.openStart, pasted.openEnd);
          },
          clipboardTextSerializer: (slice) => textOfTables(slice.content) as string,
          clipboardTextParser(text, _, isPlain) {
            const rows = isPlain ? null : rowsOfText(text);
            return (rows && new Slice(Fragment.from(tableOf(schema, rows)), 0, 0)) as Slice;
          },
        },
      }),
    ];
  },
});
