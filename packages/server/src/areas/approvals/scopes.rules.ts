import type { ApprovalConfig, ApprovalScope, Approver, Id } from "@benchleaf/contract";

/** Who manages a part of the team. */
export interface ScopePeople {
  readonly ownerId: Id;
  /** Managers in addition to its owner. */
  readonly managerIds: readonly Id[];
}

/** As stored in rows: objects without a scope belong to the team. */
export const scopeRow = (scope: ApprovalScope | null): { kind: string; id: Id } =>
  scope ?? { kind: "team", id: "0" };

const user = (id: Id): Approver => ({ type: "user", id });

const named = (one: Approver, people: ScopePeople | undefined): Approver[] => {
  if (one.type !== "scopeOwner" && one.type !== "scopeManagers") return [one];
  if (people === undefined) return [{ type: "tenantOwner" }];
  return one.type === "scopeOwner"
    ? [user(people.ownerId)]
    : [people.ownerId, ...people.managerIds].map(user);
};

/**
 * A process with names instead of "its owner" and "its managers"; without a scope, the team owner is the approver.
 */
export const withPeople = (config: ApprovalConfig, people: ScopePeople | undefined): ApprovalConfig => ({
  ...config,
  steps: config.steps.map((step) => {
    const approvers = step.approvers.flatMap((one) => named(one, people));
    const isFirst = (one: Approver, at: number): boolean =>
      approvers.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at;
    return { ...step, approvers: approvers.filter(isFirst) };
  }),
});
