import type pg from "pg";
import type { Page } from "playwright-core";
import { callsOf } from "./calls.ts";
import { say, withDemoPage } from "./demo-page.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";

const DEVICES = sized(1_000, 40);
const EACH = sized(1_000, 60);
const ROUNDS = sized(200, 3);
const CLIENTS = 100;
const STEPS = 8;
const STEP_DEVICES = 40;
const BASE = "/app/platform/resource/basic/equipments";
const HOUR_MS = 3_600_000;
/** A booking of six hours every sixteen, ten a week. */
const CYCLE_MS = 16 * HOUR_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Devices with bookings, three quarters of them over; returns the devices and the start of the first cycle. */
async function fill(
  database: pg.Client,
  { tenantId, userId }: Owner,
): Promise<{ ids: string[]; base: number }> {
  const base = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS - Math.floor(EACH * 0.75) * CYCLE_MS;
  const { rows } = await database.query<{ id: string }>(
    `insert into equipment (tenant_id, name, asset_no, timezone, created_by)
     select $1, 'Bench ' || n, 'BENCH' || n, 'Asia/Shanghai', $2 from generate_series(1, $3::integer) n returning id`,
    [tenantId, userId, DEVICES],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(
    `insert into reservation (tenant_id, equipment_id, user_id, kind, status, title, start_time, end_time, occupied)
     select $1, d, $2, 'booking', case when s.start_time < now() then 'closed' else 'approved' end, 'run ' || k,
       s.start_time, s.start_time + interval '6 hours',
       tstzrange(s.start_time, s.start_time + interval '6 hours')
     from unnest($3::bigint[]) d, generate_series(0, $4::integer - 1) k,
       lateral (select $5::timestamptz + k * interval '16 hours' as start_time) s`,
    [tenantId, userId, ids, EACH, new Date(base).toISOString()],
  );
  await database.query("vacuum analyze reservation");
  await database.query("vacuum analyze equipment");
  return { ids, base };
}

const measured = (work: string, size: string, ms: number, most: number): Measurement => ({
  ...{ work, size, median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
  ...{ goal: `under ${most} ms`, met: ms < most },
});

/** From the click on "later" to the first booking of the next week on screen, request included. */
const nextWeekDrawn = (page: Page): Promise<number> =>
  page.evaluate(async (later) => {
    const first = () => document.querySelector("[data-reservation]")?.getAttribute("data-reservation");
    const before = first();
    const started = performance.now();
    document.querySelector<HTMLElement>(`[aria-label="${later}"]`)?.click();
    while (first() === before || first() === undefined)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  }, say("devices.later"));

/**
 * Booking among a million bookings, a slot that a hundred want, an experiment, a week of a thousand devices, and that
 * week on screen.
 */
export const measure = (): Promise<Measurement[]> =>
  withDemoPage(async ({ database, product, owner, page }) => {
    const { address } = product;
    const call = callsOf(product, owner);
    const feature = {
      feature: "EQUIPMENT",
      enabled: true,
      visible: true,
      limitedQuantity: -1,
      sendMethod: [],
    };
    await call("PUT", `/app/instance/teams/${owner.tenantId}/switches`, { switches: [feature] });
    const { ids, base } = await fill(database, owner);
    const size = `${(DEVICES * EACH).toLocaleString("en")} bookings`;
    const ahead = Math.floor(EACH * 0.75) + 3;
    /** The free hours after a booking to come. */
    const freeAt = (cycle: number): number => base + cycle * CYCLE_MS + 6.5 * HOUR_MS;
    const bookingAt = (equipmentId: string, from: number) => ({
      ...{ equipmentId, startTime: new Date(from).toISOString() },
      endTime: new Date(from + HOUR_MS).toISOString(),
    });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = bookingAt(ids[(round * 37) % ids.length]!, freeAt(ahead + Math.floor(round / ids.length)));
      const started = performance.now();
      await call("POST", `${BASE}/reservation`, body);
      times.push(performance.now() - started);
    }

    const slot = bookingAt(ids[1]!, freeAt(ahead + 5));
    const startedSlot = performance.now();
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const answer = await fetch(`${address}${BASE}/reservation`, {
          method: "POST",
          headers: { ...owner.headers, "content-type": "application/json" },
          body: JSON.stringify(slot),
        });
        return answer.status;
      }),
    );
    const slotMs = performance.now() - startedSlot;
    const won = answers.filter((status) => status === 200).length;
    const failed = answers.filter((status) => status >= 500).length;

    const plans: number[] = [];
    const experiment = {
      ...{ title: "Bench", fromTime: new Date(Date.now() + HOUR_MS).toISOString() },
      steps: Array.from({ length: STEPS }, (_, at) => ({
        equipmentIds: ids.slice(0, STEP_DEVICES),
        minutes: 60 + at * 5,
        maxGapMinutes: 12 * 60,
      })),
    };
    for (let round = 0; round < Math.min(ROUNDS, 20); round += 1) {
      const started = performance.now();
      await call("POST", `${BASE}/experiment/plan`, experiment);
      plans.push(performance.now() - started);
    }

    const weeks: number[] = [];
    let listed = 0;
    const from = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
    const query = `from=${new Date(from).toISOString()}&to=${new Date(from + WEEK_MS).toISOString()}`;
    for (let round = 0; round < Math.min(ROUNDS, 10); round += 1) {
      const started = performance.now();
      listed = (await call<unknown[]>("GET", `${BASE}/reservation?${query}`)).length;
      weeks.push(performance.now() - started);
    }
    await page.goto("/equipment/reservation?view=week");
    await page.locator("[data-reservation]").first().waitFor();
    const drawn: number[] = [];
    for (let round = 0; round < Math.min(ROUNDS, 5); round += 1) drawn.push(await nextWeekDrawn(page));
    const sorted = times.toSorted((a, b) => a - b);
    return [
      measured("book one", size, median(times), 50),
      measured("book one, 95th percentile", size, sorted[Math.floor(sorted.length * 0.95)]!, 50),
      {
        ...measured(`one slot for ${CLIENTS} clients`, `${won} booked, ${failed} failed`, slotMs, 5_000),
        goal: "one books, none fails",
        met: won === 1 && failed === 0,
      },
      measured("plan an experiment", `${STEPS} steps, ${STEP_DEVICES} devices`, median(plans), 300),
      measured("a week of all devices", `${DEVICES} devices, ${listed} bookings`, median(weeks), 1_000),
      measured("the next week, drawn in the browser", `${DEVICES} devices`, median(drawn), 1_000),
    ];
  });
