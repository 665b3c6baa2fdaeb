import {
  BookOutlined,
  CopyOutlined,
  DislikeFilled,
  DislikeOutlined,
  FileTextOutlined,
  LikeFilled,
  LikeOutlined,
} from "@ant-design/icons";
import type { AssistantLink, AssistantMessage } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useAssistantChanges } from "../assistant.queries.ts";
import { AnswerBody } from "./answer-body.tsx";
import { AnswerLink } from "./answer-link.tsx";
import styles from "./panel.module.css";
import { ProposalForm } from "./proposal-form.tsx";

/** A question as sent. */
export const QuestionView = ({ text }: { text: string }) => {
  const t = useTranslation();
  return (
    <article className={styles.message}>
      <h3 className={styles.who}>{t("assistantChat.you")}</h3>
      <p className={styles.question}>{text}</p>
    </article>
  );
};

const Links = ({ links, hasDetail }: { links: readonly AssistantLink[]; hasDetail: boolean }) => {
  const t = useTranslation();
  return (
    <ul className={styles.links} aria-label={t("assistantChat.sources")}>
      {links.map((link) => (
        <li key={link.no}>
          <AnswerLink link={link} className={styles.link}>
            {link.kind === "guide" ? <BookOutlined aria-hidden /> : <FileTextOutlined aria-hidden />}
            <span>{hasDetail ? link.title : `[${link.no}] ${link.title}`}</span>
          </AnswerLink>
          {hasDetail && link.detail !== "" && <p className={styles.detail}>{link.detail}</p>}
        </li>
      ))}
    </ul>
  );
};

/** Why the guide alone answers, and where that is changed. */
const WithoutModel = ({ answer: { reason, mode } }: { answer: AssistantMessage }) => {
  const t = useTranslation();
  return (
    <>
      {mode === "guide" && reason && <p className={styles.soft}>{t(`assistantChat.reason-${reason}`)}</p>}
      {mode === "not-found" && <p className={styles.text}>{t("assistantChat.notFound")}</p>}
      {reason === "no-model" && hasPermission("SETTINGS_MODEL") && (
        <p className={styles.soft}>
          <Link to="/settings/models">{t("assistantChat.setUpModel")}</Link>
        </p>
      )}
    </>
  );
};

const Rating = ({ answer }: { answer: AssistantMessage }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { rate } = useAssistantChanges();
  const { rating } = answer.feedback;
  const give = (wanted: "like" | "dislike") =>
    rate.mutate(
      { messageId: answer.id, rating: rating === wanted ? null : wanted },
      { onError: () => toasts.failure(new Error(t("assistantChat.ratingFailed"))) },
    );
  const copy = () =>
    navigator.clipboard
      .writeText(answer.message)
      .then(() => toasts.success(t("assistantChat.copied")), toasts.failure);
  return (
    <div className={styles.row}>
      <Button
        size="small"
        type="text"
        aria-pressed={rating === "like"}
        aria-label={t("assistantChat.like")}
        icon={rating === "like" ? <LikeFilled /> : <LikeOutlined />}
        onClick={() => give("like")}
      />
      <Button
        size="small"
        type="text"
        aria-pressed={rating === "dislike"}
        aria-label={t("assistantChat.dislike")}
        icon={rating === "dislike" ? <DislikeFilled /> : <DislikeOutlined />}
        onClick={() => give("dislike")}
      />
      {answer.message !== "" && (
        <Button
          size="small"
          type="text"
          aria-label={t("assistantChat.copy")}
          icon={<CopyOutlined />}
          onClick={() => void copy()}
        />
      )}
    </div>
  );
};

/** A complete answer: its text with links, and the changes that it proposes. */
export const AnswerView = ({ answer }: { answer: AssistantMessage }) => {
  const t = useTranslation();
  const isModel = answer.mode === "model";
  const code = answer.errorCode;
  return (
    <article className={styles.message}>
      <h3 className={styles.who}>{t("assistantChat.title")}</h3>
      {isModel ? <AnswerBody text={answer.message} links={answer.links} /> : <WithoutModel answer={answer} />}
      {answer.links.length > 0 && <Links links={answer.links} hasDetail={!isModel} />}
      {answer.proposals.map((proposal) => (
        <ProposalForm key={proposal.id} proposal={proposal} />
      ))}
      {answer.isCut && <p className={styles.soft}>{t("assistantChat.cut")}</p>}
      {answer.status === "aborted" && <p className={styles.soft}>{t("assistantChat.stopped")}</p>}
      {answer.status === "error" && (
        <p role="alert" className={styles.soft}>
          {code?.startsWith("model.")
            ? t(`errors.${code}` as PhraseKey, { reason: "—", limit: "" })
            : t("assistantChat.failed")}
        </p>
      )}
      <Rating answer={answer} />
    </article>
  );
};
