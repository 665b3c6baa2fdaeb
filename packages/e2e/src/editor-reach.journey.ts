import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, settle, valueAtRest } from "./browser.ts";
import { openLab } from "./lab.ts";
import { type Locale, type Translate, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, filesField, sequenceRows, signIn, statusLine, waitForImport } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { typeInto } from "./user-input.ts";

const files = [
  "sequences/genbank_plasmid/pUC19.gb",
  "sequences/genpept/YP_007988852.gp",
  "sequences/ab1/Achl_ACHLO006-09_1_F.ab1",
];
/** A file of several records, of which one is to be chosen. */
const several = ">first\nACGTACGTAC\n>second\nTTTTGGGGCC\n";

/** All pairs take minutes; English has the longest words, dark the narrowest contrasts. */
type Theme = "light" | "dark";
const looks = variantsOf<readonly [Locale, Theme]>(
  ["en-US", "dark"],
  ["zh-CN", "light"],
  ["en-US", "light"],
  ["zh-CN", "dark"],
  ["zh-TW", "light"],
  ["zh-TW", "dark"],
);

const WIDE = { width: 1920, height: 1080 };
const USUAL = { width: 1280, height: 800 };
/** What is left of the usual window at 200 %. */
const HALVED = { width: 640, height: 400 };

