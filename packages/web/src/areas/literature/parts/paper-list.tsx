import { BulbOutlined, FileExclamationOutlined, FilePdfOutlined, HighlightOutlined } from "@ant-design/icons";
import type { Paper } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Checkbox, Tooltip } from "antd";
import { useMemo } from "react";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { authorsLine, extractionLine, sourceLine } from "../paper-text.ts";
import styles from "./library.module.css";
import { TagChips } from "./paper-tags.tsx";

interface PaperListProps {
  readonly label: string;
  readonly papers: readonly Paper[];
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  readonly onReachEnd: () => void;
}

const State = ({ paper }: { paper: Paper }) => {
  const t = useTranslation();
  const canBeSearched = paper.extraction === "read" || paper.extraction === "waiting";
  const PdfIcon = canBeSearched ? FilePdfOutlined : FileExclamationOutlined;
  return (
    <span className={styles.state}>
      <span>{t(`papers.state-${paper.own.readState}`)}</span>
      {paper.hasPdf && (
        <Tooltip title={extractionLine(t, paper.extraction)}>
          <PdfIcon
            role="img"
            className={canBeSearched ? "" : (styles.notSearched ?? "")}
            aria-label={extractionLine(t, paper.extraction)}
          />
        </Tooltip>
      )}
      {paper.recommendedCount > 0 && <BulbOutlined role="img" aria-label={t("papers.recommended")} />}
      {paper.markCount > 0 && (
        <span className={styles.soft}>
          <HighlightOutlined role="img" aria-label={t("papers.markCount", { count: paper.markCount })} />
          {paper.markCount}
        </span>
      )}
    </span>
  );
};

/** Papers by title, with authors, location and reading state. */
export const PaperList = ({ label, papers, picked, onPick, onReachEnd }: PaperListProps) => {
  const t = useTranslation();
  const columns = useMemo((): readonly Column<Paper>[] => {
    const toggle = (id: string) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      onPick(next);
    };
    const areAll = papers.length > 0 && papers.every(({ id }) => picked.has(id));
    return [
      {
        key: "pick",
        header: (
          <Checkbox
            aria-label={t("papers.pick")}
            checked={areAll}
            indeterminate={!areAll && picked.size > 0}
            onChange={() => onPick(areAll ? new Set() : new Set(papers.map(({ id }) => id)))}
          />
        ),
        width: "32px",
        cell: ({ id, fields }) => (
          <Checkbox
            aria-label={`${t("papers.pick")} ${fields.title}`}
            checked={picked.has(id)}
            onChange={() => toggle(id)}
          />
        ),
      },
      {
        key: "title",
        header: t("papers.columnTitle"),
        width: "minmax(240px, 3fr)",
        cell: ({ id, fields, tags }) => (
          <span className={styles.titled}>
            <Link to={`/library/literature/${id}`} className={styles.title} title={fields.title}>
              {fields.title}
            </Link>
            <TagChips tags={tags} />
          </span>
        ),
      },
      {
        key: "authors",
        header: t("papers.columnAuthors"),
        width: "minmax(120px, 1fr)",
        isSecondary: true,
        cell: ({ fields }) => authorsLine(t, fields),
      },
      {
        key: "source",
        header: t("papers.columnSource"),
        width: "minmax(140px, 1.2fr)",
        isSecondary: true,
        cell: ({ fields }) => sourceLine(fields),
      },
      {
        key: "state",
        header: t("papers.columnState"),
        width: "140px",
        cell: (paper) => <State paper={paper} />,
      },
      {
        key: "time",
        header: t("papers.columnTime"),
        width: "110px",
        isSecondary: true,
        cell: ({ createTime }) => <Moment instant={createTime} />,
      },
    ];
  }, [t, papers, picked, onPick]);
  return (
    <DataList
      label={label}
      columns={columns}
      rows={papers}
      rowKey={({ id }) => id}
      isSelected={({ id }) => picked.has(id)}
      onReachEnd={onReachEnd}
    />
  );
};
