import type { ApprovalConfig } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { configOf, entryOf } from "./process-entry.ts";

const config: ApprovalConfig = {
  enabled: true,
  order: "parallel",
  allowSelfApproval: false,
  steps: [
    {
      name: "PI",
      mode: "all",
      approvers: [{ type: "user", id: "7" }],
      condition: null,
      dueHours: 24,
      needsSignature: true,
    },
    {
      name: "",
      mode: "any",
      approvers: [{ type: "tenantOwner" }, { type: "role", id: "-1" }],
      condition: { field: "fileCount", operator: ">=", value: 10 },
      dueHours: null,
      needsSignature: false,
    },
  ],
};

it("a process is unchanged after its form", () => {
  expect(configOf(entryOf(config))).toEqual(config);
});

it("leaves out a condition that is half filled in", () => {
  const entry = entryOf(config);
  const [, step] = entry.steps;
  const half = {
    ...entry,
    steps: [
      { ...step!, value: null },
      { ...step!, field: undefined },
    ],
  };
  expect(configOf(half).steps.map(({ condition }) => condition)).toEqual([null, null]);
});
