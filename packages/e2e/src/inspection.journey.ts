import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const NAME = "液氮罐巡检";

describe("an inspection", () => {
  const lab = openLab();
  let owner: Person;
  let phone: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, say, demo.owner);
  });
  goStepByStep(() => [owner?.page, phone?.page]);

  it("form is designed with limits and published", async () => {
    const { page } = owner;
    await page.goto("/inspection/list");
    await buttonOf(page, say("inspecting.newForm")).first().click();
    const dialog = page.getByRole("dialog", { name: say("inspecting.newForm") });
    await dialog.getByText("−80 ℃ 超低温冰箱").waitFor();
    await savePicture(page, "inspection-ready-forms-zh-light");
    await dialog.getByRole("button", { name: new RegExp(say("inspecting.blankForm")) }).click();
    await page.waitForURL(/\/inspection\/detail\/\d+/);
    await typeInto(page.getByLabel(say("inspecting.formName")), NAME);
    const addItem = page.getByRole("combobox", { name: new RegExp(`^${say("inspecting.addItem")}`) });
    await choose(page, addItem, say("inspecting.kind-number"));
    await typeInto(page.getByLabel(say("inspecting.itemTitle")), "液位");
    await typeInto(page.getByLabel(say("inspecting.min")), "20");
    await typeInto(page.getByLabel(say("inspecting.unit")), "cm");
    await savePicture(page, "inspection-designer-zh-light");
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
    await typeInto(dialog.getByLabel(say("inspecting.targetName")), "液氮罐 1");
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
    await page.getByText(`${NAME} · 液氮罐 1`).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is completed on a phone: a value out of limits is reported immediately, and opens a corrective action", async () => {
    phone = await lab.open({ locale: "zh-CN", device: "phone" });
    const { page } = phone;
    await signIn(page, say, demo.owner);
    await page.goto("/inspection/list");
    await page.getByText(NAME).waitFor();
    await buttonOf(page, say("inspecting.inspectNow")).first().tap();
    const dialog = page.getByRole("dialog", { name: say("inspecting.inspectNowTitle") });
    await typeInto(dialog.getByLabel(say("inspecting.targetName")), "液氮罐 2");
    await buttonOf(dialog, say("inspecting.begin")).tap();
    await page.waitForURL(/\/inspection\/view\?task=\d+/);
    await buttonOf(page, say("inspecting.submit")).tap();
    await page
      .getByRole("alert")
      .getByText(say("inspecting.missing_other", { count: 1 }))
      .waitFor();
    await typeInto(page.getByRole("textbox", { name: "液位" }), "12.5");
    const range = `${say("inspecting.atLeast", { min: "20" })} cm`;
    await page.getByText(say("inspecting.outOfLimits", { range })).waitFor();
    // A phone that dies in the middle continues where it was.
    await page.getByText(/已保存在本机/).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole("textbox", { name: "液位" }).inputValue()).toBe("12.5");
    await savePicture(page, "inspection-fill-phone-zh-light");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("inspecting.submit")).tap();
    await page.waitForURL(/\/inspection\/view\/\d+/);
    await page.getByRole("heading", { level: 1, name: /^IR\d{6}-0001/ }).waitFor();
    await page.getByText("12.5 cm").first().waitFor();
    expect(phone.takeProblems()).toEqual([]);
  });

  it("action is proven and closed", async () => {
    const { page } = owner;
    await page.goto("/inspection/task?view=actions");
    await page.getByRole("link", { name: say("inspecting.openAction", { name: "液位" }) }).click();
    const panel = page.getByRole("complementary", { name: say("inspecting.actionPanel") });
    await buttonOf(panel, say("inspecting.prove")).click();
    const dialog = page.getByRole("dialog", { name: say("inspecting.prove") });
    await typeInto(dialog.getByLabel(say("inspecting.proof")), "已补充液氮至 40 cm");
    await buttonOf(dialog, say("inspecting.prove")).click();
    await buttonOf(panel, say("inspecting.closeAction")).click();
    await panel.getByText(say("inspecting.actionState-closed")).first().waitFor();
    await savePicture(page, "inspection-action-closed-zh-light");
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });
});
