import { CopyOutlined, DownloadOutlined, PauseCircleOutlined, PlayCircleOutlined } from "@ant-design/icons";
import {
  describePlace,
  MAX_TRANSLATED_FILE_BYTES,
  type TranslationDetail,
  translationApi,
} from "@benchleaf/contract";
import { Alert, Button, Dropdown, Progress, Segmented } from "antd";
import { useState } from "react";
import { addressOf } from "../../../kernel/client.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useLanguageNames } from "../parts/language-names.ts";
import { NoModel } from "./model-notice.tsx";
import { SegmentList } from "./segment-list.tsx";
import styles from "./texts.module.css";
import {
  isRunning,
  type SegmentFilter,
  useModelStatus,
  useTranslationChanges,
  useTranslationDetail,
} from "./translation.queries.ts";
import { useFollowing } from "./use-following.ts";

const SHOWN_PLACES = 5;

const Progression = ({ detail }: { readonly detail: TranslationDetail }) => {
  const t = useTranslation();
  const done = detail.segmentCount - detail.waitingCount;
  if (detail.state === "reading")
    return (
      <p role="status" className={styles.soft}>
        {t("translateWords.reading")}
      </p>
    );
  return (
    <div role="status" className={styles.progress}>
      <span>{t("translateWords.progress", { done, total: detail.segmentCount })}</span>
      <Progress
        percent={Math.round((done / Math.max(1, detail.segmentCount)) * 100)}
        aria-label={t("translateWords.progressLabel")}
      />
    </div>
  );
};

/** What stands above the sentences: errors, why no model was used, and what the file has that was not read. */
const Notices = ({ detail, error }: { readonly detail: TranslationDetail; readonly error: unknown }) => {
  const t = useTranslation();
  return (
    <>
      {error !== null && <Alert type="error" showIcon title={formatError(t, error)} />}
      {detail.state === "error" && (
        <Alert
          type="error"
          showIcon
          title={`${t(`errors.${detail.errorCode ?? "system.error"}` as PhraseKey, { limit: MAX_TRANSLATED_FILE_BYTES / 1024 ** 2 })}${detail.segmentCount > 0 ? ` ${t("translateWords.doneStays")}` : ""}`}
        />
      )}
      {detail.state === "aborted" && (
        <Alert type="info" showIcon title={t("translateWords.stopped", { number: detail.waitingCount })} />
      )}
      {detail.reason !== null && detail.waitingCount > 0 && <NoModel reason={detail.reason} />}
      {detail.warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <ul className={styles.warnings}>
              {[...new Set(detail.warnings.map(({ code }) => code))].map((code) => (
                <li key={code}>
                  {t(`translateWords.warning-${code}`, {
                    place: detail.warnings
                      .filter((one) => one.code === code)
                      .slice(0, SHOWN_PLACES)
                      .map(({ place }) => describePlace(place, (kind) => t(`translateWords.place-${kind}`)))
                      .join(" · "),
                  })}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
};

/** One translation: its sentences side by side, its progress, and its downloads. */
export const OpenedTranslation = ({ translationId }: { readonly translationId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { nameOf } = useLanguageNames();
  const [show, setShow] = useState<SegmentFilter>("all");
  const { data: detail, error, refetch } = useTranslationDetail(translationId);
  const status = useModelStatus();
  const { stop, resume } = useTranslationChanges();
  const { drafts, error: streamError } = useFollowing(detail);
  if (error && !detail) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!detail) return <ListSkeleton label={t("shell.loading")} />;
  const runs = isRunning(detail);
  const isUnreadable = detail.errorCode === "translation.file.unreadable";
  const mayGoOn =
    !runs &&
    (detail.waitingCount > 0 || (detail.state === "error" && detail.segmentCount === 0 && !isUnreadable)) &&
    status.data?.isAvailable === true;
  const href = (format: "document" | "csv" | "xlsx") =>
    addressOf(translationApi.file.path, { params: { translationId }, query: { format } });
  const copy = async (): Promise<void> => {
    try {
      const answer = await fetch(href("document"), { credentials: "same-origin" });
      if (!answer.ok) throw new Error("download");
      await navigator.clipboard.writeText(await answer.text());
      toasts.success(t("translateWords.copied"));
    } catch {
      toasts.warning(t("translateWords.copyFailed"));
    }
  };
  return (
    <div className={styles.opened}>
      <div className={styles.bar}>
        <span className={styles.languages}>
          {nameOf(detail.sourceLanguage)} → {nameOf(detail.targetLanguage)}
        </span>
        {detail.glossaryName && (
          <span className={styles.soft}>
            {t("translateWords.withGlossary", { name: detail.glossaryName })}
          </span>
        )}
        {detail.memoryName && (
          <span className={styles.soft}>{t("translateWords.withMemory", { name: detail.memoryName })}</span>
        )}
        <span className={styles.actions}>
          {runs && (
            <Button
              icon={<PauseCircleOutlined />}
              loading={stop.isPending}
              onClick={() => stop.mutate(translationId, { onError: toasts.failure })}
            >
              {t("translateWords.stop")}
            </Button>
          )}
          {mayGoOn && (
            <Button
              icon={<PlayCircleOutlined />}
              loading={resume.isPending}
              onClick={() => resume.mutate(translationId, { onError: toasts.failure })}
            >
              {t("translateWords.resume")}
            </Button>
          )}
          {detail.documentKind === null && detail.segmentCount > 0 && (
            <Button icon={<CopyOutlined />} onClick={() => void copy()}>
              {t("translateWords.copy")}
            </Button>
          )}
          {detail.segmentCount > 0 && (
            <Dropdown
              trigger={["click"]}
              menu={{
                items: [
                  {
                    key: "document",
                    label: (
                      <a href={href("document")} download>
                        {t(
                          detail.documentKind === null || detail.documentKind === "pdf"
                            ? "translateWords.downloadText"
                            : "translateWords.downloadFile",
                        )}
                      </a>
                    ),
                  },
                  {
                    key: "xlsx",
                    label: (
                      <a href={href("xlsx")} download>
                        {t("translateWords.downloadXlsx")}
                      </a>
                    ),
                  },
                  {
                    key: "csv",
                    label: (
                      <a href={href("csv")} download>
                        {t("translateWords.downloadCsv")}
                      </a>
                    ),
                  },
                ],
              }}
            >
              <Button icon={<DownloadOutlined />}>{t("translateWords.download")}</Button>
            </Dropdown>
          )}
        </span>
      </div>
      {runs && <Progression detail={detail} />}
      <Notices detail={detail} error={streamError} />
      {detail.segmentCount > 0 && (
        <>
          <Segmented<SegmentFilter>
            className={styles.filter ?? ""}
            value={show}
            onChange={setShow}
            aria-label={t("translateWords.show")}
            options={[
              { value: "all", label: t("translateWords.showAll", { number: detail.segmentCount }) },
              { value: "waiting", label: t("translateWords.showWaiting", { number: detail.waitingCount }) },
              { value: "review", label: t("translateWords.showReview", { number: detail.reviewCount }) },
            ]}
          />
          <SegmentList detail={detail} show={show} drafts={drafts} />
        </>
      )}
      {!runs && detail.segmentCount === 0 && detail.state !== "error" && (
        <EmptyState title={t("translateWords.noText")} />
      )}
    </div>
  );
};
