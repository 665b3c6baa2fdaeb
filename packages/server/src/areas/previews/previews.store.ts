import type { FileKind, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { fileColumns, type ListedRow, listedColumns, nameJoins, readableFiles } from "../files/files.sql.ts";

export interface PageRow extends ListedRow {
  /** Null if the user may read the file and not its project. */
  readonly project_name: string | null;
  readonly is_personal: boolean;
}

export const findPage = (q: Queries, fileId: Id): Promise<PageRow | undefined> =>
  q.row<PageRow>(
    `select ${listedColumns}, f.project_name, home.is_personal
     from ${readableFiles} join project home on home.tenant_id = f.tenant_id and home.id = f.project_id
     where f.id = $1`,
    [fileId],
  );

/** The folders above a file that the user may see, from the top of its project down. */
export const findPath = (q: Queries, folderId: Id | null): Promise<{ id: Id; name: string }[]> =>
  q.rows(
    `with recursive up as (
       select tenant_id, id, folder_id, 0 as depth from file where id = $1
       union all
       select f.tenant_id, f.id, f.folder_id, up.depth + 1 from file f
         join up on f.tenant_id = up.tenant_id and f.id = up.folder_id
     )
     select ${fileColumns} from up
       join readable_file f on f.tenant_id = up.tenant_id and f.id = up.id ${nameJoins}
     order by up.depth desc`,
    [folderId],
  );

export interface NeighbourRow {
  readonly id: Id;
  readonly kind: FileKind;
  readonly name: string;
}

/** The readable file before or after one in its folder, in the order of names. */
export const findNeighbour = (
  q: Queries,
  of: { readonly id: Id; readonly project_id: Id; readonly folder_id: Id | null; readonly name: string },
  side: "previous" | "next",
): Promise<NeighbourRow | undefined> => {
  const [direction, beyond] = side === "next" ? ["asc", ">"] : ["desc", "<"];
  return q.row(
    `with page as (
       select f.tenant_id, f.id, f.level, f.project_owner_id, f.project_name from readable_file f
       where f.project_id = $1 and f.parent_key = $2 and f.state = 'active' and f.list_rank = 1
         and (f.name collate natural_name, f.id) ${beyond} ($3::text collate natural_name, $4::bigint)
       order by f.name collate natural_name ${direction}, f.id ${direction} limit 1
     )
     select ${fileColumns} from (
       select f.*, page.level, page.project_owner_id, page.project_name from page join file f using (tenant_id, id)
     ) f ${nameJoins}`,
    [of.project_id, of.folder_id ?? "0", of.name, of.id],
  );
};

/** The data in the header of a printed version. */
export const findPrintPlace = (
  q: Queries,
  fileId: Id,
  version: number,
): Promise<
  { team_name: string; project_name: string | null; author_name: string; save_time: Date } | undefined
> =>
  q.row(
    `select t.name as team_name, f.project_name, a.name as author_name, v.create_time as save_time
     from readable_file f join tenant t on t.id = f.tenant_id
     join file_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = $2
     join account a on a.id = v.author_id
     where f.id = $1`,
    [fileId, version],
  );
