import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, filesField, send, signIn, waitForImport } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

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
    await signIn(page, say, demo.owner, { next: "/sequence" });
    const { insert, vector } = await given();
    const file = (name: string, text: string) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await filesField(page).setInputFiles([file("insert.gb", insert), file("pFA6a-kanMX6.gb", vector)]);
    await waitForImport(page, say, 2, 0);
  });
  goStepByStep(() => [person?.page]);

  const facts = () => person.page.locator("[data-checksum]");

  it("begins with a name and a method", async () => {
    const { page } = person;
    await page.goto("/sequence/cloning");
    const guide = page.getByRole("region", { name: say("cloning.guideTitle") });
    await guide.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const noted = page.waitForResponse(
      (answer) => answer.url().includes("/guidance/") && answer.request().method() === "PUT",
    );
    await buttonOf(guide, say("cloning.guideDone")).click();
    await noted;
    await guide.waitFor({ state: "detached" });
    await page.reload();
    await buttonOf(page, say("cloning.guideAgain")).waitFor();
    await page.goto("/sequence/cloning?create=1");
    const dialog = page.getByRole("dialog", { name: say("sequences.newBench") });
    await typeInto(dialog.getByLabel(say("cloning.name")), "pFA6a-ase1");
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
    await card.getByLabel(say("cloning.bindOf", { name: "insert" })).click();
    const byEnzyme = page.getByTitle(say("cloning.bind-enzyme"), { exact: true });
    await page.locator(".ant-select-item-option").and(byEnzyme).click();
    const conflicts = page.getByRole("list", { name: say("cloning.conflicts") });
    await conflicts.waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("draws the published product as soon as the enzymes are chosen", async () => {
    const { page } = person;
    for (const name of ["AscI", "SalI"]) {
      const field = page.getByRole("combobox", { name: say("cloning.enzymes"), exact: true });
      await typeInto(field, name);
      await choose(page, field, name);
    }
    await facts().getByText(PUBLISHED_LENGTH).waitFor();
    expect(await facts().getAttribute("data-checksum")).toBe("cdseguid=p6ZFRTcOFOKjiC74CdhQRUMPb_w");
    await page
      .getByRole("group", { name: /pFA6a-ase1/ })
      .first()
      .waitFor();
    // Both joints, by the enzymes that the map of any plasmid names.
    const map = page.getByRole("group", { name: /pFA6a-ase1/ }).first();
    for (const name of [/^AscI/, /^SalI/]) await map.getByText(name).first().waitFor();
    await savePicture(page, "cloning map");
    await page.getByRole("tab", { name: say("cloning.junctions") }).click();
    const junctions = page.getByRole("list", { name: say("cloning.junctions") });
    expect(await junctions.getByText("5′ 突出端").count()).toBe(2);
    await page.getByRole("tab", { name: say("cloning.protocol") }).click();
    await page
      .getByText(/AscI \+ SalI/)
      .first()
      .waitFor();
    await page.getByText(say("cloning.state-saved"), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("keeps its protocol as a page of a project", async () => {
    const { page } = person;
    await buttonOf(page, say("saveFile.keep")).click();
    const dialog = page.getByRole("dialog", { name: say("saveFile.keep") });
    await typeInto(dialog.getByLabel(say("saveFile.name")), "");
    await buttonOf(dialog, say("saveFile.action")).click();
    await dialog.getByText(say("saveFile.nameWanted")).waitFor();
    await typeInto(dialog.getByLabel(say("saveFile.name")), "protocol ase1");
    await buttonOf(dialog, say("saveFile.action")).click();
    await page.getByRole("link", { name: "protocol ase1.md" }).click();
    await page.getByRole("heading", { name: "pFA6a-ase1", level: 2 }).waitFor();
    await page
      .getByText(/AscI \+ SalI/)
      .first()
      .waitFor();
    await page.goBack();
    await facts().getByText(PUBLISHED_LENGTH).waitFor();
  });

  it("plans alternatives in a table, each bound in its own way", async () => {
    const { page } = person;
    await page.getByRole("button", { name: new RegExp(`${say("cloning.addAlternative")} insert`) }).click();
    const chooser = page.getByRole("dialog", { name: say("cloning.chooseTitle") });
    await chooser.getByRole("checkbox", { name: "T7 cassette (synthetic)" }).check();
    await buttonOf(chooser, say("cloning.addCount_other", { number: 1 })).click();
    const bind = page.getByLabel(say("cloning.bindOf", { name: "T7 cassette (synthetic)" }), { exact: true });
    await choose(page, bind, say("cloning.bind-PCREnzyme"));
    await page.getByRole("tab", { name: say("cloning.constructs") }).click();
    await page.getByRole("button", { name: say("cloning.constructsMake_other", { number: 2 }) }).click();
    const table = page.getByRole("region", { name: say("cloning.constructs") }).getByRole("table");
    await expect.poll(() => table.getByRole("row").count()).toBe(3);
    await table.getByRole("cell", { name: PUBLISHED_LENGTH }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("cloning.takeOff", { name: "T7 cassette (synthetic)" })).click();
    await table.waitFor({ state: "detached" });
    await page.getByText(say("cloning.state-saved"), { exact: true }).waitFor();
  });

  it("reports immediately that a file was deleted meanwhile, and that it was restored", async () => {
    const { page } = person;
    const card = page
      .getByRole("list", { name: say("cloning.plasmids") })
      .getByRole("listitem")
      .filter({ hasText: "insert" });
    const link = await card.getByRole("link", { name: "insert", exact: true }).getAttribute("href");
    const fileIds = [link?.split("/").at(-1)];
    const gone = card.getByText(say("cloning.source-closed"));
    await send(person.page, "POST", "/platform/resource/projects/fileAsset/recycle", { fileIds });
    await gone.waitFor();
    await send(person.page, "POST", "/platform/resource/garbage/restore", { fileIds });
    await gone.waitFor({ state: "detached" });
  });

  it("holds ten fragments and no more, and says that a vector is missing", async () => {
    const { page } = person;
    const here = page.url();
    const bench = await page.evaluate(
      async (id) =>
        (await (await fetch(`/app/application/molecular-biology/cloning/benches/${id}`)).json()).data,
      here.split("/").at(-1),
    );
    const { plasmidConfig } = bench.plan.plasmids.find(
      (one: { plasmidType: string }) => one.plasmidType === "fragment",
    );
    const plasmids = Array.from({ length: 10 }, (_, at) => ({
      ...{ id: `f${at}`, plasmidType: "fragment", alternativeTo: null },
      plasmidConfig: { ...plasmidConfig, bindType: "PCR" },
    }));
    const plan = { ...bench.plan, cloningMethod: "gibson", enzymes: [], plasmids };
    const { id } = await send<{ id: string }>(
      person.page,
      "POST",
      "/application/molecular-biology/cloning/benches",
      { name: "full", plan },
    );
    await page.goto(`/sequence/cloning/${id}`);
    await page.getByText(say("cloning.conflict-no-vector")).waitFor();
    const full = say("cloning.full", { limit: 10 });
    await page.getByText(full).waitFor();
    await buttonOf(page, say("cloning.addPlasmid")).click();
    const chooser = page.getByRole("dialog", { name: say("cloning.chooseTitle") });
    await chooser.getByRole("checkbox", { name: "insert", exact: true }).check();
    await chooser.getByText(full).waitFor();
    await page.goto(here);
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
