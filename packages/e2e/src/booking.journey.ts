import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn, turnOn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const BASE = "/platform/resource/basic/equipments";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Device {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

describe("bookings", () => {
  const lab = openLab();

  describe.each(variantsOf<Locale>("zh-CN", "en-US"))("in %s", (locale) => {
    const say = translateIn(locale);
    const one = locale === "en-US" ? "one" : "other";
    let owner: Person;
    let member: Person;
    let cycler: Device;
    let sorter: Device;

    beforeAll(async () => {
      owner = await lab.open({ locale });
      member = await lab.open({ locale });
      await signIn(owner.page, say, demo.owner);
      const user = await turnOn(owner.page, "EQUIPMENT");
      const add = (name: string, more = {}) =>
        send<Device>(owner.page, "POST", BASE, { name: `${name} ${locale}`, ...more });
      cycler = await add("PCR");
      sorter = await add("FACS", { ownerIds: [user.userId] });
      const rules = { rules: { needsApproval: true }, version: sorter.version };
      await send(owner.page, "PUT", `${BASE}/${sorter.id}/rules`, rules);
      await signIn(member.page, say, demo.member);
    });
    goStepByStep(() => [owner?.page, member?.page]);

    /** The first whole hour of a day to come, on which nothing else is. */
    const dayIn = (days: number): number => Math.ceil((Date.now() + days * DAY_MS) / HOUR_MS) * HOUR_MS;
    const book = (person: Person, { id }: Device, from: number, more = {}) =>
      send<{ reservations: { id: string }[] }>(person.page, "POST", `${BASE}/reservation`, {
        ...{ equipmentId: id, startTime: new Date(from).toISOString() },
        ...{ endTime: new Date(from + HOUR_MS).toISOString(), ...more },
      });
    const rowOf = ({ page }: Person, { name }: Device): Locator =>
      page.getByRole("row").filter({ hasText: name });

    it("are made and moved by keys alone on the timeline", async () => {
      const { page } = member;
      await page.goto("/equipment/reservation?view=day");
      const plus = page.getByRole("button", { name: say("devices.bookNamed", { name: cycler.name }) });
      await plus.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: say("devices.book") });
      await typeInto(dialog.getByLabel(say("devices.purpose")), "EGFP");
      await dialog.getByText(say("devices.isFree")).waitFor();
      await page.keyboard.press("Enter");
      await page.getByText(say(`devices.booked_${one}`, { count: 1 })).waitFor();
      const booking = page.getByRole("button", { name: /EGFP/ }).first();
      await booking.focus();
      const before = await booking.getAttribute("aria-label");
      await page.keyboard.press("Alt+ArrowRight");
      await page.keyboard.press("Enter");
      await page.getByText(say("devices.bookingSaved")).waitFor();
      await expect.poll(() => booking.getAttribute("aria-label")).not.toBe(before);
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `equipment timeline ${locale}`);
      expect(member.takeProblems()).toEqual([]);
    });

    it("are lengthened and cancelled by keys alone, and made in the calendar", async () => {
      const { page } = member;
      const booking = page.getByRole("button", { name: /EGFP/ }).first();
      await booking.focus();
      const before = await booking.getAttribute("aria-label");
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press("Enter");
      await expect.poll(() => booking.getAttribute("aria-label")).not.toBe(before);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/equipment\/reservation\/\d+/);
      await buttonOf(page, say("devices.cancelBooking")).focus();
      await page.keyboard.press("Enter");
      const asked = page.getByRole("dialog", { name: say("devices.cancelAsk", { name: cycler.name }) });
      await buttonOf(asked, say("devices.cancelBooking")).focus();
      await page.keyboard.press("Enter");
      await page.getByText(say("devices.canceled")).first().waitFor();
      const inDays = 40;
      const date = new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);
      await page.goto(`/equipment/reservation?view=calendar&date=${date}`);
      const day = page.locator("[data-day][tabindex='0']");
      await day.focus();
      await page.keyboard.press("ArrowRight");
      await page.locator("[data-day]:focus").waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: say("devices.book") }).waitFor();
      await page.keyboard.press("Escape");
      expect(member.takeProblems()).toEqual([]);
    });

    it("in the way are asked for, and waited for until they are cancelled", async () => {
      const from = dayIn(2);
      const {
        reservations: [held],
      } = await book(member, cycler, from);
      const { page } = owner;
      const day = new Date(from + 8 * HOUR_MS).toISOString().slice(0, 10);
      await page.goto(`/equipment/reservation?view=calendar&date=${day}`);
      const cell = page.getByRole("cell").filter({
        has: page.locator(`[data-day="${day}"]`),
      });
      await cell
        .getByRole("button", { name: new RegExp(cycler.name) })
        .first()
        .click();
      await page.waitForURL(new RegExp(`/equipment/reservation/${held!.id}`));
      await buttonOf(page, say("devices.ask")).click();
      const asking = page.getByRole("dialog");
      await typeInto(asking.getByLabel(say("devices.message")), "Could we swap?");
      await buttonOf(asking, say("devices.send")).click();
      await page.getByText(say("devices.asked")).waitFor();
      const hours = {
        fromTime: new Date(from).toISOString(),
        toTime: new Date(from + HOUR_MS).toISOString(),
      };
      await send(page, "POST", `${BASE}/waiting`, { equipmentId: cycler.id, ...hours, minutes: 60 });
      await member.page.goto("/equipment/my");
      // Two bookings of the device: the later is that of the day after tomorrow.
      await buttonOf(rowOf(member, cycler).last(), say("devices.cancelBooking")).click();
      const asked = member.page.getByRole("dialog", {
        name: say("devices.cancelAsk", { name: cycler.name }),
      });
      await buttonOf(asked, say("devices.cancelBooking")).click();
      await member.page.getByText(say("devices.canceled")).waitFor();
      await page.goto("/equipment/my");
      await buttonOf(rowOf(owner, cycler), say("devices.accept")).click();
      await page.getByText(say("devices.done-accept")).waitFor();
      await savePicture(page, `equipment offer taken ${locale}`);
      expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
    });

    it("in a series are changed from one date on, and cancelled as a whole", async () => {
      const { page } = member;
      await page.goto(`/equipment/management/${cycler.id}?tab=bookings`);
      await page.getByRole("table").waitFor();
      await savePicture(page, `equipment month ${locale}`);
      await book(member, cycler, dayIn(5), { title: `Series ${locale}`, recurrence: "FREQ=DAILY;COUNT=3" });
      await page.goto("/equipment/my");
      const rows = page.getByRole("row").filter({ hasText: `Series ${locale}` });
      await expect.poll(() => rows.count()).toBe(3);
      await buttonOf(rows.nth(1), say("devices.change")).click();
      const change = page.getByRole("dialog", { name: say("devices.changeBooking") });
      await typeInto(change.getByLabel(say("devices.purpose")), `Later ${locale}`);
      await change.getByText(say("devices.scope-following")).click();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `equipment series ${locale}`);
      await buttonOf(change, say("devices.save")).click();
      await page.getByText(say("devices.bookingsSaved_other", { count: 2 })).waitFor();
      await expect.poll(() => rows.count()).toBe(1);
      const later = page.getByRole("row").filter({ hasText: `Later ${locale}` });
      await buttonOf(later.first(), say("devices.cancelBooking")).click();
      const asked = page.getByRole("dialog", { name: say("devices.cancelAsk", { name: cycler.name }) });
      await asked.getByText(say("devices.scope-all")).click();
      await buttonOf(asked, say("devices.cancelBooking")).click();
      await page.getByText(say("devices.canceledMany_other", { count: 2 })).waitFor();
      await expect.poll(() => later.count()).toBe(0);
      expect(member.takeProblems()).toEqual([]);
    });

    it("wait for approval where a device asks for it", async () => {
      await book(member, sorter, dayIn(3), { title: "Sort" });
      await member.page.goto("/equipment/my");
      await rowOf(member, sorter).getByText(say("devices.status-waiting")).waitFor();
      const { page } = owner;
      await page.goto("/homepage/audit");
      await page.getByRole("link", { name: say("approvals.open", { name: `${sorter.name}: Sort` }) }).click();
      const panel = page.getByRole("complementary", { name: say("approvals.panelTitle") });
      await buttonOf(panel, say("approvals.approve")).click();
      const approval = page.getByRole("dialog", { name: say(`approvals.approveTitle_${one}`, { count: 1 }) });
      await buttonOf(approval, say("approvals.approve")).click();
      await panel.getByText(say("approvals.statusApproved")).first().waitFor();
      await member.page.reload();
      await rowOf(member, sorter).getByText(say("devices.status-approved")).waitFor();
      expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
    });

    it("of an experiment are found at the earliest times and made together", async () => {
      const { page } = owner;
      await page.goto("/equipment/my");
      await buttonOf(page, say("devices.planExperiment")).click();
      const dialog = page.getByRole("dialog", { name: say("devices.planExperiment") });
      await typeInto(dialog.getByLabel(say("devices.experimentTitle")), "Cloning");
      for (const [at, device] of [cycler, sorter].entries())
        await choose(page, dialog.getByLabel(say("devices.stepDevices")).nth(at), device.name);
      await buttonOf(dialog, say("devices.findTimes")).click();
      await dialog.getByText(say("devices.planFound")).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `equipment experiment ${locale}`);
      await buttonOf(dialog, say("devices.bookAll")).click();
      await page.getByText(say("devices.booked_other", { count: 2 })).waitFor();
      await rowOf(owner, cycler).filter({ hasText: "Cloning" }).waitFor();
      await rowOf(owner, sorter).filter({ hasText: "Cloning" }).waitFor();
      expect(owner.takeProblems()).toEqual([]);
    });

    it("reach other calendars by email, which can be turned off, and by an address", async () => {
      const { page } = member;
      await page.goto("/equipment/my");
      await buttonOf(page, say("devices.calendar")).click();
      const dialog = page.getByRole("dialog", { name: say("devices.calendar") });
      await dialog.getByRole("switch", { checked: true }).click();
      await page.getByText(say("devices.mailOff")).waitFor();
      await dialog.getByRole("switch", { checked: false }).click();
      await page.getByText(say("devices.mailOn")).waitFor();
      // Both languages share the lab: the second one replaces the address.
      const { hasFeed } = await send<{ hasFeed: boolean }>(page, "GET", `${BASE}/feed`);
      await buttonOf(dialog, say(hasFeed ? "devices.feedRemake" : "devices.feedMake")).click();
      if (hasFeed)
        await buttonOf(
          page.getByRole("dialog", { name: say("devices.feedRemake") }),
          say("devices.feedRemake"),
        ).click();
      await dialog.getByText(/\/app\/open\/equipments\/feed\/[\w-]{43}/).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `equipment calendar ${locale}`);
      expect(member.takeProblems()).toEqual([]);
    });
  });
});
