import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { buttonOf, demo } from "./steps.ts";
import { type Locale, sayIn, waysOf } from "./words.ts";

const WRONG = "Wrong-Pipette-1";

describe.each(waysOf<[Locale]>(["zh-CN"], ["en-US"]))("a member who cannot come in, %s", (locale) => {
  const say = sayIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    [owner, member] = await Promise.all([lab.open({ locale }), lab.open({ locale })]);
  });
  goStepByStep(() => [owner?.page, member?.page], locale);

  const row = (): Locator => owner.page.getByRole("row").filter({ hasText: demo.member });
  const signInByKeys = async (page: Page, account: string, password: string): Promise<void> => {
    await page.goto("/login");
    await page.getByLabel(say("accounts.account")).click();
    await page.keyboard.type(account);
    await page.keyboard.press("Tab");
    await page.getByLabel(say("accounts.password"), { exact: true }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
  };
  /** Proves who sits there and gives a reason, in the dialog that is open. */
  const proveAndSay = async (title: string, action: string): Promise<void> => {
    const { page } = owner;
    const dialog = page.getByRole("dialog", { name: title });
    const password = dialog.getByLabel(say("accounts.currentPassword"), { exact: true });
    await password.waitFor();
    for (let stop = 0; stop < 5 && !(await password.and(page.locator(":focus")).count()); stop++)
      await page.keyboard.press("Tab");
    await page.keyboard.type(demo.password);
    await page.keyboard.press("Enter");
    const reason = dialog.getByLabel(say("teams.helpReason"), { exact: true });
    await reason.and(page.locator(":focus")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, action).click();
    await dialog.getByText(say("teams.helpReasonRequired")).waitFor();
    await reason.click();
    await page.keyboard.type("Called me by phone");
    await buttonOf(dialog, action).click();
    await dialog.waitFor({ state: "hidden" });
  };
  const openMenu = () =>
    owner.page
      .getByRole("button", { name: new RegExp(`^${say("shell.more")}: .*`) })
      .and(row().getByRole("button"));

  it("is told at the door that the account is locked, and who can help", async () => {
    await signInByKeys(owner.page, demo.owner, demo.password);
    await owner.page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
    await signInByKeys(member.page, demo.member, WRONG);
    await member.page.getByText(say("accounts.wrongPassword")).waitFor();
    await lab.product.asOwner(
      `update sign_in_attempt set failures = 10, lock_time = now()
       where username = (select '#' || id from account where email = '${demo.member}')`,
    );
    await signInByKeys(member.page, demo.member, demo.password);
    await member.page.getByText(say("accounts.locked")).waitFor();
    member.takeProblems();
  });

  it("is unlocked by the keys alone, with a reason", async () => {
    const { page } = owner;
    await page.goto("/settings/users");
    await row().getByText(say("teams.stateLocked"), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await openMenu().focus();
    await page.keyboard.press("Enter");
    const items = page.getByRole("menuitem");
    await items.first().and(page.locator(":focus")).waitFor();
    const place = (await items.allTextContents()).indexOf(say("teams.unlock"));
    for (let step = 0; step < place; step++) await page.keyboard.press("ArrowDown");
    await items.nth(place).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    const name = (await openMenu().getAttribute("aria-label"))!.slice(`${say("shell.more")}: `.length);
    await proveAndSay(say("teams.unlockAsk", { name }), say("teams.unlock"));
    await row().getByText(say("teams.stateLocked"), { exact: true }).waitFor({ state: "detached" });
    expect(owner.takeProblems()).toEqual([]);
  });

  it("comes in again and is told who helped and why", async () => {
    const { page } = member;
    await signInByKeys(page, demo.member, demo.password);
    await page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
    await page.goto("/notifications");
    await page.getByText("Called me by phone").first().waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("loses a second step that is out of reach, by the mouse, and is signed out with it", async () => {
    await lab.product.asOwner(
      `insert into second_factor (account_id, auth_method)
       select id, 'email' from account where email = '${demo.member}'`,
    );
    const { page } = owner;
    await page.reload();
    await row()
      .getByRole("img", { name: say("teams.secondFactorOn") })
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await openMenu().click();
    await page.getByRole("menuitem", { name: say("teams.resetSecondFactor"), exact: true }).click();
    const name = (await openMenu().getAttribute("aria-label"))!.slice(`${say("shell.more")}: `.length);
    await proveAndSay(say("teams.resetSecondFactorAsk", { name }), say("teams.resetSecondFactor"));
    await row()
      .getByRole("img", { name: say("teams.secondFactorOn") })
      .waitFor({ state: "detached" });
    expect(owner.takeProblems()).toEqual([]);
    await member.page.goto("/project");
    await member.page.waitForURL("**/login**");
    await signInByKeys(member.page, demo.member, demo.password);
    await member.page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
    member.takeProblems();
  });

  it("leaves both in the audit trail, with the failures before", async () => {
    const { page } = owner;
    await page.goto("/settings/trail");
    for (const action of ["account.failSignIn", "member.unlock", "member.resetSecondFactor"] as const) {
      await page
        .getByText(say(`trail.${action}`))
        .first()
        .waitFor();
    }
    expect(owner.takeProblems()).toEqual([]);
  });
});
