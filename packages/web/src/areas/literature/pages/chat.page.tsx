import { type ChatMessage, type ChatSource, paperChatApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import type { ChatQuestion } from "../../../kernel/chat/stream-answer.ts";
import { useAsking } from "../../../kernel/chat/use-asking.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import styles from "../chat/chat.module.css";
import { useChatChanges, useConversation, useMessages, useRecommended } from "../chat/chat.queries.ts";
import { ConversationList } from "../chat/conversation-list.tsx";
import { AnswerView, QuestionView } from "../chat/message-view.tsx";
import { PromptBox, type ScopeChoice } from "../chat/prompt-box.tsx";
import { isBesideConversation, SourcePane } from "../chat/source-pane.tsx";
import { Suggestions } from "../chat/suggestions.tsx";
import { useCollections, usePaper } from "../library.queries.ts";

interface PaperQuestion extends ChatQuestion {
  readonly literatureId: string | null;
  readonly collectionId: string | null;
}

const rows = { ask: paperChatApi.chat, follow: paperChatApi.followAnswer };

/** The papers of an address without a conversation. */
const useScope = () => {
  const { literature, collection } = useQueryParams();
  return literature ? `paper:${literature}` : collection ? `collection:${collection}` : "";
};

const Opening = ({ onPaper }: { onPaper: (id: string) => void }) => {
  const t = useTranslation();
  const { data } = useRecommended();
  return (
    <div className={styles.opening}>
      <p className={styles.statement}>{t("paperChat.opening")}</p>
      {data?.records.length === 0 && (
        <p className={styles.soft}>
          {t("paperChat.noPapers")} <Link to="/library/literature">{t("paperChat.goToLibrary")}</Link>
        </p>
      )}
      {data && data.records.length > 0 && (
        <>
          <h2 className={styles.who}>{t("paperChat.startWith")}</h2>
          <ul className={styles.starts}>
            {data.records.map(({ literatureId, title }) => (
              <li key={literatureId}>
                <Button onClick={() => onPaper(literatureId)}>{title}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** A conversation about papers: history, messages, and the page of a statement's source. */
export default function ChatPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { chatId, literatureId } = usePathParams<"chatId" | "literatureId">();
  const wanted = useScope();
  const conversation = useConversation(chatId);
  const messages = useMessages(chatId);
  const collections = useCollections();
  const about =
    conversation.data?.literatureId ?? literatureId ?? (wanted.startsWith("paper:") ? wanted.slice(6) : null);
  const paper = usePaperName(about);
  const { refresh, stop } = useChatChanges();
  const [source, setSource] = useState<ChatSource | null>(null);
  const end = useRef<HTMLDivElement>(null);
  useBreadcrumbs([{ label: t("literature.title") }, { label: t("literature.ai"), to: "/literature/ai" }]);
  const open = (id: string | undefined, paperId?: string | null) =>
    void navigate({
      to: id ? (paperId ? `/literature/ai/${id}/${paperId}` : `/literature/ai/${id}`) : "/literature/ai",
    });
  const { asking, ask, resume, forget } = useAsking<PaperQuestion, ChatMessage>(rows, {
    onBegin: (id) => {
      // The page of the conversation is another one, and does not hear of an answer that ends before it is there.
      void refresh();
      open(id, wanted.startsWith("paper:") ? wanted.slice(6) : null);
    },
    onEnd: (answer) => {
      void refresh();
      const [first] = answer.sources;
      // Below the conversation, it would open unseen.
      if (first && answer.mode === "passages" && isBesideConversation()) setSource(first);
    },
  });
  const records = messages.data ? [...messages.data.pages].reverse().flatMap((page) => page.records) : [];
  const last = records.at(-1);
  const isOpen = last?.status === "pending" || last?.status === "processing";
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is gone on with once, when it is found open
  useEffect(() => {
    if (isOpen && asking === null && last) void resume(last);
  }, [isOpen, last?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown beside belongs to one conversation
  useEffect(() => setSource(null), [chatId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is brought into view as it moves
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [last?.id, asking?.text, asking?.question]);
  const isAnswering = asking !== null && asking.error === null;
  const fixed = conversation.data;
  const scope = fixed
    ? fixed.literatureId
      ? `paper:${fixed.literatureId}`
      : fixed.collectionId
        ? `collection:${fixed.collectionId}`
        : ""
    : wanted;
  const scopes: ScopeChoice[] = [
    { value: "", label: t("paperChat.scopeAll") },
    ...(about
      ? [
          {
            value: `paper:${about}`,
            label: t("paperChat.scopePaper", { name: fixed?.scopeName ?? paper ?? t("paperChat.scopeGone") }),
          },
        ]
      : []),
    ...(collections.data?.records ?? []).map(({ id, name }) => ({
      value: `collection:${id}`,
      label: t("paperChat.scopeCollection", { name }),
    })),
  ];
  const choose = (value: string) =>
    void navigate({
      to: "/literature/ai",
      search: value.startsWith("paper:")
        ? { literature: value.slice(6) }
        : value.startsWith("collection:")
          ? { collection: value.slice(11) }
          : {},
    });
  const send = (query: string) =>
    void ask({
      conversationId: chatId ?? null,
      literatureId: chatId || !scope.startsWith("paper:") ? null : scope.slice(6),
      collectionId: chatId || !scope.startsWith("collection:") ? null : scope.slice(11),
      query,
    });
  const shown = asking ? records.filter(({ id }) => id !== asking.messageId) : records;
  const showsQuestion =
    asking !== null && asking.question !== "" && shown.at(-1)?.message !== asking.question;
  const lastAnswer = !asking && last?.chatType === "answer" && !isOpen ? last : undefined;
  return (
    <Page>
      <PageHeader title={t("literature.ai")} />
      <div className={styles.bench} data-source={source ? "yes" : "no"}>
        <ConversationList
          chatId={chatId}
          onNew={() => {
            forget();
            open(undefined);
          }}
          onRemoved={(id) => id === chatId && open(undefined)}
        />
        <section className={styles.talk} aria-label={t("paperChat.conversation")}>
          <div
            className={styles.messages}
            role="log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
            tabIndex={0}
            aria-label={fixed?.title ?? t("paperChat.conversation")}
          >
            {conversation.error && <ErrorState error={conversation.error} onRetry={() => open(undefined)} />}
            {chatId && messages.isPending && !asking && <ListSkeleton label={t("shell.loading")} />}
            {!chatId && !asking && <Opening onPaper={(id) => choose(`paper:${id}`)} />}
            {messages.hasNextPage && (
              <Button type="text" onClick={() => void messages.fetchNextPage()}>
                {t("paperChat.olderMessages")}
              </Button>
            )}
            {shown.map((message) =>
              message.chatType === "question" ? (
                <QuestionView key={message.id} text={message.message} />
              ) : (
                <AnswerView key={message.id} answer={message} shown={source} onSource={setSource} />
              ),
            )}
            {asking && showsQuestion && <QuestionView text={asking.question} />}
            {asking && (
              <article className={styles.message}>
                <h3 className={styles.who}>{t("paperChat.assistant")}</h3>
                {asking.text !== "" && <p className={styles.statement}>{asking.text}</p>}
                {asking.error ? (
                  <p role="alert" className={styles.soft}>
                    {formatError(t, asking.error)}{" "}
                    <Button size="small" onClick={() => send(asking.question)}>
                      {t("paperChat.retry")}
                    </Button>
                  </p>
                ) : (
                  <p role="status" className={styles.soft}>
                    {t(asking.text === "" ? "paperChat.pending" : "paperChat.answering")}
                  </p>
                )}
              </article>
            )}
            {lastAnswer && <Suggestions messageId={lastAnswer.id} onAsk={send} />}
            <div ref={end} />
          </div>
          <PromptBox
            scopes={scopes}
            scope={scope}
            isScopeFixed={chatId !== undefined}
            isAnswering={isAnswering}
            onScope={choose}
            onAsk={send}
            onStop={() => asking?.messageId && stop.mutate(asking.messageId, { onError: toasts.failure })}
          />
        </section>
        {source && <SourcePane source={source} onClose={() => setSource(null)} />}
      </div>
    </Page>
  );
}

/** The title of a paper that a new conversation is about. */
const usePaperName = (literatureId: string | null): string | undefined => {
  const { data } = usePaper(literatureId ?? "", literatureId !== null);
  return data?.fields.title;
};
