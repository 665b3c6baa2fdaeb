import { SendOutlined, StopOutlined } from "@ant-design/icons";
import { Button, type GetRef, Input, Select } from "antd";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./chat.module.css";

/** The papers of a question, as the prompt offers them. */
export interface ScopeChoice {
  /** Empty for all, `paper:<id>` or `collection:<id>`. */
  readonly value: string;
  readonly label: string;
}

interface PromptBoxProps {
  readonly scopes: readonly ScopeChoice[];
  readonly scope: string;
  /** A conversation keeps its papers. */
  readonly isScopeFixed: boolean;
  readonly isAnswering: boolean;
  readonly onScope: (scope: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** The field for questions: Enter sends, Shift+Enter inserts a line; Enter of an input method does not send. */
export const PromptBox = (props: PromptBoxProps) => {
  const t = useTranslation();
  const [text, setText] = useState("");
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  // A new conversation has another address, and so another field. On phones, a keyboard would cover the page.
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && matchMedia("(hover: hover)").matches) field.current?.focus();
  }, []);
  const send = () => {
    const question = text.trim();
    if (question === "" || props.isAnswering) return;
    setText("");
    props.onAsk(question);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.prompt}>
      <Input.TextArea
        ref={field}
        rows={3}
        maxLength={4_000}
        variant="borderless"
        value={text}
        aria-label={t("paperChat.ask")}
        placeholder={t("paperChat.placeholder")}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.row}>
        <Select
          aria-label={t("paperChat.scope")}
          value={props.scope}
          disabled={props.isScopeFixed}
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: "label" }}
          options={props.scopes.map(({ value, label }) => ({ value, label }))}
          onChange={props.onScope}
        />
        {props.isAnswering ? (
          <Button icon={<StopOutlined />} onClick={props.onStop}>
            {t("paperChat.stop")}
          </Button>
        ) : (
          <Button type="primary" icon={<SendOutlined />} disabled={text.trim() === ""} onClick={send}>
            {t("paperChat.send")}
          </Button>
        )}
        <span className={styles.soft}>{t("paperChat.hidden")}</span>
      </div>
    </div>
  );
};
