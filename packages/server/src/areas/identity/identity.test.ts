import type { IdentityDomain, IdentityProvider, OwnIdentity } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";
import { type NameServer, startNameServer } from "./test-support/name-server.ts";
import { type OidcProvider, type ProviderUser, startOidcProvider } from "./test-support/oidc-provider.ts";
import { type AssertionContent, type SamlProvider, startSamlProvider } from "./test-support/saml-provider.ts";

const ORIGIN = "http://lab.test";
const REDIRECT = `${ORIGIN}/login/callback`;

let lab: Lab;
let owner: Person;
let app: OidcProvider;
let saml: SamlProvider;
let names: NameServer;
let oidcProvider: IdentityProvider;
let samlProvider: IdentityProvider;

const prove = async (person: Person, domain: string): Promise<void> => {
  const claimed = await person.post<IdentityDomain>("/identity/domains", { domain });
  names.records.set(claimed.recordName, claimed.recordText);
  await person.post(`/identity/domains/${domain}/prove`, {});
};

const oidcSettings = (joining: "members" | "domain" = "domain") => ({
  protocol: "oidc",
  name: "House",
  issuer: app.issuer,
  clientId: app.clientId,
  clientSecret: app.clientSecret,
  joining,
  roleId: null,
  isEnabled: true,
});

beforeAll(async () => {
  names = await startNameServer();
  app = await startOidcProvider(REDIRECT);
  saml = await startSamlProvider();
  lab = await buildLab({
    config: {
      publicUrl: ORIGIN,
      reachesPrivate: true,
      dnsServer: names.address,
      google: { issuer: app.issuer, clientId: app.clientId, clientSecret: app.clientSecret },
    },
  });
  owner = await lab.register("owner");
  await prove(owner, "house.test");
  oidcProvider = await owner.post("/identity/providers", oidcSettings());
  const { entryPoint, idpIssuer, certificate } = saml;
  samlProvider = await owner.post("/identity/providers", {
    protocol: "saml",
    name: "SAML house",
    entryPoint,
    idpIssuer,
    certificate,
    joining: "domain",
    roleId: null,
    isEnabled: true,
  });
});
afterAll(async () => {
  await lab?.close();
  await app?.close();
  await names?.close();
});

interface Started {
  readonly redirectUrl: string;
  readonly browserSecret: string;
}

const start = async (providerKey: string): Promise<Started> => {
  const { data, code } = await lab.call<Started>("POST", "/sso/start", { providerKey });
  expect(code).toBe("success");
  return data;
};

interface Finished {
  readonly user?: { readonly userId: string; readonly email: string; readonly tenantId: string };
  readonly csrfToken?: string;
  readonly linkToken?: string;
}

const finish = (providerKey: string, body: object) =>
  lab.call<Finished>("POST", providerKey === "google" ? "/googleLogin" : "/sso/finish", body);

/** The complete sign-in through the provider. */
const arrive = async (who: ProviderUser, providerKey = oidcProvider.providerKey) => {
  const { redirectUrl, browserSecret } = await start(providerKey);
  const answer = await app.signIn(redirectUrl, who);
  return finish(providerKey, { ...answer, browserSecret });
};

const resident = (name: string, change: Partial<ProviderUser> = {}): ProviderUser => ({
  sub: `sub-${name}`,
  email: `${name}@house.test`,
  email_verified: true,
  name,
  ...change,
});

