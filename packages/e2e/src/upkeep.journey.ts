import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn, turnOn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const BASE = "/platform/resource/basic/equipments";
const HOUR_MS = 3_600_000;
const ZONE_MS = 8 * HOUR_MS;

interface Device {
  readonly id: string;
  readonly name: string;
}

/** Types a local time into a field of date and time, part by part, as the browser's parts are ordered. */
const typeMoment = async (field: Locator, moment: number): Promise<void> => {
  const local = new Date(moment + ZONE_MS).toISOString();
  const [year, month, day] = local.slice(0, 10).split("-");
  const hour = Number(local.slice(11, 13));
  const page = field.page();
  await field.click({ position: { x: 16, y: 16 } });
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(`${String(hour % 12 || 12).padStart(2, "0")}00${hour < 12 ? "A" : "P"}`);
  await expect.poll(() => field.inputValue()).toBe(local.slice(0, 16));
};

describe("upkeep", () => {
  const lab = openLab();

  describe.each(variantsOf<Locale>("zh-CN", "en-US"))("in %s", (locale) => {
    const say = translateIn(locale);
    const one = locale === "en-US" ? "one" : "other";
    let owner: Person;
    let member: Person;
    let scope: Device;
    const from = Math.ceil((Date.now() + 30 * HOUR_MS) / HOUR_MS) * HOUR_MS;

    beforeAll(async () => {
      owner = await lab.open({ locale });
      member = await lab.open({ locale });
      await signIn(owner.page, say, demo.owner);
      const user = await turnOn(owner.page, "EQUIPMENT");
      scope = await send<Device>(owner.page, "POST", BASE, {
        ...{ name: `LSM ${locale}`, hourRate: "120", ownerIds: [user.userId] },
      });
      const plan = { equipmentId: scope.id, kind: "service", title: "Laser", everyCount: "100" };
      await send(owner.page, "POST", `${BASE}/maintenance/plan`, plan);
      await signIn(member.page, say, demo.member);
    });
    goStepByStep(() => [owner?.page, member?.page]);

    const book = (start: number) =>
      send(member.page, "POST", `${BASE}/reservation`, {
        ...{ equipmentId: scope.id, startTime: new Date(start).toISOString(), title: "Imaging" },
        endTime: new Date(start + HOUR_MS).toISOString(),
      });

    it("takes time, and says whose bookings move, who hear of it", async () => {
      await book(from);
      const { page } = owner;
      await page.goto("/equipment/maintenance");
      await buttonOf(page, say("devices.planMaintenance")).first().click();
      const dialog = page.getByRole("dialog", { name: say("devices.planMaintenance") });
      await choose(page, dialog.getByLabel(say("devices.device")), scope.name);
      await dialog.getByText(say("devices.kind-calibration")).click();
      await typeInto(dialog.getByLabel(say("devices.what")), "Yearly");
      await typeMoment(dialog.getByLabel(say("devices.downFrom")), from + 2 * HOUR_MS);
      await typeMoment(dialog.getByLabel(say("devices.downTo")), from - HOUR_MS);
      await buttonOf(dialog, say("devices.save")).click();
      await dialog.getByText(say("devices.because-times")).waitFor();
      await typeMoment(dialog.getByLabel(say("devices.downFrom")), from - HOUR_MS);
      await typeMoment(dialog.getByLabel(say("devices.downTo")), from + 2 * HOUR_MS);
      await dialog.getByText(say(`devices.inTheWay_${one}`, { count: 1 })).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `equipment downtime ${locale}`);
      await buttonOf(dialog, say("devices.save")).click();
      await page.getByText(say("devices.maintenancePlanned")).waitFor();
      await member.page.goto("/homepage/notifications/other");
      await member.page.getByText(new RegExp(scope.name)).first().click();
      await member.page.waitForURL(/\/equipment\/reservation\/\d+/);
      await member.page.getByRole("heading", { level: 1, name: scope.name }).waitFor();
      expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
    });

    it("that fails takes the device out of service, until someone signs", async () => {
      const { page } = owner;
      const row = page.getByRole("row").filter({ hasText: scope.name });
      await buttonOf(row, say("devices.finish")).click();
      const dialog = page.getByRole("dialog", {
        name: say("devices.finishTitle", { name: scope.name }),
      });
      await dialog.getByText(say("devices.failed"), { exact: true }).click();
      await dialog.getByText(say("devices.failedHelp")).waitFor();
      await typeInto(dialog.getByLabel(say("devices.result")), "2 % off");
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `equipment calibration failed ${locale}`);
      await buttonOf(dialog, say("devices.save")).click();
      await page.getByText(say("devices.calibrationFailed")).waitFor();
      await page.goto(`/equipment/management/${scope.id}`);
      await member.page.goto(`/equipment/management/${scope.id}`);
      await buttonOf(member.page, say("devices.book")).click();
      await member.page.getByText(say("devices.because-blocked", { limit: "Yearly: 2 % off" })).waitFor();
      await buttonOf(page, say("devices.release")).click();
      const release = page.getByRole("dialog", { name: say("devices.releaseTitle", { name: scope.name }) });
      await typeInto(release.getByLabel(say("devices.releaseComment")), "Adjusted");
      await typeInto(release.getByLabel(say("accounts.currentPassword")), demo.password);
      await savePicture(page, `equipment release ${locale}`);
      await page.keyboard.press("Enter");
      await page.getByText(say("devices.released", { name: scope.name })).waitFor();
      await buttonOf(page, say("devices.release")).waitFor({ state: "detached" });
      expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
    });

    it("goes by the counter that is read at the end of use, next to what was booked and its cost", async () => {
      const { page } = member;
      await book(Math.floor(Date.now() / 60_000) * 60_000);
      await page.goto("/equipment/my");
      const row = page.getByRole("row").filter({ hasText: scope.name }).first();
      await buttonOf(row, say("devices.checkIn")).click();
      await page.getByText(say("devices.done-checkIn")).waitFor();
      await buttonOf(row, say("devices.checkOut")).click();
      const dialog = page.getByRole("dialog", { name: say("devices.checkOut") });
      await typeInto(dialog.getByLabel(say("devices.counter")), "150.5");
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(dialog, say("devices.checkOut")).click();
      await page.getByText(say("devices.done-checkOut")).waitFor();
      await owner.page.goto("/equipment/usage");
      const used = owner.page.getByRole("row").filter({ hasText: scope.name });
      await used.getByText("150.5").waitFor();
      await used.getByText("2.00 CNY").waitFor();
      await used.getByText("60", { exact: true }).waitFor();
      await savePicture(owner.page, `equipment used ${locale}`);
      await owner.page.goto("/equipment/maintenance?view=plans");
      await owner.page
        .getByRole("row")
        .filter({ hasText: scope.name })
        .getByText(say("devices.due"))
        .waitFor();
      expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
    });
  });
});
