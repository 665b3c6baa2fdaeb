import type { Approver } from "@benchleaf/contract";

/** An approver as the value of a choice: `user:12`, `role:3`, `tenantOwner`, `projectOwner`. */
export const approverValue = (approver: Approver): string =>
  approver.type === "user" || approver.type === "role" ? `${approver.type}:${approver.id}` : approver.type;

/** Approvers without a name: the owner of the team or project, or whoever manages what a submission belongs to. */
export const owners = ["tenantOwner", "projectOwner", "scopeOwner", "scopeManagers"] as const;

/** @example approverOf("role:3") // { type: "role", id: "3" } */
export const approverOf = (value: string): Approver => {
  const [type = "", id = ""] = value.split(":");
  if (type === "user" || type === "role") return { type, id };
  return { type: owners.find((owner) => owner === type) ?? "tenantOwner" };
};
