import type { FileAccess, LabFile } from "@benchleaf/contract";
import { Radio } from "antd";
import { useState } from "react";
import { isSequenceFile } from "../../../kernel/file-address.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SidePanel } from "../../../kernel/parts/side-panel.tsx";
import styles from "../../../kernel/sharing/sharing.module.css";
import { useFileAccess, useSetClosed } from "../../../kernel/sharing/sharing.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { FileLinks } from "./file-links.tsx";
import { Publication } from "./publication.tsx";
import { ShareForm } from "./share-form.tsx";
import { SharedPeople } from "./shared-people.tsx";

/** The file whose shares are shown, and what closes them. */
export interface SharingPanelProps {
  readonly file: Pick<LabFile, "id" | "name" | "kind" | "abilities">;
  readonly onClose: () => void;
}

/** Whether the project's members have access: shown to everyone, changed by those who manage the file. */
const Openness = ({ file, access }: { file: SharingPanelProps["file"]; access: FileAccess }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const setClosed = useSetClosed();
  const [isAsking, setAsking] = useState(false);
  const { name, id: fileId } = file;
  const put = (isClosed: boolean) =>
    setClosed.mutate(
      { params: { fileId }, body: { isClosed } },
      {
        onSuccess: () => toasts.success(t(isClosed ? "sharing.nowClosed" : "sharing.nowOpen", { name })),
        onError: toasts.failure,
        onSettled: () => setAsking(false),
      },
    );
  const isAboveClosed = access.isRestricted && !access.isClosed;
  return (
    <section className={styles.part}>
      <h3 id="who-opens">{t("sharing.whoOpens")}</h3>
      <Radio.Group
        className={styles.choices ?? ""}
        aria-labelledby="who-opens"
        disabled={!file.abilities.manage || setClosed.isPending}
        value={access.isClosed || isAboveClosed ? "closed" : "open"}
        onChange={({ target }) => (target.value === "closed" ? setAsking(true) : put(false))}
        options={[
          {
            value: "open",
            label: t("sharing.open", { project: access.projectName }),
            disabled: isAboveClosed,
          },
          { value: "closed", label: t("sharing.closed") },
        ]}
      />
      <p className={styles.soft}>{t(isAboveClosed ? "sharing.closedAbove" : "sharing.closedHint")}</p>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("sharing.closedAsk")}
        action={t("sharing.close")}
        isBusy={setClosed.isPending}
        onConfirm={() => put(true)}
        onClose={() => setAsking(false)}
      >
        {t("sharing.closedText", { name })}
      </ConfirmDialog>
    </section>
  );
};

/** Who may do what with one file or folder. */
export const FileSharing = ({ file }: Pick<SharingPanelProps, "file">) => {
  const t = useTranslation();
  const { data: access, error, refetch } = useFileAccess(file.id);
  const mayManage = file.abilities.manage;
  return (
    <>
      {error && !access && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!access && !error && <ListSkeleton label={t("shell.loading")} />}
      {access && (
        <>
          <Openness file={file} access={access} />
          {mayManage ? <ShareForm file={file} /> : <p className={styles.soft}>{t("sharing.readOnly")}</p>}
          <SharedPeople fileId={file.id} shares={access.shares} mayManage={mayManage} />
          {mayManage && file.kind !== "folder" && <FileLinks fileId={file.id} />}
          {mayManage && isSequenceFile(file) && <Publication file={file} />}
        </>
      )}
    </>
  );
};

/** The same next to the list or the page of the file. */
export const SharingPanel = ({ file, onClose }: SharingPanelProps) => {
  const t = useTranslation();
  return (
    <SidePanel open size={440} title={t("sharing.titleOf", { name: file.name })} onClose={onClose}>
      <FileSharing file={file} />
    </SidePanel>
  );
};
