import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, sequenceRows, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("a file is kept and shared, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let member: Person;
  let address: string;
  let name: string;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    member = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner, { next: "/project" });
    await signIn(member.page, say, demo.member);
  });

  goStepByStep(() => [owner?.page, member?.page], locale);

  const openPanel = async (page: Page) => {
    await page.getByRole("button", { name: say("fileActions.actionsOf", { name }) }).click();
    await page.getByRole("menuitem", { name: say("sharing.menu") }).click();
    const panel = page.getByRole("dialog", { name: say("sharing.titleOf", { name }) });
    await panel.getByRole("heading", { name: say("sharing.people"), exact: true }).waitFor();
    return panel;
  };

  it("is limited to named people, and the project's others lose it at once", async () => {
    const { page } = owner;
    await page.getByRole("link", { name: "Demo Project" }).click();
    const link = page.locator('main a[href^="/sequence/"]').first();
    name = await link.innerText();
    address = (await link.getAttribute("href")) ?? "";
    const panel = await openPanel(page);
    expect(await findBarriers(page)).toEqual([]);
    await panel.getByRole("radio", { name: say("sharing.closed") }).click();
    await buttonOf(
      page.getByRole("dialog", { name: say("sharing.closedAsk") }),
      say("sharing.close"),
    ).click();
    await page.getByText(say("sharing.nowClosed", { name })).waitFor();
    await panel.getByText(say("sharing.level_manage")).first().waitFor();
    await savePicture(page, `sharing panel ${locale}`);
    await member.page.goto(address);
    await member.page.getByLabel(say("sharing.message")).waitFor();
  });

  it("is asked for, granted by its owner, and opens", async () => {
    await typeInto(member.page.getByLabel(say("sharing.message")), "PCR");
    await savePicture(member.page, `sharing request ${locale}`);
    expect(await findBarriers(member.page)).toEqual([]);
    await buttonOf(member.page, say("sharing.apply")).click();
    await member.page.getByText(say("sharing.applied")).waitFor();

    await owner.page.goto("/homepage/shared?view=requests");
    const about = { name: "Demo Member", file: name };
    await owner.page.getByText("PCR", { exact: true }).waitFor();
    expect(await findBarriers(owner.page)).toEqual([]);
    await savePicture(owner.page, `sharing requests ${locale}`);
    await owner.page.getByRole("button", { name: say("sharing.approveFor", about) }).click();
    await owner.page.getByText(say("sharing.approved", about)).waitFor();
    await owner.page.getByText(say("sharing.requestsEmpty")).waitFor();

    await member.page.goto("/homepage/shared");
    await member.page.getByRole("row", { name: new RegExp(say("sharing.level_read")) }).waitFor();
    expect(await findBarriers(member.page)).toEqual([]);
    await savePicture(member.page, `shared with me ${locale}`);
    await member.page.getByRole("table").getByRole("link", { name }).click();
    await sequenceRows(member.page).waitFor();
    // Asking for what one may not read answers 403, which a browser notes.
    member.takeProblems();
    expect(owner.takeProblems()).toEqual([]);
  });

  const secret = "plasmid-42-door";
  const allowLinks = async (areAllowed: boolean) => {
    const { page } = owner;
    await page.goto("/settings/security");
    const allowed = page.getByRole("switch", { name: say("teams.linksAllowed") });
    if ((await allowed.isChecked()) !== areAllowed) await allowed.click();
    await buttonOf(page, say("teams.linksSave")).click();
    await page.getByText(say("teams.saved")).waitFor();
  };

  it("opens without an account by a link and its password, and no longer once the team forbids links", async () => {
    const { page } = owner;
    await allowLinks(true);
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project", exact: true }).click();
    const panel = await openPanel(page);
    await typeInto(panel.getByLabel(say("sharing.linkNote")), "core facility");
    await typeInto(panel.getByLabel(say("sharing.linkPassword")), secret);
    await buttonOf(panel, say("sharing.linkMake")).click();
    const made = await panel.locator("code", { hasText: "/open/files/" }).innerText();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `sharing link ${locale}`);

    const stranger = await lab.open({ locale });
    await stranger.page.goto(new URL(made).pathname);
    const password = stranger.page.getByLabel(say("outside.password"), { exact: true });
    await typeInto(password, "not the password");
    await buttonOf(stranger.page, say("outside.openIt")).click();
    await stranger.page.getByRole("alert").waitFor();
    expect(await findBarriers(stranger.page)).toEqual([]);
    await typeInto(password, secret);
    await buttonOf(stranger.page, say("outside.openIt")).click();
    await stranger.page.getByRole("heading", { name, level: 1 }).waitFor();
    await stranger.page.getByRole("link", { name: say("outside.downloadAs", { format: "FASTA" }) }).waitFor();
    await sequenceRows(stranger.page).or(stranger.page.getByRole("img").first()).first().waitFor();
    expect(await findBarriers(stranger.page)).toEqual([]);
    await savePicture(stranger.page, `opened link ${locale}`);
    // What is locked answers 401 and 403, which a browser notes; nothing else went wrong.
    const refused = stranger.takeProblems().filter((one) => !/^40[13] POST \/app\/open\/files\//.test(one));
    expect(refused).toEqual([]);

    await allowLinks(false);
    await stranger.page.reload();
    await stranger.page.getByRole("heading", { name: say("outside.invalid") }).waitFor();
    expect(await findBarriers(stranger.page)).toEqual([]);
    await savePicture(stranger.page, `closed link ${locale}`);
  });
});
