import type { FileKind, Id } from "@benchleaf/contract";
import type { Database } from "../../kernel/database.ts";
import type { TextPlace } from "../../kernel/reading/document-part.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FileRow, fileColumns, nameJoins } from "../files/files.sql.ts";
import type { Question } from "./question.rules.ts";

/** How well a file answers: by its name, by name and tags, by its content. */
export type Tier = 1 | 2 | 3;

export interface SearchInput {
  readonly question: Question;
  /** Null for all. */
  readonly kinds: readonly FileKind[] | null;
  readonly projectId: Id | undefined;
  readonly ownerId: Id | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly after: { readonly tier: Tier; readonly time: string; readonly id: Id } | undefined;
  readonly limit: number;
}

export interface HitRow extends FileRow {
  readonly tier: Tier;
  readonly found_time: Date;
  /** Null if the file is shared out of a project that the reader may not open. */
  readonly project_name: string | null;
  readonly is_personal: boolean | null;
  readonly folder_name: string | null;
  readonly tags: readonly string[];
  readonly place: TextPlace;
  readonly body: string | null;
}

/** A page of hits and one row more, each with the part of its text that has most of the words. */
export const searchFiles = (database: Database, scope: Scope, input: SearchInput): Promise<HitRow[]> =>
  database.one<HitRow>(
    scope,
    `select ${fileColumns}, hit.tier, hit.update_time as found_time, f.project_name, p.is_personal,
       folder.name as folder_name, part.place, part.body,
       array(
         select t.name from file_tag ft join tag t on t.tenant_id = ft.tenant_id and t.id = ft.tag_id
         where ft.tenant_id = f.tenant_id and ft.file_id = f.id order by t.name_key
       ) as tags
     from search_files($1::tsquery, $2::tsquery, $3::tsquery[], $5, $6, $7, $8, $9, $10, $11, $12, $13) hit
     join readable_file f on f.id = hit.file_id ${nameJoins}
     left join readable_project p on p.tenant_id = f.tenant_id and p.id = f.project_id
     left join readable_file folder on folder.tenant_id = f.tenant_id and folder.id = f.folder_id
     left join lateral (
       select s.place, s.body from search_part s
       where s.tenant_id = f.tenant_id and s.file_id = f.id and s.words @@ $4::tsquery
       order by ts_rank(s.words, $4::tsquery) desc, s.part limit 1
     ) part on true
     order by hit.tier, hit.update_time desc, hit.file_id desc`,
    [
      input.question.exact,
      input.question.wide,
      input.question.phrases,
      input.question.phrases[0] ?? input.question.any,
      input.kinds,
      input.projectId ?? null,
      input.ownerId ?? null,
      input.from ?? null,
      input.to ?? null,
      input.after?.tier ?? 1,
      input.after?.time ?? "infinity",
      input.after?.id ?? "999999999999999999",
      input.limit + 1,
    ],
  );
