import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Checkbox } from "antd";
import { addressOfFile, isSequenceFile } from "../../../kernel/file-address.ts";
import { type Format, useFormat } from "../../../kernel/format.ts";
import { FileIcon, useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useWords } from "../../../kernel/words.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { Person } from "../../../ui/person.tsx";
import type { Picked } from "../hooks/use-picked.ts";
import { type FileDeed, FileMenu } from "./file-menu.tsx";

const sizeOf = (format: Format, file: LabFile): string => {
  if (file.size === null) return "";
  return isSequenceFile(file) ? format.basePairs(file.size) : format.bytes(file.size);
};

/** The columns of the file list. */
export const useFileColumns = (
  files: readonly LabFile[],
  picked: Picked,
  onDeed: (deed: FileDeed, file: LabFile) => void,
): readonly Column<LabFile>[] => {
  const t = useWords();
  const format = useFormat();
  const kindName = useKindName();
  const isAll = files.length > 0 && picked.ids.size === files.length;
  return [
    {
      key: "pick",
      header: (
        <Checkbox
          aria-label={t("files.selectAll")}
          checked={isAll}
          indeterminate={picked.ids.size > 0 && !isAll}
          onChange={() => (isAll ? picked.clear() : picked.set(files.map(({ id }) => id)))}
        />
      ),
      width: "28px",
      cell: (file) => (
        <Checkbox
          aria-label={t("files.selectFile", { name: file.name })}
          checked={picked.ids.has(file.id)}
          onChange={(event) => picked.toggle(file.id, event.nativeEvent.shiftKey)}
        />
      ),
    },
    {
      key: "name",
      header: t("files.columnName"),
      width: "minmax(180px, 1fr)",
      cell: (file) => (
        <NameCell icon={<FileIcon kind={file.kind} />}>
          {file.kind === "folder" || isSequenceFile(file) ? (
            <Link {...addressOfFile(file)}>{file.name}</Link>
          ) : (
            file.name
          )}
        </NameCell>
      ),
    },
    {
      key: "kind",
      header: t("files.columnKind"),
      width: "96px",
      isSecondary: true,
      cell: ({ kind }) => kindName(kind),
    },
    {
      key: "size",
      header: t("files.columnSize"),
      width: "110px",
      align: "end",
      isSecondary: true,
      cell: (file) => sizeOf(format, file),
    },
    {
      key: "owner",
      header: t("files.columnOwner"),
      width: "140px",
      isSecondary: true,
      cell: ({ ownerName }) => <Person name={ownerName} />,
    },
    {
      key: "updated",
      header: t("files.columnUpdated"),
      width: "120px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "menu",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "32px",
      cell: (file) => <FileMenu file={file} onPick={onDeed} />,
    },
  ];
};
