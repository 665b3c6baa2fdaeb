import type { FeatureKey } from "@benchleaf/contract";
import type { Locator, Page } from "playwright-core";
import type { Translate } from "./phrases.ts";
import { typeInto } from "./user-input.ts";

export const demo = { owner: "owner@demo.lab", member: "member@demo.lab", password: "Benchleaf1" } as const;

export async function signIn(
  page: Page,
  say: Translate,
  email: string,
  { password = demo.password, next }: { readonly password?: string; readonly next?: string } = {},
): Promise<void> {
  await page.goto(next === undefined ? "/login" : `/login?next=${encodeURIComponent(next)}`);
  await typeInto(page.getByLabel(say("accounts.account")), email);
  await typeInto(page.getByLabel(say("accounts.password"), { exact: true }), password);
  await buttonOf(page, say("accounts.signIn")).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
}

/** The account's menu; a team may have its founder's name, so the name alone would be ambiguous. */
export const accountMenu = (page: Page, say: Translate, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name: `${name} ${say("shell.account")}` });

interface Message {
  readonly to: string;
  readonly text: string;
}

const messagesTo = async (page: Page, address: string): Promise<Message[]> => {
  const answer = await page.request.get("/app/dev/outbox");
  const { data } = (await answer.json()) as { data: Message[] };
  return data.filter(({ to }) => to === address);
};

/** How many messages an address has been sent so far. */
export const sentTo = async (page: Page, address: string): Promise<number> =>
  (await messagesTo(page, address)).length;

/** The code sent to an address after a number of messages, read from the demo lab's outbox. */
export async function codeFor(page: Page, address: string, seen = 0): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const messages = await messagesTo(page, address);
    const code = messages.length > seen ? /\b\d{6}\b/.exec(messages[0]?.text ?? "")?.[0] : undefined;
    if (code) return code;
    await page.waitForTimeout(100);
  }
  throw new Error(`no code was sent to ${address}`);
}

/** The link in the email that invites someone, read from the demo lab's outbox. */
export async function invitationFor(page: Page, address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const links = (await messagesTo(page, address)).map(({ text }) => /https?:\S+\/i\/\S+/.exec(text)?.[0]);
    const link = links.find((one) => one !== undefined);
    // Without its host: the email names this machine as `localhost`, where the journey's browser is not signed
    // in.
    if (link) return new URL(link).pathname;
    await page.waitForTimeout(100);
  }
  throw new Error(`no invitation was sent to ${address}`);
}

/** Chooses from a list that opens below a field. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  const list = page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");
  await list.locator(".ant-select-item-option").filter({ hasText: option }).first().click();
  // A multi-select list stays open until it loses the focus.
  await field.blur();
  await list.waitFor({ state: "hidden" });
}

/** Fills the form of the registration page, with the code from the outbox, sends it, and puts the survey aside. */
export async function register(
  page: Page,
  say: Translate,
  person: { readonly account: string; readonly name: string; readonly password: string },
): Promise<void> {
  await page.goto("/register");
  await typeInto(page.getByLabel(say("accounts.account")), person.account);
  await buttonOf(page, say("accounts.sendCode")).click();
  await typeInto(page.getByLabel(say("accounts.code"), { exact: true }), await codeFor(page, person.account));
  await typeInto(page.getByLabel(say("accounts.name"), { exact: true }), person.name);
  await typeInto(page.getByLabel(say("accounts.password"), { exact: true }), person.password);
  await typeInto(page.getByLabel(say("accounts.confirm"), { exact: true }), person.password);
  await buttonOf(page, say("accounts.register")).click();
  await putProfileAside(page, say);
}

/** New users are asked for their profile, which can wait. */
export async function putProfileAside(page: Page, say: Translate): Promise<void> {
  const profile = page.getByRole("dialog", { name: say("alerts.profileTitle") });
  await buttonOf(profile, say("alerts.later")).click();
  await profile.waitFor({ state: "detached" });
}

/** The panel at the bottom of the page with the result of each file. */
export const importPanel = (page: Page, say: Translate): Locator =>
  page.getByRole("region", { name: say("files.importPanel") });

export async function waitForImport(page: Page, say: Translate, done: number, failed: number): Promise<void> {
  const summary = say("files.importFinished", { done, failed });
  await importPanel(page, say).getByText(summary, { exact: true }).waitFor({ timeout: 60_000 });
}

/** The characters of the open sequence. */
export const sequenceRows = (page: Page): Locator =>
  page.getByRole("textbox").and(page.locator("[aria-multiline=true]"));

/** Puts the caret before the first character and types. */
export async function typeAtStart(page: Page, letters: string): Promise<void> {
  await sequenceRows(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(letters);
}

export const statusLine = (page: Page, say: Translate): Locator =>
  page.getByRole("region", { name: say("sequences.statusLine") });

export async function waitForLength(page: Page, say: Translate, letters: number): Promise<void> {
  const shown = `${new Intl.NumberFormat("en-US").format(letters)} bp`;
  await statusLine(page, say).getByText(shown, { exact: true }).waitFor();
}

/** The file chooser, next to one for folders. */
export const filesField = (place: Page | Locator): Locator =>
  place.locator("input[type=file]:not([webkitdirectory])").first();

/** A request of the user's browser without a page, as from another computer at the same time. */
export const send = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const { data } = await (await fetch("/app/currentUser")).json();
      const headers = { "x-csrf-token": data.csrfToken, "content-type": "application/json" };
      const sent = body === undefined ? null : JSON.stringify(body);
      const answer = await fetch(`/app${path}`, { method, headers, body: sent });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).data;
    },
    [method, path, body] as const,
  );

/** Switches features on for the team, which only the installation's owner does; returns who is signed in. */
export const turnOn = async (
  page: Page,
  ...features: FeatureKey[]
): Promise<{ readonly tenantId: string; readonly userId: string }> => {
  const { user } = await send<{ user: { tenantId: string; userId: string } }>(page, "GET", "/currentUser");
  await send(page, "PUT", `/instance/teams/${user.tenantId}/switches`, {
    switches: features.map((feature) => ({
      ...{ feature, enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
    })),
  });
  return user;
};

/** The button of a word; an icon before it may have a name of its own. */
export const buttonOf = (place: Page | Locator, word: string): Locator =>
  place.getByRole("button", { name: new RegExp(`(^|\\s)${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) });

export async function save(page: Page, say: Translate, version: number): Promise<void> {
  await buttonOf(page, say("sequences.save")).click();
  await page.getByText(say("sequences.savedVersion", { version })).first().waitFor();
}

/** Makes a circular sequence through the dialog and waits until it is open. */
export async function createSequence(
  page: Page,
  say: Translate,
  name: string,
  letters: string,
): Promise<void> {
  await page.goto("/sequence?create=1");
  const dialog = page.getByRole("dialog", { name: say("sequences.createTitle") });
  await typeInto(dialog.getByLabel(say("sequences.fieldName"), { exact: true }), name);
  await typeInto(dialog.getByLabel(say("sequences.fieldLetters"), { exact: true }), letters);
  await buttonOf(dialog, say("sequences.createAction")).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await sequenceRows(page).waitFor();
}

/** Who runs the installation switches modules on; no page of the team does. */
export async function switchOn(page: Page, ...features: readonly FeatureKey[]): Promise<void> {
  const { user } = await send<{ user: { tenantId: string } }>(page, "GET", "/currentUser");
  await send(page, "PUT", `/instance/teams/${user.tenantId}/switches`, {
    switches: features.map((feature) => ({
      ...{ feature, enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
    })),
  });
}
