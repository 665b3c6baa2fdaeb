import { PlainButton } from "../../ui/plain-button.tsx";
import { useTranslation } from "../translation.ts";
import { CaptchaLine } from "./captcha-line.tsx";
import { Field } from "./field.tsx";
import styles from "./sign-in.module.css";
import type { CodeSender } from "./use-code-sender.ts";

interface CodeFieldProps {
  readonly value: string;
  readonly problem: string | null;
  readonly sender: CodeSender;
  readonly isFocusedFirst?: boolean;
  onChange(value: string): void;
  onBlur(): void;
  /** Asks for a code; nothing where the address is not right yet. */
  onSend(): void;
}

/** Six digits and the button that sends them, with its wait of a minute. */
export const CodeField = ({ sender, onSend, problem, ...field }: CodeFieldProps) => {
  const t = useTranslation();
  const { secondsLeft, isSending, hasSent } = sender;
  return (
    <div className={styles.code}>
      <Field
        {...field}
        problem={problem ?? sender.problem}
        label={t("accounts.code")}
        {...(hasSent ? { help: t("accounts.codeSent") } : {})}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <span className={styles.send}>
        <PlainButton onClick={onSend} isBusy={isSending} isDisabled={secondsLeft > 0}>
          {secondsLeft > 0 ? t("accounts.resendIn", { seconds: secondsLeft }) : t("accounts.sendCode")}
        </PlainButton>
      </span>
      <CaptchaLine state={sender.captcha} />
    </div>
  );
};
