import type {
  Booked,
  BookingCheck,
  EquipmentDetail,
  ExperimentPlan,
  Maintenance,
  Reservation,
} from "@benchleaf/contract";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

const base = "/platform/resource/basic/equipments";
const HOUR = 3_600_000;

let lab: Lab;
let owner: Person;
let ann: Person;
let bob: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  bob = await lab.addColleague(owner, "bob");
  stranger = await lab.register("stranger");
  await lab.switchOn(owner, "EQUIPMENT");
  await lab.switchOn(stranger, "EQUIPMENT");
});
afterAll(() => lab.close());

let made = 0;
const device = async (rules: object | null = null, more: object = {}): Promise<string> => {
  const one = await owner.post<EquipmentDetail>(base, { name: `device ${++made}`, timezone: "UTC", ...more });
  if (rules !== null) await owner.put(`${base}/${one.id}/rules`, { rules, version: one.version });
  return one.id;
};
/** A Tuesday's beginning, so that all times of a test lie in one week: quotas begin anew on Mondays. */
const start = (() => {
  const day = new Date(Date.now() + 24 * HOUR);
  day.setUTCHours(24, 0, 0, 0);
  return day.getTime() + ((9 - day.getUTCDay()) % 7) * 24 * HOUR;
})();
const time = (hours: number): string => new Date(start + hours * HOUR).toISOString();
const span = (from: number, to: number) => ({ startTime: time(from), endTime: time(to) });
const book = (by: Person, equipmentId: string, from: number, to: number, more: object = {}) =>
  by.call<Booked & { reasons: { rule: string; conflict: { who: string } | null }[] }>(
    "POST",
    `${base}/reservation`,
    {
      equipmentId,
      ...span(from, to),
      ...more,
    },
  );
const rulesIn = ({ data }: { data: { reasons: { rule: string }[] } }): string[] =>
  data.reasons.map(({ rule }) => rule);

/** The database's error for overlapping bookings. */
const overlaps = async (): Promise<unknown[]> =>
  lab.database.asOwner(
    `select a.id from reservation a join reservation b on b.tenant_id = a.tenant_id and b.equipment_id = a.equipment_id
       and b.id > a.id and b.occupied && a.occupied
     where a.status in ('waiting', 'approved', 'closed') and b.status in ('waiting', 'approved', 'closed')`,
  );

describe("one slot", () => {
  it("goes to one of thirty concurrent requests, without a server error", async () => {
    const id = await device();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => book([owner, ann, bob][at % 3]!, id, 1, 2)),
    );
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "reservation.refused")).toHaveLength(29);
    expect(await overlaps()).toEqual([]);
  });

  it("names the conflicting booking and the next free time, and can be previewed", async () => {
    const id = await device();
    const first = await book(ann, id, 1, 2);
    const refused = await book(bob, id, 1.5, 2.5);
    expect(refused).toMatchObject({
      code: "reservation.refused",
      data: { reasons: [{ rule: "conflict", conflict: { who: "ann" } }], nextFree: span(2, 3) },
    });
    const other = first.data.reservations[0]!.id;
    expect((await bob.call("POST", `${base}/reservation/${other}/ask`, { message: "please" })).code).toBe(
      "success",
    );
    expect((await stranger.call("POST", `${base}/reservation/${other}/ask`, { message: "x" })).code).toBe(
      "reservation.not.found",
    );
  });

  it("has no overlaps after many random concurrent changes", async () => {
    const ids = [await device(null, { cleanupMinutes: 10 }), await device()];
    const people = [owner, ann, bob];
    const work = async (worker: number) => {
      const mine: Reservation[] = [];
      for (let round = 0; round < 12; round += 1) {
        const by = people[worker % 3]!;
        const from = Math.floor(Math.random() * 20) / 2;
        const held = mine.at(-1);
        const choice = Math.random();
        if (held === undefined || choice < 0.5) {
          const answer = await book(by, ids[round % 2]!, from, from + 1);
          expect(["success", "reservation.refused"]).toContain(answer.code);
          if (answer.code === "success") mine.push(answer.data.reservations[0]!);
        } else if (choice < 0.85) {
          const body = { ...span(from, from + 1.5), equipmentId: ids[worker % 2], version: held.version };
          const answer = await by.call<Booked>("PUT", `${base}/reservation/${held.id}`, body);
          expect(["success", "reservation.refused", "reservation.stale"]).toContain(answer.code);
          if (answer.code === "success") mine[mine.length - 1] = answer.data.reservations[0]!;
        } else {
          await by.call("PUT", `${base}/reservation/${held.id}/cancel`, {});
          mine.pop();
        }
      }
    };
    await Promise.all(Array.from({ length: 9 }, (_, worker) => work(worker)));
    expect(await overlaps()).toEqual([]);
  });
});

