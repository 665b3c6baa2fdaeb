import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose } from "./steps.ts";
import { typeInto } from "./user-input.ts";
import { createWarehouse, openForOwner, tabOf } from "./warehouse-steps.ts";

interface Names {
  readonly locale: Locale;
  readonly NAME: string;
  readonly box: string;
}
const variants = variantsOf<Names>(
  { locale: "zh-CN", NAME: "GFP 裂解液", box: "盒一" },
  { locale: "en-US", NAME: "GFP lysate", box: "First tubes" },
);

describe.each(variants)("samples, in $locale", ({ locale, NAME, box }) => {
  const say = translateIn(locale);
  const one = locale === "en-US" ? "one" : "other";
  const lab = openLab();
  let owner: Person;

  beforeAll(async () => {
    owner = await openForOwner(lab, locale, "SAMPLE", "SAMPLE_EXPERIMENT_FLOW");
  });
  goStepByStep(() => [owner?.page], locale);

  it("have a warehouse with a box, made by who needs them", async () => {
    const { page } = owner;
    await createWarehouse(page, say, "/sample", { name: "样本库", kind: "box", place: box });
    await page.getByText(say(`warehouses.locationsCreated_${one}`, { count: 1 })).waitFor();
  });

  it("are registered into a position and divided", async () => {
    const { page } = owner;
    await tabOf(page, say, say("samples.tab-view")).click();
    await buttonOf(page, say("samplePages.newSample")).first().click();
    const dialog = page.getByRole("dialog", { name: say("samplePages.newSample") });
    await typeInto(dialog.getByLabel(say("samplePages.name"), { exact: true }), NAME);
    await typeInto(dialog.getByLabel(say("samplePages.amountEach")), "100");
    await choose(page, dialog.getByLabel(say("samplePages.place")), box);
    await typeInto(dialog.getByLabel(say("samplePages.position")), "A1");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("samplePages.create")).click();
    await page.getByRole("heading", { name: new RegExp(NAME), level: 2 }).waitFor();
    await page.getByRole("link", { name: "B1-A1" }).waitFor();
    await buttonOf(page, say("samplePages.do-aliquot")).click();
    const divide = page.getByRole("dialog", { name: say("samplePages.aliquotOf", { name: NAME }) });
    await typeInto(divide.getByLabel(say("samplePages.amountEach")), "10");
    await choose(page, divide.getByLabel(say("samplePages.place")), box);
    await typeInto(divide.getByLabel(say("samplePages.position")), "B1");
    await buttonOf(divide, say("samplePages.do-aliquot")).click();
    await page.getByText("70 µL").first().waitFor();
    await page.getByRole("link", { name: new RegExp(`${NAME}-3`) }).waitFor();
    await savePicture(page, `samples-family-${locale}-light`);
    expect(await findBarriers(page)).toEqual([]);
  });

  it("are moved in their box by keys alone", async () => {
    const { page } = owner;
    await page.getByRole("link", { name: "B1-A1" }).click();
    const first = page.locator('[data-key="1/1"]');
    await first.waitFor();
    // Reached by Tab alone, as by somebody without a mouse.
    const isInGrid = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
    for (let presses = 0; presses < 100 && !(await isInGrid()); presses += 1)
      await page.keyboard.press("Tab");
    expect(await isInGrid()).toBe(true);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("gridcell", { name: /A3.*S\d/ }).count()).toBe(1);
    await savePicture(page, `samples-box-${locale}-light`);
  });

  it("are checked out with consent, and come back with what is left", async () => {
    const { page } = owner;
    await page.goBack();
    await buttonOf(page, say("samplePages.do-OUT")).click();
    const out = page.getByRole("dialog", { name: say(`samplePages.ask-OUT_${one}`, { count: 1 }) });
    await typeInto(out.getByLabel(say("samplePages.reason")), "转化");
    await buttonOf(out, say("samplePages.do-OUT")).click();
    await page.getByText(say("samplePages.asked")).waitFor();
    const pages = page.getByRole("navigation", { name: say("warehouses.pages") });
    const approve = async () => {
      await pages.getByRole("link", { name: say("samples.tab-audit") }).click();
      await page
        .getByRole("button", { name: new RegExp(`^${say("samplePages.approveOf", { number: "" })}`) })
        .first()
        .click();
      await page.getByText(say("samplePages.noRequests")).waitFor();
      await pages.getByRole("link", { name: say("samples.tab-view") }).click();
      await page.getByRole("link", { name: NAME, exact: true }).click();
    };
    await approve();
    await buttonOf(page, say("samplePages.do-IN")).click();
    const back = page.getByRole("dialog", { name: say(`samplePages.ask-IN_${one}`, { count: 1 }) });
    await typeInto(back.getByLabel(say("samplePages.reason")), "用完");
    await typeInto(back.getByLabel(new RegExp(`^${say("samplePages.leftOf", { number: ".+" })}$`)), "55");
    await buttonOf(back, say("samplePages.do-IN")).click();
    await page.getByText(say("samplePages.asked")).last().waitFor();
    await approve();
    await page.getByText("55 µL").first().waitFor();
    await buttonOf(page, say("samplePages.do-OUT")).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
