import type { ApprovalConfig, ApprovalProcess, ApprovalRecord, Project } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/audit/process";
const projects = "/platform/resource/projects";

let lab: Lab;
let owner: Person;
let ann: Person;
let leaver: Person;
let successor: Person;
let count = 0;

beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  successor = await lab.addColleague(owner, "successor");
});
afterAll(() => lab.close());
beforeEach(async () => {
  leaver = await lab.addColleague(owner, `leaver-${++count}`);
});

const step = (people: readonly Person[], mode: "any" | "all" = "any"): ApprovalConfig["steps"][number] => ({
  name: "",
  mode,
  approvers: people.map(({ user }) => ({ type: "user", id: user.userId })),
  condition: null,
  dueHours: null,
  needsSignature: false,
});
const processOf = async (): Promise<ApprovalProcess> =>
  (await owner.get<{ processes: ApprovalProcess[] }>(`${base}/list`)).processes.find(
    ({ kind }) => kind === "PROJECT_DELETION",
  )!;
const setProcess = async (part: Partial<ApprovalConfig>) => {
  const { version, config } = await processOf();
  const next = { ...config, order: "sequence", allowSelfApproval: false, ...part };
  await owner.put(`${base}/config`, { kind: "PROJECT_DELETION", version, config: next });
};
const submit = async (person: Person): Promise<{ recordId: string; projectId: string }> => {
  const { id } = await person.post<Project>(projects, { name: "Doomed", accessLevel: "PUBLIC" });
  const { recordId } = await person.post<{ recordId: string }>(`${projects}/${id}/deletion`, {});
  return { recordId, projectId: id };
};
const leave = (to: Person) =>
  owner.post(`/users/${leaver.user.userId}/remove`, { successorId: to.user.userId });
const find = async (recordId: string): Promise<ApprovalRecord> =>
  (await owner.post<ApprovalRecord[]>(`${base}/batchGet`, [recordId]))[0]!;
const approve = async (person: Person, recordId: string): Promise<string | undefined> =>
  (await person.post<{ code: string }[]>(`${base}/submitAuditInfo`, [{ recordId, status: "approved" }]))[0]
    ?.code;
const tasksOf = async (recordId: string, at: number) =>
  (await find(recordId)).steps[at]!.tasks.map(({ approverName, status }) => [approverName, status]);

it("pending tasks of a leaving member go to their successor, in later steps and processes too", async () => {
  await setProcess({ steps: [step([leaver]), step([leaver, owner], "all")] });
  const { recordId } = await submit(ann);
  await leave(successor);
  expect(await tasksOf(recordId, 0)).toEqual(
    expect.arrayContaining([
      [leaver.user.name, "CLOSED"],
      ["successor", "PENDING"],
    ]),
  );
  expect(await approve(leaver, recordId).catch(() => "gone")).toBe("gone");
  expect(await approve(successor, recordId)).toBe("success");
  expect((await tasksOf(recordId, 1)).map(([name]) => name).sort()).toEqual(["owner", "successor"]);
  expect(await approve(successor, recordId)).toBe("success");
  expect(await approve(owner, recordId)).toBe("success");
  expect((await find(recordId)).status).toBe("APPROVED");
  const named = (await processOf()).config.steps.flatMap(({ approvers }) => approvers);
  expect(named).not.toContainEqual({ type: "user", id: leaver.user.userId });
  expect(named).toContainEqual({ type: "user", id: successor.user.userId });
});

it("no one becomes approver of their own submission by a transfer: other approvers decide, or an administrator restarts it", async () => {
  await setProcess({ steps: [step([leaver])] });
  const { recordId } = await submit(successor);
  await leave(successor);
  expect((await find(recordId)).status).toBe("PENDING");
  expect(await tasksOf(recordId, 0)).toEqual([[leaver.user.name, "CLOSED"]]);
  expect(await approve(successor, recordId)).toBe("permission.denied");
  await setProcess({ steps: [step([owner])] });
  await owner.post(`${base}/reset`, { recordId });
  expect(await approve(owner, recordId)).toBe("success");
});

it("a step that all the others have approved proceeds", async () => {
  await setProcess({ steps: [step([leaver, owner, successor], "all"), step([owner])] });
  const { recordId } = await submit(ann);
  expect(await approve(owner, recordId)).toBe("success");
  expect(await approve(successor, recordId)).toBe("success");
  await leave(successor);
  expect((await find(recordId)).steps.map(({ state }) => state)).toEqual(["approved", "pending"]);
});

it("a leaving member's delegations end", async () => {
  await setProcess({ steps: [step([owner])] });
  const [from, until] = [new Date(Date.now() - 1_000), new Date(Date.now() + 3_600_000)];
  const delegation = { delegateId: leaver.user.userId, from: from.toISOString(), until: until.toISOString() };
  await owner.put(`${base}/delegation`, { delegation });
  await leave(successor);
  const { recordId } = await submit(ann);
  expect(await approve(owner, recordId)).toBe("success");
});

it("a leaving member's own submissions make way for their successor's", async () => {
  await setProcess({ steps: [step([owner])] });
  const { recordId, projectId } = await submit(leaver);
  await leave(successor);
  const again = await successor.post<{ recordId: string }>(`${projects}/${projectId}/deletion`, {});
  expect((await find(recordId)).status).toBe("CLOSED");
  expect((await find(again.recordId)).status).toBe("PENDING");
});
