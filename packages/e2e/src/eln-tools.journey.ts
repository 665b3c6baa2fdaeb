import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { paste, typeInto } from "./user-input.ts";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("tools of a notebook page, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let member: Person;
  beforeAll(async () => {
    member = await lab.open({ locale });
    await signIn(member.page, say, demo.member);
  });
  goStepByStep(() => [member?.page], locale);

  const text = () => member.page.getByRole("textbox", { name: say("documents.pageText") });
  const menuOf = async (words: string, action: string) => {
    const { page } = member;
    await text().getByText(words, { exact: true }).first().hover();
    await buttonOf(page, say("documents.blockMenu")).click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  it("makes a template with a required field", async () => {
    const { page } = member;
    await page.goto("/eln/templates");
    await buttonOf(page, say("elnPages.newTemplate")).click();
    await typeInto(page.getByLabel(say("elnPages.templateName")), "Digest test");
    await buttonOf(page, say("elnPages.fieldAdd")).click();
    await typeInto(page.getByLabel(say("elnPages.fieldName")), "Enzyme");
    await page.getByRole("checkbox", { name: say("elnPages.required") }).check();
    await page.getByRole("textbox", { name: say("elnPages.templateContent") }).click();
    await page.keyboard.type("# Aim");
    await savePicture(page, `template editor ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("shell.save")).click();
    await buttonOf(page, say("elnPages.useTemplate")).click();
    const dialog = page.getByRole("dialog", { name: say("eln.create") });
    await typeInto(dialog.getByLabel(say("elnPages.name")), "Digest of pUC19");
    await buttonOf(dialog, say("elnPages.createAction")).click();
    await page.waitForURL(/\/eln\/\d+$/);
    await page.getByText("Enzyme").first().waitFor();
    await text().getByText("Aim").waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("moves and duplicates a block by its handle", async () => {
    const { page } = member;
    await text().getByText("Aim").click();
    await page.keyboard.press("End");
    for (const line of ["first", "second"]) {
      await page.keyboard.press("Enter");
      await page.keyboard.type(line);
    }
    await menuOf("second", say("documents.blockUp"));
    await menuOf("second", say("documents.blockDuplicate"));
    await expect
      .poll(async () => (await text().innerText()).split(/\n+/).filter(Boolean))
      .toEqual(["Aim", "second", "second", "first"]);
    expect(member.takeProblems()).toEqual([]);
  });

  it("times a step", async () => {
    const { page } = member;
    await text().getByText("first", { exact: true }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type(`/${say("documents.step")}`);
    await page.keyboard.press("Enter");
    await page.keyboard.type("37 C");
    await text().getByText("37 C").hover();
    await buttonOf(text(), say("documents.timer")).click();
    const minutes = page.getByLabel(say("documents.timerMinutes"));
    await minutes.and(page.locator(":focus")).waitFor();
    await typeInto(minutes, "0.1");
    await page.keyboard.press("Enter");
    await page.getByRole("timer").waitFor();
    await page.getByText(say("documents.timerEnded", { step: "37 C" })).waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("refuses a picture of 50 MB with a message, and takes only the words of hostile markup", async () => {
    const { page } = member;
    const folder = await mkdtemp(join(tmpdir(), "benchleaf-picture-"));
    try {
      const large = join(folder, "large.png");
      await writeFile(large, "");
      await truncate(large, 50 * 1024 ** 2);
      await page.locator('input[type=file][accept^="image/png"]').setInputFiles(large);
      await page
        .getByText(say("documents.imageTooLarge", { name: "large.png" }))
        .first()
        .waitFor();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await text().getByText("first", { exact: true }).click();
    await page.keyboard.press("End");
    const hostile = `<p><img src="x" onerror="document.title='hacked'"><b>harmless</b><script>document.title = "hacked"</script>
      <a href="javascript:alert(1)">link</a></p><iframe src="https://evil.test"></iframe>`;
    await paste(page, { "text/html": hostile, "text/plain": "harmless link" });
    await text().getByText("harmless").waitFor();
    expect(await page.title()).not.toContain("hacked");
    expect(await text().locator("iframe, script, img[src=x], a[href^=javascript]").count()).toBe(0);
    // Chromium says so of each handler that it would not run, already where markup is parsed in a document of its own.
    const isRefusal = (problem: string) => problem.startsWith("Executing inline event handler violates");
    expect(member.takeProblems().filter((problem) => !isRefusal(problem))).toEqual([]);
  });

  it("has a side panel on a phone, which does not cover the button that closes it", async () => {
    const { page } = member;
    const address = new URL(page.url()).pathname;
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${address}?viewMode=collaboration`);
    const panel = page.getByRole("complementary", { name: say("documents.panel") });
    await panel.waitFor();
    // The header is one row: its actions are icons there.
    const bottoms = await page
      .getByRole("button", { name: say("documents.panel") })
      .or(page.getByRole("button", { name: say("documents.exportMenu") }))
      .or(page.getByRole("button", { name: say("elnPages.finish") }))
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
    expect(bottoms).toHaveLength(3);
    expect(new Set(bottoms).size).toBe(1);
    await savePicture(page, `side panel on a phone ${locale}`);
    await buttonOf(page, say("documents.panel")).click();
    await panel.waitFor({ state: "hidden" });
    await page.setViewportSize(wide!);
    expect(member.takeProblems()).toEqual([]);
  });

  it("is compared with another page", async () => {
    const { page } = member;
    const address = new URL(page.url()).pathname;
    await page.goto(`${address}?comparison=true`);
    await page.getByText(say("documents.toCurrent")).waitFor();
    await savePicture(page, `compare pages ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(member.takeProblems()).toEqual([]);
  });
});
