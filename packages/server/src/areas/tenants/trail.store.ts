import { auditActions, type Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

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

export interface TrailInput {
  readonly userId?: Id | undefined;
  readonly action?: string | undefined;
  readonly objectType?: string | undefined;
  readonly objectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One action, or all of an area; unlisted ones can still be requested by name. */
const actionsOf = (input: string): readonly string[] => [
  input,
  ...auditActions.filter((action) => action.startsWith(`${input}.`)),
];

export const listTrail = (
  q: Queries,
  input: TrailInput,
  before: Id | undefined,
  limit: number,
): Promise<TrailRow[]> => {
  const values: unknown[] = [];
  const length = limitTo(limit);
  const where: string[] = ["true"];
  let entries = "audit_entry e";
  const ask = (text: (parameter: string) => string, value: unknown): void => {
    if (value !== undefined) where.push(text(`$${values.push(value)}`));
  };
  ask((p) => `e.id < ${p}::bigint`, before);
  ask((p) => `e.user_id = ${p}::bigint`, input.userId);
  ask((p) => `e.object_type = ${p}`, input.objectType);
  ask((p) => `e.object_id = ${p}`, input.objectId);
  ask((p) => `e.time >= ${p}::timestamptz`, input.from);
  ask((p) => `e.time < ${p}::timestamptz`, input.to);
  if (input.action !== undefined) {
    // Kind by kind, each by its index and no further than the page reaches: what is seldom is not looked for in a long trail.
    const wanted = `$${values.push(actionsOf(input.action))}`;
    entries = `unnest(${wanted}::text[]) as wanted (action) cross join lateral (
      select * from audit_entry e where e.action = wanted.action and ${where.join(" and ")}
      order by e.id desc ${length}
    ) e`;
  }
  return q.rows<TrailRow>(
    `select e.id, e.lane, e.place, e.time, e.user_id, a.name as user_name, e.action, e.object_type, e.object_id,
       e.before, e.after, e.reason
     from ${entries} left join account a on a.id = e.user_id
     where ${where.join(" and ")} order by e.id desc ${length}`,
    values,
  );
};

/** Names of people in the team's audit trail, including former members. */
export const namePeople = (q: Queries, ids: readonly Id[]): Promise<{ id: Id; name: string }[]> =>
  q.rows("select id, name from account where id = any($1::bigint[])", [ids]);

export interface SignInRow {
  /** Null if none is known. */
  readonly time: Date | null;
  readonly after: { readonly means?: string; readonly ip?: string; readonly isNewDevice?: boolean } | null;
}

/** How far back someone's last sign-in is looked for. */
const SIGN_IN_REACH = 20_000;

/** Undefined if there is no such entry. */
export const findSignInBefore = (q: Queries, entryId: Id): Promise<SignInRow | undefined> =>
  q.row<SignInRow>(
    `select s.time, s.after from audit_entry e left join lateral (
       select time, after from (
         select id, time, action, after from audit_entry
         where user_id = e.user_id and id <= e.id order by id desc limit ${SIGN_IN_REACH}
       ) recent where action = 'account.signIn' order by id desc limit 1
     ) s on true where e.id = $1`,
    [entryId],
  );
