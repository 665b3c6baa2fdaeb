import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../../server/src/test-support/model-server.ts";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Translate, translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const bubbleOf = (page: Page, say: Translate): Locator =>
  page
    .getByRole("complementary", { name: say("assistant.title") })
    .locator("button[aria-expanded]")
    .first();
const panelOf = (page: Page, say: Translate): Locator =>
  page.getByRole("dialog", { name: say("assistantChat.title") });

/** Opens the panel by keyboard. */
const open = async (page: Page, say: Translate): Promise<Locator> => {
  await bubbleOf(page, say).focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page, say);
  await panel.getByRole("textbox", { name: say("assistantChat.ask") }).waitFor();
  return panel;
};

const ask = async (panel: Locator, say: Translate, question: string): Promise<void> => {
  await typeInto(panel.getByRole("textbox", { name: say("assistantChat.ask") }), question);
  await panel.page().keyboard.press("Enter");
};

describe("the assistant", () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());
  const lab = openLab({ REACHES_PRIVATE: "true" });
  const chinese = translateIn("zh-CN");
  const english = translateIn("en-US");
  let owner: Person;
  let member: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "en-US" });
    member = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, english, demo.owner);
    await signIn(member.page, chinese, demo.member);
  });
  goStepByStep(() => [owner?.page, member?.page]);

  it("answers from the guide without a model, with links, and suggests questions that change", async () => {
    const { page } = member;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const panel = await open(page, chinese);
    await panel.getByText(chinese("assistantChat.opening-guide")).waitFor();
    const suggested = panel.getByRole("group", { name: chinese("assistantChat.suggestions") });
    const first = await suggested.getByRole("button").nth(1).innerText();
    await suggested.getByRole("button", { name: first }).waitFor({ state: "hidden" });
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "assistant-opening-zh-light");
    await ask(panel, chinese, "怎样预约仪器？");
    await panel.getByText(chinese("assistantChat.reason-no-model")).waitFor();
    const link = panel
      .getByRole("list", { name: chinese("assistantChat.sources") })
      .getByRole("link")
      .first();
    expect(await link.getAttribute("href")).toMatch(/^\/open\/guide\//);
    const like = panel.getByRole("button", { name: chinese("assistantChat.like"), exact: true });
    await like.click();
    await panel.locator('button[aria-pressed="true"]').waitFor();
    await savePicture(page, "assistant-guide-zh-light");
    expect(await findBarriers(page)).toEqual([]);
    expect(member.takeProblems()).toEqual([]);
  });

  it("keeps its place, and continues a conversation that was closed a moment ago", async () => {
    const { page } = member;
    await page.keyboard.press("Escape");
    await panelOf(page, chinese).waitFor({ state: "hidden" });
    const bubble = bubbleOf(page, chinese);
    expect(await bubble.evaluate((element) => element === document.activeElement)).toBe(true);
    const before = (await bubble.boundingBox())!;
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowUp");
    const moved = (await bubble.boundingBox())!;
    expect(moved.y).toBeLessThan(before.y - 20);
    await page.reload();
    const panel = await open(page, chinese);
    expect((await bubble.boundingBox())!.y).toBeCloseTo(moved.y, 0);
    await panel.getByText("怎样预约仪器？").first().waitFor();
    await panel.getByText(chinese("assistantChat.reason-no-model")).waitFor();
    await panel.getByRole("button", { name: chinese("assistantChat.newChat") }).click();
    await panel.getByText(chinese("assistantChat.opening-guide")).waitFor();
    await panel.getByRole("button", { name: chinese("assistantChat.history") }).click();
    await panel
      .getByRole("navigation", { name: chinese("assistantChat.history") })
      .getByText("怎样预约仪器？")
      .first()
      .click();
    await panel.getByText(chinese("assistantChat.reason-no-model")).waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("reads and proposes with a model, and does what is confirmed", async () => {
    const { page } = owner;
    await page.goto("/settings/models");
    await typeInto(page.getByLabel(english("models.address")), server.baseUrl);
    await typeInto(page.getByLabel(english("models.model"), { exact: true }), "answer");
    await page.getByRole("radio", { name: english("models.sending-all") }).check();
    await buttonOf(page, english("shell.save")).click();
    await page.getByText(english("models.saved")).waitFor();
    await page.goto("/homepage");
    const panel = await open(page, english);
    await panel.getByText(english("assistantChat.opening-records")).waitFor();
    server.setAnswer(({ messages }) => {
      const results = messages.filter(({ role }) => role === "tool");
      if (results.length === 0) return { calls: [{ name: "list_projects", arguments: {} }] };
      const { records } = JSON.parse(results[0]!.content) as { records: { ref: number; name: string }[] };
      if (results.length > 1)
        return `I have prepared a task for **${records[0]!.name}** [${records[0]!.ref}].`;
      return {
        calls: [{ name: "create_task", arguments: { title: "Order primers", dueDate: "2099-01-05" } }],
      };
    });
    await ask(panel, english, "Create a task to order primers for my first project");
    const form = panel.getByRole("form", { name: english("assistantChat.tool-create_task") });
    await form.waitFor();
    await panel.getByText("I have prepared a task for", { exact: false }).waitFor();
    const record = panel
      .getByRole("list", { name: english("assistantChat.sources") })
      .getByRole("link")
      .first();
    expect(await record.getAttribute("href")).toMatch(/^\/project\//);
    await form.getByLabel(english("assistantChat.field-title")).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" today");
    await savePicture(page, "assistant-proposal-en-light");
    expect(await findBarriers(page)).toEqual([]);
    await form.getByRole("button", { name: english("assistantChat.confirm") }).click();
    const done = panel.getByRole("region", { name: english("assistantChat.tool-create_task") });
    await done.getByText(english("assistantChat.confirmed")).waitFor();
    await done.getByRole("link", { name: "Order primers today" }).click();
    await page.waitForURL(/\/homepage\/tasks\?task=\d+/);
    await page.getByText("Order primers today").first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
