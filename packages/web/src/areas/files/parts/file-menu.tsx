import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  LockOutlined,
  MoreOutlined,
  ProfileOutlined,
  TagsOutlined,
  UnlockOutlined,
} from "@ant-design/icons";
import type { LabFile, ListedFile } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useWords } from "../../../kernel/words.ts";

export type FileDeed =
  | "rename"
  | "move"
  | "copy"
  | "tags"
  | "versions"
  | "lock"
  | "unlock"
  | "operations"
  | "recycle";

const lockDeed = ({ lock, abilities }: LabFile): { key: FileDeed; disabled: boolean } =>
  lock ? { key: "unlock", disabled: !abilities.unlock } : { key: "lock", disabled: !abilities.edit };

/** What can be done to one file. Abilities come with the record. */
export const FileMenu = ({
  file,
  onPick,
}: {
  file: ListedFile;
  onPick: (deed: FileDeed, file: ListedFile) => void;
}) => {
  const t = useWords();
  const isFixed = !file.abilities.edit;
  const lock = lockDeed(file);
  const items = [
    { key: "rename", icon: <EditOutlined />, label: t("files.rename"), disabled: isFixed },
    { key: "move", icon: <FolderOpenOutlined />, label: t("files.move"), disabled: isFixed },
    { key: "copy", icon: <CopyOutlined />, label: t("files.copy") },
    { key: "tags", icon: <TagsOutlined />, label: t("files.tags"), disabled: isFixed },
    ...(file.kind === "folder"
      ? []
      : [
          { key: "versions", icon: <HistoryOutlined />, label: t("files.versions") },
          {
            ...lock,
            icon: lock.key === "lock" ? <LockOutlined /> : <UnlockOutlined />,
            label: t(`files.${lock.key}`),
          },
        ]),
    { key: "operations", icon: <ProfileOutlined />, label: t("files.operations") },
    {
      key: "recycle",
      icon: <DeleteOutlined />,
      label: t("files.recycle"),
      danger: true,
      disabled: !file.abilities.recycle,
    },
  ];
  return (
    <Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => onPick(key as FileDeed, file) }}>
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined />}
        aria-label={t("files.actionsOf", { name: file.name })}
      />
    </Dropdown>
  );
};
