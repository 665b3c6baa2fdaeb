import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  STRIPE_KEY,
  type StripeServer,
  startStripeServer,
  WEBHOOK_SECRET,
} from "../../server/src/test-support/stripe-server.ts";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("a subscription, in %s", (locale) => {
  const say = translateIn(locale);
  let stripe: StripeServer;
  const lab = openLab(async () => {
    stripe = await startStripeServer();
    return {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    };
  });
  let owner: Person;
  beforeAll(async () => {
    stripe.reportTo(`${lab.product.address}/app/payment/webhook`);
    owner = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner);
  });
  afterAll(() => stripe.close());
  goStepByStep(() => [owner?.page], locale);

  const openPlans = async () => {
    const { page } = owner;
    await page.goto("/team");
    await buttonOf(page, say("plans.open")).click();
    const dialog = page.getByRole("dialog", { name: say("plans.title") });
    await dialog.getByRole("region", { name: say("plans.plan_team") }).waitFor();
    return dialog;
  };

  it("is bought on the payment page, in a new tab", async () => {
    const { page } = owner;
    const dialog = await openPlans();
    await dialog.getByText(say("plans.year"), { exact: true }).click();
    await choose(
      page,
      dialog.getByLabel(say("plans.seats"), { exact: true }),
      say("plans.seatCount_other", { count: 5 }),
    );
    await dialog.getByText(say("plans.perYear"), { exact: false }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `subscription-plans-${locale}`);
    const opening = page.waitForEvent("popup");
    await buttonOf(dialog, say("plans.buy")).click();
    const tab = await opening;
    await tab.getByRole("button", { name: "Pay" }).click();
    await tab.waitForURL(/\/team\?payment=done/);
    await tab.getByText(say("plans.source_subscription")).first().waitFor();
    await tab.close();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is changed to more seats after its cost was shown", async () => {
    const { page } = owner;
    const dialog = await openPlans();
    await dialog.getByText(say("plans.seatsFixed")).waitFor();
    expect(await dialog.getByLabel(say("plans.seats"), { exact: true }).isDisabled()).toBe(true);
    await buttonOf(dialog, say("plans.change")).click();
    const change = page.getByRole("dialog", { name: say("plans.changeTitle") });
    await choose(
      page,
      change.getByLabel(say("plans.seats"), { exact: true }),
      say("plans.seatCount_other", { count: 10 }),
    );
    await change.getByText(say("plans.dueNow"), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `subscription-change-${locale}`);
    stripe.world.card.isDeclined = true;
    await buttonOf(change, say("plans.confirmChange")).click();
    await change.getByRole("alert").getByText(say("errors.payment.declined")).waitFor();
    await savePicture(page, `subscription-declined-${locale}`);
    expect(owner.takeProblems().filter((problem) => !problem.includes("402"))).toEqual([]);
    stripe.world.card.isDeclined = false;
    await buttonOf(change, say("plans.confirmChange")).click();
    await change.waitFor({ state: "hidden" });
    await page.getByText(say("plans.changed")).first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is cancelled in the portal, and runs until its period ends", async () => {
    const dialog = await openPlans();
    const opening = owner.page.waitForEvent("popup");
    await buttonOf(dialog, say("plans.manage")).click();
    const tab = await opening;
    await tab.getByRole("button", { name: "Cancel subscription" }).click();
    await tab.waitForURL(/\/team\?payment=done/);
    const [before] = say("plans.ends", { date: "\n" }).split("\n");
    await tab.getByText(before!).first().waitFor();
    await savePicture(tab, `subscription-cancelled-${locale}`);
    await tab.close();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("gives way to a quote of one's own, which who runs the installation reads", async () => {
    const { page } = owner;
    const dialog = await openPlans();
    await buttonOf(dialog, say("plans.quote")).click();
    const form = page.getByRole("dialog", { name: say("plans.quoteTitle") });
    for (const field of ["lastName", "firstName", "organization", "occupation", "industry"] as const)
      await typeInto(form.getByLabel(say(`plans.${field}`), { exact: true }), "Lin");
    await choose(
      page,
      form.getByLabel(say("plans.organizationSize"), { exact: true }),
      say("plans.sizePeople", { size: "51-200" }),
    );
    await buttonOf(form, say("plans.send")).click();
    await page.getByText(say("plans.sent")).first().waitFor();
    await page.goto("/settings/instance/quotes");
    await page.getByText("Lin Lin").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });
});
