import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");

describe("a task", () => {
  const lab = openLab();
  let owner: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "en-US" });
    await signIn(owner.page, say, demo.owner);
  });
  goStepByStep(() => [owner?.page]);

  it("is written on the homepage's tab, and done on the homepage, with a way back", async () => {
    const { page } = owner;
    await page.goto("/homepage/tasks");
    await buttonOf(page, say("tasks.newTask")).first().click();
    const dialog = page.getByRole("dialog", { name: say("tasks.newTask") });
    await typeInto(dialog.getByLabel(say("tasks.name")), "Order genotyping primers");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("shell.save")).click();
    await page
      .getByRole("link", { name: say("tasks.openTask", { name: "Order genotyping primers" }) })
      .waitFor();
    await savePicture(page, "tasks-mine-en-light");
    await page.goto("/homepage");
    await page
      .getByRole("checkbox", { name: say("tasks.markDone", { name: "Order genotyping primers" }) })
      .click();
    await page.getByText(say("tasks.finished", { name: "Order genotyping primers" })).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is on its project's board, and is moved by keys", async () => {
    const { page } = owner;
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project", exact: true }).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await page.getByRole("link", { name: say("tasks.title"), exact: true }).click();
    const todo = page.getByRole("region", { name: say("tasks.todo"), exact: true });
    await todo.getByRole("button", { name: say("tasks.addTo", { state: say("tasks.todo") }) }).click();
    const dialog = page.getByRole("dialog", { name: say("tasks.newTask") });
    await typeInto(dialog.getByLabel(say("tasks.name")), "Miniprep");
    await buttonOf(dialog, say("shell.save")).click();
    const card = say("tasks.openTask", { name: "Miniprep" });
    await todo.getByRole("button", { name: card }).focus();
    await page.keyboard.press("Alt+ArrowRight");
    const doing = page.getByRole("region", { name: say("tasks.doing"), exact: true });
    await doing.getByRole("button", { name: card }).waitFor();
    await savePicture(page, "tasks-board-en-light");
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });
});
