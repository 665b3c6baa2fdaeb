import type { LabFile } from "@benchleaf/contract";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { useCreateFolder, useRename } from "../files.queries.ts";
import type { Folder } from "../folder-tree.ts";
import type { FileActions } from "../hooks/use-file-actions.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { VersionsPanel } from "./versions-panel.tsx";

/** Which dialog stands open, with what it is about. */
export type OpenDialog =
  | { readonly kind: "folder" }
  | { readonly kind: "rename" | "versions"; readonly file: LabFile }
  | { readonly kind: "move"; readonly files: readonly LabFile[] };

interface FileDialogsProps {
  readonly open: OpenDialog | null;
  readonly projectId: string;
  readonly folderId: string | null;
  readonly folders: readonly Folder[];
  readonly actions: FileActions;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

export const FileDialogs = ({
  open,
  projectId,
  folderId,
  folders,
  actions,
  onMoved,
  onClose,
}: FileDialogsProps) => {
  const t = useWords();
  const notice = useNotice();
  const create = useCreateFolder();
  const rename = useRename();
  if (!open) return null;
  const finish = (text: string) => {
    notice.success(text);
    onClose();
  };
  if (open.kind === "versions") return <VersionsPanel file={open.file} onClose={onClose} />;
  if (open.kind === "move") {
    const move = (target: string | null, name: string) =>
      actions.move(open.files, target, name, () => {
        onMoved();
        onClose();
      });
    return <MoveDialog files={open.files} folders={folders} onMove={move} onClose={onClose} />;
  }
  if (open.kind === "folder") {
    const save = (name: string) =>
      create.mutate(
        { body: { projectId, folderId, name } },
        { onSuccess: () => finish(t("files.folderCreated", { name })), onError: notice.failure },
      );
    return (
      <NameDialog
        title={t("files.newFolder")}
        label={t("files.folderName")}
        action={t("shell.create")}
        initial=""
        isBusy={create.isPending}
        onSave={save}
        onClose={onClose}
      />
    );
  }
  const save = (name: string) =>
    rename.mutate(
      { params: { fileId: open.file.id }, body: { name } },
      { onSuccess: () => finish(t("files.renamed", { name })), onError: notice.failure },
    );
  return (
    <NameDialog
      title={t("files.rename")}
      label={t("files.fileName")}
      action={t("shell.save")}
      initial={open.file.name}
      isBusy={rename.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
};
