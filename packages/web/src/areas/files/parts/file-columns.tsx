import { LockOutlined, StarFilled, StarOutlined } from "@ant-design/icons";
import type { LabFile, ListedFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Tag as Chip, Tooltip } from "antd";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { type Format, useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { FileIcon, useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePickColumn } from "../../../shared/files/pick-column.tsx";
import type { RowSelection } from "../../../shared/files/use-picked.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { type FileAction, FileMenu } from "./file-menu.tsx";
import { sizeOf } from "./file-size.ts";
import styles from "./files.module.css";

const lockWords = (lock: NonNullable<LabFile["lock"]>, format: Format) => ({
  name: lock.userName,
  since: format.dateTime(lock.since),
  until: format.dateTime(lock.until),
});

/** The columns of the file list. */
export const useFileColumns = (
  files: readonly ListedFile[],
  picked: RowSelection,
  onAction: (action: FileAction, file: ListedFile) => void,
  onStar: (file: ListedFile) => void,
): readonly Column<ListedFile>[] => {
  const t = useTranslation();
  const format = useFormat();
  const kindName = useKindName();
  const pick = usePickColumn(files, picked);
  return [
    pick,
    {
      key: "star",
      header: <span className="visually-hidden">{t("fileActions.favourite")}</span>,
      width: "24px",
      cell: (file) => (
        <Button
          size="small"
          type="text"
          icon={file.isFavourite ? <StarFilled className={styles.star ?? ""} /> : <StarOutlined />}
          aria-label={t("fileActions.favouriteOf", { name: file.name })}
          aria-pressed={file.isFavourite}
          onClick={() => onStar(file)}
        />
      ),
    },
    {
      key: "name",
      header: t("fileActions.columnName"),
      isSortable: true,
      width: "minmax(180px, 1fr)",
      cell: (file) => (
        <span className={styles.name}>
          <NameCell icon={<FileIcon kind={file.kind} />}>
            <Link {...addressOfFile(file)}>{file.name}</Link>
          </NameCell>
          {file.lock && (
            <Tooltip title={t("fileActions.lockedBy", lockWords(file.lock, format))}>
              <LockOutlined role="img" aria-label={t("fileActions.lockedBy", lockWords(file.lock, format))} />
            </Tooltip>
          )}
          {file.tags.map((tag) => (
            <Chip key={tag.id} color={tag.color}>
              {tag.name}
            </Chip>
          ))}
        </span>
      ),
    },
    {
      key: "kind",
      header: t("fileActions.columnKind"),
      width: "96px",
      isSecondary: true,
      cell: ({ kind }) => kindName(kind),
    },
    {
      key: "size",
      header: t("fileActions.columnSize"),
      isSortable: true,
      width: "110px",
      align: "end",
      isSecondary: true,
      cell: (file) => sizeOf(t, format, file),
    },
    {
      key: "owner",
      header: t("fileActions.columnOwner"),
      width: "140px",
      isSecondary: true,
      cell: ({ ownerId, ownerName }) => <Colleague id={ownerId} name={ownerName} />,
    },
    {
      key: "updateTime",
      header: t("fileActions.columnUpdated"),
      isSortable: true,
      width: "120px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "menu",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "32px",
      cell: (file) => <FileMenu file={file} onPick={onAction} />,
    },
  ];
};
