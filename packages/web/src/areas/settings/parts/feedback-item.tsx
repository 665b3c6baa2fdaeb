import type { SentFeedback } from "@benchleaf/contract";
import { Button } from "antd";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Person } from "../../../ui/person.tsx";
import { pictureAddress, useResolveFeedback } from "../feedback.queries.ts";
import styles from "./feedback.module.css";

/** An address of this installation; anything else that someone sent is text. */
const isOurs = (page: string): boolean => /^\/(?![/\\])/.test(page);

/** One person's words with where they were, and a picture. */
export const FeedbackItem = ({ entry }: { entry: SentFeedback }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const settle = useResolveFeedback();
  const { id, text, page, userName, email, teamName, createTime, doneTime, hasPicture } = entry;
  const isDone = doneTime !== null;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Person name={userName} />
        <span className={styles.soft}>{teamName}</span>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <span className={styles.soft}>
          <Moment instant={createTime} />
        </span>
        <Button
          size="small"
          className={styles.action ?? ""}
          loading={settle.isPending}
          onClick={() => settle.mutate({ id, isDone: !isDone }, { onError: toasts.failure })}
        >
          {t(isDone ? "feedback.reopen" : "feedback.settle")}
        </Button>
      </div>
      <p className={styles.text}>{text}</p>
      <p className={styles.soft}>
        {t("feedback.page")} {isOurs(page) ? <a href={page}>{page}</a> : page}
      </p>
      {hasPicture && (
        <a href={pictureAddress(entry)} download title={t("feedback.download")}>
          <img
            className={styles.picture}
            src={pictureAddress(entry)}
            alt={t("feedback.pictureOf", { name: userName })}
            loading="lazy"
          />
        </a>
      )}
    </li>
  );
};
