import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import {
  buttonOf,
  createSequence,
  demo,
  register,
  save,
  sequenceRows,
  signIn,
  statusLine,
  typeAtStart,
  waitForLength,
} from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");
const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(10);

describe("work is not lost", () => {
  const lab = openLab();

  const locale = "en-US";
  let owner: Person;
  beforeAll(async () => {
    owner = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner);
  });
  const open = () => lab.again(owner, { locale });

  /** The owner's sequence under the hands of two people in two browsers. */
  const openTwice = async (name: string) => {
    const first = await open();
    await createSequence(first.page, say, name, letters);
    const second = await open();
    await second.page.goto(new URL(first.page.url()).pathname);
    await waitForLength(second.page, say, letters.length);
    return { first, second };
  };
  const typeAtEnd = async (page: Page, typed: string) => {
    await sequenceRows(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(typed);
  };

  it("merges what two have done to different places, and keeps both", async () => {
    const { first, second } = await openTwice("merged");
    await typeAtStart(first.page, "AAAA");
    await save(first.page, say, 2);
    await typeAtEnd(second.page, "CC");
    await buttonOf(second.page, say("sequences.save")).click();
    await second.page
      .getByText(say("sequences.mergedVersion", { version: 3 }))
      .first()
      .waitFor();
    await waitForLength(second.page, say, letters.length + 6);
    // The first user is notified, and sees it without opening the page again.
    await first.page.getByText(say("sequences.newerAuthor", { author: "Demo Owner", version: 3 })).waitFor();
    await buttonOf(first.page, say("sequences.newerShow")).click();
    await waitForLength(first.page, say, letters.length + 6);
    await first.page.reload();
    await waitForLength(first.page, say, letters.length + 6);
    await buttonOf(first.page, say("sequences.history")).click();
    await first.page.getByText(say("sequences.versionMerged", { version: 1 })).waitFor();
    await first.context.close();
    await second.context.close();
  });

  it("names what two have changed differently, and keeps what the second typed", async () => {
    const { first, second } = await openTwice("two at once");
    await typeAtStart(first.page, "GGGG");
    await save(first.page, say, 2);
    await typeAtStart(second.page, "CC");
    await buttonOf(second.page, say("sequences.save")).click();
    const dialog = second.page.getByRole("dialog");
    await dialog.getByText("Demo Owner").waitFor();
    await dialog
      .getByRole("list", { name: say("sequences.staleList") })
      .getByRole("listitem")
      .waitFor();
    expect(await findBarriers(second.page)).toEqual([]);
    await buttonOf(dialog, say("sequences.staleCopy")).click();
    const name = say("sequences.copyName", { name: "two at once" });
    await second.page.getByRole("heading", { level: 1, name }).waitFor();
    await waitForLength(second.page, say, letters.length + 2);

    await waitForLength(first.page, say, letters.length + 4);
    await first.page.reload();
    await waitForLength(first.page, say, letters.length + 4);
    await first.context.close();
    await second.context.close();
  });

  it("keeps an edit through a lost connection and saves it on return", async () => {
    const { page, context, takeProblems } = await open();
    await createSequence(page, say, "lost connection", letters);
    await typeAtStart(page, "GG");
    await context.setOffline(true);
    await buttonOf(page, say("sequences.save")).click();
    await statusLine(page, say).getByText(say("sequences.stateFailed")).waitFor({ timeout: 60_000 });
    await typeAtStart(page, "TT");
    await context.setOffline(false);
    await page
      .getByText(say("sequences.savedVersion", { version: 2 }))
      .first()
      .waitFor({ timeout: 60_000 });
    await waitForLength(page, say, letters.length + 4);
    await page.reload();
    await waitForLength(page, say, letters.length + 4);
    expect(takeProblems().filter((one) => !one.endsWith(" net::ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await context.close();
  });

  it("continues with the typed content after the session has ended", async () => {
    const { page, context } = await open();
    await createSequence(page, say, "ended session", letters);
    await typeAtStart(page, "GGG");
    await context.clearCookies();
    await buttonOf(page, say("sequences.save")).click();
    const dialog = page.getByRole("dialog", { name: say("accounts.expiredTitle") });
    await typeInto(dialog.getByLabel(say("accounts.password"), { exact: true }), demo.password);
    await buttonOf(dialog, say("accounts.continue")).click();
    await page
      .getByText(say("sequences.savedVersion", { version: 2 }))
      .first()
      .waitFor();
    await waitForLength(page, say, letters.length + 3);
    await page.reload();
    await waitForLength(page, say, letters.length + 3);
    await context.close();
  });

  it("offers what was typed when the page was closed before saving", async () => {
    const { page, context } = await open();
    await createSequence(page, say, "closed page", letters);
    const address = page.url();
    await typeAtStart(page, "TTTTT");
    await statusLine(page, say).getByText(say("sequences.stateUnsaved")).waitFor();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto(address);
    await buttonOf(next, say("drafts.restore")).click();
    await waitForLength(next, say, letters.length + 5);
    await context.close();
  });

  it("keeps one team's sequences from another", async () => {
    await createSequence(owner.page, say, "ours alone", letters);
    const address = new URL(owner.page.url()).pathname;
    const stranger = await lab.open({ locale });
    const newcomer = { account: "stranger@other.test", name: "Stranger", password: "Elsewhere9" };
    await register(stranger.page, say, newcomer);
    await stranger.page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
    await stranger.page.goto(address);
    await stranger.page.getByText(say("shell.notFoundTitle")).waitFor();
    expect(await stranger.page.getByText("ours alone").count()).toBe(0);
    await stranger.context.close();
  });
});
