import { errorMessage } from "@benchleaf/phrases";
import { beforeAll, expect, it } from "vitest";
import type { Person } from "./browser.ts";
import { openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");
const BATCH = 50;

const lab = openLab();
let owner: Person;
beforeAll(async () => {
  owner = await lab.open({ locale: "en-US" });
});

interface Counts {
  readonly invitations: number;
  readonly entries: number;
  readonly events: number;
  readonly letters: number;
  /** Invitations that lack their entry or have two. */
  readonly uneven: number;
}

const count = async (): Promise<Counts> => {
  const [row] = await lab.product.asOwner<Counts>(`select
    (select count(*) from invitation)::integer as invitations,
    (select count(*) from audit_entry where action = 'invitation.create')::integer as entries,
    (select count(*) from outbox_event where type = 'invitation.created')::integer as events,
    (select count(*) from job where name = 'send-invitation')::integer as letters,
    (select count(*) from invitation i where (select count(*) from audit_entry e
      where e.action = 'invitation.create' and e.object_id = i.id::text and e.tenant_id = i.tenant_id) <> 1
    )::integer as uneven`);
  return row!;
};

const invite = async (accounts: readonly string[]): Promise<void> => {
  const { page } = owner;
  await page.goto("/settings/users?create=invitation");
  const dialog = page.getByRole("dialog", { name: say("teams.invite") });
  const field = dialog.getByLabel(say("teams.mails"));
  await typeInto(field, `${accounts.join(",")},`);
  await field.press("Tab");
  await dialog.getByText(say("teams.roleMember"), { exact: true }).last().waitFor();
  await buttonOf(dialog, say("teams.sendInvitations")).click();
};

it("leaves no partial invitation when the server is killed during a batch, and continues after it", async () => {
  const { page } = owner;
  const accounts = Array.from({ length: BATCH }, (_, index) => `colleague${index}@lab.test`);
  await signIn(page, say, demo.owner);
  await invite(accounts);
  while ((await count()).invitations < 3);
  await lab.product.kill();
  await lab.product.restart();

  const after = await count();
  expect(after.invitations).toBeGreaterThanOrEqual(3);
  expect(after.invitations).toBeLessThan(BATCH);
  const { invitations } = after;
  expect(after).toEqual({
    invitations,
    entries: invitations,
    events: invitations,
    letters: invitations,
    uneven: 0,
  });

  await invite(accounts);
  // Nothing went wrong but that the server was away.
  expect(owner.takeProblems().filter((problem) => !problem.includes(" net::ERR_"))).toEqual([]);
  const refused = page.getByRole("dialog").getByRole("listitem");
  await refused
    .filter({ hasText: errorMessage("en-US", "invitation.already.exists") })
    .first()
    .waitFor();
  expect(await refused.count()).toBe(invitations);
  expect(await count()).toEqual({
    invitations: BATCH,
    entries: BATCH,
    events: BATCH,
    letters: BATCH,
    uneven: 0,
  });
  // What waited when the server was killed is sent too.
  const unsent = (): Promise<{ account: string }[]> =>
    lab.product.asOwner("select account from invitation except select recipient from sent_message");
  await expect.poll(unsent, { timeout: 60_000, interval: 500 }).toEqual([]);

  await page.goto("/settings/trail");
  await buttonOf(page, say("teams.verify")).click();
  const whole = say("teams.verifyWhole", { entries: "#" }).split("#").at(-1) ?? "";
  await page.getByRole("status").filter({ hasText: whole.trim() }).waitFor();
});
