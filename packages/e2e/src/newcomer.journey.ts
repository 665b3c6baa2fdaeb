import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { type Translate, translateIn, variantsOf } from "./phrases.ts";
import { accountMenu, buttonOf, codeFor, demo } from "./steps.ts";
import { typeText } from "./user-input.ts";

// First of all journeys: anyone who cannot come in sees nothing of the rest. Nothing is set behind the page's back
// here.

const lab = openLab();
savePagesOfFailure(() => lab.browser.contexts().flatMap((context) => context.pages()));

const people = {
  "zh-CN": { account: "zhou@lab.test", name: "周小禾", password: "Seedling7" },
  "en-US": { account: "kay@lab.test", name: "Kay Moss", password: "Seedling7" },
} as const;

/** The response to a wrong password, and nothing else. */
const refusal = expect.stringMatching(/^40[01] POST \/app\/passwordLogin$/);

const accountField = (page: Page, say: Translate) => page.getByLabel(say("accounts.account"));
const passwordField = (page: Page, say: Translate) =>
  page.getByLabel(say("accounts.password"), { exact: true });

/** What a person reads in the field that takes what they type now. */
const typedInto = async (page: Page, text: string): Promise<string> => {
  await typeText(page, text);
  return page.evaluate(() => (document.activeElement as HTMLInputElement).value);
};

const namesIn = (place: Locator) => place.getByRole("link").allTextContents();

/** Says what of a place the person sees, and that it is all of it: a page that is opened again shows no more. */
const seesAll = async (page: Page, place: Locator, least: number): Promise<void> => {
  await expect.poll(async () => (await namesIn(place)).length).toBeGreaterThanOrEqual(least);
  const seen = await namesIn(place);
  await page.reload();
  await place.waitFor();
  await expect.poll(() => namesIn(place)).toEqual(seen);
};

it.each(variantsOf<keyof typeof people>("zh-CN", "en-US"))(
  "a newcomer registers, finds the whole product, and comes in again by keys and by mouse, in %s",
  async (locale) => {
    const { page, context, takeProblems } = await lab.open({ locale });
    const say = translateIn(locale);
    const { account, name, password } = people[locale];
    const menu = page.getByRole("navigation", { name: say("shell.mainMenu") });

    // From the sign-in page, with Tab from field to field.
    await page.goto("/");
    await page.waitForURL("**/login**");
    await page.getByRole("link", { name: say("accounts.register"), exact: true }).click();
    await page.getByRole("heading", { name: say("accounts.registerTitle") }).waitFor();
    await accountField(page, say).and(page.locator(":focus")).waitFor();
    expect(await typedInto(page, account)).toBe(account);
    await buttonOf(page, say("accounts.sendCode")).click();
    const code = await codeFor(page, account);
    await page.getByLabel(say("accounts.code"), { exact: true }).click();
    expect(await typedInto(page, code)).toBe(code);
    await page.getByLabel(say("accounts.name"), { exact: true }).click();
    expect(await typedInto(page, name)).toBe(name);
    await passwordField(page, say).click();
    expect(await typedInto(page, password)).toBe(password);
    await page.getByLabel(say("accounts.confirm"), { exact: true }).click();
    expect(await typedInto(page, password)).toBe(password);
    await page.keyboard.press("Enter");
    const profile = page.getByRole("dialog", { name: say("alerts.profileTitle") });
    await buttonOf(profile, say("alerts.later")).click();
    await profile.waitFor({ state: "detached" });
    await seesAll(page, menu, 4);
    await savePicture(page, `newcomer home ${locale}`);

    const signOut = async () => {
      await accountMenu(page, say, name).click();
      await page.getByRole("menuitem", { name: say("shell.signOut") }).click();
      await page.waitForURL("**/login");
      await accountField(page, say).and(page.locator(":focus")).waitFor();
    };
    await signOut();

    // By keys alone: a wrong password first, which leaves the address as it was typed.
    expect(await typedInto(page, account)).toBe(account);
    await page.keyboard.press("Tab");
    expect(await typedInto(page, "Seedling8")).toBe("Seedling8");
    await page.keyboard.press("Enter");
    await page.getByText(say("accounts.wrongPassword")).waitFor();
    expect(takeProblems()).toEqual([refusal]);
    expect(await accountField(page, say).inputValue()).toBe(account);
    await passwordField(page, say).click({ clickCount: 3 });
    expect(await typedInto(page, password)).toBe(password);
    await page.keyboard.press("Enter");
    await menu.waitFor();
    await page.getByRole("link", { name: say("projects.title"), exact: true }).click();
    await page
      .getByRole("link", { name: say("projects.personal"), exact: true })
      .last()
      .click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await seesAll(page, page.getByRole("navigation", { name: say("projectPages.tabs") }), 2);
    await signOut();

    // By mouse.
    await accountField(page, say).click();
    await page.keyboard.type(account);
    await passwordField(page, say).click();
    await page.keyboard.type(password);
    await buttonOf(page, say("accounts.signIn")).click();
    await menu.waitFor();
    await page.getByRole("link", { name: say("teams.settings"), exact: true }).click();
    await page.waitForURL("**/settings/**");
    await seesAll(page, page.getByRole("navigation", { name: say("teams.settings") }), 3);
    await savePicture(page, `newcomer settings ${locale}`);
    expect(takeProblems()).toEqual([]);

    // The session ends while the page is open: the password is typed in the dialog, and the page continues.
    await context.clearCookies();
    await page.getByRole("link", { name: say("projects.title"), exact: true }).click();
    const again = page.getByRole("dialog", { name: say("accounts.expiredTitle") });
    await passwordField(page, say).and(page.locator(":focus")).waitFor();
    expect(await typedInto(page, password)).toBe(password);
    await page.keyboard.press("Enter");
    await again.waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: say("projects.title") }).waitFor();
    expect(takeProblems().filter((one) => !one.startsWith("401 "))).toEqual([]);
    await signOut();

    // Someone else at the same computer finds their own team, and nothing of the first.
    expect(await typedInto(page, demo.owner)).toBe(demo.owner);
    await page.keyboard.press("Tab");
    await page.keyboard.type(demo.password);
    await page.keyboard.press("Enter");
    await accountMenu(page, say, "Demo Owner").waitFor();
    await seesAll(page, menu, 4);
    expect(await page.getByText(name).count()).toBe(0);
    expect(takeProblems()).toEqual([]);
    await context.close();
  },
);

it("leaves the focus where a person has put it, on every page that asks for an address", async () => {
  const { page, context, takeProblems } = await lab.open({ locale: "en-US" });
  const say = translateIn("en-US");
  for (const path of ["/login", "/register", "/activate", "/reset_password"]) {
    await page.goto(path);
    await accountField(page, say).and(page.locator(":focus")).waitFor();
    expect(await typedInto(page, "kay@lab.test"), path).toBe("kay@lab.test");
    await page.keyboard.press("Tab");
    const next = await page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");
    expect(next, path).not.toBe("username");
    await page.mouse.click(5, 5);
    await page.keyboard.type("nowhere");
    expect(await accountField(page, say).inputValue(), path).toBe("kay@lab.test");
  }
  // Also if a code is required instead of the password.
  await page.goto("/login");
  await page.getByRole("tab", { name: say("accounts.byCode") }).click();
  await accountField(page, say).click();
  expect(await typedInto(page, "kay@lab.test")).toBe("kay@lab.test");
  await page.keyboard.press("Tab");
  expect(await typedInto(page, "123456")).toBe("123456");
  expect(await accountField(page, say).inputValue()).toBe("kay@lab.test");
  expect(takeProblems()).toEqual([]);
  await context.close();
});
