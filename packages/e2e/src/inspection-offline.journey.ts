import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, send, signIn, turnOn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const FORMS = "/platform/resource/basic/inspectionForms";
const EQUIPMENT = "/platform/resource/basic/equipments";
/** An uncompressed picture of 50 MB, as the largest camera makes. */
const SIDE = 4_100;

const bitmap = (): Buffer => {
  const row = Math.ceil((SIDE * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * SIDE);
  file.write("BM", 0);
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(SIDE, 18);
  file.writeInt32LE(SIDE, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let at = 54; at < file.length; at += 997) file[at] = at % 251;
  return file;
};

/** Draws with a finger, from left to right. */
const sign = async (page: Page, label: string): Promise<void> => {
  const box = await page.getByRole("img", { name: label }).boundingBox();
  if (!box) throw new Error("nothing to sign on");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [{ x: box.x + 20 + at * 20, y: box.y + box.height / 2 + (at % 2 === 0 ? -20 : 20) }],
    });
  await touch("touchStart", 0);
  for (let at = 1; at <= 10; at += 1) await touch("touchMove", at);
  await touch("touchEnd", 11);
};

interface Form {
  readonly id: string;
  readonly revision: number;
}

describe("an inspection of a device", () => {
  const lab = openLab();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "benchleaf-photo-"));
    await writeFile(join(folder, "large.bmp"), bitmap());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describe.each(variantsOf<Locale>("zh-CN", "en-US"))("in %s", (locale) => {
    const say = translateIn(locale);
    const text = (said: string) => ({ [locale]: said });
    const [name, freezer, sealing] = [`Freezer check ${locale}`, `TSX600 ${locale}`, `Seal ${locale}`];
    let owner: Person;
    let phone: Person;
    let equipmentId = "";

    beforeAll(async () => {
      owner = await lab.open({ locale });
      await signIn(owner.page, say, demo.owner);
      const user = await turnOn(owner.page, "EQUIPMENT");
      const device = await send<{ id: string }>(owner.page, "POST", EQUIPMENT, {
        ...{ name: freezer, ownerIds: [user.userId] },
      });
      equipmentId = device.id;
      const items = [
        {
          ...{
            kind: "number",
            id: "t",
            title: text(`Temperature ${locale}`),
            unit: "℃",
            min: "-86",
            max: "-70",
          },
          onFail: { action: true, block: true, dueDays: 3 },
        },
        { ...{ kind: "photo", id: "p", title: text("Display") }, showIf: { item: "t", op: "failed" } },
        { kind: "signature", id: "s", title: text(sealing) },
      ];
      const made = await send<Form>(owner.page, "POST", FORMS, {});
      const input = {
        ...{ revision: made.revision, name: text(name), needsReview: false },
        content: { sections: [{ id: "s1", title: text("Cold"), items }] },
      };
      const saved = await send<Form>(owner.page, "PUT", `${FORMS}/${made.id}`, input);
      await send(owner.page, "PUT", `${FORMS}/${made.id}/publish`, { revision: saved.revision });
      await send(owner.page, "POST", `${FORMS}/assign`, {
        ...{ formId: made.id, target: { kind: "equipment", id: equipmentId, name: "-" } },
        ...{ recurrence: { frequency: "DAILY" }, timezone: "Asia/Shanghai", userIds: [user.userId] },
        firstDue: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T09:00`,
      });
    });
    goStepByStep(() => [owner?.page, phone?.page]);

    it("is filled in on a phone without a connection, signed by finger, with a photo of 50 MB", async () => {
      phone = await lab.open({ locale, device: "phone" });
      const { page } = phone;
      await signIn(page, say, demo.owner);
      await page.goto("/inspection/task");
      await page.getByRole("link", { name }).first().waitFor();
      // What is due, and the pages, are on the phone now.
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const session = await caches.open("benchleaf-session-1");
            return (await session.keys()).map(({ url }) => new URL(url).pathname).sort();
          }),
        )
        .toEqual(["/app/config/featureSwitch", "/app/currentUser", "/app/global/config"]);
      await page.getByRole("link", { name }).first().tap();
      const field = page.getByRole("textbox", { name: `Temperature ${locale}` });
      await field.waitFor();
      await phone.context.setOffline(true);
      await typeInto(field, "-60");
      await page.locator("input[type=file]").setInputFiles(join(folder, "large.bmp"));
      await page.getByRole("img", { name: "large.jpg" }).waitFor();
      await page.getByRole("img", { name: say("inspecting.signHere") }).scrollIntoViewIfNeeded();
      await sign(page, say("inspecting.signHere"));
      await buttonOf(page, say("inspecting.signAgain")).waitFor();
      await page.getByText(say("inspecting.savedHere", { time: "" }).trim()).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `inspection signed ${locale}`);
      // The phone dies in the middle, and goes on where it was.
      await page.reload();
      await expect.poll(() => field.inputValue()).toBe("-60");
      await page.getByRole("img", { name: say("inspecting.signatureOf", { name: "Demo Owner" }) }).waitFor();
      await buttonOf(page, say("inspecting.submit")).tap();
      await page.getByText(say("inspecting.keptOffline")).waitFor();
      await savePicture(page, `inspection offline ${locale}`);
      await phone.context.setOffline(false);
      await page.getByText(say("inspecting.keptOffline")).waitFor({ state: "detached" });
      await page.goto("/inspection/task?state=done");
      await page.getByRole("link", { name }).first().tap();
      await page.waitForURL(/\/inspection\/view\/\d+/);
      await page.getByRole("img", { name: "signature.png" }).waitFor();
      await savePicture(page, `inspection record ${locale}`);
      phone.takeProblems();
    });

    it("blocks the device it fails, until the action is closed and the device released by signature", async () => {
      const { page } = owner;
      await page.goto(`/equipment/management/${equipmentId}`);
      await page
        .getByText(new RegExp(`Temperature ${locale}`))
        .first()
        .waitFor();
      await page.goto("/inspection/task?view=actions");
      await page
        .getByRole("link", { name: say("inspecting.openAction", { name: `Temperature ${locale}` }) })
        .click();
      const panel = page.getByRole("complementary", { name: say("inspecting.actionPanel") });
      await buttonOf(panel, say("inspecting.prove")).click();
      const proof = page.getByRole("dialog", { name: say("inspecting.prove") });
      await typeInto(proof.getByLabel(say("inspecting.proof")), "Compressor replaced");
      await buttonOf(proof, say("inspecting.prove")).click();
      await buttonOf(panel, say("inspecting.closeAction")).click();
      await panel.getByText(say("inspecting.actionState-closed")).first().waitFor();
      await page.goto(`/equipment/management/${equipmentId}`);
      await buttonOf(page, say("devices.release")).click();
      const release = page.getByRole("dialog", { name: say("devices.releaseTitle", { name: freezer }) });
      await typeInto(release.getByLabel(say("devices.releaseComment")), "Cold again");
      await typeInto(release.getByLabel(say("accounts.currentPassword")), demo.password);
      await page.keyboard.press("Enter");
      await page.getByText(say("devices.released", { name: freezer })).waitFor();
      await buttonOf(page, say("devices.release")).waitFor({ state: "detached" });
      expect(owner.takeProblems()).toEqual([]);
    });
  });
});
