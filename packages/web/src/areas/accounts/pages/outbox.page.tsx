import { outboxApi, type SentMessage } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { call } from "../../../kernel/client.ts";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { Failure } from "../../../kernel/failure.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "../parts/outbox.module.css";

const REFRESH_MS = 3_000;

/** Every second part of a text is an address within it. */
const partsOf = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => ({ part, key: String(place), isAddress: place % 2 === 1 }));

/** A character's text, its addresses as links. */
const Body = ({ text }: { text: string }) => (
  <pre>
    {partsOf(text).map(({ part, key, isAddress }) =>
      isAddress ? (
        <a key={key} href={part}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </pre>
);

const Message = ({ message }: { message: SentMessage }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <li className={styles.message}>
      <h2>{message.subject || t("accounts.outboxSms")}</h2>
      <p className={styles.about}>
        {t(message.channel === "email" ? "accounts.outboxMail" : "accounts.outboxSms")} · {message.to} ·{" "}
        <time dateTime={message.createTime}>{format.dateTime(message.createTime)}</time>
      </p>
      <Body text={message.text} />
    </li>
  );
};

/** The emails and messages that a demo lab has sent. A server without demo accounts has no such page. */
export default function OutboxPage() {
  const t = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ["outbox"],
    queryFn: () => call(outboxApi.sentMessages, undefined, { isSessionOptional: true }),
    refetchInterval: (query) => (query.state.error ? false : REFRESH_MS),
  });
  if (error instanceof Failure && error.code === "route.not.found") return <NotFound />;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t("accounts.outboxTitle")}</h1>
        <Button onClick={() => void refetch()}>{t("accounts.outboxRefresh")}</Button>
      </header>
      <p className={styles.about}>{t("accounts.outboxLead")}</p>
      {data === undefined && <ListSkeleton label={t("accounts.outboxTitle")} />}
      {data?.length === 0 && <p>{t("accounts.outboxEmpty")}</p>}
      <ul className={styles.list}>
        {data?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </main>
  );
}
