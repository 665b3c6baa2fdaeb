import type { ApprovalConfig, ApprovalKind, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface ProcessRow {
  readonly kind: ApprovalKind;
  readonly scope_kind: string;
  readonly scope_id: Id;
  readonly version: number;
  readonly config: ApprovalConfig;
  readonly update_time: Date;
  readonly updated_by_name: string;
}

const processColumns =
  "p.kind, p.scope_kind, p.scope_id, p.version, p.config, p.update_time, a.name as updated_by_name";
const processJoins = "approval_process p join account a on a.id = p.updated_by";

export const listProcesses = (q: Queries): Promise<ProcessRow[]> =>
  q.rows<ProcessRow>(`select ${processColumns} from ${processJoins}`);

export interface ProcessPlace {
  readonly kind: ApprovalKind;
  readonly scope: { readonly kind: string; readonly id: Id };
}

export const findProcess = (q: Queries, { kind, scope }: ProcessPlace): Promise<ProcessRow | undefined> =>
  q.row<ProcessRow>(
    `select ${processColumns} from ${processJoins} where p.kind = $1 and p.scope_kind = $2 and p.scope_id = $3`,
    [kind, scope.kind, scope.id],
  );

/** Undefined if someone has changed the process since `version`. */
export const saveProcess = (
  tx: Queries,
  { kind, scope }: ProcessPlace,
  version: number,
  config: ApprovalConfig,
): Promise<{ version: number } | undefined> =>
  version === 0
    ? tx.row(
        `insert into approval_process (kind, scope_kind, scope_id, config) values ($1, $2, $3, $4)
         on conflict (tenant_id, kind, scope_kind, scope_id) do nothing returning version`,
        [kind, scope.kind, scope.id, JSON.stringify(config)],
      )
    : tx.row(
        `update approval_process set version = version + 1, config = $5, update_time = now(),
           updated_by = current_user_id()
         where kind = $1 and scope_kind = $2 and scope_id = $3 and version = $4 returning version`,
        [kind, scope.kind, scope.id, version, JSON.stringify(config)],
      );

/** Undefined if someone has changed the process since `version`, or there is none. */
export const removeProcess = (
  tx: Queries,
  { kind, scope }: ProcessPlace,
  version: number,
): Promise<{ version: number } | undefined> =>
  tx.row(
    `delete from approval_process where kind = $1 and scope_kind = $2 and scope_id = $3 and version = $4
     returning version`,
    [kind, scope.kind, scope.id, version],
  );

/** Removes the delegations from and to a user. */
export const endDelegations = (tx: Queries, accountId: Id): void =>
  tx.send("delete from approval_delegation where $1 in (account_id, delegate_id)", [accountId]);

export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** Without the tenant condition, a user also sees their own memberships of other teams. */
const inTeam = "tenant_id = current_tenant_id() and status = 'active'";

export const isMember = async (q: Queries, accountId: Id): Promise<boolean> =>
  (await q.row(`select 1 from membership where account_id = $1 and ${inTeam}`, [accountId])) !== undefined;

export interface NamedRole extends Named {
  readonly roleKey: string;
}

/** Names of members and roles that processes may name as approvers. */
export const listNamed = async (
  q: Queries,
  userIds: readonly Id[],
): Promise<{ users: Named[]; roles: NamedRole[] }> => {
  const [users, roles] = await Promise.all([
    q.rows<Named>("select id, name from account where id = any($1::bigint[])", [userIds]),
    q.rows<NamedRole>(`select id, name, role_key as "roleKey" from role order by id`),
  ]);
  return { users, roles };
};

/** How many of these are members or roles of the team. */
export const countKnown = async (
  q: Queries,
  userIds: readonly Id[],
  roleIds: readonly Id[],
): Promise<{ users: number; roles: number }> => {
  const row = await q.row<{ users: string; roles: string }>(
    `select (select count(*) from membership where account_id = any($1::bigint[]) and ${inTeam}) as users,
       (select count(*) from role where id = any($2::bigint[])) as roles`,
    [userIds, roleIds],
  );
  return { users: Number(row?.users ?? 0), roles: Number(row?.roles ?? 0) };
};

export interface DelegationRow {
  readonly delegate_id: Id;
  readonly delegate_name: string;
  readonly from_time: Date;
  readonly until_time: Date;
}

export const findDelegation = (q: Queries): Promise<DelegationRow | undefined> =>
  q.row<DelegationRow>(
    `select d.delegate_id, a.name as delegate_name, d.from_time, d.until_time
     from approval_delegation d join account a on a.id = d.delegate_id
     where d.account_id = current_user_id() and d.until_time > now()`,
  );

export const saveDelegation = (
  tx: Queries,
  delegation: { delegateId: Id; from: string; until: string },
): Promise<unknown> =>
  tx.rows(
    `insert into approval_delegation (account_id, delegate_id, from_time, until_time)
     values (current_user_id(), $1, $2, $3)
     on conflict (tenant_id, account_id) do update set delegate_id = excluded.delegate_id,
       from_time = excluded.from_time, until_time = excluded.until_time`,
    [delegation.delegateId, delegation.from, delegation.until],
  );

export const removeDelegation = (tx: Queries): Promise<unknown> =>
  tx.rows("delete from approval_delegation where account_id = current_user_id()");
