import { Input } from "antd";
import { useId } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { LONG_TEXT } from "../../editing/long-text.ts";
import type { ResiduesInput } from "../../residues-input.ts";
import styles from "./residues-field.module.css";

interface LettersFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly input: ResiduesInput;
  readonly unit: "bp" | "nt" | "aa";
  readonly isFocused?: boolean;
  /** Receives a paste that is too long for a field. */
  readonly onLongPaste?: (text: string) => void;
}

/** A field for residues that shows their number and what was removed. */
export const ResiduesField = (props: LettersFieldProps) => {
  const { text, onChange, input, unit, isFocused = false, onLongPaste } = props;
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("sequences.fieldLetters")}</label>
      <Input.TextArea
        id={id}
        className={styles.letters ?? ""}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (!onLongPaste || pasted.length <= LONG_TEXT) return;
          event.preventDefault();
          onLongPaste(pasted);
        }}
        rows={7}
        autoFocus={isFocused}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={styles.help}>
        {input.letters.length > 0
          ? t("sequences.lettersKept", { length: format.basePairs(input.letters.length, unit) })
          : t("sequences.fieldLettersHelp")}
      </p>
      {input.removedCount > 0 && (
        <p className={styles.removed} role="status">
          {t("sequences.lettersRemoved", {
            count: format.number(input.removedCount),
            letters: input.removed,
          })}
        </p>
      )}
    </div>
  );
};
