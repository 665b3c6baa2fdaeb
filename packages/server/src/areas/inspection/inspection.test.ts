import { randomUUID } from "node:crypto";
import {
  type CorrectiveAction,
  type FormItem,
  type InspectionFormDetail,
  type InspectionRecord,
  type InspectionRecordDetail,
  type InspectionSchedule,
  type InspectionSheet,
  type InspectionTask,
  type Notification,
  readyFormKeys,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import {
  freezerForm,
  INSPECTIONS,
  publishForm,
  sendPhoto,
  startInspection,
  submitRecord,
} from "../test-support/inspections.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

interface PageOf<T> {
  readonly records: readonly T[];
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

let lab: Lab;
let owner: Person;
let mate: Person;
let third: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  third = await lab.addColleague(owner, "third");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

const noticesOf = async (person: Person): Promise<Notification[]> => {
  await lab.kernel.events.deliver();
  return (await person.get<PageOf<Notification>>("/notifications/list?limit=50")).records as Notification[];
};

describe("forms", () => {
  it("begin as each of the twelve ready ones, in three languages, and can be published as they are", async () => {
    for (const readyForm of readyFormKeys) {
      const made = await owner.post<InspectionFormDetail>(INSPECTIONS, { readyForm });
      expect(Object.keys(made.name).sort()).toEqual(["en-US", "zh-CN", "zh-TW"]);
      const published = await owner.put<InspectionFormDetail>(`${INSPECTIONS}/${made.id}/publish`, {
        revision: made.revision,
      });
      expect(published).toMatchObject({ state: "published", version: 1, hasChanges: false });
    }
  });

  it("are saved on what one has seen, and published without faults only", async () => {
    const made = await owner.post<InspectionFormDetail>(INSPECTIONS, {});
    const path = `${INSPECTIONS}/${made.id}`;
    expect((await owner.call("PUT", `${path}/publish`, { revision: 0 })).code).toBe("form.invalid");
    const input = { revision: 0, name: { "en-US": "Mine" }, needsReview: false, content: freezerForm };
    const answers = await Promise.all([owner.call("PUT", path, input), owner.call("PUT", path, input)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["form.stale", "success"]);
    expect((await mate.call("PUT", path, { ...input, revision: 1 })).code).toBe("permission.denied");
    expect((await owner.call("PUT", `${path}/publish`, { revision: 0 })).code).toBe("form.stale");
    // A condition on a later item, and limits that contradict, are saved and not published.
    const [section] = freezerForm.sections;
    const [t, p] = section!.items;
    const broken = { sections: [{ ...section, items: [p, { ...t, min: "5", max: "1" }] }] };
    await owner.put(path, { ...input, revision: 1, content: broken });
    expect((await owner.call("PUT", `${path}/publish`, { revision: 2 })).data).toMatchObject({ count: 2 });
  });

  it("never give an id to an item of another kind, over all versions", async () => {
    const form = await publishForm(owner);
    const path = `${INSPECTIONS}/${form.id}`;
    const item = { ...freezerForm.sections[0]!.items[2], id: "t" };
    const content = { sections: [{ ...freezerForm.sections[0], items: [item] }] };
    const input = { revision: form.revision, name: form.name, needsReview: false, content };
    const saved = await owner.put<InspectionFormDetail>(path, input);
    expect((await owner.call("PUT", `${path}/publish`, { revision: saved.revision })).code).toBe(
      "form.invalid",
    );
  });

  it("keep published versions as they were, whoever writes", async () => {
    const form = await publishForm(owner);
    await expect(
      lab.kernel.database.write(owner.user, (tx) =>
        tx.rows("update inspection_form_version set content = '{}' where form_id = $1", [form.id]),
      ),
    ).rejects.toThrow();
  });
});

describe("schedules", () => {
  const planned = async (id: string): Promise<InspectionTask[]> =>
    (await owner.get<PageOf<InspectionTask>>(`${INSPECTIONS}/task?view=all&scheduleId=${id}&limit=100`))
      .records as InspectionTask[];
  const input = (userIds: string[]) => ({
    target: { kind: "location", name: "Room 1" },
    recurrence: { frequency: "DAILY" },
    timezone: "Asia/Shanghai",
    firstDue: "2026-01-01T09:00",
    userIds,
    remindHours: 24,
  });

  it("plan two weeks ahead, people in turn, and are planned once by two at the same time", async () => {
    const form = await publishForm(owner);
    const ids = [owner.user.userId, mate.user.userId, third.user.userId];
    const made = await owner.post<InspectionSchedule>(`${INSPECTIONS}/assign`, {
      formId: form.id,
      ...input(ids),
    });
    const tasks = await planned(made.id);
    expect(tasks).toHaveLength(14);
    expect(tasks.slice(0, 4).map(({ assigneeId }) => assigneeId)).toEqual([ids[0], ids[1], ids[2], ids[0]]);
    expect((await noticesOf(mate)).map(({ kind }) => kind)).not.toContain("inspectionAssigned");
    const { remind } = services(lab.kernel).inspection.reminders;
    await Promise.all([remind(new Date()), remind(new Date())]);
    expect(await planned(made.id)).toHaveLength(14);
    const later = new Date(Date.now() + 3 * 86_400_000);
    await Promise.all([remind(later), remind(later)]);
    expect((await planned(made.id)).length).toBe(17);
  });

  it("transfer a person's days to a substitute, and back", async () => {
    const form = await publishForm(owner);
    const made = await owner.post<InspectionSchedule>(`${INSPECTIONS}/assign`, {
      formId: form.id,
      ...input([mate.user.userId]),
    });
    const [first, second] = await planned(made.id);
    const day = new Date(Date.parse(first!.dueTime) + 8 * 3_600_000).toISOString().slice(0, 10);
    const away = { absentId: mate.user.userId, standInId: third.user.userId, fromDate: day, untilDate: day };
    const standIn = await owner.post<{ id: string }>(`${INSPECTIONS}/standIns`, away);
    const [moved, kept] = await planned(made.id);
    expect(moved).toMatchObject({ id: first!.id, assigneeId: third.user.userId, insteadOf: "mate" });
    expect(kept).toMatchObject({ id: second!.id, assigneeId: mate.user.userId });
    expect((await owner.call("POST", `${INSPECTIONS}/standIns`, away)).code).toBe(
      "inspection.stand.in.invalid",
    );
    expect((await noticesOf(third)).map(({ kind }) => kind)).toContain("inspectionAssigned");
    expect((await owner.call("DELETE", `${INSPECTIONS}/standIns/${standIn.id}`)).code).toBe("success");
    expect((await planned(made.id))[0]).toMatchObject({ assigneeId: mate.user.userId, insteadOf: null });
  });

  it("remind once, say once that it is overdue, and leave missed ones open", async () => {
    const form = await publishForm(owner);
    const made = await owner.post<InspectionSchedule>(`${INSPECTIONS}/assign`, {
      formId: form.id,
      ...input([third.user.userId]),
    });
    const due = Date.parse((await planned(made.id))[0]!.dueTime);
    const { remind } = services(lab.kernel).inspection.reminders;
    const count = async (kind: string) => (await noticesOf(third)).filter((one) => one.kind === kind).length;
    const before = await count("inspectionDue");
    await remind(new Date(due - 3_600_000));
    await remind(new Date(due - 1_800_000));
    expect((await count("inspectionDue")) - before).toBeGreaterThanOrEqual(1);
    const reminded = await count("inspectionDue");
    await remind(new Date(due - 600_000));
    expect(await count("inspectionDue")).toBe(reminded);
    await remind(new Date(due + 60_000));
    const overdue = await count("inspectionOverdue");
    expect(overdue).toBeGreaterThanOrEqual(1);
    await remind(new Date(due + 120_000));
    expect(await count("inspectionOverdue")).toBe(overdue);
    const notice = (await noticesOf(third)).find(({ kind }) => kind === "inspectionOverdue");
    expect(notice?.content.inspectionForm?.formNo).toMatch(/^IF\d{4}$/);
    expect((await planned(made.id))[0]).toMatchObject({ state: "open" });
  });

  it("are stopped with pending tasks, and reject an unpublished form, foreign users, and no days", async () => {
    const draft = await owner.post<InspectionFormDetail>(INSPECTIONS, {});
    const form = await publishForm(owner);
    const create = (part: object) =>
      owner.call("POST", `${INSPECTIONS}/assign`, { formId: form.id, ...input([mate.user.userId]), ...part });
    expect((await create({ formId: draft.id })).code).toBe("inspection.form.not.published");
    expect((await create({ userIds: [stranger.user.userId] })).code).toBe("user.not.found");
    expect((await create({ recurrence: { frequency: "DAILY", until: "2026-01-05" } })).code).toBe(
      "inspection.schedule.empty",
    );
    expect((await create({ firstDue: "2026-02-30T09:00" })).code).toBe("request.invalid");
    const made = (await create({})) as unknown as { data: InspectionSchedule };
    expect((await owner.call("PUT", `${INSPECTIONS}/${form.id}/archived`, { isArchived: true })).code).toBe(
      "inspection.form.in.use",
    );
    await owner.put(`${INSPECTIONS}/assign/${made.data.id}/active`, { isActive: false });
    expect(await planned(made.data.id)).toEqual([]);
    expect((await mate.call("GET", `${INSPECTIONS}/assign`)).code).toBe("permission.denied");
  });
});

describe("a filled form", () => {
  it("that is sent twice, and by two connections at once, is there once, with a receipt of what has come", async () => {
    const task = await startInspection(mate, (await publishForm(owner)).id);
    const uuid = randomUUID();
    const answers = { t: { number: "-80.5" }, r: { text: "fine" } };
    const sent = await Promise.all([1, 2, 3].map(() => submitRecord(mate, task, answers, { uuid })));
    expect(new Set(sent.map(({ code }) => code))).toEqual(new Set(["success"]));
    expect(new Set(sent.map(({ data }) => data.recordId)).size).toBe(1);
    expect(sent[0]!.data).toMatchObject({ uuid, result: "pass", fileDigests: [], actionCount: 0 });
    // No one else takes it over by knowing its uuid.
    expect((await third.call("PUT", `${INSPECTIONS}/record/${uuid}`)).code).toBe("request.invalid");
    expect((await submitRecord(third, task, answers, { uuid })).code).toBe("inspection.task.closed");
  });

  it("out of limits is a finding: it opens one action, in the record's own transaction, and sends a notification", async () => {
    const form = await publishForm(owner);
    const task = await startInspection(mate, form.id);
    const photo = await sendPhoto(mate, pixel);
    const { uploadUuid: _, ...file } = photo;
    const answers = { t: { number: "-65" }, p: { files: [file] } };
    // Items that depend on the failure are required then.
    expect((await submitRecord(mate, task, { t: { number: "-65" } })).code).toBe(
      "inspection.answers.incomplete",
    );
    const missing = await submitRecord(mate, task, answers);
    expect(missing).toMatchObject({ code: "record.files.missing", status: 409 });
    const other = { ...photo, uploadUuid: await mate.upload("other.png", Buffer.from("other")) };
    expect((await submitRecord(mate, task, answers, { files: [other] })).code).toBe("record.files.missing");
    const sent = await submitRecord(mate, task, answers, { files: [photo] });
    expect(sent.data).toMatchObject({ result: "fail", fileDigests: [photo.sha256], actionCount: 1 });
    const record = await mate.get<InspectionRecordDetail>(`${INSPECTIONS}/record/${sent.data.recordId}`);
    expect(record).toMatchObject({ result: "fail", failedCount: 1, isChosen: true, review: "none" });
    expect(record.actions[0]).toMatchObject({
      state: "open",
      isBlocking: true,
      ownerId: owner.user.userId,
      finding: { "en-US": "-65 ℃" },
    });
    expect((await noticesOf(owner)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["inspectionFailed", "inspectionActionAssigned"]),
    );
    expect(
      await mate.file(`${INSPECTIONS}/record/${record.id}/files/${record.files[0]!.id}/content`),
    ).toContain("PNG");
    expect(
      (await stranger.call("GET", `${INSPECTIONS}/record/${record.id}/files/${record.files[0]!.id}/content`))
        .code,
    ).toBe("inspection.record.not.found");
  });

  it("keeps the version that it was completed with, when the form is published again meanwhile", async () => {
    const form = await publishForm(owner);
    const task = await startInspection(mate, form.id);
    const content = {
      sections: [{ ...freezerForm.sections[0]!, items: freezerForm.sections[0]!.items.slice(0, 1) }],
    };
    const input = { revision: form.revision, name: form.name, needsReview: false, content };
    const saved = await owner.put<InspectionFormDetail>(`${INSPECTIONS}/${form.id}`, input);
    await owner.put(`${INSPECTIONS}/${form.id}/publish`, { revision: saved.revision });
    const sent = await submitRecord(
      mate,
      task,
      { t: { number: "-75" }, r: { text: "before" } },
      { version: 1 },
    );
    const record = await mate.get<InspectionRecordDetail>(`${INSPECTIONS}/record/${sent.data.recordId}`);
    expect(record.form.version).toBe(1);
    expect(record.form.content.sections[0]!.items).toHaveLength(3);
    expect(record.answers.r).toEqual({ text: "before" });
    expect((await submitRecord(mate, task, {}, { version: 9 })).code).toBe("inspection.form.not.found");
  });

  it("of which two came for one inspection keeps both, and an auditor chooses", async () => {
    const task = await startInspection(mate, (await publishForm(owner)).id);
    const one = (await submitRecord(mate, task, { t: { number: "-80" } })).data;
    const two = (await submitRecord(third, task, { t: { number: "-81" } })).data;
    const read = (id: string) => owner.get<InspectionRecordDetail>(`${INSPECTIONS}/record/${id}`);
    expect(await read(two.recordId)).toMatchObject({ isChosen: false, others: [{ id: one.recordId }] });
    expect((await mate.call("PUT", `${INSPECTIONS}/record/${two.recordId}/chosen`)).code).toBe(
      "permission.denied",
    );
    await owner.put(`${INSPECTIONS}/record/${two.recordId}/chosen`, undefined);
    expect((await read(one.recordId)).isChosen).toBe(false);
    expect((await read(two.recordId)).isChosen).toBe(true);
  });

  it("refuses what no item was asked, what does not fit, and what is called off", async () => {
    const choice: FormItem = {
      ...{ kind: "choice", id: "c", title: { "en-US": "State" }, help: {}, required: true, showIf: null },
      ...{ onFail: null, isMultiple: false },
      options: [
        { id: "ok", title: { "en-US": "OK" }, isFail: false },
        { id: "bad", title: { "en-US": "Bad" }, isFail: true },
      ],
    };
    const content = { sections: [{ id: "s", title: { "en-US": "S" }, items: [choice] }] };
    const task = await startInspection(mate, (await publishForm(owner, { content })).id);
    for (const options of [["none"], ["ok", "bad"], ["ok", "ok"]])
      expect((await submitRecord(mate, task, { c: { options } })).code).toBe("inspection.answers.invalid");
    const hostile = await submitRecord(mate, task, { c: { options: ["ok"] }, zz: { text: "<script>" } });
    const record = await mate.get<InspectionRecordDetail>(`${INSPECTIONS}/record/${hostile.data.recordId}`);
    expect(Object.keys(record.answers)).toEqual(["c"]);
    const other = await startInspection(mate, task.formId);
    expect((await mate.call("PUT", `${INSPECTIONS}/task/${other.id}/cancel`, { reason: "x" })).code).toBe(
      "permission.denied",
    );
    await owner.put(`${INSPECTIONS}/task/${other.id}/cancel`, { reason: "closed today" });
    expect((await submitRecord(mate, other, { c: { options: ["ok"] } })).code).toBe("inspection.task.closed");
    expect((await submitRecord(stranger, other, {})).code).toBe("inspection.task.not.found");
  });

  it("is reviewed by the one engine where its form says so", async () => {
    const form = await publishForm(owner, { needsReview: true });
    const task = await startInspection(mate, form.id);
    const sent = await submitRecord(mate, task, { t: { number: "-80" } });
    const waiting = await owner.get<PageOf<InspectionRecord>>(`${INSPECTIONS}/audit`);
    const [record] = waiting.records;
    expect(record).toMatchObject({ id: sent.data.recordId, review: "waiting" });
    await owner.post("/platform/resource/audit/process/submitAuditInfo", [
      { recordId: record!.approvalId, status: "rejected", remark: "no photo" },
    ]);
    const read = await owner.get<InspectionRecordDetail>(`${INSPECTIONS}/record/${record!.id}`);
    expect(read.review).toBe("rejected");
    expect((await mate.call("GET", `${INSPECTIONS}/audit`)).code).toBe("permission.denied");
  });
});

describe("corrective actions", () => {
  it("are proven by their owner, closed or sent back by who reviews, and never closed without proof", async () => {
    const form = await publishForm(owner);
    const task = await startInspection(mate, form.id);
    const photo = await sendPhoto(mate, Buffer.concat([pixel, Buffer.from("1")]));
    const { uploadUuid: _, ...file } = photo;
    const { data } = await submitRecord(
      mate,
      task,
      { t: { number: "-60" }, p: { files: [file] } },
      { files: [photo] },
    );
    const record = await mate.get<InspectionRecordDetail>(`${INSPECTIONS}/record/${data.recordId}`);
    const { id } = record.actions[0]!;
    const path = `${INSPECTIONS}/action/${id}`;
    expect((await owner.call("PUT", path, { op: "close" })).code).toBe("action.proof.required");
    expect(
      (await mate.call("PUT", path, { op: "update", ownerId: mate.user.userId, dueDate: "2099-01-01" })).code,
    ).toBe("permission.denied");
    await owner.put(path, { op: "update", ownerId: third.user.userId, dueDate: "2099-01-01" });
    expect((await noticesOf(third)).map(({ kind }) => kind)).toContain("inspectionActionAssigned");
    expect((await mate.call("PUT", path, { op: "prove", proof: "done" })).code).toBe("permission.denied");
    const upload = { uploadUuid: await third.upload("seal.png", pixel), name: "seal.png" };
    await third.put(path, { op: "prove", proof: "Door seal replaced", files: [upload] });
    expect((await third.call("PUT", path, { op: "close" })).code).toBe("permission.denied");
    const back = await owner.put<CorrectiveAction>(path, { op: "reopen", remark: "still open" });
    expect(back).toMatchObject({ state: "open", remark: "still open", proofFiles: [{ name: "seal.png" }] });
    await third.put(path, { op: "prove", proof: "Replaced and checked" });
    const closed = await owner.put<CorrectiveAction>(path, { op: "close" });
    expect(closed).toMatchObject({ state: "closed", closedBy: "owner", proof: "Replaced and checked" });
    expect((await third.call("PUT", path, { op: "prove", proof: "again" })).code).toBe(
      "inspection.action.state",
    );
    await expect(
      lab.database.asOwner(
        "update inspection_action set state = 'closed', closed_by = 1, close_time = now(), proof = '' where id = $1",
        [id],
      ),
    ).rejects.toThrow();
    expect((await stranger.call("GET", path)).code).toBe("inspection.action.not.found");
  });
});

describe("sheets", () => {
  it("are one's own of the next days, with the form to fill in", async () => {
    const form = await publishForm(owner);
    const task = await startInspection(third, form.id);
    const sheets = await third.get<InspectionSheet[]>(`${INSPECTIONS}/task/sheets`);
    expect(sheets.find(({ id }) => id === task.id)?.form.content).toEqual(freezerForm);
    expect(new Set(sheets.map(({ assigneeId }) => assigneeId))).toEqual(new Set([third.user.userId]));
  });
});
