import { SendOutlined, StopOutlined } from "@ant-design/icons";
import { MAX_CHAT_QUESTION } from "@benchleaf/contract";
import { Button, Input } from "antd";
import type { TextAreaRef } from "antd/es/input/TextArea";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./panel.module.css";

interface PromptBoxProps {
  readonly isAnswering: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** The field for questions: Enter sends, Shift+Enter inserts a line; Enter of an input method does not send. */
export const PromptBox = ({ isAnswering, onAsk, onStop }: PromptBoxProps) => {
  const t = useTranslation();
  const [text, setText] = useState("");
  const field = useRef<TextAreaRef>(null);
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    const question = text.trim();
    if (question === "" || isAnswering) return;
    setText("");
    onAsk(question);
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
        rows={2}
        maxLength={MAX_CHAT_QUESTION}
        variant="borderless"
        value={text}
        aria-label={t("assistantChat.ask")}
        placeholder={t("assistantChat.placeholder")}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.promptFoot}>
        <span className={styles.hint}>{t("assistantChat.hint")}</span>
        {isAnswering ? (
          <Button size="small" icon={<StopOutlined />} onClick={onStop}>
            {t("assistantChat.stop")}
          </Button>
        ) : (
          <Button
            size="small"
            type="primary"
            icon={<SendOutlined />}
            disabled={text.trim() === ""}
            onClick={send}
          >
            {t("assistantChat.send")}
          </Button>
        )}
      </div>
    </div>
  );
};
