import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { findFlaws, findSmallTargets } from "./page-flaws.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, importPanel, sequenceRows, signIn } from "./steps.ts";
import { pinch, typeInto } from "./user-input.ts";

/** A picture as small as there is: one pixel. */
const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("on a phone, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab({ DEMO: "1" }, () => undefined);
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    person = await lab.open({ locale, device: "phone" });
    page = person.page;
    await signIn(page, say, demo.owner);
  });
  goStepByStep(() => [page], locale);

  const menu = () => page.getByRole("navigation", { name: say("shell.mainMenu") });
  const tab = (word: string) => page.getByRole("tab", { name: word, exact: true });
  const looksRight = async () => {
    await waitForQuiet(page);
    expect(await findFlaws(page, { isNarrow: true })).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  };

  it("finds a plasmid by the search at the top, and shows its map, bases and features", async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("shell.search") })
      .tap();
    await typeInto(page.getByRole("combobox", { name: say("shell.searchHint") }), "pEGFP-N1");
    await page.getByRole("option", { name: "pEGFP-N1", exact: true }).first().tap();
    await page.getByRole("heading", { name: "pEGFP-N1", level: 1 }).waitFor();
    const panel = page.getByRole("tabpanel");
    await panel.locator("svg").first().waitFor();
    await looksRight();
    const before = await panel.screenshot();
    await pinch(panel.locator("svg").first(), 3);
    await expect.poll(async () => before.equals(await panel.screenshot())).toBe(false);
    await tab(say("sequences.rowsPane")).tap();
    await sequenceRows(page).waitFor();
    await tab(say("sequences.columnFeatures")).tap();
    await panel.getByRole("button", { name: /EGFP/ }).first().tap();
    await expect.poll(() => tab(say("sequences.mapPane")).getAttribute("aria-selected")).toBe("true");
    expect(person.takeProblems()).toEqual([]);
  });

  it("filters a list with one sheet, which shows how many filters are set", async () => {
    await menu()
      .getByRole("link", { name: say("sequences.menu") })
      .tap();
    await page.getByRole("link", { name: "pET28a-scFv", exact: true }).waitFor();
    await looksRight();
    await page.getByRole("button", { name: say("shell.filters"), exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: say("shell.filters") });
    await sheet.getByRole("combobox", { name: say("moleculeList.topologyLabel") }).tap();
    await page
      .getByRole("option", { name: say("moleculeList.topology-linear") })
      .waitFor({ state: "attached" });
    await page
      .locator(".ant-select-item-option")
      .filter({ hasText: say("moleculeList.topology-linear") })
      .tap();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.getByRole("button", { name: say("shell.showFiltered") }).tap();
    await page.getByRole("button", { name: say("shell.filtersActive", { count: 1 }) }).waitFor();
    await page.getByRole("link", { name: "pET28a-scFv", exact: true }).waitFor({ state: "detached" });
    expect(person.takeProblems()).toEqual([]);
  });

  it("offers what can be done to a row in a sheet from below", async () => {
    await page.goto("/sequence");
    await page.getByRole("button", { name: say("fileActions.actionsOf", { name: "pET28a-scFv" }) }).tap();
    const sheet = page.getByRole("menu").last();
    await sheet.waitFor();
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)];
      })
      .toEqual([0, 390, 844]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.touchscreen.tap(195, 60);
    await sheet.waitFor({ state: "hidden" });
  });

  it("adds a folder and a photo by the round button", async () => {
    await menu()
      .getByRole("link", { name: say("projects.menu") })
      .tap();
    await page.getByRole("link", { name: say("projects.personal"), exact: true }).tap();
    await page.waitForURL(/\/project\/\d+\/file/);
    const add = buttonOf(page, say("fileActions.add"));
    await add.tap();
    await page.getByRole("menuitem", { name: say("fileActions.newFolder") }).tap();
    const dialog = page.getByRole("dialog", { name: say("fileActions.newFolder") });
    await typeInto(dialog.getByRole("textbox"), "Gels");
    await dialog.getByRole("button", { name: say("shell.create") }).tap();
    await page.getByRole("link", { name: "Gels", exact: true }).waitFor();
    await add.tap();
    const camera = page.waitForEvent("filechooser");
    await page.getByRole("menuitem", { name: say("fileActions.takePhoto") }).tap();
    const chooser = await camera;
    const asked = await chooser
      .element()
      .evaluate(
        (field) => field instanceof HTMLInputElement && [field.accept, field.getAttribute("capture")],
      );
    expect(asked).toEqual(["image/*", "environment"]);
    await chooser.setFiles({ name: "gel.png", mimeType: "image/png", buffer: PHOTO });
    await importPanel(page, say).getByText("gel.png").first().waitFor();
    await page.getByRole("link", { name: "gel.png", exact: true }).first().waitFor();
    expect(person.takeProblems()).toEqual([]);
  });

  it("decides by the bell what waits", async () => {
    await page.getByRole("banner").getByRole("button", { name: /\d/ }).tap();
    const news = page.getByRole("dialog", { name: say("notifications.title") });
    await news.getByRole("link", { name: say("approvals.mine"), exact: true }).tap();
    await page.waitForURL("**/approvals");
    await page.getByRole("heading", { name: say("approvals.mine"), level: 1 }).waitFor();
    await looksRight();
    // Bookings of devices wait as well.
    const [deletion] = await lab.product.asOwner<{ title: string }>(
      "select title from approval_record where kind = 'PROJECT_DELETION' and status = 'PENDING'",
    );
    const link = page.getByRole("link", { name: say("approvals.open", { name: deletion?.title ?? "" }) });
    await link.tap();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("approvals.approve") })
      .tap();
    const one = locale === "en-US" ? "one" : "other";
    const sure = page.getByRole("dialog", { name: say(`approvals.approveTitle_${one}`, { count: 1 }) });
    await sure.getByRole("button", { name: say("approvals.approveDeletion") }).tap();
    await sure.waitFor({ state: "detached" });
    await link.waitFor({ state: "detached" });
    expect(person.takeProblems()).toEqual([]);
  });

  it("shows the rows of an alignment, and what the homepage says elsewhere", async () => {
    const [alignment] = await lab.product.asOwner<{ id: string }>(
      "select id from file where kind = 'alignment'",
    );
    await page.goto(`/sequence/alignment/${alignment?.id}`);
    await page.getByRole("application", { name: say("alignments.viewLabel") }).waitFor();
    await looksRight();
    await page.goto("/homepage/audit");
    await page.waitForURL("**/approvals");
    await page.goto("/homepage");
    await page.waitForURL("**/project");
    expect(person.takeProblems()).toEqual([]);
  });

  it("asks for a computer where a page needs one", async () => {
    await page.goto("/equipment/my");
    await page.getByText(say("shell.computerTitle")).waitFor();
    expect(await page.getByRole("tab", { name: say("equipment.my") }).count()).toBe(0);
  });

  it("is whole at 320", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [
      "/project",
      "/sequence",
      "/notifications",
      "/sequence/library/primer",
      "/personal/information",
    ]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await looksRight();
    }
  });
});
