import { commentsApi } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { OpenedPage } from "../live/open-page.ts";
import { type LivePage, whenSaved } from "../live/use-page.ts";
import type { TimerRequest } from "../workbench/timer-dialog.tsx";
import { AnalysisDialog } from "./analysis-dialog.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { caretsKey } from "./behaviour/carets.ts";
import { OpenParts } from "./behaviour/open-parts.ts";
import { readBrowser } from "./behaviour/read-browser.ts";
import { writeBelow } from "./behaviour/write-below.ts";
import { BlockHandle, createHandle, handlePlace } from "./block-handle.tsx";
import { EditorSurface, prepareSurface } from "./editor-surface.tsx";
import { pageExtensions } from "./extensions.ts";
import { FindBar } from "./find-bar.tsx";
import { actionsFor, type InsertRequest } from "./insert-actions.ts";
import { InsertUse } from "./media/insert-use.tsx";
import { MediaContext } from "./media/media-context.ts";
import { createMenuStore, suggestExtension } from "./menus/suggest.ts";
import { SuggestMenu } from "./menus/suggest-menu.tsx";
import styles from "./page-editor.module.css";
import { cleanHtml } from "./paste/clean-html.ts";
import { picturesIn } from "./paste/pasted-pictures.ts";
import { Toolbar } from "./toolbar.tsx";
import { useImages } from "./use-images.ts";

export interface PageEditorProps {
  readonly fileId: string;
  readonly page: LivePage & { readonly opened: OpenedPage };
  readonly isEditable: boolean;
  /** The tools are drawn once the text is painted. */
  readonly isTextDrawn: boolean;
  readonly label: string;
  /** A click on what a thread of comments is about. */
  readonly onThread: (threadId: string) => void;
  /** Begins a comment on what is selected. */
  readonly onComment: () => void;
  /** Makes a task of a block. */
  readonly onNewTask: (blockId: string, title: string) => void;
  /** The reader has checked the box of a block, or unchecked it. */
  readonly onTask: (blockId: string, isChecked: boolean) => void;
  readonly onStep: (blockId: string, attrs: Readonly<Record<string, unknown>>) => void;
  /** Opens the timer of a step. */
  readonly onTimer: (request: TimerRequest) => void;
  /** The editor, for what is next to it: table of contents, word count, comments. */
  readonly onEditor: (editor: Editor | null) => void;
  /** Above the text, scrolling with it: title and properties. */
  readonly head?: ReactNode;
  /** Below it. */
  readonly foot?: ReactNode;
}

