import type { Id, SampleLog } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads accounts in addition to its own tables. */

type Action = SampleLog["action"];

/** Writes what happened to samples, each with its own detail or all with one. */
export const logSamples = (
  tx: Queries,
  warehouseId: Id,
  action: Action,
  samples: readonly { readonly id: Id; readonly detail?: string }[],
): void => {
  if (samples.length > 0)
    tx.send(
      `insert into sample_log (warehouse_id, sample_id, action, detail)
       select $1, g.id, $2, g.detail from unnest($3::bigint[], $4::text[]) with ordinality as g (id, detail, n)
       order by g.n`,
      [
        warehouseId,
        action,
        samples.map(({ id }) => id),
        samples.map(({ detail }) => (detail ?? "").slice(0, 500)),
      ],
    );
};

interface LogRow {
  readonly id: Id;
  readonly sample_id: Id;
  readonly number: string;
  readonly sample: string;
  readonly action: Action;
  readonly detail: string;
  readonly actor_id: Id;
  readonly actor: string;
  readonly create_time: Date;
}

/** The newest first, of one sample or of all of a warehouse. */
export const listLog = (
  q: Queries,
  input: {
    readonly warehouseId: Id;
    readonly sampleId: Id | null;
    readonly before: Id | undefined;
    readonly limit: number;
  },
): Promise<LogRow[]> =>
  q.rows<LogRow>(
    `select g.id, g.sample_id, s.number, s.name as sample, g.action, g.detail, g.actor_id, a.name as actor, g.create_time
     from sample_log g join sample s on s.id = g.sample_id join account a on a.id = g.actor_id
     where ${input.sampleId === null ? "g.warehouse_id = $1" : "g.warehouse_id = $1 and g.sample_id = $3"}
       and ($2::bigint is null or g.id < $2)
     order by g.id desc ${limitTo(input.limit)}`,
    [input.warehouseId, input.before ?? null, ...(input.sampleId === null ? [] : [input.sampleId])],
  );

export const presentLog = (row: LogRow): SampleLog => ({
  id: row.id,
  sampleId: row.sample_id,
  number: row.number,
  sample: row.sample,
  action: row.action,
  detail: row.detail,
  actorId: row.actor_id,
  actor: row.actor,
  createTime: row.create_time.toISOString(),
});
