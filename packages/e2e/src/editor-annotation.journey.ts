import { readFileSync } from "node:fs";
import { checksum, meltingTemperature, readSequences, type SequenceRecord } from "@benchleaf/bio";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, type Translate, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, importPanel, sequenceRows, signIn, statusLine, waitForImport } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { dropFiles, typeInto } from "./user-input.ts";

const recordOf = (bytes: Uint8Array, name: string): SequenceRecord => {
  const result = readSequences(bytes, { name });
  const record = result.ok ? result.records[0] : undefined;
  if (!record) throw new Error("the file is no sequence");
  return record;
};

const plasmids = variantsOf<readonly [Locale, string]>(["zh-CN", "pFA6a-kanMX6.gb"], ["en-US", "pBAD30.gb"]);

describe.skipIf(!hasTestData).each(plasmids)("annotating a plasmid in %s", (locale, name) => {
  const say: Translate = translateIn(locale);
  const path = testData(`sequences/genbank_plasmid/${name}`);
  const original = hasTestData ? recordOf(readFileSync(path), name) : undefined;
  const letters = original?.sequence ?? "";
  const lab = openLab();
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    person = await lab.open({ locale });
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
    await sequenceRows(page).waitFor();
  });

  goStepByStep(() => [page], locale);

  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const tab = (key: Parameters<Translate>[0]) =>
    page.getByRole("tab", { name: say(key), exact: true }).click();
  const heading = (key: Parameters<Translate>[0], count: number) =>
    page.getByRole("heading", { name: say(key, { number: number(count) }), exact: true });
  const task = (title: Parameters<Translate>[0]) => page.getByRole("complementary", { name: say(title) });
  const start = async (keys: string, title: Parameters<Translate>[0]): Promise<Locator> => {
    await sequenceRows(page).focus();
    await page.keyboard.press(keys);
    await task(title).waitFor();
    return task(title);
  };
  const end = async (panel: Locator) => {
    await panel.focus();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
  };
  const addButton = (panel: Locator) =>
    panel.getByRole("button", { name: new RegExp(`^${say("annotation.addChosen", { count: "\\d+" })}$`) });
  const countOn = async (button: Locator) => Number(/\d+/.exec(await button.innerText())?.[0]);
  const select = async (first: number, last: number) => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Shift+G");
    const dialog = page.getByRole("dialog", { name: say("sequences.selectRange") });
    await typeInto(dialog.getByLabel(say("sequences.selectFrom")), String(first));
    await typeInto(dialog.getByLabel(say("sequences.selectTo")), String(last));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
  };
  const hasSelected = async (first: number, last: number) => {
    const range = say("sequences.range", { first: number(first), last: number(last) });
    await statusLine(page, say).getByText(say("sequences.statusSelection", { range })).waitFor();
  };
  /** Nothing selected: handles at the ends of a short feature are close together on the map. */
  const letGo = async () => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Home");
  };
  const noProblems = () => expect(person.takeProblems()).toEqual([]);

  let features = original?.features.length ?? 0;
  let primers = original?.primers.length ?? 0;
  const added: string[] = [];

  it("finds common features, shows where they are, and adds those that are ticked in one step", async () => {
    await heading("sequences.featureCount", features).waitFor();
    const panel = await start("Alt+Shift+D", "annotation.detectTitle");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(panel, say("annotation.detectRun")).click();
    await addButton(panel).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const row = panel.getByRole("listitem").first();
    const wanted = (await row.locator("button span").first().innerText()).trim();
    await row.locator("button").click();
    await page.locator(`[data-feature^="proposal "]`).first().waitFor();
    await savePicture(page, `annotation-detect-${locale}`);
    const many = await countOn(addButton(panel));
    await row.getByRole("checkbox").click();
    expect(Math.abs((await countOn(addButton(panel))) - many)).toBe(1);
    await row.getByRole("checkbox").click();
    const count = await countOn(addButton(panel));
    expect(count).toBeGreaterThan(0);
    await addButton(panel).click();
    await end(panel);
    await heading("sequences.featureCount", features + count).waitFor();
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Z");
    await heading("sequences.featureCount", features).waitFor();
    await page.keyboard.press("Control+Y");
    await heading("sequences.featureCount", features + count).waitFor();
    features += count;
    added.push(wanted);
    noProblems();
  });

  it("leaves out what is annotated already when it is asked to, and says when nothing is left", async () => {
    const panel = await start("Alt+Shift+D", "annotation.detectTitle");
    await panel.getByLabel(say("annotation.skipsKnown")).click();
    await buttonOf(panel, say("annotation.detectRun")).click();
    await panel.getByText(say("annotation.detectNone")).waitFor();
    await panel.getByLabel(say("annotation.skipsKnown")).click();
    await end(panel);
    noProblems();
  });

  it("shows reading frames, jumps to one, and turns one and all into coding features", async () => {
    await tab("annotation.tabOrfs");
    await buttonOf(page.getByRole("complementary"), say("annotation.showOrfs")).click();
    const rows = page.getByRole("tabpanel").locator("li button[aria-pressed]");
    await rows.first().waitFor();
    await letGo();
    expect(await findBarriers(page)).toEqual([]);
    await rows.first().click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Alt+J");
    features += 1;
    await tab("annotation.tabFeatures");
    await heading("sequences.featureCount", features).waitFor();
    const panel = await start("Alt+Shift+J", "annotation.allOrfsTitle");
    const shortest = panel.getByLabel(say("sequences.orfShortest"));
    await typeInto(shortest, "30");
    await shortest.press("Enter");
    await addButton(panel).waitFor();
    await letGo();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `annotation-orfs-${locale}`);
    const count = await countOn(addButton(panel));
    await addButton(panel).click();
    await end(panel);
    features += count;
    await heading("sequences.featureCount", features).waitFor();
    added.push("ORF ");
    noProblems();
  });

  it("designs primer pairs around the selection, shows their properties, and adds the best", async () => {
    await select(900, 1400);
    const panel = await start("Alt+Shift+P", "annotation.pairsTitle");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(panel, say("annotation.designRun")).click();
    await addButton(panel).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const first = panel.getByRole("listitem").first();
    await first.getByText(/→ [ACGT]{15,30}/).waitFor();
    await first.getByText(/ΔTm/).waitFor();
    await savePicture(page, `annotation-pairs-${locale}`);
    await expect.poll(() => countOn(addButton(panel))).toBe(2);
    await addButton(panel).click();
    await end(panel);
    await tab("annotation.tabPrimers");
    primers += 2;
    await heading("annotation.primerCount", primers).waitFor();
    added.push("-F1", "-R1");
    noProblems();
  });

  it("checks a pair, edits a primer at its site, and orders and stores them", async () => {
    const list = page.getByRole("tabpanel");
    const bar = page.getByRole("toolbar", { name: say("annotation.primerBar") });
    const rowOf = (end: string) => list.locator("li button[aria-pressed]").filter({ hasText: end }).first();
    await rowOf("-F1").click();
    await rowOf("-R1").click({ modifiers: ["Control"] });
    await buttonOf(bar, say("annotation.checkPair")).click();
    const check = page.getByRole("dialog", { name: say("annotation.checkPair").replace("…", "") });
    await check.getByRole("status").waitFor();
    for (const [side, end] of [
      ["annotation.pairFirst", "-F1"],
      ["annotation.pairSecond", "-R1"],
    ] as const) {
      const chosen = check.locator(".ant-select").filter({ has: page.getByLabel(say(side)) });
      await chosen.getByTitle(new RegExp(`${end}$`)).waitFor();
    }
    // Paired bases are aligned, with the second primer reversed.
    const figure = check.locator("figure pre").first();
    await figure
      .or(check.getByText(say("annotation.pairNoDimer")))
      .first()
      .waitFor();
    if ((await figure.count()) > 0)
      expect(await figure.innerText()).toMatch(/^ *5′ .+ 3′\n.*\|.*\n *3′ .+ 5′$/s);
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `primer-pair-${locale}`);
    await page.keyboard.press("Escape");
    await check.waitFor({ state: "hidden" });

    await rowOf("-F1").click();
    await page.keyboard.press("Shift+F2");
    const edit = page.getByRole("dialog", { name: say("annotation.editPrimer").replace("…", "") });
    const field = edit.getByLabel(say("annotation.primerBases"));
    const before = await field.inputValue();
    await typeInto(field, "GGAT!");
    await edit.getByRole("alert").waitFor();
    expect(await buttonOf(edit, say("annotation.primerAction")).isDisabled()).toBe(true);
    await typeInto(field, `GGATCC${before}`);
    await edit.getByText(say("annotation.wholeTm")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `primer-edit-${locale}`);
    await buttonOf(edit, say("annotation.primerAction")).click();
    await edit.waitFor({ state: "hidden" });
    await rowOf("-F1").getByText(/℃/).waitFor();
    const bound = say("annotation.boundLength", {
      all: `${before.length + 6} nt`,
      bound: String(before.length),
    });
    await rowOf("-F1").getByText(bound).waitFor();
    await heading("annotation.primerCount", primers).waitFor();

    await rowOf("-F1").click();
    await rowOf("-R1").click({ modifiers: ["Control"] });
    await buttonOf(bar, say("annotation.orderPrimers")).click();
    const order = page.getByRole("dialog", { name: say("annotation.orderPrimers").replace("…", "") });
    await expect.poll(() => order.getByRole("row").count()).toBe(3);
    await order.getByText("ggatcc").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `primer-order-${locale}`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      buttonOf(order, say("cloning.orderCsv")).click(),
    ]);
    const sheet = readFileSync(await file.path(), "utf8");
    expect(sheet).toContain(`GGATCC${before}`);
    await buttonOf(order, say("cloning.saveToLibrary")).click();
    await page.getByText(say("cloning.savedToLibrary", { saved: "2", skipped: "0" })).waitFor();
    await page.keyboard.press("Escape");
    await order.waitFor({ state: "hidden" });
    noProblems();
  });

  it("says why there is no pair", async () => {
    const panel = await start("Alt+Shift+P", "annotation.pairsTitle");
    const limit = (part: Parameters<Translate>[0]) =>
      panel.getByLabel(`${say("annotation.limitGc")} ${say(part)}`, { exact: true });
    for (const part of ["annotation.limitMost", "annotation.limitBest", "annotation.limitLeast"] as const)
      await typeInto(limit(part), "99");
    await buttonOf(panel, say("annotation.designRun")).click();
    await panel.getByText(say("annotation.pairsNone")).waitFor();
    await panel.getByText(say("annotation.oligo-gcPercent")).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `annotation-none-${locale}`);
    for (const [part, value] of [
      ["annotation.limitLeast", "40"],
      ["annotation.limitBest", "50"],
      ["annotation.limitMost", "60"],
    ] as const)
      await typeInto(limit(part), value);
    await end(panel);
    noProblems();
  });

  it("tiles sequencing primers along the selection", async () => {
    const panel = await start("Alt+Shift+S", "annotation.sequencingTitle");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(panel, say("annotation.designRun")).click();
    await addButton(panel).waitFor();
    const count = await countOn(addButton(panel));
    expect(count).toBeGreaterThan(1);
    await addButton(panel).click();
    await end(panel);
    primers += count;
    await heading("annotation.primerCount", primers).waitFor();
    added.push("-seqF1");
    noProblems();
  });

  it("makes a primer of the selection with a tail, its figures live", async () => {
    await select(200, 224);
    const panel = await start("Alt+N", "annotation.oligoTitle");
    await panel.getByText(`${number(200)}–${number(224)} →`).waitFor();
    const binding = letters.slice(199, 224);
    const tm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
      meltingTemperature(binding) ?? Number.NaN,
    );
    await panel.getByText(`${tm} ℃`).first().waitFor();
    await typeInto(panel.getByLabel(say("annotation.tail")), "ggggaattc");
    await panel.getByText(say("annotation.wholeTm")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await typeInto(panel.getByLabel(say("sequences.fieldName"), { exact: true }), "EcoRI fwd");
    await savePicture(page, `annotation-oligo-${locale}`);
    await buttonOf(panel, say("annotation.addPrimer")).click();
    await end(panel);
    primers += 1;
    await heading("annotation.primerCount", primers).waitFor();
    added.push("EcoRI fwd");
    noProblems();
  });

  it("adds pasted primers where they bind, and names those that do not", async () => {
    const panel = await start("Alt+Shift+N", "annotation.pastedTitle");
    const here = letters.slice(599, 622).toUpperCase();
    const text = `name\tsequence\nlab 12\t${here}\nlab 13,${"AC".repeat(12)}\nnothing\n`;
    await typeInto(panel.getByLabel(say("annotation.pastedLabel")), text);
    await panel.getByText(say("annotation.oligosRead", { count: 2 })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(panel, say("annotation.bindRun")).click();
    await panel.getByText(say("annotation.noSites", { count: 1, names: "lab 13" })).waitFor();
    await panel.getByRole("listitem").first().locator("button").click();
    await hasSelected(600, 622);
    await savePicture(page, `annotation-pasted-${locale}`);
    await addButton(panel).click();
    await end(panel);
    primers += 1;
    await heading("annotation.primerCount", primers).waitFor();
    added.push("lab 12");
    noProblems();
  });

  it("hides what is not wanted from the views, and keeps it in the list", async () => {
    await tab("annotation.tabPrimers");
    const list = page.getByRole("tabpanel");
    const drawn = page.locator('[data-feature^="primer "]');
    await expect.poll(() => drawn.count()).toBeGreaterThan(0);
    await buttonOf(list, say("annotation.hideAll")).click();
    await expect.poll(() => drawn.count()).toBe(0);
    await heading("annotation.primerCount", primers).waitFor();
    await buttonOf(list, say("annotation.showAll")).click();
    await expect.poll(() => drawn.count()).toBeGreaterThan(0);
    expect(await findBarriers(page)).toEqual([]);
    noProblems();
  });

  it("shows the properties of the molecule, to be read and copied", async () => {
    await tab("annotation.tabProperties");
    const sum = checksum(letters, { topology: original?.topology ?? "linear", kind: "dna", strands: 2 });
    await page.getByText(String(sum)).waitFor();
    await page
      .getByText(`${number(letters.length)} bp`, { exact: true })
      .first()
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `annotation-properties-${locale}`);
    await tab("annotation.tabFeatures");
    noProblems();
  });

  it("saves all of it, and exports GenBank that holds what was added", async () => {
    // The editor may have saved it by itself by now.
    const saving = buttonOf(page, say("sequences.save"));
    if (await saving.isEnabled()) await saving.click();
    const saved = [say("sequences.stateSaved"), say("sequences.stateAutosaved")].map((one) => one.trim());
    await statusLine(page, say)
      .getByText(new RegExp(saved.join("|")))
      .waitFor();
    await page.reload();
    await heading("sequences.featureCount", features).waitFor();
    await buttonOf(page, say("sequences.export")).click();
    const waiting = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: say("sequences.format-genbank") }).click();
    // What the format cannot represent is shown first.
    const anyway = buttonOf(page, say("sequences.lossExport"));
    await Promise.race([waiting, anyway.waitFor().then(() => anyway.click())]);
    const download = await waiting;
    const exported = recordOf(readFileSync(await download.path()), name);
    expect(exported.sequence).toBe(letters);
    const names = [...exported.features, ...exported.primers].map((one) => one.name);
    for (const part of added) expect(names.some((one) => one.includes(part))).toBe(true);
    const orf = exported.features.find((one) => one.name.startsWith("ORF "));
    expect(orf?.type).toBe("CDS");
    expect(orf?.qualifiers.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["codon_start", "transl_table"]),
    );
    noProblems();
  });
});