describe("rules", () => {
  it("apply to creating and moving, and the booking does not conflict with itself", async () => {
    const id = await device({ maxMinutes: 120, weekQuotaMinutes: 120 });
    const { data } = await book(ann, id, 1, 3);
    const one = data.reservations[0]!;
    expect(rulesIn(await book(ann, id, 5, 6))).toEqual(["weekQuota"]);
    const move = (from: number, to: number) =>
      ann.call<{ reasons: { rule: string }[] }>("PUT", `${base}/reservation/${one.id}`, {
        ...span(from, to),
        version: one.version,
      });
    expect(rulesIn(await move(1, 4))).toEqual(["longest", "weekQuota"]);
    expect((await move(2, 4)).code).toBe("success");
    expect((await move(3, 5)).code).toBe("reservation.stale");
    expect((await bob.call("PUT", `${base}/reservation/${one.id}`, { ...span(1, 2), version: 2 })).code).toBe(
      "permission.denied",
    );
  });

  it("allow a quota once for many concurrent requests", async () => {
    const id = await device({ weekQuotaMinutes: 120 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => book(ann, id, at, at + 1)));
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(2);
  });

  it("are overridden by those responsible, with a reason, except for reserved time", async () => {
    const id = await device({ maxMinutes: 60 });
    expect(rulesIn(await book(owner, id, 1, 4))).toEqual(["longest"]);
    expect((await book(owner, id, 1, 4, { overrideReason: "course" })).code).toBe("success");
    expect(rulesIn(await book(owner, id, 2, 5, { overrideReason: "course" }))).toEqual(["conflict"]);
    expect(rulesIn(await book(ann, id, 6, 9, { overrideReason: "course" }))).toEqual(["longest"]);
  });

  it("prevent bookings of a blocked device, and an archived one from having bookings", async () => {
    const id = await device();
    await book(ann, id, 1, 2);
    expect(await owner.call("PUT", `${base}/${id}/archive`, { isArchived: true })).toMatchObject({
      code: "equipment.has.reservations",
      data: { count: 1 },
    });
    await owner.post(`${base}/${id}/block`, { reason: "leaks" });
    expect(rulesIn(await book(ann, id, 3, 4))).toEqual(["blocked"]);
    await owner.put(`${base}/${id}/archive`, { isArchived: true, cancelReservations: true });
    const { records } = await ann.get<{ records: Reservation[] }>(
      `${base}/reservation/mine?view=upcoming&limit=200`,
    );
    expect(records.filter(({ equipmentId }) => equipmentId === id)).toEqual([]);
  });
});

describe("a series", () => {
  it("is previewed before it is booked, skips conflicts only on request, and moves as a whole", async () => {
    const id = await device();
    await book(bob, id, 24, 25);
    const series = { recurrence: "FREQ=DAILY;COUNT=4" };
    const check = await ann.post<BookingCheck>(`${base}/reservation/check`, {
      equipmentId: id,
      ...span(0, 1),
      ...series,
    });
    expect(check.occurrences.map(({ isFree }) => isFree)).toEqual([true, false, true, true]);
    expect((await book(ann, id, 0, 1, series)).code).toBe("reservation.refused");
    const { data } = await book(ann, id, 0, 1, { ...series, skipConflicts: true });
    expect([data.reservations.length, data.exceptions.map(({ reason }) => reason)]).toEqual([
      3,
      ["conflict"],
    ]);
    const second = data.reservations[1]!;
    const moved = await ann.put<Booked>(`${base}/reservation/${second.id}?scope=following`, {
      ...span(50, 51),
      version: second.version,
    });
    expect(moved.reservations.map(({ startTime }) => startTime)).toEqual([time(50), time(74)]);
    expect(moved.reservations[0]!.seriesId).not.toBe(second.seriesId);
    expect((await book(ann, id, 0, 1, { recurrence: "FREQ=DAILY" })).code).toBe(
      "reservation.recurrence.invalid",
    );
  });
});

