import type { SequenceSummary } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Tag } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { SequenceKindIcon } from "../parts/list/sequence-kind-icon.tsx";
import styles from "../parts/list/sequence-table.module.css";
import { lengthUnit } from "../sequence-labels.ts";

type ListColumn = Column<SequenceSummary> & { readonly header: string };

/** Shown until a person chooses. */
export const DEFAULT_COLUMNS: readonly string[] = [
  "size",
  "molecule",
  "tags",
  "features",
  "project",
  "owner",
  "updateTime",
];

const moleculeOf = ({ kind, isProtein, isRna }: SequenceSummary) => {
  if (kind === "sanger") return "sanger";
  if (isProtein) return "protein";
  return isRna ? "rna" : "dna";
};

/** Columns of the list in addition to the name, which is always shown. */
export const useListColumns = (): { readonly name: ListColumn; readonly others: readonly ListColumn[] } => {
  const t = useTranslation();
  const format = useFormat();
  const { personalProjectId } = useSession();
  return useMemo(
    () => ({
      name: {
        key: "name",
        header: t("sequences.columnName"),
        width: "minmax(180px, 2fr)",
        isSortable: true,
        cell: (row) => (
          <span className={styles.name}>
            <SequenceKindIcon kind={row} />
            <Link
              className={styles.link}
              to="/sequence/$sequenceId"
              params={{ sequenceId: row.id }}
              title={row.name}
              data-letters={row.size ?? 0}
            >
              {row.name}
            </Link>
          </span>
        ),
      },
      others: [
        {
          key: "size",
          header: t("sequences.columnSize"),
          width: "112px",
          align: "end",
          isSortable: true,
          cell: (row) => format.basePairs(row.size ?? 0, lengthUnit(row)),
        },
        {
          key: "molecule",
          header: t("moleculeList.columnMolecule"),
          width: "88px",
          isSecondary: true,
          cell: (row) => t(`moleculeList.molecule-${moleculeOf(row)}`),
        },
        {
          key: "topology",
          header: t("moleculeList.columnTopology"),
          width: "72px",
          isSecondary: true,
          cell: (row) => t(`moleculeList.topology-${row.circular ? "circular" : "linear"}`),
        },
        {
          key: "tags",
          header: t("moleculeList.columnTags"),
          width: "minmax(80px, 1fr)",
          isSecondary: true,
          cell: (row) =>
            row.tags.map(({ id, name, color }) => (
              <Tag key={id} color={color}>
                {name}
              </Tag>
            )),
        },
        {
          key: "features",
          header: t("sequences.columnFeatures"),
          width: "80px",
          align: "end",
          isSecondary: true,
          cell: (row) => format.number(row.featureCount),
        },
        {
          key: "project",
          header: t("sequences.columnProject"),
          width: "minmax(110px, 1fr)",
          isSecondary: true,
          cell: (row) => (row.projectId === personalProjectId ? t("projects.personal") : row.projectName),
        },
        {
          key: "owner",
          header: t("sequences.columnOwner"),
          width: "130px",
          isSecondary: true,
          cell: (row) => <Colleague id={row.ownerId} name={row.ownerName} />,
        },
        {
          key: "updateTime",
          header: t("sequences.columnUpdated"),
          width: "120px",
          isSortable: true,
          isSecondary: true,
          cell: (row) => <Moment instant={row.updateTime} />,
        },
        {
          key: "createTime",
          header: t("moleculeList.columnCreated"),
          width: "120px",
          isSecondary: true,
          cell: (row) => <Moment instant={row.createTime} />,
        },
      ],
    }),
    [t, format, personalProjectId],
  );
};
