import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  StarFilled,
  StarOutlined,
} from "@ant-design/icons";
import type { AlignmentContent, AlignmentRow } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { AlignmentStep } from "../alignment-document.ts";
import type { Summary } from "../hooks/use-summary.ts";
import styles from "./alignments.module.css";

interface RowListProps {
  readonly content: AlignmentContent;
  readonly summary: Summary | null;
  readonly isEditable: boolean;
  readonly step: (step: AlignmentStep) => void;
  readonly onGo: (rowId: string, column: number) => void;
}

const MOST_SHOWN = 500;
const sorts = ["place", "name", "identity", "length"] as const;
const firstColumn = ({ letters, read }: AlignmentRow) =>
  read?.firstColumn ?? Math.max(0, letters.search(/[^ ]/));

/** All rows as a list: what each is, hidden or not, in which order; the text twin of the drawing. */
export const RowList = ({ content, summary, isEditable, step, onGo }: RowListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { rows, referenceId, settings } = content;
  const isReads = settings.method === "reads";
  const verdictOf = new Map(summary?.check?.reads.map(({ id, verdict }) => [id, verdict]));
  const identity = (id: string) => summary?.identityOf.get(id);
  const orders: Readonly<Record<string, (one: AlignmentRow, other: AlignmentRow) => number>> = {
    name: (one, other) => one.name.localeCompare(other.name),
    place: (one, other) => firstColumn(one) - firstColumn(other),
    identity: (one, other) => (identity(other.id) ?? 2) - (identity(one.id) ?? 2),
    length: (one, other) => other.size - one.size,
  };
  const sort = (key: string) => {
    const order = orders[key];
    if (!order) return;
    const isFirst = (row: AlignmentRow) => Number(row.id === referenceId);
    const sorted = rows.toSorted((one, other) => isFirst(other) - isFirst(one) || order(one, other));
    step({ type: "order", rowIds: sorted.map(({ id }) => id) });
  };
  const aboutOf = (row: AlignmentRow): string => {
    const parts = [format.basePairs(row.size, content.alphabet === "protein" ? "aa" : "bp")];
    const share = identity(row.id);
    if (row.id !== referenceId && share !== undefined)
      parts.push(t("alignments.identity", { percent: `${format.number(100 * share, 1)} %` }));
    if (row.strand === -1) parts.push(t("alignments.turned"));
    if (row.read) {
      const { start, end } = row.read.trimmed;
      parts.push(t("alignments.trimmedTo", { first: format.number(start + 1), last: format.number(end) }));
    }
    if (row.calls.length > 0) parts.push(t("alignments.callCount", { count: row.calls.length }));
    return parts.join(" · ");
  };
  return (
    <div className={styles.panelBody}>
      {isEditable && (
        <div className={styles.line}>
          <Select
            className={styles.grow ?? ""}
            aria-label={t("alignments.sortBy")}
            placeholder={t("alignments.sortBy")}
            value={null as string | null}
            options={sorts.map((value) => ({ value: value as string, label: t(`alignments.sort-${value}`) }))}
            onChange={(value) => value !== null && sort(value)}
          />
          {rows.some(({ isHidden }) => isHidden) && (
            <Button onClick={() => step({ type: "hide", rowIds: rows.map(({ id }) => id), isHidden: false })}>
              {t("alignments.showAll")}
            </Button>
          )}
        </div>
      )}
      <ol className={styles.plain} aria-label={t("alignments.rows")}>
        {rows.slice(0, MOST_SHOWN).map((row) => {
          const verdict = verdictOf.get(row.id);
          return (
            <li key={row.id} className={styles.rowLine} data-hidden={row.isHidden}>
              <div className={styles.rowText}>
                <button type="button" className={styles.go} onClick={() => onGo(row.id, firstColumn(row))}>
                  {row.name}
                </button>
                <span className={styles.help}>{aboutOf(row)}</span>
                {verdict && (
                  <span className={styles.mark} data-verdict={verdict}>
                    {t(`alignments.read-${verdict}`)}
                  </span>
                )}
              </div>
              {isEditable && (
                <span className={styles.rowTools}>
                  {!isReads && (
                    <Button
                      type="text"
                      size="small"
                      icon={row.id === referenceId ? <StarFilled /> : <StarOutlined />}
                      aria-pressed={row.id === referenceId}
                      aria-label={t("alignments.makeReference", { name: row.name })}
                      onClick={() =>
                        step({ type: "reference", rowId: row.id === referenceId ? null : row.id })
                      }
                    />
                  )}
                  <Button
                    type="text"
                    size="small"
                    icon={row.isHidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
                    aria-label={t(row.isHidden ? "alignments.showNamed" : "alignments.hideNamed", {
                      name: row.name,
                    })}
                    onClick={() => step({ type: "hide", rowIds: [row.id], isHidden: !row.isHidden })}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowUpOutlined />}
                    aria-label={t("alignments.upNamed", { name: row.name })}
                    onClick={() => step({ type: "move", rowId: row.id, by: -1 })}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowDownOutlined />}
                    aria-label={t("alignments.downNamed", { name: row.name })}
                    onClick={() => step({ type: "move", rowId: row.id, by: 1 })}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {rows.length > MOST_SHOWN && (
        <p className={styles.soft}>{t("alignments.rowsMore", { count: rows.length - MOST_SHOWN })}</p>
      )}
    </div>
  );
};
