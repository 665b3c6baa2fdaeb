import {
  type ApprovalConfig,
  type ApprovalKind,
  type ApprovalProcess,
  type ApprovalScope,
  approvalKindOf,
  type Delegation,
  type Id,
  type ListedDelegation,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentProcess } from "./approvals.present.ts";
import type { ApprovalsService } from "./approvals.service.ts";
import * as processStore from "./processes.store.ts";
import { scopeRow } from "./scopes.rules.ts";

const namedIn = ({ steps }: ApprovalConfig, type: "user" | "role"): Id[] => [
  ...new Set(
    steps.flatMap(({ approvers }) => approvers.flatMap((one) => (one.type === type ? [one.id] : []))),
  ),
];

/** Everyone whom a process names must be in the team now; those who leave later are skipped when a step opens. */
const refuseUnknown = async (tx: Queries, config: ApprovalConfig): Promise<void> => {
  const [users, roles] = [namedIn(config, "user"), namedIn(config, "role")];
  const known = await processStore.countKnown(tx, users, roles);
  if (known.users < users.length || known.roles < roles.length) throw problem("user.not.found");
};

export interface ProcessInput {
  readonly kind: ApprovalKind;
  readonly version: number;
  readonly config: ApprovalConfig | null;
  readonly scope: ApprovalScope | null;
}

const unset = (kind: ApprovalKind, config: ApprovalConfig): ApprovalProcess => ({
  kind,
  config,
  isOwn: false,
  version: 0,
  updateTime: null,
  updatedBy: null,
});

const hasScope = (kind: ApprovalKind, { kind: scope }: ApprovalScope): boolean =>
  approvalKindOf(kind).scopes?.includes(scope) ?? false;

/** @throws approval.scope.not.found */
const refuseScope = async (
  q: Queries,
  approvals: ApprovalsService,
  scope: ApprovalScope | null,
): Promise<void> => {
  if (scope !== null && (await approvals.peopleOf(q, scope)) === undefined)
    throw problem("approval.scope.not.found");
};

export const configureApprovals = ({ database, audit }: Kernel, approvals: ApprovalsService) => ({
  processes: (
    scope: Scope,
    of: ApprovalScope | null,
  ): Promise<{
    processes: ApprovalProcess[];
    users: processStore.Named[];
    roles: processStore.NamedRole[];
  }> =>
    database.read(scope, async (q) => {
      await refuseScope(q, approvals, of);
      const place = scopeRow(of);
      const rows = (await processStore.listProcesses(q)).filter(
        (row) => row.scope_kind === place.kind && row.scope_id === place.id,
      );
      const kinds = approvals.kinds().filter(({ kind }) => of === null || hasScope(kind, of));
      const processes = await Promise.all(
        kinds.map(async ({ kind }): Promise<ApprovalProcess> => {
          const row = rows.find((one) => one.kind === kind);
          if (row !== undefined) return presentProcess(row);
          return unset(kind, await approvals.processOf(q, kind, place));
        }),
      );
      const named = processes.flatMap(({ config }) => namedIn(config, "user"));
      return { processes, ...(await processStore.listNamed(q, named)) };
    }),

  configure: (scope: Scope, input: ProcessInput): Promise<ApprovalProcess> =>
    database.write(scope, async (tx) => {
      const { kind, version, config } = input;
      await refuseScope(tx, approvals, input.scope);
      if (input.scope !== null && !hasScope(kind, input.scope)) throw problem("approval.scope.not.found");
      if (config !== null) await refuseUnknown(tx, config);
      const place = { kind, scope: scopeRow(input.scope) };
      const before = await processStore.findProcess(tx, place);
      const saved = await (config === null
        ? processStore.removeProcess(tx, place, version)
        : processStore.saveProcess(tx, place, version, config));
      if (saved === undefined) throw problem("approval.config.stale");
      await audit.record(tx, scope, {
        action: "approval.configure",
        objectType: "approvalProcess",
        objectId: kind,
        before: before?.config,
        after: { ...config, ...(input.scope !== null && { scope: input.scope }) },
      });
      const row = await processStore.findProcess(tx, place);
      return row === undefined
        ? unset(kind, await approvals.processOf(tx, kind, place.scope))
        : presentProcess(row);
    }),

  delegation: (scope: Scope): Promise<{ delegation: ListedDelegation | null }> =>
    database.read(scope, async (q) => {
      const row = await processStore.findDelegation(q);
      if (row === undefined) return { delegation: null };
      const { delegate_id: delegateId, delegate_name: delegateName } = row;
      const [from, until] = [row.from_time.toISOString(), row.until_time.toISOString()];
      return { delegation: { delegateId, delegateName, from, until } };
    }),

  delegate: (scope: Scope, delegation: Delegation | null): Promise<null> =>
    database.write(scope, async (tx) => {
      if (delegation === null) await processStore.removeDelegation(tx);
      else {
        const isPossible =
          delegation.delegateId !== scope.userId && (await processStore.isMember(tx, delegation.delegateId));
        if (!isPossible) throw problem("user.not.found");
        await processStore.saveDelegation(tx, delegation);
      }
      await audit.record(tx, scope, {
        action: "approval.delegate",
        objectType: "account",
        objectId: scope.userId,
        after: delegation,
      });
      return null;
    }),
});
