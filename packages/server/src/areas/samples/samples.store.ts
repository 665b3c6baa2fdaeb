import type { Unit } from "@benchleaf/bio";
import type { FieldValue, Id, SampleStage, SampleState } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import {
  fieldCondition,
  fieldsOfOneMatch,
  findByFields,
  hasSearchedFields,
  type NarrowedByFields,
  type RecordSearch,
} from "../records/records.service.ts";

/* Reads containers with their locations, projects and accounts in addition to its own tables. */

export interface SampleRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly name: string;
  readonly meta_id: Id | null;
  readonly meta: string | null;
  readonly meta_version: number | null;
  readonly stages: readonly SampleStage[] | null;
  readonly stage: string;
  readonly state: SampleState;
  readonly container_id: Id;
  readonly quantity: string;
  readonly unit: Unit;
  readonly thaw_count: number;
  readonly path_code: string | null;
  readonly location_id: Id | null;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
  readonly expiration_day: string | null;
  readonly is_expired: boolean;
  readonly owner_id: Id;
  readonly owner: string;
  readonly project_id: Id | null;
  readonly project: string | null;
  readonly note: string;
  readonly taken_by: Id | null;
  readonly holder: string | null;
  readonly due_back: string | null;
  readonly is_overdue: boolean;
  readonly is_pending: boolean;
  readonly version: number;
  readonly create_time: Date;
  readonly fields?: FieldValue[];
}

const columns = `s.id, s.warehouse_id, s.number, s.name, s.meta_id, m.label as meta, s.meta_version,
  v.settings->'stages' as stages, s.stage, s.state, c.id as container_id, trim_scale(c.quantity)::text as quantity, c.unit, c.thaw_count,
  l.path_code, p.location_id, p.grid_row, p.grid_column, s.expiration_day::text,
  coalesce(s.expiration_day < current_date, false) as is_expired, s.owner_id, a.name as owner, s.project_id,
  r.name as project, s.note, s.taken_by, h.name as holder, s.due_back::text,
  coalesce(s.due_back < current_date, false) as is_overdue,
  exists (select from sample_request_item i where i.sample_id = s.id and i.is_pending)
    or exists (select from sample_transfer_item t where t.sample_id = s.id and t.is_pending) as is_pending,
  s.version, s.create_time`;

/** Columns of a row in addition to the sample itself. */
const joins = `join container c on c.sample_id = s.id
  join account a on a.id = s.owner_id
  left join account h on h.id = s.taken_by
  left join sample_meta m on m.id = s.meta_id
  left join sample_meta_version v on v.meta_id = s.meta_id and v.version = s.meta_version
  left join placement p on p.container_id = c.id
  left join location l on l.id = p.location_id
  left join readable_project r on r.id = s.project_id`;

export interface SampleFilter {
  readonly warehouseId: Id;
  readonly search: RecordSearch | null;
  readonly metaId?: Id | undefined;
  readonly state?: SampleState | undefined;
  readonly stage?: string | undefined;
  readonly projectId?: Id | undefined;
  readonly ownerId?: Id | undefined;
  readonly expirationDate?: string | undefined;
  readonly isOverdue: boolean;
  readonly fields: NarrowedByFields;
  /** Whether what is in their fields is read too. */
  readonly withFields: boolean;
  readonly before: Id | undefined;
  readonly limit: number;
}

/** Up to so many samples are fetched by what is searched for; more are common enough to be met on the way through the list. */
const RARE = 2_000;

/** All samples of the team whose name or number matches, from an index; null if they are many, or the index cannot say. */
const findByName = async (q: Queries, pattern: string): Promise<readonly Id[] | null> => {
  const found = await q.row<{ ids: Id[]; is_complete: boolean }>(
    "select ids::text[], is_complete from sample_matches($1, $2)",
    [pattern, RARE + 1],
  );
  return found?.is_complete ? found.ids : null;
};

/** All samples of the team whose name, number or fields match; null as above. */
const findSearched = async (q: Queries, search: RecordSearch): Promise<readonly Id[] | null> => {
  const [named, said] = await Promise.all([findByName(q, search.pattern), findByFields(q, search, RARE)]);
  return named === null || !said.isComplete ? null : [...new Set([...named, ...said.ids])];
};

