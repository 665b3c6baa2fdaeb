import type { ApprovalConfig, ApprovalStep } from "@benchleaf/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  conditionHolds,
  outcomeOf,
  type StepTask,
  stepState,
  stepsFor,
  type TaskStatus,
} from "./approvals.rules.ts";

const step = (part: Partial<ApprovalStep> = {}): ApprovalStep => ({
  name: "",
  mode: "any",
  approvers: [{ type: "tenantOwner" }],
  condition: null,
  dueHours: null,
  needsSignature: false,
  ...part,
});
const config = (steps: ApprovalStep[], order: ApprovalConfig["order"] = "sequence"): ApprovalConfig => ({
  enabled: true,
  order,
  allowSelfApproval: false,
  steps,
});
const above5000 = { field: "amount", operator: ">", value: 5000 } as const;

/** `0P 1A` means: step 0 pending, step 1 approved. */
const tasks = (notation: string): StepTask[] =>
  notation.split(" ").flatMap((part) => {
    const letters = { P: "PENDING", A: "APPROVED", R: "REJECTED", C: "CLOSED" } as const;
    const status: TaskStatus | undefined = letters[part[1] as keyof typeof letters];
    return status === undefined ? [] : [{ step: Number(part[0]), status }];
  });

describe("a condition", () => {
  it("compares numbers and texts", () => {
    expect(conditionHolds(above5000, { amount: 5000 })).toBe(false);
    expect(conditionHolds(above5000, { amount: 5001 })).toBe(true);
    expect(conditionHolds({ field: "kind", operator: "=", value: "toxic" }, { kind: "toxic" })).toBe(true);
    expect(conditionHolds({ field: "kind", operator: "!=", value: "toxic" }, { kind: "toxic" })).toBe(false);
  });

  it("leaves the step in where nothing can be compared", () => {
    expect(conditionHolds(above5000, {})).toBe(true);
    expect(conditionHolds(above5000, { amount: "6000" })).toBe(true);
  });
});

describe("a step", () => {
  it("is done at the first approval, or at the last", () => {
    expect(stepState("any", true, tasks("0A 0P"))).toBe("approved");
    expect(stepState("all", true, tasks("0A 0P"))).toBe("pending");
    expect(stepState("all", true, tasks("0A 0A"))).toBe("approved");
    expect(stepState("all", true, tasks("0A 0C"))).toBe("approved");
  });

  it("is reported as skipped, not reached, rejected or closed", () => {
    expect(stepState("any", false, [])).toBe("skipped");
    expect(stepState("any", true, [])).toBe("waiting");
    expect(stepState("any", true, tasks("0A 0R"))).toBe("rejected");
    expect(stepState("any", true, tasks("0C"))).toBe("closed");
  });
});

describe("a submission", () => {
  const two = config([step(), step({ condition: above5000 })]);

  it("proceeds step by step", () => {
    expect(outcomeOf(two, { amount: 9000 }, [])).toEqual({ status: "PENDING", open: [0] });
    expect(outcomeOf(two, { amount: 9000 }, tasks("0P"))).toEqual({ status: "PENDING", open: [] });
    expect(outcomeOf(two, { amount: 9000 }, tasks("0A"))).toEqual({ status: "PENDING", open: [1] });
    expect(outcomeOf(two, { amount: 9000 }, tasks("0A 1A"))).toEqual({ status: "APPROVED" });
  });

  it("skips steps whose condition does not hold", () => {
    expect(stepsFor(two, { amount: 10 })).toEqual([0]);
    expect(outcomeOf(two, { amount: 10 }, tasks("0A"))).toEqual({ status: "APPROVED" });
    expect(outcomeOf(config([step({ condition: above5000 })]), { amount: 10 }, [])).toEqual({
      status: "APPROVED",
    });
  });

  it("opens parallel steps together and waits for all", () => {
    const parallel = config([step(), step()], "parallel");
    expect(outcomeOf(parallel, {}, [])).toEqual({ status: "PENDING", open: [0, 1] });
    expect(outcomeOf(parallel, {}, tasks("0P 1A"))).toEqual({ status: "PENDING", open: [] });
    expect(outcomeOf(parallel, {}, tasks("0A 1A"))).toEqual({ status: "APPROVED" });
  });

  it("is rejected by one approver, whatever the others decide", () => {
    const anySteps = fc.array(
      fc.record({ step: fc.nat(2), status: fc.constantFrom<TaskStatus>("PENDING", "APPROVED", "CLOSED") }),
    );
    fc.assert(
      fc.property(anySteps, fc.nat(2), (others, at) => {
        const three = config([step(), step(), step()]);
        expect(outcomeOf(three, {}, [...others, { step: at, status: "REJECTED" }])).toEqual({
          status: "REJECTED",
        });
      }),
    );
  });

  it("ends approved or rejected when every approver decides, in whatever order", () => {
    const anyConfig = fc.tuple(
      fc.array(
        fc.record({
          mode: fc.constantFrom<"any" | "all">("any", "all"),
          people: fc.integer({ min: 1, max: 3 }),
        }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      fc.constantFrom<ApprovalConfig["order"]>("sequence", "parallel"),
      fc.infiniteStream(fc.tuple(fc.nat(), fc.boolean())),
    );
    fc.assert(
      fc.property(anyConfig, ([shape, order, choices]) => {
        const asked = config(
          shape.map(({ mode }) => step({ mode })),
          order,
        );
        let open: StepTask[] = [];
        for (let turn = 0; turn < 30; turn++) {
          const outcome = outcomeOf(asked, {}, open);
          if (outcome.status !== "PENDING") {
            const hasRejection = open.some(({ status }) => status === "REJECTED");
            expect(outcome.status).toBe(hasRejection ? "REJECTED" : "APPROVED");
            return;
          }
          for (const at of outcome.open)
            open = [
              ...open,
              ...Array.from({ length: shape[at]!.people }, () => ({ step: at, status: "PENDING" as const })),
            ];
          const pending = open.flatMap(({ status }, index) => (status === "PENDING" ? [index] : []));
          const [which, isYes] = choices.next().value as [number, boolean];
          const chosen = pending[which % pending.length]!;
          open = open.map((task, index) =>
            index === chosen ? { ...task, status: isYes ? "APPROVED" : "REJECTED" } : task,
          );
          const { step: at } = open[chosen]!;
          if (shape[at]!.mode === "any" && isYes)
            open = open.map((task) =>
              task.step === at && task.status === "PENDING" ? { ...task, status: "CLOSED" } : task,
            );
        }
        throw new Error("a submission did not end");
      }),
    );
  });
});
