import type { Booked, BookingCalendar, ExperimentPlan, Notification } from "@benchleaf/contract";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MailMessage } from "../../../kernel/mail.ts";
import { addDevice, bookOne, EQUIPMENT, spanOf, timeAt, tryToBook } from "../../test-support/bookings.ts";
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

/** The emails that wait to be sent, in order; read once. */
const takeMails = async (): Promise<MailMessage[]> => {
  await lab.kernel.events.deliver();
  const rows = await lab.database.asOwner<{ letter: MailMessage }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'mail-booking' returning j.id, j.payload->'payload' as letter`,
  );
  return rows.map(({ letter }) => letter);
};
beforeEach(() => takeMails());

/** Parsed by ical.js. */
const read = ({ calendar }: MailMessage) => {
  const component = new ICAL.Component(ICAL.parse(calendar!.content));
  return {
    method: component.getFirstPropertyValue("method"),
    events: component.getAllSubcomponents("vevent").map((one) => {
      const event = new ICAL.Event(one);
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: one.getFirstPropertyValue("status"),
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        summary: event.summary,
        organizer: event.organizer,
        attendee: String(event.attendees[0]?.getFirstValue() ?? "").toLowerCase(),
      };
    }),
  };
};

describe("a booking", () => {
  it("is an invitation that the next change replaces and the cancellation removes", async () => {
    const id = await addDevice(owner, null, { name: "Confocal" });
    const one = await bookOne(ann, id, 1, 2, { title: "EGFP" });
    const [made, ...none] = await takeMails();
    expect(none).toEqual([]);
    expect(made).toMatchObject({ to: "ann@lab.test", calendar: { method: "REQUEST" } });
    expect(made!.subject).toContain("Confocal");
    const first = read(made!);
    expect(first).toMatchObject({
      method: "REQUEST",
      events: [
        {
          ...{ status: "CONFIRMED", start: timeAt(1), end: timeAt(2), summary: "Confocal: EGFP" },
          attendee: "mailto:ann@lab.test",
        },
      ],
    });
    expect(first.events[0]!.organizer).toMatch(/^mailto:/i);
    await owner.put(`${EQUIPMENT}/reservation/${one.id}`, { ...spanOf(3, 5), version: one.version });
    const second = read((await takeMails())[0]!);
    expect(second.events[0]).toMatchObject({ uid: first.events[0]!.uid, start: timeAt(3), end: timeAt(5) });
    expect(second.events[0]!.sequence).toBeGreaterThan(first.events[0]!.sequence);
    await ann.put(`${EQUIPMENT}/reservation/${one.id}/cancel`, {});
    const third = read((await takeMails())[0]!);
    expect(third).toMatchObject({
      method: "CANCEL",
      events: [{ uid: first.events[0]!.uid, status: "CANCELLED" }],
    });
    expect(third.events[0]!.sequence).toBeGreaterThan(second.events[0]!.sequence);
  });

  it("that is cancelled before the email leaves sends the cancellation alone", async () => {
    const one = await bookOne(ann, await addDevice(owner), 1, 2);
    await ann.put(`${EQUIPMENT}/reservation/${one.id}/cancel`, {});
    expect((await takeMails()).map(({ calendar }) => calendar!.method)).toEqual(["CANCEL"]);
  });

  it("that waits for approval is tentative, then confirmed or cancelled", async () => {
    const id = await addDevice(owner, { needsApproval: true }, { ownerIds: [owner.user.userId] });
    const decide = async (objectId: string, status: "approved" | "rejected") => {
      const open = await owner.get<{ records: { id: string; objectId: string }[] }>(
        "/platform/resource/audit/process/myAudit",
      );
      const record = open.records.find((row) => row.objectId === objectId)!;
      await owner.post("/platform/resource/audit/process/submitAuditInfo", [
        { recordId: record.id, status, remark: "–" },
      ]);
    };
    const [one, other] = [await bookOne(ann, id, 1, 2), await bookOne(ann, id, 3, 4)];
    const waiting = await takeMails();
    expect(waiting.map((mail) => read(mail).events[0]!.status)).toEqual(["TENTATIVE", "TENTATIVE"]);
    await decide(one.id, "approved");
    await decide(other.id, "rejected");
    const decided = (await takeMails()).map(read);
    expect(decided.map(({ method, events }) => [method, events[0]!.status])).toEqual([
      ["REQUEST", "CONFIRMED"],
      ["CANCEL", "CANCELLED"],
    ]);
  });

  it("in a series, or of an experiment, is in one calendar with the others", async () => {
    const [first, second] = [await addDevice(owner), await addDevice(owner)];
    await bookOne(ann, first, 1, 2, { recurrence: "FREQ=DAILY;COUNT=3" });
    const [series] = await takeMails();
    expect(read(series!).events.map(({ start }) => start)).toEqual([timeAt(1), timeAt(25), timeAt(49)]);
    expect(new Set(read(series!).events.map(({ uid }) => uid)).size).toBe(3);
    const steps = [
      { equipmentIds: [first], minutes: 60 },
      { equipmentIds: [second], minutes: 60 },
    ];
    const input = { title: "Cloning", fromTime: timeAt(5), steps };
    await ann.post<ExperimentPlan>(`${EQUIPMENT}/experiment/plan`, input);
    await ann.post<Booked>(`${EQUIPMENT}/experiment`, input);
    const [experiment] = await takeMails();
    expect(read(experiment!)).toMatchObject({ method: "PUBLISH", events: [{}, {}] });
  });

  it("that maintenance moves or cancels is announced to its holder, in the product and by email", async () => {
    const id = await addDevice(owner);
    const one = await bookOne(ann, id, 1, 2);
    const other = await bookOne(ann, id, 30, 31);
    await takeMails();
    const downtime = (from: number, to: number, onConflict: string) =>
      owner.post(`${EQUIPMENT}/maintenance`, {
        ...{ equipmentId: id, kind: "service", title: "oil", downtime: spanOf(from, to), onConflict },
      });
    await downtime(0, 3, "move");
    await downtime(29, 32, "cancel");
    const mails = (await takeMails()).map(read);
    expect(mails.map(({ method, events }) => [method, events[0]!.uid, events[0]!.start])).toEqual([
      ["REQUEST", `reservation-${one.id}@benchleaf`, timeAt(3)],
      ["CANCEL", `reservation-${other.id}@benchleaf`, timeAt(30)],
    ]);
    const { records } = await ann.get<{ records: Notification[] }>("/notifications/list?limit=50");
    expect(records.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["reservationMoved", "reservationCanceled"]),
    );
  });
});

describe("an email", () => {
  it("has one event and one subject line, whatever names contain", async () => {
    const hostile = 'Evil"\r\nATTENDEE:mailto:x@y.z\nEND:VEVENT';
    const id = await addDevice(owner, null, { name: hostile });
    await bookOne(ann, id, 1, 2, { title: "x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT" });
    const [mail] = await takeMails();
    expect(read(mail!).events).toHaveLength(1);
    expect(read(mail!).events[0]!.attendee).toBe("mailto:ann@lab.test");
    expect(mail!.subject).not.toMatch(/[\r\n]/);
    expect(mail!.html).not.toContain("<script");
  });

  it("is not sent to those who turn it off, nor for blocked times", async () => {
    const id = await addDevice(owner);
    await tryToBook(owner, id, 1, 2, { kind: "blocked" });
    expect(await takeMails()).toEqual([]);
    const set = (isMailed: boolean) => ann.put<BookingCalendar>(`${EQUIPMENT}/feed`, { isMailed });
    expect(await ann.get(`${EQUIPMENT}/feed`)).toEqual({ isMailed: true, hasFeed: false });
    expect(await set(false)).toMatchObject({ isMailed: false });
    await set(false);
    await bookOne(ann, id, 3, 4);
    expect(await takeMails()).toEqual([]);
    await bookOne(owner, id, 5, 6);
    expect(await takeMails()).toHaveLength(1);
    await set(true);
    await bookOne(ann, id, 7, 8);
    expect(await takeMails()).toHaveLength(1);
  });
});
