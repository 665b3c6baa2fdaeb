import type { Id, PaperFields } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

export const findPublished = (q: Queries, fileId: Id): Promise<{ search_path: string } | undefined> =>
  q.row("select search_path from published_paper where file_id = $1", [fileId]);

/** A URL path that is unique across teams: a used one violates `published_paper_path`. */
export const publish = (tx: Queries, fileId: Id, searchPath: string): Promise<unknown> =>
  tx.rows(
    `insert into published_paper (file_id, search_path) values ($1, $2)
     on conflict (tenant_id, file_id) do update set search_path = excluded.search_path`,
    [fileId, searchPath],
  );

/** False if it was not published. */
export const withdraw = async (tx: Queries, fileId: Id): Promise<boolean> =>
  (await tx.row("delete from published_paper where file_id = $1 returning 1 as found", [fileId])) !==
  undefined;

export interface OpenPaperRow {
  readonly search_path: string;
  readonly fields: PaperFields;
  readonly publish_time: Date;
}

/** Published records of all teams, the newest first; of one path if it is given. */
export const listOpen = (
  q: Queries,
  {
    path,
    pattern,
    before,
  }: { path: string | null; pattern: string | null; before: readonly [string, string] | undefined },
  most: number,
): Promise<OpenPaperRow[]> =>
  q.rows<OpenPaperRow>("select * from open_papers($1, $2, $3, $4, $5)", [
    path,
    pattern,
    before?.[0] ?? null,
    before?.[1] ?? null,
    most,
  ]);
