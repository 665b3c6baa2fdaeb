import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, importPanel, signIn, waitForImport } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

describe("the list of sequences", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
    await person.page.goto("/sequence");
  });
  goStepByStep(() => [person?.page]);

  const links = () => person.page.getByRole("main").getByRole("table").getByRole("link");
  const pickAll = () => person.page.getByRole("checkbox", { name: say("fileActions.selectAll") }).check();

  it("shows what is asked for, in columns that are kept", async () => {
    const { page } = person;
    await expect.poll(() => links().count()).toBe(3);
    await choose(
      page,
      page.getByLabel(say("moleculeList.moleculeLabel")),
      say("moleculeList.molecule-protein"),
    );
    await expect.poll(() => links().allTextContents()).toEqual(["His-TEV peptide (synthetic)"]);
    await buttonOf(page, say("moleculeList.clearFilters")).click();
    await buttonOf(page, say("moleculeList.columns")).click();
    await page.getByRole("checkbox", { name: say("moleculeList.columnTopology") }).check();
    expect(await findBarriers(page)).toEqual([]);
    await page.reload();
    await page.getByRole("columnheader", { name: say("moleculeList.columnTopology") }).waitFor();
  });

  it("exports many as one archive, each in its own form", async () => {
    const { page } = person;
    await pickAll();
    await buttonOf(page, say("moleculeList.export")).click();
    const arrival = page.waitForEvent("download");
    await buttonOf(page, say("moleculeList.exportRun")).click();
    const parts = unzipSync(new Uint8Array(await readFile(await (await arrival).path())));
    expect(
      Object.keys(parts)
        .map((name) => name.split(".").at(-1))
        .sort(),
    ).toEqual(["gb", "gb", "gp"]);
    expect(new TextDecoder().decode(parts["pUC19.gb"])).toMatch(/^LOCUS +pUC19 +2686 bp +DNA +circular/);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("annotates many at once, each as a new version, and passes over what is no DNA", async () => {
    const { page } = person;
    await buttonOf(page, say("moleculeList.annotate")).click();
    await buttonOf(page, say("moleculeList.annotateRun")).click();
    await buttonOf(page, say("moleculeList.annotateAdd", { count: 2 })).click();
    await expect
      .poll(() => page.getByText(say("moleculeList.annotateAdded", { version: 2 })).count())
      .toBe(2);
    await page.getByText(say("moleculeList.annotateNotDna")).waitFor();
    await page.keyboard.press("Escape");
    expect(person.takeProblems()).toEqual([]);
  });

  it("opens one in the tools, each of which has keys of its own", async () => {
    const { page } = person;
    await page.goto("/sequence");
    await buttonOf(page, say("fileActions.actionsOf", { name: "pUC19" })).click();
    await page.getByRole("menuitem", { name: say("sequences.openTools") }).click();
    await page.waitForURL(/\/sequence\/tools\?from=\d+$/);
    await page.getByRole("main").getByRole("link", { name: "pUC19", exact: true }).waitFor();
    await page.keyboard.press("Alt+Shift+G");
    await page.waitForURL(/\/sequence\/tools\/digest\?from=\d+$/);
    const enzymes = page.getByLabel(say("digest.enzymes"));
    await typeInto(enzymes, "EcoRI");
    await choose(page, enzymes, "EcoRI · GAATTC");
    await buttonOf(page, say("digest.picture")).click();
    const arrival = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "SVG" }).click();
    const drawn = await readFile(await (await arrival).path(), "utf8");
    expect(drawn).toMatch(/^<svg|^<\?xml/);
    expect(drawn).toContain("2,686");
  });

  it("takes a folder in with those within it, and keeps as a file what is no sequence", async () => {
    const { page } = person;
    await page.goto("/sequence");
    const place = await mkdtemp(join(tmpdir(), "benchleaf-folder-"));
    try {
      await mkdir(join(place, "质粒", "表达 载体"), { recursive: true });
      await writeFile(join(place, "质粒", "表达 载体", "deep.fa"), ">deep\nACGTACGTACGT\n");
      await writeFile(join(place, "质粒", "notes.txt"), "冻存于 -80");
      await writeFile(join(place, "质粒", ".DS_Store"), "\0");
      await page.locator("input[webkitdirectory]").setInputFiles(join(place, "质粒"));
      await waitForImport(page, say, 1, 1);
      expect(person.takeProblems()).toEqual([expect.stringMatching(/^422 POST .*\/import$/)]);
      await buttonOf(importPanel(page, say), say("files.importKeep")).click();
      await waitForImport(page, say, 2, 0);
    } finally {
      await rm(place, { recursive: true, force: true });
    }
    await importPanel(page, say)
      .getByRole("link", { name: say("files.importOpen", { name: "deep.fa" }) })
      .click();
    await page.getByRole("heading", { name: "deep", level: 1 }).waitFor();
    await page.goto("/project");
    await page
      .getByRole("main")
      .getByRole("link", { name: say("projects.personal") })
      .click();
    for (const name of ["质粒", "表达 载体"])
      await page.getByRole("table").getByRole("link", { name, exact: true }).click();
    await page.getByRole("table").getByRole("link", { name: "deep", exact: true }).waitFor();
    expect(person.takeProblems()).toEqual([]);
  });

  it("begins a cloning bench with what is picked, the circle as its vector", async () => {
    const { page } = person;
    await page.goto("/sequence");
    await page.getByRole("checkbox", { name: say("fileActions.selectFile", { name: "pUC19" }) }).check();
    await buttonOf(page, say("moleculeList.clone")).click();
    const form = page.getByRole("dialog", { name: say("sequences.newBench") });
    await typeInto(form.getByLabel(say("cloning.name")), "from the list");
    await buttonOf(form, say("cloning.create")).click();
    await page.waitForURL(/\/sequence\/cloning\/\d+$/);
    const vector = page.getByRole("listitem").filter({ hasText: say("cloning.type-vector") });
    await vector.getByRole("link", { name: "pUC19", exact: true }).waitFor();
    expect(person.takeProblems()).toEqual([]);
  });
});
