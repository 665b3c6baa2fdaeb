import type { FormContent, FormInput, FormState, FormText, Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { containing } from "../../paging.ts";

export interface FormRow {
  readonly id: Id;
  readonly form_no: string;
  readonly name: FormText;
  readonly needs_review: boolean;
  readonly revision: number;
  readonly published_revision: number | null;
  readonly version: number | null;
  readonly is_archived: boolean;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly update_time: Date;
  readonly schedule_count: number;
  readonly last_time: Date | null;
  readonly last_result: "pass" | "fail" | null;
}

export interface FormDetailRow extends FormRow {
  readonly draft: FormContent;
}

const columns = `f.id, f.form_no, f.name, f.needs_review, f.revision, f.published_revision, f.version, f.is_archived,
  f.owner_id, a.name as owner_name, f.update_time, s.schedule_count, l.fill_time as last_time, l.result as last_result`;
// For each form on the page its schedules are counted and its newest record is looked up by key.
const joins = `inspection_form f join account a on a.id = f.owner_id
  cross join lateral (select count(*)::integer as schedule_count from inspection_schedule s
    where s.tenant_id = f.tenant_id and s.form_id = f.id and s.is_active) s
  left join lateral (select r.fill_time, r.result from inspection_record r
    where r.tenant_id = f.tenant_id and r.form_id = f.id order by r.id desc limit 1) l on true`;

const conditionOf: Record<FormState, string> = {
  draft: "f.version is null and not f.is_archived",
  published: "f.version is not null and not f.is_archived",
  archived: "f.is_archived",
};

export const listForms = (
  q: Queries,
  wanted: {
    readonly state: FormState | undefined;
    readonly search: string | undefined;
    readonly before: Id | null;
  },
  most: number,
): Promise<FormRow[]> =>
  q.rows<FormRow>(
    `select ${columns} from ${joins}
     where ($1::bigint is null or f.id < $1) and ${wanted.state ? conditionOf[wanted.state] : "not f.is_archived"}
       and ($2::text is null or f.name::text ilike $2 or f.form_no ilike $2)
     order by f.id desc ${limitTo(most)}`,
    [wanted.before, wanted.search ? containing(wanted.search) : null],
  );

export const findForm = (q: Queries, id: Id): Promise<FormDetailRow | undefined> =>
  q.row<FormDetailRow>(`select ${columns}, f.draft from ${joins} where f.id = $1`, [id]);

/** Locks the form until the transaction ends. */
export const lockForm = (tx: Queries, id: Id): void =>
  tx.send("select 1 from inspection_form where id = $1 for no key update", [id]);

export const hasFormNo = async (q: Queries, formNo: string): Promise<boolean> =>
  (await q.row("select 1 from inspection_form where form_no = $1", [formNo])) !== undefined;

export const insertForm = async (
  tx: Queries,
  form: {
    readonly formNo: string;
    readonly name: FormText;
    readonly content: FormContent;
    readonly needsReview: boolean;
  },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into inspection_form (form_no, name, draft, needs_review) values ($1, $2, $3, $4) returning id",
    [form.formNo, JSON.stringify(form.name), JSON.stringify(form.content), form.needsReview],
  );
  return row!.id;
};

/** False if someone else has saved since. */
export const saveForm = async (tx: Queries, id: Id, input: FormInput): Promise<boolean> => {
  const row = await tx.row(
    `update inspection_form set name = $3, draft = $4, needs_review = $5, revision = revision + 1, update_time = now()
     where id = $1 and revision = $2 returning 1`,
    [id, input.revision, JSON.stringify(input.name), JSON.stringify(input.content), input.needsReview],
  );
  return row !== undefined;
};

export const publishForm = async (tx: Queries, id: Id): Promise<number> => {
  const row = await tx.row<{ version: number }>(
    `with next as (
       update inspection_form set version = coalesce(version, 0) + 1, published_revision = revision, update_time = now()
       where id = $1 returning id, version, name, draft)
     insert into inspection_form_version (form_id, version, name, content)
     select id, version, name, draft from next returning version`,
    [id],
  );
  return row!.version;
};

export const setArchived = (tx: Queries, id: Id, isArchived: boolean): void =>
  tx.send("update inspection_form set is_archived = $2, update_time = now() where id = $1", [id, isArchived]);

export interface VersionRow {
  readonly form_id: Id;
  readonly form_no: string;
  readonly version: number;
  readonly name: FormText;
  readonly content: FormContent;
}

const versionColumns = "v.form_id, f.form_no, v.version, v.name, v.content";
const versionJoins =
  "inspection_form_version v join inspection_form f on f.tenant_id = v.tenant_id and f.id = v.form_id";

export const findVersion = (q: Queries, formId: Id, version: number): Promise<VersionRow | undefined> =>
  q.row<VersionRow>(`select ${versionColumns} from ${versionJoins} where v.form_id = $1 and v.version = $2`, [
    formId,
    version,
  ]);

/** The current version of each form. */
export const findCurrentVersions = (q: Queries, formIds: readonly Id[]): Promise<VersionRow[]> =>
  q.rows<VersionRow>(
    `select ${versionColumns} from ${versionJoins} where f.id = any($1::bigint[]) and v.version = f.version`,
    [formIds],
  );

export interface PublishedRow {
  readonly version: number;
  readonly published_by_name: string;
  readonly publish_time: Date;
}

export const listVersions = (q: Queries, formId: Id): Promise<PublishedRow[]> =>
  q.rows<PublishedRow>(
    `select v.version, a.name as published_by_name, v.publish_time
     from inspection_form_version v join account a on a.id = v.published_by
     where v.form_id = $1 order by v.version desc ${limitTo(100)}`,
    [formId],
  );

/** Every item of any published version, with its kind. */
export const listItemKinds = (
  q: Queries,
  formId: Id,
): Promise<{ readonly id: string; readonly kind: string }[]> =>
  q.rows(
    `select distinct item->>'id' as id, item->>'kind' as kind
     from inspection_form_version v, json_array_elements(v.content->'sections') section,
       json_array_elements(section->'items') item
     where v.form_id = $1`,
    [formId],
  );
