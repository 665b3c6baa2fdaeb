import type {
  ApprovalConfig,
  ApprovalProcess,
  ApprovalRecord,
  DecisionData,
  Project,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as everyArea from "../../areas.ts";
import { areas } from "../../composition-root.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { approvalKinds, type SubmissionKind } from "./approvals.service.ts";

const base = "/platform/resource/audit/process";
const projects = "/platform/resource/projects";

const carriedOut = new Map<string, DecisionData>();
/** A kind that requires a quantity, in place of the only real one: it is found because it comes first. */
const withQuantity: SubmissionKind = {
  kind: "PROJECT_DELETION",
  defaultConfig: {
    enabled: true,
    order: "sequence",
    allowSelfApproval: true,
    steps: [
      {
        name: "",
        mode: "any",
        approvers: [{ type: "tenantOwner" }],
        condition: null,
        dueHours: null,
        needsSignature: false,
      },
    ],
  },
  subject: async (_tx, _session, objectId) => ({ title: "Taq", projectId: objectId, bizData: {} }),
  decision: {
    quantity: { type: "number", units: ["mL", "µL"], isRequired: true },
    batch: { type: "text" },
  },
  settled: {
    async APPROVED(_tx, _scope, record, granted) {
      carriedOut.set(record.id, granted);
    },
  },
};
const stock = serverArea({
  open: () => ({}),
  provides: () => [provide(approvalKinds, withQuantity)],
  routes: () => [],
});

let lab: Lab;
let owner: Person;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  lab = await buildLab({ areas: (kernel) => areas(kernel, Object.assign({ stock }, everyArea)) });
  owner = await lab.register("owner");
  [ann, bob] = [await lab.addColleague(owner, "ann"), await lab.addColleague(owner, "bob")];
});
afterAll(() => lab.close());

const submit = async (mode: "any" | "all", needsSignature = false): Promise<string> => {
  const { processes } = await owner.get<{ processes: ApprovalProcess[] }>(`${base}/list`);
  const approvers = [bob, owner].map(({ user }) => ({ type: "user" as const, id: user.userId }));
  const step = { name: "", mode, approvers, condition: null, dueHours: null, needsSignature };
  const config: ApprovalConfig = {
    enabled: true,
    order: "sequence",
    allowSelfApproval: false,
    steps: [step],
  };
  const body = { kind: "PROJECT_DELETION", version: processes[0]!.version, config };
  await owner.put(`${base}/config`, body);
  const { id } = await ann.post<Project>(projects, { name: "Freezer", accessLevel: "PUBLIC" });
  return (await ann.post<{ recordId: string }>(`${projects}/${id}/deletion`, { remark: "" })).recordId;
};
const find = async (id: string): Promise<ApprovalRecord> =>
  (await ann.post<ApprovalRecord[]>(`${base}/batchGet`, [id]))[0]!;
const decide = async (person: Person, recordId: string, more: object): Promise<string | undefined> => {
  const decision = { recordId, status: "approved", ...more };
  return (await person.post<{ code: string }[]>(`${base}/submitAuditInfo`, [decision]))[0]?.code;
};
const quantity = (value: string, unit: string | null = "mL") => ({ data: { quantity: { value, unit } } });

it("an approval contains the exact granted quantity, for the area that carries it out, the record and the audit trail", async () => {
  const id = await submit("any");
  expect((await find(id)).decisionFields).toEqual(withQuantity.decision);
  expect(await decide(bob, id, quantity("12.500000001"))).toBe("success");
  expect(carriedOut.get(id)).toEqual(quantity("12.500000001").data);
  const task = (await find(id)).steps[0]!.tasks.find(({ approverName }) => approverName === "bob");
  expect(task?.data).toEqual(quantity("12.500000001").data);
  const [entry] = await lab.database.asOwner<{ after: { data: DecisionData } }>(
    "select after from audit_entry where object_type = 'approval' and object_id = $1 and action = 'approval.approve'",
    [id],
  );
  expect(entry?.after.data).toEqual(quantity("12.500000001").data);
});

it("what it lacks, or carries wrongly, is refused and decides nothing", async () => {
  const id = await submit("any");
  for (const wrong of [{}, quantity("1e3"), quantity("-1"), quantity("1", "kg"), quantity("1", null)])
    expect(await decide(bob, id, wrong)).toBe("approval.data.invalid");
  expect(await decide(bob, id, { status: "rejected", remark: "none left", ...quantity("1") })).toBe(
    "approval.data.invalid",
  );
  expect((await find(id)).stage).toBe("pending");
  expect(await decide(bob, id, { status: "rejected", remark: "none left" })).toBe("success");
});

it("of two concurrent grants one counts, or the later of both where both must agree", async () => {
  const race = (id: string) =>
    Promise.all([decide(bob, id, quantity("1")), decide(owner, id, quantity("2"))]);
  const any = await submit("any");
  const codes = await race(any);
  expect([...codes].sort()).toEqual(["approval.not.pending", "success"]);
  expect(carriedOut.get(any)).toEqual(quantity(codes[0] === "success" ? "1" : "2").data);
  const all = await submit("all");
  expect(await race(all)).toEqual(["success", "success"]);
  expect(["1", "2"]).toContain(carriedOut.get(all)?.quantity?.value);
  expect((await find(all)).steps[0]!.tasks.map(({ data }) => data.quantity?.value).sort()).toEqual([
    "1",
    "2",
  ]);
});

it("a decision of one of two who must agree leaves it auditing", async () => {
  const id = await submit("all");
  await decide(bob, id, quantity("1"));
  expect(await find(id)).toMatchObject({ status: "PENDING", stage: "auditing" });
});

it("a signature contains what it granted", async () => {
  const id = await submit("any", true);
  const signature = { token: await bob.prove("signature"), timezone: "UTC" };
  expect(await decide(bob, id, { remark: "ok", signature, ...quantity("0.5") })).toBe("success");
  expect(await ann.get(`${base}/signatures/${id}`)).toMatchObject([{ comment: "ok\nquantity: 0.5 mL" }]);
});
