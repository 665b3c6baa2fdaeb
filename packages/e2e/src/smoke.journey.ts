import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { readSequences, type SequenceRecord } from "@benchleaf/bio";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import {
  accountMenu,
  buttonOf,
  demo,
  filesField,
  importPanel,
  register,
  save,
  sequenceRows,
  signIn,
  typeAtStart,
  waitForImport,
  waitForLength,
} from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { dropFiles, typeInto } from "./user-input.ts";

const say = translateIn("en-US");
const chosen = ["pUC19.gb", "pBAD30.gb", "pAG25.gb", "pYTK002.gb", "BlueScribe.gb", "pKT128_euroscarf.gb"];
const dropped = ["pFA6a-kanMX6.gb", "pGREG505.gb", "plasmid_origin_spanning.gb"];
const plasmid = (name: string): string => testData(`sequences/genbank_plasmid/${name}`);

function onlyRecord(bytes: Uint8Array): SequenceRecord {
  const result = readSequences(bytes, { name: "x.gb" });
  if (!result.ok) throw new Error(result.error.code);
  return result.records[0]!;
}

/** The content of a file, without what a reader generates (ids). */
const saidBy = ({ sequence: bases, topology: isCircular, description, meta, features }: SequenceRecord) => ({
  bases: bases.toUpperCase(),
  isCircular,
  description,
  meta,
  features: features.map(({ id: _, ...feature }) => feature),
});

