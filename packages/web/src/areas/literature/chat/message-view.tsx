import { CopyOutlined, DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from "@ant-design/icons";
import type { ChatMessage, ChatSource } from "@benchleaf/contract";
import { Button } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import styles from "./chat.module.css";
import { useChatChanges } from "./chat.queries.ts";

interface AnswerProps {
  readonly answer: ChatMessage;
  readonly shown: ChatSource | null;
  readonly onSource: (source: ChatSource) => void;
}

const Chips = ({ numbers, answer, shown, onSource }: AnswerProps & { numbers: readonly number[] }) => {
  const t = useTranslation();
  return numbers.map((no) => {
    const source = answer.sources.find((one) => one.no === no);
    return source ? (
      <button
        key={no}
        type="button"
        className={styles.chip}
        aria-pressed={shown === source}
        aria-label={t("paperChat.source", { no, title: source.title, page: source.page })}
        title={source.quote}
        onClick={() => onSource(source)}
      >
        {no}
      </button>
    ) : null;
  });
};

const Statements = (props: AnswerProps) => {
  const t = useTranslation();
  const isPassages = props.answer.mode === "passages";
  return props.answer.statements.map((statement, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: two statements may say the same
      key={index}
      className={isPassages ? styles.passage : styles.statement}
      data-support={statement.support}
    >
      {statement.text}
      <Chips {...props} numbers={statement.sources} />
      {statement.support !== "supported" && (
        <span className={styles.support}>{t(`paperChat.support-${statement.support}`)}</span>
      )}
    </p>
  ));
};

/** Why an answer looks as it does. */
const Lead = ({ answer }: { answer: ChatMessage }) => {
  const t = useTranslation();
  if (answer.mode === "not-found")
    return (
      <>
        <p className={styles.statement}>{t("paperChat.notFound")}</p>
        <p className={styles.soft}>{t("paperChat.notFoundHelp")}</p>
      </>
    );
  if (answer.mode !== "passages") return null;
  const key =
    answer.reason === "sending" || answer.reason === "limit"
      ? (`paperChat.reason-${answer.reason}` as const)
      : "paperChat.withoutModel";
  return <p className={styles.soft}>{t(key)}</p>;
};

const Rating = ({ answer }: { answer: ChatMessage }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { rate } = useChatChanges();
  const { rating } = answer.feedback;
  const give = (wanted: "like" | "dislike") =>
    rate.mutate(
      { messageId: answer.id, rating: rating === wanted ? null : wanted },
      { onError: () => toasts.failure(new Error(t("paperChat.ratingFailed"))) },
    );
  const copy = () =>
    navigator.clipboard
      .writeText(answer.message)
      .then(() => toasts.success(t("paperChat.copied")), toasts.failure);
  return (
    <div className={styles.row}>
      <Button
        size="small"
        type="text"
        aria-pressed={rating === "like"}
        aria-label={t("paperChat.like")}
        icon={rating === "like" ? <LikeFilled /> : <LikeOutlined />}
        onClick={() => give("like")}
      />
      <Button
        size="small"
        type="text"
        aria-pressed={rating === "dislike"}
        aria-label={t("paperChat.dislike")}
        icon={rating === "dislike" ? <DislikeFilled /> : <DislikeOutlined />}
        onClick={() => give("dislike")}
      />
      {answer.message !== "" && (
        <Button
          size="small"
          type="text"
          aria-label={t("paperChat.copy")}
          icon={<CopyOutlined />}
          onClick={() => void copy()}
        />
      )}
    </div>
  );
};

/** A question as sent. */
export const QuestionView = ({ text }: { text: string }) => {
  const t = useTranslation();
  return (
    <article className={styles.message}>
      <h3 className={styles.who}>{t("paperChat.you")}</h3>
      <p className={styles.question}>{text}</p>
    </article>
  );
};

/** A complete answer: statements with their sources, and notes. */
export const AnswerView = (props: AnswerProps) => {
  const t = useTranslation();
  const { answer } = props;
  const code = answer.errorCode;
  return (
    <article className={styles.message}>
      <h3 className={styles.who}>{t("paperChat.assistant")}</h3>
      <Lead answer={answer} />
      {answer.statements.length > 0 ? (
        <Statements {...props} />
      ) : (
        answer.message !== "" && <p className={styles.statement}>{answer.message}</p>
      )}
      {answer.sources.length > 0 && (
        <ul className={styles.sources} aria-label={t("paperChat.sources")}>
          {answer.sources.map((source) => (
            <li key={source.no}>
              <button type="button" onClick={() => props.onSource(source)}>
                [{source.no}] {source.title} · {source.section && `${source.section} · `}
                {t("paperChat.page", { page: source.page })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {answer.isCut && <p className={styles.soft}>{t("paperChat.cut")}</p>}
      {answer.status === "aborted" && <p className={styles.soft}>{t("paperChat.stopped")}</p>}
      {answer.status === "error" && (
        <p role="alert" className={styles.soft}>
          {code?.startsWith("model.")
            ? t(`errors.${code}` as PhraseKey, { reason: "—", limit: "" })
            : t("paperChat.failed")}
        </p>
      )}
      <Rating answer={answer} />
    </article>
  );
};
