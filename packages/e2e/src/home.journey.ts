import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { demo, send, signIn } from "./steps.ts";
import { type Locale, sayIn, waysOf } from "./words.ts";

describe.each(waysOf<Locale>("zh-CN", "en-US"))("the start page, in %s", (locale) => {
  const say = sayIn(locale);
  const lab = openLab();
  let owner: Person;
  let page: Page;

  beforeAll(async () => {
    owner = await lab.open({ locale });
    page = owner.page;
    await signIn(page, say, demo.owner);
  });
  goStepByStep(() => [page], locale);

  it("offers what one may begin, and says that nothing waits", async () => {
    await page.goto("/homepage");
    await page.getByText(say("approvals.emptyAskedTitle")).waitFor();
    const creates = page.getByRole("region", { name: say("shell.paletteCreates") });
    await creates.getByRole("link", { name: say("sequences.create") }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await creates.getByRole("link", { name: say("sequences.create") }).click();
    await page.getByRole("dialog", { name: say("sequences.createTitle") }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("shows what the user is asked to approve, and leads there", async () => {
    // Deleting a project is asked for by who holds the key.
    await lab.product.asOwner(
      `insert into member_role (tenant_id, account_id, role_id) select m.tenant_id, a.id, -1
       from account a join membership m on m.account_id = a.id where a.email = '${demo.member}'`,
    );
    const member = await lab.open({ locale });
    await signIn(member.page, say, demo.member);
    const projects = "/platform/resource/projects";
    const { id } = await send<{ id: string }>(member.page, "POST", projects, { name: "Old cloning" });
    await send(member.page, "POST", `${projects}/${id}/deletion`, {});
    await page.goto("/homepage");
    const waiting = page.getByRole("region", { name: say("approvals.mine") });
    await waiting.getByRole("link", { name: /Old cloning/ }).click();
    await page.waitForURL("**/homepage/audit?record=*");
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });
});