/** So many samples are tested by their fields for one page; a page that is not full then continues after them. */
const TESTED = 8_000;
/** So many are tested before an index is asked for something that may be common. */
const TESTED_FIRST = 2_000;

/** A page of samples, and the sample to continue after if not all were tested. */
export interface SamplePage {
  readonly rows: SampleRow[];
  readonly testedTo: Id | null;
}

/** How a page is found: the samples that may be on it if they are known, and how many are tested at most. */
interface Narrowed {
  readonly searched: readonly Id[] | null;
  readonly tested: number;
}

const readPage = async (
  q: Queries,
  filter: SampleFilter,
  { searched, tested }: Narrowed,
): Promise<SamplePage> => {
  const values: unknown[] = [filter.warehouseId];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const { ids, tests } = filter.fields;
  const search = searched === null ? filter.search : null;
  const byFields = search !== null && hasSearchedFields(search);
  const conditions = [
    "s.warehouse_id = $1",
    ...(filter.before === undefined ? [] : [`s.id < ${given(filter.before)}`]),
    filter.state === undefined ? "s.state <> 'deleted'" : `s.state = ${given(filter.state)}`,
    ...(search === null || byFields ? [] : [`s.name_key like ${given(search.pattern)}`]),
    ...(searched === null ? [] : [`s.id = any(${given(searched)}::bigint[])`]),
    ...(filter.metaId === undefined ? [] : [`s.meta_id = ${given(filter.metaId)}`]),
    ...(filter.stage === undefined ? [] : [`s.stage = ${given(filter.stage)}`]),
    ...(filter.projectId === undefined ? [] : [`s.project_id = ${given(filter.projectId)}`]),
    ...(filter.ownerId === undefined ? [] : [`s.owner_id = ${given(filter.ownerId)}`]),
    ...(filter.expirationDate === undefined
      ? []
      : [`s.expiration_day <= ${given(filter.expirationDate)}::date`]),
    ...(filter.isOverdue ? ["s.state = 'out' and s.due_back < current_date"] : []),
    ...(ids === null ? [] : [`s.id = any(${given(ids)}::bigint[])`]),
  ];
  const inOrder = `select s.id, s.name_key from sample s where ${conditions.join(" and ")} order by s.id desc`;
  const isTested = ids === null && (tests.length > 0 || byFields);
  const known = [...values];
  const holds = [
    ...tests.map((test) => fieldCondition(test, "sample", "s.id", given)),
    ...(byFields
      ? [`(s.name_key like ${given(search.pattern)} or ${fieldsOfOneMatch(search, "sample", "s.id", given)})`]
      : []),
  ];
  const found =
    holds.length === 0
      ? `${inOrder} ${limitTo(filter.limit)}`
      : `select s.id from (${inOrder}${isTested ? ` ${limitTo(tested)}` : ""}) s where ${holds.join(" and ")}
         order by s.id desc ${limitTo(filter.limit)}`;
  const [rows, last] = await Promise.all([
    q.rows<SampleRow>(
      `select ${columns}${filter.withFields ? ", field_values('sample', s.id) as fields" : ""}
       from (${found}) k join sample s on s.id = k.id ${joins} order by s.id desc`,
      values,
    ),
    isTested ? q.row<{ id: Id }>(`${inOrder} offset ${tested - 1} limit 1`, known) : undefined,
  ]);
  return { rows, testedTo: rows.length < filter.limit ? (last?.id ?? null) : null };
};

/**
 * The newest first. Which samples a page shows is found in their own indexes, without reading the samples; what it shows of
 * each is read for those alone. What is searched for in fields is either common, and fills a page with a few of the newest,
 * or rare, and an index has it.
 */
export const listSamples = async (q: Queries, filter: SampleFilter): Promise<SamplePage> => {
  const { search, fields } = filter;
  if (search === null) return readPage(q, filter, { searched: null, tested: TESTED });
  if (hasSearchedFields(search) && fields.ids === null) {
    const first = await readPage(q, filter, { searched: null, tested: TESTED_FIRST });
    if (first.rows.length === filter.limit || first.testedTo === null) return first;
  }
  return readPage(q, filter, { searched: await findSearched(q, search), tested: TESTED });
};

