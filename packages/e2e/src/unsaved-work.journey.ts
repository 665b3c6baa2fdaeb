import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, createSequence, demo, sequenceRows, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");

describe("nothing is made twice, and nothing typed is lost in silence", () => {
  const lab = openLab();
  let person: Person;
  let page: Page;
  beforeAll(async () => {
    person = await lab.open({ locale: "en-US" });
    page = person.page;
    await signIn(page, say, demo.owner);
  });

  it("two clicks within one frame make one project", async () => {
    await page.goto("/project");
    await buttonOf(page, say("projects.create")).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("projects.nameLabel")).pressSequentially("Clicked twice");
    await buttonOf(dialog, say("shell.create")).hover();
    // Sent together, so that both clicks are handled before the page has responded to the first.
    const { mouse } = page;
    await Promise.all([mouse.down(), mouse.up(), mouse.down(), mouse.up()]);
    await dialog.waitFor({ state: "hidden" });
    const made = await lab.product.asOwner("select id from project where name = 'Clicked twice'");
    expect(made.length).toBe(1);
  });

  const staysAndLeaves = async () => {
    const field = page.getByRole("textbox").first();
    await page.getByRole("link", { name: say("sequences.menu") }).click();
    const question = page.getByRole("dialog", { name: say("drafts.leaveTitle") });
    await question.getByText(say("shell.leaveFormHelp")).waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await field.isVisible()).toBe(true);
    await page.getByRole("link", { name: say("sequences.menu") }).click();
    await buttonOf(question, say("drafts.leave")).click();
    await page.getByRole("heading", { level: 1, name: say("sequences.title") }).waitFor();
  };

  it("leaving changed project settings asks first", async () => {
    const [row] = await lab.product.asOwner<{ id: string }>(
      "select id from project where name = 'Clicked twice'",
    );
    await page.goto(`/project/${row?.id}/config`);
    await page.getByLabel(say("projectPages.description")).pressSequentially("Vectors");
    await staysAndLeaves();
  });

  it("leaving a half-written feedback asks first", async () => {
    await page.goto("/feedback");
    await page.getByLabel(say("guidance.feedbackText")).pressSequentially("The map");
    await staysAndLeaves();
  });

  /** Esc counts as accidental until it is confirmed. */
  const asksBeforeEsc = async (dialog: Locator, field: Locator) => {
    const question = page.getByRole("dialog", { name: say("drafts.leaveTitle") });
    await page.keyboard.press("Escape");
    await question.getByText(say("shell.leaveFormHelp")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await field.inputValue()).toBe("Half a name");
    await dialog
      .locator("xpath=ancestor::*[contains(@class, 'ant-modal-wrap')]")
      .click({ position: { x: 5, y: 5 } });
    await question.waitFor();
    await buttonOf(question, say("shell.cancel")).click();
    await question.waitFor({ state: "hidden" });
    // Neither the page behind may be left: here by the browser's own way back.
    await page.evaluate(() => history.back());
    await question.waitFor();
    await buttonOf(question, say("shell.cancel")).click();
    await question.waitFor({ state: "hidden" });
    await field.focus();
    await page.keyboard.press("Escape");
    await question.waitFor();
    await buttonOf(question, say("drafts.leave")).focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
  };

  it("a new project's dialog asks before Esc, a click beside and the way back lose its words", async () => {
    await page.goto("/homepage");
    await page.getByRole("link", { name: say("projects.menu") }).click();
    await buttonOf(page, say("projects.create")).click();
    const dialog = page.getByRole("dialog", { name: say("projects.createTitle") });
    const field = dialog.getByLabel(say("projects.nameLabel"));
    await field.click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await buttonOf(page, say("projects.create")).click();
    await field.click();
    await page.keyboard.type("Half a name");
    await asksBeforeEsc(dialog, field);
  });

  it("so does a new sequence's, and neither asks once its work is done", async () => {
    await page.goto("/homepage");
    await page.getByRole("link", { name: say("sequences.menu") }).click();
    await buttonOf(page, say("sequences.create")).click();
    const dialog = page.getByRole("dialog", { name: say("sequences.createTitle") });
    const field = dialog.getByLabel(say("sequences.fieldName"), { exact: true });
    await field.click();
    await page.keyboard.type("Half a name");
    await asksBeforeEsc(dialog, field);
    await createSequence(page, say, "Whole", "ATGGTGAGCAAGGGC");
  });

  it("a half-written comment is there again after Esc", async () => {
    await createSequence(page, say, "commented", "ATGGTGAGCAAGGGCGAGGAG");
    await sequenceRows(page).waitFor();
    await page.keyboard.press("Alt+y");
    const field = page.getByRole("textbox", { name: say("comments.addLabel") });
    await field.click();
    await page.keyboard.type("Check the tag");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+y");
    if ((await field.count()) === 0) await page.keyboard.press("Alt+y");
    await expect.poll(() => field.inputValue()).toBe("Check the tag");
  });

  /** Another page instead of a closed one, without a confirmation. */
  const openAnew = async (): Promise<Page> => {
    const address = page.url();
    await page.close({ runBeforeUnload: false });
    await person.context.setOffline(false);
    const next = await person.context.newPage();
    await next.goto(address);
    return next;
  };
  const restore = async (): Promise<void> => {
    await buttonOf(page, say("drafts.restore")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("drafts.restore")).click();
    await buttonOf(page, say("drafts.restore")).waitFor({ state: "hidden" });
  };

  it("a cloning bench that could not be saved is there again when its page was closed", async () => {
    await page.goto("/sequence/cloning");
    await buttonOf(page, say("cloning.guideDone")).click();
    await buttonOf(page, say("cloning.guideAgain")).waitFor();
    await page.goto("/sequence/cloning?create=1");
    const dialog = page.getByRole("dialog", { name: say("sequences.newBench") });
    await typeInto(dialog.getByLabel(say("cloning.name")), "Bench");
    await buttonOf(dialog, say("cloning.create")).click();
    await page.waitForURL(/\/sequence\/cloning\/\d+$/);
    const name = () => page.getByRole("textbox", { name: say("cloning.name") });
    await name().waitFor();
    await person.context.setOffline(true);
    await typeInto(name(), "Bench of Tuesday");
    await page.getByText(say("cloning.state-failed")).waitFor({ timeout: 60_000 });
    await page.getByRole("link", { name: say("sequences.menu") }).click();
    const question = page.getByRole("dialog", { name: say("drafts.leaveTitle") });
    await question.getByText(say("drafts.leaveHelp")).waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    page = await openAnew();
    expect(person.takeProblems().filter((one) => !one.endsWith(" net::ERR_INTERNET_DISCONNECTED"))).toEqual(
      [],
    );
    await restore();
    expect(await name().inputValue()).toBe("Bench of Tuesday");
    await page.getByText(say("cloning.state-saved"), { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => name().inputValue()).toBe("Bench of Tuesday");
    expect(await buttonOf(page, say("drafts.restore")).count()).toBe(0);
  });

  it("so is what was decided in an alignment", async () => {
    await page.goto("/sequence/alignment?new=1");
    const field = page.getByRole("textbox", { name: say("alignments.paste") });
    await typeInto(field, ">a\nACGTACGTAC\n>b\nACGTACTTAC\n>c\nACGTACGTAA");
    await buttonOf(page, say("alignments.addPasted")).click();
    await buttonOf(page, say("alignments.run")).click();
    await page.getByRole("application").waitFor({ timeout: 60_000 });
    const hidden = () => page.getByRole("button", { name: say("alignments.showNamed", { name: "b" }) });
    await page.getByRole("tab", { name: say("alignments.rows") }).click();
    await page.getByRole("button", { name: say("alignments.hideNamed", { name: "b" }) }).click();
    await hidden().waitFor();
    const unsaved = [say("sequences.stateUnsaved"), say("sequences.stateUnsavedAuto")];
    await page
      .getByRole("status")
      .getByText(new RegExp(unsaved.join("|")))
      .waitFor();
    page = await openAnew();
    await restore();
    await page.getByRole("tab", { name: say("alignments.rows") }).click();
    await hidden().waitFor();
  });
});
