import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../../server/src/test-support/model-server.ts";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, filesField, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const sentence = "Thaw the competent cells on ice.";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("a translation, in %s", (locale) => {
  const say = translateIn(locale);
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());
  const lab = openLab({ REACHES_PRIVATE: "true" });
  let owner: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner, { next: "/translation/glossary" });
  });
  goStepByStep(() => [owner?.page]);

  it("has a glossary, whose terms are edited in their rows and imported after a preview", async () => {
    const { page } = owner;
    await buttonOf(page, say("glossaryWords.create")).first().click();
    const dialog = page.getByRole("dialog", { name: say("glossaryWords.create") });
    await typeInto(dialog.getByRole("textbox", { name: say("glossaryWords.name") }), "Terms");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/translation\/glossary\/\d+$/);
    await buttonOf(page, say("glossaryWords.addTerm")).first().click();
    await typeInto(page.getByRole("textbox", { name: say("glossaryWords.source") }), "competent cells");
    await typeInto(page.getByRole("textbox", { name: say("glossaryWords.targetsHelp") }), "感受态细胞");
    await page.keyboard.press("Enter");
    await page.getByText(say("glossaryWords.termSaved")).waitFor();
    await page.keyboard.press("Escape");
    await buttonOf(page, say("glossaryWords.import")).click();
    const importing = page.getByRole("dialog", { name: say("glossaryWords.importTitle") });
    await filesField(importing)
      .first()
      .setInputFiles({
        name: "terms.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("source,target\nplasmid,质粒\n,空\n"),
      });
    await importing.getByText(say("glossaryWords.fault-source-empty")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(importing, say("glossaryWords.import")).click();
    await page.getByText("质粒", { exact: true }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("marks terms, is filled in by hand, and says that there is no model", async () => {
    const { page } = owner;
    await page.goto("/translation");
    await page.getByText(say("translateWords.reason-no-model")).waitFor();
    await page.getByRole("combobox", { name: say("translateWords.glossary") }).click();
    await page.getByTitle("Terms", { exact: true }).click();
    await typeInto(page.getByRole("textbox", { name: say("translateWords.textLabel") }), sentence);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/\/translation\?id=/);
    await page.locator("mark").filter({ hasText: "competent cells" }).waitFor();
    await page.getByText(say("translateWords.empty")).click();
    await buttonOf(page, "competent cells → 感受态细胞").click();
    await page.keyboard.press("Control+Enter");
    await page.getByText(say("translateWords.segment-edited")).waitFor();
    await savePicture(page, `translation-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("of a file is made by a model, whose mistakes are named, and its end is notified", async () => {
    const { page } = owner;
    await send(page, "PUT", "/models/setting", {
      ...{ baseUrl: server.baseUrl, model: "answer", sending: "all", monthlyLimit: null },
      ...{ maxAnswerTokens: 500, key: "sk" },
    });
    server.setAnswer(({ messages }) => {
      const { segments } = JSON.parse(messages.at(-1)!.content) as {
        segments: { no: number; text: string }[];
      };
      return JSON.stringify({
        // The volume of the second sentence is lost.
        segments: segments.map(({ no, text }) => ({
          no,
          target: text.startsWith("Add") ? "加入细胞。" : `译：${text}`,
        })),
      });
    });
    await page.goto("/translation");
    const markdown = "# Protocol\n\n- Add 5 µL of pUC19 to the cells.\n- Wait for a while.\n";
    await filesField(page)
      .first()
      .setInputFiles({ name: "protocol.md", mimeType: "text/markdown", buffer: Buffer.from(markdown) });
    await page.waitForURL(/\/translation\?id=/);
    await page.getByText("译：Wait for a while.").waitFor();
    await page.getByText(say("translateWords.finding-placeholder.missing", { part: "5 µL" })).waitFor();
    await page.getByText(say("translateWords.segment-needs_review")).first().waitFor();
    await savePicture(page, `translation-file-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto("/homepage/notifications");
    await page
      .getByText(say("notifications.translationFinished", { name: "protocol.md", count: 1 }))
      .first()
      .click();
    await page.waitForURL(/\/translation\?id=/);
    expect(owner.takeProblems()).toEqual([]);
  });
});
