import { approverSchema } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { approverOf, approverValue } from "./approver-values.ts";

it("an approver is restored from its value", () => {
  const all = [
    { type: "user", id: "12" },
    { type: "role", id: "-1" },
    { type: "tenantOwner" },
    { type: "projectOwner" },
  ] as const;
  for (const approver of all)
    expect(approverOf(approverValue(approver))).toEqual(approverSchema.parse(approver));
});
