import type { FilePage, Id } from "@benchleaf/contract";
import { presentListed } from "../files/files.service.ts";
import type { NeighbourRow, PageRow } from "./previews.store.ts";

const presentNeighbour = (row: NeighbourRow | undefined): FilePage["next"] =>
  row === undefined ? null : { id: row.id, kind: row.kind, name: row.name };

export interface PageParts extends Pick<FilePage, "version" | "view" | "bytes" | "hasPdf"> {
  readonly row: PageRow;
  readonly path: readonly { readonly id: Id; readonly name: string }[];
  readonly previous: NeighbourRow | undefined;
  readonly next: NeighbourRow | undefined;
}

export const presentPage = (parts: PageParts, userId: Id): FilePage => ({
  file: presentListed(parts.row, userId),
  projectName: parts.row.project_name,
  isPersonal: parts.row.project_name !== null && parts.row.is_personal,
  path: parts.path.map(({ id, name }) => ({ id, name })),
  version: parts.version,
  view: parts.view,
  bytes: parts.bytes,
  hasPdf: parts.hasPdf,
  previous: presentNeighbour(parts.previous),
  next: presentNeighbour(parts.next),
});
