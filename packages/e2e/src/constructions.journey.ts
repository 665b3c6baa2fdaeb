import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, filesField, signIn, waitForImport } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

interface History {
  readonly sequences: readonly { readonly id: number; readonly file_content: string }[];
}

/** The records of one of OpenCloning's published examples, by their numbers, under names of our own. */
const filesOf = async (example: string, names: Readonly<Record<number, string>>) => {
  const path = testData(`sequences/cloning_history_json/${example}.json`);
  const { sequences } = JSON.parse(await readFile(path, "utf8")) as History;
  return Object.entries(names).map(([id, name]) => {
    const text = sequences.find((one) => one.id === Number(id))?.file_content ?? "";
    const buffer = Buffer.from(text.replace(/^(LOCUS\s+)\S+/, `$1${name}`));
    return { name: `${name}.gb`, mimeType: "text/plain", buffer };
  });
};

describe.skipIf(!hasTestData)("published constructions come out as they were published", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    const { page } = person;
    await signIn(page, say, demo.owner);
    await page.goto("/sequence/cloning");
    const noted = page.waitForResponse(
      (answer) => answer.url().includes("/guidance/") && answer.request().method() === "PUT",
    );
    await buttonOf(page, say("cloning.guideDone")).click();
    await noted;
  });
  goStepByStep(() => [person?.page]);

  const facts = () => person.page.locator("[data-checksum]");
  const cardOf = (name: string) =>
    person.page
      .getByRole("list", { name: say("cloning.plasmids") })
      .getByRole("listitem")
      .filter({ has: person.page.getByRole("link", { name, exact: true }) });

  const importFiles = async (example: string, names: Readonly<Record<number, string>>) => {
    const { page } = person;
    await page.goto("/sequence");
    const files = await filesOf(example, names);
    await filesField(page).setInputFiles(files);
    await waitForImport(page, say, files.length, 0);
  };
  const setUp = async (
    name: string,
    method: "gibson" | "golden-gate" | "gateway",
    plasmids: readonly string[],
  ) => {
    const { page } = person;
    await page.goto("/sequence/cloning?create=1");
    const dialog = page.getByRole("dialog", { name: say("sequences.newBench") });
    await typeInto(dialog.getByLabel(say("cloning.name")), name);
    await choose(page, dialog.getByLabel(say("cloning.method")), say(`cloning.method-${method}`));
    await buttonOf(dialog, say("cloning.create")).click();
    await page.waitForURL(/\/sequence\/cloning\/\d+$/);
    await buttonOf(page, say("cloning.addFirst")).click();
    const chooser = page.getByRole("dialog", { name: say("cloning.chooseTitle") });
    for (const plasmid of plasmids)
      await chooser.getByRole("checkbox", { name: plasmid, exact: true }).check();
    await buttonOf(chooser, say("cloning.addCount_other", { number: plasmids.length })).click();
    await chooser.waitFor({ state: "detached" });
  };

  it("Gibson: ase1 into pREP42, by the published primers, written and out of the library", async () => {
    const { page, takeProblems } = person;
    await importFiles("gibson_assembly", { 1: "pREP42", 2: "ase1-locus" });
    await setUp("pREP42-ase1", "gibson", ["pREP42", "ase1-locus"]);
    const primers = {
      "pREP42-F": "GGAGAAGAAGGCTTTTAATATGCTCGAGAGATCTGT",
      "pREP42-R": "CATCATTACTGTTTGCATTGATTTAACAAAGCGACTATAAG",
      "ase1-locus-F": "AGTCGCTTTGTTAAATCAATGCAAACAGTAATGATGGA",
      "ase1-locus-R": "ACAGATCTCTCGAGCATATTAAAAGCCTTCTTCTCCC",
    };
    await page.getByRole("tab", { name: say("cloning.primers") }).click();
    for (const [name, bases] of Object.entries(primers)) {
      const field = page.getByLabel(say("cloning.editPrimer", { name }));
      await typeInto(field, bases);
      await field.press("Enter");
      await expect.poll(() => field.inputValue()).toBe(bases);
    }
    const published = "cdseguid=qdd6VBGDxAo1WzsHKf_FT_hMpnU";
    await expect.poll(() => facts().getAttribute("data-checksum")).toBe(published);

    // Saved in the library, one of them is used again instead of the one that the plan designs.
    await buttonOf(page, say("cloning.saveToLibrary")).click();
    await page.getByText(say("cloning.savedToLibrary", { saved: "4", skipped: "0" })).waitFor();
    const name = "ase1-locus-F";
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    await buttonOf(row, say("cloning.designedAgain")).click();
    // What the bench designs there does not fit the ends of the three that are written.
    await facts().waitFor({ state: "detached" });
    await page.getByRole("button", { name: say("cloning.fromLibraryFor", { name }) }).click();
    const library = page.getByRole("dialog", { name: say("cloning.libraryFor", { name }) });
    await typeInto(library.getByLabel(say("cloning.librarySearch")), "ase1-locus");
    await expect.poll(() => library.getByRole("button", { name: /^ase1-locus-/ }).count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await library.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => facts().getAttribute("data-checksum")).toBe(published);
    expect(takeProblems()).toEqual([]);
  });

  it("Golden Gate: nine parts of the yeast toolkit, cut with BsaI", async () => {
    const { page } = person;
    const parts = {
      9: "pYTK083",
      1: "pYTK002",
      2: "pYTK009",
      3: "pYTK038",
      10: "gene-PCR",
      5: "pYTK051",
      6: "pYTK067",
      7: "pYTK074",
      8: "pYTK081",
    };
    await importFiles("golden_gate", parts);
    const names = Object.values(parts);
    await setUp("yeast cassette", "golden-gate", names);
    for (const name of names) {
      await cardOf(name).getByLabel(say("cloning.bindOf", { name }), { exact: true }).click();
      const list = page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");
      await list.getByTitle(say("cloning.bind-enzyme"), { exact: true }).click();
      await list.waitFor({ state: "hidden" });
    }
    await expect
      .poll(() => facts().getAttribute("data-checksum"))
      .toBe("cdseguid=nXIrIUkUJNMDuQNMX9urTILmyuY");
  });

  it("Gateway: lacZ by BP into an entry clone, and by LR into an expression clone", async () => {
    const { page, takeProblems } = person;
    await importFiles("gateway", { 2: "pDONR221", 3: "pcDNA6.2-DEST", 4: "lacZ-attB" });
    await setUp("entry-lacZ", "gateway", ["pDONR221", "lacZ-attB"]);
    await expect
      .poll(() => facts().getAttribute("data-checksum"))
      .toBe("cdseguid=MqPXLeF7MXM63b4EsQU3vI3DBXI");
    await buttonOf(page, say("cloning.saveProduct")).click();
    const dialog = page.getByRole("dialog", { name: say("cloning.saveProduct") });
    await buttonOf(dialog, say("cloning.save")).click();
    await dialog.getByRole("link", { name: "entry-lacZ" }).waitFor();
    await setUp("expression-lacZ", "gateway", ["pcDNA6.2-DEST", "entry-lacZ"]);
    await expect
      .poll(() => facts().getAttribute("data-checksum"))
      .toBe("cdseguid=iO38f2YivBO-6TqDiVoC4UF0bnU");
    expect(takeProblems()).toEqual([]);
  });
});
