import type {
  BlockSource,
  BookingRules,
  EquipmentInput,
  EquipmentStatus,
  FieldValue,
  Id,
} from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { fieldsMatch, type RecordSearch } from "../../records/records.service.ts";

export interface DeviceRow {
  readonly id: Id;
  readonly name: string;
  readonly asset_no: string;
  readonly model: string;
  readonly serial_no: string;
  readonly manufacturer: string;
  readonly category: string;
  readonly location: string;
  readonly description: string;
  readonly group_id: Id | null;
  readonly group_name: string | null;
  readonly status: EquipmentStatus;
  readonly timezone: string;
  readonly is_bookable: boolean;
  readonly setup_minutes: number;
  readonly cleanup_minutes: number;
  readonly calibration_due: string | null;
  readonly is_calibration_over: boolean;
  readonly hour_rate: string | null;
  readonly currency: EquipmentInput["currency"];
  readonly picture_id: Id | null;
  readonly rules: BookingRules | null;
  readonly group_rules: BookingRules | null;
  readonly version: number;
  readonly created_by: Id;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly owners: readonly { readonly userId: Id; readonly name: string }[];
  readonly blocks: readonly { readonly id: Id; readonly source: BlockSource; readonly reason: string }[];
  readonly fields: FieldValue[];
}

const columns = `e.id, e.name, e.asset_no, e.model, e.serial_no, e.manufacturer, e.category, e.location, e.description,
  e.group_id, g.name as group_name, e.status, e.timezone, e.is_bookable, e.setup_minutes, e.cleanup_minutes,
  to_char(e.calibration_due, 'YYYY-MM-DD') as calibration_due,
  coalesce(e.calibration_due < (now() at time zone e.timezone)::date, false) as is_calibration_over,
  e.hour_rate::text as hour_rate, e.currency, e.picture_id, e.rules, g.rules as group_rules, e.version, e.created_by, e.create_time,
  e.update_time,
  (select coalesce(json_agg(json_build_object('userId', o.account_id::text, 'name', a.name) order by a.name, a.id), '[]')
   from equipment_owner o join account a on a.id = o.account_id
   where o.tenant_id = e.tenant_id and o.equipment_id = e.id) as owners,
  (select coalesce(json_agg(json_build_object('id', b.id::text, 'source', b.source, 'reason', b.reason) order by b.id), '[]')
   from equipment_block b
   where b.tenant_id = e.tenant_id and b.equipment_id = e.id and b.release_time is null) as blocks,
  field_values('equipment', e.id) as fields`;
const joins = "left join equipment_group g on g.tenant_id = e.tenant_id and g.id = e.group_id";

/** Filters of a device list. */
export interface DeviceFilter {
  readonly status?: EquipmentStatus | undefined;
  readonly search?: RecordSearch | null;
  readonly category?: string | undefined;
  readonly groupId?: Id | undefined;
  readonly mine?: boolean | undefined;
  readonly attention?: "blocked" | "calibration" | undefined;
  /** As built by `filtersText` of the records area. */
  readonly filters: string | null;
}

/** A condition on `equipment e`: it cannot be booked now. */
export const isBlocked = `(exists (select from equipment_block b where b.tenant_id = e.tenant_id and b.equipment_id = e.id
    and b.release_time is null) or e.calibration_due < (now() at time zone e.timezone)::date)`;

const whereOf = (filter: DeviceFilter): { readonly where: string; readonly values: unknown[] } => {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = ["true"];
  if (filter.status) where.push(`e.status = ${parameter(filter.status)}`);
  if (filter.category) where.push(`e.category = ${parameter(filter.category)}`);
  if (filter.groupId) where.push(`e.group_id = ${parameter(filter.groupId)}::bigint`);
  if (filter.search)
    where.push(`(lower(concat_ws(' ', e.name, e.asset_no, e.model, e.serial_no, e.manufacturer, e.location))
      like ${parameter(filter.search.pattern)} or ${fieldsMatch(filter.search, "e.id", parameter)})`);
  if (filter.mine)
    where.push(`exists (select from equipment_owner o where o.tenant_id = e.tenant_id and o.equipment_id = e.id
      and o.account_id = current_user_id())`);
  if (filter.attention === "blocked") where.push(isBlocked);
  if (filter.attention === "calibration")
    where.push("e.calibration_due < (now() at time zone e.timezone)::date + 30");
  if (filter.filters !== null)
    where.push(`e.id in (select subjects_with('equipment', ${parameter(filter.filters)}::jsonb))`);
  return { where: where.join(" and "), values };
};

