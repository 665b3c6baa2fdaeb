import type {
  Booked,
  EquipmentBlock,
  EquipmentDashboard,
  EquipmentDetail,
  Maintenance,
  MaintenancePlan,
  Notification,
  Reservation,
  Usage,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../../composition-root.ts";
import {
  addDevice,
  bookOne,
  EQUIPMENT,
  HOUR_MS,
  rulesIn,
  spanOf,
  timeAt,
  tryToBook,
} from "../../test-support/bookings.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let ann: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  await lab.switchOn(owner, "EQUIPMENT");
});
afterAll(() => lab.close());

const blocksOf = async (id: string) => (await owner.get<EquipmentDetail>(`${EQUIPMENT}/${id}`)).blocks;
const release = async (id: string, blockId: string) => {
  const token = await owner.prove("signature");
  return owner.put<EquipmentBlock>(`${EQUIPMENT}/${id}/release`, {
    ...{ blockId, comment: "adjusted and checked", signature: { token, timezone: "UTC" } },
  });
};
const day = (days: number): string => new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

describe("a calibration that has failed", () => {
  it("blocks the device until someone signs that it may be used again", async () => {
    const id = await addDevice(owner, null, { calibrationDue: day(5), ownerIds: [owner.user.userId] });
    const planned = await owner.post<Maintenance>(`${EQUIPMENT}/maintenance`, {
      ...{ equipmentId: id, kind: "calibration", title: "Yearly calibration" },
    });
    const finish = (result: object) =>
      owner.call<Maintenance>("PUT", `${EQUIPMENT}/maintenance/${planned.id}/finish`, {
        doneDate: day(0),
        ...result,
      });
    // A failed one is valid until no day.
    expect((await finish({ hasPassed: false, validUntil: day(365) })).code).toBe("maintenance.invalid");
    expect((await finish({ hasPassed: false, result: "2 % off" })).data).toMatchObject({
      ...{ hasPassed: false, validUntil: null, status: "done" },
    });
    expect((await owner.get<EquipmentDetail>(`${EQUIPMENT}/${id}`)).calibrationDue).toBe(day(5));
    const [block] = await blocksOf(id);
    expect(block).toMatchObject({ source: "calibration", reason: "Yearly calibration: 2 % off" });
    expect(rulesIn(await tryToBook(ann, id, 1, 2))).toEqual(["blocked"]);
    const unsigned = { blockId: block!.id, comment: "fine" };
    expect((await owner.call("PUT", `${EQUIPMENT}/${id}/release`, unsigned)).code).toBe(
      "approval.signature.required",
    );
    expect((await release(id, block!.id)).releasedBy).toBe("owner");
    expect((await tryToBook(ann, id, 1, 2)).code).toBe("success");
  });
});

describe("a calibration that is over", () => {
  it("blocks the device once, also after a new one, until it is released by signature", async () => {
    const id = await addDevice(owner, null, { calibrationDue: day(-2), ownerIds: [owner.user.userId] });
    const fine = await addDevice(owner, null, { calibrationDue: day(2) });
    expect(rulesIn(await tryToBook(ann, id, 1, 2))).toEqual(["calibration"]);
    const { sweep } = services(lab.kernel).equipment.calibrations;
    await sweep(new Date());
    await sweep(new Date());
    const blocks = await blocksOf(id);
    expect(blocks.map(({ source }) => source)).toEqual(["calibration"]);
    expect(blocks[0]!.reason).toContain(day(-2));
    expect(await blocksOf(fine)).toEqual([]);
    await lab.kernel.events.deliver();
    const { records } = await owner.get<{ records: Notification[] }>("/notifications/list?limit=50");
    expect(records.map(({ kind }) => kind)).toContain("equipmentBlocked");
    const calibration = { equipmentId: id, kind: "calibration", title: "late", downtime: spanOf(1, 2) };
    const made = await owner.post<Maintenance>(`${EQUIPMENT}/maintenance`, calibration);
    const result = { doneDate: day(0), validUntil: day(365) };
    await owner.put(`${EQUIPMENT}/maintenance/${made.id}/finish`, result);
    expect(rulesIn(await tryToBook(ann, id, 3, 4))).toEqual(["blocked"]);
    await release(id, blocks[0]!.id);
    await sweep(new Date());
    expect((await tryToBook(ann, id, 3, 4)).code).toBe("success");
  });
});

