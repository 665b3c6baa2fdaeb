import { createContentComponent, type Editor } from "@tiptap/react";
import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

type ReactBlocks = ReturnType<typeof createContentComponent>;

/** What Tiptap's React package stores in an editor. */
interface ReactEditor {
  contentComponent?: ReactBlocks;
  isEditorContentInitialized?: boolean;
}

/** Before the editor is created: its blocks that React draws, such as images, are drawn from the start. */
export const prepareSurface = (editor: Editor): void => {
  (editor as ReactEditor).contentComponent = createContentComponent();
};

const Blocks = ({ blocks }: { readonly blocks: ReactBlocks }) => (
  <>{Object.values(useSyncExternalStore(blocks.subscribe, blocks.getSnapshot))}</>
);

/**
 * The text of an editor that `prepareSurface` has prepared. Tiptap's own `EditorContent` lets the editor draw the whole
 * document without such blocks first, and then once more with them.
 */
export const EditorSurface = ({ editor }: { readonly editor: Editor }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || editor.isDestroyed) return;
    element.append(...(editor.view.dom.parentNode?.childNodes ?? []));
    editor.options.element = element;
    (editor as ReactEditor).isEditorContentInitialized = true;
    return () => {
      (editor as ReactEditor).isEditorContentInitialized = false;
      // React removes the element; the editor may be shown again.
      const aside = document.createElement("div");
      aside.append(...element.childNodes);
      editor.options.element = aside;
    };
  }, [editor]);
  const { contentComponent } = editor as ReactEditor;
  return (
    <>
      <div ref={place} />
      {contentComponent && <Blocks blocks={contentComponent} />}
    </>
  );
};