/** By name; `skip` rows are skipped. */
export const listDevices = (
  q: Queries,
  filter: DeviceFilter,
  page: { readonly skip: number; readonly limit: number },
): Promise<DeviceRow[]> => {
  const { where, values } = whereOf(filter);
  const order = "order by e.name collate natural_name, e.id";
  return q.rows<DeviceRow>(
    `with hit as (select e.tenant_id, e.id from equipment e where ${where} ${order}
       offset $${values.length + 1} ${limitTo(page.limit)})
     select ${columns} from hit join equipment e using (tenant_id, id) ${joins} ${order}`,
    [...values, page.skip],
  );
};

/** Teams have a few thousand devices at most. */
export const countDevices = async (q: Queries, filter: DeviceFilter): Promise<number> => {
  const { where, values } = whereOf(filter);
  const row = await q.row<{ count: number }>(
    `select count(*)::integer as count from equipment e where ${where}`,
    values,
  );
  return row!.count;
};

/** What counts against the team's limit. */
export const countDevicesInUse = (q: Queries): Promise<number> =>
  countDevices(q, { status: "normal", filters: null });

export const findDevices = (q: Queries, ids: readonly Id[]): Promise<DeviceRow[]> =>
  q.rows<DeviceRow>(`select ${columns} from equipment e ${joins} where e.id = any($1::bigint[])`, [ids]);

/** Locks devices until the transaction ends, always in the order of ids: nothing is booked on them meanwhile. */
export const lockDevices = async (tx: Queries, ids: readonly Id[]): Promise<DeviceRow[]> => {
  tx.send("select 1 from equipment where id = any($1::bigint[]) order by id for no key update", [ids]);
  return findDevices(tx, ids);
};

/** Prevents a device from being removed until the transaction ends. */
export const lockDeviceForUpdate = (tx: Queries, id: Id): void =>
  tx.send("select 1 from equipment where id = $1 for key share", [id]);

export const listCategories = async (q: Queries): Promise<string[]> => {
  const rows = await q.rows<{ category: string }>(
    `select category from (select distinct e.category from equipment e where e.status = 'normal' and e.category <> '') c
     order by category collate natural_name limit 500`,
  );
  return rows.map(({ category }) => category);
};

export const hasAssetNo = async (tx: Queries, assetNo: string): Promise<boolean> =>
  (await tx.row("select 1 from equipment where asset_no = $1", [assetNo])) !== undefined;

/** Finds the device of an asset number, ignoring case; none if several differ only in case. */
export const findDeviceByAssetNo = async (q: Queries, assetNo: string): Promise<Id | undefined> => {
  const rows = await q.rows<{ id: Id; asset_no: string }>(
    "select id, asset_no from equipment where asset_no = any($1::text[]) limit 3",
    [[...new Set([assetNo, assetNo.toUpperCase(), assetNo.toLowerCase()])]],
  );
  return (rows.find(({ asset_no }) => asset_no === assetNo) ?? (rows.length === 1 ? rows[0] : undefined))?.id;
};

/** Devices in use by asset number or name, in lower case. */
export const findDevicesByText = (
  q: Queries,
  texts: readonly string[],
): Promise<{ id: Id; asset_no: string; name: string; timezone: string }[]> =>
  q.rows(
    `select id, asset_no, name, timezone from equipment
     where status = 'normal' and (lower(asset_no) = any($1::text[]) or lower(name) = any($1::text[]))
     order by id limit 2000`,
    [texts],
  );

/** Which of the given asset numbers are in use. */
export const takenAssetNos = async (
  q: Queries,
  assetNos: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await q.rows<{ asset_no: string }>(
    "select asset_no from equipment where asset_no = any($1::text[])",
    [assetNos],
  );
  return new Set(rows.map((row) => row.asset_no));
};

