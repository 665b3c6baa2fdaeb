import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from "react";
import { ClosedEyeIcon, EyeIcon } from "../../ui/sign-in-icons.tsx";
import { useTranslation } from "../translation.ts";
import styles from "./sign-in.module.css";

interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "autoComplete" | "inputMode" | "maxLength" | "name" | "readOnly" | "spellCheck" | "type"
  > {
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly help?: string;
  /** Further text that describes the entry, by id. */
  readonly describedBy?: string;
  readonly isFocusedFirst?: boolean;
  onChange(value: string): void;
  onBlur(): void;
}

/**
 * A labelled entry with its mistake below. The sign-in page is what everyone waits for first, so it does without the
 * component library's form, which alone weighs a sixth of the page.
 */
export const Field = ({
  label,
  problem,
  help,
  type,
  describedBy,
  isFocusedFirst,
  onChange,
  ...entry
}: FieldProps) => {
  const t = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  // Once, when it appears: a user who has moved to another field or left all of them is not moved back.
  useEffect(() => {
    if (isFocusedFirst && document.activeElement === document.body) input.current?.focus();
  }, [isFocusedFirst]);
  const isSecret = type === "password";
  const describedIds = [problem && `${id}-problem`, help && `${id}-help`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.entry}>
        <input
          {...entry}
          id={id}
          type={isSecret && isShown ? "text" : type}
          ref={input}
          aria-invalid={problem !== null}
          aria-describedby={describedIds || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {isSecret && (
          <button
            type="button"
            aria-label={t(isShown ? "accounts.hidePassword" : "accounts.showPassword")}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeIcon /> : <ClosedEyeIcon />}
          </button>
        )}
      </span>
      {problem && (
        <p className={styles.mistake} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};
