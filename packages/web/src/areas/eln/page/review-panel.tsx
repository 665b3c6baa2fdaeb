import { CheckOutlined, CloseOutlined } from "@ant-design/icons";
import type { ElnBlock, ElnPage } from "@benchleaf/contract";
import { Button, Input, Tag } from "antd";
import { useEffect, useRef, useState } from "react";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useDecideEln, useElnBlocks, useElnProcesses, useReviewBlock } from "../eln.queries.ts";
import styles from "./page.module.css";

const colors: Readonly<Record<ElnBlock["status"], string>> = {
  uncommitted: "default",
  PENDING: "blue",
  APPROVED: "green",
  REJECTED: "red",
  modify: "orange",
};

interface BlockReviewProps {
  readonly page: ElnPage;
  readonly block: ElnBlock;
  /** Whether a link has led to it. */
  readonly isSought: boolean;
  /** Brings a block of the page into view. */
  readonly onPick: (blockId: string) => void;
}

/** One block of the submission, as the reviewer decides it. */
const BlockReview = ({ page, block, isSought, onPick }: BlockReviewProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const review = useReviewBlock();
  const [reason, setReason] = useState<string | null>(null);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) item.current?.scrollIntoView({ block: "center" });
  }, [isSought]);
  const decided = page.submission?.blocks.find(({ blockId }) => blockId === block.blockId);
  const mayReview = page.abilities.review && decided !== undefined;
  const say = (status: "APPROVED" | "REJECTED" | "PENDING", remark = "") =>
    review.mutate(
      { params: { elnId: page.file.id, block: block.blockId }, body: { status, remark } },
      { onSuccess: () => setReason(null), onError: toasts.failure },
    );
  const name = block.text.slice(0, 40) || t("elnPages.emptyBlock");
  return (
    <li
      ref={item}
      className={styles.block}
      data-status={block.status}
      data-sought={isSought ? "yes" : "no"}
      {...(isSought && { "aria-current": "location" as const })}
    >
      <button
        type="button"
        className={styles.pick}
        title={t("elnPages.showBlock")}
        onClick={() => onPick(block.blockId)}
      >
        {block.text || t("elnPages.emptyBlock")}
      </button>
      <div className={styles.line}>
        <Tag color={colors[block.status]}>{t(`elnPages.block-${block.status}` as PhraseKey)}</Tag>
        {decided?.reviewerName && (
          <span className={styles.soft}>
            {decided.reviewerName} {decided.decideTime && <Moment instant={decided.decideTime} />}
          </span>
        )}
      </div>
      {decided && decided.remark !== "" && <p className={styles.soft}>{decided.remark}</p>}
      {mayReview && reason === null && (
        <div className={styles.line}>
          <Button
            size="small"
            icon={<CheckOutlined />}
            disabled={decided.status === "APPROVED"}
            loading={review.isPending}
            aria-label={`${t("elnPages.approveBlock")}: ${name}`}
            onClick={() => say("APPROVED")}
          >
            {t("elnPages.approveBlock")}
          </Button>
          <Button
            size="small"
            danger
            icon={<CloseOutlined />}
            aria-label={`${t("elnPages.rejectBlock")}: ${name}`}
            onClick={() => setReason(decided.status === "REJECTED" ? decided.remark : "")}
          >
            {t("elnPages.rejectBlock")}
          </Button>
        </div>
      )}
      {mayReview && reason !== null && (
        <div className={styles.decide}>
          <Input.TextArea
            autoFocus
            rows={2}
            maxLength={200}
            aria-label={t("elnPages.reason")}
            placeholder={t("elnPages.reason")}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.line}>
            <Button
              size="small"
              danger
              disabled={reason.trim() === ""}
              onClick={() => say("REJECTED", reason)}
            >
              {t("elnPages.rejectBlock")}
            </Button>
            <Button size="small" onClick={() => setReason(null)}>
              {t("shell.cancel")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
};

/** The decision over the whole submission. */
const Decision = ({ page }: { readonly page: ElnPage }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const decide = useDecideEln();
  const [remark, setRemark] = useState("");
  const recordId = page.submission?.recordId ?? null;
  const hasRejected = page.submission?.blocks.some(({ status }) => status === "REJECTED") ?? false;
  if (recordId === null) return null;
  const say = (status: "approved" | "rejected") =>
    decide.mutate(
      { recordId, status, remark: remark.trim() },
      {
        onSuccess: ([answer]) =>
          answer?.code === "success"
            ? toasts.success(t(`elnPages.decided-${status}`))
            : toasts.warning(t(`errors.${answer?.code}` as PhraseKey)),
        onError: toasts.failure,
      },
    );
  return (
    <div className={styles.decide}>
      <Input.TextArea
        rows={2}
        maxLength={200}
        aria-label={t("elnPages.decisionRemark")}
        placeholder={t("elnPages.decisionRemark")}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <div className={styles.line}>
        <Button
          type="primary"
          disabled={hasRejected}
          loading={decide.isPending}
          onClick={() => say("approved")}
        >
          {t("elnPages.approveAll")}
        </Button>
        <Button
          danger
          disabled={remark.trim() === ""}
          loading={decide.isPending}
          onClick={() => say("rejected")}
        >
          {t("elnPages.rejectAll")}
        </Button>
      </div>
      <span className={styles.soft}>{t("elnPages.decideHelp")}</span>
    </div>
  );
};

interface ReviewPanelProps {
  readonly page: ElnPage;
  /** The block that a link has led to. */
  readonly sought: string | undefined;
  /** Brings a block of the page into view. */
  readonly onPick: (blockId: string) => void;
}

/** The review of a page: its blocks with their states, the decision, and earlier submissions. */
export const ReviewPanel = ({ page, sought, onPick }: ReviewPanelProps) => {
  const t = useTranslation();
  const { data: blocks = [] } = useElnBlocks(page.file.id);
  const { data: processes = [] } = useElnProcesses(page.file.id);
  const { submission } = page;
  if (submission === null) return <p className={styles.soft}>{t("elnPages.neverSubmitted")}</p>;
  return (
    <>
      <p className={styles.soft}>
        {t("elnPages.submittedBy", { name: submission.submitUserName, version: submission.version })}{" "}
        <Moment instant={submission.submitTime} />
      </p>
      {submission.remark !== "" && <p>{submission.remark}</p>}
      <ul className={styles.blocks}>
        {blocks
          .filter(({ text, status }) => text !== "" || status !== "uncommitted")
          .map((block) => (
            <BlockReview
              key={block.blockId}
              page={page}
              block={block}
              isSought={block.blockId === sought}
              onPick={onPick}
            />
          ))}
      </ul>
      {page.abilities.review && <Decision page={page} />}
      {processes.length > 1 && (
        <>
          <h2 className={styles.earlier}>{t("elnPages.earlier")}</h2>
          <ul className={styles.blocks}>
            {processes.slice(1).map((one) => (
              <li key={one.id} className={styles.soft}>
                {t(`elnPages.submission-${one.status}` as PhraseKey)} ·{" "}
                {t("elnPages.submittedBy", { name: one.submitUserName, version: one.version })}{" "}
                <Moment instant={one.submitTime} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
