import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { readableFileOf } from "../files/files.sql.ts";

export interface PublicationRow {
  readonly file_id: Id;
  readonly version: number;
  readonly search_path: string;
  readonly description: string;
  readonly publisher_id: Id;
  readonly publisher_name: string;
  readonly publish_time: Date;
  readonly views: string;
}

const columns = `p.file_id, p.version, p.search_path, p.description, p.publisher_id, a.name as publisher_name,
  p.publish_time, p.views`;
const joins = "published_sequence p join account a on a.id = p.publisher_id";

export const findOfFile = (q: Queries, fileId: Id): Promise<PublicationRow | undefined> =>
  q.row<PublicationRow>(`select ${columns} from ${joins} where p.file_id = $1`, [fileId]);

/** As long as the publisher may manage the file, belongs to the team and holds the key, and the team is open and allows it. */
const openJoins = `published_sequence p
     join link_policy policy on policy.tenant_id = p.tenant_id and policy.is_publishing_allowed
     join readable_file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active' and f.level >= 5
     join sequence_version v on v.tenant_id = p.tenant_id and v.file_id = p.file_id and v.version = p.version
     join signed_in_member maker on maker.tenant_id = p.tenant_id and maker.account_id = p.publisher_id
       and maker.tenant_status in ('normal', 'forever')
       and (maker.holds_all or 'MOLECULE_SEQUENCE' = any (maker.authorities))`;

export interface ListedRow extends PublicationRow {
  readonly file_name: string;
  readonly project_name: string;
  readonly level: number;
}

/** What is published of the sequences that the user may read, newest first; of all, or of the user's own. */
export const listReadable = (
  q: Queries,
  isMine: boolean,
  [before, beforeFile]: readonly [string | null, Id | null],
  limit: number,
): Promise<ListedRow[]> =>
  q.rows<ListedRow>(
    `select ${columns}, f.name as file_name, f.project_name, f.level from ${joins} ${readableFileOf("p")}
     where f.state = 'active' and (not $1 or p.publisher_id = current_user_id())
       and (p.publish_time, p.file_id) < ($2::timestamptz, $3::bigint)
     order by p.publish_time desc, p.file_id desc ${limitTo(limit + 1)}`,
    [isMine, before ?? "infinity", beforeFile ?? "0"],
  );

/** Which of these paths are currently open, checked on behalf of their publishers. */
export const listOpen = async (q: Queries, searchPaths: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await q.rows<{ search_path: string }>(
        `select p.search_path from ${openJoins}
         where p.search_path = any($1) and p.publisher_id = current_user_id()`,
        [searchPaths],
      )
    ).map(({ search_path }) => search_path),
  );

/** Team and publisher of an address; queried without a team. */
export const locate = (
  q: Queries,
  searchPath: string,
): Promise<{ tenant_id: Id; publisher_id: Id } | undefined> =>
  q.row("select tenant_id, publisher_id from find_publication($1)", [searchPath]);

export interface OpenRow extends Omit<PublicationRow, "publisher_name" | "views"> {
  readonly name: string;
  readonly size: number;
  readonly circular: boolean;
  readonly ip_ranges: readonly string[] | null;
}

/** What is currently open, checked on behalf of its publisher. */
export const findOpen = (q: Queries, searchPath: string): Promise<OpenRow | undefined> =>
  q.row<OpenRow>(
    `select p.file_id, p.version, p.search_path, p.description, p.publisher_id, p.publish_time, v.name,
       length(v.bases) as size, v.circular, maker.ip_ranges
     from ${openJoins}
     where p.search_path = $1 and p.publisher_id = current_user_id()`,
    [searchPath],
  );

/** Instead of the publication before, where there was one. */
export const put = (
  tx: Queries,
  input: {
    readonly fileId: Id;
    readonly version: number;
    readonly searchPath: string;
    readonly description: string;
  },
): Promise<unknown> =>
  tx.rows(
    `insert into published_sequence (file_id, version, search_path, description) values ($1, $2, $3, $4)
     on conflict (tenant_id, file_id) do update set version = excluded.version, search_path = excluded.search_path,
       description = excluded.description, publisher_id = current_user_id(), publish_time = now()`,
    [input.fileId, input.version, input.searchPath, input.description],
  );

export const countView = (tx: Queries, fileId: Id): Promise<unknown> =>
  tx.rows("update published_sequence set views = views + 1 where file_id = $1", [fileId]);

/** The path that is free again; undefined if nothing was published. */
export const remove = async (tx: Queries, fileId: Id): Promise<string | undefined> =>
  (
    await tx.row<{ search_path: string }>(
      "delete from published_sequence where file_id = $1 returning search_path",
      [fileId],
    )
  )?.search_path;
