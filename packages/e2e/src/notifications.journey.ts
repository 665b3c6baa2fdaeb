import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, settle, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, createSequence, demo, save, sequenceRows, signIn, typeAtStart } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("notifications, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  let address: string;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    member = await lab.open({ locale });
  });

  goStepByStep(() => [owner?.page], locale);

  const bellOf = (page: Page, count: number) =>
    page.getByRole("button", { name: say("notifications.bell", { count }), exact: true });
  const toastsOf = (page: Page) => page.getByRole("status", { name: say("notifications.toastLabel") });
  const listOf = (page: Page) => page.getByRole("region", { name: say("notifications.listLabel") });
  const said = (name: string, version: number) =>
    say("notifications.sequenceSaved", { from: "Demo Member", file: name, version });

  const expectNoProblems = (person: Person) => expect(person.takeProblems()).toEqual([]);

  it("notifies a member at their first sign-in that they were added to a project", async () => {
    await signIn(member.page, say, demo.member);
    // Here nothing is below the panel, whose halves of things would be measured as targets.
    await member.page.goto("/feedback");
    await bellOf(member.page, 1).click();
    const panel = member.page.getByRole("dialog", { name: say("notifications.title") });
    await panel
      .getByText(say("notifications.projectJoined", { from: "Demo Owner", project: "Demo Project" }))
      .waitFor();
    expect(await panel.boundingBox().then((box) => box?.width)).toBe(300);
    expect(await findBarriers(member.page)).toEqual([]);
    // One type at a time: it is under "other", and not under approvals.
    const type = panel.getByRole("combobox", { name: say("notifications.filter") });
    await choose(member.page, type, say("notifications.tabApproval"));
    await panel.getByRole("link").filter({ hasText: "Demo Project" }).waitFor({ state: "detached" });
    expect(await findBarriers(member.page)).toEqual([]);
    await choose(member.page, type, say("notifications.tabOther"));
    await panel.getByRole("link").filter({ hasText: "Demo Project" }).waitFor();
    await savePicture(member.page, `bell ${locale}`);
    await member.page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await bellOf(member.page, 1).evaluate((bell) => bell === document.activeElement)).toBe(true);
  });

  it("notifies an owner live, as a toast and at the bell, that a colleague saved their sequence", async () => {
    await signIn(owner.page, say, demo.owner);
    await owner.page.goto("/project");
    await owner.page.getByRole("link", { name: "Demo Project" }).click();
    await owner.page.locator('main a[href^="/sequence/"]').first().click();
    await sequenceRows(owner.page).waitFor();
    address = new URL(owner.page.url()).pathname;
    const name = await owner.page.getByRole("heading", { level: 1 }).innerText();
    await owner.page.goto("/homepage");
    await member.page.goto(address);
    await sequenceRows(member.page).waitFor();
    await typeAtStart(member.page, "ACGT");
    await save(member.page, say, 2);
    const started = Date.now();
    await toastsOf(owner.page).getByText(said(name, 2)).waitFor({ timeout: 60_000 });
    expect(Date.now() - started).toBeLessThan(5_000);
    await bellOf(owner.page, 1).waitFor();
    expect(await findBarriers(owner.page)).toEqual([]);
    await savePicture(owner.page, `toast ${locale}`);
  });

  it("keeps the message as long as pointer or focus is on it, and lets it go after ten seconds", async () => {
    const toast = toastsOf(owner.page).getByRole("link");
    await toast.focus();
    await owner.page.waitForTimeout(11_000);
    expect(await toast.count()).toBe(1);
    await owner.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await owner.page.waitForTimeout(8_000);
    expect(await toast.count()).toBe(1);
    await toast.waitFor({ state: "detached", timeout: 60_000 });
  });

  it("agrees within two seconds in another tab when it is read in one", async () => {
    const other = await owner.context.newPage();
    await other.goto("/notifications");
    await bellOf(other, 1).waitFor();
    await listOf(other).getByRole("listitem").first().waitFor();
    expect(await findBarriers(other)).toEqual([]);
    await savePicture(other, `list ${locale}`);
    await buttonOf(listOf(other), say("notifications.markOne")).first().click();
    await bellOf(owner.page, 0).waitFor({ timeout: 60_000 });
    await bellOf(other, 0).waitFor({ timeout: 60_000 });
    await other.close();
    await owner.page.bringToFront();
  });

  it("opens the notified item, and is thereby read", async () => {
    await typeAtStart(member.page, "ACGT");
    await save(member.page, say, 3);
    await bellOf(owner.page, 1).click({ timeout: 60_000 });
    const panel = owner.page.getByRole("dialog", { name: say("notifications.title") });
    await panel.getByRole("link").filter({ hasText: "3" }).first().click();
    await owner.page.waitForURL(`**${address}`);
    await bellOf(owner.page, 0).waitFor();
  });

  it("has tabs in the URL, and all of it can be marked as read", async () => {
    const { page } = owner;
    await page.goto("/homepage/notifications/other");
    await listOf(page).getByRole("listitem").first().waitFor();
    await page.goto("/homepage/notifications/approval");
    await page.getByText(say("notifications.emptyTitle")).waitFor();
    await page.goto("/homepage/notifications/nothing");
    await page.getByText(say("shell.notFoundTitle")).waitFor();
    await page.goto("/open/notification");
    await listOf(page).getByRole("listitem").first().waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await member.page.goto("/notifications");
    await buttonOf(member.page, say("notifications.markAll")).click();
    await bellOf(member.page, 0).waitFor();
    await member.page.getByRole("switch", { name: say("notifications.unreadOnly") }).click();
    await member.page.getByText(say("notifications.emptyUnread")).waitFor();
  });

  it("saves a setting, and security notifications are always shown in the app", async () => {
    const { page } = owner;
    // Earlier messages of the editor's workers are covered by its own journeys.
    owner.takeProblems();
    await page.goto("/notifications/message_setting");
    const name = `${say("notifications.sequenceSavedName")}: ${say("notifications.inApp")}`;
    await page.getByRole("switch", { name }).click();
    await page.reload();
    await page.getByRole("switch", { name, checked: false }).waitFor();
    const fixed = `${say("notifications.passwordChangedName")}: ${say("notifications.inApp")}`;
    expect(await page.getByRole("switch", { name: fixed }).isDisabled()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `settings ${locale}`);
    expectNoProblems(owner);
  });

  it("guides a newcomer to a first save, covers nothing it explains, and can be taken again", async () => {
    const { page } = member;
    // The newest is a test of fifteen bases, which is no example.
    await createSequence(page, say, "A test", "ATGGTGAGCAAGGGC");
    const test = page.url();
    await page.goto("/homepage");
    await buttonOf(page, say("guidance.start")).click();
    for (const step of ["list", "open", "map", "edit", "save"] as const) {
      const panel = page.getByRole("dialog", { name: say(`guidance.${step}Title`) });
      await panel.waitFor();
      await settle(page);
      const covered = await page.evaluate(() => {
        const panelBox = document.querySelector("section[role=dialog]")!.getBoundingClientRect();
        const target = document.querySelector('[data-tour="save"]')?.getBoundingClientRect();
        if (!target) return false;
        return (
          panelBox.left < target.right &&
          target.left < panelBox.right &&
          panelBox.top < target.bottom &&
          target.top < panelBox.bottom
        );
      });
      if (step === "save") expect(covered).toBe(false);
      if (step === "map") {
        expect(page.url()).not.toBe(test);
        expect(await findBarriers(page)).toEqual([]);
      }
      await savePicture(page, `tour ${step} ${locale}`);
      await buttonOf(panel, say(step === "save" ? "guidance.finish" : "guidance.next")).click();
    }
    await page.goto("/homepage");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await waitForQuiet(page);
    expect(await page.getByRole("region", { name: say("guidance.invitationLabel") }).count()).toBe(0);
    await page.getByRole("button", { name: say("guidance.help") }).click();
    await page.getByRole("menuitem", { name: say("guidance.startTour") }).click();
    const first = page.getByRole("dialog", { name: say("guidance.listTitle") });
    await first.waitFor();
    await buttonOf(first, say("guidance.skip")).click();
    await first.waitFor({ state: "detached" });
  });

  it("takes feedback with a picture from where the button was put", async () => {
    const { page } = member;
    // Earlier messages of the editor's workers are covered by its own journeys.
    member.takeProblems();
    const button = page.getByRole("link", { name: say("guidance.feedback"), exact: true });
    await button.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    const before = await button.boundingBox();
    await page.reload();
    expect(await button.boundingBox()).toEqual(before);
    // At 200 %, dragged onto the menu: it is next to it, over none of its entries.
    await page.setViewportSize({ width: 720, height: 450 });
    const shown = (await button.boundingBox())!;
    await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
    await page.mouse.down();
    await page.mouse.move(30, 200, { steps: 4 });
    await page.mouse.up();
    const put = (await button.boundingBox())!;
    for (const entry of await page.locator("[data-menu]").all())
      expect((await entry.boundingBox())!).toSatisfy((box: typeof put) => box.x + box.width <= put.x);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button.click();
    await page.waitForURL("**/feedback?*");
    await buttonOf(page, say("guidance.send")).click();
    await page.getByText(say("guidance.feedbackRequired")).waitFor();
    await typeInto(page.getByLabel(say("guidance.feedbackText")), "The map is lovely");
    await page.locator("input[type=file]").setInputFiles({
      name: "page.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("guidance.send")).click();
    await page.getByText(say("guidance.feedbackSent")).waitFor();
    expectNoProblems(member);
  });

  it("shows feedback to who runs the installation, who puts it aside", async () => {
    const { page } = owner;
    owner.takeProblems();
    await page.goto("/settings/instance/feedback");
    const entry = page.getByRole("listitem").filter({ hasText: "The map is lovely" });
    await entry.getByText("Demo Member").waitFor();
    const picture = entry.getByRole("img", { name: say("feedback.pictureOf", { name: "Demo Member" }) });
    expect(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(
      true,
    );
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `feedback ${locale}`);
    await buttonOf(entry, say("feedback.settle")).click();
    await page.getByText(say("feedback.empty-open")).waitFor();
    await page.getByText(say("feedback.done"), { exact: true }).click();
    await buttonOf(entry, say("feedback.reopen")).waitFor();
    expectNoProblems(owner);
    await member.page.goto("/settings/instance/feedback");
    await member.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await member.page.getByText("The map is lovely").count()).toBe(0);
    member.takeProblems();
  });
});