export const findSample = (q: Queries, warehouseId: Id, id: Id): Promise<SampleRow | undefined> =>
  q.row<SampleRow>(
    `select ${columns}, field_values('sample', s.id) as fields from sample s ${joins}
     where s.warehouse_id = $1 and s.id = $2`,
    [warehouseId, id],
  );

/** What changes ask of samples, locked in the order of their ids. */
export interface SampleBrief {
  readonly id: Id;
  readonly number: string;
  readonly name: string;
  readonly state: SampleState;
  readonly owner_id: Id;
  readonly taken_by: Id | null;
  readonly meta_id: Id | null;
  readonly meta_version: number | null;
  readonly stage: string;
  readonly project_id: Id | null;
  readonly expiration_day: string | null;
  readonly version: number;
  readonly container_id: Id;
  readonly unit: Unit;
}

export const lockSamples = (tx: Queries, warehouseId: Id, ids: readonly Id[]): Promise<SampleBrief[]> =>
  tx.rows<SampleBrief>(
    `select s.id, s.number, s.name, s.state, s.owner_id, s.taken_by, s.meta_id, s.meta_version, s.stage, s.project_id,
       s.expiration_day::text, s.version, c.id as container_id, c.unit
     from sample s join container c on c.sample_id = s.id
     where s.warehouse_id = $1 and s.id = any($2::bigint[]) order by s.id for no key update of s`,
    [warehouseId, ids],
  );

/** Of all warehouses that the reader may open, the newest first. */
export const findSampleIds = async (q: Queries, search: RecordSearch, limit: number): Promise<Id[]> => {
  const [named, said] = await Promise.all([findByName(q, search.pattern), findByFields(q, search, RARE)]);
  const values: unknown[] = [search.pattern];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const byName =
    named === null ? "s.name_key like $1" : `s.id = any(${given(named)}::bigint[]) and s.name_key like $1`;
  const rows = await q.rows<{ id: Id }>(
    `select s.id from sample s join readable_sample x on x.id = s.id
     where (${byName} or s.id = any(${given(said.ids)}::bigint[])) and s.state <> 'deleted'
     order by s.id desc ${limitTo(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
};

/** Numbers are unique in the team. */
export const findByNumber = (q: Queries, number: string): Promise<{ readonly id: Id } | undefined> =>
  q.row<{ id: Id }>("select id from sample where number = $1 and state <> 'deleted'", [number]);

export const findNumbers = async (q: Queries, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await q.rows<{ number: string }>("select number from sample where number = any($1::text[])", [
    numbers,
  ]);
  return new Set(rows.map(({ number }) => number));
};

export interface SampleWrite {
  readonly name: string;
  readonly metaId: Id | null;
  readonly metaVersion: number | null;
  readonly stage: string;
  readonly projectId: Id | null;
  readonly expirationDay: string | null;
  readonly note: string;
}

export interface NewSample extends SampleWrite {
  readonly number: string;
}

/** Returns their ids in the order given. */
export const insertSamples = async (
  tx: Queries,
  warehouseId: Id,
  given: readonly NewSample[],
): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into sample (warehouse_id, number, name, meta_id, meta_version, stage, project_id, expiration_day, note)
     select $1, g.number, g.name, g.meta_id, g.meta_version, g.stage, g.project_id, g.expiration_day, g.note
     from unnest($2::text[], $3::text[], $4::bigint[], $5::integer[], $6::text[], $7::bigint[], $8::date[], $9::text[])
       with ordinality as g (number, name, meta_id, meta_version, stage, project_id, expiration_day, note, n)
     order by g.n returning id`,
    [
      warehouseId,
      given.map((one) => one.number),
      given.map((one) => one.name),
      given.map((one) => one.metaId),
      given.map((one) => one.metaVersion),
      given.map((one) => one.stage),
      given.map((one) => one.projectId),
      given.map((one) => one.expirationDay),
      given.map((one) => one.note),
    ],
  );
  return rows.map(({ id }) => id);
};

