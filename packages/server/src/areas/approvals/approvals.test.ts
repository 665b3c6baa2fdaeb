// Long because all of it is one engine, tested in one lab: a database for each part would slow the tests down.
import type {
  ApprovalConfig,
  ApprovalProcess,
  ApprovalRecord,
  Notification,
  Project,
  ProjectDeletion,
  Signature,
  SignatureRecord,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import { pngOf } from "../../test-support/documents.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/audit/process";
const projects = "/platform/resource/projects";
interface Processes {
  readonly processes: readonly ApprovalProcess[];
}
interface Page {
  readonly records: ApprovalRecord[];
  readonly nextCursor: string | null;
}

let lab: Lab;
let owner: Person;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  [ann, bob] = [await join("ann"), await join("bob")];
});
afterAll(() => lab.close());

/** A colleague in the owner's team, with a role for what these tests do. */
const join = async (name: string): Promise<Person> => {
  const {
    accounts: { accounts },
    tenants: { tenants },
    projects: { projects },
  } = services(lab.kernel);
  const email = `${name}@lab.test`;
  const scope = { tenantId: owner.user.tenantId, userId: owner.user.userId };
  await lab.kernel.database.write(scope, async (tx) => {
    const accountId = (await accounts.createBareAccount(tx, { email, name, password: "Benchleaf1" }))!;
    await tenants.addMember(tx, scope, accountId);
    await projects.createPersonal(tx, { ...scope, userId: accountId }, name);
    await tx.rows(
      `with made as (insert into role (role_key, name, authorities)
         values ($1, $1, array['PROJECT_READ', 'PROJECT_CREATE', 'PROJECT_DELETE']) returning id)
       insert into member_role (account_id, role_id) select $2, id from made`,
      [`R_${name}`, accountId],
    );
  });
  return lab.signIn(email);
};

const step = (ids: readonly Person[], mode: "any" | "all" = "any"): ApprovalConfig["steps"][number] => ({
  name: "",
  mode,
  approvers: ids.map(({ user }) => ({ type: "user", id: user.userId })),
  condition: null,
  dueHours: 24,
  needsSignature: false,
});

/** Sets how deletions of projects are approved. */
const setProcess = async (part: Partial<ApprovalConfig>): Promise<ApprovalProcess> => {
  const {
    processes: [current],
  } = await owner.get<Processes>(`${base}/list`);
  const config = {
    enabled: true,
    order: "sequence",
    allowSelfApproval: false,
    steps: [step([owner])],
    ...part,
  };
  return owner.put<ApprovalProcess>(`${base}/config`, {
    kind: "PROJECT_DELETION",
    version: current!.version,
    config,
  });
};

const newProject = (person: Person, name = "Doomed") =>
  person.post<Project>(projects, { name, accessLevel: "PUBLIC" });
const request = (person: Person, id: string, remark = "") =>
  person.post<{ recordId: string; isDeleted: boolean }>(`${projects}/${id}/deletion`, { remark });
const find = async (person: Person, id: string): Promise<ApprovalRecord | undefined> =>
  (await person.post<ApprovalRecord[]>(`${base}/batchGet`, [id]))[0];
const decideAll = async (person: Person, decisions: readonly object[]): Promise<string[]> =>
  (await person.post<{ code: string }[]>(`${base}/submitAuditInfo`, decisions)).map(({ code }) => code);
const decide = async (person: Person, recordId: string, status: "approved" | "rejected", remark = "") =>
  (await decideAll(person, [{ recordId, status, remark }]))[0];
const asked = async (person: Person): Promise<string[]> =>
  (await person.get<Page>(`${base}/myAudit`)).records.map(({ id }) => id);
const isThere = async (id: string) => (await ann.call("GET", `${projects}/${id}`)).code === "success";

