import type { ElnNode } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Checkbox, Tag } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { formatNode } from "../node-labels.ts";
import styles from "./interchange.module.css";

const icons = { folder: "folder", file: "other", sequence: "sequence", note: "txt" } as const;
const colors: Record<ElnNode["outcome"], string> = {
  new: "success",
  version: "processing",
  same: "default",
  leftOut: "default",
  refused: "error",
};
const INDENT_PX = 20;

interface NodeListProps {
  readonly nodes: readonly ElnNode[];
  /** Over or stopped: what has become of each; else what would. */
  readonly isDone: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose?: (node: ElnNode, isChosen: boolean) => void;
}

/** The parts of an archive as a tree: what each becomes, what has or would become of it, and what there is to know. */
export const NodeList = ({ nodes, isDone, chosen, onChoose }: NodeListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const columns = useMemo((): Column<ElnNode>[] => {
    const outcomeOf = (node: ElnNode): ElnNode["outcome"] =>
      isDone || node.refusal !== null || chosen.has(node.number) ? node.outcome : "leftOut";
    return [
      {
        key: "name",
        header: t("interchange.part"),
        width: "minmax(220px, 2fr)",
        cell: (node) => (
          <span className={styles.name} style={{ paddingInlineStart: node.depth * INDENT_PX }}>
            {onChoose && (
              <Checkbox
                aria-label={t("interchange.include", { name: node.name })}
                checked={chosen.has(node.number)}
                disabled={node.refusal !== null || (node.parent !== null && !chosen.has(node.parent))}
                onChange={({ target }) => onChoose(node, target.checked)}
              />
            )}
            <FileIcon kind={icons[node.becomes]} />
            {isDone && node.fileId !== null && node.becomes !== "folder" ? (
              <Link
                className={styles.text}
                to={
                  node.becomes === "sequence"
                    ? `/sequence/${node.fileId}`
                    : `/project/file/other/${node.fileId}`
                }
                title={node.name}
              >
                {node.name}
              </Link>
            ) : (
              <span className={styles.text} title={node.name}>
                {node.name}
              </span>
            )}
          </span>
        ),
      },
      {
        key: "becomes",
        header: t("interchange.becomes"),
        width: "110px",
        isSecondary: true,
        cell: ({ becomes }) => t(`interchange.becomes_${becomes}`),
      },
      {
        key: "size",
        header: t("interchange.size"),
        width: "90px",
        align: "end",
        isSecondary: true,
        cell: ({ size }) => (size === null ? "" : format.bytes(size)),
      },
      {
        key: "outcome",
        header: isDone ? t("interchange.outcome") : t("interchange.willBe"),
        width: "170px",
        cell: (node) => {
          const outcome = outcomeOf(node);
          return <Tag color={colors[outcome]}>{t(`interchange.${isDone ? "did" : "will"}_${outcome}`)}</Tag>;
        },
      },
      {
        key: "remarks",
        header: t("interchange.remarks"),
        width: "minmax(200px, 3fr)",
        isSecondary: true,
        cell: (node) => {
          const said = formatNode(t, node).join(" · ");
          return (
            <span className={`${styles.text} ${styles.soft}`} title={said}>
              {said}
            </span>
          );
        },
      },
    ];
  }, [t, format, isDone, chosen, onChoose]);
  return (
    <div className={styles.list}>
      <DataList
        label={isDone ? t("interchange.report") : t("interchange.parts")}
        columns={columns}
        rows={nodes}
        rowKey={({ number }) => String(number)}
      />
    </div>
  );
};
