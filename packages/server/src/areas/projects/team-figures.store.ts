import type { FileKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export const isTeamOwner = async (q: Queries): Promise<boolean> =>
  (await q.row("select 1 from tenant where id = current_tenant_id() and owner_id = current_user_id()")) !==
  undefined;

export const countTeamByKind = (q: Queries): Promise<{ kind: FileKind; files: string; bytes: string }[]> =>
  q.rows(
    `select kind, sum(files) as files, sum(bytes) as bytes from project_content
     group by kind having sum(files) > 0 order by 2 desc, kind`,
  );

export const countTeamByDay = (
  q: Queries,
  timezone: string,
  days: number,
): Promise<{ day: string; created: number; saved: number }[]> =>
  q.rows(
    `with today as (select (now() at time zone $1)::date as day), happened as (
       select (quarter at time zone $1)::date as day, sum(created)::integer as created, sum(saved)::integer as saved
       from project_activity
       where quarter >= (date_trunc('day', now() at time zone $1) - ($2::integer - 1) * interval '1 day') at time zone $1
       group by 1
     )
     select (today.day - back)::text as day, coalesce(h.created, 0) as created, coalesce(h.saved, 0) as saved
     from today cross join generate_series(0, $2::integer - 1) back
     left join happened h on h.day = today.day - back
     order by today.day - back`,
    [timezone, days],
  );