describe("use", () => {
  const bookNow = async (id: string, minutes: number) => {
    const soon = Math.ceil(Date.now() / 60_000) * 60_000;
    const { reservations } = await ann.post<Booked>(`${EQUIPMENT}/reservation`, {
      equipmentId: id,
      startTime: new Date(soon).toISOString(),
      endTime: new Date(soon + minutes * 60_000).toISOString(),
    });
    const path = `${EQUIPMENT}/reservation/${reservations[0]!.id}`;
    await ann.put(`${path}/checkIn`, undefined);
    return path;
  };

  it("shows what was booked next to what was used, its cost, and the counter that makes upkeep due", async () => {
    const id = await addDevice(owner, null, { hourRate: "90.00", currency: "EUR" });
    const plan = await owner.post<MaintenancePlan>(`${EQUIPMENT}/maintenance/plan`, {
      ...{ equipmentId: id, kind: "service", title: "Lamp", everyCount: "100", lastCount: "1000" },
    });
    const isDue = async () => {
      const plans = await owner.get<MaintenancePlan[]>(`${EQUIPMENT}/maintenance/plan?equipmentId=${id}`);
      return plans.find((one) => one.id === plan.id)!.isDue;
    };
    expect(await isDue()).toBe(false);
    const path = await bookNow(id, 120);
    expect((await ann.call("PUT", `${path}/checkOut`, { counter: "x" })).code).toBe("request.invalid");
    await ann.put(`${path}/checkOut`, { counter: "1100.5", note: "lamp is dim" });
    const { records } = await owner.get<{ records: Usage[] }>(`${EQUIPMENT}/usage?equipmentId=${id}`);
    expect(records).toMatchObject([
      { ...{ bookedMinutes: 120, cost: "1.50", currency: "EUR", counter: "1100.5", note: "lamp is dim" } },
    ]);
    expect(await isDue()).toBe(true);
  });

  it("cannot end before it begins, or in the future", async () => {
    const id = await addDevice(owner);
    const record = async (fromTime: string, toTime: string) =>
      (await owner.call("POST", `${EQUIPMENT}/usage`, { equipmentId: id, fromTime, toTime })).code;
    expect(await record("2026-03-09T09:00:00Z", "2026-03-09T08:00:00Z")).toBe("request.invalid");
    expect(await record(timeAt(1), timeAt(2))).toBe("usage.invalid");
  });
});

describe("a fault", () => {
  it("that stops the device is reported by anyone, blocks it, and its repair does not release it unsigned", async () => {
    const id = await addDevice(owner, null, { ownerIds: [owner.user.userId] });
    const one = await bookOne(ann, id, 1, 2);
    const report = await ann.post<{ id: string }>(`${EQUIPMENT}/${id}/report`, {
      severity: "down",
      text: "smoke",
    });
    const repair = await owner.post<Maintenance>(`${EQUIPMENT}/maintenance`, {
      ...{
        equipmentId: id,
        kind: "repair",
        reportId: report.id,
        downtime: spanOf(0, 3),
        onConflict: "cancel",
      },
    });
    expect((await ann.get<{ status: string }>(`${EQUIPMENT}/reservation/${one.id}`)).status).toBe("canceled");
    await owner.put(`${EQUIPMENT}/maintenance/${repair.id}/finish`, { doneDate: day(0), cost: "120.5" });
    expect(rulesIn(await tryToBook(ann, id, 5, 6))).toEqual(["blocked"]);
    await release(id, (await blocksOf(id))[0]!.id);
    expect((await tryToBook(ann, id, 5, 6)).code).toBe("success");
  });
});

describe("a certificate", () => {
  it("is a file of the calibrated device, and of no other", async () => {
    const [id, other] = [await addDevice(owner), await addDevice(owner)];
    const attach = async (to: string) => {
      const uuid = await owner.upload("certificate.pdf", new TextEncoder().encode("%PDF-1.4 certificate"));
      return owner.post<{ id: string }>(`/platform/resource/subjects/equipment/${to}/attachments`, {
        ...{ uuid, name: "certificate.pdf" },
      });
    };
    const planned = await owner.post<Maintenance>(`${EQUIPMENT}/maintenance`, {
      ...{ equipmentId: id, kind: "calibration", title: "Yearly calibration" },
    });
    const finish = (certificateId: string) =>
      owner.call<Maintenance>("PUT", `${EQUIPMENT}/maintenance/${planned.id}/finish`, {
        ...{ doneDate: day(0), validUntil: day(365), certificateNo: "CAL-1", certificateId },
      });
    expect((await finish((await attach(other)).id)).code).toBe("maintenance.certificate.unknown");
    const own = await attach(id);
    const { data } = await finish(own.id);
    expect(data.certificate).toEqual({ id: own.id, name: "certificate.pdf" });
    await owner.call("DELETE", `/platform/resource/subjects/equipment/${id}/attachments/${own.id}`);
    const { records } = await owner.get<{ records: Maintenance[] }>(
      `${EQUIPMENT}/maintenance?equipmentId=${id}&limit=5`,
    );
    expect(records[0]).toMatchObject({ certificateNo: "CAL-1", certificate: null });
  });
});

