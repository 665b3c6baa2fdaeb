import { FileTextOutlined } from "@ant-design/icons";
import {
  documentKindOf,
  MAX_TRANSLATED_CHARACTERS,
  MAX_TRANSLATED_FILE_BYTES,
  type TranslationLanguage,
  translationLanguages,
} from "@benchleaf/contract";
import { Button, Input, Progress } from "antd";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useLanguageNames } from "../parts/language-names.ts";
import { type Choice, LanguageBar } from "./language-bar.tsx";
import { ModelNotice } from "./model-notice.tsx";
import { sendText } from "./stream-translation.ts";
import styles from "./texts.module.css";
import { useTranslationCache, useTranslationChanges } from "./translation.queries.ts";

const ACCEPTED = ".docx,.pptx,.xlsx,.md,.markdown,.txt,.pdf";
const MEGABYTE = 1024 ** 2;
const first: Choice = { sourceLanguage: "en", targetLanguage: "zh-CN", glossaryId: null, memoryId: null };

/** What was chosen last; anything else is the first choice. */
const parseChoice = (text: string): Choice => {
  try {
    const { sourceLanguage, targetLanguage, glossaryId, memoryId } = JSON.parse(text) as Partial<Choice>;
    const isLanguage = (one: unknown) => translationLanguages.includes(one as TranslationLanguage);
    const isWhole = isLanguage(sourceLanguage) && isLanguage(targetLanguage);
    if (!isWhole || sourceLanguage === targetLanguage) return first;
    return {
      sourceLanguage: sourceLanguage!,
      targetLanguage: targetLanguage!,
      glossaryId: glossaryId ?? null,
      memoryId: memoryId ?? null,
    };
  } catch {
    return first;
  }
};

/** A file on its way to the server. */
interface Sending {
  readonly name: string;
  readonly fraction: number;
}

/** A text to type or paste, or files to choose or drop. */
export const NewTranslation = ({ onOpen }: { readonly onOpen: (translationId: string) => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const { nameOf } = useLanguageNames();
  const { putDetail, refresh } = useTranslationCache();
  const { translateFile } = useTranslationChanges();
  const [choice, setChoice] = usePersistedState("translation.choice", parseChoice);
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const guard = useLeaveGuard(text.trim() !== "");
  const leave = useRef(new AbortController());
  // A text that is sent again after a failure is the same one.
  const attempt = useRef({ text: "", id: "" });
  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current.abort();
  }, []);

  const translate = async (): Promise<void> => {
    if (text.trim() === "" || isBusy) return;
    if (attempt.current.text !== text) attempt.current = { text, id: crypto.randomUUID() };
    setBusy(true);
    try {
      const given = { ...choice, text, clientMessageId: attempt.current.id };
      const detail = await sendText(given, leave.current.signal);
      if (detail === null) return;
      putDetail(detail);
      void refresh();
      guard.letGo();
      onOpen(detail.id);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };

  const sendFiles = async (files: readonly File[]): Promise<void> => {
    const wrong = files.find(({ name }) => documentKindOf(name) === null);
    if (wrong) return toasts.warning(t("translateWords.wrongKind", { name: wrong.name }));
    const large = files.find(({ size }) => size > MAX_TRANSLATED_FILE_BYTES);
    if (large)
      return toasts.warning(
        t("translateWords.tooLarge", { name: large.name, limit: MAX_TRANSLATED_FILE_BYTES / MEGABYTE }),
      );
    let last: string | undefined;
    try {
      for (const file of files) {
        setSending({ name: file.name, fraction: 0 });
        const { uuid } = await upload(
          file,
          (fraction) => setSending({ name: file.name, fraction }),
          leave.current.signal,
        );
        last = (await translateFile.mutateAsync({ ...choice, uuid, name: file.name })).id;
      }
    } catch (error) {
      if (!leave.current.signal.aborted) toasts.failure(error);
    }
    setSending(null);
    if (last === undefined) return;
    if (text.trim() === "") guard.letGo();
    onOpen(last);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void translate();
  };

  return (
    <DropArea label={t("translateWords.dropFiles")} onFiles={(files) => void sendFiles(files)}>
      <div className={styles.stack}>
        <LanguageBar choice={choice} onChange={setChoice} />
        {guard.dialog}
        <ModelNotice />
        <div className={styles.panes}>
          <section className={styles.pane} aria-label={t("translateWords.original")}>
            <h2 className={styles.paneTitle}>
              {t("translateWords.original")} · {nameOf(choice.sourceLanguage)}
            </h2>
            <Input.TextArea
              aria-label={t("translateWords.textLabel")}
              autoFocus
              className={styles.text ?? ""}
              value={text}
              maxLength={MAX_TRANSLATED_CHARACTERS}
              placeholder={t("translateWords.placeholder")}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <div className={styles.row}>
              <Button
                type="primary"
                loading={isBusy}
                disabled={text.trim() === ""}
                onClick={() => void translate()}
              >
                {t("translateWords.translate")}
              </Button>
              <span className={styles.soft}>{t("translateWords.keys")}</span>
              <span className={styles.count}>
                {format.number(text.length)} / {format.number(MAX_TRANSLATED_CHARACTERS)}
              </span>
            </div>
          </section>
          <section className={styles.pane} aria-label={t("translateWords.files")}>
            <h2 className={styles.paneTitle}>
              {t("translateWords.result")} · {nameOf(choice.targetLanguage)}
            </h2>
            <div className={styles.filePane}>
              <p className={styles.soft}>{t("translateWords.resultHelp")}</p>
              <p className={styles.soft}>
                {t("translateWords.fileHelp", { limit: MAX_TRANSLATED_FILE_BYTES / MEGABYTE })}
              </p>
              <PickFiles
                label={t("translateWords.chooseFiles")}
                accept={ACCEPTED}
                icon={<FileTextOutlined />}
                onFiles={(files) => void sendFiles(files)}
              />
              {sending && (
                <div role="status" className={styles.stack}>
                  <span>{t("translateWords.sending", { name: sending.name })}</span>
                  <Progress percent={Math.round(sending.fraction * 100)} aria-label={sending.name} />
                </div>
              )}
            </div>
          </section>
        </div>
      </div>
    </DropArea>
  );
};
