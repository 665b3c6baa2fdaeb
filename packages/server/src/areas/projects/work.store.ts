import type { FileKind, Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FileRow, fileColumns, nameJoins, nameLike, readableFiles } from "../files/files.sql.ts";
import { containing } from "../paging.ts";

export interface PlacedRow extends FileRow {
  /** Null if the current user may open the file but not its project. */
  readonly project_name: string | null;
  readonly is_personal: boolean | null;
}

export interface TouchedRow extends PlacedRow {
  readonly editor_id: Id;
  readonly editor_name: string;
  readonly is_new: boolean;
}

/** The last row of a page in reverse chronological order. */
type Before = readonly [string, Id] | undefined;

interface WorkInput {
  readonly search?: string | undefined;
  readonly kind?: FileKind | undefined;
  readonly ownerId?: Id | undefined;
  readonly projectId?: Id | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before: Before;
  readonly limit: number;
}

const placedColumns = `${fileColumns}, place.name as project_name, place.is_personal`;
const placeJoin =
  "left join readable_project place on place.tenant_id = f.tenant_id and place.id = f.project_id";

const conditionsOf = (input: WorkInput, parameter: (value: unknown) => string): string => {
  const where = ["f.state = 'active'", "f.kind <> 'folder'"];
  const ask = (value: unknown, text: (parameter: string) => string): void => {
    if (value !== undefined) where.push(text(parameter(value)));
  };
  if (input.search) ask(containing(input.search), nameLike);
  ask(input.kind, (p) => `f.kind = ${p}`);
  ask(input.ownerId, (p) => `f.owner_id = ${p}::bigint`);
  ask(input.projectId, (p) => `f.project_id = ${p}::bigint`);
  ask(input.from, (p) => `f.update_time >= ${p}::timestamptz`);
  ask(input.to, (p) => `f.update_time < ${p}::timestamptz`);
  if (input.before) {
    const [time, id] = input.before;
    where.push(`(f.update_time, f.id) < (${parameter(time)}::timestamptz, ${parameter(id)}::bigint)`);
  }
  return where.join(" and ");
};

/** Files of all projects that the user may open, most recently changed first. */
export const listWork = (database: Database, scope: Scope, input: WorkInput): Promise<PlacedRow[]> => {
  const values: unknown[] = [];
  const where = conditionsOf(input, (value) => `$${values.push(value)}`);
  return database.one<PlacedRow>(
    scope,
    `select ${placedColumns} from ${readableFiles} ${placeJoin}
     where ${where} order by f.update_time desc, f.id desc ${limitTo(input.limit + 1)}`,
    values,
  );
};

/** A page examines no more files than this, so that many files of one's own do not make it slow. */
const LOOKED_AT = 400;
/** Older files are not new to anyone. */
const NEW_DAYS = 30;

const candidates = `
  select f.id, f.update_time, f.version, f.tenant_id from readable_project c
  cross join lateral (
    select inside.id, inside.update_time, inside.version, inside.tenant_id from file inside
    where inside.tenant_id = c.tenant_id and inside.project_id = c.id and inside.state = 'active'
      and inside.kind <> 'folder' and (inside.update_time, inside.id) < ($1::timestamptz, $2::bigint)
    order by inside.update_time desc, inside.id desc limit ${LOOKED_AT}
  ) f
  where c.own_role is not null and (c.own_role <> 'owner' or exists (
    select from project_member m where m.tenant_id = c.tenant_id and m.project_id = c.id))
  order by f.update_time desc, f.id desc limit ${LOOKED_AT}`;

/** Of the next files of shared projects those that somebody else saved last. */
export const listTouched = (q: Queries, before: Before, limit: number): Promise<TouchedRow[]> =>
  q.rows<TouchedRow>(
    `with hit as (
       select look.tenant_id, look.id, v.author_id from (${candidates}) look
       join file_version v on v.tenant_id = look.tenant_id and v.file_id = look.id and v.version = look.version
       where v.author_id <> current_user_id()
       order by look.update_time desc, look.id desc ${limitTo(limit + 1)}
     ), page as (select f.*, hit.author_id from hit join readable_file f using (tenant_id, id))
     select ${placedColumns}, f.author_id as editor_id, editor.name as editor_name,
       f.update_time > greatest(now() - interval '${NEW_DAYS} days', (
         select max(m.read_time) from collaboration_mark m
         where m.account_id = current_user_id() and (m.file_id is null or m.file_id = f.id))) as is_new
     from page f ${nameJoins} ${placeJoin} join account editor on editor.id = f.author_id
     order by f.update_time desc, f.id desc`,
    [before?.[0] ?? "infinity", before?.[1] ?? "0"],
  );

/** Where such a page stopped; undefined at the end. */
export const findStop = (q: Queries, before: Before): Promise<{ update_time: Date; id: Id } | undefined> =>
  q.row(`select update_time, id from (${candidates}) look order by update_time, id offset 0 limit 1`, [
    before?.[0] ?? "infinity",
    before?.[1] ?? "0",
  ]);

export const markRead = (tx: Queries, fileId: Id | null): void => {
  if (fileId === null) tx.send("delete from collaboration_mark where account_id = current_user_id()");
  tx.send(
    `insert into collaboration_mark (file_id) values ($1)
     on conflict (tenant_id, account_id, file_id) do update set read_time = now()`,
    [fileId],
  );
};
