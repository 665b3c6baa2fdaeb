import type { ApprovalConfig, Approver } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { withPeople } from "./scopes.rules.ts";

const asks = (...approvers: Approver[]): ApprovalConfig => ({
  enabled: true,
  order: "sequence",
  allowSelfApproval: false,
  steps: [{ name: "", mode: "any", approvers, condition: null, dueHours: null, needsSignature: false }],
});
const user = (id: string): Approver => ({ type: "user", id });

it("resolves the members of a scope by name, each once", () => {
  const people = { ownerId: "1", managerIds: ["2", "3"] };
  expect(withPeople(asks({ type: "scopeOwner" }), people)).toEqual(asks(user("1")));
  expect(withPeople(asks({ type: "scopeOwner" }, { type: "scopeManagers" }, user("3")), people)).toEqual(
    asks(user("1"), user("2"), user("3")),
  );
});

it("resolves to the team's owner without a scope, and leaves other approvers unchanged", () => {
  const role: Approver = { type: "role", id: "-1" };
  expect(withPeople(asks({ type: "scopeManagers" }, role), undefined)).toEqual(
    asks({ type: "tenantOwner" }, role),
  );
  expect(withPeople(asks({ type: "projectOwner" }), undefined)).toEqual(asks({ type: "projectOwner" }));
});
