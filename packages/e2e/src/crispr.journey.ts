import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

describe("guides for a plasmid", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner, { next: "/sequence" });
    await person.page.getByRole("link", { name: "pUC19" }).click();
    await person.page.getByRole("group", { name: /pUC19/ }).first().waitFor();
  });
  goStepByStep(() => [person?.page]);

  const panel = () => person.page.getByRole("complementary", { name: say("crispr.title") });
  const list = () => panel().getByRole("list", { name: say("crispr.list") });
  const guide = (rank: number) => list().locator(`[data-index="${rank}"] > button`);
  const dialog = () => person.page.getByRole("dialog", { name: say("crispr.oligosTitle") });

  it("are found for a gene of it, by a job that notifies when it is done", async () => {
    const { page } = person;
    await buttonOf(page, say("annotation.crisprOpen")).click();
    await panel().getByText(say("crispr.targetFeature"), { exact: true }).click();
    await choose(page, panel().getByRole("combobox", { name: say("crispr.feature") }), "bla");
    expect(await findBarriers(page)).toEqual([]);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && /crispr\/tasks\/\d+$/.test(request.url())) asked.push(request.url());
    });
    await buttonOf(panel(), say("crispr.start")).click();
    await guide(0).waitFor({ timeout: 60_000 });
    // As it begins and as it has ended, and perhaps once as the panel opens: however long it takes.
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(page.url()).toMatch(/crispr=true&crisprTaskId=\d+$/);
    await page
      .getByText(/CRISPR 设计已完成/)
      .first()
      .waitFor();
  });

  it("are shown with every score, position and cut", async () => {
    const { page } = person;
    await guide(0).click();
    const details = panel().getByRole("region", { name: say("crispr.guideName", { number: 1 }) });
    await details.getByText(say("crispr.about-cfdSpecificity")).waitFor();
    await details.getByText(say("crispr.searched", { names: "pUC19" })).waitFor();
    const cut = /切点 ([\d,]+)/.exec((await guide(0).textContent()) ?? "")?.[1]?.replace(",", "");
    await page.getByText(`✂ ${cut}`).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("come into the sequence as features in one step", async () => {
    const { page } = person;
    for (const rank of [0, 1]) await list().locator(`[data-index="${rank}"] input`).check();
    await buttonOf(panel(), say("crispr.addFeatures")).click();
    await page.getByText(say("crispr.added", { number: 2 })).waitFor();
    await page
      .getByText(/^gRNA 1 /)
      .first()
      .waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.getByText(/^gRNA [12] /).count()).toBe(0);
  });

  it("are ordered: oligos for a vector, primers around the cut, a donor", async () => {
    const { page } = person;
    await buttonOf(panel(), say("crispr.oligos")).click();
    const sheet = () => dialog().getByRole("region", { name: say("crispr.orderSheet") });
    const bases = () => sheet().locator("tbody td:nth-child(2)").allTextContents();
    await expect.poll(bases).toHaveLength(4);
    const [top = "", bottom = ""] = await bases();
    expect(top).toMatch(/^CACCG[ACGT]{19,20}$/);
    expect(bottom).toMatch(/^AAAC[ACGT]{19,20}C$/);
    const download = page.waitForEvent("download");
    await buttonOf(dialog(), say("crispr.exportCsv")).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain(`pUC19-g1-top,${top},`);
    await dialog()
      .getByRole("tab", { name: say("crispr.genotyping") })
      .click();
    await buttonOf(dialog(), say("crispr.design")).click();
    await expect.poll(async () => (await bases()).length, { timeout: 60_000 }).toBe(4);
    await dialog()
      .getByRole("tab", { name: say("crispr.hdr") })
      .click();
    await typeInto(dialog().getByLabel(say("crispr.insert")), "GGATCC");
    await expect.poll(async () => (await bases())[0]).toMatch(/GGATCC/);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
  });

  it("open again by the link of the message", async () => {
    const { page } = person;
    await page
      .getByRole("button", { name: new RegExp(say("annotation.close", { title: say("crispr.title") })) })
      .click();
    await panel().waitFor({ state: "detached" });
    await page.getByRole("button", { name: /消息/ }).first().click();
    await page
      .getByRole("link", { name: /CRISPR 设计已完成/ })
      .first()
      .click();
    await guide(0).waitFor();
    await expect.poll(() => page.url()).toMatch(/crispr=true&crisprTaskId=\d+$/);
  });
});
