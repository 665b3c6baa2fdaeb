import { type ApprovalStage, approvalStages, approvalStatuses, stageOf } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { type Action, actions, stageAfter, stageOfRecord } from "./approval-stages.rules.ts";

const statuses = approvalStatuses;

/** Every allowed transition, listed independently: anything else must be refused. */
const allowed: readonly `${ApprovalStage} ${Action} ${ApprovalStage}`[] = [
  "draft change draft",
  "draft submit pending",
  "draft cancel canceled",
  "uncommitted change uncommitted",
  "uncommitted submit pending",
  "uncommitted cancel canceled",
  "pending submit pending",
  "pending decide auditing",
  "pending approve approved",
  "pending reject rejected",
  "pending cancel canceled",
  "pending close closed",
  "pending reset pending",
  "auditing submit pending",
  "auditing decide auditing",
  "auditing approve approved",
  "auditing reject rejected",
  "auditing cancel canceled",
  "auditing close closed",
  "auditing reset pending",
  "modify change modify",
  "modify submit pending",
  "modify cancel canceled",
  "approved change uncommitted",
  "rejected change modify",
  "rejected submit pending",
  "canceled change modify",
  "canceled submit pending",
];

describe("the fifteen statuses", () => {
  it("are fifteen, and cover every stage", () => {
    expect(statuses).toHaveLength(15);
    expect(new Set(statuses.map(stageOf))).toEqual(new Set(approvalStages));
  });

  it.each(statuses)("%s allows exactly the listed transitions", (status) => {
    const stage = stageOf(status);
    const found = actions.flatMap((action) => {
      const after = stageAfter(status, action);
      return after === undefined ? [] : [`${stage} ${action} ${after}`];
    });
    expect(new Set(found)).toEqual(new Set(allowed.filter((way) => way.startsWith(`${stage} `))));
  });

  it("are decided, withdrawn or restarted only while pending", () => {
    for (const action of ["decide", "approve", "reject", "close", "reset"] as const) {
      const from = statuses.filter((status) => stageAfter(status, action) !== undefined);
      expect(from).toEqual(["waiting", "pending", "auditing", "PENDING"]);
    }
  });

  it("lead to an approval from everywhere but from what was closed", () => {
    const leadsOn = (from: ApprovalStage, seen = new Set<ApprovalStage>()): Set<ApprovalStage> => {
      if (seen.has(from)) return seen;
      seen.add(from);
      for (const action of actions) {
        const after = stageAfter(from, action);
        if (after !== undefined) leadsOn(after, seen);
      }
      return seen;
    };
    for (const stage of approvalStages) expect(leadsOn(stage).has("approved")).toBe(stage !== "closed");
  });
});

it("a record is being audited once someone has decided, as long as others have to", () => {
  expect(stageOfRecord("PENDING", [{ status: "PENDING" }])).toBe("pending");
  expect(stageOfRecord("PENDING", [{ status: "APPROVED" }, { status: "PENDING" }])).toBe("auditing");
  expect(stageOfRecord("PENDING", [{ status: "CLOSED" }, { status: "PENDING" }])).toBe("pending");
  expect(stageOfRecord("APPROVED", [{ status: "APPROVED" }])).toBe("approved");
  expect(stageOfRecord("canceled", [{ status: "APPROVED" }])).toBe("canceled");
});
