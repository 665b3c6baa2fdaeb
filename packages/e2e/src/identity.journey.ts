import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findBarriers, openFor, type Person } from "./browser.ts";
import { startIdentityProvider, type TestIdentityProvider } from "./identity-provider.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, putProfileAside, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

let provider: TestIdentityProvider;
const lab = openLab(async () => {
  provider = await startIdentityProvider();
  return {
    REACHES_PRIVATE: "1",
    DNS_SERVER: provider.nameServer,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  };
});
/** What a person reads at the start, and opens: a passkey belongs to a name, never to a number. */
let printed: string;
beforeAll(async () => {
  printed = await vi.waitFor(() => {
    const address = /\bhttp:\/\/localhost:\d+(?=\s)/.exec(lab.product.output())?.[0];
    expect(address).toBeDefined();
    return address!;
  }, 60_000);
  provider.allowRedirect(`${printed}/login/callback`);
});
afterAll(() => provider?.close());

const open = (locale: Locale, address = printed): Promise<Person> =>
  openFor(lab.browser, address, { locale });

/** An authenticator of the browser's own, whose owner always shows the right finger. */
const addAuthenticator = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
};

const leave = async (page: Page, say: ReturnType<typeof translateIn>, name: string): Promise<void> => {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: say("shell.signOut") }).click();
  await page.waitForURL("**/login**");
};

const arrived = (page: Page, say: ReturnType<typeof translateIn>): Promise<void> =>
  page.getByRole("navigation", { name: say("shell.mainMenu") }).waitFor();

