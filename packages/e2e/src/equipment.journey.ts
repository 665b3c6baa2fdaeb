import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, send, signIn } from "./steps.ts";
import { paste, typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const NAME = "共聚焦显微镜";
const BASE = "/platform/resource/basic/equipments";
const HOUR_MS = 3_600_000;

interface Device {
  readonly id: string;
  readonly assetNo: string;
}

describe("a device", () => {
  const lab = openLab();
  let owner: Person;
  let device: Device = { id: "", assetNo: "" };

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    const { page } = owner;
    await signIn(page, say, demo.owner);
    const { user } = await send<{ user: { tenantId: string } }>(page, "GET", "/currentUser");
    await send(page, "PUT", `/instance/teams/${user.tenantId}/switches`, {
      switches: [{ feature: "EQUIPMENT", enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] }],
    });
    device = await send<Device>(page, "POST", BASE, { name: NAME, location: "305 室" });
  });
  goStepByStep(() => [owner?.page]);

  it("is booked, the booking is changed, and cancelled", async () => {
    const { page } = owner;
    await page.goto(`/equipment/management/${device.id}`);
    await buttonOf(page, say("devices.book")).click();
    const dialog = page.getByRole("dialog", { name: say("devices.book") });
    await typeInto(dialog.getByLabel(say("devices.purpose")), "固定样品");
    await dialog.getByText(say("devices.isFree")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "equipment booking zh");
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
    await savePicture(page, "equipment scanned zh");
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
    const text = `仪器\t开始时间\t结束时间\t备注\n${device.assetNo}\t2026-03-09 08:30\t2026-03-09 10:00\t纸质记录`;
    await dialog.getByRole("textbox").click();
    await paste(page, text);
    await buttonOf(dialog, say("tables.usePasted")).click();
    await buttonOf(dialog, say("tables.check")).click();
    await buttonOf(dialog, say("tables.write", { count: 1 })).click();
    await dialog.getByText(say("tables.done", { written: 1 })).waitFor();
    await buttonOf(dialog, say("tables.close")).last().click();
    await page.getByText("纸质记录").first().waitFor();
    await savePicture(page, "equipment usage zh");
    expect(owner.takeProblems()).toEqual([]);
  });
});
