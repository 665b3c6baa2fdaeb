import {
  CameraOutlined,
  CloudUploadOutlined,
  FolderAddOutlined,
  PlusOutlined,
  UploadOutlined,
} from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useRef } from "react";
import { useTranslation } from "../../../kernel/translation.ts";

interface AddMenuProps {
  readonly onFiles: (files: File[]) => void;
  /** Absent if no folder may be made. */
  readonly onFolder?: () => void;
  readonly onBatch: () => void;
}

/** On a phone: a photo of the camera, files, a folder, behind one round button. */
export const AddMenu = ({ onFiles, onFolder, onBatch }: AddMenuProps) => {
  const t = useTranslation();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    field.value = "";
    if (files.length > 0) onFiles(files);
  };
  const ways = [
    {
      key: "photo",
      icon: <CameraOutlined />,
      label: t("fileActions.takePhoto"),
      go: () => camera.current?.click(),
    },
    {
      key: "files",
      icon: <UploadOutlined />,
      label: t("fileActions.uploadFiles"),
      go: () => chooser.current?.click(),
    },
    ...(onFolder
      ? [{ key: "folder", icon: <FolderAddOutlined />, label: t("fileActions.newFolder"), go: onFolder }]
      : []),
    { key: "batch", icon: <CloudUploadOutlined />, label: t("files.batchTitle"), go: onBatch },
  ];
  const items = ways.map(({ key, icon, label }) => ({ key, icon, label }));
  return (
    <>
      <Dropdown
        trigger={["click"]}
        menu={{ items, onClick: ({ key }) => ways.find((way) => way.key === key)?.go() }}
      >
        <Button type="primary" icon={<PlusOutlined />}>
          {t("fileActions.add")}
        </Button>
      </Dropdown>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t("fileActions.takePhoto")}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={t("fileActions.uploadFiles")}
        onChange={({ target }) => take(target)}
      />
    </>
  );
};
