import type { Booked, Reservation } from "@benchleaf/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addDevice,
  EQUIPMENT,
  findOverlaps,
  spanOf,
  timeAt,
  tryToBook,
} from "../../test-support/bookings.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

let lab: Lab;
let people: Person[];
beforeAll(async () => {
  lab = await buildLab();
  const owner = await lab.register("owner");
  people = [owner, await lab.addColleague(owner, "ann"), await lab.addColleague(owner, "bob")];
  await lab.switchOn(owner, "EQUIPMENT");
});
afterAll(() => lab.close());

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const rules = fc.record({
  minMinutes: maybe(fc.constantFrom(15, 30)),
  maxMinutes: maybe(fc.constantFrom(60, 120)),
  stepMinutes: maybe(fc.constantFrom(15, 30)),
  maxUpcoming: maybe(fc.integer({ min: 1, max: 4 })),
  needsApproval: fc.boolean(),
});
const buffers = fc.record({
  setupMinutes: fc.constantFrom(0, 5, 20),
  cleanupMinutes: fc.constantFrom(0, 10, 45),
});
const step = fc.record({
  kind: fc.constantFrom("book", "book", "series", "move", "following", "cancel", "experiment"),
  device: fc.nat({ max: 2 }),
  from: fc.integer({ min: 0, max: 40 }),
  quarters: fc.integer({ min: 1, max: 8 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const refusals = [
  "success",
  "reservation.refused",
  "reservation.stale",
  "reservation.ended",
  "experiment.impossible",
];

/** What one user does, one step after the other, on the booking they made last. */
const act = async (by: Person, devices: readonly string[], steps: readonly Step[]): Promise<string[]> => {
  const codes: string[] = [];
  let last: Reservation | undefined;
  for (const { kind, device, from, quarters } of steps) {
    const [start, end] = [from / 2, from / 2 + quarters / 4];
    const id = devices[device]!;
    if (kind === "experiment") {
      const steps = devices.slice(0, 2).map((one) => ({ equipmentIds: [one, id], minutes: quarters * 15 }));
      const input = { title: "race", fromTime: timeAt(start), horizonDays: 2, steps };
      codes.push((await by.call("POST", `${EQUIPMENT}/experiment`, input)).code);
      continue;
    }
    if (kind === "book" || kind === "series" || last === undefined) {
      const series =
        kind === "series" ? { recurrence: "FREQ=DAILY;COUNT=3", skipConflicts: from % 2 === 0 } : {};
      const answer = await tryToBook(by, id, start, end, series);
      codes.push(answer.code);
      if (answer.code === "success") last = answer.data.reservations[0];
      continue;
    }
    const path = `${EQUIPMENT}/reservation/${last.id}`;
    if (kind === "cancel") {
      codes.push((await by.call("PUT", `${path}/cancel?scope=all`, {})).code);
      last = undefined;
      continue;
    }
    const scope = kind === "following" ? "following" : "this";
    const body = { ...spanOf(start, end), equipmentId: id, version: last.version };
    const answer = await by.call<Booked>("PUT", `${path}?scope=${scope}`, body);
    codes.push(answer.code);
    if (answer.code === "success") last = answer.data.reservations[0];
  }
  return codes;
};

it("whatever the rules and however many book at once, no two bookings overlap and no quota is exceeded", async () => {
  const plans = fc.sample(
    fc.record({
      rules: fc.array(rules, { minLength: 3, maxLength: 3 }),
      buffers: fc.array(buffers, { minLength: 3, maxLength: 3 }),
      workers: fc.array(fc.array(step, { minLength: 8, maxLength: 8 }), { minLength: 9, maxLength: 9 }),
    }),
    3,
  );
  for (const { rules: drawn, buffers: around, workers } of plans) {
    const devices: string[] = [];
    for (const [at, one] of drawn.entries()) devices.push(await addDevice(people[0]!, one, around[at]));
    const codes = await Promise.all(workers.map((steps, at) => act(people[at % 3]!, devices, steps)));
    for (const code of codes.flat()) expect(refusals).toContain(code);
    expect(codes.flat()).toContain("success");
    expect(await findOverlaps(lab)).toEqual([]);
    for (const [at, { maxUpcoming }] of drawn.entries()) {
      if (maxUpcoming === null) continue;
      const counts = await lab.database.asOwner<{ count: number }>(
        `select count(*)::integer as count from reservation
         where equipment_id = $1 and kind = 'booking' and status in ('waiting', 'approved') and start_time > now()
         group by user_id`,
        [devices[at]],
      );
      for (const { count } of counts) expect(count).toBeLessThanOrEqual(maxUpcoming);
    }
  }
});
