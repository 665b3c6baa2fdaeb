import { errorMessage } from "@benchleaf/phrases";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { typeInto } from "./hands.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { buttonOf, demo, sentTo, signIn } from "./steps.ts";
import { type Locale, sayIn, waysOf } from "./words.ts";

describe.each(waysOf<Locale>("zh-CN", "en-US"))("codes and modules, in %s", (locale) => {
  const say = sayIn(locale);
  const lab = openLab();
  let owner: Person;
  let page: Page;
  let code = "";

  beforeAll(async () => {
    await lab.product.asOwner(
      "update tenant set expiration_time = '2030-01-01T04:00:00Z' where name = 'Demo Lab'",
    );
    owner = await lab.open({ locale });
    page = owner.page;
    await signIn(page, say, demo.owner);
  });

  goStepByStep(() => [page], locale);

  it("makes a code, and hands it over as a table too", async () => {
    await page.goto("/settings/instance/codes");
    await page.getByText(say("billing.noCodes")).waitFor();
    await buttonOf(page, say("billing.newCodes")).click();
    const dialog = page.getByRole("dialog", { name: say("billing.newCodes") });
    const days = dialog.getByLabel(say("billing.amountDays"), { exact: true });
    await typeInto(days, "0");
    await buttonOf(dialog, say("billing.make")).click();
    await dialog.getByText(say("billing.numberRequired", { min: 1, max: 3650 })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await typeInto(days, "31");
    await buttonOf(dialog, say("billing.make")).click();
    const made = page.getByRole("textbox", { name: say("billing.codes") });
    code = await made.inputValue();
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const download = page.waitForEvent("download");
    await buttonOf(page.getByRole("dialog"), say("billing.exportCodes")).click();
    expect((await download).suggestedFilename()).toBe("redeem-codes.csv");
    await buttonOf(page.getByRole("dialog"), say("billing.done")).click();
    await page.getByRole("cell", { name: code }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("tells at the field what is wrong with a code, and redeems the right one", async () => {
    await page.goto("/team");
    await buttonOf(page, say("billing.redeem")).click();
    const dialog = page.getByRole("dialog", { name: say("billing.redeem") });
    const field = dialog.getByLabel(say("billing.code"), { exact: true });
    const lookUp = buttonOf(dialog, say("billing.lookUp"));
    await lookUp.click();
    await dialog.getByText(say("billing.codeRequired")).waitFor();
    await typeInto(field, "AAAA-AAAA-AAAA-AAAA");
    await lookUp.click();
    await dialog.getByText(errorMessage(locale, "privilege.code.cdkey.not.found")).waitFor();
    expect(owner.takeProblems()).toEqual(["404 GET /app/cdkey/validate"]);
    expect(await findBarriers(page)).toEqual([]);
    await typeInto(field, code.toLowerCase());
    await page.keyboard.press("Enter");
    await dialog.getByText(say("billing.givesDays_other", { count: 31 })).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByText(say("billing.redeemed")).waitFor();
    await buttonOf(dialog, say("billing.done")).click();
    await dialog.waitFor({ state: "hidden" });
    const benefits = page.getByRole("region", { name: say("billing.benefits") });
    await benefits.getByText(locale === "zh-CN" ? /2030年2月1日/ : /Feb 1, 2030/).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("introduces a module, and asks for a team of three before one can apply", async () => {
    await page.goto("/inventory");
    await page.getByRole("img", { name: say("billing.inventoryPicture") }).waitFor();
    await page.getByText(say("billing.teamTooSmall", { least: 2, count: 2 })).waitFor();
    await expect.poll(() => buttonOf(page, say("billing.apply")).isDisabled()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await lab.product.asOwner("insert into account (email, name) values ('third@demo.lab', 'Third')");
    await lab.product.asOwner(
      `insert into membership (tenant_id, account_id) select t.id, a.id from tenant t, account a
       where t.name = 'Demo Lab' and a.email = 'third@demo.lab'`,
    );
  });

  it("applies for two modules, decides, and tells the applicant by notification and mail", async () => {
    const applicant = await lab.open({ locale });
    const theirs = applicant.page;
    await signIn(theirs, say, demo.member);
    const mails = await sentTo(theirs, demo.member);
    await theirs.goto("/sample");
    await buttonOf(theirs, say("billing.apply")).click();
    const form = theirs.getByRole("dialog", { name: say("billing.apply") });
    await buttonOf(form, say("billing.submit")).click();
    await form.getByText(say("billing.organizationRequired")).waitFor();
    await form.getByText(say("accounts.mobileInvalid")).waitFor();
    expect(await findBarriers(theirs)).toEqual([]);
    await form.getByLabel(say("features.INVENTORY"), { exact: true }).check();
    await typeInto(form.getByLabel(say("billing.organizationName"), { exact: true }), "Institute");
    await typeInto(form.getByRole("textbox", { name: say("personal.mobile") }), "138 0013 8000");
    await buttonOf(form, say("billing.submit")).click();
    await theirs.getByText(say("billing.waiting")).waitFor();

    await page.goto("/settings/instance/applications");
    await page.getByRole("row").filter({ hasText: "Institute" }).getByRole("button").click();
    const decision = page.getByRole("dialog");
    await decision.getByText("13800138000").waitFor();
    await decision.getByLabel(say("billing.reject"), { exact: true }).check();
    await buttonOf(decision, say("billing.decideAction")).click();
    await decision.getByText(say("billing.reasonRequired")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await decision.getByLabel(say("billing.approve"), { exact: true }).check();
    await buttonOf(decision, say("billing.decideAction")).click();
    await page.getByText(say("billing.noWaiting")).waitFor();

    await theirs.getByText(say("notifications.activationApproved")).first().waitFor();
    await theirs.goto("/team");
    const modules = theirs.getByRole("region", { name: say("billing.modules") });
    await expect.poll(() => modules.getByText(say("billing.isOn"), { exact: true }).count()).toBe(2);
    await expect.poll(() => sentTo(theirs, demo.member)).toBe(mails + 1);
    expect([...owner.takeProblems(), ...applicant.takeProblems()]).toEqual([]);
    await applicant.context.close();
  });
});
