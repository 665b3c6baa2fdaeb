import { describe, expect, it } from "vitest";
import { findBarriers, savePicture } from "./browser.ts";
import { openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe("approvals", () => {
  const lab = openLab();

  it.each(variantsOf<Locale>("zh-CN", "zh-TW", "en-US"))(
    "decide on the deletion of a project, in %s",
    async (locale: Locale) => {
      const { page, context, takeProblems } = await lab.open({ locale });
      const say = translateIn(locale);
      // Chinese has one form for every number.
      const one = locale === "en-US" ? "one" : "other";
      await signIn(page, say, demo.owner);
      const name = `Old data ${locale}`;
      const create = async () => {
        await page.goto("/project?create=project");
        await typeInto(page.getByLabel(say("projects.nameLabel")), name);
        await buttonOf(page.getByRole("dialog"), say("shell.create")).click();
        await page.waitForURL(/\/project\/\d+\/file/);
      };
      const request = async (reason: string) => {
        await page.goto("/project");
        await page.getByRole("button", { name: `${say("projects.requestDeletion")}: ${name}` }).click();
        const asked = page.getByRole("dialog", { name: say("projects.deletionTitle", { name }) });
        await typeInto(asked.getByLabel(say("projects.deletionReason")), reason);
        expect(await findBarriers(page)).toEqual([]);
        await buttonOf(asked, say("projects.deletionSubmit")).click();
        await page.waitForURL(/\/homepage\/submission\?record=\d+/);
      };
      const panel = page.getByRole("complementary", { name: say("approvals.panelTitle") });

      await page.goto("/settings/audit");
      const form = page.getByRole("region", { name: say("projects.approval-PROJECT_DELETION"), exact: true });
      // No one approves their own request unless the team allows it.
      await form.getByRole("checkbox", { name: say("approvals.allowSelf") }).check();
      await typeInto(form.getByLabel(say("approvals.stepName")).first(), `PI ${locale}`);
      await buttonOf(form, say("approvals.addStep")).click();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `approval settings ${locale}`);
      // The new step is moved before the first one and back again, by buttons and by keys.
      const cards = form.getByRole("list", { name: say("approvals.steps") }).getByRole("listitem");
      await form.getByRole("button", { name: say("approvals.moveStepBack", { number: 2 }) }).click();
      await cards.nth(1).getByText(`PI ${locale}`).waitFor();
      await cards.nth(0).getByRole("button", { pressed: true }).focus();
      await page.keyboard.press("Alt+ArrowRight");
      await cards.nth(0).getByText(`PI ${locale}`).waitFor();
      await form.getByRole("button", { name: say("approvals.removeStep", { number: 2 }) }).click();
      await buttonOf(form, say("shell.save")).click();
      await page.getByText(say("approvals.settingsSaved")).waitFor();

      await create();
      await request("first try");
      await panel.getByText("first try").first().waitFor();
      await savePicture(page, `approval submitted ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(panel, say("approvals.cancel")).click();
      await buttonOf(
        page.getByRole("dialog", { name: say("approvals.cancelTitle") }),
        say("approvals.cancel"),
      ).click();
      await panel.getByText(say("approvals.statusCanceled")).first().waitFor();

      await request("second try");
      // Who administers approvals finds everything that was submitted, and lets it begin again.
      await page.goto("/settings/audit");
      await page.getByText(say("approvals.allSubmissions"), { exact: true }).click();
      await page
        .getByRole("link", { name: say("approvals.open", { name }) })
        .first()
        .click();
      await panel.getByText("second try").first().waitFor();
      // Beside the list one reads on by the arrows; Esc closes and leads back to the row.
      await page.keyboard.press("ArrowDown");
      await panel.getByText("first try").first().waitFor();
      await page.keyboard.press("ArrowUp");
      await panel.getByText("second try").first().waitFor();
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
      expect(new URL(page.url()).searchParams.get("record")).toBeNull();
      await page.keyboard.press("Enter");
      await panel.getByText("second try").first().waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `approvals of the team ${locale}`);
      await buttonOf(panel, say("approvals.reset")).click();
      await buttonOf(
        page.getByRole("dialog", { name: say("approvals.resetTitle") }),
        say("approvals.reset"),
      ).click();
      await page.getByText(say("approvals.resetDone")).waitFor();
      await page.goto("/homepage/audit");
      await page.getByRole("checkbox", { name: say("approvals.select", { name }) }).check();
      await buttonOf(page, say("approvals.reject")).click();
      const rejection = page.getByRole("dialog", { name: say(`approvals.rejectTitle_${one}`, { count: 1 }) });
      await buttonOf(rejection, say("approvals.reject")).click();
      await rejection.getByText(say("approvals.reasonRequired")).waitFor();
      await typeInto(rejection.getByRole("textbox"), "still read by the others");
      await buttonOf(rejection, say("approvals.reject")).click();
      await page.getByText(say("approvals.emptyAskedTitle")).waitFor();

      // The refused user finds the subject, and resubmits with the original text.
      await page.goto("/homepage/submission");
      await page
        .getByRole("link", { name: say("approvals.open", { name }) })
        .first()
        .click();
      await panel.getByRole("link", { name, exact: true }).waitFor();
      await buttonOf(panel, say("approvals.submitAgain")).click();
      const again = page.getByRole("dialog", { name: say("projects.deletionTitle", { name }) });
      const reason = again.getByLabel(say("projects.deletionReason"));
      await expect.poll(() => reason.inputValue()).toBe("second try");
      await typeInto(reason, "third try");
      await buttonOf(again, say("projects.deletionSubmit")).click();
      await page.waitForURL(/\/homepage\/submission\?record=\d+/);
      await panel.getByText("third try").first().waitFor();
      await page.goto("/homepage/audit");
      await page.getByRole("link", { name: say("approvals.open", { name }) }).click();
      await panel.getByText(`PI ${locale}`).waitFor();
      await savePicture(page, `approval asked ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(panel, say("approvals.approve")).click();
      const approval = page.getByRole("dialog", { name: say(`approvals.approveTitle_${one}`, { count: 1 }) });
      await approval.getByText(say("approvals.deletesLead")).waitFor();
      await buttonOf(approval, say("approvals.approveDeletion")).click();
      await panel.getByText(say("approvals.statusApproved")).first().waitFor();
      await page.goto("/homepage/audit?view=decided");
      await page
        .getByRole("link", { name: say("approvals.open", { name }) })
        .first()
        .waitFor();
      await savePicture(page, `approvals decided ${locale}`);
      await buttonOf(page, say("approvals.delegation")).click();
      await page.getByRole("dialog", { name: say("approvals.delegationTitle") }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.goto("/project");
      await page.getByRole("heading", { level: 1, name: say("projects.title") }).waitFor();
      await page.getByText("Demo Project").waitFor();
      await expect.poll(() => page.getByText(name, { exact: true }).count()).toBe(0);
      // The project that this browser visited last is requested once more, and forgotten.
      const isForgotten = (one: string): boolean => /^403 GET \S+\/projects\/\d+$/.test(one);
      expect(takeProblems().filter((one) => !isForgotten(one))).toEqual([]);
      await context.close();
    },
  );

  it("are handed to a colleague, who is notified, and signs the decision", async () => {
    const say = translateIn("en-US");
    const owner = await lab.open({ locale: "en-US" });
    await signIn(owner.page, say, demo.owner);
    const { page } = owner;
    await page.goto("/settings/audit");
    const form = page.getByRole("region", { name: say("projects.approval-PROJECT_DELETION"), exact: true });
    await form.getByRole("checkbox", { name: say("approvals.needsSignature") }).check();
    await buttonOf(form, say("shell.save")).click();
    await page.getByText(say("approvals.settingsSaved")).waitFor();
    await page.goto("/project");
    await page.getByRole("button", { name: `${say("projects.requestDeletion")}: Demo Project` }).click();
    await buttonOf(page.getByRole("dialog"), say("projects.deletionSubmit")).click();
    await page.waitForURL(/\/homepage\/submission\?record=\d+/);
    await page.goto("/homepage/audit");
    await page.getByRole("link", { name: say("approvals.open", { name: "Demo Project" }) }).click();
    const panel = page.getByRole("complementary", { name: say("approvals.panelTitle") });
    await buttonOf(panel, say("approvals.transfer")).click();
    const transfer = page.getByRole("dialog", { name: say("approvals.transferTitle") });
    await typeInto(transfer.getByRole("combobox"), "Demo Mem");
    // The option for screen readers is separate from the visible one.
    await page.getByRole("option", { name: "Demo Member" }).waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(transfer, say("approvals.transfer")).click();
    await page.getByText(say("approvals.transferred"), { exact: true }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
    await owner.context.close();

    const member = await lab.open({ locale: "en-US" });
    await signIn(member.page, say, demo.member);
    await member.page.goto("/homepage/notifications/approval");
    await member.page.getByText("Demo Project").first().click();
    await member.page.waitForURL(/\/homepage\/audit\?record=\d+/);
    const decided = member.page.getByRole("complementary", { name: say("approvals.panelTitle") });
    await buttonOf(decided, say("approvals.reject")).click();
    const rejection = member.page.getByRole("dialog", {
      name: say("approvals.rejectTitle_one", { count: 1 }),
    });
    await typeInto(rejection.getByRole("textbox"), "still read by the others");
    await buttonOf(rejection, say("approvals.reject")).click();
    await rejection.getByText(/^Demo Member signs the following as “Rejection”/).waitFor();
    expect(await findBarriers(member.page)).toEqual([]);
    await savePicture(member.page, "approval signed by its approver");
    await typeInto(rejection.getByLabel(say("accounts.currentPassword")), demo.password);
    await member.page.keyboard.press("Enter");
    await decided.getByText(say("signing.intact")).waitFor();
    expect(await findBarriers(member.page)).toEqual([]);
    await savePicture(member.page, "approval with its signature");
    expect(member.takeProblems()).toEqual([]);
    await member.context.close();
  });
});