describe("a decision that is signed", () => {
  const approve = (token: string, ...recordIds: string[]) => {
    const signature = { token, timezone: "Asia/Taipei" };
    return decideAll(
      bob,
      recordIds.map((recordId) => ({ recordId, status: "approved", signature })),
    );
  };
  const signaturesOf = (person: Person, recordId: string) =>
    person.get<SignatureRecord[]>(`${base}/signatures/${recordId}`);
  const submit = async () => (await request(ann, (await newProject(ann)).id)).recordId;

  it("signs what the approver read, with one proof for all decisions of a call", async () => {
    await setProcess({ steps: [{ ...step([bob]), needsSignature: true }] });
    const [first, second] = [await submit(), await submit()];
    expect(await decide(bob, first, "approved")).toBe("approval.signature.required");
    expect(await approve(await bob.prove("signature"), first, second)).toEqual(["success", "success"]);
    for (const recordId of [first, second])
      expect(await signaturesOf(ann, recordId)).toMatchObject([
        { signerName: "bob", meaning: "approval", timezone: "Asia/Taipei", isIntact: true },
      ]);
    expect((await find(ann, first))?.steps[0]?.needsSignature).toBe(true);
  });

  it("has the approver's signature, visible only to users who see the submission", async () => {
    await setProcess({ steps: [{ ...step([bob]), needsSignature: true }] });
    const recordId = await submit();
    const signed = async (hand: Person) => {
      const uuid = await hand.upload("hand.png", pngOf(4, 2));
      const { id } = await hand.post<Signature>("/signatures", { name: "hand", kind: "draw", uuid });
      const signature = { token: await bob.prove("signature"), timezone: "UTC", signatureId: id };
      return decideAll(bob, [{ recordId, status: "approved", signature }]);
    };
    expect([await signed(ann), await signed(bob)]).toEqual([["signature.not.found"], ["success"]]);
    const path = `${base}/signatures/${recordId}/${(await signaturesOf(ann, recordId))[0]?.id}/image`;
    expect(await ann.file(path)).toContain("PNG");
    expect((await (await lab.register("stranger")).call("GET", path)).code).toBe("approval.not.found");
  });

  it("is refused with a proof that was used, is another user's, or came with a decision without signature", async () => {
    const used = await bob.prove("signature");
    expect(await approve(used, await submit())).toEqual(["success"]);
    const left = await submit();
    for (const token of [used, await ann.prove("signature"), "0".repeat(used.length)])
      expect(await approve(token, left)).toEqual(["identity.token.invalid"]);
    await setProcess({ steps: [step([bob])] });
    expect(await approve(used, await submit(), left)).toEqual(["success", "identity.token.invalid"]);
    expect(await signaturesOf(bob, left)).toEqual([]);
  });

  it("shows, only to users who see it, when the signed text has changed", async () => {
    const signed = { ...step([bob]), needsSignature: true };
    await setProcess({ steps: [signed, signed] });
    const recordId = await submit();
    await approve(await bob.prove("signature"), recordId);
    await lab.database.asOwner("update approval_record set remark = 'other' where id = $1", [recordId]);
    await approve(await bob.prove("signature"), recordId);
    expect((await signaturesOf(ann, recordId)).map(({ isIntact }) => isIntact)).toEqual([true, false]);
    const foreigner = await lab.register("foreigner");
    expect((await foreigner.call("GET", `${base}/signatures/${recordId}`)).code).toBe("approval.not.found");
  });
});

