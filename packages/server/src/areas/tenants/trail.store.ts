import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface TrailRow {
  readonly id: Id;
  readonly lane: number;
  readonly place: string;
  readonly time: Date;
  readonly user_id: Id;
  readonly user_name: string | null;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

export interface TrailWish {
  readonly userId?: Id | undefined;
  readonly action?: string | undefined;
  readonly objectType?: string | undefined;
  readonly objectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const listTrail = (
  q: Queries,
  wish: TrailWish,
  before: Id | undefined,
  limit: number,
): Promise<TrailRow[]> => {
  const values: unknown[] = [limit];
  const where: string[] = ["true"];
  const ask = (text: (parameter: string) => string, value: unknown): void => {
    if (value !== undefined) where.push(text(`$${values.push(value)}`));
  };
  ask((p) => `e.id < ${p}::bigint`, before);
  ask((p) => `e.user_id = ${p}::bigint`, wish.userId);
  ask((p) => `(e.action = ${p} or starts_with(e.action, ${p} || '.'))`, wish.action);
  ask((p) => `e.object_type = ${p}`, wish.objectType);
  ask((p) => `e.object_id = ${p}`, wish.objectId);
  ask((p) => `e.time >= ${p}::timestamptz`, wish.from);
  ask((p) => `e.time < ${p}::timestamptz`, wish.to);
  return q.rows<TrailRow>(
    `select e.id, e.lane, e.place, e.time, e.user_id, a.name as user_name, e.action, e.object_type, e.object_id,
       e.before, e.after, e.reason
     from audit_entry e left join account a on a.id = e.user_id
     where ${where.join(" and ")} order by e.id desc limit $1`,
    values,
  );
};
