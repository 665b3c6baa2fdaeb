import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { demo, signIn } from "./steps.ts";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("the notes of a project, %s", (locale) => {
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

  const boxOf = ({ page }: Person) => page.getByRole("textbox", { name: say("projectPages.notes") });
  const textOf = (person: Person) => boxOf(person).inputValue();
  const waitForState = ({ page }: Person, key: Parameters<typeof say>[0]) =>
    page.getByRole("status").getByText(say(key), { exact: true }).waitFor({ timeout: 60_000 });

  it("are written by two users at once, each character seen by the other", async () => {
    await owner.page.goto("/project");
    await owner.page.getByRole("link", { name: "Demo Project" }).click();
    await owner.page.getByRole("link", { name: say("projectPages.notes"), exact: true }).click();
    await waitForState(owner, "projectPages.notesKept");
    await member.page.goto(owner.page.url());
    await waitForState(member, "projectPages.notesKept");
    await boxOf(owner).click();
    await owner.page.keyboard.type("Monday: ligation");
    await expect.poll(() => textOf(member)).toBe("Monday: ligation");
    await boxOf(member).click();
    await member.page.keyboard.press("Control+End");
    await member.page.keyboard.type(", 16 C");
    await owner.page.keyboard.press("Control+Home");
    await owner.page.keyboard.type("1. ");
    for (const person of [owner, member])
      await expect.poll(() => textOf(person)).toBe("1. Monday: ligation, 16 C");
    await owner.page.getByText(say("projectPages.notesOthers", { names: "Demo Member" })).waitFor();
    expect(await findBarriers(owner.page)).toEqual([]);
    await savePicture(owner.page, `notes ${locale}`);
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });

  it("keep what is typed while the server is killed, and what was saved before", async () => {
    await waitForState(owner, "projectPages.notesKept");
    await lab.product.kill();
    await waitForState(owner, "projectPages.notesLost");
    await boxOf(owner).click();
    await owner.page.keyboard.press("Control+End");
    await owner.page.keyboard.type(" - still typing");
    await lab.product.restart();
    await waitForState(owner, "projectPages.notesKept");
    for (const person of [owner, member])
      await expect
        .poll(() => textOf(person), { timeout: 60_000 })
        .toBe("1. Monday: ligation, 16 C - still typing");
    owner.takeProblems();
    member.takeProblems();
    await member.page.reload();
    await waitForState(member, "projectPages.notesKept");
    expect(await textOf(member)).toBe("1. Monday: ligation, 16 C - still typing");
  });
});