/** Text cut off by its container without any indication. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
        const isClipped = overflowX !== "visible" && overflowX !== "auto" && overflowX !== "scroll";
        return (
          own &&
          isClipped &&
          textOverflow !== "ellipsis" &&
          clipPath === "none" &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.skipIf(!hasTestData)("the editor for everybody", () => {
  const lab = openLab();
  let owner: Person;
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    owner = await lab.open({ locale: "en-US" });
    const { page } = owner;
    const say = translateIn("en-US");
    await signIn(page, say, demo.owner);
    await page.goto("/sequence");
    await filesField(page).setInputFiles(files.map(testData));
    await waitForImport(page, say, files.length, 0);
    for (const link of await page.getByRole("table").getByRole("link").all())
      addresses.set(await link.innerText(), (await link.getAttribute("href")) ?? "");
  });

  const enter = async (
    locale: Locale,
    theme: "light" | "dark",
    hasTouch = false,
  ): Promise<Person & { say: Translate }> => {
    const person = await lab.again(owner, { locale, hasTouch });
    await person.context.addInitScript((key) => {
      if (origin !== "null") localStorage.setItem("yy-theme", key);
    }, theme);
    await person.page.setViewportSize(USUAL);
    return { ...person, say: translateIn(locale) };
  };
  const open = async (page: Page, name: string): Promise<void> => {
    await page.goto(addresses.get(name) ?? "");
    await page.locator("[data-row]").first().waitFor();
    await sequenceRows(page).focus();
  };
  const select = async (page: Page, say: Translate, first: number, last: number) => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Shift+G");
    const dialog = page.getByRole("dialog", { name: say("sequences.selectRange") });
    await typeInto(dialog.getByLabel(say("sequences.selectFrom")), String(first));
    await typeInto(dialog.getByLabel(say("sequences.selectTo")), String(last));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await sequenceRows(page).focus();
  };
  const pane = (page: Page, say: Translate): Locator =>
    page.getByRole("region", { name: say("sequences.mapPane") });

  it.each(looks)(
    "has no barrier in any view or dialog, and cuts no word off, in %s, %s",
    { timeout: 240_000 },
    async (locale, theme) => {
      const { page, context, say, takeProblems } = await enter(locale, theme);
      const faults: string[] = [];
      const look = async (scene: string, isChecked = true) => {
        if (isChecked) faults.push(...(await findBarriers(page)).map((one) => `${scene}: ${one}`));
        else await settle(page);
        faults.push(...(await cutWords(page)).map((one) => `${scene}: cut off: ${one}`));
        if ((await sidewaysScroll(page)) > 0) faults.push(`${scene}: scrolls sideways`);
        await savePicture(page, `reach ${locale} ${theme} ${scene}`);
      };
      const close = async () => {
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").last().waitFor({ state: "hidden" });
      };
      const dialog = async (keys: string, scene: string) => {
        await page.keyboard.press(keys);
        await page.getByRole("dialog").last().waitFor();
        await look(scene);
        await close();
      };
      await open(page, "pUC19");
      await select(page, say, 885, 1745);
      await page.getByRole("slider", { name: /bla/ }).first().waitFor();
      await look("01 ring");
      await page.keyboard.press("Alt+A");
      await page.getByRole("dialog").last().waitFor();
      await look("02 annotate");
      await close();
      await dialog("F2", "03 feature");
      await dialog("Alt+K", "04 colour");
      await dialog("Alt+P", "05 description");
      await dialog("Control+G", "06 go to");
      await dialog("Control+I", "07 insert");
      await dialog("Alt+R", "08 replace");
      await dialog("Control+P", "09 picture");
      await page.keyboard.press("Control+H");
      await typeInto(page.getByLabel(say("sequences.findQuery")), "GATC");
      await look("10 find");
      await page.keyboard.press("Escape");
      await sequenceRows(page).focus();

      await buttonOf(page, say("sequences.show")).click();
      await page.getByRole("switch", { name: say("sequences.gcPlot") }).waitFor();
      await look("11 what is shown");
      for (const name of [say("sequences.gcPlot"), say("sequences.orfs")]) {
        await page.getByRole("switch", { name }).click();
        await page.getByRole("switch", { name, checked: true }).waitFor();
      }
      await page.keyboard.press("Escape");
      // A ring too small for curves leaves them out; the line below has them at any size.
      await look("12 ring with curves and frames");
      await pane(page, say).getByText(say("sequences.mapLinear"), { exact: true }).click();
      await pane(page, say).getByText(say("sequences.gcContent")).first().waitFor();
      await look("13 line");

      const toolbar = page.getByRole("toolbar", { name: say("sequences.toolbar") });
      await toolbar.getByRole("button", { name: say("sequences.menuFeature") }).click();
      await page.getByRole("menuitem").first().waitFor();
      await look("14 menu");
      await page.keyboard.press("Escape");
      await page.getByRole("menuitem").first().waitFor({ state: "hidden" });
      await sequenceRows(page).click({ button: "right", position: { x: 200, y: 60 } });
      await page.getByRole("menuitem").first().waitFor();
      await look("15 menu at the pointer");
      await page.keyboard.press("Escape");
      await page.getByRole("menuitem").first().waitFor({ state: "hidden" });

      await sequenceRows(page).focus();
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Alt+I")]);
      await chooser.setFiles({ name: "two.fasta", mimeType: "text/plain", buffer: Buffer.from(several) });
      await page.getByRole("dialog").last().waitFor();
      await look("16 one of several records");
      await close();
      await buttonOf(page, say("sequences.history")).click();
      await page.getByRole("dialog", { name: say("sequences.history") }).waitFor();
      await look("17 history");
      await close();

      await page.setViewportSize(WIDE);
      await look("18 wide line", false);
      await pane(page, say).getByText(say("sequences.mapCircular"), { exact: true }).click();
      await look("19 wide ring", false);
      await buttonOf(page, say("sequences.show")).click();
      for (const name of [say("sequences.gcPlot"), say("sequences.orfs")]) {
        await page.getByRole("switch", { name }).click();
        await page.getByRole("switch", { name, checked: false }).waitFor();
      }
      await page.keyboard.press("Escape");
      await page.setViewportSize(USUAL);

      await open(page, "YP_007988852");
      await look("20 protein");
      await open(page, "4264268");
      await look("21 read");
      await page.setViewportSize(WIDE);
      await look("22 wide read", false);
      expect(faults).toEqual([]);
      expect(takeProblems()).toEqual([]);
      await context.close();
    },
  );

  it("fits a window at 200 %, and its dialogs too", async () => {
    const { page, context, say } = await enter("en-US", "light");
    await open(page, "pUC19");
    await select(page, say, 885, 1745);
    await page.setViewportSize(HALVED);
    for (const [keys, scene] of [
      ["", "editor"],
      ["F2", "feature"],
      ["Alt+P", "description"],
      ["Control+P", "picture"],
    ] as const) {
      if (keys !== "") {
        await sequenceRows(page).focus();
        await page.keyboard.press(keys);
        await page.getByRole("dialog").last().waitFor();
      }
      await settle(page);
      await savePicture(page, `reach 200 ${scene}`);
      expect(await sidewaysScroll(page), scene).toBeLessThanOrEqual(0);
      const beyond = await page.evaluate(
        () =>
          [...document.querySelectorAll("[role=dialog] button, [role=toolbar] button")].filter((button) => {
            const { left, right, width } = button.getBoundingClientRect();
            return width > 0 && (left < 0 || right > innerWidth);
          }).length,
      );
      expect(beyond, scene).toBe(0);
      if (keys !== "") await page.keyboard.press("Escape");
      if (keys !== "") await page.getByRole("dialog").last().waitFor({ state: "hidden" });
    }
    await context.close();
  });

  it("can be used in the person's own colours, and keeps still when asked", async () => {
    const { page, context, say } = await enter("en-US", "light");
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, "pUC19");
    await select(page, say, 885, 1745);
    await savePicture(page, "reach forced colours");
    // Selected elements differ by their outline from others, and text contrasts with its background.
    const rows = await page.evaluate(() => {
      const colorOf = (element: Element | null, property: string) =>
        element ? getComputedStyle(element).getPropertyValue(property) : "";
      const letters = document.querySelector("[data-row] text");
      const back = document.querySelector("[aria-multiline=true]")?.parentElement ?? null;
      return { ink: colorOf(letters, "fill"), ground: colorOf(back, "background-color") };
    });
    expect(rows.ink).not.toBe(rows.ground);
    await sequenceRows(page).focus();
    await page.keyboard.press("ArrowRight");
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await expect.poll(moving).toBe(0);
    await context.close();
  });

  it("lists everything that the map draws", async () => {
    const { page, context, say } = await enter("en-US", "light");
    await open(page, "pUC19");
    const list = page.getByRole("listbox", { name: say("sequences.mapList") });
    const lengthOf = async () => Number(await list.getByRole("option").first().getAttribute("aria-setsize"));
    // Cut sites come a moment after the features.
    await expect.poll(lengthOf).toBeGreaterThan(20);
    await list.focus();
    const names = new Set<string>();
    const count = await lengthOf();
    for (let index = 0; index < count; index += 1) {
      names.add((await list.getByRole("option", { selected: true }).textContent()) ?? "");
      await page.keyboard.press("ArrowDown");
    }
    expect(names.size).toBe(count);
    const report = [...names].join("\n");
    const drawn = await pane(page, say)
      .locator("[data-feature] text")
      .evaluateAll((texts) =>
        // A name's own text comes after the hint with all names.
        texts.map((text) => text.lastChild?.textContent ?? ""),
      );
    expect(drawn.length).toBeGreaterThan(12);
    for (const name of drawn) expect(report).toContain(name.replace(/ \+\d+$/, "").replace(/…$/, ""));
    await context.close();
  });

  it("follows a finger: scrolls and moves, pinches, selects after a long press and opens a menu", async () => {
    const { page, context, say } = await enter("en-US", "light", true);
    await open(page, "pUC19");
    const session = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...places: readonly [number, number][]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: places.map(([x, y], id) => ({ x, y, id })),
      });
    const line = () => statusLine(page, say).innerText();
    const rows = await sequenceRows(page).boundingBox();
    const map = await pane(page, say).getByRole("group").boundingBox();
    if (!rows || !map) throw new Error("no views");
    const [x, y] = [rows.x + 120, rows.y + 300];

    const before = await line();
    await touch("touchStart", [x, y]);
    for (let way = 0; way <= 200; way += 10) await touch("touchMove", [x, y - way]);
    await touch("touchEnd");
    const top = () => sequenceRows(page).evaluate((box) => box.scrollTop);
    await expect.poll(top).toBeGreaterThan(100);
    expect(await line()).toBe(before);

    const scrolled = await valueAtRest(page, top);
    await touch("touchStart", [x, y]);
    await page.waitForTimeout(700);
    for (let way = 0; way <= 100; way += 10) await touch("touchMove", [x + way, y]);
    await touch("touchEnd");
    await statusLine(page, say)
      .getByText(/^Selection/)
      .waitFor();
    expect(await top()).toBe(scrolled);

    await touch("touchStart", [x, y]);
    await page.waitForTimeout(700);
    await touch("touchEnd");
    await page
      .getByRole("menuitem", { name: say("sequences.copy") })
      .first()
      .waitFor();
    await savePicture(page, "reach menu by finger");
    await page.keyboard.press("Escape");
    await page.getByRole("menuitem").first().waitFor({ state: "hidden" });

    const ring = () => pane(page, say).getByRole("group").locator("svg path").first().getAttribute("d");
    const [whole, middle] = [await ring(), { x: map.x + map.width / 2, y: map.y + map.height / 2 }];
    await touch("touchStart", [middle.x - 20, middle.y], [middle.x + 20, middle.y]);
    for (let way = 0; way <= 120; way += 10)
      await touch("touchMove", [middle.x - 20 - way, middle.y], [middle.x + 20 + way, middle.y]);
    await touch("touchEnd");
    await expect.poll(ring).not.toBe(whole);
    const [zoomed, chosen] = [await ring(), await line()];
    await touch("touchStart", [middle.x, middle.y]);
    for (let way = 0; way <= 120; way += 10) await touch("touchMove", [middle.x, middle.y - way]);
    await touch("touchEnd");
    await expect.poll(ring).not.toBe(zoomed);
    await expect.poll(() => line()).toBe(chosen);
    await context.close();
  });

  it("moves the ends of a feature by mouse and key, as one step each", async () => {
    const { page, context, say, takeProblems } = await enter("en-US", "light");
    await open(page, "pUC19");
    await select(page, say, 885, 1745);
    const handle = pane(page, say).getByRole("slider", { name: "Start of bla" });
    const shownLetter = () => handle.getAttribute("aria-valuenow").then(Number);
    const covers = (range: string) =>
      statusLine(page, say).getByText(say("sequences.statusSelection", { range })).waitFor();
    const box = await handle.boundingBox();
    if (!box) throw new Error("no handle");
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    const undo = buttonOf(page, say("sequences.undo"));

    await page.mouse.move(box.x + 12, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 90, { steps: 10 });
    await expect.poll(() => shownLetter()).toBeGreaterThan(900);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => shownLetter()).toBe(885);
    await expect.poll(() => undo.getAttribute("aria-disabled")).toBe("true");

    await page.mouse.move(box.x + 12, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 90, { steps: 10 });
    const wanted = await shownLetter();
    await page.mouse.up();
    await covers(`${new Intl.NumberFormat("en-US").format(wanted)}–1,745`);
    await undo.click();
    await expect.poll(shownLetter).toBe(885);
    await expect.poll(() => undo.getAttribute("aria-disabled")).toBe("true");

    await handle.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowLeft");
    expect((1745 - (await shownLetter()) + 1) % 3).toBe(0);
    await page.keyboard.press("ArrowLeft");
    const byKey = await shownLetter();
    await page.keyboard.press("Enter");
    await covers(`${byKey}–1,745`);
    await undo.click();
    await expect.poll(shownLetter).toBe(885);
    expect(takeProblems()).toEqual([]);
    await context.close();
  });
});