describe("a submission", () => {
  it("accepts a reason of up to 200 characters", async () => {
    await setProcess({ steps: [step([bob])] });
    const project = await newProject(ann);
    const path = `${projects}/${project.id}/deletion`;
    const tooLong = await ann.call("POST", path, { remark: "x".repeat(201) });
    expect(tooLong.code).toBe("request.invalid");
    const { recordId } = await request(ann, project.id, "x".repeat(200));
    expect((await find(ann, recordId))?.remark).toHaveLength(200);
  });

  it("is approved in sequence, and carries out the request", async () => {
    await setProcess({ steps: [step([bob]), step([owner])] });
    const project = await newProject(ann);
    const { recordId, isDeleted } = await request(ann, project.id, "finished");
    expect(isDeleted).toBe(false);
    expect(await asked(bob)).toContain(recordId);
    expect(await asked(owner)).not.toContain(recordId);
    expect(await decide(bob, recordId, "approved", "fine")).toBe("success");
    expect(await isThere(project.id)).toBe(true);
    expect(await find(ann, recordId)).toMatchObject({ processStatus: "IN_PROGRESS", finishTime: null });
    expect(await asked(owner)).toContain(recordId);
    expect(await decide(owner, recordId, "approved")).toBe("success");
    expect(await isThere(project.id)).toBe(false);
    const record = await find(ann, recordId);
    expect(record).toMatchObject({ status: "APPROVED", processStatus: "FINISHED", isAutoAudit: false });
    expect(record?.steps.map(({ state }) => state)).toEqual(["approved", "approved"]);
    expect(record?.steps[0]?.tasks[0]).toMatchObject({ approverName: "bob", remark: "fine" });
    const log = await ann.get<{ action: string; remark: string | null }[]>(`${base}/optLog/${recordId}`);
    expect(log.map(({ action }) => action)).toEqual([
      "approval.submit",
      "approval.approve",
      "approval.approve",
    ]);
    expect(log[0]?.remark).toBe("finished");
  });

  it("requires all approvers of a step where the step is configured so", async () => {
    await setProcess({ steps: [step([bob, owner], "all")] });
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    await decide(bob, recordId, "approved");
    expect(await isThere(project.id)).toBe(true);
    await decide(owner, recordId, "approved");
    expect(await isThere(project.id)).toBe(false);
  });

  it("ends with one rejection, which gives the reason", async () => {
    await setProcess({ order: "parallel", steps: [step([bob]), step([owner])] });
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    const silent = [{ recordId, status: "rejected", remark: " " }];
    expect((await bob.call("POST", `${base}/submitAuditInfo`, silent)).code).toBe("request.invalid");
    expect(await decide(bob, recordId, "rejected", "still needed")).toBe("success");
    expect(await decide(owner, recordId, "approved")).toBe("approval.not.pending");
    expect((await find(ann, recordId))?.steps.map(({ state }) => state)).toEqual(["rejected", "closed"]);
    const shown = await ann.get<ProjectDeletion>(`${projects}/${project.id}/deletion/${recordId}`);
    expect(shown).toMatchObject({ status: "rejected", projectName: "Doomed" });
    expect(await isThere(project.id)).toBe(true);
  });

  it("of a project is also decided in the project, by its approvers and for that project only", async () => {
    await setProcess({ steps: [step([bob])] });
    const [kept, gone] = [await newProject(ann), await newProject(ann)];
    const at = (project: Project, recordId: string) => `${projects}/${project.id}/deletion/${recordId}`;
    const rejected = at(kept, (await request(ann, kept.id)).recordId);
    expect((await bob.call("PUT", rejected, { status: "rejected", remark: "" })).code).toBe(
      "request.invalid",
    );
    expect((await ann.call("PUT", rejected, { status: "approved" })).code).toBe("permission.denied");
    const elsewhere = rejected.replace(`/${kept.id}/`, `/${gone.id}/`);
    expect((await bob.call("PUT", elsewhere, { status: "approved" })).code).toBe("approval.not.found");
    const said = { status: "rejected", remark: "still needed" };
    expect(await bob.put<ProjectDeletion>(rejected, said)).toMatchObject({ status: "rejected" });
    expect((await bob.call("PUT", rejected, { status: "approved" })).code).toBe("approval.not.pending");
    const approved = at(gone, (await request(ann, gone.id)).recordId);
    expect(await bob.put<ProjectDeletion>(approved, { status: "approved" })).toMatchObject({
      status: "approved",
    });
    expect([await isThere(kept.id), await isThere(gone.id)]).toEqual([true, false]);
  });

  it("is returned with its number, its process and the submitted object", async () => {
    await setProcess({ steps: [step([bob])] });
    const { recordId } = await request(ann, (await newProject(ann, "Told")).id);
    await lab.kernel.events.deliver();
    const { records } = await bob.get<{ records: Notification[] }>("/notifications/list");
    const notification = records.find(({ bizId }) => bizId === recordId);
    const { userId: submitUserId } = ann.user;
    expect(notification?.content.auditProcessRecord).toEqual({
      processId: "PROJECT_DELETION",
      recordNo: expect.stringMatching(/^AP\d{6}$/),
      status: "PENDING",
      submitUserId,
      bizData: { fileCount: 0, megabytes: 0, memberCount: 1 },
    });
  });

  it("is not approved by its author unless that is allowed", async () => {
    await setProcess({ steps: [step([ann])] });
    const project = await newProject(ann);
    const refused = await ann.call("POST", `${projects}/${project.id}/deletion`, { remark: "" });
    expect(refused.code).toBe("approval.no.approver");
    await setProcess({ steps: [step([ann])], allowSelfApproval: true });
    const { recordId } = await request(ann, project.id);
    expect(await decide(ann, recordId, "approved")).toBe("success");
  });

  it("is approved immediately if the team has switched approval off", async () => {
    await setProcess({ enabled: false });
    const project = await newProject(ann);
    const { recordId, isDeleted } = await request(ann, project.id);
    expect(isDeleted).toBe(true);
    expect(await find(ann, recordId)).toMatchObject({ status: "APPROVED", isAutoAudit: true });
  });

  it("remains one when resubmitted while pending, with the new content", async () => {
    await setProcess({});
    const project = await newProject(ann);
    const first = await request(ann, project.id, "first");
    await setProcess({ steps: [step([bob])] });
    const second = await request(ann, project.id, "second");
    expect(second.recordId).toBe(first.recordId);
    expect(await find(ann, first.recordId)).toMatchObject({
      status: "PENDING",
      remark: "second",
      round: 2,
      earlier: [{ round: 1, remark: "first", status: "PENDING", tasks: [{ status: "CLOSED" }] }],
    });
    expect(await asked(owner)).not.toContain(first.recordId);
    expect(await decide(owner, first.recordId, "approved")).toBe("permission.denied");
    expect(await decide(bob, first.recordId, "approved")).toBe("success");
    expect(await isThere(project.id)).toBe(false);
  });

  it("continues in the same record when resubmitted after a refusal, with its history", async () => {
    await setProcess({});
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id, "please");
    await decide(owner, recordId, "rejected", "why?");
    expect((await request(ann, project.id, "it is a copy")).recordId).toBe(recordId);
    expect(await find(ann, recordId)).toMatchObject({
      status: "PENDING",
      stage: "pending",
      finishTime: null,
      round: 2,
      earlier: [{ remark: "please", status: "REJECTED", tasks: [{ status: "REJECTED", remark: "why?" }] }],
    });
    await ann.post(`${base}/cancel`, { recordId });
    expect((await request(ann, project.id, "third")).recordId).toBe(recordId);
    expect((await find(ann, recordId))?.earlier.map(({ status }) => status)).toEqual([
      "REJECTED",
      "canceled",
    ]);
    expect(await decide(owner, recordId, "approved")).toBe("success");
    expect(await find(ann, recordId)).toMatchObject({ status: "APPROVED", round: 3 });
  });

  it("leaves a signature of an earlier round intact", async () => {
    await setProcess({ steps: [{ ...step([bob]), needsSignature: true }] });
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id, "please");
    const signature = { token: await bob.prove("signature"), timezone: "UTC" };
    expect(await decideAll(bob, [{ recordId, status: "rejected", remark: "no", signature }])).toEqual([
      "success",
    ]);
    await request(ann, project.id, "it is a copy");
    const signed = await ann.get<SignatureRecord[]>(`${base}/signatures/${recordId}`);
    expect(signed).toMatchObject([{ meaning: "rejection", isIntact: true }]);
  });

  it("is visible only to the users concerned", async () => {
    await setProcess({});
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    expect(await find(bob, recordId)).toBeUndefined();
    expect(await decide(bob, recordId, "approved")).toBe("approval.not.found");
    expect((await bob.call("GET", `${base}/optLog/${recordId}`)).code).toBe("approval.not.found");
    expect((await bob.call("GET", `${base}/records`)).code).toBe("permission.denied");
  });

  it("can be withdrawn by its author only", async () => {
    await setProcess({});
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    expect((await owner.call("POST", `${base}/cancel`, { recordId })).code).toBe("permission.denied");
    expect(await ann.post<ApprovalRecord>(`${base}/cancel`, { recordId })).toMatchObject({
      status: "canceled",
    });
    expect(await asked(owner)).not.toContain(recordId);
  });
});

