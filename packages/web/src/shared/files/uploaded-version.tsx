import { DownloadOutlined, UndoOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { downloadFile } from "./download-file.ts";
import { useRestoreVersion } from "./file-history.queries.ts";

/** What can be done with one version of an uploaded file. */
export const UploadedVersion = ({ file, version }: { file: LabFile; version: number }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const restore = useRestoreVersion();
  const bringBack = () =>
    restore.mutate(
      { params: { fileId: file.id }, body: { version, baseVersion: file.version } },
      {
        onSuccess: () => toasts.success(t("files.restoredFrom", { version })),
        onError: toasts.failure,
      },
    );
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<DownloadOutlined />}
        aria-label={t("fileActions.downloadVersion", { version })}
        onClick={() => downloadFile(file, version)}
      />
      {file.abilities.edit && version !== file.version && (
        <Button
          size="small"
          type="text"
          icon={<UndoOutlined />}
          loading={restore.isPending}
          aria-label={t("fileActions.restoreVersion", { version })}
          onClick={bringBack}
        />
      )}
    </>
  );
};
