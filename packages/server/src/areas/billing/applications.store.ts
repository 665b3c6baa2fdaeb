import type { ActivationModule, ActivationStatus, Id, Locale, ResearchField } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface ApplicationRow {
  readonly id: Id;
  readonly tenant_id: Id;
  readonly tenant_name: string;
  readonly applicant_id: Id;
  readonly modules: readonly ActivationModule[];
  readonly name: string;
  readonly organization_name: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly research_field: ResearchField | null;
  readonly status: ActivationStatus;
  readonly remark: string | null;
  readonly create_time: Date;
  readonly decide_time: Date | null;
}

const columns = `a.id, a.tenant_id, t.name as tenant_name, a.applicant_id, a.modules, a.name, a.organization_name,
  a.mobile, a.email, a.research_field, a.status, a.remark, a.create_time, a.decide_time`;
const source = "activation_application a join tenant t on t.id = a.tenant_id";

/** The team's applications of interest: pending ones, and the last one for each module. */
export const findLatest = (q: Queries): Promise<ApplicationRow[]> =>
  q.rows<ApplicationRow>(
    `select ${columns} from ${source} where a.id in (
       select max(b.id) from activation_application b, unnest(b.modules) as module
       where b.tenant_id = current_tenant_id() group by module) order by a.id desc`,
  );

export const findApplication = (q: Queries, id: Id): Promise<ApplicationRow | undefined> =>
  q.row<ApplicationRow>(`select ${columns} from ${source} where a.id = $1`, [id]);

export interface NewRow {
  readonly modules: readonly ActivationModule[];
  readonly name: string;
  readonly organizationName: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly researchField: ResearchField | null;
}

export const insertApplication = async (tx: Queries, row: NewRow): Promise<Id> => {
  const made = await tx.row<{ id: Id }>(
    `insert into activation_application (modules, name, organization_name, mobile, email, research_field)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [row.modules, row.name, row.organizationName, row.mobile, row.email, row.researchField],
  );
  return made!.id;
};

/** Undefined if someone has already decided. */
export const closeApplication = async (
  tx: Queries,
  id: Id,
  { status, remark }: { status: ActivationStatus; remark: string | null },
): Promise<ApplicationRow | undefined> => {
  const closed = await tx.row(
    `update activation_application
     set status = $2, remark = $3, decide_time = now(), decided_by = current_user_id()
     where id = $1 and status = 'waiting' returning id`,
    [id, status, remark],
  );
  return closed === undefined ? undefined : findApplication(tx, id);
};

/** Of all teams: only for the administrator of the installation. */
export const listApplications = (
  q: Queries,
  status: ActivationStatus | null,
  before: Id | null,
  limit: number,
): Promise<ApplicationRow[]> =>
  q.rows<ApplicationRow>("select * from list_activation_applications($1, $2, $3)", [status, before, limit]);

export const findTeamOf = async (q: Queries, id: Id): Promise<Id | undefined> =>
  (await q.row<{ id: Id | null }>("select tenant_of_activation_application($1) as id", [id]))?.id ??
  undefined;

export const countMembers = async (q: Queries): Promise<number> => {
  const row = await q.row<{ count: number }>(
    "select count(*)::integer as count from membership where tenant_id = current_tenant_id() and status = 'active'",
  );
  return row?.count ?? 0;
};

export interface ContactRow {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly locale: Locale | null;
}

/** A user's email address and language. */
export const findContact = (q: Queries, accountId: Id): Promise<ContactRow | undefined> =>
  q.row<ContactRow>(
    `select a.email, a.mobile, p.locale from account a left join account_profile p on p.account_id = a.id
     where a.id = $1`,
    [accountId],
  );
