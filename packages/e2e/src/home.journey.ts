import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, createSequence, demo, send, signIn } from "./steps.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("the start page, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let page: Page;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    page = owner.page;
    await signIn(page, say, demo.owner);
  });
  goStepByStep(() => [page], locale);

  it("offers what can be created, and shows pending items", async () => {
    await page.goto("/homepage");
    await page.getByRole("region", { name: say("files.today") }).waitFor();
    const creates = page.getByRole("region", { name: say("shell.paletteCreates") });
    await creates.getByRole("link", { name: say("sequences.create") }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await creates.getByRole("link", { name: say("sequences.create") }).click();
    await page.getByRole("dialog", { name: say("sequences.createTitle") }).waitFor();
    // Everything else is after one button; what is used there is visible the next time.
    await page.goto("/homepage");
    const begun = creates.getByRole("link", { name: say("projects.create") });
    expect(await begun.count()).toBe(0);
    await buttonOf(page, say("files.begin")).click();
    await page.getByRole("menuitem", { name: say("projects.create") }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("menuitem", { name: say("projects.create") }).click();
    await page.getByRole("dialog").waitFor();
    await page.goto("/homepage");
    await begun.waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("leads back to what was opened last, and holds what was starred", async () => {
    await createSequence(page, say, "pLast", "ACGTACGTAC");
    const fileId = /\d+$/.exec(new URL(page.url()).pathname)![0];
    const favourites = "/platform/resource/projects/fileAsset/favourites";
    await send(page, "POST", favourites, { fileIds: [fileId], isFavourite: true });
    await page
      .getByRole("navigation", { name: say("shell.mainMenu") })
      .getByText(say("shell.home"))
      .click();
    const last = page.getByRole("region", { name: say("files.goOn") });
    await last.getByRole("link", { name: /pLast/ }).waitFor();
    await page
      .getByRole("region", { name: say("files.favouritesTitle") })
      .getByRole("link", { name: "pLast" })
      .waitFor();
    await savePicture(page, `home ${locale}`);
    await last.getByRole("link", { name: /pLast/ }).click();
    await page.waitForURL(/\/sequence\/\d+/);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("shows what the user is asked to approve, and leads there", async () => {
    // A user with the permission requests the deletion of a project.
    await lab.product.asOwner(
      `insert into member_role (tenant_id, account_id, role_id) select m.tenant_id, a.id, -1
       from account a join membership m on m.account_id = a.id where a.email = '${demo.member}'`,
    );
    const member = await lab.open({ locale });
    await signIn(member.page, say, demo.member);
    const projects = "/platform/resource/projects";
    const { id } = await send<{ id: string }>(member.page, "POST", projects, { name: "Old cloning" });
    await send(member.page, "POST", `${projects}/${id}/deletion`, {});
    await page.goto("/homepage");
    const waiting = page.getByRole("region", { name: say("files.today") });
    await waiting.getByRole("link", { name: /Old cloning/ }).click();
    await page.waitForURL("**/homepage/audit?record=*");
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });

  it("has right at once what waits for the user, whatever is done to it elsewhere", async () => {
    const there = await lab.open({ locale });
    await signIn(there.page, say, demo.owner);
    const member = await lab.open({ locale });
    await signIn(member.page, say, demo.member);
    await page.goto("/homepage");
    const projects = "/platform/resource/projects";
    const ask = async (name: string): Promise<void> => {
      const { id } = await send<{ id: string }>(member.page, "POST", projects, { name });
      await send(member.page, "POST", `${projects}/${id}/deletion`, {});
    };
    const entry = (name: string) =>
      page.getByRole("region", { name: say("files.today") }).getByRole("link", { name: new RegExp(name) });

    // Once the page shows its list, it changes by news alone.
    await entry("Old cloning").waitFor();
    await ask("Taken back");
    await entry("Taken back").waitFor();
    await member.page.goto("/homepage/submission");
    await member.page.getByRole("link", { name: say("approvals.open", { name: "Taken back" }) }).click();
    const panel = member.page.getByRole("complementary", { name: say("approvals.panelTitle") });
    await buttonOf(panel, say("approvals.cancel")).click();
    const sure = member.page.getByRole("dialog", { name: say("approvals.cancelTitle") });
    await buttonOf(sure, say("approvals.cancel")).click();
    await entry("Taken back").waitFor({ state: "detached" });

    await ask("Answered elsewhere");
    await entry("Answered elsewhere").waitFor();
    await there.page.goto("/homepage/audit");
    const select = say("approvals.select", { name: "Answered elsewhere" });
    await there.page.getByRole("checkbox", { name: select }).check();
    await buttonOf(there.page, say("approvals.approve")).click();
    await buttonOf(there.page.getByRole("dialog"), say("approvals.approveDeletion")).click();
    await entry("Answered elsewhere").waitFor({ state: "detached" });
    for (const one of [owner, there, member]) expect(one.takeProblems()).toEqual([]);
  });

  it("loses no character that is typed while the palette is still loading", async () => {
    await page.goto("/homepage");
    await page.getByRole("region", { name: say("files.today") }).waitFor();
    await page.keyboard.press("Control+K");
    await page.keyboard.type("pUC");
    const field = page.getByRole("combobox", { name: say("shell.searchHint") });
    await field.and(page.locator(":focus")).waitFor();
    await expect.poll(() => field.inputValue()).toBe("pUC");
    await page.keyboard.type("19");
    expect(await field.inputValue()).toBe("pUC19");
    await page.keyboard.press("Escape");
    expect(owner.takeProblems()).toEqual([]);
  });

  it("keeps its tabs on one line; what does not fit is reached by key behind more", async () => {
    await page.setViewportSize({ width: 360, height: 600 });
    const tabs = page.getByRole("navigation", { name: say("shell.homeTabs") });
    const more = buttonOf(tabs, say("shell.morePlaces"));
    await more.waitFor();
    const links = await tabs.getByRole("link").all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())!.y));
    expect(new Set(tops).size).toBe(1);
    expect(await tabs.getByRole("link", { name: say("notifications.title") }).count()).toBe(0);
    await more.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `tabs behind more ${locale}`);
    await page.keyboard.press("Enter");
    // The last one; the current one is visible.
    await page.waitForURL("**/homepage/notifications");
    await tabs.getByRole("link", { name: say("notifications.title") }).waitFor();
    await page.goto("/homepage");
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(owner.takeProblems()).toEqual([]);
  });

  it("covers none of its tabs on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page
      .getByRole("navigation")
      .filter({ hasText: say("projects.createdByMe") })
      .first();
    const action = buttonOf(page, say("files.begin")).first();
    const [tabBox, actionBox] = [await tabs.boundingBox(), await action.boundingBox()];
    // It is a round button there, over the end of the page.
    expect(actionBox!.y).toBeGreaterThan(tabBox!.y + tabBox!.height);
    const side = await page.getByRole("region", { name: say("files.today") }).boundingBox();
    expect(side!.width).toBeGreaterThan(350);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
