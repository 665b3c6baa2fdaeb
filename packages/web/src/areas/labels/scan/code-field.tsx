import { ScanOutlined } from "@ant-design/icons";
import { Button, Input, type InputRef } from "antd";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./scan.module.css";

interface CodeFieldProps {
  readonly action: string;
  readonly isBusy?: boolean;
  readonly hasFocus?: boolean;
  readonly onCode: (text: string) => void;
}

/** Takes a code from a hand scanner or typed by hand; it is empty again for the next one. */
export const CodeField = ({ action, isBusy = false, hasFocus = false, onCode }: CodeFieldProps) => {
  const t = useTranslation();
  const field = useRef<InputRef>(null);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onCode(text);
    setText("");
  };
  return (
    <form className={styles.entry} onSubmit={submit} data-no-loss>
      <Input
        ref={field}
        size="large"
        prefix={<ScanOutlined aria-hidden="true" />}
        value={text}
        autoFocus={hasFocus}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t("labels.code")}
        placeholder={t("labels.codePlaceholder")}
        {...(isMissing && { status: "error" as const, "aria-describedby": "code-missing" })}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <Button size="large" type="primary" htmlType="submit" loading={isBusy}>
        {action}
      </Button>
      {isMissing && (
        <p id="code-missing" role="alert" className={styles.missing}>
          {t("labels.codeEmpty")}
        </p>
      )}
    </form>
  );
};