describe.skipIf(!hasTestData)("a newcomer's first day with real plasmids", () => {
  const lab = openLab();
  let person: Person;
  let plasmidAddress: string;
  const original = hasTestData ? onlyRecord(readFileSync(plasmid("pUC19.gb"))) : undefined;
  const size = original?.sequence.length ?? 0;

  beforeAll(async () => {
    person = await lab.open({ reducedMotion: "no-preference" });
  });

  goStepByStep(() => [person?.page]);

  const expectNoProblems = (...expected: RegExp[]) => {
    const unexpected = person
      .takeProblems()
      .filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    expect(unexpected).toEqual([]);
  };

  it("registers in Chinese, without having chosen a language", async () => {
    const { page } = person;
    const zh = translateIn("zh-CN");
    await register(page, zh, { account: "newcomer@lab.test", name: "林小叶", password: "Seedling7" });
    await page.getByRole("heading", { name: zh("files.welcome", { name: "林小叶" }) }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("zh-CN");
    await accountMenu(page, zh, "林小叶").click();
    await page.getByRole("menuitem", { name: zh("shell.signOut") }).click();
    await page.waitForURL("**/login**");
    expectNoProblems();
  });

  it("signs in as the demo owner, in English from the sign-in page on", async () => {
    const { page } = person;
    await page.getByLabel(translateIn("zh-CN")("shell.language")).selectOption("en-US");
    await page
      .getByRole("heading", { level: 1, name: say("accounts.signInTo", { brand: "Benchleaf" }) })
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await signIn(page, say, demo.owner);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en-US");
    expectNoProblems();
  });

  it("imports plasmids that are chosen and plasmids that are dropped, each with its own result", async () => {
    const { page } = person;
    await page.getByRole("link", { name: say("sequences.menu") }).click();
    await page.getByRole("heading", { level: 1, name: say("sequences.title") }).waitFor();
    const table = page.getByRole("table");
    await table.getByRole("link").first().waitFor();
    const before = Number(await table.getAttribute("aria-rowcount"));
    await filesField(page).setInputFiles(chosen.map(plasmid));
    await waitForImport(page, say, chosen.length, 0);
    const files = dropped.map((name) => ({ name, text: readFileSync(plasmid(name), "utf8") }));
    await dropFiles(page, page.getByRole("heading", { level: 1 }), files);
    await waitForImport(page, say, chosen.length + dropped.length, 0);
    for (const name of dropped) {
      await importPanel(page, say)
        .getByRole("link", { name: say("files.importOpen", { name }) })
        .waitFor();
    }
    const imported = chosen.length + dropped.length;
    await expect.poll(async () => Number(await table.getAttribute("aria-rowcount"))).toBe(before + imported);
    expectNoProblems();
  });

  it("says which file is no sequence, and imports nothing of it", async () => {
    const { page } = person;
    const before = await page.getByRole("table").getAttribute("aria-rowcount");
    await dropFiles(page, page.getByRole("heading", { level: 1 }), [
      { name: "shopping.gb", text: "eggs, flour and 2 l of milk\n" },
    ]);
    await waitForImport(page, say, chosen.length + dropped.length, 1);
    // The newest are last, and only visible ones are in the document.
    await importPanel(page, say).getByRole("list").hover();
    await page.mouse.wheel(0, 5000);
    const row = importPanel(page, say).getByRole("listitem").filter({ hasText: "shopping.gb" });
    await row.waitFor();
    await expect.poll(() => row.textContent()).toContain(say("bio.not-a-sequence"));
    expect(await page.getByRole("table").getAttribute("aria-rowcount")).toBe(before);
    expectNoProblems(/^4\d\d POST .*\/import$/);
  });

  it("finds a plasmid by name and shows its map, features and bases", async () => {
    const { page } = person;
    await typeInto(page.getByRole("textbox", { name: say("sequences.search") }), "pUC19");
    // The demo lab has one, too; the latest comes first.
    await page.getByText(say("sequences.totalCount", { shown: 2 }), { exact: true }).waitFor();
    await page.getByRole("table").getByRole("link", { name: "pUC19" }).first().click();
    await page.waitForURL(/\/sequence\/\d+/);
    plasmidAddress = new URL(page.url()).pathname;
    await waitForLength(page, say, size);
    await page
      .getByLabel(/^Circular map of/)
      .first()
      .waitFor();
    await sequenceRows(page).waitFor();
    await page.getByText(say("sequences.mapLinear"), { exact: true }).click();
    await page
      .getByLabel(/^Linear map of/)
      .first()
      .waitFor();
    await page.getByText(say("sequences.mapCircular"), { exact: true }).click();
    expectNoProblems();
  });

  it("types an insert, takes it back, puts it on again and saves", async () => {
    const { page } = person;
    await typeAtStart(page, "GATTACA");
    await waitForLength(page, say, size + 7);
    await page.getByText(say("sequences.stateUnsaved")).first().waitFor();
    const undo = buttonOf(page, say("sequences.undo"));
    while ((await undo.getAttribute("aria-disabled")) !== "true") await undo.click();
    await waitForLength(page, say, size);
    const redo = buttonOf(page, say("sequences.redo"));
    while ((await redo.getAttribute("aria-disabled")) !== "true") await redo.click();
    await waitForLength(page, say, size + 7);
    await save(page, say, 2);
    expectNoProblems();
  });

  it("restores the first version, which becomes the third", async () => {
    const { page } = person;
    await buttonOf(page, say("sequences.history")).click();
    const first = page
      .getByRole("listitem")
      .filter({ hasText: say("sequences.versionNumber", { version: 1 }) });
    await buttonOf(first, say("sequences.versionRestore")).click();
    const dialog = page.getByRole("dialog", { name: say("sequences.restoreTitle", { version: 1 }) });
    await buttonOf(dialog, say("sequences.versionRestore")).click();
    await waitForLength(page, say, size);
    expectNoProblems();
  });

  it("exports GenBank that says what the imported file said, field by field", async () => {
    const { page } = person;
    await page.goto(plasmidAddress);
    await buttonOf(page, say("sequences.export")).click();
    const waiting = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: say("sequences.format-genbank") }).click();
    const file = await (await waiting).path();
    expect(saidBy(onlyRecord(await readFile(file)))).toEqual(saidBy(original!));
    expectNoProblems();
  });

  it("finds everything there after the server was killed and started again", async () => {
    const { page } = person;
    await lab.product.kill();
    await lab.product.restart();
    person.takeProblems();
    await page.goto("/sequence");
    await page.getByRole("table").waitFor();
    expect(Number(await page.getByRole("table").getAttribute("aria-rowcount"))).toBeGreaterThan(
      chosen.length + dropped.length,
    );
    await page.goto(plasmidAddress);
    await waitForLength(page, say, size);
    await buttonOf(page, say("sequences.history")).click();
    await page.getByText(say("sequences.versionNumber", { version: 3 })).waitFor();
    expectNoProblems();
  });

  it.each(["light", "dark"] as const)("has no barriers on its pages, %s", async (theme) => {
    const { page } = person;
    await page.emulateMedia({ colorScheme: theme });
    const pages = {
      "/homepage": "main",
      "/project": "main",
      "/sequence": "table",
      "/personal/information": "main",
      [plasmidAddress]: "[aria-multiline=true]",
    };
    for (const [address, ready] of Object.entries(pages)) {
      await page.goto(address);
      await page.locator(ready).first().waitFor();
      await waitForQuiet(page);
      expect.soft(await findBarriers(page), `${address} in ${theme}`).toEqual([]);
    }
    expectNoProblems();
  });

  it("speaks another language at once, and still after a reload", async () => {
    const { page } = person;
    await page.goto("/sequence");
    await page.getByRole("banner").getByRole("button", { name: "Demo Owner" }).click();
    await page.getByRole("menuitem", { name: say("shell.language") }).hover();
    await page.getByRole("menuitem", { name: say("shell.languageZhTw") }).click();
    const title = translateIn("zh-TW")("sequences.title");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("zh-TW");
    expectNoProblems();
  });
});
