import type { Editor, JSONContent } from "@tiptap/core";
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from "@tiptap/extensions";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { BlockIds } from "./behaviour/block-ids.ts";
import { BlockKeys } from "./behaviour/block-keys.ts";
import { Boxes } from "./behaviour/boxes.ts";
import { Find } from "./behaviour/find.ts";
import { OpenParts } from "./behaviour/open-parts.ts";
import { PasteBlocks } from "./behaviour/paste-blocks.ts";
import { pageSchema } from "./extensions.ts";
import { FindBar } from "./find-bar.tsx";
import { actionsFor, type InsertRequest } from "./insert-actions.ts";
import { MediaContext } from "./media/media-context.ts";
import { createMenuStore, suggestExtension } from "./menus/suggest.ts";
import { SuggestMenu } from "./menus/suggest-menu.tsx";
import styles from "./page-editor.module.css";
import { cleanHtml } from "./paste/clean-html.ts";
import { Toolbar } from "./toolbar.tsx";

interface LocalEditorProps {
  /** The page that is edited, as JSON. Another one makes another editor. */
  readonly content: string;
  readonly label: string;
  readonly onEditor: (editor: Editor | null) => void;
}

/** No record holds what is edited here, so no pictures can be attached to it. */
const NO_FILE = { fileId: "0" };
const needsRecord: ReadonlySet<string> = new Set(["image", "analysis", "use"]);

/** Edits the content of a page that is no record yet, such as a template, by one person; the caller saves it. */
export const LocalEditor = ({ content, label, onEditor }: LocalEditorProps) => {
  const t = useTranslation();
  const [menu] = useState(createMenuStore);
  const [asked, setAsked] = useState<InsertRequest | null>(null);
  const [isFinding, setFinding] = useState(false);
  const toasts = useToasts();
  const translate = useRef(t);
  useEffect(() => {
    translate.current = t;
  });
  const extensions = useMemo(
    () => [
      ...pageSchema,
      UndoRedo,
      Placeholder.configure({ placeholder: translate.current("documents.placeholder") }),
      Dropcursor.configure({ width: 2 }),
      Gapcursor,
      BlockIds,
      BlockKeys,
      PasteBlocks,
      OpenParts.configure({ onFormula: () => setAsked("formula") }),
      Find,
      Boxes.configure({
        labels: {
          task: translate.current("documents.taskDone"),
          step: translate.current("documents.stepDone"),
        },
      }),
      suggestExtension({
        name: "slash",
        char: "/",
        label: translate.current("documents.insert"),
        menu,
        items: (query) =>
          actionsFor(query, translate.current)
            .filter(({ key }) => !needsRecord.has(key))
            .map(({ key, label: word, hint, run }) => ({
              key,
              label: translate.current(word),
              hint,
              run: (editor, range) => {
                editor.chain().focus().deleteRange(range).run();
                run(editor, setAsked);
              },
            })),
      }),
    ],
    [menu],
  );
  const editor = useEditor(
    {
      extensions,
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      content: JSON.parse(content) as JSONContent,
      editorProps: {
        attributes: {
          "aria-label": label,
          role: "textbox",
          "aria-multiline": "true",
          class: styles.text ?? "",
        },
        transformPastedHTML: cleanHtml,
        handleDrop: (_view, event, _slice, isMoved) => {
          if (isMoved || (event.dataTransfer?.files.length ?? 0) === 0) return false;
          // The browser would leave the page and open them.
          event.preventDefault();
          toasts.warning(translate.current("documents.noFiles"));
          return true;
        },
      },
    },
    [extensions, content],
  );
  useEffect(() => {
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, onEditor]);
  if (!editor) return null;
  return (
    <MediaContext.Provider value={NO_FILE}>
      <div className={styles.local}>
        <Toolbar editor={editor} onAsk={setAsked} without={needsRecord} onFind={() => setFinding(true)} />
        {isFinding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
        <EditorContent editor={editor} />
        <SuggestMenu menu={menu} />
        {asked !== null &&
          asked !== "image" &&
          asked !== "table" &&
          asked !== "analysis" &&
          asked !== "use" && (
            <AskDialog key={asked} what={asked} editor={editor} onClose={() => setAsked(null)} />
          )}
      </div>
    </MediaContext.Provider>
  );
};