describe("figures", () => {
  it("lead to the bookings that they count, by device, person, and what came of them", async () => {
    await lab.switchOn(owner, "EQUIPMENT_DASHBOARD");
    const [id, other] = [await addDevice(owner), await addDevice(owner)];
    for (let at = 0; at < 3; at += 1) await bookOne(ann, id, at * 2, at * 2 + 1);
    await bookOne(owner, other, 1, 3);
    const missed = await bookOne(owner, id, 20, 21);
    await lab.database.asOwner("update reservation set status = 'closed', outcome = 'noShow' where id = $1", [
      missed.id,
    ]);
    const period = `from=${timeAt(-1)}&to=${timeAt(48)}`;
    const figures = await owner.get<EquipmentDashboard>(`${EQUIPMENT}/dashboard?${period}`);
    const list = (part: string, page = "limit=50") =>
      owner.get<{ records: Reservation[]; nextCursor: string | null }>(
        `${EQUIPMENT}/dashboard/bookings?${period}&${page}${part}`,
      );
    const share = figures.devices.find((one) => one.id === id)!;
    expect([share.count, share.minutes]).toEqual([4, 240]);
    expect((await list(`&equipmentId=${id}`)).records.map(({ startTime }) => startTime)).toEqual(
      [0, 2, 4, 20].map((hours) => timeAt(hours)),
    );
    expect((await list(`&equipmentId=${id}&userId=${ann.user.userId}`)).records).toHaveLength(3);
    expect((await list("&outcome=noShow")).records.map((one) => one.id)).toEqual([missed.id]);
    expect(figures.noShows).toBe(1);
    const first = await list("", "limit=2");
    const next = await list("", `limit=50&cursor=${first.nextCursor}`);
    expect(first.records.length + next.records.length).toBe(figures.bookings);
    expect((await ann.call("GET", `${EQUIPMENT}/dashboard/bookings?${period}&limit=5`)).code).toBe(
      "permission.denied",
    );
  });

  it("of every hour of the week lead to the bookings that cover it, in the zone of who reads them", async () => {
    const id = await addDevice(owner);
    await bookOne(ann, id, 100.5, 102.25);
    const period = `from=${timeAt(99)}&to=${timeAt(104)}&timezone=Asia/Kolkata`;
    const { hoursOfWeek } = await owner.get<EquipmentDashboard>(`${EQUIPMENT}/dashboard?${period}`);
    expect(hoursOfWeek).toHaveLength(168);
    const counted = hoursOfWeek.flatMap((minutes, slot) => (minutes > 0 ? [[slot, minutes]] : []));
    expect(counted.reduce((sum, [, minutes]) => sum + minutes!, 0)).toBe(105);
    for (let slot = 0; slot < 168; slot += 1) {
      const { records } = await owner.get<{ records: Reservation[] }>(
        `${EQUIPMENT}/dashboard/bookings?${period}&slot=${slot}&limit=10`,
      );
      expect(records.length > 0, `hour ${slot}`).toBe(counted.some(([one]) => one === slot));
    }
    const invalid = await owner.call("GET", `${EQUIPMENT}/dashboard/bookings?${period}&slot=168&limit=10`);
    expect(invalid.code).toBe("request.invalid");
  });

  it("of use, downtime and devices out of service equal their lists, for a group too", async () => {
    const group = await owner.post<{ id: string }>(`${EQUIPMENT}/group`, { name: "Figures" });
    const [used, down] = [
      await addDevice(owner, null, { groupId: group.id }),
      await addDevice(owner, null, { groupId: group.id }),
    ];
    const [from, to] = [Date.now() - 3 * HOUR_MS, Date.now() - HOUR_MS].map((time) =>
      new Date(time).toISOString(),
    );
    await owner.post(`${EQUIPMENT}/usage`, { equipmentId: used, fromTime: from, toTime: to });
    const plan = (span: object) =>
      owner.post<Maintenance>(`${EQUIPMENT}/maintenance`, {
        ...{ equipmentId: down, kind: "service", title: "Yearly", downtime: span },
      });
    const planned = await plan(spanOf(2, 5));
    const canceled = await plan(spanOf(7, 9));
    await owner.put(`${EQUIPMENT}/maintenance/${canceled.id}/cancel`, {});
    await owner.post(`${EQUIPMENT}/${down}/block`, { reason: "leaks" });
    const period = `from=${new Date(Date.now() - 24 * HOUR_MS).toISOString()}&to=${timeAt(48)}&groupId=${group.id}`;
    const figures = await owner.get<EquipmentDashboard>(`${EQUIPMENT}/dashboard?${period}`);
    expect(figures).toMatchObject({ usedMinutes: 120, downtimeMinutes: 180, blockedDevices: 1 });
    const idsOf = async (path: string) =>
      (await owner.get<{ records: { id: string }[] }>(`${EQUIPMENT}${path}`)).records.map((one) => one.id);
    expect(await idsOf(`/usage?${period}&limit=10`)).toHaveLength(1);
    expect(await idsOf(`/maintenance?${period}&limit=10`)).toEqual([planned.id]);
    expect(await idsOf(`?attention=blocked&status=normal&groupId=${group.id}`)).toEqual([down]);
    const half = `/usage?from=${timeAt(0)}&limit=10`;
    expect((await owner.call("GET", `${EQUIPMENT}${half}`)).code).toBe("reservation.range.invalid");
  });
});
