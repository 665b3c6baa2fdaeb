import type { JSONContent } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Boxes } from "../editor/behaviour/boxes.ts";
import { Folding } from "../editor/behaviour/folding.ts";
import { pageSchema } from "../editor/extensions.ts";
import { MediaContext } from "../editor/media/media-context.ts";
import styles from "../editor/page-editor.module.css";

interface StaticPageProps {
  readonly fileId: string;
  readonly content: string;
  readonly label: string;
}

/** The content of a version, to be read. */
export const StaticPage = ({ fileId, content, label }: StaticPageProps) => {
  const t = useTranslation();
  const format = useFormat();
  const media = useMemo(() => ({ fileId }), [fileId]);
  const editor = useEditor(
    {
      extensions: [
        ...pageSchema,
        Boxes.configure({
          labels: { task: t("documents.taskDone"), step: t("documents.stepDone") },
          describeStep: ({ doneTime, doneName, note }) =>
            [
              doneTime === null ? "" : `${String(doneName ?? "")} · ${format.dateTime(String(doneTime))}`,
              String(note ?? ""),
            ]
              .filter(Boolean)
              .join(" · "),
        }),
        Folding.configure({ label: t("documents.fold") }),
      ],
      editable: false,
      injectCSS: false,
      content: JSON.parse(content) as JSONContent,
      editorProps: { attributes: { "aria-label": label, role: "document", class: styles.text ?? "" } },
    },
    [content],
  );
  return (
    <MediaContext.Provider value={media}>
      <EditorContent editor={editor} />
    </MediaContext.Provider>
  );
};
