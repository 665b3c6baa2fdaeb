import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another system of the lab, which verifies messages according to the published scheme. */
const startReceiver = async () => {
  const received: Received[] = [];
  const receiver = { status: 204, address: "", received, server: undefined as Server | undefined };
  receiver.server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(receiver.status).end("no room for it");
    });
  });
  await new Promise<void>((settle) => receiver.server?.listen(0, "127.0.0.1", settle));
  receiver.address = `http://127.0.0.1:${(receiver.server.address() as AddressInfo).port}/hooks`;
  return receiver;
};

const signatureOf = ({ headers, body }: Received, secret: string): string => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
};

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("webhooks, %s", (locale) => {
  const lab = openLab({ REACHES_PRIVATE: "1" });
  const say = translateIn(locale);
  let owner: Person;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let secret = "";
  beforeAll(async () => {
    receiver = await startReceiver();
    owner = await lab.open({ locale });
    await signIn(owner.page, say, demo.owner);
  });
  afterAll(async () => {
    await owner?.context.close();
    receiver?.server?.close();
  });
  goStepByStep(() => [owner?.page], locale);

  const log = () => owner.page.getByRole("complementary", { name: say("webhooks.logOf", { name: "LIMS" }) });
  const closeLog = async () => {
    await owner.page.keyboard.press("Escape");
    await log().waitFor({ state: "hidden" });
  };

  it("are added with a secret that is shown once", async () => {
    const { page } = owner;
    await page.goto("/settings/webhooks");
    await buttonOf(page, say("webhooks.add")).click();
    const dialog = page.getByRole("dialog", { name: say("webhooks.add") });
    await typeInto(dialog.getByLabel(say("webhooks.name")), "LIMS");
    await typeInto(dialog.getByLabel(say("webhooks.url")), receiver.address);
    await buttonOf(dialog, say("webhooks.add")).click();
    await dialog.getByText(say("webhooks.eventsRequired")).waitFor();
    await dialog.getByLabel(say("webhooks.event-project.created")).check();
    await dialog.getByLabel(say("webhooks.event-file.saved")).check();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `webhook dialog ${locale}`);
    await buttonOf(dialog, say("webhooks.add")).click();
    const shown = page.getByRole("dialog", { name: say("webhooks.secretTitle") });
    secret = (await shown.locator("code").textContent()) ?? "";
    expect(secret).toMatch(/^whsec_/);
    await savePicture(page, `webhook secret ${locale}`);
    await buttonOf(shown, say("webhooks.secretKept")).click();
    await page.getByRole("listitem").filter({ hasText: receiver.address }).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("are tried, and the message is genuine", async () => {
    const { page } = owner;
    await buttonOf(page, say("webhooks.ping")).click();
    await log().getByText("HTTP 204").waitFor();
    await log().getByText(say("webhooks.event-webhook.ping")).waitFor();
    const [ping] = receiver.received;
    expect(ping?.headers["webhook-signature"]).toBe(signatureOf(ping!, secret));
    await closeLog();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("report an event of a project; a rejected one is shown with its response and sent again", async () => {
    const { page } = owner;
    receiver.status = 507;
    await page.goto("/project?create=project");
    await typeInto(page.getByLabel(say("projects.nameLabel")), "Told elsewhere");
    await buttonOf(page.getByRole("dialog"), say("shell.create")).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(1);
    receiver.status = 200;
    await page.goto("/settings/webhooks");
    await buttonOf(page, say("webhooks.log")).click();
    const entry = log().getByRole("listitem").first();
    await entry.getByText(say("webhooks.event-project.created")).waitFor();
    await entry.getByText(say("webhooks.details")).click();
    await entry.getByText("no room for it").waitFor();
    await entry.getByText("Told elsewhere").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `webhook log ${locale}`);
    await buttonOf(entry, say("webhooks.redeliver")).click();
    await entry.getByText(say("webhooks.status-succeeded")).waitFor();
    const ids = receiver.received.slice(1).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    await closeLog();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("get a new secret, are switched off and removed", async () => {
    const { page } = owner;
    await buttonOf(page, say("webhooks.renew")).click();
    await buttonOf(page.getByRole("dialog"), say("webhooks.renew")).click();
    const shown = page.getByRole("dialog", { name: say("webhooks.secretTitle") });
    await shown.waitFor();
    expect(await shown.locator("code").textContent()).not.toBe(secret);
    await buttonOf(shown, say("webhooks.secretKept")).click();
    await page.getByRole("switch", { name: say("webhooks.isEnabledOf", { name: "LIMS" }) }).click();
    await page.getByText(say("webhooks.off"), { exact: true }).waitFor();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `webhooks ${locale}`);
    await buttonOf(page, say("webhooks.remove")).click();
    await buttonOf(page.getByRole("dialog"), say("webhooks.remove")).click();
    await page.getByText(say("webhooks.emptyTitle")).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
