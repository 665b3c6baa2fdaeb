import type {
  ApprovalConfig,
  ApprovalKind,
  ApprovalProcess,
  Delegation,
  Id,
  ShownDelegation,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentProcess } from "./approvals.present.ts";
import type { ApprovalsService } from "./approvals.service.ts";
import * as processStore from "./processes.store.ts";

const namedIn = ({ steps }: ApprovalConfig, type: "user" | "role"): Id[] => [
  ...new Set(
    steps.flatMap(({ approvers }) => approvers.flatMap((one) => (one.type === type ? [one.id] : []))),
  ),
];

/** Whoever a process names must be in the team now; who leaves later is passed over when a step opens. */
const refuseUnknown = async (tx: Queries, config: ApprovalConfig): Promise<void> => {
  const [users, roles] = [namedIn(config, "user"), namedIn(config, "role")];
  const known = await processStore.countKnown(tx, users, roles);
  if (known.users < users.length || known.roles < roles.length) throw problem("user.not.found");
};

export const configureApprovals = ({ database, audit }: Kernel, approvals: ApprovalsService) => ({
  processes: (
    scope: Scope,
  ): Promise<{
    processes: ApprovalProcess[];
    users: processStore.Named[];
    roles: processStore.NamedRole[];
  }> =>
    database.read(scope, async (q) => {
      const rows = new Map((await processStore.listProcesses(q)).map((row) => [row.kind, row]));
      const processes = approvals.kinds().map(({ kind, defaultConfig }): ApprovalProcess => {
        const row = rows.get(kind);
        if (row !== undefined) return presentProcess(row);
        return { kind, config: defaultConfig, version: 0, updateTime: null, updatedBy: null };
      });
      const named = processes.flatMap(({ config }) => namedIn(config, "user"));
      return { processes, ...(await processStore.listNamed(q, named)) };
    }),

  configure: (
    scope: Scope,
    wish: { kind: ApprovalKind; version: number; config: ApprovalConfig },
  ): Promise<ApprovalProcess> =>
    database.write(scope, async (tx) => {
      await refuseUnknown(tx, wish.config);
      const before = await processStore.findProcess(tx, wish.kind);
      const saved = await processStore.saveProcess(tx, wish.kind, wish.version, wish.config);
      if (saved === undefined) throw problem("approval.config.stale");
      await audit.record(tx, scope, {
        action: "approval.configure",
        objectType: "approvalProcess",
        objectId: wish.kind,
        before: before?.config,
        after: wish.config,
      });
      return presentProcess((await processStore.findProcess(tx, wish.kind))!);
    }),

  delegation: (scope: Scope): Promise<{ delegation: ShownDelegation | null }> =>
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
