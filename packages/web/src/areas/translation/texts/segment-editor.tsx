import { MAX_SEGMENT_CHARACTERS, type TranslationSegment } from "@benchleaf/contract";
import { Button, type GetRef, Input } from "antd";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { MatchList } from "./match-list.tsx";
import styles from "./texts.module.css";

/** The field grows with its text; sizing it by measurement needs inline styles, which the page does not allow. */
const MIN_ROWS = 2;
const MAX_ROWS = 12;
const ROW_CHARACTERS = 36;

interface SegmentEditorProps {
  readonly segment: TranslationSegment;
  readonly memoryId: string | null;
  readonly isBusy: boolean;
  readonly onSave: (target: string, goesOn: boolean) => void;
  readonly onClose: () => void;
}

/** The translation of one sentence as it is edited, with terms to insert and what the memory offers. */
export const SegmentEditor = ({ segment, memoryId, isBusy, onSave, onClose }: SegmentEditorProps) => {
  const t = useTranslation();
  const [text, setText] = useState(segment.target);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<GetRef<typeof Input.TextArea>>(null);
  const sent = useRef(segment.target);
  const save = (goesOn: boolean): void => {
    sent.current = text;
    onSave(text, goesOn);
  };
  const insert = (piece: string): void => {
    const area = input.current?.resizableTextArea?.textArea;
    const at = area?.selectionStart ?? text.length;
    const end = area?.selectionEnd ?? at;
    setText(text.slice(0, at) + piece + text.slice(end));
    area?.focus();
    requestAnimationFrame(() => area?.setSelectionRange(at + piece.length, at + piece.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(true);
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in all browsers.
    <div
      role="group"
      aria-label={t("translateWords.targetOf", { no: segment.no })}
      ref={box}
      className={styles.editor}
      onBlur={({ relatedTarget }) => {
        // What was typed is saved when one leaves the sentence.
        if (box.current?.contains(relatedTarget) || text === sent.current) return;
        save(false);
      }}
    >
      <Input.TextArea
        ref={input}
        autoFocus
        rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.ceil(text.length / ROW_CHARACTERS)))}
        aria-label={t("translateWords.targetOf", { no: segment.no })}
        value={text}
        maxLength={MAX_SEGMENT_CHARACTERS}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {segment.terms.length > 0 && (
        <div className={styles.row}>
          <span className={styles.soft}>{t("translateWords.terms")}</span>
          {segment.terms.map((term) => {
            const piece = term.doNotTranslate ? term.source : (term.targets[0] ?? term.source);
            return (
              <Button key={term.start} size="small" onClick={() => insert(piece)}>
                {term.doNotTranslate ? piece : `${term.source} → ${piece}`}
              </Button>
            );
          })}
        </div>
      )}
      {memoryId !== null && <MatchList memoryId={memoryId} source={segment.source} onUse={setText} />}
      <div className={styles.row}>
        <Button type="primary" size="small" loading={isBusy} onClick={() => save(false)}>
          {t("translateWords.save")}
        </Button>
        <Button size="small" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
        {segment.target === "" && (
          <Button size="small" type="text" onClick={() => setText(segment.source)}>
            {t("translateWords.copySource")}
          </Button>
        )}
        <span className={styles.soft}>{t("translateWords.editKeys")}</span>
      </div>
    </div>
  );
};
