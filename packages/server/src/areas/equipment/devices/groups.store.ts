import type { BookingRules, Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

export interface GroupRow {
  readonly id: Id;
  readonly name: string;
  readonly rules: BookingRules | null;
  readonly count: number;
  readonly version: number;
}

const columns = `g.id, g.name, g.rules, g.version,
  (select count(*)::integer from equipment e
   where e.tenant_id = g.tenant_id and e.group_id = g.id and e.status = 'normal') as count`;

const keyOf = (name: string): string => name.toLowerCase();

export const listGroups = (q: Queries): Promise<GroupRow[]> =>
  q.rows<GroupRow>(`select ${columns} from equipment_group g order by g.name collate natural_name, g.id`);

export const findGroup = (q: Queries, id: Id): Promise<GroupRow | undefined> =>
  q.row<GroupRow>(`select ${columns} from equipment_group g where g.id = $1`, [id]);

export const findGroupsByName = (
  q: Queries,
  names: readonly string[],
): Promise<{ id: Id; name_key: string }[]> =>
  q.rows("select id, name_key from equipment_group where name_key = any($1::text[])", [names.map(keyOf)]);

/** Locked until the transaction ends, so that no other change comes in between. */
export const lockGroup = async (tx: Queries, id: Id): Promise<GroupRow | undefined> => {
  tx.send("select 1 from equipment_group where id = $1 for no key update", [id]);
  return findGroup(tx, id);
};

/** Teams have few groups; the lock prevents two concurrent inserts from both being the last that fits. */
export const countGroups = async (tx: Queries): Promise<number> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended('equipment_group', current_tenant_id()))");
  return (await tx.row<{ count: number }>("select count(*)::integer as count from equipment_group"))!.count;
};

interface GroupInput {
  readonly name: string;
  readonly rules: BookingRules | null;
}

const rulesText = (rules: BookingRules | null): string | null =>
  rules === null ? null : JSON.stringify(rules);

export const insertGroup = async (tx: Queries, { name, rules }: GroupInput): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into equipment_group (name, name_key, rules) values ($1, $2, $3) returning id",
    [name, keyOf(name), rulesText(rules)],
  ))!.id;

export const updateGroup = (tx: Queries, id: Id, { name, rules }: GroupInput): Promise<unknown> =>
  tx.rows(
    "update equipment_group set name = $2, name_key = $3, rules = $4, version = version + 1 where id = $1",
    [id, name, keyOf(name), rulesText(rules)],
  );

/** Archived devices count too. */
export const countDevicesOf = async (q: Queries, id: Id): Promise<number> =>
  (await q.row<{ count: number }>("select count(*)::integer as count from equipment where group_id = $1", [
    id,
  ]))!.count;

export const removeGroup = (tx: Queries, id: Id): void =>
  tx.send("delete from equipment_group where id = $1", [id]);

export interface TrainingRow {
  readonly account_id: Id;
  readonly name: string;
  readonly valid_until: string | null;
  readonly note: string;
  readonly create_time: Date;
}

export const listTrainings = (q: Queries, equipmentId: Id, most: number): Promise<TrainingRow[]> =>
  q.rows<TrainingRow>(
    `select t.account_id, a.name, to_char(t.valid_until, 'YYYY-MM-DD') as valid_until, t.note, t.create_time
     from equipment_training t join account a on a.id = t.account_id where t.equipment_id = $1
     order by a.name, a.id limit ${most}`,
    [equipmentId],
  );

export const saveTraining = (
  tx: Queries,
  equipmentId: Id,
  userId: Id,
  { validUntil, note }: { readonly validUntil: string | null; readonly note: string },
): void =>
  tx.send(
    `insert into equipment_training (equipment_id, account_id, valid_until, note) values ($1, $2, $3, $4)
     on conflict (tenant_id, equipment_id, account_id)
     do update set valid_until = excluded.valid_until, note = excluded.note, created_by = current_user_id(), create_time = now()`,
    [equipmentId, userId, validUntil, note],
  );

export const removeTraining = async (tx: Queries, equipmentId: Id, userId: Id): Promise<boolean> =>
  (await tx.row("delete from equipment_training where equipment_id = $1 and account_id = $2 returning 1", [
    equipmentId,
    userId,
  ])) !== undefined;
