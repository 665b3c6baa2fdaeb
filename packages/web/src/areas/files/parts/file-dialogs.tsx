import type { LabFile, ListedFile } from "@benchleaf/contract";
import { Suspense } from "react";
import { SidePanel } from "../../../kernel/parts/side-panel.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CommentsPanel } from "../../../shared/comments/comments-panel.tsx";
import { useRename } from "../../../shared/files/file-history.queries.ts";
import { OperationList } from "../../../shared/files/operation-list.tsx";
import { SharingPanel } from "../../../shared/files/sharing/sharing-panel.tsx";
import { TagDialog } from "../../../shared/files/tag-dialog.tsx";
import { TargetDialog } from "../../../shared/files/target-dialog.tsx";
import type { FileActions } from "../../../shared/files/use-file-actions.ts";
import { VersionList } from "../../../shared/files/version-list.tsx";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { useCreateFolder } from "../files.queries.ts";
import { NameDialog } from "./name-dialog.tsx";
import { PdfDialog } from "./pdf-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

/** The open dialog with its files. */
export type OpenDialog =
  | { readonly kind: "folder" }
  | {
      readonly kind: "rename" | "versions" | "comments" | "sharing" | "operations";
      readonly file: ListedFile;
    }
  | {
      readonly kind: "move" | "copy" | "renameMany" | "tags" | "pdf" | "labels";
      readonly files: readonly ListedFile[];
    };

interface FileDialogsProps {
  readonly open: OpenDialog | null;
  readonly projectId: string;
  readonly folderId: string | null;
  readonly actions: FileActions;
  /** After what was done to the picked files. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface NameProps {
  readonly onFinish: (text: string) => void;
  readonly onClose: () => void;
}

const FolderDialog = ({
  projectId,
  folderId,
  onFinish,
  onClose,
}: NameProps & Pick<FileDialogsProps, "projectId" | "folderId">) => {
  const t = useTranslation();
  const create = useCreateFolder();
  const save = (name: string) =>
    create.mutate(
      { body: { projectId, folderId, name } },
      { onSuccess: () => onFinish(t("fileActions.folderCreated", { name })) },
    );
  return (
    <NameDialog
      title={t("fileActions.newFolder")}
      label={t("fileActions.folderName")}
      action={t("shell.create")}
      initial=""
      isBusy={create.isPending}
      error={create.error}
      onSave={save}
      onClose={onClose}
    />
  );
};

const FileNameDialog = ({ file, onFinish, onClose }: NameProps & { readonly file: LabFile }) => {
  const t = useTranslation();
  const rename = useRename();
  const save = (name: string) =>
    rename.mutate(
      { params: { fileId: file.id }, body: { name } },
      { onSuccess: () => onFinish(t("fileActions.renamed", { name })) },
    );
  return (
    <NameDialog
      title={t("fileActions.rename")}
      label={t("fileActions.fileName")}
      action={t("shell.save")}
      initial={file.name}
      isBusy={rename.isPending}
      error={rename.error}
      onSave={save}
      onClose={onClose}
    />
  );
};

export const FileDialogs = ({ open, projectId, folderId, actions, onDone, onClose }: FileDialogsProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  if (!open) return null;
  const finish = (text: string) => {
    toasts.success(text);
    onClose();
  };
  const end = () => {
    onDone();
    onClose();
  };
  switch (open.kind) {
    case "versions":
      return (
        <SidePanel
          open
          size={400}
          title={t("fileActions.versionsOf", { name: open.file.name })}
          onClose={onClose}
        >
          <VersionList file={open.file} />
        </SidePanel>
      );
    case "comments":
      return <CommentsPanel file={open.file} onClose={onClose} />;
    case "sharing":
      return <SharingPanel file={open.file} onClose={onClose} />;
    case "operations":
      return (
        <SidePanel
          open
          size={400}
          title={t("fileActions.operationsOf", { name: open.file.name })}
          onClose={onClose}
        >
          <OperationList file={open.file} />
        </SidePanel>
      );
    case "folder":
      return <FolderDialog projectId={projectId} folderId={folderId} onFinish={finish} onClose={onClose} />;
    case "rename":
      return <FileNameDialog file={open.file} onFinish={finish} onClose={onClose} />;
    case "renameMany":
      return <RenameDialog files={open.files} onDone={end} onClose={onClose} />;
    case "pdf":
      return <PdfDialog files={open.files} onDone={end} onClose={onClose} />;
    case "labels":
      return (
        <Suspense fallback={null}>
          <PrintLabels
            records={open.files.map(({ id, name }) => ({ kind: "file", id, name }))}
            onClose={onClose}
          />
        </Suspense>
      );
    case "tags":
      return <TagDialog files={open.files} onClose={onClose} />;
    default: {
      const { kind, files } = open;
      return (
        <TargetDialog
          action={kind}
          files={files}
          projectId={projectId}
          onChoose={(target) => actions[kind](files, target, end)}
          onClose={onClose}
        />
      );
    }
  }
};