describe("OpenID Connect", () => {
  it("creates an account in the team at the first sign-in, and opens it again, without a password", async () => {
    const first = await arrive(resident("ada"));
    expect(first.data.user).toMatchObject({
      email: "ada@house.test",
      tenantId: owner.user.tenantId,
      surveyType: "profile",
    });
    const second = await arrive(resident("ada"));
    expect(second.data.user?.userId).toBe(first.data.user?.userId);
    const stolen = await lab.call("POST", "/passwordLogin", {
      username: "ada@house.test",
      password: PASSWORD,
    });
    expect(stolen.code).toBe("third.attempt");
  });

  it("recognizes users by their subject, whatever their current address", async () => {
    const first = await arrive(resident("grace"));
    const renamed = await arrive(resident("grace", { email: "hopper@house.test" }));
    expect(renamed.data.user?.userId).toBe(first.data.user?.userId);
  });

  it("sends a challenge, and its response with the code", async () => {
    const { redirectUrl } = await start(oidcProvider.providerKey);
    const query = new URL(redirectUrl).searchParams;
    expect(query.get("code_challenge_method")).toBe("S256");
    expect(query.get("nonce")).toMatch(/.{20}/);
    await arrive(resident("pkce"));
    expect(app.exchanges.at(-1)?.get("code_verifier")).toMatch(/^[\w-]{43,}$/);
  });

  it("accepts a response once, and only in the tab that started it", async () => {
    const { redirectUrl, browserSecret } = await start(oidcProvider.providerKey);
    const answer = await app.signIn(redirectUrl, resident("once"));
    const elsewhere = await start(oidcProvider.providerKey);
    const stolen = await finish("", { ...answer, browserSecret: elsewhere.browserSecret });
    expect(stolen.code).toBe("sso.expired");
    const right = await finish("", { ...answer, browserSecret });
    expect(right.code).toBe("success");
    expect((await finish("", { ...answer, browserSecret })).code).toBe("sso.expired");
  });

  it("accepts no code of another flow", async () => {
    const [mine, other] = [await start(oidcProvider.providerKey), await start(oidcProvider.providerKey)];
    const theirs = await app.signIn(other.redirectUrl, resident("mallory"));
    const state = new URL(mine.redirectUrl).searchParams.get("state");
    const mixed = await finish("", { ...theirs, state, browserSecret: mine.browserSecret });
    expect(mixed.code).toBe("sso.failed");
  });

  it("ends an open session's place in this browser with a new one", async () => {
    const answer = await arrive(resident("cookie"));
    expect(answer.cookies.find(({ name }) => name === "benchleaf_session")?.value).toMatch(/\..+\./);
  });

  it.each<[string, Partial<ProviderUser>, string]>([
    ["an address of another domain", { email: "eve@elsewhere.test" }, "sso.domain.unproven"],
    ["an address that it has not verified", { email_verified: false }, "sso.email.unverified"],
    ["no address", { email: undefined as never }, "sso.email.unverified"],
    ["a subdomain that is not proven", { email: "eve@sub.house.test" }, "sso.domain.unproven"],
  ])("is not believed about %s", async (_, change, code) => {
    expect((await arrive(resident(`bad-${code}`, change))).code).toBe(code);
  });

  it("opens no account of another team, but asks its owner", async () => {
    const home = await lab.register("home");
    await lab.database.asOwner("update account set email = 'home@house.test' where id = $1", [
      home.user.userId,
    ]);
    const arrived = await arrive(resident("home"));
    expect(arrived.data).toMatchObject({ email: "home@house.test" });
    const { linkToken } = arrived.data;
    const eve = await lab.register("linkeve");
    expect((await eve.call("POST", "/sso/link", { linkToken })).code).toBe("sso.expired");
    const linked = await home.post<OwnIdentity[]>("/sso/link", { linkToken });
    expect(linked).toMatchObject([{ providerName: "House", email: "home@house.test" }]);
    expect((await home.call("POST", "/sso/link", { linkToken })).code).toBe("sso.expired");
    const again = await arrive(resident("home"));
    expect(again.data.user).toMatchObject({ userId: home.user.userId, tenantId: owner.user.tenantId });
    await home.call("GET", "/sso/identities");
  });

  it("loses users who change their account to another address", async () => {
    const { data } = await arrive(resident("leaver"));
    await lab.database.asOwner("update account set email = 'leaver@home.test' where id = $1", [
      data.user?.userId,
    ]);
    expect((await arrive(resident("leaver"))).code).toBe("sso.domain.unproven");
  });

  it("lets members alone in where it is set so", async () => {
    await owner.put(`/identity/providers/${oidcProvider.id}`, oidcSettings("members"));
    expect((await arrive(resident("newcomer"))).code).toBe("sso.not.member");
    expect((await arrive(resident("ada"))).code).toBe("success");
    await owner.put(`/identity/providers/${oidcProvider.id}`, oidcSettings());
  });

  it("creates one account for two concurrent arrivals", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => arrive(resident("twin"))));
    const ids = new Set(answers.map(({ data }) => data.user?.userId));
    expect(answers.map(({ code }) => code)).toContain("success");
    expect([...ids].filter((id) => id !== undefined)).toHaveLength(1);
    const rows = await lab.database.asOwner("select 1 from account where email = 'twin@house.test'");
    expect(rows).toHaveLength(1);
  });
});

