import {
  addDays,
  type Booked,
  type EquipmentDetail,
  momentOfWall,
  type Project,
  type Reservation,
  wallTimeOf,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addDevice,
  bookOne,
  EQUIPMENT,
  findOverlaps,
  HOUR_MS,
  rulesIn,
  spanOf,
  timeAt,
  tomorrow,
  tryToBook,
} from "../../test-support/bookings.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

const RESERVATION = `${EQUIPMENT}/reservation`;

let lab: Lab;
let owner: Person;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  bob = await lab.addColleague(owner, "bob");
  await lab.switchOn(owner, "EQUIPMENT");
});
afterAll(() => lab.close());

const dayAt = (hours: number): string => timeAt(hours).slice(0, 10);
const train = (device: string, person: Person, validUntil: string) =>
  owner.put(`${EQUIPMENT}/${device}/training/${person.user.userId}`, { validUntil });

describe("times", () => {
  it("that end before they start, are empty, over, or none at all, are refused with the reason", async () => {
    const id = await addDevice(owner);
    expect(rulesIn(await tryToBook(ann, id, 2, 1))).toEqual(["times"]);
    expect(rulesIn(await tryToBook(ann, id, 2, 2))).toEqual(["times"]);
    expect(rulesIn(await tryToBook(ann, id, -50, -49))).toEqual(["past"]);
    expect((await tryToBook(ann, id, 1, 2, { startTime: "2026-02-30T09:00:00Z" })).code).toBe(
      "request.invalid",
    );
    const one = await bookOne(ann, id, 1, 2);
    const moved = await ann.call<{ reasons: { rule: string; occurrence: number }[] }>(
      "PUT",
      `${RESERVATION}/${one.id}`,
      { ...spanOf(4, 3), version: one.version },
    );
    expect(rulesIn(moved)).toEqual(["times"]);
    expect(await ann.get<Reservation>(`${RESERVATION}/${one.id}`)).toMatchObject(spanOf(1, 2));
  });

  it("on 29 February come again in leap years only", async () => {
    const id = await addDevice(owner);
    const input = {
      ...{ equipmentId: id, startTime: "2028-02-29T09:00:00Z", endTime: "2028-02-29T10:00:00Z" },
      recurrence: "FREQ=YEARLY;COUNT=3",
    };
    const { reservations } = await ann.post<Booked>(RESERVATION, input);
    expect(reservations.map(({ startTime }) => startTime.slice(0, 10))).toEqual([
      "2028-02-29",
      "2032-02-29",
      "2036-02-29",
    ]);
  });

  it("in a night when clocks change are as long as the clocks say, and an hour that is skipped is named", async () => {
    const zone = "Europe/Berlin";
    const id = await addDevice(owner, null, { timezone: zone });
    // The last Sunday of a March to come.
    const year = new Date().getUTCFullYear() + 1;
    const sunday = Array.from({ length: 7 }, (_, at) => `${year}-03-${25 + at}`).find(
      (day) => wallTimeOf(Date.parse(`${day}T12:00:00Z`), zone).weekday === 7,
    )!;
    const saturday = addDays(sunday, -1);
    const at = (wall: string) => new Date(momentOfWall(wall, zone)!).toISOString();
    const night = await ann.post<Booked>(RESERVATION, {
      ...{ equipmentId: id, startTime: at(`${saturday}T22:00`), endTime: at(`${sunday}T06:00`) },
    });
    const [one] = night.reservations;
    expect((Date.parse(one!.endTime) - Date.parse(one!.startTime)) / HOUR_MS).toBe(7);
    const series = {
      ...{ equipmentId: id, startTime: at(`${saturday}T02:10`), endTime: at(`${saturday}T02:40`) },
      recurrence: "FREQ=DAILY;COUNT=3",
    };
    const refused = await ann.call<{ reasons: { rule: string; occurrence: number }[] }>(
      "POST",
      RESERVATION,
      series,
    );
    expect(refused.data.reasons).toMatchObject([{ rule: "noSuchTime", occurrence: 1 }]);
    const booked = await ann.post<Booked>(RESERVATION, { ...series, skipConflicts: true });
    expect(booked.exceptions).toEqual([{ originalStart: `${sunday}T02:10`, reason: "noSuchTime" }]);
    expect(booked.reservations).toHaveLength(2);
    const early = await ann.post<Booked>(RESERVATION, {
      ...{ ...series, equipmentId: await addDevice(owner, null, { timezone: zone }) },
      ...{ startTime: at(`${saturday}T00:10`), endTime: at(`${saturday}T00:40`) },
    });
    const [first] = early.reservations;
    const moved = await ann.call<{ reasons: { rule: string; actual: string }[] }>(
      "PUT",
      `${RESERVATION}/${first!.id}?scope=all`,
      { startTime: at(`${saturday}T02:40`), endTime: at(`${saturday}T03:40`), version: first!.version },
    );
    expect(moved.data.reasons).toMatchObject([{ rule: "noSuchTime", actual: `${sunday}T02:40` }]);
  });
});

