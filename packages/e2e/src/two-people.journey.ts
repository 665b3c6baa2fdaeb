import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import {
  accountMenu,
  buttonOf,
  createSequence,
  demo,
  sequenceRows,
  signIn,
  statusLine,
  typeAtStart,
  waitForLength,
} from "./steps.ts";

const say = translateIn("en-US");
const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(4);
const lab = openLab();
savePagesOfFailure(() => lab.browser.contexts().flatMap((context) => context.pages()));

const signOut = async (page: Page, name: string) => {
  await accountMenu(page, say, name).click();
  await page.getByRole("menuitem", { name: say("shell.signOut") }).click();
  await page.waitForURL("**/login**");
};

it("a page left open goes over to who signs in beside it, and keeps the first one's work for the first one", async () => {
  const { page: first, context } = await lab.open({ locale: "en-US" });
  await signIn(first, say, demo.owner);
  await first.goto("/project");
  await first.getByRole("link", { name: "Demo Project" }).click();
  await first.locator('main a[href^="/sequence/"]', { hasText: "pUC19" }).click();
  await sequenceRows(first).waitFor();
  const address = first.url();
  await typeAtStart(first, "TTTTT");
  await statusLine(first, say).getByText(say("sequences.stateUnsaved")).waitFor();
  await first.keyboard.press("Alt+y");
  const comment = first.getByRole("textbox", { name: say("comments.addLabel") });
  await comment.click();
  await first.keyboard.type("Ask Li first");

  const second = await context.newPage();
  await second.goto("/homepage");
  await signOut(second, "Demo Owner");
  await signIn(second, say, demo.member);

  // No one has touched the first page.
  await first.waitForURL("**/homepage");
  await accountMenu(first, say, "Demo Member").waitFor();
  await first.goto(address);
  await waitForLength(first, say, 2686);
  expect(await buttonOf(first, say("drafts.restore")).count()).toBe(0);
  await first.keyboard.press("Alt+y");
  await comment.waitFor();
  expect(await comment.inputValue()).toBe("");

  await signOut(second, "Demo Member");
  await signIn(second, say, demo.owner);
  await first.waitForURL("**/homepage");
  await first.goto(address);
  await buttonOf(first, say("drafts.restore")).click();
  await waitForLength(first, say, 2691);
  await sequenceRows(first).focus();
  await first.keyboard.press("Alt+y");
  await expect.poll(() => comment.inputValue()).toBe("Ask Li first");
  await context.close();
});

it("the same user who signs in again in another tab continues on the page", async () => {
  const { page, context } = await lab.open({ locale: "en-US" });
  await signIn(page, say, demo.owner);
  await createSequence(page, say, "goes on", letters);
  const other = await context.newPage();
  await other.goto("/homepage");
  await signOut(other, "Demo Owner");
  await signIn(other, say, demo.owner);
  await page.getByRole("dialog", { name: say("accounts.expiredTitle") }).waitFor({ state: "detached" });
  await typeAtStart(page, "GG");
  await buttonOf(page, say("sequences.save")).click();
  await page
    .getByText(say("sequences.savedVersion", { version: 2 }))
    .first()
    .waitFor();
  await context.close();
});

it("two users in one sequence see each other's position, by name, in the bases and on the map", async () => {
  const { page: mine, context } = await lab.open({ locale: "en-US" });
  await signIn(mine, say, demo.owner);
  await mine.goto("/project");
  await mine.getByRole("link", { name: "Demo Project" }).click();
  await mine.locator('main a[href^="/sequence/"]', { hasText: "pUC19" }).click();
  await sequenceRows(mine).waitFor();
  const { page: theirs, context: other } = await lab.open({ locale: "en-US" });
  await signIn(theirs, say, demo.member);
  await theirs.goto(mine.url());
  await sequenceRows(theirs).waitFor();

  const flags = (page: Page) => page.locator("[data-ink]", { hasText: /Demo (Owner|Member)/ });
  const places = async (page: Page) => (await flags(page).allTextContents()).sort();
  await expect.poll(() => places(mine), { timeout: 60_000 }).toContain("Demo Member");
  await expect.poll(() => places(theirs), { timeout: 60_000 }).toContain("Demo Owner");
  // Once among the characters, and once on each map that is shown.
  expect((await places(mine)).length).toBeGreaterThanOrEqual(2);
  const caret = mine.locator("div[data-ink]").first();
  const leftOf = async () => (await caret.boundingBox())?.x ?? 0;
  const before = await leftOf();
  await sequenceRows(theirs).focus();
  for (let step = 0; step < 5; step++) await theirs.keyboard.press("ArrowRight");
  await expect.poll(leftOf, { timeout: 60_000 }).toBeGreaterThan(before + 10);
  const moved = await leftOf();
  // What I type before it takes it along.
  await typeAtStart(mine, "GG");
  await expect.poll(leftOf).toBeGreaterThan(moved + 5);
  await savePicture(mine, "guests-in-a-sequence");

  await buttonOf(mine, say("sequences.show")).click();
  await mine.getByRole("switch", { name: say("sequences.showGuests") }).click();
  await expect.poll(() => flags(mine).count()).toBe(0);
  await expect.poll(() => flags(theirs).count(), { timeout: 60_000 }).toBe(0);
  await Promise.all([context.close(), other.close()]);
});