describe("an approver", () => {
  it("hands a decision to a colleague", async () => {
    await setProcess({});
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    const to = (person: Person) => ({ recordId, userId: person.user.userId, remark: "you know it better" });
    expect((await owner.call("POST", `${base}/transfer`, to(ann))).code).toBe("approval.no.approver");
    const passed = await owner.post<ApprovalRecord>(`${base}/transfer`, to(bob));
    expect(passed.steps[0]?.tasks.at(-1)).toMatchObject({ approverName: "bob", insteadOf: "owner" });
    expect(await decide(owner, recordId, "approved")).toBe("permission.denied");
    expect(await decide(bob, recordId, "approved")).toBe("success");
  });

  it("is stood in for while away", async () => {
    await setProcess({});
    const hour = 3_600_000;
    const away = (from: number) => ({
      delegation: {
        delegateId: bob.user.userId,
        from: new Date(Date.now() + from).toISOString(),
        until: new Date(Date.now() + from + hour).toISOString(),
      },
    });
    await owner.put(`${base}/delegation`, away(-hour / 2));
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    expect((await find(ann, recordId))?.steps[0]?.tasks[0]).toMatchObject({
      approverName: "bob",
      insteadOf: "owner",
    });
    await owner.put(`${base}/delegation`, away(hour));
    const later = await request(ann, (await newProject(ann)).id);
    expect((await find(ann, later.recordId))?.steps[0]?.tasks[0]).toMatchObject({ approverName: "owner" });
    await owner.put(`${base}/delegation`, { delegation: null });
    expect(await owner.get(`${base}/delegation`)).toEqual({ delegation: null });
  });

  it("is determined again by the current configuration when an administrator resets", async () => {
    await setProcess({ steps: [step([bob]), step([owner])] });
    const project = await newProject(ann);
    const { recordId } = await request(ann, project.id);
    await decide(bob, recordId, "approved");
    await setProcess({ steps: [step([owner])] });
    const reset = await owner.post<ApprovalRecord>(`${base}/reset`, { recordId });
    expect(reset.steps).toHaveLength(1);
    expect(reset.steps[0]?.tasks).toMatchObject([{ approverName: "owner", status: "PENDING" }]);
    expect((await bob.call("POST", `${base}/reset`, { recordId })).code).toBe("permission.denied");
  });

  it("is reminded once a day of what is overdue", async () => {
    await setProcess({});
    const { recordId } = await request(ann, (await newProject(ann)).id);
    const overdue = async (at: string): Promise<string[]> => {
      const rows = await lab.kernel.database.open((tx) =>
        tx.rows<{ record_id: string }>("select record_id from take_overdue_approvals($1, 500)", [at]),
      );
      return rows.map((row) => row.record_id);
    };
    const tomorrow = new Date(Date.now() + 25 * 3_600_000).toISOString();
    expect(await overdue(new Date().toISOString())).not.toContain(recordId);
    expect(await overdue(tomorrow)).toContain(recordId);
    expect(await overdue(tomorrow)).not.toContain(recordId);
  });
});