describe("a series", () => {
  it("without an end, with too many dates, or of nonsense is refused", async () => {
    const id = await addDevice(owner);
    const code = async (recurrence: string) => (await tryToBook(ann, id, 1, 2, { recurrence })).code;
    for (const rule of [
      "FREQ=DAILY",
      "FREQ=DAILY;COUNT=367",
      "FREQ=DAILY;UNTIL=29990101",
      "FREQ=DAILY;COUNT=0",
    ])
      expect(await code(rule), rule).toBe("reservation.recurrence.invalid");
    for (const rule of ["FREQ=SECONDLY;COUNT=3", "", "FREQ=DAILY;COUNT=3\r\nX:1"])
      expect(await code(rule), rule).toBe("request.invalid");
  });

  it("that meets a quota on its way names the dates, and books the others if asked", async () => {
    const id = await addDevice(owner, { maxUpcoming: 3 });
    const series = { recurrence: "FREQ=DAILY;COUNT=5" };
    const refused = await tryToBook(ann, id, 1, 2, series);
    expect(refused.data.reasons).toMatchObject([
      { rule: "upcoming", occurrence: 3 },
      { rule: "upcoming", occurrence: 4 },
    ]);
    const booked = await tryToBook(ann, id, 1, 2, { ...series, skipConflicts: true });
    expect(booked.data.reservations).toHaveLength(3);
    expect(booked.data.exceptions.map(({ reason }) => reason)).toEqual(["rules", "rules"]);
    expect(rulesIn(await tryToBook(ann, id, 300, 301))).toEqual(["upcoming"]);
  });

  it("is changed and cancelled from one date on, all of it, or on one date", async () => {
    const id = await addDevice(owner);
    const { reservations } = await ann.post<Booked>(RESERVATION, {
      ...{ equipmentId: id, ...spanOf(1, 2), recurrence: "FREQ=DAILY;COUNT=6" },
    });
    const starts = async () => {
      const rows = await ann.get<Reservation[]>(
        `${RESERVATION}?equipmentId=${id}&from=${timeAt(0)}&to=${timeAt(24 * 9)}`,
      );
      return rows.map(({ startTime }) => (Date.parse(startTime) - tomorrow) / HOUR_MS).sort((a, b) => a - b);
    };
    const change = (at: number, scope: string, from: number) =>
      ann.put<Booked>(`${RESERVATION}/${reservations[at]!.id}?scope=${scope}`, {
        ...spanOf(from, from + 1),
        version: reservations[at]!.version,
      });
    await change(1, "this", 26);
    expect(await starts()).toEqual([1, 26, 49, 73, 97, 121]);
    await change(3, "following", 75);
    expect(await starts()).toEqual([1, 26, 49, 75, 99, 123]);
    const cancel = (at: number, scope: string) =>
      ann.put<{ count: number }>(`${RESERVATION}/${reservations[at]!.id}/cancel?scope=${scope}`, {});
    expect(await cancel(4, "following")).toEqual({ count: 2 });
    expect(await starts()).toEqual([1, 26, 49, 75]);
    expect(await cancel(0, "all")).toEqual({ count: 3 });
    expect(await starts()).toEqual([75]);
  });
});

