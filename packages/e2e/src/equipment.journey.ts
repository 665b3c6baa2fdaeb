import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { pngOf } from "./small-files.ts";
import { buttonOf, demo, send, signIn, turnOn } from "./steps.ts";
import { paste, typeInto } from "./user-input.ts";

const BASE = "/platform/resource/basic/equipments";
const HOUR_MS = 3_600_000;

interface Device {
  readonly id: string;
  readonly assetNo: string;
}

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("a device in %s", (locale) => {
  const say = translateIn(locale);
  const isChinese = locale === "zh-CN";
  const NAME = isChinese ? "共聚焦显微镜" : "Confocal microscope";
  const lab = openLab();
  let owner: Person;
  let device: Device = { id: "", assetNo: "" };

  beforeAll(async () => {
    owner = await lab.open({ locale });
    const { page } = owner;
    await signIn(page, say, demo.owner);
    await turnOn(page, "EQUIPMENT", "EQUIPMENT_DASHBOARD");
    device = await send<Device>(page, "POST", BASE, { name: NAME, location: "305 室" });
  });
  goStepByStep(() => [owner?.page]);

  it("is booked, the booking is changed, and cancelled", async () => {
    const { page } = owner;
    await page.goto("/equipment");
    await page.waitForURL("**/equipment/my");
    await page.goto(`/equipment/management/${device.id}`);
    await buttonOf(page, say("devices.book")).click();
    const dialog = page.getByRole("dialog", { name: say("devices.book") });
    await typeInto(dialog.getByLabel(say("devices.purpose")), "固定样品");
    await dialog.getByText(say("devices.isFree")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `equipment booking ${locale}`);
    await buttonOf(dialog, say("devices.book")).click();
    await dialog.waitFor({ state: "hidden" });
    await page.goto("/equipment/my");
    const row = page.getByRole("row").filter({ hasText: NAME });
    await row.getByText("固定样品").waitFor();
    await buttonOf(row, say("devices.change")).click();
    const change = page.getByRole("dialog", { name: say("devices.changeBooking") });
    await typeInto(change.getByLabel(say("devices.purpose")), "活细胞");
    await buttonOf(change, say("devices.save")).click();
    await page.getByText(say("devices.bookingSaved")).first().waitFor();
    await row.getByText("活细胞").waitFor();
    await buttonOf(row, say("devices.cancelBooking")).click();
    const asked = page.getByRole("dialog", { name: say("devices.cancelAsk", { name: NAME }) });
    await buttonOf(asked, say("devices.cancelBooking")).click();
    await page.getByText(say("devices.canceled")).first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is found by its asset number, checked in and out", async () => {
    const { page } = owner;
    const now = Math.floor(Date.now() / 60_000) * 60_000;
    await send(page, "POST", `${BASE}/reservation`, {
      equipmentId: device.id,
      startTime: new Date(now).toISOString(),
      endTime: new Date(now + HOUR_MS).toISOString(),
      title: "拍照",
    });
    await page.goto("/scan");
    await typeInto(page.getByLabel(say("labels.code"), { exact: true }), device.assetNo);
    await page.keyboard.press("Enter");
    const card = page.getByRole("article", { name: say("labels.found", { name: NAME }) });
    await buttonOf(card, say("devices.checkIn")).click();
    await page.getByText(say("devices.done-checkIn")).first().waitFor();
    await savePicture(page, `equipment scanned ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(card, say("devices.checkOut")).click();
    await page.getByText(say("devices.done-checkOut")).first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("has a logbook that is pasted", async () => {
    const { page } = owner;
    await page.goto("/equipment/usage");
    await buttonOf(page, say("devices.importUsage")).click();
    const dialog = page.getByRole("dialog", {
      name: say("tables.importTitle", { kind: say("tables.kind-equipmentUsage") }),
    });
    const heads = isChinese ? "仪器\t开始时间\t结束时间\t备注" : "Device\tStart\tEnd\tNote";
    const text = `${heads}\n${device.assetNo}\t2026-03-09 08:30\t2026-03-09 10:00\t纸质记录`;
    await dialog.getByRole("textbox").click();
    await paste(page, text);
    await buttonOf(dialog, say("tables.usePasted")).click();
    await buttonOf(dialog, say("tables.check")).click();
    await buttonOf(dialog, say("tables.write", { count: 1 })).click();
    await dialog.getByText(say("tables.done", { written: 1 })).waitFor();
    await buttonOf(dialog, say("tables.close")).last().click();
    await page.getByText("纸质记录").first().waitFor();
    await savePicture(page, `equipment usage ${locale}`);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("has a photo, on its page and in the list", async () => {
    const { page } = owner;
    await page.goto(`/equipment/management/${device.id}`);
    await page.locator('input[type=file][accept="image/*"]').setInputFiles({
      ...{ name: "microscope.png", mimeType: "image/png", buffer: pngOf(240, 160) },
    });
    await page.getByText(say("devices.pictureSaved")).waitFor();
    await page.getByRole("img", { name: NAME }).waitFor();
    await buttonOf(page, say("devices.changePicture")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `equipment device ${locale}`);
    await page.goto("/equipment/management");
    const row = page.getByRole("row").filter({ hasText: NAME });
    await expect
      .poll(() => row.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(240);
    await savePicture(page, `equipment list ${locale}`);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is in numbers that each open what they count", async () => {
    const { page } = owner;
    const tomorrow = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
    await send(page, "POST", `${BASE}/reservation`, {
      equipmentId: device.id,
      startTime: new Date(tomorrow).toISOString(),
      endTime: new Date(tomorrow + 2 * HOUR_MS).toISOString(),
    });
    await page.goto("/equipment/dashboard");
    const chart = page.getByRole("region", { name: say("devices.use-hoursOfWeek") });
    await chart.getByRole("img", { name: new RegExp(`^${say("devices.use-hoursOfWeek")}`) }).waitFor();
    await savePicture(page, `equipment dashboard ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(chart, say("charts.asTableOf", { title: say("devices.use-hoursOfWeek") })).click();
    await chart.getByRole("table").getByRole("button").first().click();
    const list = page.getByRole("dialog");
    await list.getByRole("row").nth(1).waitFor();
    await buttonOf(list, say("shell.close")).last().click();
    await list.waitFor({ state: "hidden" });
    const devices = page.getByRole("region", { name: say("devices.use-devices") });
    await buttonOf(devices, say("charts.asTableOf", { title: say("devices.use-devices") })).click();
    await devices
      .getByRole("button", { name: new RegExp(`${NAME}$`) })
      .first()
      .click();
    const own = page.getByRole("dialog", { name: NAME });
    await own.getByRole("link", { name: NAME }).first().waitFor();
    await savePicture(page, `equipment figure ${locale}`);
    await page.keyboard.press("Escape");
    await own.waitFor({ state: "hidden" });
    await page.goto("/equipment/dashboard?period=past");
    const used = page.locator("dt", { hasText: say("devices.usedHours") });
    await used.locator("xpath=following-sibling::dd[1]").getByRole("link").click();
    await page.waitForURL(/\/equipment\/usage\?.*from=/);
    await page.getByRole("row").nth(1).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
