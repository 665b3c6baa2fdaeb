import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");

describe("a task", () => {
  const lab = openLab();
  let owner: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "en-US" });
    await signIn(owner.page, say, demo.owner, { next: "/homepage/tasks" });
  });
  goStepByStep(() => [owner?.page]);

  it("is written on the homepage's tab, and done on the homepage, with a way back", async () => {
    const { page } = owner;
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

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("a task of a notebook page, %s", (locale) => {
  const words = translateIn(locale);
  const lab = openLab();
  let member: Person;
  let owner: Person;

  beforeAll(async () => {
    [member, owner] = await Promise.all([lab.open({ locale }), lab.open({ locale })]);
    await signIn(member.page, words, demo.member, { next: "/eln" });
    await signIn(owner.page, words, demo.owner);
  });
  goStepByStep(() => [member?.page, owner?.page], locale);

  const textOf = ({ page }: Person) => page.getByRole("textbox", { name: words("documents.pageText") });
  const boxOf = (person: Person) =>
    textOf(person).getByRole("checkbox", { name: words("documents.taskDone") });

  it("is made of a line of its task list, for somebody else", async () => {
    const { page } = member;
    await buttonOf(page, words("eln.create")).click();
    const create = page.getByRole("dialog", { name: words("eln.create") });
    await typeInto(create.getByLabel(words("elnPages.name")), "Cloning plan");
    await choose(page, create.getByRole("combobox", { name: words("elnPages.project") }), "Demo Project");
    await buttonOf(create, words("elnPages.createAction")).click();
    await page.waitForURL(/\/eln\/\d+$/);
    await textOf(member).click();
    await page.keyboard.type("[] Order primers");
    await boxOf(member).waitFor();
    await page.locator('[role="status"][data-state="kept"]').waitFor();
    await page.keyboard.press("Control+Alt+k");
    const dialog = page.getByRole("dialog", { name: words("tasks.newTask") });
    await expect.poll(() => dialog.getByLabel(words("tasks.name")).inputValue()).toBe("Order primers");
    await choose(page, dialog.getByRole("combobox", { name: words("tasks.assignee") }), "Demo Owner");
    await savePicture(page, `task of a page ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, words("shell.save")).click();
    await page.getByText(words("tasks.created")).first().waitFor();
    await page.getByRole("tab", { name: words("documents.tab-tasks") }).click();
    const panel = page.getByRole("complementary", { name: words("documents.panel") });
    await panel.getByRole("button", { name: words("tasks.openTask", { name: "Order primers" }) }).waitFor();
    await savePicture(page, `tasks beside a page ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(member.takeProblems()).toEqual([]);
  });

  it("is done by them on their homepage, and checked in the page", async () => {
    const { page } = owner;
    await page.goto("/homepage");
    await page.getByRole("checkbox", { name: words("tasks.markDone", { name: "Order primers" }) }).click();
    await page.getByText(words("tasks.finished", { name: "Order primers" })).waitFor();
    await expect.poll(() => boxOf(member).isChecked()).toBe(true);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is opened again by the box in the page, which its list shows", async () => {
    const { page } = member;
    await boxOf(member).click();
    const panel = page.getByRole("complementary", { name: words("documents.panel") });
    await panel
      .getByRole("checkbox", { name: words("tasks.markDone", { name: "Order primers" }), checked: false })
      .waitFor();
    expect(member.takeProblems()).toEqual([]);
  });
});
