import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn, statusLine } from "./steps.ts";

const say = translateIn("zh-CN");

describe("maps and pictures of a plasmid", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    const { page } = person;
    await signIn(page, say, demo.owner);
    await page.goto("/sequence");
    await page.getByRole("link", { name: "pUC19" }).click();
    await ring().waitFor();
  });
  savePagesOfFailure(() => [person?.page]);

  const mapName = (view: "Circular" | "Linear") =>
    new RegExp(`^pUC19 的${view === "Circular" ? "环状图" : "线性图"}`);
  const ring = () => person.page.getByRole("group", { name: mapName("Circular") });
  const dialog = () => person.page.getByRole("dialog", { name: say("sequences.pictureTitle") });
  const choose = async (word: string) => dialog().getByText(word, { exact: true }).click();
  const nameOn = (map: Locator, name: string) => map.locator("svg text", { hasText: name }).first();
  const textsOf = (map: Locator) => map.locator("svg text").allTextContents();

  it("shows cut sites, and GC content and skew when asked", async () => {
    const { page } = person;
    await nameOn(ring(), "HindIII").waitFor();
    await expect.poll(() => ring().getByText(say("sequences.gcContent")).count()).toBe(0);
    await buttonOf(page, say("sequences.show")).click();
    await page.getByRole("switch", { name: say("sequences.gcPlot") }).click();
    await ring().getByText(say("sequences.gcContent")).waitFor();
    await page.keyboard.press("Escape");
  });

  it("zooms to an arc by wheel, key and button, and back", async () => {
    const { page } = person;
    const whole = await textsOf(ring());
    expect(whole.join(" ")).toContain(say("sequences.kindCircular"));
    const box = await ring().boundingBox();
    if (!box) throw new Error("no map");
    await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2 + 30);
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -150);
    await ring()
      .getByText(/^[\d,]+–[\d,]+$/)
      .waitFor();
    await ring().focus();
    await page.keyboard.press("0");
    await ring().getByText(say("sequences.kindCircular")).waitFor();
    await buttonOf(page, say("sequences.zoomIn")).click();
    await buttonOf(page, say("sequences.zoomAll")).click();
    await expect.poll(() => textsOf(ring())).toEqual(whole);
  });

  it("lists what is drawn, cut sites too", async () => {
    const { page } = person;
    const list = page.getByRole("listbox", { name: say("sequences.mapList") });
    await list.focus();
    await page.keyboard.press("End");
    await list.getByRole("option", { selected: true }).getByText("酶切位点").waitFor();
    await page.keyboard.press("Enter");
    await ring().focus();
  });

  it("draws the line with the same names", async () => {
    const { page } = person;
    await page.getByText(say("sequences.mapLinear"), { exact: true }).click();
    const line = page.getByRole("group", { name: mapName("Linear") });
    await nameOn(line, "HindIII").waitFor();
    await buttonOf(page, say("sequences.show")).click();
    await page.getByRole("combobox", { name: say("sequences.enzymeGroup") }).click();
    await page
      .locator(".ant-select-item-option", { hasText: new RegExp(`^${say("sequences.enzymesAll")}$`) })
      .click();
    await page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)").waitFor({ state: "hidden" });
    // By the button that opened it: Esc may still belong to the list of the field.
    await buttonOf(page, say("sequences.show")).click();
    await page.getByRole("combobox", { name: say("sequences.enzymeGroup") }).waitFor({ state: "hidden" });

    // Names without space are counted; each is a click away.
    const usual = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 1280, height: 560 });
    const gathered = line
      .locator("svg text")
      .filter({ hasText: new RegExp(say("sequences.moreCuts_other", { number: "\\d+" })) });
    await gathered.first().click();
    const list = page.getByRole("list", { name: await gathered.first().innerHTML() });
    await list.getByRole("button").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await list.waitFor({ state: "hidden" });
    const selected = async () => /[\d,]+(?=–)/.exec(await statusLine(page, say).innerText())?.[0] ?? "";
    await expect.poll(selected).not.toBe("");
    await gathered.first().click();
    await list.waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    await page.setViewportSize(usual);
    await page.getByText(say("sequences.mapCircular"), { exact: true }).click();
    await ring().waitFor();
  });

  it("saves self-contained SVG, PNG and PDF", { timeout: 60_000 }, async () => {
    const { page } = person;
    const saveAs = async (view: string, format: string) => {
      await page.keyboard.press("Control+p");
      await choose(view);
      await choose(format);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        buttonOf(dialog(), say("sequences.pictureSave")).click(),
      ]);
      await dialog().waitFor({ state: "hidden" });
      return readFile(await file.path());
    };
    const map = say("sequences.mapCircular");
    const svg = (await saveAs(map, "SVG")).toString("utf8");
    for (const part of ["pUC19", "font/woff;base64", 'viewBox="', 'width="180mm"', "HindIII"])
      expect(svg.includes(part), part).toBe(true);
    expect(/class=|var\(|https?:\/\/(?!www\.w3\.org)/.exec(svg)).toBeNull();
    const png = await saveAs(map, "PNG");
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    // Two columns of a journal at 300 dpi.
    expect(png.readUInt32BE(16)).toBe(2126);
    const pdf = (await saveAs(say("sequences.pictureRows"), "PDF")).toString("latin1");
    expect(pdf.includes("/FontFile2")).toBe(true);
    expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(1);
  });

  it("copies the picture, and prints it alone", async () => {
    const { page, context } = person;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.keyboard.press("Control+p");
    await choose(say("sequences.mapCircular"));
    // How large the characters come out.
    await dialog().getByText(/\d pt/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog(), say("sequences.pictureCopy")).click();
    await page.getByText(say("sequences.pictureCopied")).first().waitFor();
    const kinds = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => types),
    );
    expect(kinds).toContain("image/png");
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "yes";
      };
    });
    await buttonOf(dialog(), say("sequences.picturePrint")).click();
    await page.locator("html[data-printed=yes]").waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
    expect(await page.locator("body > div > div > svg").last().isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    expect(person.takeProblems()).toEqual([]);
  });
});
