import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { useTranslation } from "../../../kernel/translation.ts";
import { useSettled } from "./use-settled.ts";
import styles from "./workbench.module.css";

interface Heading {
  readonly at: number;
  readonly level: number;
  readonly text: string;
}

const headingsIn = (doc: Node): Heading[] => {
  const found: Heading[] = [];
  doc.forEach((node, at) => {
    const level = Number(/^h([123])$/.exec(String(node.attrs.kind ?? ""))?.[1] ?? 0);
    if (level > 0 && node.textContent.trim() !== "") found.push({ at, level, text: node.textContent });
  });
  return found;
};

/** The headings of the page; a press leads there. */
export const Outline = ({ editor }: { readonly editor: Editor }) => {
  const t = useTranslation();
  const headings = useSettled(editor, headingsIn);
  if (headings.length === 0) return <p className={styles.soft}>{t("documents.outlineEmpty")}</p>;
  const go = (index: number) => {
    // Where it is now: the list may be a moment behind the text.
    const at = headingsIn(editor.state.doc)[index]?.at ?? 0;
    editor.view.dispatch(
      editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at + 1)).scrollIntoView(),
    );
    editor.view.focus();
  };
  return (
    <nav aria-label={t("documents.tab-outline")}>
      <ol className={styles.outline}>
        {headings.map(({ at, level, text }, index) => (
          <li key={`${at} ${text}`} data-level={level}>
            <button type="button" onClick={() => go(index)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
