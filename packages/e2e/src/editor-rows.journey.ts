import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, filesField, sequenceRows, signIn, statusLine, waitForImport } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";

const say = translateIn("zh-CN");
const files = [
  "sequences/genbank_plasmid/pUC19.gb",
  "sequences/snapgene/addgene-plasmid-50004-sequence-74675.dna",
  "sequences/genpept/YP_007988852.gp",
  "sequences/ab1/Achl_ACHLO006-09_1_F.ab1",
];

/** The names that three of them bring along, under which they are listed. */
const opened = ["pUC18", "YP_007988852", "4264268"] as const;

/** Takes back what a person chose to see: each person's choice has a key of its own. */
const forgetSettings = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("benchleaf-sequence-analysis")) localStorage.removeItem(key);
  });

describe.skipIf(!hasTestData)("the rows of plasmids, proteins and reads", () => {
  const lab = openLab();
  let person: Person;
  const addresses = new Map<string, string>();

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner, { next: "/sequence" });
    await filesField(person.page).setInputFiles(files.map(testData));
    await waitForImport(person.page, say, files.length, 0);
    // The list shows results a moment after the panel reports them: each name is waited for.
    for (const name of opened) {
      const link = person.page.getByRole("table").getByRole("link", { name, exact: true }).first();
      addresses.set(name, (await link.getAttribute("href")) ?? "");
    }
  });

  const open = async (name: (typeof opened)[number]): Promise<Page> => {
    const { page } = person;
    const address = addresses.get(name) ?? "";
    if (new URL(page.url()).pathname !== address) await page.goto(address);
    await sequenceRows(page).waitFor();
    return page;
  };
  const row = (page: Page, number: number): Locator => page.locator(`[data-row="${number}"]`);
  const seen = async (name: string): Promise<void> => {
    await savePicture(person.page, `rows-${name}`);
    expect(await findBarriers(person.page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  };

  it("has primers base by base, on the side of their strand, and amino acids under coding features", async () => {
    const page = await open("pUC18");
    const primer = page.locator('[data-feature^="primer "]').first();
    await primer.waitFor();
    expect((await primer.textContent())?.replace("pGEX 3'", "")).toMatch(/^[ACGT]+$/);
    // lacZ alpha is read from the lower strand: its stop is in the first of its rows, wherever that ends.
    await page.locator("[data-row]").getByText("*", { exact: false }).first().waitFor();
    await seen("plasmid");
  });

  it("is drawn as a person chooses, and remembers it", async () => {
    const page = await open("pUC18");
    await buttonOf(page, say("sequences.show")).click();
    await page.getByRole("switch", { name: say("sequences.rowsComplement") }).click();
    await page.getByRole("switch", { name: say("sequences.rowsTranslations") }).click();
    await page.keyboard.press("Escape");
    // Rows follow a choice a moment later.
    const hasLowerStrand = () => row(page, 0).evaluate((drawn) => drawn.textContent?.includes("agcgcgcaaa"));
    await expect.poll(hasLowerStrand).toBe(false);
    await page.reload();
    await sequenceRows(page).waitFor();
    await expect.poll(hasLowerStrand).toBe(false);
    await seen("chosen");
    await forgetSettings(page);
  });

  it("shows what is at the caret", async () => {
    const page = await open("pUC18");
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Home");
    for (let moved = 0; moved < 15; moved += 1) await page.keyboard.press("Control+ArrowRight");
    await page
      .getByText(say("sequences.spokenHere", { names: "lacZα" }), { exact: false })
      .waitFor({ state: "attached" });
  });

  it("keeps sites at their bases while typing, before the search runs again", async () => {
    const page = await open("pUC18");
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("acgtacgtac");
    await statusLine(page, say).getByText("2,696 bp").waitFor();
    await page.locator("[data-row]").getByText("HindIII", { exact: true }).waitFor();
    await page.keyboard.press("Control+z");
    await statusLine(page, say).getByText("2,686 bp").waitFor();
    expect(person.takeProblems()).toEqual([]);
  });

  it("shows a protein in colours, with three-letter codes if selected, and without sites", async () => {
    await person.page.evaluate(() =>
      localStorage.setItem("benchleaf-sequence-analysis", JSON.stringify({ rows: { residueCode: 3 } })),
    );
    const page = await open("YP_007988852");
    await row(page, 0).getByText("Met", { exact: true }).first().waitFor();
    await seen("protein");
    await forgetSettings(page);
  });

  it("shows the peaks of a read under its bases", async () => {
    const page = await open("4264268");
    const curves = row(page, 1).locator("path[d^=M]");
    await curves.nth(4).waitFor({ state: "attached" });
    await seen("read");
  });
});
