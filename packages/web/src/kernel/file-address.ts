import { fileKindOf, type LabFile } from "@benchleaf/contract";

/** Kept as the bytes that were sent. */
export const isUpload = ({ kind }: Pick<LabFile, "kind">): boolean => fileKindOf(kind).isUpload === true;

export interface Address {
  readonly to: string;
  readonly search: Record<string, string>;
}

/** Letters, whether a person made them or a sequencer read them. */
export const isSequenceFile = ({ kind }: Pick<LabFile, "kind">): boolean =>
  fileKindOf(kind).hasLetters === true;

/** Opens on a page of its own, at any of its versions. */
export const hasWorkbench = (file: Pick<LabFile, "kind">): boolean =>
  isSequenceFile(file) || file.kind === "alignment";

/** Kinds that open in a page of their area; all others are shown on the page of a file. */
export const hasOwnPage = ({ kind }: Pick<LabFile, "kind">): boolean =>
  kind === "folder" || hasWorkbench({ kind });

/** Where a file opens: a folder in its project, sequences and alignments in their workbench, all others on the page of a file. */
export const addressOfFile = (file: Pick<LabFile, "id" | "kind" | "projectId" | "folderId">): Address => {
  if (isSequenceFile(file)) return { to: `/sequence/${file.id}`, search: {} };
  if (file.kind === "alignment") return { to: `/sequence/alignment/${file.id}`, search: {} };
  if (file.kind === "folder") return { to: `/project/${file.projectId}/file`, search: { folder: file.id } };
  return { to: `/project/file/${file.kind}/${file.id}`, search: {} };
};
