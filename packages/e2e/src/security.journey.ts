import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const lab = openLab({ TRUSTED_PROXIES: "loopback" });
beforeAll(async () => {
  // So that each person can come from a network of their own.
});

describe.each(variantsOf<Locale>("en-US", "zh-CN"))("sign-in security and its records, %s", (locale) => {
  const say = translateIn(locale);
  const home = "203.0.113.7";
  let owner: Person;
  let member: Person;

  const comeFrom = async (address: string): Promise<Person> => {
    const person = await lab.open({ locale });
    await person.context.setExtraHTTPHeaders({ "x-forwarded-for": address });
    return person;
  };
  beforeAll(async () => {
    owner = await comeFrom(home);
    member = await comeFrom("198.51.100.9");
    await signIn(owner.page, say, demo.owner);
    await signIn(member.page, say, demo.member);
  });
  afterAll(() => Promise.all([owner?.context.close(), member?.context.close()]));

  goStepByStep(() => [owner?.page, member?.page], locale);

  const expectCalm = async (person: Person): Promise<void> => {
    expect(await findBarriers(person.page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  };
  const saveRules = async (): Promise<void> => {
    const { page } = owner;
    await buttonOf(page, say("shell.save")).click();
    await page.getByText(say("teams.saved"), { exact: true }).first().waitFor();
    await page.getByText(say("teams.saved"), { exact: true }).first().waitFor({ state: "hidden" });
  };

  it("keeps the rule for passwords", async () => {
    const { page } = owner;
    await page.goto("/settings/security");
    await page.getByRole("switch", { name: say("teams.rotation") }).click();
    await typeInto(page.getByLabel(say("teams.rotationDays"), { exact: true }), "180");
    await saveRules();
    await page.reload();
    await expect
      .poll(() => page.getByLabel(say("teams.rotationDays"), { exact: true }).inputValue())
      .toBe("180");
    await page.getByRole("switch", { name: say("teams.rotation") }).click();
    await saveRules();
    await expectCalm(owner);
  });

  it("refuses a list of addresses that would shut out who saves it", async () => {
    const { page } = owner;
    await page.getByRole("switch", { name: say("teams.ipEnabled") }).click();
    await typeInto(page.getByLabel(say("teams.ipList"), { exact: true }), "10.0.0.0/8");
    await buttonOf(page, say("shell.save")).click();
    await page
      .getByRole("status", { name: say("notifications.toastLabel") })
      .getByRole("alert")
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toHaveLength(1);
    await buttonOf(page, say("teams.addMyIp", { ip: home })).click();
    await saveRules();
    await expectCalm(owner);
  });

  it("shows who comes from elsewhere why they are not let in, and lets them in again", async () => {
    const { page } = member;
    await page.goto("/project");
    await page.waitForURL("**/401");
    await page.getByRole("heading", { name: say("shell.ipForbiddenTitle") }).waitFor();
    await savePicture(page, `401-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("shell.signOut")).click();
    await page.waitForURL("**/login**");

    await owner.page.getByRole("switch", { name: say("teams.ipEnabled") }).click();
    await saveRules();
    await signIn(page, say, demo.member);
    const unexpected = member.takeProblems().filter((problem) => !problem.startsWith("403 "));
    expect(unexpected).toEqual([]);
  });

  it("finds in the trail who changed what, and gives it away as a file", async () => {
    const { page } = owner;
    await page.goto("/settings/trail");
    const field = page.getByLabel(say("teams.trailAction"));
    await typeInto(field, say("trail.security.update"));
    await field.press("Enter");
    await page.waitForURL(/action=security.update/);
    await waitForQuiet(page);
    const list = page.getByRole("region", { name: say("teams.trail"), exact: true });
    const entryOf = (action: Parameters<typeof say>[0]) => list.getByText(new RegExp(say(action).slice(1)));
    await list.getByRole("link", { name: "Demo Owner" }).first().waitFor();
    await expect.poll(() => entryOf("trail.security.update").count()).toBeGreaterThan(0);
    await expect.poll(() => entryOf("trail.account.signIn").count()).toBe(0);
    await list.getByRole("heading", { level: 2 }).first().waitFor();
    await list.getByRole("button").first().click();
    const detail = page.getByRole("complementary", { name: say("trail.detail"), exact: true });
    await detail.getByRole("rowheader", { name: say("trail.field_ipList"), exact: true }).waitFor();
    await detail.getByText("Asia/Shanghai").waitFor();
    await detail.getByText(say("trail.raw"), { exact: true }).click();
    await buttonOf(detail, say("trail.copyRaw")).waitFor();
    expect(await list.innerText()).not.toMatch(/[{}]|object_|field_/);
    await savePicture(page, `trail-${locale}`);
    await expectCalm(owner);
    const waiting = page.waitForEvent("download");
    await buttonOf(page, say("teams.exportCsv")).click();
    const download = await waiting;
    const written = await readFile(await download.path(), "utf8");
    expect(written).toContain("203.0.113.7");
    await page.goto("/settings/trail?action=nothing.such");
    await page.getByText(say("teams.trailEmpty")).waitFor();
    await expectCalm(owner);
  });

  it("proves that no entry was altered", async () => {
    const { page } = owner;
    await page.goto("/settings/trail");
    await buttonOf(page, say("teams.verify")).click();
    const whole = say("teams.verifyWhole", { entries: "#" }).split("#").at(-1) ?? "";
    await page.getByRole("status").filter({ hasText: whole.trim() }).waitFor();
    await expectCalm(owner);
  });

  it("has no barriers in either theme", async () => {
    const { page } = owner;
    for (const theme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      for (const address of ["/settings/security", "/settings/trail", "/401"]) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await waitForQuiet(page);
        expect.soft(await findBarriers(page), `${address} in ${theme}`).toEqual([]);
        await savePicture(page, `security-${locale}-${theme}-${address}`);
      }
    }
    expect(owner.takeProblems()).toEqual([]);
  });

  it("makes a token that opens what it names and nothing else, until it is revoked", async () => {
    const { page } = owner;
    const name = `Robot ${locale}`;
    await page.goto("/personal/information");
    await buttonOf(page, say("teams.newToken")).click();
    const dialog = page.getByRole("dialog", { name: say("teams.newToken") });
    await typeInto(dialog.getByLabel(say("teams.tokenName"), { exact: true }), name);
    const permissions = dialog.getByLabel(say("teams.permissions"), { exact: true });
    // There are many, so they are found by their names.
    await typeInto(permissions, say("permissions.USER_READ"));
    await choose(page, permissions, say("permissions.USER_READ"));
    await expectCalm(owner);
    await buttonOf(dialog, say("shell.create")).click();
    await dialog.getByText(say("teams.tokenShown")).waitFor();
    await expectCalm(owner);
    const token = await dialog.locator("code").innerText();
    const ask = async (path: string): Promise<number> =>
      (
        await fetch(`${lab.product.address}/app${path}`, {
          headers: { authorization: `Bearer ${token}`, "x-forwarded-for": home },
        })
      ).status;
    expect(await ask("/users?limit=10")).toBe(200);
    expect(await ask("/auditTrail?limit=10")).toBe(403);
    await dialog.getByRole("button", { name: say("shell.close") }).click();
    await page.getByRole("button", { name: `${say("teams.revokeToken")}: ${name}` }).click();
    // Programs stop working with it, so it asks for confirmation.
    const question = page.getByRole("dialog", { name: say("teams.revokeTokenTitle", { name }) });
    await question.getByText(say("teams.revokeTokenText")).waitFor();
    expect(await ask("/users?limit=10")).toBe(200);
    await question.getByRole("button", { name: say("teams.revokeToken") }).click();
    await page.getByText(say("teams.tokenRevoked")).waitFor();
    expect(await ask("/users?limit=10")).toBe(401);
    expect(owner.takeProblems()).toEqual([]);
  });
});
