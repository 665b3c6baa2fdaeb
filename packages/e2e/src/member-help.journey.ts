import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, register } from "./steps.ts";

const WRONG = "Wrong-Pipette-1";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("a member who cannot come in, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  let elsewhere: Person;
  beforeAll(async () => {
    [owner, member, elsewhere] = await Promise.all([
      lab.open({ locale }),
      lab.open({ locale }),
      lab.open({ locale }),
    ]);
  });
  goStepByStep(() => [owner?.page, member?.page, elsewhere?.page], locale);

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

  it("sees on the sign-in page that the account is locked, and who can help", async () => {
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

  it("signs in again and is notified who helped and why", async () => {
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

  const waits = () => row().getByText(say("teams.stateResetWaits"), { exact: true });
  const memberName = async () =>
    (await openMenu().getAttribute("aria-label"))!.slice(`${say("shell.more")}: `.length);
  const agree = async () => {
    const { page } = owner;
    await openMenu().click();
    await page.getByRole("menuitem", { name: say("teams.resetSecondFactor"), exact: true }).click();
    const name = await memberName();
    await proveAndSay(say("teams.resetSecondFactorAsk", { name }), say("teams.resetSecondFactor"));
    await waits().waitFor();
  };

  it("in another team too keeps a second step that one team alone agrees to take away, and may say so", async () => {
    const account = "elsewhere@demo.lab";
    await register(elsewhere.page, say, { account, name: "Elsewhere", password: demo.password });
    await lab.product.asOwner(
      `with person as (select id from account where email = '${demo.member}'),
         team as (select t.id from tenant t join account a on a.id = t.owner_id where a.email = '${account}'),
         added as (insert into membership (tenant_id, account_id) select team.id, person.id from team, person)
       insert into member_role (tenant_id, account_id, role_id) select team.id, person.id, -2 from team, person`,
    );
    await lab.product.asOwner(
      `insert into second_factor (account_id, auth_method)
       select id, 'email' from account where email = '${demo.member}'`,
    );
    await owner.page.reload();
    await agree();
    expect(await findBarriers(owner.page)).toEqual([]);
    await elsewhere.page.goto("/notifications");
    const name = await memberName();
    await elsewhere.page
      .getByText(say("notifications.secondFactorResetWaits", { from: name }))
      .first()
      .waitFor();
    const { page } = member;
    await page.goto("/personal/information");
    const keep = buttonOf(page, say("accounts.keepSecond"));
    await keep.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await keep.focus();
    await page.keyboard.press("Enter");
    await page.getByText(say("accounts.secondKept")).waitFor();
    await keep.waitFor({ state: "detached" });
    await owner.page.reload();
    await row()
      .getByRole("img", { name: say("teams.secondFactorOn") })
      .waitFor();
    expect(await waits().count()).toBe(0);
    for (const one of [owner, member, elsewhere]) expect(one.takeProblems()).toEqual([]);
  });

  it("has the reset withdrawn by who agreed to it", async () => {
    const { page } = owner;
    await agree();
    await openMenu().click();
    await page.getByRole("menuitem", { name: say("teams.withdrawReset"), exact: true }).click();
    const dialog = page.getByRole("dialog", {
      name: say("teams.withdrawResetAsk", { name: await memberName() }),
    });
    await buttonOf(dialog, say("teams.withdrawReset")).click();
    await dialog.waitFor({ state: "hidden" });
    await waits().waitFor({ state: "detached" });
    await lab.product.asOwner("delete from second_factor");
    expect(owner.takeProblems()).toEqual([]);
  });

  it("leaves both in the audit trail, with the failures before", async () => {
    const { page } = owner;
    await page.goto("/settings/trail");
    for (const action of [
      "account.failSignIn",
      "member.unlock",
      "member.resetSecondFactor",
      "member.agreeToResetSecondFactor",
      "member.withdrawSecondFactorReset",
      "account.keepTwoFactor",
    ] as const) {
      await page
        .getByText(say(`trail.${action}`))
        .first()
        .waitFor();
    }
    expect(owner.takeProblems()).toEqual([]);
  });
});
