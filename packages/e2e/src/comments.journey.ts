import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, save, sequenceRows, signIn, typeAtStart } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("two people talk about a sequence, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  let address: string;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    member = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner);
    await signIn(member.page, say, demo.member);
  });

  goStepByStep(() => [owner?.page, member?.page], locale);

  const commentsOf = (page: Page) => page.getByRole("complementary", { name: say("annotation.comments") });
  const markOf = (page: Page) =>
    page.getByText(say("annotation.commentMark", { number: 1 }), { exact: true }).last();

  it("one comments on a range, and the other sees it immediately, marked at its bases", async () => {
    await owner.page.goto("/project");
    await owner.page.getByRole("link", { name: "Demo Project" }).click();
    const link = owner.page.locator('main a[href^="/sequence/"]', { hasText: "pUC19" });
    address = (await link.getAttribute("href")) ?? "";
    for (const { page } of [owner, member]) {
      await page.goto(address);
      await sequenceRows(page).waitFor();
      await page.keyboard.press("Alt+y");
      await commentsOf(page).waitFor();
    }
    await sequenceRows(owner.page).focus();
    await owner.page.keyboard.press("Control+Home");
    for (let letter = 0; letter < 10; letter++) await owner.page.keyboard.press("Shift+ArrowRight");
    const panel = commentsOf(owner.page);
    await panel.getByText(say("comments.aboutChosen", { range: "1–10" })).waitFor();
    await typeInto(panel.getByLabel(say("comments.addLabel")), "promoter?");
    await buttonOf(panel, say("comments.add")).click();
    await commentsOf(member.page).getByText("promoter?").waitFor();
    await commentsOf(member.page).getByText(say("comments.new"), { exact: true }).waitFor();
    await markOf(member.page).waitFor();
    expect(await findBarriers(member.page)).toEqual([]);
    await savePicture(member.page, `comments in the editor ${locale}`);
  });

  it("the mark opens its thread, moves with an edit, and the thread jumps to its bases", async () => {
    const { page } = owner;
    await page.keyboard.press("Alt+y");
    await commentsOf(page).waitFor({ state: "detached" });
    // Its name is below the mark itself, which receives the click.
    await markOf(page).click({ force: true });
    await commentsOf(page).locator('[data-sought="yes"]').waitFor();
    await typeAtStart(page, "GG");
    await commentsOf(page)
      .getByRole("button", { name: say("comments.place", { number: 1, range: "3–12" }) })
      .click();
    await commentsOf(page)
      .getByText(say("comments.aboutChosen", { range: "3–12" }))
      .waitFor();
    await save(page, say, 2);
    await member.page.goto(address);
    await sequenceRows(member.page).waitFor();
    await member.page.keyboard.press("Alt+y");
    await commentsOf(member.page)
      .getByRole("button", { name: say("comments.place", { number: 1, range: "3–12" }) })
      .waitFor();
  });

  it("without a fault in either browser", () => {
    expect(owner.takeProblems()).toEqual([]);
    expect(member.takeProblems()).toEqual([]);
  });
});
