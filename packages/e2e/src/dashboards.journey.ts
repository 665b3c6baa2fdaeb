import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, signIn, turnOn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(["zh-CN", "en-US"] as const)("a board in %s", (locale) => {
  const lab = openLab();
  const say = translateIn(locale);
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale });
    const { page } = person;
    await signIn(page, say, demo.owner);
    await turnOn(page, "MENU_DASHBOARD");
    await page.reload();
  });
  goStepByStep(() => [person?.page]);

  it("is made of two tiles", async () => {
    const { page } = person;
    await page.goto("/analysis");
    await buttonOf(page, say("dashboards.new")).click();
    const dialog = page.getByRole("dialog", { name: say("dashboards.new") });
    await typeInto(dialog.getByLabel(say("dashboards.name")), "Week 48");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Week 48" }).waitFor();
    for (const title of ["Kinds", "Total"]) {
      await buttonOf(page, say("dashboards.addTile")).first().click();
      const builder = page.getByRole("dialog", { name: say("dashboards.addTile") });
      await builder.getByLabel(say("dashboards.tileTitle")).waitFor();
      if (title === "Total") {
        const chart = builder.getByLabel(say("dashboards.chart"), { exact: true });
        await choose(page, chart, say("dashboards.chart-number"));
      }
      await choose(page, builder.getByLabel(say("dashboards.tilePeriod")), say("dashboards.period-all"));
      await typeInto(builder.getByLabel(say("dashboards.tileTitle")), title);
      await buttonOf(builder, say("dashboards.apply")).click();
      await builder.waitFor({ state: "hidden" });
      await page.getByRole("region", { name: title }).first().waitFor();
    }
    const handle = page.getByRole("button", { name: say("dashboards.moveTileOf", { title: "Total" }) });
    await handle.focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page
      .getByRole("status")
      .filter({ hasText: say("dashboards.placedAt", { column: 1, row: 5, width: 5, height: 4 }) })
      .waitFor();
    await buttonOf(page, say("dashboards.save")).click();
    await page.getByText(say("dashboards.saved")).first().waitFor();
    await savePicture(page, `dashboard ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  });

  it("leads from each number to its records by keys", async () => {
    const { page } = person;
    const kinds = page.getByRole("region", { name: "Kinds" }).first();
    await kinds.getByRole("button", { name: say("dashboards.asTableOf", { title: "Kinds" }) }).click();
    const sequences = kinds.getByRole("row", { name: say("files.kindSequence") }).getByRole("link");
    const count = Number((await sequences.textContent())?.replace(/\D/g, ""));
    expect(count).toBeGreaterThan(0);
    await sequences.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/project/resource?kind=sequence");
    await page.getByRole("row").nth(1).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Week 48" }).waitFor();
    expect(person.takeProblems()).toEqual([]);
  });

  it("leaves as CSV and as PDF", async () => {
    const { page } = person;
    await page.getByRole("button", { name: say("dashboards.takeAlongOf", { title: "Kinds" }) }).click();
    const [rows] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: say("dashboards.csvAll") }).click(),
    ]);
    expect(rows.suggestedFilename()).toBe("Kinds.csv");
    await page.getByRole("button", { name: say("dashboards.more") }).click();
    const [print] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.getByRole("menuitem", { name: say("dashboards.exportPdf") }).click(),
    ]);
    expect(print.suggestedFilename()).toBe("Week 48.pdf");
    expect(person.takeProblems()).toEqual([]);
  });
});
