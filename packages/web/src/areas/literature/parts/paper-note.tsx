import { Input } from "antd";
import { useEffect, useId, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { usePaperChanges } from "../library.queries.ts";
import styles from "./paper.module.css";

const SAVE_AFTER_MS = 800;

/** One's own note on a paper, saved while one writes. */
export const PaperNote = ({ literatureId, note }: { literatureId: string; note: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const id = useId();
  const { setState } = usePaperChanges();
  const [text, setText] = useState(note);
  const [saved, setSaved] = useState(note);
  const settled = useDebounced(text, SAVE_AFTER_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is saved when the text has settled, and for nothing else
  useEffect(() => {
    if (settled === saved) return;
    setState.mutate(
      { literatureId, note: settled },
      { onSuccess: () => setSaved(settled), onError: toasts.failure },
    );
  }, [settled]);
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{t("papers.ownNote")}</label>
      <Input.TextArea
        id={id}
        rows={12}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span role="status" className={styles.soft}>
        {t(text === saved ? "papers.saved" : "papers.noteHelp")}
      </span>
    </div>
  );
};
