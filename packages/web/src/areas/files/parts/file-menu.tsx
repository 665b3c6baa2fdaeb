import {
  CommentOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  LockOutlined,
  MoreOutlined,
  ProfileOutlined,
  TagsOutlined,
  TeamOutlined,
  UnlockOutlined,
} from "@ant-design/icons";
import type { LabFile, ListedFile } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";

export type FileAction =
  | "rename"
  | "move"
  | "copy"
  | "tags"
  | "versions"
  | "download"
  | "exportEln"
  | "lock"
  | "unlock"
  | "comments"
  | "sharing"
  | "operations"
  | "recycle";

const lockAction = ({ lock, abilities }: LabFile): { key: "lock" | "unlock"; disabled: boolean } =>
  lock ? { key: "unlock", disabled: !abilities.unlock } : { key: "lock", disabled: !abilities.edit };

/** What can be done to one file. Abilities come with the record. */
export const FileMenu = ({
  file,
  onPick,
}: {
  file: ListedFile;
  onPick: (action: FileAction, file: ListedFile) => void;
}) => {
  const t = useTranslation();
  const isFixed = !file.abilities.edit;
  const lock = lockAction(file);
  const items = [
    { key: "download", icon: <DownloadOutlined />, label: t("fileActions.download") },
    ...(file.kind === "folder"
      ? [{ key: "exportEln", icon: <ExportOutlined />, label: t("fileActions.exportEln") }]
      : []),
    { key: "rename", icon: <EditOutlined />, label: t("fileActions.rename"), disabled: isFixed },
    {
      key: "move",
      icon: <FolderOpenOutlined />,
      label: t("fileActions.move"),
      disabled: !file.abilities.recycle,
    },
    { key: "copy", icon: <CopyOutlined />, label: t("fileActions.copy") },
    { key: "tags", icon: <TagsOutlined />, label: t("fileActions.tags"), disabled: isFixed },
    ...(file.kind === "folder"
      ? []
      : [
          { key: "versions", icon: <HistoryOutlined />, label: t("fileActions.versions") },
          {
            ...lock,
            icon: lock.key === "lock" ? <LockOutlined /> : <UnlockOutlined />,
            label: t(`fileActions.${lock.key}`),
          },
        ]),
    { key: "comments", icon: <CommentOutlined />, label: t("comments.menu") },
    { key: "sharing", icon: <TeamOutlined />, label: t("sharing.menu") },
    { key: "operations", icon: <ProfileOutlined />, label: t("fileActions.operations") },
    {
      key: "recycle",
      icon: <DeleteOutlined />,
      label: t("fileActions.recycle"),
      danger: true,
      disabled: !file.abilities.recycle,
    },
  ];
  return (
    <Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => onPick(key as FileAction, file) }}>
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined />}
        aria-label={t("fileActions.actionsOf", { name: file.name })}
      />
    </Dropdown>
  );
};