describe("Google", () => {
  it("registers a new user with a team of their own", async () => {
    const { data } = await arrive(resident("fresh", { email: "fresh@gmail.test" }), "google");
    expect(data.user).toMatchObject({ email: "fresh@gmail.test" });
    expect(data.user?.tenantId).not.toBe(owner.user.tenantId);
    const again = await arrive(resident("fresh", { email: "fresh@gmail.test" }), "google");
    expect(again.data.user?.userId).toBe(data.user?.userId);
  });

  it("never opens an account by its address alone", async () => {
    const victim = await lab.register("victim");
    const arrived = await arrive(resident("attacker", { email: "victim@lab.test" }), "google");
    expect(arrived.data.user).toBeUndefined();
    expect(arrived.data.linkToken).toBeDefined();
    const [mine] = await victim.post<OwnIdentity[]>("/sso/link", { linkToken: arrived.data.linkToken });
    expect(await victim.call("DELETE", `/sso/identities/${mine?.id}`)).toMatchObject({
      code: "success",
      data: [],
    });
  });

  it("is no team's provider, nor the other way round", async () => {
    const { redirectUrl, browserSecret } = await start(oidcProvider.providerKey);
    const answer = await app.signIn(redirectUrl, resident("crossed"));
    expect((await finish("google", { ...answer, browserSecret })).code).toBe("sso.expired");
  });
});

