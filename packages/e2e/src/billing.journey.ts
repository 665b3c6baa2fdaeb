import { activationModules, builtModules, moduleFeatures, modulePaths } from "@benchleaf/contract";
import { errorMessage } from "@benchleaf/phrases";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("codes and modules, in %s", (locale) => {
  const say = translateIn(locale);
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

  it("shows at the field what is wrong with a code, and redeems the correct one", async () => {
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

  it("offers no module that is not there, by no menu, page or address", async () => {
    const absent = activationModules.filter((module) => !builtModules.includes(module));
    for (const module of absent) {
      await page.goto(modulePaths[module]);
      await page.getByRole("heading", { name: say("shell.notFoundTitle") }).waitFor();
      expect(await page.getByRole("link", { name: say(`features.${moduleFeatures[module]}`) }).count()).toBe(
        0,
      );
    }
    expect(await findBarriers(page)).toEqual([]);
    await page.goto("/team");
    await page.getByRole("region", { name: say("billing.benefits") }).waitFor();
    for (const module of absent)
      expect(await page.getByText(say(`features.${moduleFeatures[module]}`), { exact: true }).count()).toBe(
        0,
      );
    expect(owner.takeProblems()).toEqual([]);
  });

  it("lists the teams of the installation, and sets edition, seats and the end of one", async () => {
    await page.goto("/settings/instance/teams");
    await typeInto(page.getByRole("searchbox", { name: say("billing.searchTeams") }), "demo lab");
    await page.keyboard.press("Enter");
    await buttonOf(page.getByRole("table"), "Demo Lab").click();
    const dialog = page.getByRole("dialog", { name: "Demo Lab" });
    await choose(page, dialog.getByLabel(say("teams.type"), { exact: true }), say("teams.typeEnterprise"));
    await dialog.getByRole("radio", { name: say("teams.statusForever") }).click();
    await typeInto(dialog.getByRole("spinbutton", { name: say("features.USER_SEAT") }), "7");
    await dialog
      .getByRole("checkbox", { name: `${say("features.CRISPR")}: ${say("billing.featureOn")}` })
      .click();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `team of the installation ${locale}`);
    await buttonOf(dialog, say("shell.save")).click();
    await dialog.waitFor({ state: "hidden" });
    const row = page.getByRole("row").filter({ hasText: "Demo Lab" });
    await row.getByText(say("teams.typeEnterprise")).waitFor();
    await row.getByText(say("teams.statusForever")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto("/team");
    // The team is notified of its larger edition.
    await buttonOf(page, say("alerts.acknowledge")).click();
    await page.getByText(say("teams.typeEnterprise")).first().waitFor();
    await page.goto("/sequence/crispr");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: say("sequences.crispr"), exact: true }).count()).toBe(0);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("closes registration: the sign-in page offers none, and the page says how to get in", async () => {
    await page.goto("/settings/instance");
    const open = page.getByRole("checkbox", { name: say("instance.registrationOpen") });
    await open.click();
    await buttonOf(page, say("shell.save")).click();
    await page.getByText(say("instance.saved")).first().waitFor();
    const stranger = await lab.open({ locale });
    await stranger.page.goto("/login");
    await stranger.page.getByRole("link", { name: say("accounts.activate") }).waitFor();
    expect(await stranger.page.getByRole("link", { name: say("accounts.register") }).count()).toBe(0);
    await stranger.page.goto("/register");
    await stranger.page.getByText(errorMessage(locale, "registration.closed")).waitFor();
    expect(await findBarriers(stranger.page)).toEqual([]);
    expect(stranger.takeProblems()).toEqual([]);
    await stranger.context.close();
    await open.click();
    await buttonOf(page, say("shell.save")).click();
    await page.getByText(say("instance.saved")).first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