describe.each(variantsOf<[Locale, string]>(["zh-CN", demo.owner], ["en-US", demo.member]))(
  "a passkey, %s",
  (locale, email) => {
    const say = translateIn(locale);
    let person: Person;
    beforeAll(async () => {
      person = await open(locale);
      await addAuthenticator(person.page);
    });
    afterAll(() => person.context.close());

    goStepByStep(() => [person?.page], locale);

    it("is added after the password is asked for again", async () => {
      const { page } = person;
      await signIn(page, say, email);
      await page.goto("/personal/information");
      await buttonOf(page, say("identity.addPasskey")).click();
      const dialog = page.getByRole("dialog", { name: say("identity.addPasskey") });
      await typeInto(dialog.getByLabel(say("accounts.currentPassword"), { exact: true }), demo.password);
      await buttonOf(dialog, say("accounts.verify")).click();
      await page.getByText(say("identity.passkeyName", { number: 1 })).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(person.takeProblems()).toEqual([]);
    });

    it("signs in without a password", async () => {
      const { page } = person;
      const name = email === demo.owner ? "Demo Owner" : "Demo Member";
      await leave(page, say, name);
      await buttonOf(page, say("identity.byPasskey")).click();
      await arrived(page, say);
      await page.getByRole("banner").getByRole("button", { name }).waitFor();
      expect(person.takeProblems()).toEqual([]);
    });

    it("is removed, and opens nothing any more", async () => {
      const { page } = person;
      await page.goto("/personal/information");
      const row = page.getByRole("listitem").filter({ hasText: say("identity.passkeyName", { number: 1 }) });
      await buttonOf(row, say("identity.remove")).click();
      await buttonOf(page.getByRole("dialog"), say("identity.remove")).click();
      await page.getByText(say("identity.noPasskeys")).waitFor();
      await leave(page, say, email === demo.owner ? "Demo Owner" : "Demo Member");
      person.takeProblems();
      await buttonOf(page, say("identity.byPasskey")).click();
      await page.getByRole("alert").waitFor();
      expect(person.takeProblems()).toEqual(["400 POST /app/passkeyLogin"]);
    });
  },
);

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("a passkey at a bare address, %s", (locale) => {
  const say = translateIn(locale);
  const host = "127.0.0.1";

  it("is not offered; the page says why, and leads to the name, where one is made", async () => {
    const person = await open(locale, lab.product.address);
    const { page } = person;
    expect(new URL(lab.product.address).hostname).toBe(host);
    await page.goto("/login");
    await buttonOf(page, say("identity.byPasskey")).click();
    await page.getByText(say("identity.passkeyNeedsName", { host })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await signIn(page, say, demo.owner);
    await page.goto("/personal/information");
    await page.getByText(say("identity.passkeyNeedsName", { host })).waitFor();
    expect(await buttonOf(page, say("identity.addPasskey")).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("link", { name: say("identity.openAtName", { address: printed }) }).click();
    await page.waitForURL(`${printed}/**`);
    // A session belongs to the address at which it was started.
    await page.getByLabel(say("accounts.account")).waitFor();
    expect(person.takeProblems().filter((one) => !one.startsWith("401 "))).toEqual([]);
    await person.context.close();
  });
});

describe("a team's own provider", () => {
  const say = translateIn("en-US");
  const zh = translateIn("zh-CN");
  let owner: Person;
  beforeAll(async () => {
    owner = await open("en-US");
    await signIn(owner.page, say, demo.owner);
  });
  afterAll(() => owner.context.close());

  it("is set up by its owner, who proves the domain first", async () => {
    const { page } = owner;
    await page.goto("/settings/identity");
    await typeInto(page.getByLabel(say("identity.domain"), { exact: true }), "house.test");
    await buttonOf(page, say("identity.addDomain")).click();
    await page.getByText("_benchleaf.house.test").waitFor();
    await buttonOf(page, say("identity.prove")).click();
    await page.getByText("The TXT record wasn’t found yet").first().waitFor();
    owner.takeProblems();
    const text = await page.getByText(/^benchleaf-domain=/).textContent();
    provider.setRecord("_benchleaf.house.test", text ?? "");
    await buttonOf(page, say("identity.prove")).click();
    await page.getByText(say("identity.proven"), { exact: true }).waitFor();

    await buttonOf(page, say("identity.addProvider")).click();
    await page.getByRole("menuitem", { name: "OpenID Connect" }).click();
    const dialog = page.getByRole("dialog", { name: say("identity.addProvider") });
    await typeInto(dialog.getByLabel(say("identity.name"), { exact: true }), "House");
    await typeInto(dialog.getByLabel(say("identity.issuer"), { exact: true }), provider.issuer);
    await typeInto(dialog.getByLabel(say("identity.clientId"), { exact: true }), provider.clientId);
    await typeInto(dialog.getByLabel(say("identity.clientSecret"), { exact: true }), provider.clientSecret);
    await dialog.getByLabel(say("identity.joiningDomain"), { exact: true }).check();
    await buttonOf(dialog, say("shell.save")).click();
    await page.getByText(say("identity.redirectUri")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["zh-CN", "wang"],
    ["en-US", "ada"],
  ])("lets in who comes from there, %s", async (locale, name) => {
    const word = locale === "zh-CN" ? zh : say;
    const person = await open(locale);
    const { page } = person;
    await page.goto("/login?next=%2Fproject");
    await buttonOf(page, word("identity.byHouse")).click();
    await typeInto(page.getByLabel(word("identity.houseEmail")), `${name}@house.test`);
    provider.letIn({ sub: name, email: `${name}@house.test`, email_verified: true, name });
    await buttonOf(page, word("identity.goToHouse")).click();
    await page.waitForURL("**/project**");
    await arrived(page, word);
    await putProfileAside(page, word);
    await page.getByRole("banner").getByRole("button", { name }).waitFor();
    expect(person.takeProblems()).toEqual([]);
    await person.context.close();
  });

  it("turns away who comes from elsewhere, and says why", async () => {
    const person = await open("en-US");
    const { page } = person;
    await page.goto("/login");
    await buttonOf(page, say("identity.byHouse")).click();
    await typeInto(page.getByLabel(say("identity.houseEmail")), "eve@house.test");
    provider.letIn({ sub: "eve", email: "eve@elsewhere.test", email_verified: true, name: "eve" });
    await buttonOf(page, say("identity.goToHouse")).click();
    await page.getByRole("heading", { name: say("identity.callbackFailed") }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await person.context.close();
  });

  it("asks the owner of an existing account, and links it after they sign in", async () => {
    const person = await open("zh-CN");
    const { page } = person;
    await page.goto("/login");
    provider.letIn({ sub: "google-member", email: demo.member, email_verified: true, name: "member" });
    await buttonOf(page, zh("identity.byGoogle")).click();
    await page.getByRole("heading", { name: zh("identity.linkTitle") }).waitFor();
    await buttonOf(page, zh("identity.linkSignIn")).click();
    await typeInto(page.getByLabel(zh("accounts.account")), demo.member);
    await typeInto(page.getByLabel(zh("accounts.password"), { exact: true }), demo.password);
    await buttonOf(page, zh("accounts.signIn")).click();
    await buttonOf(page, zh("identity.linkConfirm", { name: "Demo Member" })).click();
    await arrived(page, zh);
    await page.goto("/personal/information");
    await page
      .getByRole("region", { name: zh("identity.identities") })
      .getByText("Google")
      .waitFor();
    expect(person.takeProblems()).toEqual([]);
    await person.context.close();
  });
});