/** The text of a page that people write together, with its tools. */
export const PageEditor = (props: PageEditorProps) => {
  const {
    fileId,
    page,
    isEditable,
    label,
    onStep,
    onTimer,
    onThread,
    onComment,
    onEditor,
    onTask,
    head,
    foot,
  } = props;
  const { opened, others, status } = page;
  const t = useTranslation();
  const format = useFormat();
  const [menu] = useState(createMenuStore);
  const [handle] = useState(createHandle);
  const [asked, setAsked] = useState<InsertRequest | null>(null);
  const [isFinding, setFinding] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const images = useImages(fileId);
  const ask = (what: InsertRequest) => (what === "image" ? picker.current?.click() : setAsked(what));
  /** What the editor's plugins call: they are made once, and these change with each drawing. */
  const latest = useRef({ ask, onStep, onTask, onTimer, onThread, images, t, format });
  useEffect(() => {
    latest.current = { ask, onStep, onTask, onTimer, onThread, images, t, format };
  });

  const extensions = useMemo(
    () =>
      pageExtensions({
        document: opened.document,
        words: {
          placeholder: latest.current.t("documents.placeholder"),
          fold: latest.current.t("documents.fold"),
        },
        boxes: {
          labels: {
            task: latest.current.t("documents.taskDone"),
            step: latest.current.t("documents.stepDone"),
          },
          describeStep: ({ doneTime, doneName, note }) => {
            const now = latest.current;
            const done =
              doneTime === null ? "" : `${String(doneName ?? "")} · ${now.format.dateTime(String(doneTime))}`;
            return [done, String(note ?? "")].filter(Boolean).join(" · ");
          },
          onStep: (...step) => latest.current.onStep(...step),
          onTask: (...task) => latest.current.onTask(...task),
          timer: {
            describe: (minutes) =>
              minutes > 0
                ? latest.current.t("documents.timerOf", {
                    minutes: latest.current.format.number(minutes, minutes % 1 === 0 ? 0 : 1),
                  })
                : latest.current.t("documents.timer"),
            open: (blockId, minutes, text) => latest.current.onTimer({ blockId, minutes, text }),
          },
        },
        onCaret: opened.live.show,
        onThread: (threadId) => latest.current.onThread(threadId),
        beside: [
          OpenParts.configure({ onFormula: () => latest.current.ask("formula") }),
          handlePlace(handle),
          suggestExtension({
            name: "slash",
            char: "/",
            label: latest.current.t("documents.insert"),
            menu,
            items: (query) =>
              actionsFor(query, latest.current.t).map(({ key, label: word, hint, run }) => ({
                key,
                label: latest.current.t(word),
                hint,
                run: (editor, range) => {
                  editor.chain().focus().deleteRange(range).run();
                  run(editor, latest.current.ask);
                },
              })),
          }),
          suggestExtension({
            name: "mentions",
            char: "@",
            label: latest.current.t("documents.mention"),
            menu,
            items: async (search) => {
              const people = await call(commentsApi.readers, {
                params: { subjectKind: "file", subjectId: fileId },
                query: { search },
              }).catch(() => []);
              return people
                .filter(({ mayRead }) => mayRead)
                .slice(0, 20)
                .map(({ userId, name }) => ({
                  key: userId,
                  label: name,
                  run: (editor, range) =>
                    void editor
                      .chain()
                      .focus()
                      .insertContentAt(range, [
                        { type: "mention", attrs: { userId, name } },
                        { type: "text", text: " " },
                      ])
                      .run(),
                }));
            },
          }),
        ],
      }),
    // Made once for a page: a new set would make a new editor, with another history.
    [opened, fileId, menu, handle],
  );

  const editor = useEditor(
    {
      extensions,
      editable: isEditable,
      injectCSS: false,
      immediatelyRender: true,
      shouldRerenderOnTransaction: false,
      onBeforeCreate: ({ editor: made }) => prepareSurface(made),
      editorProps: {
        attributes: {
          "aria-label": label,
          role: "textbox",
          "aria-multiline": "true",
          class: styles.text ?? "",
        },
        transformPastedHTML: cleanHtml,
        handlePaste: (_, event) => {
          const files = [...(event.clipboardData?.files ?? [])];
          const html = event.clipboardData?.getData("text/html") ?? "";
          const pictures = picturesIn(html);
          // Excel and Word add a picture of what they copy; a browser adds HTML to a picture.
          if (files.length > 0 && (html === "" || pictures.isAll)) {
            if (editor) void latest.current.images.insert(editor, files);
            return true;
          }
          if (pictures.count > 0) latest.current.images.sayLeftOut(pictures.count);
          return false;
        },
        handleDrop: (view, event, _, isMoved) => {
          const files = isMoved ? [] : [...(event.dataTransfer?.files ?? [])];
          if (files.length === 0) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          if (editor) void latest.current.images.insert(editor, files, at);
          return true;
        },
        handleDOMEvents: {
          compositionstart: () => void opened.live.setComposing(true),
          compositionend: () => void setTimeout(() => opened.live.setComposing(false)),
        },
      },
    },
    [extensions],
  );

  useEffect(() => {
    if (editor && editor.isEditable !== isEditable) editor.setEditable(isEditable);
  }, [editor, isEditable]);
  useEffect(() => {
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, onEditor]);
  useEffect(() => {
    if (!editor) return;
    const showOthers = () => {
      if (editor.isDestroyed) return;
      readBrowser(editor.view);
      editor.view.dispatch(editor.state.tr.setMeta(caretsKey, others.get()));
    };
    showOthers();
    return others.subscribe(showOthers);
  }, [editor, others]);
  useEffect(
    () => editor?.view && opened.live.beforeOthers(() => editor.isDestroyed || readBrowser(editor.view)),
    [editor, opened],
  );

  const media = useMemo(() => ({ fileId, whenSaved: () => whenSaved(status) }), [fileId, status]);
  /** What is selected by the last key counts: the field for the comment takes the focus before the browser reports it. */
  const comment = () => {
    if (editor) readBrowser(editor.view);
    onComment();
  };
  if (!editor) return null;
  return (
    <MediaContext.Provider value={media}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the editor within */}
      <div
        className={styles.editor}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "f") {
            event.preventDefault();
            event.stopPropagation();
            setFinding(true);
          } else if (
            (event.ctrlKey || event.metaKey) &&
            !event.altKey &&
            event.key.toLowerCase() === "k" &&
            isEditable
          ) {
            event.preventDefault();
            event.stopPropagation();
            setAsked("link");
          } else if ((event.ctrlKey || event.metaKey) && event.altKey && event.code === "KeyM") {
            event.preventDefault();
            event.stopPropagation();
            comment();
          } else if (
            (event.ctrlKey || event.metaKey) &&
            event.altKey &&
            event.code === "KeyK" &&
            isEditable
          ) {
            event.preventDefault();
            event.stopPropagation();
            const { $from } = editor.state.selection;
            const block = $from.depth > 0 ? $from.node(1) : null;
            if (block) props.onNewTask(String(block.attrs.id ?? ""), block.textContent);
          }
        }}
      >
        {isEditable && (
          <Toolbar
            editor={editor}
            onAsk={ask}
            onComment={comment}
            onFind={() => setFinding(true)}
            isDrawn={props.isTextDrawn}
          />
        )}
        {isFinding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: with the keyboard, an arrow leads below the text */}
        <div
          className={styles.scroll}
          onMouseDown={(event) => {
            const { dom } = editor.view;
            const end = dom.lastElementChild?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
            const isEmptyPlace = [event.currentTarget, sheet.current, dom].some(
              (one) => one === event.target,
            );
            // On the bar, one scrolls.
            const isOnBar = event.nativeEvent.offsetX >= event.currentTarget.clientWidth;
            if (!isEditable || event.button !== 0 || !isEmptyPlace || isOnBar || event.clientY <= end) return;
            event.preventDefault();
            writeBelow(editor);
          }}
        >
          <div ref={sheet} className={styles.sheet}>
            {head}
            <EditorSurface editor={editor} />
            {isEditable && (
              <BlockHandle editor={editor} handle={handle} onComment={comment} onNewTask={props.onNewTask} />
            )}
            {foot}
          </div>
        </div>
        <SuggestMenu menu={menu} />
        {asked === "analysis" && (
          <AnalysisDialog editor={editor} fileId={fileId} onClose={() => setAsked(null)} />
        )}
        {asked === "use" && <InsertUse editor={editor} onClose={() => setAsked(null)} />}
        {asked !== null &&
          asked !== "image" &&
          asked !== "table" &&
          asked !== "analysis" &&
          asked !== "use" && (
            <AskDialog key={asked} what={asked} editor={editor} onClose={() => setAsked(null)} />
          )}
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          multiple
          hidden
          aria-label={t("documents.image")}
          onChange={({ target }) => {
            void images.insert(editor, [...(target.files ?? [])]);
            target.value = "";
          }}
        />
        {images.fraction !== null && (
          <div role="status" className={styles.sending}>
            {t("documents.imageSending", { percent: Math.floor(images.fraction * 100) })}
          </div>
        )}
      </div>
    </MediaContext.Provider>
  );
};
