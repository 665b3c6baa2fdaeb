import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { ExportRow } from "./crate.rules.ts";

export interface ExportFileRow extends ExportRow {
  readonly object_key: string | null;
  readonly size: string | null;
  readonly content_type: string | null;
}

export interface Exported {
  /** Null for any project. */
  readonly projectId: Id | null;
  /** These and everything below them; null for the whole project. */
  readonly fileIds: readonly Id[] | null;
}

/** What the caller may read, folders first, up to a limit of rows. */
export const listExported = (
  q: Queries,
  { projectId, fileIds }: Exported,
  most: number,
): Promise<ExportFileRow[]> =>
  q.rows<ExportFileRow>(
    `with recursive below as (
       select tenant_id, id from file
       where id = any($2::bigint[]) and ($1::bigint is null or project_id = $1) and state = 'active'
       union all
       select f.tenant_id, f.id from file f
         join below on f.tenant_id = below.tenant_id and f.folder_id = below.id and f.state = 'active'
     )
     select f.id, f.folder_id, f.kind, f.name, f.version, f.owner_id, a.name as owner_name, f.create_time,
       f.update_time, c.object_key, coalesce(c.size, f.size) as size, c.content_type,
       array(
         select t.name from file_tag ft join tag t on t.tenant_id = ft.tenant_id and t.id = ft.tag_id
         where ft.tenant_id = f.tenant_id and ft.file_id = f.id order by t.name_key
       ) as tags,
       coalesce((
         select json_agg(json_build_object('id', s.id::text, 'text', s.body, 'author_id', s.author_id::text,
           'author_name', w.name, 'time', to_char(s.create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           order by s.id)
         from subject_comment s join account w on w.id = s.author_id
         where s.tenant_id = f.tenant_id and s.subject_kind = 'file' and s.subject_id = f.id
       ), '[]') as comments
     from readable_file f
     join account a on a.id = f.owner_id
     left join file_content c on c.tenant_id = f.tenant_id and c.file_id = f.id and c.version = f.version
     where f.state = 'active' and ($1::bigint is null or f.project_id = $1)
       and ($2::bigint[] is null or f.id in (select id from below))
     order by f.list_rank, f.name collate natural_name, f.id ${limitTo(most)}`,
    [projectId, fileIds],
  );
