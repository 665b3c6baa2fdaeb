import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("a project that one may not open, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  const project = "Unpublished strains";
  let owner: Person;
  let member: Person;
  let projectId = "";
  beforeAll(async () => {
    [owner, member] = await Promise.all([lab.open({ locale }), lab.open({ locale })]);
    await signIn(owner.page, say, demo.owner);
    await signIn(member.page, say, demo.member);
  });
  goStepByStep(() => [owner?.page, member?.page], locale);

  it("is a page that reveals nothing and allows one request for access", async () => {
    await owner.page.goto("/project?create=project");
    await owner.page.getByLabel(say("projects.nameLabel")).click();
    await owner.page.keyboard.type(project);
    await owner.page.keyboard.press("Enter");
    await owner.page.waitForURL(/\/project\/\d+\/file/);
    projectId = /\/project\/(\d+)\//.exec(owner.page.url())?.[1] ?? "";
    const { page } = member;
    await page.goto(`/project/${projectId}/file`);
    await page.getByRole("heading", { name: say("projectAccess.title") }).waitFor();
    expect(await page.getByText(project).count()).toBe(0);
    await page.getByRole("textbox", { name: say("projectAccess.message") }).click();
    await page.keyboard.type("For the cloning of Thursday");
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(say("projectAccess.pending")).waitFor();
    await page.reload();
    await page.getByText(say("projectAccess.pending")).waitFor();
    expect(await buttonOf(page, say("projectAccess.send")).count()).toBe(0);
    await page.goto("/project/999999999/file");
    await page.waitForURL("**/project");
    member.takeProblems();
  });

  it("opens for the user admitted by a manager, from the notification", async () => {
    const { page } = owner;
    await page.goto("/homepage/notifications");
    await page.getByText(project).first().click();
    await page.waitForURL(`**/project/${projectId}/member`);
    const asking = page.getByRole("region", { name: say("projectAccess.requests") });
    await asking.getByText("For the cloning of Thursday").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await choose(page, asking.getByRole("combobox"), say("projectPages.roleEditor"));
    await buttonOf(asking, say("projectAccess.accept")).click();
    await asking.waitFor({ state: "detached" });
    await member.page.goto(`/project/${projectId}/file`);
    await member.page.getByRole("heading", { level: 1, name: project }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
