import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn, statusLine } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const english = translateIn("en-US");

describe("a plasmid on a gel", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
    await openPuc19(person.page);
  });
  savePagesOfFailure(() => [person?.page]);

  const openPuc19 = async (page: Page) => {
    await page.goto("/sequence");
    await page.getByRole("link", { name: "pUC19" }).click();
    await page.getByRole("group", { name: /pUC19/ }).first().waitFor();
  };
  const dock = () => person.page.getByRole("region", { name: say("digest.title") });
  const table = () => dock().getByRole("table");
  const lengths = async () => {
    const cells = await table().locator("tbody tr td:nth-child(2)").allTextContents();
    return cells.map((text) => Number(text.replace(/\D/g, "")));
  };
  /** In the list that is open; those of other fields stay in the document. */
  const option = (name: string, page = person.page) =>
    page
      .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
      .filter({ hasText: name })
      .first();
  const addEnzyme = async (lane: number, name: string) => {
    const field = dock().getByRole("combobox", { name: say("digest.enzymesOfLane", { number: lane }) });
    await typeInto(field, name);
    await option(name).click();
    await person.page.keyboard.press("Escape");
  };

  it("is cut by enzymes, of which single cutters are first", async () => {
    const { page } = person;
    await buttonOf(page, say("digest.open")).click();
    await dock().waitFor();
    await dock()
      .getByRole("combobox", { name: say("digest.enzymesOfLane", { number: 1 }) })
      .click();
    await expect
      .poll(() => page.locator(".ant-select-item-group").first().textContent())
      .toBe(say("digest.cutOnce"));
    await page.keyboard.press("Escape");
    await addEnzyme(1, "PvuII");
    await expect.poll(lengths).toHaveLength(2);
    // As NEB's map of pUC19 (L09137) has it.
    await expect.poll(() => lengths()).toEqual([2364, 322]);
    await dock()
      .getByText(say("digest.count_other", { number: 2 }))
      .waitFor();
  });

  it("shows a fragment in map and bases, and in its band", async () => {
    const { page } = person;
    const [, short] = await lengths();
    await table().locator("tbody tr:nth-child(2)").getByRole("button").click();
    await statusLine(page, say)
      .getByText(new RegExp(`(^|\\D)${short}(\\D|$)`))
      .first()
      .waitFor();
    await table().locator("tbody tr[data-selected=true]").waitFor();
    const bands = dock().getByRole("listbox", { name: say("digest.bands") });
    await bands.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await table().locator("tbody tr:nth-child(1)[data-selected=true]").waitFor();
    await dock()
      .locator("svg text", { hasText: String(short) })
      .first()
      .click();
    await table().locator("tbody tr:nth-child(2)[data-selected=true]").waitFor();
  });

  it("takes a second lane of two enzymes, with a buffer for both", async () => {
    await buttonOf(dock(), say("digest.addLane")).click();
    await addEnzyme(2, "EcoRI");
    await addEnzyme(2, "ScaI");
    await expect.poll(lengths).toHaveLength(2);
    await dock().getByText("EcoRI-HF 100 %").first().waitFor();
    await savePicture(person.page, "digest-zh-light");
    await expect.poll(() => findBarriers(person.page)).toEqual([]);
  });

  it("takes a shipped set as lanes of the gel, and as what the views show", async () => {
    const { page } = person;
    const preset = new RegExp(say("digest.preset-2" as never).replace(/[()（）]/g, "."));
    await buttonOf(dock(), say("digest.addLanesOfSet")).click();
    await page.getByRole("menuitem", { name: preset }).click();
    const third = dock().getByRole("combobox", { name: say("digest.enzymesOfLane", { number: 3 }) });
    await third.waitFor();
    await savePicture(page, "digest-set-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await dock()
      .getByRole("button", { name: say("digest.laneOfSet") })
      .last()
      .click();
    await page.getByRole("menuitem", { name: preset }).last().click();
    const others = dock().getByRole("button", { name: /^删除泳道 / });
    while ((await others.count()) > 2) await others.last().click();
    await buttonOf(page, say("sequences.show")).click();
    await page.getByRole("combobox", { name: say("sequences.enzymeGroup") }).click();
    await option(say("digest.preset-2" as never)).click();
    await savePicture(page, "cut-sites-of-set-zh-light");
    await page.getByRole("combobox", { name: say("sequences.enzymeGroup") }).click();
    await option(say("sequences.enzymesAll")).click();
    await page.keyboard.press("Escape");
    expect(person.takeProblems()).toEqual([]);
  });

  it("leaves the gel as a picture and on paper, and the fragments as a table", async () => {
    const { page } = person;
    await buttonOf(dock(), say("digest.picture")).click();
    const [svg] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "SVG" }).click(),
    ]);
    expect(await readFile(await svg.path(), "utf8")).toContain("<svg");
    const [csv] = await Promise.all([page.waitForEvent("download"), buttonOf(dock(), "CSV").click()]);
    const text = await readFile(await csv.path(), "utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain("EcoRI 5′ AATT");
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "gel";
        dispatchEvent(new Event("afterprint"));
      };
    });
    await buttonOf(dock(), say("digest.picture")).click();
    await page.getByRole("menuitem", { name: say("sequences.picturePrint") }).click();
    await page.locator("html[data-printed=gel]").waitFor({ state: "attached" });
  });

  it("lists all enzymes with what they do, hides a cut and keeps a set of them", async () => {
    const { page } = person;
    await page.getByRole("tab", { name: say("digest.enzymeTab") }).click();
    const side = page.getByRole("complementary", { name: say("annotation.sidePanel") });
    await typeInto(side.getByLabel(say("digest.filter")), "EcoRI");
    await buttonOf(side, say("digest.hideEnzyme", { name: "EcoRI" })).click();
    await buttonOf(side, say("digest.showEnzyme", { name: "EcoRI" })).click();
    await buttonOf(side, say("digest.hideEnzyme", { name: "EcoRI" })).waitFor();
    await savePicture(page, "enzymes-zh-light");
    await buttonOf(side, say("digest.editSets")).click();
    const dialog = page.getByRole("dialog", { name: say("digest.editSets") });
    await typeInto(dialog.getByLabel(say("digest.setName")), "a/b");
    await dialog.getByText(/条目名称不能包含/).waitFor();
    await typeInto(dialog.getByLabel(say("digest.setName")), "MCS");
    await typeInto(dialog.getByRole("combobox", { name: say("digest.setEnzymes") }), "EcoRI");
    await option("EcoRI").click();
    await page.keyboard.press("Escape");
    await buttonOf(dialog, say("digest.saveSet")).click();
    await page
      .getByText(say("digest.setSaved", { name: "MCS" }))
      .first()
      .waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(person.takeProblems()).toEqual([]);
  });

  it("speaks English in the dark", async () => {
    const other = await lab.open({ locale: "en-US" });
    await other.context.addInitScript(() => {
      if (origin !== "null") localStorage.setItem("yy-theme", "dark");
    });
    await signIn(other.page, english, demo.owner);
    await openPuc19(other.page);
    await buttonOf(other.page, english("digest.open")).click();
    const region = other.page.getByRole("region", { name: english("digest.title") });
    await typeInto(
      region.getByRole("combobox", { name: english("digest.enzymesOfLane", { number: 1 }) }),
      "PvuII",
    );
    await option("PvuII", other.page).click();
    await region.getByText(english("digest.count_other", { number: 2 })).waitFor();
    await other.page.keyboard.press("Escape");
    await savePicture(other.page, "digest-en-dark");
    await expect.poll(() => findBarriers(other.page)).toEqual([]);
    expect(other.takeProblems()).toEqual([]);
    await other.context.close();
  });
});