describe("SAML", () => {
  const messageQueue = (response: string, relayState: string, providerKey = samlProvider.providerKey) =>
    lab.app.inject({
      method: "POST",
      url: `/app/sso/saml/${providerKey}/acs`,
      headers: { origin: "https://idp.house.test", "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ SAMLResponse: response, RelayState: relayState }).toString(),
    });

  const arriveBySaml = async (says: Partial<AssertionContent>) => {
    const { redirectUrl, browserSecret } = await start(samlProvider.providerKey);
    const { relayState } = saml.readRequest(redirectUrl);
    const response = saml.answer(redirectUrl, says);
    const posted = await messageQueue(response, relayState);
    expect(posted.statusCode).toBe(303);
    const back = Object.fromEntries(new URL(posted.headers.location ?? "", ORIGIN).searchParams);
    return {
      response,
      relayState,
      browserSecret,
      back,
      answer: await finish("", { ...back, browserSecret }),
    };
  };

  it("signs in a user whose provider has signed for them, and creates the account", async () => {
    const { answer } = await arriveBySaml({ email: "saml.ada@house.test" });
    expect(answer.data.user).toMatchObject({ email: "saml.ada@house.test", tenantId: owner.user.tenantId });
  });

  it("accepts an assertion once, also in another flow", async () => {
    const id = "_taken-twice";
    expect((await arriveBySaml({ id })).answer.code).toBe("success");
    expect((await arriveBySaml({ id })).answer.code).toBe("sso.failed");
  });

  it("accepts a response only for its request, once", async () => {
    const { response, relayState, browserSecret } = await arriveBySaml({});
    const again = await messageQueue(response, relayState);
    expect(again.headers.location).not.toContain("ticket");
    const unasked = await messageQueue(response, "x".repeat(43));
    expect(unasked.headers.location).not.toContain("ticket");
    expect((await finish("", { state: relayState, ticket: "x", browserSecret })).code).toBe("sso.expired");
  });

  it("returns its response only to the browser that started it", async () => {
    const { redirectUrl } = await start(samlProvider.providerKey);
    const { relayState } = saml.readRequest(redirectUrl);
    const posted = await messageQueue(saml.answer(redirectUrl, {}), relayState);
    const back = Object.fromEntries(new URL(posted.headers.location ?? "", ORIGIN).searchParams);
    const other = await start(samlProvider.providerKey);
    expect((await finish("", { ...back, browserSecret: other.browserSecret })).code).toBe("sso.expired");
  });

  it("is refused without its signature, with an error on the page", async () => {
    const { answer, back } = await arriveBySaml({ isSigned: false });
    expect(back.ticket).toBeUndefined();
    expect(answer.code).toBe("sso.failed");
  });

  it("describes this service to its provider", async () => {
    const answer = await lab.app.inject(`/app/sso/saml/${samlProvider.providerKey}/metadata`);
    expect(answer.headers["content-type"]).toContain("samlmetadata+xml");
    expect(answer.body).toContain(`${ORIGIN}/app/sso/saml/${samlProvider.providerKey}/acs`);
  });

  it("opens no other row to forms of other sites", async () => {
    const answer = await lab.app.inject({
      method: "POST",
      url: "/app/sso/find",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=a%40house.test",
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe("a team's providers", () => {
  it("are found by the domain that the team has proven, and by no other", async () => {
    const find = async (email: string) =>
      (await lab.call<{ name: string }[]>("POST", "/sso/find", { email })).data.map(({ name }) => name);
    expect(await find("anybody@house.test")).toEqual(["House", "SAML house"]);
    expect(await find("anybody@elsewhere.test")).toEqual([]);
  });

  it("never show their secret, nor store it readable", async () => {
    const shown = JSON.stringify(await owner.get("/identity/providers"));
    expect(shown).not.toContain(app.clientSecret);
    const kept = await lab.database.asOwner("select * from identity_provider");
    expect(JSON.stringify(kept)).not.toContain(app.clientSecret);
    const entries = await lab.database.asOwner(
      "select after from audit_entry where object_type = 'identityProvider'",
    );
    expect(JSON.stringify(entries)).not.toContain(app.clientSecret);
  });

  it("keep their secret if none is typed", async () => {
    const { clientSecret: _, ...rest } = oidcSettings();
    await owner.put(`/identity/providers/${oidcProvider.id}`, rest);
    expect((await arrive(resident("ada"))).code).toBe("success");
  });

  it("must respond at their issuer", async () => {
    const wrong = { ...oidcSettings(), issuer: "http://127.0.0.1:1" };
    expect((await owner.call("POST", "/identity/providers", wrong)).code).toBe(
      "identity.provider.unreachable",
    );
  });

  it("sign no one in once they are off or deleted", async () => {
    const extra = await owner.post<IdentityProvider>("/identity/providers", oidcSettings());
    const went = await start(extra.providerKey);
    const answer = await app.signIn(went.redirectUrl, resident("late"));
    await owner.put(`/identity/providers/${extra.id}`, { ...oidcSettings(), isEnabled: false });
    const late = await finish("", { ...answer, browserSecret: went.browserSecret });
    expect(late.code).toBe("identity.provider.not.found");
    expect((await owner.call("DELETE", `/identity/providers/${extra.id}`)).code).toBe("success");
    const { code } = await lab.call("POST", "/sso/start", { providerKey: extra.providerKey });
    expect(code).toBe("identity.provider.not.found");
  });
});

describe("a domain", () => {
  it("is proven by its record alone", async () => {
    await owner.post("/identity/domains", { domain: "Unproven.Test" });
    const { code } = await owner.call("POST", "/identity/domains/unproven.test/prove", {});
    expect(code).toBe("identity.domain.unproven");
  });

  it("belongs to one team", async () => {
    const other = await lab.register("other");
    const claimed = await other.post<IdentityDomain>("/identity/domains", { domain: "house.test" });
    const before = names.records.get(claimed.recordName) ?? "";
    names.records.set(claimed.recordName, claimed.recordText);
    const { code } = await other.call("POST", "/identity/domains/house.test/prove", {});
    names.records.set(claimed.recordName, before);
    expect(code).toBe("identity.domain.taken");
  });

  it.each(["localhost", "house", "a b.test", "-x.test", "https://house.test", ""])(
    "is not %s",
    async (domain) => {
      expect((await owner.call("POST", "/identity/domains", { domain })).code).toBe("request.invalid");
    },
  );

  it("is removed, and its users can no longer sign in", async () => {
    await prove(owner, "short.test");
    expect((await arrive(resident("brief", { email: "brief@short.test" }))).code).toBe("success");
    await owner.call("DELETE", "/identity/domains/short.test");
    expect((await arrive(resident("brief", { email: "brief@short.test" }))).code).toBe("sso.domain.unproven");
  });
});
