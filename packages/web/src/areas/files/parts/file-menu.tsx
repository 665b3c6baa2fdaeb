import {
  DeleteOutlined,
  EditOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  MoreOutlined,
} from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useWords } from "../../../kernel/words.ts";

export type FileDeed = "rename" | "move" | "versions" | "recycle";

/** What can be done to one file. Abilities come with the record. */
export const FileMenu = ({
  file,
  onPick,
}: {
  file: LabFile;
  onPick: (deed: FileDeed, file: LabFile) => void;
}) => {
  const t = useWords();
  const items = [
    { key: "rename", icon: <EditOutlined />, label: t("files.rename"), disabled: !file.abilities.edit },
    { key: "move", icon: <FolderOpenOutlined />, label: t("files.move"), disabled: !file.abilities.edit },
    ...(file.kind === "folder"
      ? []
      : [{ key: "versions", icon: <HistoryOutlined />, label: t("files.versions") }]),
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
