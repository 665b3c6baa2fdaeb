import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { smallPaper } from "./small-paper.ts";
import { buttonOf, demo, filesField, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const title = "A rapid heat shock protocol";

describe("a paper", () => {
  const lab = openLab();
  let owner: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, say, demo.owner);
  });
  goStepByStep(() => [owner?.page]);

  it("comes in as a PDF, and its title is read out of it", async () => {
    const { page } = owner;
    await page.goto("/library");
    await page.waitForURL(/\/library\/literature$/);
    await buttonOf(page, say("papers.import")).first().click();
    const dialog = page.getByRole("dialog", { name: say("papers.importTitle") });
    await filesField(dialog).first().setInputFiles(smallPaper(title));
    await dialog.getByText("download.pdf").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("papers.start")).click();
    await dialog.getByText(say("papers.outcome-created")).waitFor();
    await dialog.getByRole("link", { name: "download.pdf" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(say("papers.extraction-read"), { exact: true }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is read, and what is selected in it is highlighted", async () => {
    const { page } = owner;
    const line = page.getByText("The heat shock was performed at 42 degrees C for 45 s.");
    await line.waitFor();
    await line.click({ clickCount: 3 });
    await page.keyboard.press("h");
    await page.getByText(say("papers.marked")).waitFor();
    await page.getByRole("tab", { name: say("papers.marks") }).click();
    await page.getByRole("blockquote").filter({ hasText: "45 s" }).waitFor();
    await savePicture(page, "paper-zh-light");
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("answers without a model by its passages, and the source opens the page with the sentence marked", async () => {
    const { page } = owner;
    await buttonOf(page, say("papers.askAi")).click();
    await page.waitForURL(/\/literature\/ai/);
    await typeInto(page.getByRole("textbox", { name: say("paperChat.ask") }), "How long was the heat shock?");
    await page.keyboard.press("Enter");
    await page.getByText(say("paperChat.withoutModel")).waitFor();
    await page
      .getByRole("list", { name: say("paperChat.sources") })
      .getByRole("button")
      .first()
      .click();
    const source = page.getByRole("region", { name: say("paperChat.sourceView") });
    await source.getByText("45 s", { exact: false }).first().waitFor();
    await source.locator('[data-color="source"]').first().waitFor({ state: "attached" });
    await savePicture(page, "paper-chat-zh-light");
    expect(await findBarriers(page)).toEqual([]);
    await typeInto(
      page.getByRole("textbox", { name: say("paperChat.ask") }),
      "Which telescope was used for galaxies?",
    );
    await page.keyboard.press("Enter");
    await page.getByText(say("paperChat.notFound")).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