export const updateSample = (tx: Queries, id: Id, input: SampleWrite): Promise<unknown> =>
  tx.rows(
    `update sample set name = $2, meta_id = $3, meta_version = $4, stage = $5, project_id = $6, expiration_day = $7,
       note = $8, expiry_notified_day = case when expiration_day is not distinct from $7 then expiry_notified_day end,
       version = version + 1
     where id = $1 returning id`,
    [
      id,
      input.name,
      input.metaId,
      input.metaVersion,
      input.stage,
      input.projectId,
      input.expirationDay,
      input.note,
    ],
  );

/** The day of a container is that of its sample. */
export const setContainerDay = (tx: Queries, containerId: Id, day: string | null): void =>
  tx.send("update container set expiration_day = $2 where id = $1", [containerId, day]);

export const addThaw = (tx: Queries, containerIds: readonly Id[]): void =>
  tx.send("update container set thaw_count = thaw_count + 1 where id = any($1::bigint[])", [containerIds]);

export const setOut = (
  tx: Queries,
  ids: readonly Id[],
  input: { readonly takenBy: Id; readonly dueBack: string | null },
): void =>
  tx.send(
    `update sample set state = 'out', taken_by = $2, due_back = $3, reminded_day = null, version = version + 1
     where id = any($1::bigint[])`,
    [ids, input.takenBy, input.dueBack],
  );

export const setState = (tx: Queries, ids: readonly Id[], state: "in" | "deleted"): void =>
  tx.send(
    `update sample set state = $2, taken_by = null, due_back = null, version = version + 1
     where id = any($1::bigint[])`,
    [ids, state],
  );

export const setOwner = (tx: Queries, ids: readonly Id[], ownerId: Id): void =>
  tx.send("update sample set owner_id = $2, version = version + 1 where id = any($1::bigint[])", [
    ids,
    ownerId,
  ]);

/** All that a leaver owns becomes another's. */
export const transferOwnership = (tx: Queries, from: Id, to: Id): Promise<{ id: Id }[]> =>
  tx.rows<{ id: Id }>(
    "update sample set owner_id = $2, version = version + 1 where owner_id = $1 and state <> 'deleted' returning id",
    [from, to],
  );

/** Prevents its deletion until the transaction ends. */
export const lockSampleForShare = (tx: Queries, id: Id): void =>
  tx.send("select 1 from sample where id = $1 for key share", [id]);

export interface SampleSubjectRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly name: string;
  readonly state: SampleState;
  readonly owner_id: Id;
  readonly owner: string;
  readonly meta: string | null;
  readonly project: string | null;
  readonly quantity: string;
  readonly unit: Unit;
  readonly path_code: string | null;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
  readonly expiration_day: Date | null;
  readonly create_time: Date;
}

/** Those of some that the reader may see, with what is on their labels. */
export const findSampleSubjects = (q: Queries, ids: readonly Id[]): Promise<SampleSubjectRow[]> =>
  q.rows<SampleSubjectRow>(
    `select s.id, s.warehouse_id, s.number, s.name, s.state, s.owner_id, a.name as owner, m.label as meta,
       r.name as project, trim_scale(c.quantity)::text as quantity, c.unit, l.path_code, p.grid_row, p.grid_column,
       s.expiration_day::timestamptz as expiration_day, s.create_time
     from sample s
     join readable_sample x on x.id = s.id
     ${joins}
     where s.id = any($1::bigint[])`,
    [ids],
  );

/** Whether some samples can still be used. */
export const listSampleStates = (
  q: Queries,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly state: SampleSubjectRow["state"]; readonly is_expired: boolean }[]> =>
  q.rows(
    `select id, state, coalesce(expiration_day < current_date, false) as is_expired from sample
     where id = any($1::bigint[])`,
    [ids],
  );

/** Names of samples, for the contents of locations. */
export const nameSamples = (
  q: Queries,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly name: string; readonly number: string }[]> =>
  q.rows("select id, name, number from sample where id = any($1::bigint[])", [ids]);