describe("a device", () => {
  it("with bookings ahead is archived only if they are cancelled, and then takes no more", async () => {
    const id = await addDevice(owner);
    const one = await bookOne(ann, id, 1, 2);
    const archive = (more: object) =>
      owner.call("PUT", `${EQUIPMENT}/${id}/archive`, { isArchived: true, ...more });
    expect(await archive({})).toMatchObject({ code: "equipment.has.reservations", data: { count: 1 } });
    expect((await archive({ cancelReservations: true })).code).toBe("success");
    expect((await ann.get<Reservation>(`${RESERVATION}/${one.id}`)).status).toBe("canceled");
    expect(rulesIn(await tryToBook(ann, id, 3, 4))).toContain("archived");
  });

  it("is booked for a project that its user may open, time and again", async () => {
    const id = await addDevice(owner);
    const project = await owner.post<Project>("/platform/resource/projects", { name: "EGFP" });
    for (let at = 0; at < 6; at += 1)
      expect((await bookOne(owner, id, at, at + 1, { projectId: project.id })).projectId).toBe(project.id);
    expect((await tryToBook(ann, id, 9, 10, { projectId: project.id })).code).toBe("project.no.access");
  });
});

describe("a training", () => {
  it("that ends between two dates of a series refuses the later ones", async () => {
    const id = await addDevice(owner, { needsTraining: true });
    expect(rulesIn(await tryToBook(ann, id, 1, 2))).toEqual(["training"]);
    await train(id, ann, dayAt(49));
    const series = { recurrence: "FREQ=DAILY;COUNT=4", skipConflicts: true };
    const { reservations } = (await tryToBook(ann, id, 1, 2, series)).data;
    expect(reservations.map(({ startTime }) => startTime)).toEqual([timeAt(1), timeAt(25), timeAt(49)]);
  });

  it("that was taken back after the booking refuses the check-in", async () => {
    const id = await addDevice(owner, { needsTraining: true });
    await train(id, ann, dayAt(24 * 30));
    const soon = Math.ceil(Date.now() / 60_000) * 60_000;
    const { reservations } = await ann.post<Booked>(RESERVATION, {
      equipmentId: id,
      startTime: new Date(soon).toISOString(),
      endTime: new Date(soon + HOUR_MS).toISOString(),
    });
    await owner.call("DELETE", `${EQUIPMENT}/${id}/training/${ann.user.userId}`);
    const refused = await ann.call("PUT", `${RESERVATION}/${reservations[0]!.id}/checkIn`);
    expect(refused).toMatchObject({ code: "reservation.refused", data: { reasons: [{ rule: "training" }] } });
    await train(id, ann, dayAt(24 * 30));
    expect((await ann.call("PUT", `${RESERVATION}/${reservations[0]!.id}/checkIn`)).code).toBe("success");
  });

  it("that ended, or a device that was blocked, while a booking waited refuses the approval", async () => {
    const id = await addDevice(
      owner,
      { needsTraining: true, needsApproval: true },
      { ownerIds: [owner.user.userId] },
    );
    await train(id, ann, dayAt(24 * 30));
    const waiting = await bookOne(ann, id, 1, 2);
    const decide = async () => {
      const open = await owner.get<{ records: { id: string; objectId: string }[] }>(
        "/platform/resource/audit/process/myAudit",
      );
      const record = open.records.find(({ objectId }) => objectId === waiting.id)!;
      const [answer] = await owner.post<{ code: string }[]>(
        "/platform/resource/audit/process/submitAuditInfo",
        [{ recordId: record.id, status: "approved" }],
      );
      return answer!.code;
    };
    const block = await owner.post<EquipmentDetail>(`${EQUIPMENT}/${id}/block`, { reason: "leaks" });
    expect(await decide()).toBe("equipment.blocked");
    const signature = { token: await owner.prove("signature"), timezone: "UTC" };
    await owner.put(`${EQUIPMENT}/${id}/release`, { blockId: block.id, signature });
    await train(id, ann, dayAt(-48));
    expect(await decide()).toBe("reservation.refused");
    await train(id, ann, dayAt(24 * 30));
    expect(await decide()).toBe("success");
    expect((await ann.get<Reservation>(`${RESERVATION}/${waiting.id}`)).status).toBe("approved");
  });
});

describe("a hundred requests for one slot", () => {
  it("book it once; the others learn whose it is, and none fails", async () => {
    const id = await addDevice(owner, null, { setupMinutes: 10, cleanupMinutes: 15 });
    const people = [owner, ann, bob];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => tryToBook(people[at % 3]!, id, 1 + (at % 5) / 10, 2)),
    );
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await findOverlaps(lab)).toEqual([]);
  });
});
