import { DeleteOutlined, UndoOutlined } from "@ant-design/icons";
import type { RecycledFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { FileIcon, useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePickColumn } from "../../../shared/files/pick-column.tsx";
import type { RowSelection } from "../../../shared/files/use-picked.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";

interface TrashActions {
  readonly onRestore: (file: RecycledFile) => void;
  readonly onErase: (file: RecycledFile) => void;
}

/** The columns of the trash. */
export const useTrashColumns = (
  files: readonly RecycledFile[],
  picked: RowSelection,
  { onRestore, onErase }: TrashActions,
): readonly Column<RecycledFile>[] => {
  const t = useTranslation();
  const format = useFormat();
  const kindName = useKindName();
  const pick = usePickColumn(files, picked);
  return [
    pick,
    {
      key: "name",
      header: t("fileActions.columnName"),
      width: "minmax(140px, 1fr)",
      cell: (file) => <NameCell icon={<FileIcon kind={file.kind} />}>{file.name}</NameCell>,
    },
    {
      key: "kind",
      header: t("fileActions.columnKind"),
      width: "100px",
      isSecondary: true,
      cell: ({ kind }) => kindName(kind),
    },
    {
      key: "project",
      header: t("fileActions.columnProject"),
      width: "minmax(100px, 200px)",
      isSecondary: true,
      cell: ({ projectName }) => projectName,
    },
    {
      key: "recycled",
      header: t("fileActions.columnDeleted"),
      width: "130px",
      isSecondary: true,
      cell: ({ recycleTime }) => <Moment instant={recycleTime} />,
    },
    {
      key: "erased",
      header: t("fileActions.columnErased"),
      width: "130px",
      isSecondary: true,
      cell: ({ eraseTime }) => format.date(eraseTime),
    },
    {
      key: "actions",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "148px",
      align: "end",
      cell: (file) => (
        <>
          <Button
            size="small"
            icon={<UndoOutlined />}
            aria-label={`${t("fileActions.restore")}: ${file.name}`}
            onClick={() => onRestore(file)}
          >
            {t("fileActions.restore")}
          </Button>{" "}
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={`${t("fileActions.erase")}: ${file.name}`}
            onClick={() => onErase(file)}
          />
        </>
      ),
    },
  ];
};