/** The columns written for a device. */
export type DeviceInput = Omit<EquipmentInput, "ownerIds" | "fields">;

const written = [
  "name",
  "asset_no",
  "model",
  "serial_no",
  "manufacturer",
  "category",
  "location",
  "description",
  "group_id",
  "timezone",
  "is_bookable",
  "setup_minutes",
  "cleanup_minutes",
  "calibration_due",
  "hour_rate",
  "currency",
  "picture_id",
] as const;

const valuesOf = (input: DeviceInput): unknown[] => [
  input.name,
  input.assetNo,
  input.model,
  input.serialNo,
  input.manufacturer,
  input.category,
  input.location,
  input.description,
  input.groupId,
  input.timezone,
  input.isBookable,
  input.setupMinutes,
  input.cleanupMinutes,
  input.calibrationDue,
  input.hourRate,
  input.currency,
  input.pictureId,
];

export const insertDevice = async (tx: Queries, input: DeviceInput): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into equipment (${written.join(", ")}) values (${written.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    valuesOf(input),
  );
  return row!.id;
};

export const updateDevice = (tx: Queries, id: Id, input: DeviceInput): void =>
  tx.send(
    `update equipment set ${written.map((column, at) => `${column} = $${at + 2}`).join(", ")}, version = version + 1,
       update_time = now() where id = $1`,
    [id, ...valuesOf(input)],
  );

export const setStatus = (tx: Queries, id: Id, status: EquipmentStatus): void =>
  tx.send("update equipment set status = $2, version = version + 1, update_time = now() where id = $1", [
    id,
    status,
  ]);

export const setRules = (tx: Queries, id: Id, rules: BookingRules | null): void =>
  tx.send("update equipment set rules = $2, version = version + 1, update_time = now() where id = $1", [
    id,
    rules === null ? null : JSON.stringify(rules),
  ]);

/** Stores until when the calibration is valid. */
export const setCalibrationDue = (tx: Queries, id: Id, due: string | null): void =>
  tx.send(
    "update equipment set calibration_due = $2, version = version + 1, update_time = now() where id = $1",
    [id, due],
  );

export const replaceOwners = (tx: Queries, id: Id, ownerIds: readonly Id[]): void => {
  tx.send("delete from equipment_owner where equipment_id = $1 and not account_id = any($2::bigint[])", [
    id,
    ownerIds,
  ]);
  tx.send(
    `insert into equipment_owner (equipment_id, account_id) select $1, o from unnest($2::bigint[]) as o
     on conflict do nothing`,
    [id, ownerIds],
  );
};

/** Members by their names in lower case. */
export const findMembersByName = (
  q: Queries,
  names: readonly string[],
): Promise<{ id: Id; name: string }[]> =>
  q.rows(
    `select a.id, a.name from membership m join account a on a.id = m.account_id
     where m.status = 'active' and lower(a.name) = any($1::text[]) limit 2000`,
    [names],
  );

/** How many of the given users are members of the team. */
export const countMembers = async (q: Queries, userIds: readonly Id[]): Promise<number> => {
  const row = await q.row<{ count: number }>(
    `select count(distinct account_id)::integer as count from membership
     where status = 'active' and account_id = any($1::bigint[])`,
    [userIds],
  );
  return row!.count;
};

/** Whether it is an attachment of the device: its picture, or a certificate. */
export const hasAttachment = async (q: Queries, equipmentId: Id, attachmentId: Id): Promise<boolean> =>
  (await q.row("select 1 from attachment where subject_kind = 'equipment' and subject_id = $1 and id = $2", [
    equipmentId,
    attachmentId,
  ])) !== undefined;

/** Transfers the responsibility for devices to another user. */
export const transferOwnership = async (tx: Queries, from: Id, to: Id): Promise<Id[]> => {
  const rows = await tx.rows<{ equipment_id: Id }>(
    "delete from equipment_owner where account_id = $1 returning equipment_id",
    [from],
  );
  const ids = rows.map((row) => row.equipment_id);
  tx.send(
    `insert into equipment_owner (equipment_id, account_id) select id, $2 from unnest($1::bigint[]) as id
     on conflict do nothing`,
    [ids, to],
  );
  return ids;
};
