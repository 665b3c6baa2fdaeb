import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { accountMenu, buttonOf, codeFor, register, sentTo } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of an authenticator app for a secret, a number of half minutes from now (RFC 6238). */
const authenticatorCode = (secret: string, halfMinutes = 0): string => {
  const bits = [...secret.replace(/\s/g, "")].map((letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from((bits.join("").match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes));
  const hash = createHmac("sha1", key).update(counter).digest();
  const value = hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, "0");
};

const people: Record<string, { account: string; name: string }> = {
  "zh-CN": { account: "lin@lab.test", name: "林小叶" },
  "en-US": { account: "ann@lab.test", name: "Ann Lee" },
};

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("signing in, in %s", (locale) => {
  const say = translateIn(locale);
  const { account, name } = people[locale]!;
  let password = "Seedling7";
  const lab = openLab();
  let person: Person;
  let recoveryCode = "";
  let secret = "";

  beforeAll(async () => {
    person = await lab.open({ locale });
    if (locale === "en-US") await person.page.emulateMedia({ colorScheme: "dark" });
  });

  goStepByStep(() => [person?.page], locale);

  const look = async (page: Page, name: string) => {
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `sign-in ${locale} ${name}`);
  };
  const enter = async (page: Page, typed: string) => {
    await typeInto(page.getByLabel(say("accounts.account")), account);
    await typeInto(page.getByLabel(say("accounts.password"), { exact: true }), typed);
    await buttonOf(page, say("accounts.signIn")).click();
  };
  const waitForHome = (page: Page) => page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
  const signOut = async (page: Page) => {
    await waitForQuiet(page);
    await accountMenu(page, say, name).click();
    await page.getByRole("menuitem", { name: say("shell.signOut") }).click();
    await page.waitForURL("**/login**");
    await page.getByText(say("shell.signOutDone")).waitFor();
  };
  const verifyByPassword = async (page: Page, title: string) => {
    const dialog = page.getByRole("dialog", { name: title });
    await typeInto(dialog.getByLabel(say("accounts.currentPassword"), { exact: true }), password);
    await buttonOf(dialog, say("accounts.verify")).click();
    return dialog;
  };

  it("registers with the code that was sent", async () => {
    const { page } = person;
    await page.goto("/register");
    await page.getByLabel(say("accounts.account")).waitFor();
    await look(page, "register");
    await register(page, say, { account, name, password });
    await waitForHome(page);
    await signOut(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("signs in by a code, and shows how long until the next one", async () => {
    const { page } = person;
    await look(page, "login");
    await page.getByRole("tab", { name: say("accounts.byCode") }).click();
    await typeInto(page.getByLabel(say("accounts.account")), account);
    const seen = await sentTo(page, account);
    await buttonOf(page, say("accounts.sendCode")).click();
    await page.getByText(say("accounts.codeSent")).waitFor();
    await expect.poll(() => page.getByRole("tabpanel").getByRole("button").first().isDisabled()).toBe(true);
    const code = await codeFor(page, account, seen);
    const field = page.getByLabel(say("accounts.code"), { exact: true });
    await typeInto(field, code === "111111" ? "222222" : "111111");
    await buttonOf(page, say("accounts.signIn")).click();
    await page.getByRole("alert").waitFor();
    // At the code that was wrong, which gives way to what is typed next.
    await field.and(page.locator(":focus")).waitFor();
    expect(person.takeProblems()).toEqual([expect.stringMatching(/^40\d POST \/app\/smsLogin$/)]);
    await page.keyboard.type(code);
    await look(page, "code");
    await buttonOf(page, say("accounts.signIn")).click();
    await waitForHome(page);
    await signOut(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("asks for a captcha after wrong passwords, then locks", async () => {
    const { page } = person;
    const problem = page.getByRole("alert");
    for (let attempt = 1; attempt <= 10; attempt++) {
      const answered = page.waitForResponse(
        (response) => response.url().endsWith("/passwordLogin") && [401, 423].includes(response.status()),
        { timeout: 60_000 },
      );
      await enter(page, `Wrong${attempt}Password`);
      await answered;
      if (attempt === 4) {
        await page.getByText(say("accounts.captchaSolved")).waitFor();
        await problem.getByText(say("accounts.wrongPassword")).waitFor();
        await look(page, "captcha");
      }
    }
    await problem.getByText(say("accounts.locked")).waitFor();
    await look(page, "locked");
    person.takeProblems();
  });

  it("unlocks by a new password", async () => {
    const { page } = person;
    await page.getByRole("link", { name: say("accounts.resetToUnlock") }).click();
    await page.getByRole("heading", { name: say("accounts.resetTitle") }).waitFor();
    await typeInto(page.getByLabel(say("accounts.account")), account);
    const seen = await sentTo(page, account);
    await buttonOf(page, say("accounts.sendCode")).click();
    await page.getByText(say("accounts.codeSent")).waitFor();
    const code = await codeFor(page, account, seen);
    await typeInto(page.getByLabel(say("accounts.code"), { exact: true }), code);
    password = "Rosette88x";
    await typeInto(page.getByLabel(say("accounts.newPassword"), { exact: true }), password);
    await typeInto(page.getByLabel(say("accounts.confirm"), { exact: true }), password);
    await look(page, "reset");
    await buttonOf(page, say("accounts.resetAction")).click();
    await page.getByText(say("accounts.resetDone")).waitFor();
    await enter(page, password);
    await waitForHome(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("turns on an authenticator app and shows the recovery codes once", async () => {
    const { page } = person;
    await page.goto("/personal/information");
    await page.getByRole("heading", { name: say("accounts.security") }).waitFor();
    await look(page, "security");
    const action = `${say("accounts.turnOn")} · ${say("accounts.secondTitle")}`;
    await page.getByRole("button", { name: action }).click();
    const dialog = await verifyByPassword(page, say("accounts.enableTitle"));
    await buttonOf(dialog, say("accounts.methodTotp")).click();
    await dialog.getByRole("img", { name: say("accounts.qrLabel") }).waitFor();
    secret = (await dialog.getByText(/^([A-Z2-7]{4} ?){6,}$/).textContent()) ?? "";
    await look(page, "qr");
    await typeInto(dialog.getByLabel(say("accounts.code"), { exact: true }), authenticatorCode(secret));
    await buttonOf(dialog, say("accounts.turnOn")).click();
    const codes = dialog.getByRole("list", { name: say("accounts.recoveryCodes") }).getByRole("listitem");
    await codes.first().waitFor();
    await expect.poll(() => codes.count()).toBe(10);
    recoveryCode = (await codes.first().textContent()) ?? "";
    await look(page, "recovery codes");
    await buttonOf(dialog, say("accounts.codesKept")).click();
    await signOut(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("asks for the app's code, and takes none twice", async () => {
    const { page } = person;
    const confirm = () => buttonOf(page, say("accounts.secondConfirm")).click();
    await enter(page, password);
    const field = page.getByLabel(say("accounts.methodTotp"), { exact: true }).and(page.locator("input"));
    const next = authenticatorCode(secret, 1);
    await typeInto(field, "000000");
    await look(page, "second step");
    await confirm();
    await page.getByRole("alert").waitFor();
    await typeInto(field, next);
    await confirm();
    await waitForHome(page);
    await signOut(page);
    await enter(page, password);
    await typeInto(field, next);
    await confirm();
    await page.getByRole("alert").waitFor();
    // A call of the page that was in progress at the sign-out is refused too.
    const expected = /^(400 POST \/app\/twoFactorLogin|401 GET )/;
    expect(person.takeProblems().filter((line) => !expected.test(line))).toEqual([]);
    await page.getByRole("tab", { name: say("accounts.methodRecovery") }).click();
    await typeInto(
      page.getByLabel(say("accounts.methodRecovery"), { exact: true }).and(page.locator("input")),
      recoveryCode,
    );
    await confirm();
    await waitForHome(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("lists where one is signed in and signs another browser out", async () => {
    const other = await lab.open({ locale });
    await other.page.goto("/login");
    await enter(other.page, password);
    await other.page
      .getByLabel(say("accounts.methodTotp"), { exact: true })
      .and(other.page.locator("input"))
      .waitFor();
    await other.page.getByRole("tab", { name: say("accounts.methodRecovery") }).click();
    const { page } = person;
    await page.goto("/personal/information");
    const action = `${say("accounts.newRecovery")} · ${say("accounts.secondTitle")}`;
    await page.getByRole("button", { name: action }).click();
    const dialog = await verifyByPassword(page, say("accounts.newRecovery"));
    const code = await dialog.getByRole("listitem").first().textContent();
    await buttonOf(dialog, say("accounts.codesKept")).click();
    const entry = other.page
      .getByLabel(say("accounts.methodRecovery"), { exact: true })
      .and(other.page.locator("input"));
    await typeInto(entry, code ?? "");
    await buttonOf(other.page, say("accounts.secondConfirm")).click();
    await waitForHome(other.page);
    await page.reload();
    await buttonOf(page, say("accounts.endOthers")).click();
    await page.getByText(say("accounts.sessionEnded")).waitFor();
    await other.page.getByRole("dialog", { name: say("accounts.expiredTitle") }).waitFor();
    other.takeProblems();
    await other.page.reload();
    await other.page.waitForURL("**/login**");
    await other.context.close();
    expect(person.takeProblems()).toEqual([]);
  });

  it("changes the password in two steps", async () => {
    const { page } = person;
    const action = `${say("accounts.change")} · ${say("accounts.password")}`;
    await page.getByRole("button", { name: action }).click();
    const dialog = await verifyByPassword(page, say("accounts.changePassword"));
    password = "Cotyledon9x";
    await typeInto(dialog.getByLabel(say("accounts.newPassword"), { exact: true }), password);
    await typeInto(dialog.getByLabel(say("accounts.confirm"), { exact: true }), password);
    await look(page, "new password");
    await buttonOf(dialog, say("accounts.changePassword")).click();
    await page.getByText(say("accounts.passwordChanged")).waitFor();
    expect(person.takeProblems()).toEqual([]);
  });
});
