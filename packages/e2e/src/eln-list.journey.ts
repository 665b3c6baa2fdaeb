import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("the list of notebook pages, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let member: Person;
  beforeAll(async () => {
    member = await lab.open({ locale });
    await signIn(member.page, say, demo.member);
  });
  goStepByStep(() => [member?.page], locale);

  const markdown = (name: string, text: string) => ({
    name,
    mimeType: "text/markdown",
    buffer: Buffer.from(text),
  });

  it("takes in several files at once", async () => {
    const { page } = member;
    await page.goto("/eln");
    await buttonOf(page, say("elnPages.importPages")).click();
    const dialog = page.getByRole("dialog", { name: say("elnPages.importTitle") });
    await dialog
      .locator("input[type=file]")
      .setInputFiles([
        markdown("Miniprep.md", "## Aim\n\n- [ ] lyse"),
        markdown("Western blot.md", "## Aim\n\nblock 1 h"),
        markdown("ELISA.md", "## Aim\n\ncoat overnight"),
      ]);
    await choose(page, dialog.getByRole("combobox", { name: say("elnPages.project") }), "Demo Project");
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `notebook import ${locale}`);
    await buttonOf(dialog, say("elnPages.importAction_other", { count: 3 })).click();
    await page.getByRole("link", { name: "Miniprep", exact: true }).waitFor();
    await page.getByRole("link", { name: "Western blot", exact: true }).waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("is filtered, and a filter saved and applied again", async () => {
    const { page } = member;
    await buttonOf(page, say("elnPages.moreFilters")).click();
    await page.getByLabel(say("elnPages.from")).waitFor();
    await savePicture(page, `notebook filters ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const process = page.getByRole("combobox", { name: say("elnPages.process") });
    await choose(page, process, say("elnPages.process-FINISHED"));
    await page.getByText(say("elnPages.noneFiltered")).waitFor();
    await buttonOf(page, say("filters.saved")).click();
    await page.getByRole("menuitem", { name: say("filters.save") }).click();
    const dialog = page.getByRole("dialog", { name: say("filters.save") });
    await typeInto(dialog.getByLabel(say("filters.name")), "Done");
    await buttonOf(dialog, say("shell.save")).click();
    await buttonOf(page, "Done").waitFor();
    await buttonOf(page, say("elnPages.clearFilters")).first().click();
    await page.getByRole("link", { name: "Miniprep", exact: true }).waitFor();
    await buttonOf(page, say("filters.saved")).click();
    await page.getByRole("menuitem", { name: "Done" }).click();
    await page.getByText(say("elnPages.noneFiltered")).waitFor();
    expect(page.url()).toContain("process=FINISHED");
    await buttonOf(page, say("elnPages.clearFilters")).first().click();
    expect(member.takeProblems()).toEqual([]);
  });

  it("submits several pages for review", async () => {
    const { page } = member;
    for (const name of ["Miniprep", "Western blot"])
      await page.getByRole("checkbox", { name: say("fileActions.selectFile", { name }) }).check();
    await page.getByText(say("fileActions.selected", { files: 2 })).waitFor();
    await savePicture(page, `notebook picked ${locale}`);
    await buttonOf(page, say("elnPages.submit")).click();
    await page.getByText(say("elnPages.submittedMany_other", { count: 2 })).waitFor();
    await page.getByRole("table").getByText(say("elnPages.state-auditing")).nth(1).waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("lets its author choose the blocks to submit", async () => {
    const { page } = member;
    await page.getByRole("link", { name: "ELISA", exact: true }).click();
    await buttonOf(page, say("elnPages.submit")).click();
    const dialog = page.getByRole("dialog", { name: say("elnPages.submitTitle") });
    await dialog.getByText(say("elnPages.submit-blocks")).click();
    await dialog.getByRole("checkbox", { name: /Aim/ }).uncheck();
    await savePicture(page, `notebook submit ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("elnPages.submit")).click();
    await page.getByText(say("elnPages.submitted")).first().waitFor();
    await page.goto(`${page.url().split("?")[0]}?viewMode=audit`);
    await page.getByText(say("elnPages.block-uncommitted")).first().waitFor();
    expect(member.takeProblems()).toEqual([]);
  });
});
