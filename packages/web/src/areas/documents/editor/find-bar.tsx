import { CloseOutlined, DownOutlined, UpOutlined } from "@ant-design/icons";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Button, Input, type InputRef } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { goToMatch, lookFor, replaceMatches, searchOf } from "./behaviour/find.ts";
import styles from "./menus/menus.module.css";

/** Find and replace in the page. */
export const FindBar = ({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) => {
  const t = useTranslation();
  const field = useRef<InputRef>(null);
  const [replacement, setReplacement] = useState("");
  const [query, setQuery] = useState("");
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { matches, current } = searchOf(now.state);
      return { count: matches.length, current };
    },
  });
  useEffect(() => {
    field.current?.focus();
    return () => {
      if (!editor.isDestroyed) lookFor(editor.view, "");
    };
  }, [editor]);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <search
      className={styles.find}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <Input
        ref={field}
        size="small"
        style={{ width: 200 }}
        value={query}
        aria-label={t("documents.findText")}
        placeholder={t("documents.findText")}
        onChange={({ target }) => {
          setQuery(target.value);
          lookFor(editor.view, target.value);
        }}
        onPressEnter={(event) => {
          if (!event.nativeEvent.isComposing) goToMatch(editor.view, event.shiftKey ? -1 : 1);
        }}
      />
      <span className={styles.count} role="status">
        {query !== "" && (count === 0 ? t("documents.findNone") : `${current + 1} / ${count}`)}
      </span>
      <Button
        size="small"
        icon={<UpOutlined />}
        aria-label={t("documents.findPrevious")}
        disabled={count === 0}
        onClick={() => goToMatch(editor.view, -1)}
      />
      <Button
        size="small"
        icon={<DownOutlined />}
        aria-label={t("documents.findNext")}
        disabled={count === 0}
        onClick={() => goToMatch(editor.view, 1)}
      />
      {editor.isEditable && (
        <>
          <Input
            size="small"
            style={{ width: 200 }}
            value={replacement}
            aria-label={t("documents.replaceWith")}
            placeholder={t("documents.replaceWith")}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <Button
            size="small"
            disabled={count === 0}
            onClick={() => replaceMatches(editor.view, replacement, false)}
          >
            {t("documents.replace")}
          </Button>
          <Button
            size="small"
            disabled={count === 0}
            onClick={() => replaceMatches(editor.view, replacement, true)}
          >
            {t("documents.replaceAll")}
          </Button>
        </>
      )}
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={t("shell.close")}
        onClick={close}
      />
    </search>
  );
};
