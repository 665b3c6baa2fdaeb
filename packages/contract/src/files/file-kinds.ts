import { planned, type SumOf, sumOf } from "../foundation/all-keys.ts";
import type { FileKindKeys } from "../foundation/area-keys.ts";
import type { PermissionKey } from "../foundation/permission-keys.ts";

type KindOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A kind of file; `folder` is in the same tree. */
export type FileKind = KindOf<SumOf<"fileKinds">>;

const kinds = Object.assign({}, ...sumOf("fileKinds")) as Readonly<Record<FileKind, FileKindKeys>>;

/** Every kind that an area names, those of areas to come too. A plain list: menus read it before any shape is there. */
export const fileKinds = Object.keys(kinds) as readonly FileKind[];

/** Those of areas that are there. */
export const builtFileKinds: readonly FileKind[] = fileKinds.filter(
  (kind) => !(kind in (planned.fileKinds ?? {})),
);

/** Properties of a kind of file: who may see it, whether it was uploaded, whether it has residues. */
export const fileKindOf = (
  kind: FileKind,
): Omit<FileKindKeys, "permission"> & { readonly permission?: PermissionKey } =>
  kinds[kind] as FileKindKeys & { readonly permission?: PermissionKey };

/** Colours of tags, by the names of the palette. */
export const tagColors = [
  "default",
  "red",
  "orange",
  "gold",
  "green",
  "cyan",
  "blue",
  "purple",
  "magenta",
] as const;

interface PagedFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly projectId: string;
}

/**
 * The page that shows a file: a folder in its project, others in their workbench or on the page of a file.
 *
 * @example pageOfFile({ id: "12", kind: "sequence", projectId: "3" }) // "/sequence/12"
 */
export const pageOfFile = ({ id, kind, projectId }: PagedFile): string => {
  if (kind === "folder") return `/project/${projectId}/file?folder=${id}`;
  return fileKindOf(kind).workbench?.replace(":fileId", id) ?? `/project/file/${kind}/${id}`;
};
