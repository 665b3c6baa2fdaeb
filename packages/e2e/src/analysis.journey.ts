import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn } from "./steps.ts";
import { paste, typeInto } from "./user-input.ts";

/** Readings of seven standards and eight samples in duplicate, blanks below the standards. */
const readings = [
  ["2.806", "2.896", "2.568", "2.649"],
  ["2.646", "2.599", "2.245", "2.206"],
  ["1.993", "2.056", "1.674", "1.645"],
  ["1.096", "1.131", "1.131", "1.166"],
  ["0.486", "0.478", "0.697", "0.685"],
  ["0.212", "0.217", "2.457", "2.414"],
  ["0.124", "0.126", "1.878", "1.938"],
  ["0.050", "0.051", "0.448", "0.441"],
]
  .map((row) => row.join("\t"))
  .join("\n");

const cell = (type: "tableHeader" | "tableCell", text: string) => ({
  type,
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const table = {
  type: "table",
  content: [
    ["control", "treated"],
    ["1.2", "2.1"],
    ["1.4", "2.6"],
    ["1.1", "2.2"],
  ].map((row, index) => ({
    type: "tableRow",
    content: row.map((text) => cell(index === 0 ? "tableHeader" : "tableCell", text)),
  })),
};

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("an analysis, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let saved = "";
  beforeAll(async () => {
    owner = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner, { next: "/analysis/file/new" });
  });
  goStepByStep(() => [owner?.page], locale);

  const well = (index: number) => owner.page.locator(`[data-well="${index}"]`);
  const role = (word: string) =>
    choose(owner.page, owner.page.getByRole("combobox", { name: say("analysis.wellRole") }), word);
  const isSelected = (count: number, wells: string) =>
    owner.page.getByText(say("analysis.wellsChosen", { count, wells }), { exact: true }).waitFor();

  it("reads a plate: standards by keys, blanks and samples by dragging, and fits the curve", async () => {
    const { page } = owner;
    await page.getByText(say("analysis.input-plate"), { exact: true }).click();
    await well(0).click();
    await paste(page, { "text/plain": readings });
    await page.getByRole("gridcell", { name: /^H4, .*0\.441$/ }).waitFor();
    await page.keyboard.press("Shift+ArrowRight");
    for (let step = 0; step < 6; step++) await page.keyboard.press("Shift+ArrowDown");
    await isSelected(14, "A1–G2");
    await role(say("analysis.well-standard"));
    await typeInto(page.getByLabel(say("analysis.seriesFirst")), "1000");
    await typeInto(page.getByLabel(say("analysis.seriesFactor")), "3");
    await buttonOf(page, say("analysis.seriesLay")).click();
    await page.getByRole("gridcell", { name: /^G2, .*1\.37174 S7/ }).waitFor();
    await well(84).hover();
    await page.mouse.down();
    await well(85).hover();
    await page.mouse.up();
    await isSelected(2, "H1–H2");
    await role(say("analysis.well-blank"));
    await well(2).hover();
    await page.mouse.down();
    await well(87).hover();
    await page.mouse.up();
    await isSelected(16, "A3–H4");
    await page.getByLabel(say("analysis.seriesFirst")).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await buttonOf(page, say("analysis.seriesLay")).click();
    await page
      .getByRole("status")
      .getByText(/U1, .*R² = 0\.99/)
      .waitFor();
    await page.getByText(say("analysis.blankMean", { mean: "0.0505", count: 2 })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `analysis plate ${locale}`);
    await typeInto(page.getByLabel(say("analysis.name"), { exact: true }), `ELISA ${locale}`);
    await buttonOf(page, say("analysis.save")).click();
    await page.waitForURL(/\/analysis\/file\/\d+$/);
    saved = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  });

  it("is placed in a page with its caption, and follows when the page asks for the newer version", async () => {
    const { page } = owner;
    const content = JSON.stringify({ type: "doc", content: [{ type: "paragraph" }, table] });
    const made = await send<{ file: { id: string } }>(page, "POST", "/application/molecular-biology/yydocs", {
      name: `Plate ${locale}`,
      content,
    });
    await page.goto(`/yydoc/${made.file.id}`);
    await page
      .getByRole("textbox", { name: say("documents.pageText") })
      .locator("p")
      .first()
      .click();
    await page.keyboard.type("/analysis");
    await page.getByRole("option", { name: say("documents.analysis") }).click();
    const dialog = page.getByRole("dialog", { name: say("documents.analysis") });
    await choose(page, dialog.getByRole("combobox"), `ELISA ${locale}`);
    await buttonOf(dialog, say("documents.insert")).click();
    await page.getByRole("img", { name: /ELISA.*R² = 0\.99/ }).waitFor();
    const caption = page.getByLabel(say("documents.caption"));
    expect(await caption.inputValue()).toContain("95%");
    const path = `/application/analysis/files/${saved}`;
    const { content: given } = await send<{ content: { spec: { options: object } } }>(page, "GET", path);
    const options = { ...given.spec.options, standardModel: "5pl" };
    await send(page, "PUT", path, {
      baseVersion: 1,
      content: { ...given, spec: { ...given.spec, options } },
    });
    await buttonOf(page, say("documents.analysisUpdate", { version: 2 })).click();
    await page.getByText(say("documents.versionNumber", { version: 2 }), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `analysis in a page ${locale}`);
  });

  it("is made of a table of the page, below the table", async () => {
    const { page } = owner;
    await page.getByText("treated", { exact: true }).first().click();
    await buttonOf(
      page.getByRole("toolbar", { name: say("documents.toolbar") }),
      say("documents.table"),
    ).click();
    await page.getByRole("menuitem", { name: say("documents.analyseTable") }).click();
    const dialog = page.getByRole("dialog", { name: say("documents.analysis") });
    await buttonOf(dialog, say("documents.analyseTable")).click();
    await page.getByRole("img", { name: /control/ }).waitFor();
    await page
      .getByRole("status")
      .getByText(new RegExp(say("documents.stateSaved")))
      .first()
      .waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
