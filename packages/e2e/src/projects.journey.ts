import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("a common project, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  let page: Page;
  let project: string;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    page = owner.page;
    await signIn(page, say, demo.owner);
    const [row] = await lab.product.asOwner<{ id: string }>(
      "select id from project where name = 'Demo Project'",
    );
    project = `/project/${row?.id}`;
    member = await lab.open({ locale });
    await signIn(member.page, say, demo.member);
  });
  goStepByStep(() => [page, member.page], locale);

  const tab = (on: Page, name: string) =>
    on.getByRole("navigation", { name: say("projectPages.tabs") }).getByRole("link", { name, exact: true });

  it("lowers what a member may do, and the member can no longer add files", async () => {
    const { page: theirs } = member;
    await theirs.goto(`${project}/file`);
    await buttonOf(theirs, say("fileActions.newFolder")).waitFor();
    await page.goto(`${project}/file`);
    await tab(page, say("projectPages.members")).click();
    const field = page.getByRole("combobox", { name: say("projectPages.roleOf", { name: "Demo Member" }) });
    await field.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await choose(page, field, say("projectPages.roleViewer"));
    await page.getByText(say("projectPages.roleChanged")).first().waitFor();
    await theirs.goto(`${project}/file`);
    await tab(theirs, say("projectPages.members")).waitFor();
    await expect.poll(() => buttonOf(theirs, say("fileActions.newFolder")).count()).toBe(0);
  });

  it("shows the project in figures", async () => {
    await tab(page, say("projectPages.dashboard")).click();
    await page.getByRole("heading", { name: say("projectPages.activity") }).waitFor();
    const people = page.getByRole("region", { name: say("projectPages.contributors") });
    await people.getByText("Demo Owner").waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("changes settings, and transfers the project to the member, who is notified", async () => {
    await tab(page, say("projectPages.config")).click();
    await typeInto(page.getByLabel(say("projectPages.description")), "Vectors of the lab");
    await buttonOf(page, say("shell.save")).click();
    await page.getByText(say("projects.updated")).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("projectPages.changeOwner")).click();
    const dialog = page.getByRole("dialog");
    await choose(page, dialog.getByLabel(say("projectPages.newOwner")), "Demo Member");
    await buttonOf(dialog, say("projectPages.changeOwner")).click();
    await page
      .getByText(say("projectPages.ownerChanged", { name: "Demo Project" }))
      .first()
      .waitFor();
    await member.page.goto("/homepage/notifications/other");
    await member.page.getByText("Demo Project").first().waitFor();
  });

  it("finds the files of all projects, one's own, and what others left", async () => {
    await page.goto("/project/resource");
    await page.getByRole("link", { name: "pUC19" }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto("/homepage/creation");
    await page.getByRole("link", { name: "pUC19" }).first().waitFor();
    const { page: theirs } = member;
    await theirs.goto("/homepage/collaboration");
    await theirs.getByText(say("projectPages.isNew"), { exact: true }).first().waitFor();
    expect(await findBarriers(theirs)).toEqual([]);
    await buttonOf(theirs, say("projectPages.markAllRead")).click();
    await theirs.getByText(say("projectPages.isNew"), { exact: true }).first().waitFor({ state: "detached" });
  });

  it("leads back to the list when the project is not there, and forgets it", async () => {
    await page.goto("/project/99999999/member");
    await page.waitForURL("**/project");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("yy-visited-project"))).toBeNull();
    expect(member.takeProblems()).toEqual([]);
  });
});