describe("approval", () => {
  it("reserves the time while it is pending, and books or frees it", async () => {
    const id = await device({ needsApproval: true }, { ownerIds: [bob.user.userId] });
    const { data } = await book(ann, id, 1, 2);
    const waiting = data.reservations[0]!;
    expect(waiting.status).toBe("waiting");
    expect(rulesIn(await book(owner, id, 1, 2))).toEqual(["conflict"]);
    const open = await bob.get<{ records: { id: string; objectId: string }[] }>(
      "/platform/resource/audit/process/myAudit",
    );
    const record = open.records.find(({ objectId }) => objectId === waiting.id)!;
    await bob.post("/platform/resource/audit/process/submitAuditInfo", [
      { recordId: record.id, status: "approved" },
    ]);
    expect((await ann.get<Reservation>(`${base}/reservation/${waiting.id}`)).status).toBe("approved");
    const other = (await book(ann, id, 4, 5)).data.reservations[0]!;
    await ann.put(`${base}/reservation/${other.id}/cancel`, {});
    expect((await book(bob, id, 4, 5)).data.reservations[0]!.status).toBe("approved");
  });
});

describe("use", () => {
  it("begins by checking in, ends by checking out, and is recorded", async () => {
    const id = await device(null, { hourRate: "60" });
    const soon = Math.ceil(Date.now() / 60_000) * 60_000;
    const input = {
      equipmentId: id,
      startTime: new Date(soon).toISOString(),
      endTime: new Date(soon + HOUR).toISOString(),
    };
    const one = (await ann.post<Booked>(`${base}/reservation`, input)).reservations[0]!;
    expect((await ann.call("PUT", `${base}/reservation/${one.id}/checkOut`)).code).toBe("reservation.not.in");
    expect((await bob.call("PUT", `${base}/reservation/${one.id}/checkIn`)).code).toBe("permission.denied");
    await ann.put(`${base}/reservation/${one.id}/checkIn`, undefined);
    const closed = await ann.put<Reservation>(`${base}/reservation/${one.id}/checkOut`, undefined);
    expect(closed).toMatchObject({ status: "closed", outcome: "used" });
    const { records } = await owner.get<{ records: { cost: string }[] }>(`${base}/usage?equipmentId=${id}`);
    expect(records.map(({ cost }) => cost)).toEqual(["1.00"]);
    const late = (await book(ann, id, 3, 4)).data.reservations[0]!;
    expect((await ann.call("PUT", `${base}/reservation/${late.id}/checkIn`)).code).toBe(
      "reservation.too.early",
    );
  });

  it("frees unused bookings when someone else needs the time", async () => {
    const id = await device({ checkInMinutes: 15 });
    const one = (await book(ann, id, 1, 3)).data.reservations[0]!;
    await lab.database.asOwner(
      `update reservation set create_time = $2::timestamptz - interval '2 hours', start_time = $2::timestamptz - interval '1 hour',
         end_time = $2::timestamptz + interval '1 hour',
         occupied = tstzrange($2::timestamptz - interval '1 hour', $2::timestamptz + interval '1 hour')
       where id = $1`,
      [one.id, new Date().toISOString()],
    );
    const now = Math.ceil(Date.now() / 60_000) * 60_000 + 60_000;
    const input = {
      equipmentId: id,
      startTime: new Date(now).toISOString(),
      endTime: new Date(now + HOUR / 2).toISOString(),
    };
    expect((await bob.call("POST", `${base}/reservation`, input)).code).toBe("success");
    expect(await ann.get<Reservation>(`${base}/reservation/${one.id}`)).toMatchObject({
      status: "closed",
      outcome: "noShow",
    });
  });

  it("offers freed time to the waiting list, whose user accepts it", async () => {
    const id = await device();
    const one = (await book(ann, id, 1, 2)).data.reservations[0]!;
    await bob.post(`${base}/waiting`, { equipmentId: id, fromTime: time(1), toTime: time(2), minutes: 60 });
    await ann.put(`${base}/reservation/${one.id}/cancel`, {});
    const { records } = await bob.get<{ records: Reservation[] }>(
      `${base}/reservation/mine?view=upcoming&limit=200`,
    );
    const offer = records.find(({ equipmentId }) => equipmentId === id)!;
    expect(offer).toMatchObject({ kind: "offer", ...span(1, 2) });
    expect(rulesIn(await book(ann, id, 1, 2))).toEqual(["conflict"]);
    expect((await ann.call("PUT", `${base}/reservation/${offer.id}/accept`)).code).toBe("permission.denied");
    expect(await bob.put<Reservation>(`${base}/reservation/${offer.id}/accept`, undefined)).toMatchObject({
      kind: "booking",
    });
  });
});

