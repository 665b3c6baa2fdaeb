import { ReloadOutlined } from "@ant-design/icons";
import type { AssistantQuestion } from "@benchleaf/contract";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRotation } from "../hooks/use-rotation.ts";
import styles from "./panel.module.css";

const SHOWN = 3;

interface SuggestionsProps {
  readonly questions: readonly AssistantQuestion[];
  readonly onAsk: (question: string) => void;
}

/** Suggested questions, three at a time; they change every five seconds, except while one points at them. */
export const Suggestions = ({ questions, onAsk }: SuggestionsProps) => {
  const t = useTranslation();
  const { shown, turn, hold, release } = useRotation(questions, SHOWN);
  if (questions.length === 0) return null;
  return (
    <fieldset
      className={styles.suggestions}
      aria-label={t("assistantChat.suggestions")}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.row}>
        <span className={styles.soft}>{t("assistantChat.suggestions")}</span>
        {questions.length > SHOWN && (
          <Button size="small" type="text" icon={<ReloadOutlined />} onClick={turn}>
            {t("assistantChat.nextSuggestions")}
          </Button>
        )}
      </div>
      {shown.map((key) => {
        const question = t(`assistantChat.ask-${key}`);
        return (
          <Button key={key} className={styles.suggestion ?? ""} onClick={() => onAsk(question)}>
            {question}
          </Button>
        );
      })}
    </fieldset>
  );
};
