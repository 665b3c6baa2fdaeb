import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./workbench.module.css";

interface Heading {
  readonly at: number;
  readonly level: number;
  readonly text: string;
}

const headingsIn = (editor: Editor): Heading[] => {
  const found: Heading[] = [];
  editor.state.doc.forEach((node, at) => {
    const level = Number(/^h([123])$/.exec(String(node.attrs.kind ?? ""))?.[1] ?? 0);
    if (level > 0 && node.textContent.trim() !== "") found.push({ at, level, text: node.textContent });
  });
  return found;
};

/** The headings of the page; a press leads there. */
export const Outline = ({ editor }: { readonly editor: Editor }) => {
  const t = useTranslation();
  const headings = useEditorState({
    editor,
    selector: ({ editor: now }) => headingsIn(now),
    equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  if (headings.length === 0) return <p className={styles.soft}>{t("documents.outlineEmpty")}</p>;
  const go = (at: number) => {
    editor.view.dispatch(
      editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at + 1)).scrollIntoView(),
    );
    editor.view.focus();
  };
  return (
    <nav aria-label={t("documents.tab-outline")}>
      <ol className={styles.outline}>
        {headings.map(({ at, level, text }) => (
          <li key={`${at} ${text}`} data-level={level}>
            <button type="button" onClick={() => go(at)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
