import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import {
  accountMenu,
  buttonOf,
  choose,
  codeFor,
  demo,
  invitationFor,
  putProfileAside,
  register,
  sentTo,
  signIn,
} from "./steps.ts";
import { typeInto } from "./user-input.ts";

const password = "Seedling7";

/** A square in one colour, made by the browser itself. */
const drawLogo = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [240, 240];
      const pen = canvas.getContext("2d")!;
      pen.fillStyle = "#1d5fa8";
      pen.fillRect(0, 0, 240, 240);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    })
    .then((written) => Buffer.from(written, "base64"));

describe.each(
  variantsOf<[Locale, string, string]>(["zh-CN", "林小叶", "王溪"], ["en-US", "Ada King", "Eve Stone"]),
)("a team and its people, %s", (locale, newcomer, guest) => {
  const say = translateIn(locale);
  const newcomerMail = "newcomer@lab.test";
  const guestMail = "guest@lab.test";
  const role = `Curator ${locale}`;
  const lab = openLab();
  let owner: Person;
  let joined: Person;
  let visitor: Person;

  beforeAll(async () => {
    const open = () => lab.open({ locale });
    [owner, joined, visitor] = await Promise.all([open(), open(), open()]);
  });

  goStepByStep(() => [owner?.page, joined?.page, visitor?.page], locale);

  const rowOf = (name: string): Locator => owner.page.getByRole("row").filter({ hasText: name });
  const dialogOf = (title: string): Locator => owner.page.getByRole("dialog", { name: title });
  const taskOf = async (name: string, task: string): Promise<void> => {
    await owner.page.getByRole("button", { name: `${say("shell.more")}: ${name}` }).click();
    await owner.page.getByRole("menuitem", { name: task, exact: true }).click();
  };
  const expectCalm = async (person: Person): Promise<void> => {
    expect(await findBarriers(person.page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  };
  const teamMenu = (): Locator =>
    visitor.page.getByRole("banner").getByRole("button", { name: `${say("shell.team")}: ` });
  const teamShown = async (): Promise<string> => (await teamMenu().getAttribute("title")) ?? "";
  it("makes a role, whose permissions are picked by module", async () => {
    const { page } = owner;
    await signIn(page, say, demo.owner);
    await page.goto("/settings/roles");
    await buttonOf(page, say("teams.newRole")).click();
    const dialog = dialogOf(say("teams.newRole"));
    await typeInto(dialog.getByLabel(say("teams.roleName"), { exact: true }), role);
    for (const module of ["permissions.homepage", "permissions.project", "permissions.user"] as const) {
      await dialog.getByRole("checkbox", { name: say(module), exact: true }).click();
    }
    await expectCalm(owner);
    await buttonOf(dialog, say("shell.save")).click();
    await rowOf(role).waitFor();
    await page.getByRole("button", { name: `${say("teams.viewRole")}: ${say("teams.roleAdmin")}` }).click();
    await dialogOf(say("teams.roleAdmin")).waitFor();
    await expectCalm(owner);
    // On a phone too, buttons are within the page.
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 800 });
    const view = page.getByRole("button", { name: `${say("teams.viewRole")}: ${say("teams.roleAdmin")}` });
    const box = await view.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("begins a role with what another holds, and finds permissions by their names", async () => {
    const { page } = owner;
    await buttonOf(page, say("teams.newRole")).click();
    const dialog = dialogOf(say("teams.newRole"));
    await choose(page, dialog.getByLabel(say("teams.roleTemplate")), say("teams.roleAdmin"));
    const found = dialog.getByRole("checkbox", { name: say("permissions.USER_READ"), exact: true });
    await typeInto(dialog.getByRole("searchbox"), say("permissions.USER_READ"));
    await found.click();
    await expectCalm(owner);
    await typeInto(dialog.getByLabel(say("teams.roleName"), { exact: true }), `All but one ${locale}`);
    await page.keyboard.press("Enter");
    await rowOf(`All but one ${locale}`).waitFor();
    const permissionsOf = async (name: string) => Number(/\d+/.exec(await rowOf(name).innerText())?.[0]);
    const all = await permissionsOf(say("teams.roleAdmin"));
    expect(await permissionsOf(`All but one ${locale}`)).toBe(all - 1);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("invites two by email and reports whom it cannot invite", async () => {
    const { page } = owner;
    await page.goto("/settings/users?create=invitation");
    const dialog = dialogOf(say("teams.invite"));
    const accounts = dialog.getByLabel(say("teams.mails"));
    await typeInto(accounts, `${newcomerMail},${guestMail},`);
    await accounts.press("Tab");
    // The role of daily work is there already, and gives way.
    await dialog.getByText(say("teams.roleMember"), { exact: true }).last().waitFor();
    const roles = dialog.getByLabel(say("teams.roles"), { exact: true });
    await roles.press("Backspace");
    await choose(page, roles, role);
    await expectCalm(owner);
    await buttonOf(dialog, say("teams.sendInvitations")).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText(say("teams.invitations"), { exact: true }).click();
    await rowOf(newcomerMail).waitFor();
    await rowOf(guestMail).waitFor();
    await expectCalm(owner);
    await page.goto(await invitationFor(page, guestMail));
    await page.getByText(say("teams.joinForAnother", { email: demo.owner })).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("admits the invited person, who opens the email and creates an account", async () => {
    const { page } = joined;
    await page.goto(await invitationFor(page, newcomerMail));
    await page.getByRole("button", { name: say("teams.joinRegister") }).waitFor();
    await expectCalm(joined);
    await typeInto(page.getByLabel(say("accounts.name"), { exact: true }), newcomer);
    await typeInto(page.getByLabel(say("accounts.password"), { exact: true }), password);
    await typeInto(page.getByLabel(say("accounts.confirm"), { exact: true }), `${password}?`);
    await buttonOf(page, say("teams.joinRegister")).click();
    await page.getByText(say("accounts.confirmDiffers")).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await buttonOf(page, say("teams.joinRegister")).click();
    await putProfileAside(page, say);
    await accountMenu(page, say, newcomer).waitFor();
    expect(joined.takeProblems()).toEqual([]);
  });

  it("admits an existing account, and lets them return to their own team", async () => {
    const { page } = visitor;
    await register(page, say, { account: guestMail, name: guest, password });
    await teamMenu().waitFor();
    const own = await teamShown();
    const link = await invitationFor(page, guestMail);
    await page.goto("/homepage");
    await teamMenu().click();
    await page.getByRole("menuitem", { name: say("left.joinTeam") }).click();
    // It waits there already; what was sent leads to it as well.
    await page.getByRole("region", { name: say("left.invitations") }).waitFor();
    const field = page.getByLabel(say("left.code"), { exact: true });
    await typeInto(field, "come in");
    await buttonOf(page, say("left.openInvitation")).click();
    await page.getByText(say("left.codeNeeded")).waitFor();
    await expectCalm(visitor);
    await typeInto(field, link);
    await buttonOf(page, say("left.openInvitation")).click();
    await buttonOf(page, say("teams.join")).waitFor();
    await expectCalm(visitor);
    await buttonOf(page, say("teams.join")).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/i/"));
    await teamMenu().waitFor();
    expect(await teamShown()).not.toBe(own);
    // Further requests of the page for the team that was left are refused.
    await waitForQuiet(page);
    await teamMenu().click();
    await page.getByRole("menuitem", { name: own, exact: true }).click();
    await expect.poll(() => teamShown().catch(() => null)).toBe(own);
    await page.goto("/team");
    await page.getByRole("heading", { level: 2, name: say("teams.about") }).waitFor();
    await expectCalm(visitor);
  });

  it("gives a member another role", async () => {
    const { page } = owner;
    await page.goto("/settings/users");
    await taskOf(newcomer, say("teams.editRoles"));
    const dialog = dialogOf(say("teams.rolesOf", { name: newcomer }));
    const field = dialog.getByLabel(say("teams.roles"), { exact: true });
    // Roles are found by their names.
    await typeInto(field, say("teams.roleMember"));
    await choose(page, field, say("teams.roleMember"));
    await expectCalm(owner);
    await buttonOf(dialog, say("shell.save")).click();
    await dialog.waitFor({ state: "hidden" });
    await rowOf(newcomer).getByText(say("teams.roleMember")).waitFor();
    await expect.poll(() => rowOf(newcomer).innerText()).toContain(role);
  });

  it("shuts a member out at once and lets them in again", async () => {
    await taskOf(newcomer, say("teams.disable"));
    const asked = dialogOf(say("teams.disableAsk", { name: newcomer }));
    await asked.waitFor();
    await expectCalm(owner);
    await buttonOf(asked, say("teams.disable")).click();
    await rowOf(newcomer).getByText(say("teams.stateDisabled")).waitFor();
    await joined.page.goto("/project");
    await joined.page.waitForURL("**/left");
    const main = joined.page.getByRole("main");
    await main.getByText("Demo Lab").waitFor();
    expect(await findBarriers(joined.page)).toEqual([]);
    joined.takeProblems();
    await taskOf(newcomer, say("teams.enable"));
    await buttonOf(dialogOf(say("teams.enableAsk", { name: newcomer })), say("teams.enable")).click();
    await rowOf(newcomer).getByText(say("teams.stateActive")).waitFor();
    await joined.page.reload();
    await buttonOf(main, "Demo Lab").click();
    await joined.page.waitForURL("**/homepage");
    await accountMenu(joined.page, say, newcomer).waitFor();
    joined.takeProblems();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("shows once where to continue in another team", async () => {
    const change = async (name: string, task: "disable" | "enable") => {
      await taskOf(name, say(`teams.${task}`));
      await buttonOf(dialogOf(say(`teams.${task}Ask`, { name })), say(`teams.${task}`)).click();
      const state = say(task === "disable" ? "teams.stateDisabled" : "teams.stateActive");
      await rowOf(name).getByText(state).waitFor();
    };
    await change(guest, "disable");
    const { page } = visitor;
    await page.goto("/homepage");
    const understood = buttonOf(page, say("left.understood"));
    await understood.waitFor();
    await expectCalm(visitor);
    await savePicture(page, `shut out ${locale}`);
    await understood.click();
    await understood.waitFor({ state: "hidden" });
    await change(guest, "enable");
    await page.reload();
    await waitForQuiet(page);
    expect(await understood.count()).toBe(0);
    expect(visitor.takeProblems()).toEqual([]);
  });

  it("removes a member, whose project goes to the named successor", async () => {
    const project = `Strains ${locale}`;
    await joined.page.goto("/project?create=project");
    await typeInto(joined.page.getByLabel(say("projects.nameLabel")), project);
    await buttonOf(joined.page.getByRole("dialog"), say("shell.create")).click();
    await joined.page.waitForURL(/\/project\/\d+\/file/);

    const { page } = owner;
    await taskOf(newcomer, say("teams.remove"));
    const dialog = dialogOf(say("teams.removeAsk", { name: newcomer }));
    await choose(page, dialog.getByLabel(say("teams.successor")), demo.owner);
    await expectCalm(owner);
    await buttonOf(dialog, say("teams.remove")).click();
    await rowOf(newcomer).waitFor({ state: "detached" });
    await page.goto("/project");
    await page.getByRole("link", { name: project }).waitFor();
    await waitForQuiet(page);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("shows a removed member, on the open page, by whom, and creates a team only on request", async () => {
    const { page } = joined;
    // The page was open all the time; its live stream ended and reconnects.
    await page.waitForURL("**/left");
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: say("left.title"), level: 1 }).waitFor();
    await main.getByText("Demo Lab").waitFor();
    // A pending invitation is offered as well.
    await owner.page.goto("/settings/users?create=invitation");
    const invitation = dialogOf(say("teams.invite"));
    await typeInto(invitation.getByLabel(say("teams.mails")), `${newcomerMail},`);
    await buttonOf(invitation, say("teams.sendInvitations")).click();
    await invitation.waitFor({ state: "hidden" });
    await page.reload();
    await buttonOf(main, say("left.join", { team: "Demo Lab" })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `left ${locale}`);
    joined.takeProblems();
    await page.goto("/homepage");
    await page.waitForURL("**/left");
    await page.getByLabel(say("left.teamName")).click();
    await page.keyboard.press("Enter");
    await page.getByText(say("left.nameNeeded")).waitFor();
    await page.keyboard.type(`Own ${locale}`);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/homepage");
    await page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();
    await page.getByRole("banner").getByText(`Own ${locale}`).waitFor();
    // Read once is enough.
    await waitForQuiet(page);
    expect(await buttonOf(page, say("left.understood")).count()).toBe(0);
    joined.takeProblems();
  });

  it("asks for a second step, where its rule says so, before it is entered from another team", async () => {
    await owner.page.goto("/settings/security");
    await owner.page.getByRole("switch", { name: say("teams.twoFactor") }).click();
    await buttonOf(owner.page, say("shell.save")).click();
    await owner.page.getByText(say("teams.saved"), { exact: true }).first().waitFor();
    const { page } = visitor;
    const own = await teamShown();
    await teamMenu().click();
    await page.getByRole("menuitem", { name: "Demo Lab", exact: true }).click();
    const step = page.getByRole("dialog", { name: say("accounts.secondTitle") });
    await step.waitFor();
    await expectCalm(visitor);
    expect(await teamShown()).toBe(own);
    const seen = await sentTo(page, guestMail);
    await buttonOf(step, say("accounts.sendCode")).click();
    await typeInto(
      step.getByLabel(say("accounts.code"), { exact: true }),
      await codeFor(page, guestMail, seen),
    );
    await buttonOf(step, say("accounts.secondConfirm")).click();
    await expect.poll(() => teamShown().catch(() => null)).toBe("Demo Lab");
    expect(visitor.takeProblems()).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("shows its seats, which the owner alone fills", async () => {
    await lab.product.asOwner(
      `insert into feature_switch (tenant_id, feature, feature_level, limited_quantity)
         select id, 'USER_SEAT', 'limit', 6 from tenant where name = 'Demo Lab'`,
    );
    const { page } = owner;
    await page.goto("/team");
    await buttonOf(page, say("teams.equity")).click();
    const dialog = dialogOf(say("teams.equity"));
    const free = dialog.getByRole("cell", { name: say("teams.seatFree"), exact: true });
    await expect.poll(() => free.count()).toBe(2);
    const invited = dialog.getByRole("cell", { name: say("teams.seatInvited"), exact: true });
    const waiting = await invited.count();
    await typeInto(dialog.getByLabel(say("teams.mails")), "last@lab.test,");
    await dialog.getByLabel(say("teams.mails")).press("Tab");
    await expectCalm(owner);
    await buttonOf(dialog, say("teams.sendInvitations")).click();
    await expect.poll(() => invited.count()).toBe(waiting + 1);
    await expect.poll(() => free.count()).toBe(1);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("takes a logo and a name, and has no barriers in the dark", async () => {
    const { page } = owner;
    await page.goto("/team");
    await page.getByRole("heading", { level: 2, name: say("teams.about") }).waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await drawLogo(page) });
    const dialog = dialogOf(say("teams.logo"));
    await dialog.getByRole("img", { name: say("personal.cropWindow") }).waitFor();
    await expectCalm(owner);
    await buttonOf(dialog, say("shell.save")).click();
    await page.getByRole("img", { name: say("teams.logo") }).waitFor();
    await typeInto(page.getByLabel(say("teams.name"), { exact: true }), `Lab ${locale}`);
    await buttonOf(page, say("shell.save")).click();
    await page.getByText(say("teams.saved")).first().waitFor();
    // In light they have been looked at on the way.
    await page.emulateMedia({ colorScheme: "dark" });
    for (const address of ["/settings/users", "/team"]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await waitForQuiet(page);
      expect.soft(await findBarriers(page), `${address} in the dark`).toEqual([]);
    }
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is given to another owner, after which the first may leave it", async () => {
    const { page } = owner;
    await page.goto("/team");
    await buttonOf(page, say("teams.transfer")).click();
    const dialog = dialogOf(say("teams.transfer"));
    await typeInto(dialog.getByLabel(say("accounts.currentPassword"), { exact: true }), demo.password);
    await page.keyboard.press("Enter");
    await dialog.getByText(say("teams.transferBack")).waitFor();
    await choose(page, dialog.getByLabel(say("teams.newOwner")), demo.member);
    await expectCalm(owner);
    await buttonOf(dialog, say("teams.transfer")).click();
    await buttonOf(page, say("teams.quit")).waitFor();
    expect(await page.getByLabel(say("teams.name"), { exact: true }).count()).toBe(0);
    await buttonOf(page, say("teams.quit")).click();
    await page.getByRole("dialog").waitFor();
    await expectCalm(owner);
  });
});
