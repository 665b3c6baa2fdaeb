import type { Id, Sample, SampleLog, SampleRequest, SampleTransfer, Warehouse } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { noteReminders } from "./remind-owners.ts";

let lab: Lab;
let owner: Person;
let mate: Person;
let store: string;
let base: string;
let boxId: Id;
let made = 0;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  await lab.switchOn(owner, "SAMPLE", "SAMPLE_EXPERIMENT_FLOW");
  const input = { kind: "sample", name: "Freezers", teamRight: "use" };
  const { id } = await owner.post<Warehouse>("/platform/resource/warehouses", input);
  store = `/platform/resource/warehouses/${id}`;
  base = `${store}/samples`;
  const [box] = await owner.post<{ id: Id }[]>(`${store}/locations`, {
    kind: "box",
    name: "Box",
    grid: { rows: 9, columns: 9 },
  });
  boxId = box!.id;
});
afterAll(() => lab.close());

const uL = (value: string) => ({ value, unit: "µL" });
const make = async (more: object = {}, by = owner): Promise<Id[]> =>
  (await by.post<{ sampleIds: Id[] }>(base, { name: `Sample ${++made}`, quantity: uL("100"), ...more }))
    .sampleIds;
const one = async (more: object = {}, by = owner): Promise<Id> => (await make(more, by))[0]!;
const get = (id: Id) => owner.get<Sample>(`${base}/${id}`);
const codeOf = async (asked: Promise<{ code: string }>) => (await asked).code;
const ask = (by: Person, kind: "OUT" | "IN" | "DELETE", ids: readonly Id[], more: object = {}) =>
  by.call<SampleRequest>("POST", `${base}/requests`, {
    kind,
    items: ids.map((sampleId) => ({ sampleId })),
    reason: "PCR",
    ...more,
  });
const decide = (by: Person, recordId: Id | null, status: "approved" | "rejected", remark = "") =>
  by.call<readonly { code: string }[]>("POST", "/platform/resource/audit/process/submitAuditInfo", [
    { recordId, status, remark },
  ]);
