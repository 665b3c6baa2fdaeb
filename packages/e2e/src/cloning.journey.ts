import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, keepPicture, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { buttonOf, choose, demo, signIn, waitForImport } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { sayIn } from "./words.ts";

const say = sayIn("zh-CN");

interface History {
  readonly sequences: readonly { readonly id: number; readonly file_content: string }[];
}

/** OpenCloning's example: ase1 with its 3' region, cut with AscI and SalI, into pFA6a-kanMX6; 6,162 bp. */
const given = async () => {
  const path = testData("sequences/cloning_history_json/restriction_ligation_assembly.json");
  const { sequences } = JSON.parse(await readFile(path, "utf8")) as History;
  const textOf = (wanted: number) => sequences.find(({ id }) => id === wanted)?.file_content ?? "";
  return { insert: textOf(2).replace(/^(LOCUS\s+)\S+/, "$1insert"), vector: textOf(3) };
};
const PUBLISHED_LENGTH = "6,162 bp";

describe.skipIf(!hasTestData)("a published construction on a bench", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    const { page } = person;
    await signIn(page, say, demo.owner);
    const { insert, vector } = await given();
    await page.goto("/sequence");
    const file = (name: string, text: string) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await page
      .locator('input[type="file"][multiple]')
      .first()
      .setInputFiles([file("insert.gb", insert), file("pFA6a-kanMX6.gb", vector)]);
    await waitForImport(page, say, 2, 0);
  });
  goStepByStep(() => [person?.page]);

  const facts = () => person.page.locator("[data-checksum]");

  it("begins with a name and a method", async () => {
    const { page } = person;
    await page.goto("/sequence/cloning?create=1");
    const dialog = page.getByRole("dialog", { name: say("sequences.newBench") });
    await dialog.getByLabel(say("cloning.name")).fill("pFA6a-ase1");
    await choose(page, dialog.getByLabel(say("cloning.method")), say("cloning.method-restriction-ligation"));
    await buttonOf(dialog, say("cloning.create")).click();
    await page.waitForURL(/\/sequence\/cloning\/\d+$/);
  });

  it("takes vector and insert, and says what is missing", async () => {
    const { page } = person;
    await buttonOf(page, say("cloning.addFirst")).click();
    const dialog = page.getByRole("dialog", { name: say("cloning.chooseTitle") });
    await dialog.getByRole("checkbox", { name: "insert" }).check();
    await dialog.getByRole("checkbox", { name: "pFA6a-kanMX6" }).check();
    await buttonOf(dialog, say("cloning.addCount_other", { number: 2 })).click();
    const card = page.getByRole("listitem").filter({ hasText: "insert" });
    const bind = card.getByLabel(say("cloning.bindOf", { name: "insert" }));
    await bind.click();
    await page.getByTitle(say("cloning.bind-enzyme"), { exact: true }).click();
    const conflicts = page.getByRole("list", { name: say("cloning.conflicts") });
    await conflicts.waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("draws the published product as soon as the enzymes are chosen", async () => {
    const { page } = person;
    for (const name of ["AscI", "SalI"]) {
      const field = page.getByRole("combobox", { name: say("cloning.enzymes") });
      await field.fill(name);
      await choose(page, field, name);
    }
    await facts().getByText(PUBLISHED_LENGTH).waitFor();
    expect(await facts().getAttribute("data-checksum")).toBe("cdseguid=p6ZFRTcOFOKjiC74CdhQRUMPb_w");
    await page
      .getByRole("group", { name: /pFA6a-ase1/ })
      .first()
      .waitFor();
    await keepPicture(page, "cloning map");
    await page.getByRole("tab", { name: say("cloning.junctions") }).click();
    expect(await page.getByText("5′ 突出端").count()).toBe(2);
    await page.getByRole("tab", { name: say("cloning.protocol") }).click();
    await page
      .getByText(/AscI \+ SalI/)
      .first()
      .waitFor();
    await page.getByText(say("cloning.state-saved"), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("is kept, and its product becomes a sequence that opens", async () => {
    const { page, takeProblems } = person;
    await page.reload();
    await facts().getByText(PUBLISHED_LENGTH).waitFor();
    await buttonOf(page, say("cloning.saveProduct")).click();
    const dialog = page.getByRole("dialog", { name: say("cloning.saveProduct") });
    await buttonOf(dialog, say("cloning.save")).click();
    await dialog.getByRole("link", { name: "pFA6a-ase1" }).click();
    await page.getByRole("heading", { name: "pFA6a-ase1", level: 1 }).waitFor();
    await page.getByText(PUBLISHED_LENGTH, { exact: true }).first().waitFor();
    expect(takeProblems()).toEqual([]);
  });
});
