import type { Unit } from "@benchleaf/bio";
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads movements, containers and accounts. */

export interface UsageRow {
  readonly id: Id;
  readonly sample_id: Id;
  readonly amount: string;
  readonly unit: Unit;
  readonly reason: string;
  readonly author: string;
  readonly is_reversed: boolean;
  readonly create_time: Date;
}

const columns = `m.id, c.sample_id, trim_scale(-m.amount)::text as amount, c.unit, m.reason, a.name as author,
  exists (select from movement r where r.reversal_of = m.id) as is_reversed, m.create_time`;
const from = `from movement m join container c on c.id = m.container_id join account a on a.id = m.author_id`;

export const listUsages = (
  q: Queries,
  containerId: Id,
  { before, limit }: { readonly before: Id | undefined; readonly limit: number },
): Promise<UsageRow[]> =>
  q.rows<UsageRow>(
    `select ${columns} ${from}
     where m.container_id = $1 and m.operation = 'use' and m.reversal_of is null and ($2::bigint is null or m.id < $2)
     order by m.id desc ${limitTo(limit)}`,
    [containerId, before ?? null],
  );

export const findUsage = (q: Queries, containerId: Id, id: Id): Promise<UsageRow | undefined> =>
  q.row<UsageRow>(
    `select ${columns} ${from}
     where m.container_id = $1 and m.id = $2 and m.operation = 'use' and m.reversal_of is null`,
    [containerId, id],
  );