describe("at the same moment", () => {
  it("an approval and a cancellation end as one of them", async () => {
    await setProcess({});
    for (let round = 0; round < 5; round++) {
      const project = await newProject(ann);
      const { recordId } = await request(ann, project.id);
      const [approval, cancel] = await Promise.all([
        decide(owner, recordId, "approved"),
        ann.call("POST", `${base}/cancel`, { recordId }),
      ]);
      expect([approval, cancel.code].sort()).toEqual(["approval.not.pending", "success"]);
      const { status } = (await find(ann, recordId))!;
      expect(status).toBe(approval === "success" ? "APPROVED" : "canceled");
      expect(await isThere(project.id)).toBe(approval !== "success");
    }
  });

  it("two approvals of one step count once", async () => {
    await setProcess({ steps: [step([bob, owner])] });
    const { recordId } = await request(ann, (await newProject(ann)).id);
    const codes = await Promise.all([bob, owner].map((one) => decide(one, recordId, "approved")));
    expect(codes.sort()).toEqual(["approval.not.pending", "success"]);
  });

  it("two requests leave one waiting", async () => {
    await setProcess({});
    const project = await newProject(ann);
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        ann.call<{ recordId: string }>("POST", `${projects}/${project.id}/deletion`, { remark: `${n}` }),
      ),
    );
    const done = answers.filter(({ code }) => code === "success").map(({ data }) => data.recordId);
    expect(answers.every(({ code }) => code === "success")).toBe(true);
    expect(new Set(done).size).toBe(1);
    expect(await find(ann, done[0]!)).toMatchObject({ status: "PENDING", round: 3 });
  });

  it("a resubmission and a decision are serialized in either order", async () => {
    await setProcess({});
    for (let turn = 0; turn < 5; turn++) {
      const project = await newProject(ann);
      const { recordId } = await request(ann, project.id, "first");
      const again = { remark: "second" };
      const [code, asked] = await Promise.all([
        decideAll(owner, [{ recordId, status: "rejected", remark: "no" }]),
        ann.call<{ recordId: string }>("POST", `${projects}/${project.id}/deletion`, again),
      ]);
      expect([code[0], asked.code]).toEqual(["success", "success"]);
      expect(asked.data.recordId).toBe(recordId);
      const { status, earlier } = (await find(ann, recordId))!;
      expect([status, earlier[0]?.status]).toEqual(
        status === "PENDING" ? ["PENDING", "REJECTED"] : ["REJECTED", "PENDING"],
      );
    }
  });

  it("a deletion and an upload leave no file in a deleted project", async () => {
    await setProcess({ enabled: false });
    const project = await newProject(ann);
    const folder = { projectId: project.id, folderId: null, name: "late" };
    const [deletion, created] = await Promise.all([
      request(ann, project.id),
      ann.call("POST", `${projects}/fileAsset/folder`, folder),
    ]);
    expect(deletion.isDeleted).toBe(true);
    expect(["success", "project.no.access"]).toContain(created.code);
    expect((await ann.call("POST", `${projects}/fileAsset/folder`, folder)).code).toBe("project.no.access");
  });
});

