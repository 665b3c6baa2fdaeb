import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./chat.module.css";
import { useSuggestions } from "./chat.queries.ts";

/** Questions to continue with after an answer. */
export const Suggestions = ({
  messageId,
  onAsk,
}: {
  messageId: string;
  onAsk: (question: string) => void;
}) => {
  const t = useTranslation();
  const { data } = useSuggestions(messageId);
  if (!data || data.records.length === 0) return null;
  return (
    <fieldset className={styles.row} aria-label={t("paperChat.suggestions")}>
      {data.records.map(({ key, name }) => {
        const question = t(`paperChat.suggest-${key}`, { name });
        return (
          <Button key={key} size="small" onClick={() => onAsk(question)}>
            {question}
          </Button>
        );
      })}
    </fieldset>
  );
};
