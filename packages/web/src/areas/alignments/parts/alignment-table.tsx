import type { AlignmentSummary } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import type { AlignmentSort, useAlignmentList } from "../alignments.queries.ts";

interface AlignmentTableProps {
  readonly list: ReturnType<typeof useAlignmentList>;
  readonly sort: AlignmentSort;
  readonly onSort: (sort: AlignmentSort) => void;
}

export const AlignmentTable = ({ list, sort, onSort }: AlignmentTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { personalProjectId } = useSession();
  const columns = useMemo(
    (): Column<AlignmentSummary>[] => [
      {
        key: "name",
        header: t("alignments.name"),
        width: "minmax(180px, 2fr)",
        isSortable: true,
        cell: (row) => (
          <NameCell icon={<FileIcon kind="alignment" />}>
            <Link to="/sequence/alignment/$alignmentId" params={{ alignmentId: row.id }} title={row.name}>
              {row.name}
            </Link>
          </NameCell>
        ),
      },
      {
        key: "method",
        header: t("alignments.method"),
        width: "minmax(140px, 1fr)",
        isSecondary: true,
        cell: ({ method }) => t(`alignments.method-${method}`),
      },
      {
        key: "rows",
        header: t("alignments.rowCount"),
        width: "90px",
        align: "end",
        cell: ({ rowCount }) => format.number(rowCount),
      },
      {
        key: "columns",
        header: t("alignments.columnCount"),
        width: "110px",
        align: "end",
        isSecondary: true,
        cell: ({ columnCount }) => format.number(columnCount),
      },
      {
        key: "project",
        header: t("alignments.place"),
        width: "minmax(120px, 1fr)",
        isSecondary: true,
        cell: (row) => (row.projectId === personalProjectId ? t("projects.personal") : row.projectName),
      },
      {
        key: "owner",
        header: t("sequences.columnOwner"),
        width: "140px",
        isSecondary: true,
        cell: (row) => <Colleague id={row.ownerId} name={row.ownerName} />,
      },
      {
        key: "updateTime",
        header: t("sequences.columnUpdated"),
        width: "136px",
        isSortable: true,
        isSecondary: true,
        cell: (row) => <Moment instant={row.updateTime} />,
      },
    ],
    [t, format, personalProjectId],
  );
  const key = sort.replace("-", "");
  return (
    <DataList
      label={t("sequences.alignments")}
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      sort={{ key, isDescending: sort.startsWith("-") }}
      onSort={(next) => {
        const column = next === "name" ? "name" : "updateTime";
        const isTurned = key === column && !sort.startsWith("-");
        const natural: AlignmentSort = column === "name" ? "name" : "-updateTime";
        onSort(key === column ? (isTurned ? `-${column}` : column) : natural);
      }}
      onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
    />
  );
};
