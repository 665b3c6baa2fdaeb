import { HolderOutlined } from "@ant-design/icons";
import { type Editor, Extension } from "@tiptap/core";
import { DragHandlePlugin, normalizeNestedOptions } from "@tiptap/extension-drag-handle";
import { PluginKey } from "@tiptap/pm/state";
import { Dropdown } from "antd";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../../kernel/translation.ts";
import { duplicateBlock, moveBlockAt, removeBlockAt } from "./behaviour/move-blocks.ts";
import styles from "./page-editor.module.css";

const key = new PluginKey("blockHandle");

/** The handle of one editor. */
interface Handle {
  /** The plugin moves it to another parent, where React could not remove it. */
  readonly element: HTMLElement;
  /** The block next to it, by its id: its place changes with each edit. */
  block: { readonly id: unknown; readonly pos: number } | null;
}

export const createHandle = (): Handle => {
  const element = document.createElement("div");
  element.className = styles.handle ?? "";
  element.style.visibility = "hidden";
  return { element, block: null };
};

/** Places the handle next to the block under the pointer. */
export const handlePlace = (handle: Handle) =>
  Extension.create({
    name: "blockHandle",
    addProseMirrorPlugins() {
      const { plugin } = DragHandlePlugin({
        pluginKey: key,
        editor: this.editor,
        element: handle.element,
        nestedOptions: normalizeNestedOptions(false),
        computePositionConfig: { placement: "left-start", strategy: "absolute" },
        onNodeChange: ({ node, pos }) => {
          handle.block = node === null ? null : { id: node.attrs.id, pos };
        },
      });
      return [plugin];
    },
  });

interface BlockHandleProps {
  readonly editor: Editor;
  readonly handle: Handle;
  /** Starts a comment on the block, which is selected then. */
  readonly onComment: () => void;
  /** Makes a task of the block; left out where there are none. */
  readonly onNewTask?: (blockId: string, title: string) => void;
}

/**
 * A handle next to the block under the pointer: drag to move the block, click for a menu. With the keyboard, Alt and
 * an arrow key move the block with the caret.
 */
export const BlockHandle = ({ editor, handle, onComment, onNewTask }: BlockHandleProps) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);

  const act = (run: (pos: number) => void) => {
    setOpen(false);
    if (handle.block === null) return;
    const { id, pos } = handle.block;
    let place = pos;
    editor.state.doc.forEach((node, offset) => {
      if (typeof id === "string" && node.attrs.id === id) place = offset;
    });
    if (place < editor.state.doc.content.size) run(place);
  };
  return createPortal(
    <Dropdown
      trigger={["click"]}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        // The handle stays where its menu is.
        editor.view.dispatch(editor.state.tr.setMeta("lockDragHandle", next));
      }}
      menu={{
        items: [
          { key: "up", label: t("documents.blockUp") },
          { key: "down", label: t("documents.blockDown") },
          { key: "copy", label: t("documents.blockDuplicate") },
          { key: "comment", label: t("documents.comment") },
          ...(onNewTask ? [{ key: "task", label: t("documents.newTask") }] : []),
          { type: "divider" },
          { key: "remove", label: t("documents.removeBlock"), danger: true },
        ],
        onClick: ({ key: action, domEvent }) => {
          domEvent.stopPropagation();
          act((pos) => {
            if (action === "up" || action === "down") moveBlockAt(editor, pos, action === "up" ? -1 : 1);
            else if (action === "copy") duplicateBlock(editor, pos);
            else if (action === "remove") removeBlockAt(editor, pos);
            else if (action === "task") {
              const block = editor.state.doc.nodeAt(pos);
              onNewTask?.(String(block?.attrs.id ?? ""), block?.textContent ?? "");
            } else {
              const node = editor.state.doc.nodeAt(pos);
              if (node?.isTextblock)
                editor
                  .chain()
                  .focus()
                  .setTextSelection({ from: pos + 1, to: pos + node.nodeSize - 1 })
                  .run();
              else editor.chain().focus().setNodeSelection(pos).run();
              onComment();
            }
          });
        },
      }}
    >
      <button type="button" tabIndex={-1} aria-label={t("documents.blockMenu")}>
        <HolderOutlined aria-hidden />
      </button>
    </Dropdown>,
    handle.element,
  );
};
