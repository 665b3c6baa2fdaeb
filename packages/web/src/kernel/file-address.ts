import type { LabFile } from "@benchleaf/contract";

const uploads: readonly LabFile["kind"][] = ["doc", "image", "other", "pdf", "ppt", "txt", "xls", "zip"];

/** Kept as the bytes that were sent. */
export const isUpload = ({ kind }: Pick<LabFile, "kind">): boolean => uploads.includes(kind);

export interface Address {
  readonly to: string;
  readonly search: Record<string, string>;
}

/** Letters, whether a person made them or a sequencer read them. */
export const isSequenceFile = ({ kind }: Pick<LabFile, "kind">): boolean =>
  kind === "sequence" || kind === "sanger";

/** Where a file opens: a folder in its project, a sequence in its editor, others beside their folder. */
export const addressOfFile = (file: Pick<LabFile, "id" | "kind" | "projectId" | "folderId">): Address => {
  if (isSequenceFile(file)) return { to: `/sequence/${file.id}`, search: {} };
  const folder = file.kind === "folder" ? file.id : file.folderId;
  return { to: `/project/${file.projectId}/file`, search: folder ? { folder } : {} };
};
