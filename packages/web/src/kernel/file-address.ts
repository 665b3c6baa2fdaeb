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

/** Kinds that open in a page of their area; all others are shown on the page of a file. */
export const hasOwnPage = ({ kind }: Pick<LabFile, "kind">): boolean =>
  kind === "folder" || isSequenceFile({ kind });

/** Where a file opens: a folder in its project, a sequence in its editor, all others on the page of a file. */
export const addressOfFile = (file: Pick<LabFile, "id" | "kind" | "projectId" | "folderId">): Address => {
  if (isSequenceFile(file)) return { to: `/sequence/${file.id}`, search: {} };
  if (file.kind === "folder") return { to: `/project/${file.projectId}/file`, search: { folder: file.id } };
  return { to: `/project/file/${file.kind}/${file.id}`, search: {} };
};
