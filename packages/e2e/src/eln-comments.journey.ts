import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { compose, typeInto } from "./user-input.ts";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("comments on a notebook page, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    [owner, member] = await Promise.all([lab.open({ locale }), lab.open({ locale })]);
    await signIn(owner.page, say, demo.owner);
    await signIn(member.page, say, demo.member);
  });
  goStepByStep(() => [owner?.page, member?.page], locale);

  const textOf = ({ page }: Person) => page.getByRole("textbox", { name: say("documents.pageText") });
  const waitUntilSaved = ({ page }: Person) =>
    page
      .getByRole("status")
      .getByText(new RegExp(say("documents.stateSaved")))
      .first()
      .waitFor();

  it("is started blank and written by two users at once", async () => {
    const { page } = member;
    await page.goto("/eln");
    await buttonOf(page, say("eln.create")).click();
    const dialog = page.getByRole("dialog", { name: say("eln.create") });
    await typeInto(dialog.getByLabel(say("elnPages.name")), "Ligation");
    await choose(page, dialog.getByRole("combobox", { name: say("elnPages.project") }), "Demo Project");
    await buttonOf(dialog, say("elnPages.createAction")).click();
    await page.waitForURL(/\/eln\/\d+$/);
    await textOf(member).click();
    await page.keyboard.type("# Aim");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- insert");
    await page.keyboard.press("Enter");
    await page.keyboard.type("vector");
    await waitUntilSaved(member);
    await owner.page.goto(page.url());
    await textOf(owner).getByText("vector").click();
    await owner.page.keyboard.press("End");
    await owner.page.keyboard.type(" pUC19");
    await textOf(member).getByText("vector pUC19").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `notebook page ${locale}`);
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });

  it("takes Chinese from an input method next to the caret of another who types", async () => {
    await textOf(member).getByText("insert").click();
    await member.page.keyboard.press("End");
    await textOf(owner).getByText("insert").click();
    await owner.page.keyboard.press("End");
    await Promise.all([compose(member.page, "连接反应"), owner.page.keyboard.type(" 16 C", { delay: 60 })]);
    // Words may come into each other's middle, as on paper; none is lost, doubled or broken by the other.
    const rest = async (person: Person): Promise<string> =>
      (await textOf(person).innerText()).replace("连接反应", "").replace(/Demo \w+|\s/g, "");
    for (const person of [owner, member])
      await expect.poll(() => rest(person)).toBe("Aiminsert16CvectorpUC19");
    await waitUntilSaved(member);
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });

  it("is commented on at its words, which the thread follows", async () => {
    const { page } = owner;
    // The other user's caret is within the text.
    await textOf(owner).getByText("vector").click();
    await page.keyboard.press("Home");
    for (let at = 0; at < "vector".length; at++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Control+Alt+m");
    const panel = page.getByRole("complementary", { name: say("documents.panel") });
    await panel
      .getByText(say("comments.aboutChosen", { range: say("documents.quoted", { text: "vector" }) }))
      .waitFor();
    await typeInto(panel.getByLabel(say("comments.addLabel")), "Which one?");
    await buttonOf(panel, say("comments.add")).click();
    await textOf(member).locator("[data-comment]").getByText("vector", { exact: true }).waitFor();
    await textOf(member).locator("[data-comment]").click();
    await member.page.keyboard.press("Home");
    await member.page.keyboard.type("cut ");
    await waitUntilSaved(member);
    await textOf(owner).getByText("cut ").waitFor();
    await textOf(owner).locator("[data-comment]").getByText("vector", { exact: true }).waitFor();
    await textOf(member).locator("[data-comment]").click();
    const thread = member.page.getByRole("complementary", { name: say("documents.panel") });
    await thread.getByText("Which one?").waitFor();
    expect(await findBarriers(member.page)).toEqual([]);
    await savePicture(member.page, `notebook comment ${locale}`);
    await buttonOf(thread, say("comments.resolve")).click();
    await textOf(owner).locator("[data-comment]").first().waitFor({ state: "detached" });
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });
});