describe("settings", () => {
  it("refuse users outside the team, and a change over another user's change", async () => {
    const stranger = await lab.register("stranger");
    const {
      processes: [current],
    } = await owner.get<Processes>(`${base}/list`);
    const body = (version: number, person: Person) => ({
      kind: "PROJECT_DELETION",
      version,
      config: { enabled: true, order: "sequence", allowSelfApproval: false, steps: [step([person])] },
    });
    const put = async (version: number, person: Person) =>
      (await owner.call("PUT", `${base}/config`, body(version, person))).code;
    expect(await put(current!.version, stranger)).toBe("user.not.found");
    expect(await put(current!.version, bob)).toBe("success");
    expect(await put(current!.version, bob)).toBe("approval.config.stale");
  });

  it("of one project apply to its objects, with its owner and managers as approvers", async () => {
    await setProcess({ steps: [step([owner])] });
    const [own, other] = [await newProject(ann, "Own way"), await newProject(ann, "Team's way")];
    await lab.database.asOwner(
      `insert into project_member (tenant_id, project_id, account_id, role) values ($1, $2, $3, 'manager')`,
      [owner.user.tenantId, own.id, bob.user.userId],
    );
    const list = (id: string) => owner.get<Processes>(`${base}/list?scope=project&scopeId=${id}`);
    const [inherited] = (await list(own.id)).processes;
    expect(inherited).toMatchObject({ isOwn: false, version: 0, config: { steps: [step([owner])] } });
    const managers = { ...step([]), approvers: [{ type: "scopeManagers" }] };
    const config = { ...inherited!.config, allowSelfApproval: true, steps: [managers] };
    const body = { kind: "PROJECT_DELETION", scope: { kind: "project", id: own.id } };
    const put = (version: number, change: object | null) =>
      owner.call<ApprovalProcess>("PUT", `${base}/config`, { ...body, version, config: change });
    expect((await put(0, config)).data).toMatchObject({ isOwn: true, version: 1 });
    expect((await put(0, config)).code).toBe("approval.config.stale");
    const ids = [(await request(ann, own.id)).recordId, (await request(ann, other.id)).recordId];
    const whom = async (id: string) =>
      (await find(ann, id))!.steps[0]!.tasks.map(({ approverName }) => approverName).sort();
    expect(await Promise.all(ids.map(whom))).toEqual([["ann", "bob"], ["owner"]]);
    expect((await put(1, null)).data).toMatchObject({ isOwn: false, config: { steps: [step([owner])] } });
    await owner.post(`${base}/reset`, { recordId: ids[0] });
    expect(await whom(ids[0]!)).toEqual(["owner"]);
  });

  it("of an unknown project are refused, also to users who do not administer approvals", async () => {
    const stranger = await lab.register("scope-stranger");
    const { id } = await newProject(stranger);
    const path = (of: string) => `${base}/list?scope=project&scopeId=${of}`;
    expect((await owner.call("GET", path(id))).code).toBe("approval.scope.not.found");
    expect((await ann.call("GET", path((await newProject(ann)).id))).code).toBe("permission.denied");
  });

  it("report that nothing was decided when nothing was", async () => {
    expect((await owner.call("POST", `${base}/submitAuditInfo`, [])).code).toBe(
      "audit.process.audit.info.empty",
    );
  });
});
