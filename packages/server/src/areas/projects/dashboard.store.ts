import type { FileKind, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { type FileRow, fileColumns, readableFiles } from "../files/files.sql.ts";

export const countByKind = (
  q: Queries,
  projectId: Id,
): Promise<{ kind: FileKind; files: string; bytes: string }[]> =>
  q.rows(
    `select kind, sum(files) as files, sum(bytes) as bytes from project_content where project_id = $1
     group by kind having sum(files) > 0 order by 2 desc, kind`,
    [projectId],
  );

/** The start of the range: midnight in that time zone, this many days ago including today. */
const start = `(date_trunc('day', now() at time zone $2) - ($3::integer - 1) * interval '1 day') at time zone $2`;

export const countByDay = (
  q: Queries,
  projectId: Id,
  timezone: string,
  days: number,
): Promise<{ day: string; created: number; saved: number }[]> =>
  q.rows(
    `with by_quarter as (
       select act.quarter, sum(act.created) as created, sum(act.saved) as saved
       from project_activity act where act.project_id = $1 and act.quarter >= ${start} group by act.quarter
     ), happened as (
       select (quarter at time zone $2)::date as day, sum(created)::integer as created, sum(saved)::integer as saved
       from by_quarter group by 1
     ), today as (select (now() at time zone $2)::date as day)
     select (today.day - back)::text as day, coalesce(h.created, 0) as created, coalesce(h.saved, 0) as saved
     from today cross join generate_series(0, $3::integer - 1) back
     left join happened h on h.day = today.day - back
     order by today.day - back`,
    [projectId, timezone, days],
  );

const CONTRIBUTORS = 10;

export const listContributors = (
  q: Queries,
  projectId: Id,
  timezone: string,
  days: number,
): Promise<{ account_id: Id; name: string; created: number; saved: number }[]> =>
  q.rows(
    `with most as (
       select act.account_id, sum(act.created)::integer as created, sum(act.saved)::integer as saved
       from project_activity act where act.project_id = $1 and act.quarter >= ${start}
       group by act.account_id order by sum(act.created) + sum(act.saved) desc, act.account_id
       limit ${CONTRIBUTORS}
     )
     select most.*, a.name from most join account a on a.id = most.account_id
     order by most.created + most.saved desc, most.account_id`,
    [projectId, timezone, days],
  );

const NEWEST = 8;

export const listNewest = (q: Queries, projectId: Id): Promise<FileRow[]> =>
  q.rows<FileRow>(
    `select ${fileColumns} from ${readableFiles}
     where f.project_id = $1 and f.state = 'active' and f.kind <> 'folder'
     order by f.update_time desc, f.id desc limit ${NEWEST}`,
    [projectId],
  );
