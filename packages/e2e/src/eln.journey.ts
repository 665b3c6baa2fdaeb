import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("a notebook page, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    [owner, member] = await Promise.all([lab.open({ locale }), lab.open({ locale })]);
    await signIn(owner.page, say, demo.owner);
    await signIn(member.page, say, demo.member, { next: "/eln" });
  });
  goStepByStep(() => [owner?.page, member?.page], locale);

  const textOf = ({ page }: Person) => page.getByRole("textbox", { name: say("documents.pageText") });
  const waitUntilSaved = ({ page }: Person) =>
    page
      .getByRole("status")
      .getByText(new RegExp(say("documents.stateSaved")))
      .first()
      .waitFor();

  it("is started blank and written by two users at once", async () => {
    const { page } = member;
    await buttonOf(page, say("eln.create")).click();
    const dialog = page.getByRole("dialog", { name: say("eln.create") });
    await typeInto(dialog.getByLabel(say("elnPages.name")), "Ligation");
    await choose(page, dialog.getByRole("combobox", { name: say("elnPages.project") }), "Demo Project");
    await buttonOf(dialog, say("elnPages.createAction")).click();
    await page.waitForURL(/\/eln\/\d+$/);
    await textOf(member).click();
    await page.keyboard.type("# Aim");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- insert");
    await page.keyboard.press("Enter");
    await page.keyboard.type("vector");
    await waitUntilSaved(member);
    await owner.page.goto(page.url());
    await textOf(owner).getByText("vector").click();
    await owner.page.keyboard.press("End");
    await owner.page.keyboard.type(" pUC19");
    await textOf(member).getByText("vector pUC19").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `notebook page ${locale}`);
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });

  it("is submitted, reviewed block by block and approved by somebody else", async () => {
    const { page } = member;
    await buttonOf(page, say("elnPages.submit")).click();
    await buttonOf(
      page.getByRole("dialog", { name: say("elnPages.submitTitle") }),
      say("elnPages.submit"),
    ).click();
    await page.getByText(say("elnPages.state-auditing"), { exact: true }).first().waitFor();
    await owner.page.goto(`${new URL(page.url()).pathname}?viewMode=audit`);
    await owner.page.getByRole("button", { name: `${say("elnPages.approveBlock")}: Aim` }).click();
    await owner.page.getByText(say("elnPages.block-APPROVED"), { exact: true }).first().waitFor();
    expect(await findBarriers(owner.page)).toEqual([]);
    await savePicture(owner.page, `notebook review ${locale}`);
    await buttonOf(owner.page, say("elnPages.approveAll")).click();
    await owner.page.getByText(say("elnPages.state-approved"), { exact: true }).first().waitFor();
  });

  it("is signed and finished, and accepts no more text", async () => {
    const { page } = member;
    await page.reload();
    await textOf(member).waitFor();
    await page.getByRole("button", { name: say("elnPages.more") }).click();
    await page.getByRole("menuitem", { name: say("elnPages.sign") }).click();
    const dialog = page.getByRole("dialog").filter({ hasText: say("signing.goOn") });
    await buttonOf(dialog, say("signing.goOn")).click();
    await typeInto(page.getByRole("dialog").getByLabel(say("accounts.currentPassword")), demo.password);
    await buttonOf(page.getByRole("dialog"), say("accounts.verify")).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    // Without another visit.
    await page.getByText(new RegExp(say("elnPages.signed", { names: ".+", version: "\\d+" }))).waitFor();
    await buttonOf(page, say("elnPages.finish")).click();
    await buttonOf(page.getByRole("dialog"), say("elnPages.finish")).click();
    await page.getByText(say("elnPages.state-finished"), { exact: true }).first().waitFor();
    await page.getByText(say("documents.readOnly"), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `notebook finished ${locale}`);
  });
});
