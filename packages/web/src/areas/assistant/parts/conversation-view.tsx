import { type AssistantMessage, CHAT_SCROLL_DELAY_MS } from "@benchleaf/contract";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import type { Asking } from "../../../kernel/chat/use-asking.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { useMessages } from "../assistant.queries.ts";
import { useParameters } from "../assistant.queries.ts";
import { AnswerBody } from "./answer-body.tsx";
import { AnswerView, QuestionView } from "./message-view.tsx";
import styles from "./panel.module.css";
import { Suggestions } from "./suggestions.tsx";

interface ConversationViewProps {
  readonly conversationId: string | null;
  readonly messages: ReturnType<typeof useMessages>;
  readonly records: readonly AssistantMessage[];
  readonly asking: Asking | null;
  readonly onAsk: (question: string) => void;
  readonly onNew: () => void;
}

const Opening = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const t = useTranslation();
  const { data, error, refetch } = useParameters();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <>
      <p className={styles.text}>{t(`assistantChat.opening-${data.openingStatement}`)}</p>
      <Suggestions questions={data.suggestedQuestions} onAsk={onAsk} />
    </>
  );
};

const Running = ({ asking, onAsk }: { asking: Asking; onAsk: (question: string) => void }) => {
  const t = useTranslation();
  return (
    <article className={styles.message}>
      <h3 className={styles.who}>{t("assistantChat.title")}</h3>
      {asking.text !== "" && <AnswerBody text={asking.text} links={[]} />}
      {asking.error ? (
        <p role="alert" className={styles.soft}>
          {t("assistantChat.requestFailed", { reason: formatError(t, asking.error) })}{" "}
          <Button size="small" onClick={() => onAsk(asking.question)}>
            {t("assistantChat.retry")}
          </Button>
        </p>
      ) : (
        <p role="status" className={styles.soft}>
          {t(asking.text === "" ? "assistantChat.pending" : "assistantChat.answering")}
        </p>
      )}
    </article>
  );
};

/** The messages of a conversation, or the assistant's introduction; the end comes into view shortly after it moves. */
export const ConversationView = (props: ConversationViewProps) => {
  const t = useTranslation();
  const { conversationId, messages, records, asking, onAsk } = props;
  const end = useRef<HTMLDivElement>(null);
  const last = records.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is brought into view as it moves
  useEffect(() => {
    const timer = setTimeout(() => {
      end.current?.scrollIntoView({ block: "end" });
    }, CHAT_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [last?.id, last?.status, asking?.question, Math.floor((asking?.text.length ?? 0) / 200)]);
  const shown = asking ? records.filter(({ id }) => id !== asking.messageId) : records;
  const showsQuestion =
    asking !== null && asking.question !== "" && shown.at(-1)?.message !== asking.question;
  return (
    <div
      className={styles.messages}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
      tabIndex={0}
      aria-label={t("assistantChat.conversation")}
    >
      {messages.error && <ErrorState error={messages.error} onRetry={props.onNew} />}
      {conversationId !== null && messages.isPending && !asking && (
        <ListSkeleton label={t("shell.loading")} />
      )}
      {conversationId === null && !asking && <Opening onAsk={onAsk} />}
      {messages.hasNextPage && (
        <Button type="text" onClick={() => void messages.fetchNextPage()}>
          {t("assistantChat.olderMessages")}
        </Button>
      )}
      {shown.map((message) =>
        message.chatType === "question" ? (
          <QuestionView key={message.id} text={message.message} />
        ) : (
          <AnswerView key={message.id} answer={message} />
        ),
      )}
      {asking && showsQuestion && <QuestionView text={asking.question} />}
      {asking && <Running asking={asking} onAsk={onAsk} />}
      <div ref={end} />
    </div>
  );
};