describe("an experiment", () => {
  it("is booked on all devices or on none", async () => {
    const [first, second] = [await device(), await device()];
    await book(bob, second, 1, 5);
    const input = {
      title: "EGFP",
      fromTime: time(0),
      steps: [
        { equipmentIds: [first], minutes: 60 },
        { equipmentIds: [second], minutes: 120, maxGapMinutes: 30 },
      ],
    };
    const plan = await ann.post<ExperimentPlan>(`${base}/experiment/plan`, input);
    expect(plan.steps.map(({ startTime }) => startTime)).toEqual([time(3.5), time(5)]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ann.call<Booked>("POST", `${base}/experiment`, input)),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => "success"));
    expect(await overlaps()).toEqual([]);
    const never = {
      ...input,
      steps: [
        { equipmentIds: [first], minutes: 60 },
        { equipmentIds: [second], minutes: 60, gapMinutes: 0, maxGapMinutes: 0 },
      ],
      horizonDays: 1,
      fromTime: time(0),
    };
    await owner.post(`${base}/${second}/block`, { reason: "out" });
    expect(await ann.call("POST", `${base}/experiment/plan`, never)).toMatchObject({
      code: "experiment.impossible",
      data: { step: 2 },
    });
  });
});

describe("downtime", () => {
  it("moves bookings after it and notifies their holders, and a calibration renews its date", async () => {
    const id = await device();
    const one = (await book(ann, id, 1, 2)).data.reservations[0]!;
    const input = { equipmentId: id, kind: "calibration", title: "yearly", downtime: span(0, 3) };
    expect((await owner.call("POST", `${base}/maintenance`, input)).code).toBe("reservation.refused");
    const planned = await owner.post<Maintenance>(`${base}/maintenance`, { ...input, onConflict: "move" });
    expect(await ann.get<Reservation>(`${base}/reservation/${one.id}`)).toMatchObject(span(3, 4));
    expect((await ann.call("POST", `${base}/maintenance`, input)).code).toBe("permission.denied");
    const finish = (body: object) => owner.call("PUT", `${base}/maintenance/${planned.id}/finish`, body);
    expect((await finish({ doneDate: "2026-12-01" })).code).toBe("maintenance.invalid");
    expect(
      (await finish({ doneDate: "2026-12-01", validUntil: "2027-12-01", certificateNo: "C-7" })).code,
    ).toBe("success");
    expect((await owner.get<EquipmentDetail>(`${base}/${id}`)).calibrationDue).toBe("2027-12-01");
    expect((await finish({ doneDate: "2026-12-01", validUntil: "2027-12-01" })).code).toBe(
      "maintenance.ended",
    );
  });
});

describe("a maintenance plan", () => {
  it("is removed by users who may maintain; completed maintenance remains", async () => {
    const id = await device();
    const about = { equipmentId: id, kind: "service", title: "oil" };
    const plan = await owner.post<{ id: string }>(`${base}/maintenance/plan`, { ...about, everyDays: 30 });
    const done = await owner.post<Maintenance>(`${base}/maintenance`, { ...about, planId: plan.id });
    const remove = (by: Person) => by.call("DELETE", `${base}/maintenance/plan/${plan.id}`);
    expect((await remove(ann)).code).toBe("permission.denied");
    expect((await remove(owner)).code).toBe("success");
    expect((await remove(owner)).code).not.toBe("success");
    const { status } = await owner.call("PUT", `${base}/maintenance/${done.id}/finish`, {
      doneDate: "2026-12-01",
    });
    expect(status).toBe(200);
  });
});

describe("the calendar", () => {
  it("is read by an iCalendar parser, hostile names and all, under its secret address alone", async () => {
    const id = await device(null, { name: "Evil\r\nBEGIN:VEVENT;,\\" });
    const title = "x\nEND:VCALENDAR";
    await book(ann, id, 1, 2, { title });
    const { url } = await ann.post<{ url: string }>(`${base}/feed`, undefined);
    const path = new URL(url, "http://localhost").pathname;
    const answer = await lab.app.inject({ method: "GET", url: path });
    const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents("vevent");
    const found = events
      .map((one) => new ICAL.Event(one))
      .find(({ summary }) => summary.includes("END:VCALENDAR"));
    expect(found?.startDate.toJSDate().toISOString()).toBe(time(1));
    const next = await ann.post<{ url: string }>(`${base}/feed`, undefined);
    expect(next.url).not.toBe(url);
    expect((await lab.app.inject({ method: "GET", url: path })).statusCode).toBe(404);
  });
});