describe("requests", () => {
  it("the owner needs no approval; what is out keeps its position and returns with the remaining amount", async () => {
    const place = { locationId: boxId, position: { row: 5, column: 5 } };
    const id = await one({ place });
    const { data: out } = await ask(owner, "OUT", [id], { dueBack: "2020-01-01", isThawed: true });
    expect(out).toMatchObject({ status: "PENDING" });
    await decide(owner, out.recordId, "approved");
    expect(await get(id)).toMatchObject({ state: "out", thawCount: 1, isOverdue: true, pathCode: "B1-E5" });
    expect(await codeOf(ask(owner, "OUT", [id]))).toBe("sample.state.invalid");
    const { data: back } = await ask(owner, "IN", [], { items: [{ sampleId: id, left: uL("40") }] });
    await decide(owner, back.recordId, "approved");
    expect(await get(id)).toMatchObject({ state: "in", quantity: uL("40"), holder: "", dueBack: null });
    const { data: gone } = await ask(owner, "DELETE", [id]);
    await decide(owner, gone.recordId, "approved");
    expect(await get(id)).toMatchObject({ state: "deleted", quantity: uL("0"), pathCode: null });
    const { records } = await owner.get<{ records: SampleLog[] }>(`${base}/${id}/log`);
    expect(records.map(({ action }) => action)).toEqual([
      "delete",
      "request",
      "in",
      "request",
      "out",
      "request",
      "create",
    ]);
    // Its position is free again.
    expect(await one({ place })).toBeTruthy();
  });

  it("of colleagues wait, are refused with a reason, and may be taken back", async () => {
    const id = await one();
    const { data: asked } = await ask(mate, "OUT", [id]);
    expect(asked).toMatchObject({ status: "PENDING", abilities: { cancel: true, decide: false } });
    expect((await get(id)).isPending).toBe(true);
    expect(await codeOf(ask(owner, "OUT", [id]))).toBe("approval.pending.exists");
    expect(await codeOf(ask(mate, "DELETE", [id]))).toBe("approval.pending.exists");
    const waiting = await owner.get<{ records: SampleRequest[] }>(`${base}/requests?view=waiting`);
    expect(waiting.records).toMatchObject([{ id: asked.id, abilities: { decide: true } }]);
    await decide(owner, asked.recordId, "rejected", "in use");
    const [mine] = (await mate.get<{ records: SampleRequest[] }>(`${base}/requests`)).records;
    expect(mine).toMatchObject({ status: "REJECTED", rejectReason: "in use" });
    const { data: again } = await ask(mate, "OUT", [id]);
    const canceled = await mate.post<SampleRequest>(`${base}/requests/${again.id}/cancel`, undefined);
    expect(canceled.status).toBe("canceled");
    expect(await get(id)).toMatchObject({ state: "in", isPending: false });
  });

  it("a new one of the same person takes in what they asked before", async () => {
    const [first, second] = [await one(), await one()];
    const { data: earlier } = await ask(mate, "OUT", [first]);
    const { data: later } = await ask(mate, "OUT", [first, second]);
    expect(later.items.map(({ sampleId }) => sampleId).toSorted()).toEqual([first, second].toSorted());
    const { records } = await mate.get<{ records: SampleRequest[] }>(`${base}/requests`);
    expect(records.find(({ id }) => id === earlier.id)?.status).toBe("CLOSED");
  });

  it("two people who want one sample at once: one waits, the other is refused", async () => {
    const id = await one();
    const codes = await Promise.all([owner, mate, owner, mate].map((by) => codeOf(ask(by, "OUT", [id]))));
    expect(codes).toContain("approval.pending.exists");
    const rows = await lab.database.asOwner(
      "select 1 from sample_request_item where sample_id = $1 and is_pending",
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe("transfers", () => {
  it("make samples the other's once they are received", async () => {
    const [id, other] = [await one({}, mate), await one({}, mate)];
    const offer = (sampleIds: Id[], by = mate) =>
      by.call<SampleTransfer>("POST", `${base}/transfers`, { sampleIds, toUserId: owner.user.userId });
    expect(await codeOf(offer([await one()]))).toBe("sample.owner.required");
    const { data: asked } = await offer([id]);
    expect(await codeOf(offer([id]))).toBe("sample.transfer.pending");
    const answer = (transfer: SampleTransfer, by: Person, status: string) =>
      by.call<SampleTransfer>("POST", `${base}/transfers/${transfer.id}/answer`, { status });
    expect(await codeOf(answer(asked, mate, "received"))).toBe("sample.transfer.not.found");
    expect((await answer(asked, owner, "received")).data.status).toBe("received");
    expect(await codeOf(answer(asked, owner, "received"))).toBe("sample.state.invalid");
    expect(await get(id)).toMatchObject({ ownerId: owner.user.userId });
    const { data: back } = await offer([other]);
    expect((await answer(back, mate, "canceled")).data.status).toBe("canceled");
    const sent = await mate.get<{ records: SampleTransfer[] }>(`${base}/transfers?type=sent`);
    expect(sent.records.map(({ status }) => status)).toEqual(["canceled", "received"]);
  });
});

describe("reminders", () => {
  it("go to users with overdue samples, once, and to owners of expiring ones", async () => {
    const id = await one();
    await one({ expirationDay: "2020-01-01" }, mate);
    const { data: out } = await ask(mate, "OUT", [id], { dueBack: "2020-01-01" });
    await decide(owner, out.recordId, "approved");
    const tell = () => noteReminders(lab.kernel, owner.user.tenantId);
    await tell();
    await tell();
    const reminders = await lab.database.asOwner<{ reminded: boolean }>(
      "select reminded_day is not null as reminded from sample where id = $1",
      [id],
    );
    expect(reminders).toEqual([{ reminded: true }]);
  });
});
