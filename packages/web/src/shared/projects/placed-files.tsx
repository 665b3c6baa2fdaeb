import type { Id, PlacedFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOfFile } from "../../kernel/file-address.ts";
import { Colleague } from "../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { FileIcon, useKindName } from "../../kernel/parts/file-icon.tsx";
import { Moment } from "../../kernel/parts/moment.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import type { Column } from "../../ui/data-list.tsx";
import { DataList } from "../../ui/data-list.tsx";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { NameCell } from "../../ui/name-cell.tsx";

/** State of an infinite list. */
interface Pages<File> {
  readonly data: { readonly pages: readonly { readonly records: readonly File[] }[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface PlacedFilesProps<File extends PlacedFile> {
  readonly label: string;
  readonly list: Pages<File>;
  readonly empty: ReactNode;
  /** Stands after the name, instead of the owner. */
  readonly person?: {
    readonly header: string;
    readonly of: (file: File) => { readonly id: Id; readonly name: string };
  };
  readonly mark?: (file: File) => ReactNode;
  readonly onOpen?: (file: File) => void;
}

/** Files out of many projects, each with the way to where it is. */
export const PlacedFiles = <File extends PlacedFile>(props: PlacedFilesProps<File>) => {
  const t = useTranslation();
  const kindName = useKindName();
  const { label, list, empty, person, mark, onOpen } = props;
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
  const files = list.data.pages.flatMap(({ records }) => records);
  if (files.length === 0 && list.hasNextPage) {
    if (!list.isFetchingNextPage) void list.fetchNextPage();
    return <ListSkeleton label={t("shell.loading")} />;
  }
  if (files.length === 0) return empty;
  const columns: readonly Column<File>[] = [
    {
      key: "name",
      header: t("projectPages.columnName"),
      width: "minmax(180px, 1fr)",
      cell: (file) => (
        <NameCell icon={<FileIcon kind={file.kind} />}>
          <Link {...addressOfFile(file)} onClick={() => onOpen?.(file)}>
            {file.name}
          </Link>
          {mark?.(file)}
        </NameCell>
      ),
    },
    {
      key: "project",
      header: t("projectPages.columnProject"),
      width: "minmax(120px, 200px)",
      isSecondary: true,
      cell: (file) => (
        <Link to={`/project/${file.projectId}/file`}>
          {file.isPersonalProject ? t("projects.personal") : file.projectName}
        </Link>
      ),
    },
    {
      key: "kind",
      header: t("projectPages.columnKind"),
      width: "130px",
      isSecondary: true,
      cell: ({ kind }) => kindName(kind),
    },
    {
      key: "person",
      header: person?.header ?? t("projectPages.columnOwner"),
      width: "150px",
      isSecondary: true,
      cell: (file) => <Colleague {...(person?.of(file) ?? { id: file.ownerId, name: file.ownerName })} />,
    },
    {
      key: "updated",
      header: t("projectPages.columnUpdated"),
      width: "120px",
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
  ];
  return (
    <DataList
      label={label}
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
    />
  );
};
