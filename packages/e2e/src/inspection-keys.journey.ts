import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "./browser.ts";
import { chooseByKeys, expectFocus, pressOn, tabTo, typeOn } from "./keyboard.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, type PhraseKey, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))(
  "an inspection by the keyboard alone, in %s",
  (locale) => {
    const say = translateIn(locale);
    const lab = openLab();
    let person: Person;

    beforeAll(async () => {
      person = await lab.open({ locale });
      await signIn(person.page, say, demo.owner);
    });
    goStepByStep(() => [person?.page], locale);

    const labelled = (key: PhraseKey): Locator => person.page.getByLabel(say(key), { exact: true });
    const titles = (): Promise<string[]> =>
      person.page.locator("li button[aria-expanded] > span:first-child").allTextContents();

    /** Adds an item to a section by its list of kinds; the keys are in its title then. */
    const addItem = async (section: string, kind: PhraseKey, title: string) => {
      const { page } = person;
      const list = page.getByRole("combobox", { name: `${say("inspecting.addItem")}: ${section}` });
      await chooseByKeys(page, list, say(kind));
      await expect
        .poll(() => labelled("inspecting.itemTitle").evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.keyboard.type(title);
    };

    it("form is designed: sections, items of several kinds, limits, a condition, their order", async () => {
      const { page } = person;
      await page.goto("/inspection/list");
      await pressOn(page, buttonOf(page, say("inspecting.newForm")).first(), { isFresh: true });
      const dialog = page.getByRole("dialog", { name: say("inspecting.newForm") });
      await pressOn(page, dialog.getByRole("button", { name: new RegExp(say("inspecting.blankForm")) }));
      await page.waitForURL(/\/inspection\/detail\/\d+/);
      await typeOn(page, labelled("inspecting.formName"), "Keys");
      await typeOn(page, labelled("inspecting.sectionTitle"), "Tank");
      await addItem("Tank", "inspecting.kind-number", "Level");
      await typeOn(page, labelled("inspecting.min"), "20");
      await typeOn(page, labelled("inspecting.unit"), "cm");
      await addItem("Tank", "inspecting.kind-text", "Why");
      await pressOn(page, page.getByRole("checkbox", { name: say("inspecting.required") }), { key: "Space" });
      await chooseByKeys(page, labelled("inspecting.conditionItem"), "Level");
      await addItem("Tank", "inspecting.kind-choice", "Lid");
      await pressOn(page, page.getByRole("button", { name: say("inspecting.moveUp", { name: "Lid" }) }), {
        isBack: true,
      });
      await expect.poll(titles).toEqual(["Level", "Lid", "Why"]);
      await page.keyboard.press("Enter");
      await expect.poll(titles).toEqual(["Lid", "Level", "Why"]);
      await pressOn(page, page.getByRole("button", { name: say("inspecting.moveDown", { name: "Lid" }) }));
      await expect.poll(titles).toEqual(["Level", "Lid", "Why"]);
      await page.keyboard.press("Enter");
      await expect.poll(titles).toEqual(["Level", "Why", "Lid"]);
      await pressOn(page, buttonOf(page, say("inspecting.addSection")));
      await page.keyboard.type("Sign");
      await addItem("Sign", "inspecting.kind-signature", "Inspector");
      await addItem("Sign", "inspecting.kind-date", "Spare");
      await pressOn(
        page,
        page.getByRole("button", { name: say("inspecting.removeItem", { name: "Spare" }) }),
        {
          isBack: true,
        },
      );
      await expect.poll(titles).toEqual(["Level", "Why", "Lid", "Inspector"]);
      await expectFocus(page);
      expect(person.takeProblems()).toEqual([]);
    });

    it("form is saved and published", async () => {
      const { page } = person;
      await pressOn(page, buttonOf(page, say("inspecting.save")));
      await page.getByText(say("inspecting.saved"), { exact: true }).waitFor();
      await pressOn(page, buttonOf(page, say("inspecting.publish")));
      const asked = page.getByRole("dialog", { name: say("inspecting.publishTitle", { version: 1 }) });
      await pressOn(page, buttonOf(asked, say("inspecting.publish")));
      await page.getByText(say("inspecting.published", { version: 1 })).waitFor();
      await expectFocus(page);
      expect(person.takeProblems()).toEqual([]);
    });

    it("is filled in: what is missing gets the focus, a condition shows an item, all is submitted", async () => {
      const { page } = person;
      const places = page.getByRole("navigation", { name: say("inspection.title") });
      await page.goto("/inspection/list");
      await page.getByRole("link", { name: "Keys", exact: true }).waitFor();
      await places.first().waitFor();
      const row = page.getByRole("row").filter({ hasText: "Keys" });
      await pressOn(page, buttonOf(row, say("inspecting.inspectNow")), { isFresh: true });
      const dialog = page.getByRole("dialog", { name: say("inspecting.inspectNowTitle") });
      await typeOn(page, dialog.getByLabel(say("inspecting.targetName"), { exact: true }), "Tank 1");
      await pressOn(page, buttonOf(dialog, say("inspecting.begin")));
      await page.waitForURL(/\/inspection\/view\?task=\d+/);
      await pressOn(page, buttonOf(page, say("inspecting.submit")));
      const level = page.getByRole("textbox", { name: "Level" });
      await expect.poll(() => level.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type("12");
      await typeOn(page, page.getByRole("textbox", { name: "Why" }), "Delivery is late");
      await pressOn(page, page.getByRole("radio", { name: say("inspecting.fail") }), { key: "Space" });
      await page.keyboard.press("ArrowLeft");
      await expect
        .poll(() => page.getByRole("radio", { name: say("inspecting.pass") }).isChecked())
        .toBe(true);
      await typeOn(page, labelled("inspecting.signName"), "Chen");
      await pressOn(page, buttonOf(page, say("inspecting.submit")));
      await page.waitForURL(/\/inspection\/view\/\d+/);
      await page.getByText("12 cm").first().waitFor();
      await page.getByText("Delivery is late").first().waitFor();
      await expectFocus(page);
      expect(person.takeProblems()).toEqual([]);
    });

    it("action that it opened is proven and closed", async () => {
      const { page } = person;
      await page.goto("/inspection/task?view=actions");
      await pressOn(page, page.getByRole("link", { name: say("inspecting.openAction", { name: "Level" }) }), {
        isFresh: true,
      });
      const panel = page.getByRole("complementary", { name: say("inspecting.actionPanel") });
      await pressOn(page, buttonOf(panel, say("inspecting.prove")));
      const dialog = page.getByRole("dialog", { name: say("inspecting.prove") });
      await typeOn(page, dialog.getByLabel(say("inspecting.proof")), "Filled up");
      await pressOn(page, buttonOf(dialog, say("inspecting.prove")));
      await tabTo(page, buttonOf(panel, say("inspecting.closeAction")));
      await page.keyboard.press("Enter");
      await panel.getByText(say("inspecting.actionState-closed")).first().waitFor();
      await expectFocus(page);
      expect(person.takeProblems()).toEqual([]);
    });

    it("is counted in the trend of its form", async () => {
      const { page } = person;
      await page.goto("/inspection/list");
      await pressOn(page, page.getByRole("link", { name: "Keys", exact: true }), { isFresh: true });
      await page.waitForURL(/\/inspection\/detail\/\d+/);
      await tabTo(page, page.getByRole("tab", { name: say("inspecting.tabDesign") }));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.waitForURL(/tab=records/);
      await page.getByRole("row").nth(1).waitFor();
      expect(person.takeProblems()).toEqual([]);
    });
  },
);
