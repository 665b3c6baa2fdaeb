import { nodeText, type PageNode } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";

/** The table that the caret is in: its cells as text, and the position after it; null if there is none. */
export const tableAtCaret = (
  editor: Editor,
): { readonly rows: readonly (readonly string[])[]; readonly after: number } | null => {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name !== "table") continue;
    const { content = [] } = node.toJSON() as PageNode;
    const rows = content.map((row) =>
      (row.content ?? []).flatMap((cell) => [
        nodeText(cell).trim(),
        ...Array.from({ length: Number(cell.attrs?.colspan ?? 1) - 1 }, () => ""),
      ]),
    );
    return { rows, after: $from.after(depth) };
  }
  return null;
};
