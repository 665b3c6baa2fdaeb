import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, waitForQuiet } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, type PhraseKey, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const NEW_PASSWORD = "Benchleaf2";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("banners and dialogs over the page, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    person = await lab.open({ locale });
    page = person.page;
    await signIn(page, say, demo.owner);
  });

  goStepByStep(() => [page], locale);

  const dialog = (title: string) => page.getByRole("dialog", { name: title });
  /** Sets something as the operator would; the server caches a team, so the page is opened until it shows that. */
  const set = async (statements: readonly string[], isShown: () => Promise<boolean>) => {
    for (const statement of statements) await lab.product.asOwner(statement);
    await expect
      .poll(async () => {
        await page.goto("/homepage");
        await page.getByRole("heading").first().waitFor();
        await waitForQuiet(page);
        return isShown();
      })
      .toBe(true);
  };

  it("says that the team has expired before all else, with the ways out", async () => {
    const expired = dialog(say("alerts.expiredTitle", { team: "Demo Lab" }));
    await set(
      [
        "update tenant set status = 'expired' where name = 'Demo Lab'",
        "update account set survey_type = 'profile', must_change_password = true where email = 'owner@demo.lab'",
      ],
      () => expired.isVisible(),
    );
    await expired.getByText(say("alerts.expiredOwner")).waitFor();
    await expired.getByRole("link", { name: say("alerts.renew") }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `alert expired ${locale}`);
    await set(
      [
        `insert into feature_switch (tenant_id, feature, enabled)
         select id, 'SUBSCRIPTION', false from tenant where name = 'Demo Lab'`,
      ],
      () => expired.getByText(say("alerts.expiredNoPlans")).isVisible(),
    );
    await expired.getByRole("link", { name: say("alerts.redeem") }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await lab.product.asOwner("delete from feature_switch where feature = 'SUBSCRIPTION'");
    await buttonOf(expired, say("shell.signOut")).click();
    await page.waitForURL("**/login*");
  });

  it("asks for a new password before the profile, and takes both in turn", async () => {
    await signIn(page, say, demo.owner);
    const stale = dialog(say("alerts.passwordTitle"));
    await set(["update tenant set status = 'normal'"], () => stale.isVisible());
    await typeInto(stale.getByLabel(say("alerts.currentPassword"), { exact: true }), demo.password);
    await typeInto(stale.getByLabel(say("accounts.newPassword"), { exact: true }), "short");
    await typeInto(stale.getByLabel(say("accounts.confirm"), { exact: true }), "other");
    await buttonOf(stale, say("alerts.setPassword")).click();
    await stale.getByText(say("accounts.confirmDiffers")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `alert password ${locale}`);
    await typeInto(stale.getByLabel(say("accounts.newPassword"), { exact: true }), NEW_PASSWORD);
    await typeInto(stale.getByLabel(say("accounts.confirm"), { exact: true }), NEW_PASSWORD);
    await buttonOf(stale, say("alerts.setPassword")).click();
    const profile = dialog(say("alerts.profileTitle"));
    await profile.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `alert profile ${locale}`);
    await buttonOf(profile, say("personal.submitSurvey")).click();
    await profile.getByText(say("personal.answerRequired")).first().waitFor();
    const answer = (label: PhraseKey, option: PhraseKey) =>
      choose(page, profile.getByLabel(say(label), { exact: true }), say(option));
    await answer("personal.position", "personal.position-researcher");
    await typeInto(profile.getByLabel(say("personal.organization"), { exact: true }), "Demo Institute");
    await answer("personal.education", "personal.education-doctor");
    await answer("personal.channel", "personal.channel-friend");
    await buttonOf(profile, say("personal.submitSurvey")).click();
    await profile.waitFor({ state: "hidden" });
  });

  it("asks to sign in again over the page when the session has ended", async () => {
    await page.goto("/project");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await lab.product.asOwner("delete from session");
    // The live stream ends with its session: the page shows it before any other request.
    const again = dialog(say("accounts.expiredTitle"));
    await again.waitFor();
    await typeInto(again.getByLabel(say("accounts.password"), { exact: true }), NEW_PASSWORD);
    await buttonOf(again, say("accounts.continue")).click();
    await again.waitFor({ state: "hidden" });
    await typeInto(page.getByRole("searchbox", { name: say("projects.search") }), "Demo");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Demo Project" }).waitFor();
  });

  it("warns when another tab has entered another team, and returns", async () => {
    const [other] = await lab.product.asOwner<{ id: string }>(
      `insert into tenant (name, owner_id) select 'Other Lab', id from account where email = 'owner@demo.lab' returning id`,
    );
    const owner = "(select id from account where email = 'owner@demo.lab')";
    await lab.product.asOwner(
      `insert into membership (tenant_id, account_id) values (${other!.id}, ${owner})`,
    );
    await lab.product.asOwner(
      `insert into member_role (tenant_id, account_id, role_id) values (${other!.id}, ${owner}, -1)`,
    );
    await lab.product.asOwner(
      `insert into project (tenant_id, name, is_personal, owner_id) values (${other!.id}, 'own', true, ${owner})`,
    );
    await page.goto("/project");
    const tab = await person.context.newPage();
    await tab.goto("/homepage");
    await tab.evaluate(async (tenantId) => {
      const current = await (await fetch("/app/currentUser")).json();
      const headers = { "x-csrf-token": current.data.csrfToken };
      const answer = await fetch(`/app/switchTenant/${tenantId}`, { method: "POST", headers });
      if (!answer.ok) throw new Error(await answer.text());
    }, other!.id);
    await tab.goto("/homepage");
    await tab.getByText("Other Lab").first().waitFor();
    const changed = dialog(say("alerts.changedTitle"));
    await changed.waitFor({ timeout: 60_000 });
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `alert changed ${locale}`);
    await buttonOf(changed, say("alerts.switchBack", { team: "Demo Lab" })).click();
    await changed.waitFor({ state: "detached" });
    await page.getByText("Demo Lab").first().waitFor();
    await tab.getByRole("dialog", { name: say("alerts.changedTitle") }).waitFor();
    await buttonOf(tab.getByRole("dialog"), say("alerts.acknowledge")).click();
    await tab.getByText("Demo Lab").first().waitFor();
    await tab.close();
  });

  it("reports too few seats before the new edition, each once", async () => {
    const limit = dialog(say("alerts.limitTitle"));
    await set(
      [
        `insert into feature_switch (tenant_id, feature, feature_level, limited_quantity)
         select id, 'USER_SEAT', 'limit', 1 from tenant where name = 'Demo Lab'`,
        "update tenant set type = 'enterprise' where name = 'Demo Lab'",
      ],
      () => limit.isVisible(),
    );
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(limit, say("alerts.acknowledge")).click();
    const upgraded = dialog(say("alerts.upgradedTitle", { team: "Demo Lab" }));
    await upgraded.waitFor();
    await savePicture(page, `alert upgraded ${locale}`);
    await buttonOf(upgraded, say("alerts.acknowledge")).click();
    await upgraded.waitFor({ state: "hidden" });
    await set(
      ["delete from feature_switch where feature = 'USER_SEAT'"],
      async () => (await page.getByRole("dialog").count()) === 0,
    );
  });
});
