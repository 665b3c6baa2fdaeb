import { Editor } from "@tiptap/core";
import * as Y from "yjs";
import { BlockIds } from "../behaviour/block-ids.ts";
import { BlockKeys } from "../behaviour/block-keys.ts";
import { CommentRanges } from "../behaviour/comment-ranges.ts";
import { PasteBlocks } from "../behaviour/paste-blocks.ts";
import { sharedText } from "../behaviour/shared-text.ts";
import { pageSchema } from "../extensions.ts";
import { cleanHtml } from "../paste/clean-html.ts";

/** The editor of one person, without what needs the page around it. */
export interface TestEditor {
  readonly editor: Editor;
  readonly document: Y.Doc;
  close(): void;
}

/** For tests: an editor on a document, which is that of `seeded` if given. */
export const openEditor = (seeded?: Y.Doc): TestEditor => {
  const document = new Y.Doc();
  if (seeded) Y.applyUpdate(document, Y.encodeStateAsUpdate(seeded), "server");
  const editor = new Editor({
    element: globalThis.document.createElement("div"),
    extensions: [...pageSchema, ...sharedText(document), BlockIds, BlockKeys, PasteBlocks, CommentRanges],
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanHtml },
  });
  return {
    editor,
    document,
    close() {
      editor.destroy();
      document.destroy();
    },
  };
};

/** Exchanges what both have, as the server does after both were apart. */
export const merge = (one: TestEditor, other: TestEditor): void => {
  const [ours, theirs] = [one, other].map(({ document }) => Y.encodeStateAsUpdate(document));
  Y.applyUpdate(one.document, theirs!, "server");
  Y.applyUpdate(other.document, ours!, "server");
};

/** Lines of an editor, one for each block. */
export const linesOf = ({ editor }: TestEditor): string[] =>
  editor.state.doc.children.map((block) => block.textContent);
