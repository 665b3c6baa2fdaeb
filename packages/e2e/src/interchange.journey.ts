import { describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { typeInto } from "./user-input.ts";

describe.skipIf(!hasTestData).each(variantsOf<Locale>("zh-CN", "en-US"))("archives, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let person: Person;

  goStepByStep(() => [person?.page], locale);

  const choose = async () => {
    const { page } = person;
    await page.goto("/eln/import");
    await page.locator('input[type="file"]').setInputFiles(testData("eln/elabftw/export.eln"));
    await page.waitForURL(/\/eln\/import\/\d+/);
    await page.getByRole("table", { name: say("interchange.parts") }).waitFor({ timeout: 60_000 });
  };

  it("shows what another program's archive holds before anything is written", async () => {
    person = await lab.open({ locale });
    const { page } = person;
    await signIn(page, say, demo.owner);
    await choose();
    await page.getByText("eLabFTW", { exact: false }).first().waitFor();
    const left = page.getByRole("checkbox", {
      name: say("interchange.include", { name: "ro-crate-preview.html" }),
    });
    await expect.poll(() => left.isChecked()).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  });

  it("imports it into a project of its own, and reports on every part", async () => {
    const { page } = person;
    await typeInto(page.getByRole("textbox", { name: say("interchange.projectName") }), "From eLabFTW");
    await buttonOf(page.locator("main"), say("interchange.start_other", { count: 25 })).click();
    await page.getByRole("table", { name: say("interchange.report") }).waitFor({ timeout: 60_000 });
    const counts = { made: 25, renewed: 0, same: 0, refused: 0, leftOut: 1 };
    await page.getByText(say("interchange.summary", counts)).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const leaving = page.waitForEvent("download");
    await buttonOf(page.locator("main"), say("interchange.downloadReport")).click();
    expect((await leaving).suggestedFilename()).toBe("export.csv");
    await page.getByRole("link", { name: say("interchange.openTarget") }).click();
    await page.getByRole("link", { name: "Synthesis of Aspirin" }).first().waitFor();
  });

  it("adds nothing when the same archive comes again", async () => {
    const { page } = person;
    const projectId = /\/project\/(\d+)/.exec(page.url())?.[1] ?? "";
    await choose();
    await page.goto(`${page.url().split("?")[0]}?project=${projectId}`);
    await page.getByText(say("interchange.will_same")).first().waitFor();
    await buttonOf(page.locator("main"), say("interchange.start_other", { count: 25 })).click();
    const counts = { made: 0, renewed: 0, same: 25, refused: 0, leftOut: 1 };
    await page.getByText(say("interchange.summary", counts)).waitFor({ timeout: 60_000 });
    expect(person.takeProblems()).toEqual([]);
  });
});
