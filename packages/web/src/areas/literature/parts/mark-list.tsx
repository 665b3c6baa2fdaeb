import { DeleteOutlined } from "@ant-design/icons";
import { markColors, type PaperMark } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Input, Select } from "antd";
import { useState } from "react";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useMarkChanges, useMarks } from "../library.queries.ts";
import styles from "./paper.module.css";

interface MarkProps {
  readonly mark: PaperMark;
  readonly literatureId: string;
  /** The version of the PDF that is shown. */
  readonly version: number;
}

const Mark = ({ mark, literatureId, version }: MarkProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { update, remove } = useMarkChanges(literatureId);
  const [note, setNote] = useState(mark.note);
  const save = (change: Partial<Pick<PaperMark, "color" | "note">>) =>
    update.mutate({ markId: mark.id, color: mark.color, note, ...change }, { onError: toasts.failure });
  return (
    <li className={styles.card}>
      <blockquote className={styles.quote} data-color={mark.color}>
        {mark.quote}
      </blockquote>
      <div className={styles.row}>
        {mark.version === version ? (
          <Link
            to="."
            search
            hash={`page=${mark.page}`}
            aria-label={t("papers.goToMark", { page: mark.page })}
          >
            {t("papers.markPage", { page: mark.page })}
          </Link>
        ) : (
          <span className={styles.soft}>{t("papers.markOlder", { page: mark.page })}</span>
        )}
        <Colleague id={mark.authorId} name={mark.authorName} />
      </div>
      {mark.isOwn ? (
        <>
          <Input.TextArea
            rows={2}
            value={note}
            maxLength={4_000}
            aria-label={t("papers.markNote")}
            placeholder={t("papers.markNote")}
            onChange={(event) => setNote(event.target.value)}
            onBlur={() => note !== mark.note && save({ note })}
          />
          <div className={styles.row}>
            <Select
              size="small"
              aria-label={t("papers.markColor")}
              value={mark.color}
              options={markColors.map((color) => ({ value: color, label: t(`papers.color-${color}`) }))}
              onChange={(color) => save({ color })}
            />
            <ConfirmButton
              size="small"
              type="text"
              icon={<DeleteOutlined />}
              question={t("papers.removeMarkTitle")}
              consequence={t("papers.removeMarkText")}
              action={t("papers.removeMark")}
              onConfirm={() => remove.mutate(mark.id, { onError: toasts.failure })}
            >
              {t("papers.removeMark")}
            </ConfirmButton>
          </div>
        </>
      ) : (
        mark.note !== "" && <p className={styles.abstract}>{mark.note}</p>
      )}
    </li>
  );
};

/** The highlights of a paper in the order of its pages. */
export const MarkList = ({ literatureId, version }: { literatureId: string; version: number }) => {
  const t = useTranslation();
  const { data, error, refetch } = useMarks(literatureId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} label={t("shell.loading")} />;
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{t("papers.highlightHelp")}</p>
      {data.records.length === 0 && <p className={styles.lead}>{t("papers.noMarks")}</p>}
      <ul className={styles.cards}>
        {data.records.map((mark) => (
          <Mark key={mark.id} mark={mark} literatureId={literatureId} version={version} />
        ))}
      </ul>
    </div>
  );
};
