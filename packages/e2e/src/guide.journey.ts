import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findBarriers, savePicture } from "./browser.ts";
import { openLab } from "./lab.ts";
import { findFlaws } from "./page-flaws.ts";
import { translateIn } from "./phrases.ts";
import { demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");
const chinese = translateIn("zh-CN");

const title = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

describe("the user guide", () => {
  const lab = openLab();

  it("opens from the help of a page, at the page about it, in a new tab", async () => {
    const { page, takeProblems } = await lab.open({ locale: "en-US" });
    await signIn(page, say, demo.owner, { next: "/equipment/reservation" });
    await page.getByRole("button", { name: say("guidance.help"), exact: true }).click();
    const [guide] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("menuitem", { name: say("guidance.guide") }).click(),
    ]);
    await title(guide, "Book a device");
    await guide.getByRole("img").first().waitFor();
    await savePicture(guide, "guide-page-en-light");
    expect(await findBarriers(guide)).toEqual([]);
    await guide.close();
    expect(takeProblems()).toEqual([]);
  });

  it("is searched by keys without an account, and opens the section that was found", async () => {
    const { page, takeProblems } = await lab.open({ locale: "en-US" });
    await page.goto("/open/guide");
    await title(page, say("guide.title"));
    expect(await findBarriers(page)).toEqual([]);
    const search = page.getByRole("searchbox", { name: say("guide.searchLabel") });
    await typeInto(search, "restore deleted");
    await page.getByRole("search").getByRole("link").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/open\/guide\/trash/);
    await title(page, "Restore from the trash");
    await typeInto(search, "zzzz qqqq");
    await page.getByText(say("guide.nothing", { text: "zzzz qqqq" })).waitFor();
    await page.keyboard.press("Escape");
    // A window in which the section is not visible without scrolling.
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto("/open/guide/trash#what-can-go-wrong");
    await page.getByRole("heading", { name: "What can go wrong" }).waitFor();
    await page.waitForFunction(() => (document.scrollingElement?.scrollTop ?? 0) > 100);
    expect(takeProblems()).toEqual([]);
  });

  it("changes its language and goes on to the next page, on a phone in the dark", async () => {
    const { page, takeProblems } = await lab.open({ locale: "en-US", device: "phone", colorScheme: "dark" });
    await page.goto("/open/guide/book-a-device");
    await title(page, "Book a device");
    await page.getByRole("combobox", { name: say("shell.language") }).selectOption("zh-CN");
    await title(page, "预约仪器");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-CN");
    await savePicture(page, "guide-page-zh-dark-phone");
    expect(await findFlaws(page, { isNarrow: true })).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByText(chinese("guide.contents"), { exact: true }).click();
    await page
      .getByRole("navigation", { name: chinese("guide.contents") })
      .getByText("从回收站恢复")
      .click();
    await title(page, "从回收站恢复");
    await page.getByRole("link", { name: chinese("guide.next", { title: "安排任务" }) }).click();
    await title(page, "安排任务");
    expect(takeProblems()).toEqual([]);
  });
});
