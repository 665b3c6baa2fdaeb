import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { findBarriers, type Person, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, filesField, importPanel, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const notes = "胶回收步骤：先加三倍体积的结合液，再上柱洗脱。\n\nElution at 65 degrees gives the best yield.";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("the search, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let person: Person;

  goStepByStep(() => [person?.page], locale);

  it("finds what a file says a moment after it came in, from the palette", async () => {
    person = await lab.open({ locale });
    const { page } = person;
    await signIn(page, say, demo.owner);
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project" }).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await filesField(page).setInputFiles({
      name: "notes.md",
      mimeType: "text/markdown",
      buffer: Buffer.from(notes),
    });
    await importPanel(page, say).waitFor();
    await page.getByRole("table").getByText("notes.md").waitFor();
    const hint = page.getByRole("combobox", { name: say("shell.searchHint") });
    const hit = page.getByRole("option", { name: "notes.md" });
    // Uploaded files are indexed by a job; each attempt searches again.
    await expect
      .poll(
        async () => {
          await page.keyboard.press("Escape");
          await page.keyboard.press("Control+k");
          await typeInto(hint, `结合液${" ".repeat(Math.floor(Math.random() * 3))}`);
          await waitForQuiet(page);
          return hit.count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await expect.poll(() => hit.textContent()).toContain("先加三倍体积的结合液");
    // Who runs the installation reaches its settings from here too.
    await typeInto(hint, say("instance.title"));
    await page.getByRole("option", { name: say("instance.title"), exact: true }).waitFor();
    await typeInto(hint, "结合液");
    await page.getByRole("option", { name: say("shell.paletteEverything", { text: "结合液" }) }).click();
    await page.waitForURL(/\/search\?q=/);
  });

  it("marks the words, narrows down by kind, and opens a sequence at its feature", async () => {
    const { page } = person;
    const results = page.getByRole("region", { name: say("search.results") });
    await results.getByText("结合", { exact: false }).first().waitFor();
    await expect.poll(() => results.locator("mark").first().textContent()).toBe("结合液");
    expect(await findBarriers(page)).toEqual([]);
    await typeInto(page.getByRole("searchbox", { name: say("search.hint") }), "lac operon");
    const feature = results.getByRole("listitem").filter({ hasText: "pUC19" }).first();
    await feature.waitFor();
    await feature.getByRole("link").first().click();
    await page.waitForURL(/\/sequence\/\d+\?feature=/);
    // Selected, from its first character to its last.
    await page.getByText("230 bp", { exact: true }).first().waitFor();
    expect(person.takeProblems()).toEqual([]);
  });

  it("hands a project over as an archive", async () => {
    const { page } = person;
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project" }).first().click();
    await buttonOf(page.locator("main"), say("fileActions.moreActions")).click();
    const leaving = page.waitForEvent("download");
    await page
      .getByRole("menuitem", { name: say("fileActions.exportEln") })
      .first()
      .click();
    const archive = await leaving;
    expect(archive.suggestedFilename()).toBe("Demo Project.eln");
    const bytes = await readFile(await archive.path());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.includes("Demo Project/ro-crate-metadata.json")).toBe(true);
    expect(person.takeProblems().filter((problem) => !problem.includes("/eln"))).toEqual([]);
  });

  it("shows nobody what they may not read", async () => {
    const other = await lab.open({ locale });
    await signIn(other.page, say, demo.member);
    await other.page.goto("/search?q=unfindableword");
    await other.page
      .getByRole("heading", { name: say("search.noneTitle", { text: "unfindableword" }) })
      .waitFor();
    expect(await findBarriers(other.page)).toEqual([]);
  });
});
