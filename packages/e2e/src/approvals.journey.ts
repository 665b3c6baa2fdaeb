import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, keepPicture, launchBrowser, openFor } from "./browser.ts";
import { type Product, startProduct } from "./start-product.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { type Locale, sayIn } from "./words.ts";

describe("approvals", () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });

  it.each(["zh-CN", "zh-TW", "en-US"] as const)(
    "decide on the deletion of a project, in %s",
    async (locale: Locale) => {
      const { page, context, takeProblems } = await openFor(browser, product.address, { locale });
      const say = sayIn(locale);
      // Chinese has one form for every number.
      const one = locale === "en-US" ? "one" : "other";
      await signIn(page, say, demo.owner);
      const name = `Old data ${locale}`;
      const create = async () => {
        await page.goto("/project?create=project");
        await page.getByLabel(say("projects.nameLabel")).fill(name);
        await buttonOf(page.getByRole("dialog"), say("shell.create")).click();
        await page.waitForURL(/\/project\/\d+\/file/);
      };
      const request = async (reason: string) => {
        await page.goto("/project");
        await page.getByRole("button", { name: `${say("projects.requestDeletion")}: ${name}` }).click();
        const asked = page.getByRole("dialog", { name: say("projects.deletionTitle", { name }) });
        await asked.getByLabel(say("projects.deletionReason")).fill(reason);
        expect(await findBarriers(page)).toEqual([]);
        await buttonOf(asked, say("projects.deletionSubmit")).click();
        await page.waitForURL(/\/homepage\/submission\?record=\d+/);
      };
      const panel = page.getByRole("dialog", { name: say("approvals.panelTitle") });

      await create();
      await request("first try");
      await panel.getByText("first try").first().waitFor();
      await keepPicture(page, `approval submitted ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(panel, say("approvals.cancel")).click();
      await buttonOf(
        page.getByRole("dialog", { name: say("approvals.cancelTitle") }),
        say("approvals.cancel"),
      ).click();
      await panel.getByText(say("approvals.statusCanceled")).first().waitFor();

      await request("second try");
      await page.goto("/homepage/audit");
      await page.getByRole("checkbox", { name: say("approvals.select", { name }) }).check();
      await buttonOf(page, say("approvals.reject")).click();
      const rejection = page.getByRole("dialog", { name: say(`approvals.rejectTitle_${one}`, { count: 1 }) });
      await buttonOf(rejection, say("approvals.reject")).click();
      await rejection.getByText(say("approvals.reasonRequired")).waitFor();
      await rejection.getByRole("textbox").fill("still read by the others");
      await buttonOf(rejection, say("approvals.reject")).click();
      await page.getByText(say("approvals.emptyAskedTitle")).waitFor();

      await request("third try");
      await page.goto("/homepage/audit");
      await page.getByRole("link", { name: say("approvals.open", { name }) }).click();
      await keepPicture(page, `approval asked ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(panel, say("approvals.approve")).click();
      const approval = page.getByRole("dialog", { name: say(`approvals.approveTitle_${one}`, { count: 1 }) });
      await buttonOf(approval, say("approvals.approve")).click();
      await panel.getByText(say("approvals.statusApproved")).first().waitFor();
      await page.goto("/homepage/audit?view=decided");
      await page
        .getByRole("link", { name: say("approvals.open", { name }) })
        .first()
        .waitFor();
      await keepPicture(page, `approvals decided ${locale}`);
      await page.goto("/project");
      await page.getByRole("heading", { level: 1, name: say("projects.title") }).waitFor();
      await page.getByText("Demo Project").waitFor();
      expect(await page.getByText(name, { exact: true }).count()).toBe(0);
      expect(takeProblems()).toEqual([]);
      await context.close();
    },
  );
});
