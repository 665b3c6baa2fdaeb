import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../../server/src/test-support/model-server.ts";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { smallPaper } from "./small-paper.ts";
import { buttonOf, demo, filesField, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

/** A model that cites the passage about the heat shock, and says something that no paper says. */
const citeShock = (server: ModelServer): void =>
  server.setAnswer(({ messages }) => {
    const { passages } = JSON.parse(messages.at(-1)!.content) as { passages: { id: string; text: string }[] };
    const { id } = passages.find(({ text }) => text.includes("45 s"))!;
    return `The heat shock took 45 s. [${id}|heat shock was performed at 42 degrees C for 45 s] Cells were sung to.`;
  });

describe("a paper", () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());
  const lab = openLab({ REACHES_PRIVATE: "true" });

  describe.each(["zh-CN", "en-US"] as const)("in %s", (locale) => {
    const say = translateIn(locale);
    const title = locale === "zh-CN" ? "A rapid heat shock protocol" : "Heat shock within a minute";
    let owner: Person;

    beforeAll(async () => {
      owner = await lab.open({ locale });
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
      await dialog.getByRole("list").getByText(say("papers.outcome-created")).waitFor();
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
      await savePicture(page, `paper-${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole("tab", { name: say("papers.comments") }).click();
      await page.getByRole("tabpanel").getByRole("textbox").first().waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(owner.takeProblems()).toEqual([]);
    });

    it("answers without a model by its passages, and the source opens the page with the sentence marked", async () => {
      const { page } = owner;
      await buttonOf(page, say("papers.askAi")).click();
      await page.waitForURL(/\/literature\/ai/);
      await typeInto(
        page.getByRole("textbox", { name: say("paperChat.ask") }),
        "How long was the heat shock?",
      );
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
      await savePicture(page, `paper-chat-${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await source.waitFor({ state: "hidden" });
      await page.keyboard.press("Enter");
      await source.waitFor();
      expect(await source.evaluate((pane) => pane.contains(document.activeElement))).toBe(true);
      await typeInto(
        page.getByRole("textbox", { name: say("paperChat.ask") }),
        "Which telescope was used for galaxies?",
      );
      await page.keyboard.press("Enter");
      await page.getByText(say("paperChat.notFound")).waitFor();
      expect(owner.takeProblems()).toEqual([]);
    });

    it("is cited by a model; what the model says without a source is shown as such", async () => {
      const { page } = owner;
      citeShock(server);
      await send(page, "PUT", "/models/setting", {
        ...{ baseUrl: server.baseUrl, model: "answer", sending: "all", monthlyLimit: null },
        ...{ maxAnswerTokens: 500, key: "sk" },
      });
      await typeInto(
        page.getByRole("textbox", { name: say("paperChat.ask") }),
        "How long was the heat shock at 42 degrees?",
      );
      await page.keyboard.press("Enter");
      await page.getByText("Cells were sung to.").waitFor();
      await page.getByText(say("paperChat.support-unsupported")).waitFor();
      await page
        .getByRole("button", { name: say("paperChat.source", { no: 1, title, page: 1 }) })
        .last()
        .click();
      const source = page.getByRole("region", { name: say("paperChat.sourceView") });
      await savePicture(page, `paper-model-${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await source.getByRole("link", { name: say("paperChat.openPaper") }).click();
      await page.waitForURL(/\/library\/literature\/\d+\?quote=/);
      await page.locator('[data-color="source"]').first().waitFor({ state: "attached" });
      await send(page, "DELETE", "/models/setting", {});
      expect(owner.takeProblems()).toEqual([]);
    });

    it("answers on a phone, where a source opens in view", async () => {
      const { page } = owner;
      const paperAddress = page.url();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/literature/ai");
      const prompt = page.getByRole("textbox", { name: say("paperChat.ask") });
      const isSeen = async (part: Locator): Promise<boolean> => {
        const box = await part.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 844;
      };
      await buttonOf(page, say("paperChat.send")).waitFor();
      expect(await isSeen(buttonOf(page, say("paperChat.send")))).toBe(true);
      await typeInto(prompt, "How long was the heat shock?");
      await buttonOf(page, say("paperChat.send")).click();
      const sources = page.getByRole("list", { name: say("paperChat.sources") });
      await sources.getByRole("button").first().waitFor();
      const source = page.getByRole("region", { name: say("paperChat.sourceView") });
      expect(await source.count()).toBe(0);
      await sources.getByRole("button").first().click();
      await source.locator('[data-color="source"]').first().waitFor({ state: "attached" });
      expect(await isSeen(source)).toBe(true);
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `paper-chat-phone-${locale}`);
      await page.keyboard.press("Escape");
      await source.waitFor({ state: "hidden" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(paperAddress);
      expect(owner.takeProblems()).toEqual([]);
    });

    it("gives its methods as steps, which become a template of the notebook", async () => {
      const { page } = owner;
      await page.getByRole("tab", { name: say("papers.methods") }).click();
      await buttonOf(page, say("papers.extract")).click();
      await page.getByRole("listitem").filter({ hasText: "42 degrees C" }).first().waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(page, say("papers.toTemplate")).click();
      await page.waitForURL(/\/eln\/templates\//);
      expect(owner.takeProblems()).toEqual([]);
    });
  });
});
