import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("an inspection in %s", (locale) => {
  const say = translateIn(locale);
  const isChinese = locale === "zh-CN";
  const [NAME, LEVEL, TANK] = isChinese
    ? ["液氮罐巡检", "液位", "液氮罐"]
    : ["Nitrogen tank check", "Level", "Nitrogen tank"];
  // Chinese has one form for every number.
  const one = isChinese ? "other" : "one";
  const lab = openLab();
  let owner: Person;
  let phone: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner);
  });
  goStepByStep(() => [owner?.page, phone?.page]);

  it("form is designed with limits and published", async () => {
    const { page } = owner;
    await page.goto("/inspection");
    await page.waitForURL("**/inspection/list");
    await buttonOf(page, say("inspecting.newForm")).first().click();
    const dialog = page.getByRole("dialog", { name: say("inspecting.newForm") });
    await dialog
      .getByText(isChinese ? "−80 ℃ 超低温冰箱" : "−80 °C freezer")
      .first()
      .waitFor();
    await savePicture(page, `inspection-ready-forms-${locale}`);
    await dialog.getByRole("button", { name: new RegExp(say("inspecting.blankForm")) }).click();
    await page.waitForURL(/\/inspection\/detail\/\d+/);
    await typeInto(page.getByLabel(say("inspecting.formName")), NAME);
    const addItem = page.getByRole("combobox", { name: new RegExp(`^${say("inspecting.addItem")}`) });
    await choose(page, addItem, say("inspecting.kind-number"));
    await typeInto(page.getByLabel(say("inspecting.itemTitle")), LEVEL);
    await typeInto(page.getByLabel(say("inspecting.min")), "20");
    await typeInto(page.getByLabel(say("inspecting.unit")), "cm");
    await savePicture(page, `inspection-designer-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("inspecting.publish")).click();
    const asked = page.getByRole("dialog", { name: say("inspecting.publishTitle", { version: 1 }) });
    await buttonOf(asked, say("inspecting.publish")).click();
    await page.getByText(say("inspecting.published", { version: 1 })).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is planned for the owner, with the dates that follow", async () => {
    const { page } = owner;
    await page.goto("/inspection/assign");
    await buttonOf(page, say("inspecting.newSchedule")).first().click();
    const dialog = page.getByRole("dialog", { name: say("inspecting.newSchedule") });
    await choose(page, dialog.getByLabel(say("inspecting.columnForm")), `${NAME} (IF0001)`);
    await typeInto(dialog.getByLabel(say("inspecting.targetName"), { exact: true }), `${TANK} 1`);
    await dialog.getByRole("listitem").nth(5).waitFor();
    await dialog.getByLabel(say("inspecting.people")).click();
    await page
      .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
      .first()
      .click();
    await page.keyboard.press("Escape");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("shell.save")).click();
    await page.getByText(say("inspecting.scheduleSaved")).waitFor();
    await page.getByText(`${NAME} · ${TANK} 1`).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is completed on a phone: a value out of limits is reported immediately, and opens a corrective action", async () => {
    phone = await lab.open({ locale, device: "phone" });
    const { page } = phone;
    await signIn(page, say, demo.owner, { next: "/inspection/list" });
    await page.getByText(NAME).waitFor();
    await buttonOf(page, say("inspecting.inspectNow")).first().tap();
    const dialog = page.getByRole("dialog", { name: say("inspecting.inspectNowTitle") });
    await typeInto(dialog.getByLabel(say("inspecting.targetName"), { exact: true }), `${TANK} 2`);
    await buttonOf(dialog, say("inspecting.begin")).tap();
    await page.waitForURL(/\/inspection\/view\?task=\d+/);
    await buttonOf(page, say("inspecting.submit")).tap();
    await page
      .getByRole("alert")
      .getByText(say(`inspecting.missing_${one}`, { count: 1 }))
      .waitFor();
    await typeInto(page.getByRole("textbox", { name: LEVEL }), "12.5");
    const range = `${say("inspecting.atLeast", { min: "20" })} cm`;
    await page.getByText(say("inspecting.outOfLimits", { range })).waitFor();
    // A phone that dies in the middle continues where it was.
    await page.getByText(say("inspecting.savedHere", { time: "" }).trim()).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole("textbox", { name: LEVEL }).inputValue()).toBe("12.5");
    await savePicture(page, `inspection-fill-phone-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("inspecting.submit")).tap();
    await page.waitForURL(/\/inspection\/view\/\d+/);
    await page.getByRole("heading", { level: 1, name: /^IR\d{6}-\d{4}/ }).waitFor();
    await page.getByText("12.5 cm").first().waitFor();
    expect(phone.takeProblems()).toEqual([]);
  });

  it("is completed by keys alone", async () => {
    const { page } = owner;
    await page.goto("/inspection/list");
    await buttonOf(page, say("inspecting.inspectNow")).first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say("inspecting.inspectNowTitle") });
    await dialog.getByLabel(say("inspecting.targetName"), { exact: true }).focus();
    await page.keyboard.type(`${TANK} 3`);
    await buttonOf(dialog, say("inspecting.begin")).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/inspection\/view\?task=\d+/);
    await page.getByRole("textbox", { name: LEVEL }).focus();
    await page.keyboard.type("25");
    await page.getByText(say("inspecting.savedHere", { time: "" }).trim()).waitFor();
    await buttonOf(page, say("inspecting.submit")).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/inspection\/view\/\d+/);
    await page.getByText("25 cm").first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("action is proven and closed", async () => {
    const { page } = owner;
    await page.goto("/inspection/task?view=actions");
    await page.getByRole("link", { name: say("inspecting.openAction", { name: LEVEL }) }).click();
    const panel = page.getByRole("complementary", { name: say("inspecting.actionPanel") });
    await buttonOf(panel, say("inspecting.prove")).click();
    const dialog = page.getByRole("dialog", { name: say("inspecting.prove") });
    await typeInto(
      dialog.getByLabel(say("inspecting.proof")),
      isChinese ? "已补充液氮至 40 cm" : "Filled up to 40 cm",
    );
    await buttonOf(dialog, say("inspecting.prove")).click();
    await buttonOf(panel, say("inspecting.closeAction")).click();
    await panel.getByText(say("inspecting.actionState-closed")).first().waitFor();
    await savePicture(page, `inspection-action-closed-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });
});
