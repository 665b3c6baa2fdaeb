import { readFileSync } from "node:fs";
import { readSequences, reverseComplement, translate } from "@benchleaf/bio";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import {
  buttonOf,
  createSequence,
  demo,
  importPanel,
  sequenceRows,
  signIn,
  statusLine,
  waitForImport,
} from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { dropFiles, paste, pressWhileComposing, typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const name = "pFA6a-kanMX6.gb";
const path = testData(`sequences/genbank_plasmid/${name}`);

const recordOf = (bytes: Uint8Array) => {
  const result = readSequences(bytes, { name });
  const record = result.ok ? result.records[0] : undefined;
  if (!record) throw new Error("the given file is no sequence");
  return record;
};

describe.skipIf(!hasTestData)("editing a plasmid in Chinese", () => {
  const lab = openLab();
  let person: Person;
  let page: Page;
  let address: string;
  const original = hasTestData ? recordOf(readFileSync(path)) : undefined;
  const letters = original?.sequence ?? "";
  const size = letters.length;
  const features = original?.features.length ?? 0;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    page = person.page;
    await signIn(page, say, demo.owner, { next: "/sequence" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await dropFiles(page, page.getByRole("heading", { level: 1 }), [
      { name, text: readFileSync(path, "utf8") },
    ]);
    await waitForImport(page, say, 1, 0);
    await buttonOf(importPanel(page, say), say("shell.close")).click();
    await page.getByRole("table").getByRole("link").first().click();
    await page.waitForURL(/\/sequence\/\d+/);
    address = new URL(page.url()).pathname;
    await hasLength(size);
  });

  goStepByStep(() => [page]);

  const hasLength = async (count: number) => {
    const shown = `${new Intl.NumberFormat("zh-CN").format(count)} bp`;
    await statusLine(page, say).getByText(shown, { exact: true }).waitFor();
  };
  const hasSelected = async (range: string) => {
    await statusLine(page, say).getByText(say("sequences.statusSelection", { range })).waitFor();
  };
  const hasFeatures = (count: number) =>
    page
      .getByRole("heading", { name: say("sequences.featureCount", { number: count }), exact: true })
      .waitFor();
  const select = async (first: number, last: number) => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Shift+G");
    const dialog = page.getByRole("dialog", { name: say("sequences.selectRange") });
    await typeInto(dialog.getByLabel(say("sequences.selectFrom")), String(first));
    await typeInto(dialog.getByLabel(say("sequences.selectTo")), String(last));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await sequenceRows(page).focus();
  };
  const choose = async (menu: Parameters<typeof say>[0], item: Parameters<typeof say>[0]) => {
    await page
      .getByRole("toolbar", { name: say("sequences.toolbar") })
      .getByRole("button", { name: say(menu) })
      .click();
    await page.getByRole("menuitem", { name: say(item) }).click();
  };
  const undo = async () => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Z");
  };
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const noProblems = () => expect(person.takeProblems()).toEqual([]);

  it("turns a selection round, upper case and back, and takes each back", async () => {
    await select(1, 12);
    await page.keyboard.press("Control+E");
    await page.keyboard.press("Control+C");
    expect((await copied()).toLowerCase()).toBe(reverseComplement(letters.slice(0, 12)).toLowerCase());
    await page.keyboard.press("Alt+Shift+U");
    await page.keyboard.press("Control+C");
    await expect.poll(() => copied()).toBe(reverseComplement(letters.slice(0, 12)).toLowerCase());
    await undo();
    await undo();
    await expect.poll(() => buttonOf(page, say("sequences.undo")).getAttribute("aria-disabled")).toBe("true");
    noProblems();
  });

  it("copies the other strand, the translation and GenBank", async () => {
    await select(1, 9);
    await choose("sequences.menuCopy", "sequences.copyReverseComplement");
    await expect.poll(copied).toBe(reverseComplement(letters.slice(0, 9)));
    await choose("sequences.menuCopy", "sequences.copyTranslation");
    await expect.poll(copied).toBe(translate(letters.slice(0, 9)));
    await choose("sequences.menuCopy", "sequences.copyGenBank");
    await expect.poll(copied).toMatch(/^LOCUS {2,}[\s\S]*ORIGIN[\s\S]*\/\/\s*$/);
    await choose("sequences.menuCopy", "sequences.copyFasta");
    await expect.poll(copied).toMatch(/^>/);
    noProblems();
  });

  it("inserts what a file holds at the caret", async () => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Home");
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Alt+I");
    const file = {
      name: "insert.fasta",
      mimeType: "text/plain",
      buffer: Buffer.from(">insert\nGGGGCCCCAT\n"),
    };
    await (await chooser).setFiles(file);
    await hasLength(size + 10);
    await undo();
    await hasLength(size);
    noProblems();
  });

  it("begins the circle elsewhere, makes it linear and circular", async () => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+G");
    // The field has the focus at once, also where nothing moves.
    await page.getByRole("dialog").locator("[role=spinbutton]:focus").waitFor();
    await page.keyboard.type("101");
    await page.keyboard.press("Enter");
    await choose("sequences.menuMolecule", "sequences.moleculeOrigin");
    await select(1, 10);
    await page.keyboard.press("Control+C");
    await expect.poll(() => copied()).toBe(letters.slice(100, 110));
    await choose("sequences.menuMolecule", "sequences.makeLinear");
    await statusLine(page, say).getByText(say("sequences.kindLinear")).waitFor();
    await undo();
    await undo();
    await statusLine(page, say).getByText(say("sequences.kindCircular")).waitFor();
    noProblems();
  });

  it("annotates a selection across the origin, edits it in parts and names what is wrong", async () => {
    await select(size - 20, 30);
    await page.keyboard.press("Alt+A");
    const adding = page.getByRole("dialog", { name: say("sequences.featureAnnotate") });
    await typeInto(adding.getByLabel(say("sequences.fieldName"), { exact: true }), "跨原点片段");
    await typeInto(adding.getByRole("combobox", { name: say("sequences.featureFieldType") }), "promo");
    await page.keyboard.press("Enter");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(adding, say("sequences.featureAddAction")).click();
    await hasFeatures(features + 1);
    const row = page.getByRole("complementary").getByRole("button", { name: /跨原点片段.*promoter/ });
    await row.dblclick();
    const editing = page.getByRole("dialog", { name: say("sequences.featureEdit").replace("…", "") });
    await buttonOf(editing, say("sequences.featurePartAdd")).click();
    const second = say("sequences.featurePart", { number: 2 });
    await typeInto(editing.getByLabel(`${second} ${say("sequences.selectFrom")}`), "100");
    await typeInto(editing.getByLabel(`${second} ${say("sequences.selectTo")}`), String(size + 1));
    await editing.getByRole("alert").waitFor();
    await typeInto(editing.getByLabel(`${second} ${say("sequences.selectTo")}`), "150");
    await buttonOf(editing, say("sequences.featureQualifierAdd")).click();
    await typeInto(editing.getByLabel(say("sequences.featureQualifierValue", { name: "note" })), "测试备注");
    await savePicture(page, "editing-feature-dialog");
    await buttonOf(editing, say("sequences.featureSaveAction")).click();
    await hasSelected(`${new Intl.NumberFormat("zh-CN").format(size - 20)}–30`);
    noProblems();
  });

  it("picks several features, merges them, splits one at the caret", async () => {
    const rows = page.getByRole("complementary").locator("li button[aria-pressed]");
    await rows.nth(1).click();
    await rows.nth(2).click({ modifiers: ["Control"] });
    await page.getByText(say("sequences.featuresPicked", { count: 2 })).waitFor();
    await savePicture(page, "editing-picked-features");
    await buttonOf(page.getByRole("complementary"), say("sequences.featureMerge")).click();
    await hasFeatures(features);
    await undo();
    await hasFeatures(features + 1);
    await page.keyboard.press("Control+G");
    await typeInto(page.getByRole("dialog").getByRole("spinbutton"), "11");
    await page.keyboard.press("Enter");
    await choose("sequences.menuFeature", "sequences.featureSplit");
    await hasFeatures(features + 2);
    noProblems();
  });

  it("copies a stretch into another sequence with its annotations", async () => {
    await select(size - 25, 40);
    await page.keyboard.press("Control+C");
    await page.keyboard.press("Control+S");
    await page
      .getByText(say("sequences.savedVersion", { version: 2 }))
      .first()
      .waitFor();
    await createSequence(page, say, "受体", "ACGTACGTACGT");
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+V");
    await hasLength(12 + 66);
    await hasFeatures(3);
    noProblems();
  });

  it("cleans what is pasted: a web page, RNA, a protein only when asked", async () => {
    await paste(page, "<p class='tag'>GG<b>CC</b></p>");
    await hasLength(78 + 4);
    await paste(page, { "text/html": "<p style='color:tan'>AU AU</p>" });
    await hasLength(82 + 4);
    await page
      .getByText(say("sequences.pasteUracil", { count: 2 }))
      .first()
      .waitFor();
    await paste(page, "MSKGEELFTGVVPILVELDGDVNGHKFSVSGEGEG");
    const doubt = page.getByRole("dialog", { name: say("sequences.pasteDoubtProtein") });
    await savePicture(page, "editing-paste-protein");
    await buttonOf(doubt, say("sequences.cancel")).click();
    await hasLength(86);
    await paste(page, readFileSync(path, "utf8"));
    await hasLength(86 + size);
    await undo();
    await hasLength(86);
    noProblems();
  });

  it("accepts a paste of ten million bases without blocking the page", async () => {
    await paste(page, "acgt acgta\n".repeat(1_000_000));
    await hasLength(86 + 9_000_000);
    await undo();
    await hasLength(86);
    noProblems();
  });

  it("finds bases with ambiguity, amino acids and features, and replaces all in one step", async () => {
    await page.goto(address);
    await hasLength(size);
    await page.keyboard.press("Control+F");
    const bar = page.getByRole("search", { name: say("sequences.find") });
    const query = bar.getByRole("textbox", { name: say("sequences.findQuery") });
    const site = letters.slice(200, 212);
    await typeInto(query, site.replace(/^./, "N"));
    // Jumped to while typing.
    await hasSelected("201–212");
    await query.press("Enter");
    await hasSelected("201–212");
    expect(await findBarriers(page)).toEqual([]);
    await query.press("Escape");
    await page.keyboard.press("Control+H");
    await typeInto(query, "GAATTC");
    await bar
      .getByText(/^(第|共)/)
      .first()
      .waitFor();
    const sites = letters.toUpperCase().split("GAATTC").length - 1;
    await typeInto(bar.getByRole("textbox", { name: say("sequences.findReplaceBy") }), "GAATTTC");
    await buttonOf(bar, say("sequences.findReplaceAll")).click();
    await hasLength(size + sites);
    await savePicture(page, "editing-find-and-replace");
    await undo();
    await hasLength(size);
    await buttonOf(bar, say("sequences.findClose")).click();
    noProblems();
  });

  it("changes the description, and shows it after saving", async () => {
    await page.keyboard.press("Alt+P");
    const dialog = page.getByRole("dialog", { name: say("sequences.moleculeDescribe").replace("…", "") });
    await typeInto(dialog.getByLabel(say("sequences.describeDescription")), "酵母敲除载体");
    await buttonOf(dialog, say("sequences.describeAction")).click();
    await page.getByText(say("sequences.stateUnsaved")).first().waitFor();
    await page.keyboard.press("Control+S");
    await page
      .getByText(say("sequences.savedVersion", { version: 3 }))
      .first()
      .waitFor();
    await page.reload();
    await hasLength(size);
    await page.keyboard.press("Alt+P");
    await expect
      .poll(() => dialog.getByLabel(say("sequences.describeDescription")).inputValue())
      .toBe("酵母敲除载体");
    await page.keyboard.press("Escape");
    noProblems();
  });

  it("reaches every action by the palette, and no shortcut by an input method", async () => {
    await page.keyboard.press("Control+K");
    await typeInto(page.getByRole("combobox", { name: say("shell.searchHint") }), "反向互补");
    await page.getByRole("option", { name: /Ctrl\+E/ }).click();
    await page.getByText(say("sequences.stateUnsaved")).first().waitFor();
    await undo();
    await sequenceRows(page).focus();
    await pressWhileComposing(page, "e", { ctrl: true });
    await expect.poll(() => buttonOf(page, say("sequences.undo")).getAttribute("aria-disabled")).toBe("true");
    noProblems();
  });

  it("speaks English as well, and keeps a protein from circles and strands", async () => {
    const english = translateIn("en-US");
    const other = await lab.open({ locale: "en-US" });
    await signIn(other.page, english, demo.owner, { next: "/sequence?create=1" });
    const dialog = other.page.getByRole("dialog", { name: english("sequences.createTitle") });
    await typeInto(dialog.getByLabel(english("sequences.fieldName"), { exact: true }), "GFP");
    await dialog.getByText(english("sequences.kindProtein"), { exact: true }).click();
    await typeInto(dialog.getByLabel(english("sequences.fieldLetters"), { exact: true }), "MSKGEELFTG");
    await buttonOf(dialog, english("sequences.createAction")).click();
    await sequenceRows(other.page).waitFor();
    await other.page
      .getByRole("toolbar", { name: english("sequences.toolbar") })
      .getByRole("button", { name: english("sequences.menuMolecule") })
      .click();
    await other.page.getByRole("menuitem", { name: english("sequences.moleculeDescribe") }).waitFor();
    await other.page.getByRole("menuitem", { name: english("sequences.openTools") }).waitFor();
    await other.page.getByRole("menuitem", { name: english("sequences.alignThis") }).waitFor();
    await expect.poll(() => other.page.getByRole("menuitem").count()).toBe(3);
    expect(await findBarriers(other.page)).toEqual([]);
    expect(other.takeProblems()).toEqual([]);
    await other.context.close();
  });
});
