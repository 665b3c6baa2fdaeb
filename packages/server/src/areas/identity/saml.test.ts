import { beforeAll, describe, expect, it } from "vitest";
import { Problem } from "../../kernel/problem.ts";
import { readCertificates, readSamlResponse, samlMetadata, samlNamesOf, samlRequestUrl } from "./saml.ts";
import { type AssertionContent, type SamlProvider, startSamlProvider } from "./test-support/saml-provider.ts";

const names = samlNamesOf("https://lab.test", "7-abc");
const requestId = "_0123456789abcdef";
let app: SamlProvider;
let stranger: SamlProvider;
let redirect: string;

beforeAll(async () => {
  [app, stranger] = await Promise.all([startSamlProvider(), startSamlProvider()]);
  redirect = await samlRequestUrl(app, names, { requestId, relayState: "state" });
});

const read = (response: string, now?: number) => readSamlResponse(app, names, requestId, response, now);

describe("a request", () => {
  it("names the sender and the address of the response", () => {
    expect(redirect.startsWith(app.entryPoint)).toBe(true);
    expect(app.readRequest(redirect)).toEqual({
      id: requestId,
      acsUrl: names.acsUrl,
      issuer: names.entityId,
      relayState: "state",
    });
  });
});

describe("a response", () => {
  it("is read when everything about it is right", async () => {
    const { claim, asserted } = await read(app.answer(redirect, { id: "_one" }));
    expect(claim).toEqual({
      subject: "ada@house.test",
      email: "ada@house.test",
      name: "ada",
      isEmailVerified: undefined,
    });
    expect(asserted.id).toBe("_one");
    expect(asserted.until.getTime()).toBeGreaterThan(Date.now());
  });

  it.each([1, -1])("is read where clocks differ by a minute: %d", async (minutes) => {
    await expect(read(app.answer(redirect, { clock: minutes * 60_000 }))).resolves.toBeDefined();
  });

  it("is remembered for as long as it would be accepted again", async () => {
    const answer = app.answer(redirect, { minutes: 600 });
    const issued = Date.now();
    const accepted: { readonly now: number; readonly until: number }[] = [];
    for (let minute = -1; minute <= 40; minute += 0.5) {
      const now = issued + minute * 60_000;
      const taken = await read(answer, now).catch(() => null);
      if (taken) accepted.push({ now, until: taken.asserted.until.getTime() });
    }
    const last = accepted.at(-1);
    expect(last!.now - issued).toBeGreaterThan(10 * 60_000);
    expect(last!.now - issued).toBeLessThan(30 * 60_000);
    expect(accepted.every(({ now, until }) => now < until)).toBe(true);
  });

  it.each<[string, Partial<AssertionContent>]>([
    ["without a signature", { isSigned: false }],
    ["signed by a broken algorithm", { algorithm: "sha1" }],
    ["of another issuer", { issuer: "https://evil.test" }],
    ["for another audience", { audience: "https://other.test" }],
    ["sent to another place", { recipient: "https://other.test/acs" }],
    ["to another question", { inResponseTo: "_other" }],
    ["to no question", { inResponseTo: "" }],
    ["that is over", { minutes: -5 }],
    ["from the future", { clock: 10 * 60_000 }],
    ["that is old, however long it wants to be believed", { clock: -60 * 60_000, minutes: 600 }],
  ])("is refused %s", async (_, says) => {
    await expect(read(app.answer(redirect, says))).rejects.toThrow(Problem);
  });

  it("is refused when signed by someone else", async () => {
    await expect(read(stranger.answer(redirect, {}))).rejects.toThrow(Problem);
  });

  it("is refused when it was changed after it was signed", async () => {
    const change = (xml: string) => xml.replaceAll("ada@house.test", "eve@house.test");
    await expect(read(app.answer(redirect, {}, change))).rejects.toThrow(Problem);
  });

  it("is refused when an unsigned assertion is added next to the signed one", async () => {
    const wrap = (xml: string): string => {
      const [signed = ""] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? [];
      const forged = signed
        .replace(/<(ds:)?Signature[\s\S]*<\/(ds:)?Signature>/, "")
        .replace(/ID="[^"]+"/, 'ID="_forged"')
        .replaceAll("ada@house.test", "eve@house.test");
      return xml.replace(signed, forged + signed);
    };
    await expect(read(app.answer(redirect, {}, wrap))).rejects.toThrow(Problem);
  });

  it("is refused when the signed one is hidden inside a forged one", async () => {
    const wrap = (xml: string): string => {
      const [signed = ""] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? [];
      const forged = signed
        .replace(/<(ds:)?Signature[\s\S]*<\/(ds:)?Signature>/, "")
        .replace(/ID="[^"]+"/, 'ID="_forged"')
        .replaceAll("ada@house.test", "eve@house.test")
        .replace("</saml:Assertion>", `<saml:Advice>${signed}</saml:Advice></saml:Assertion>`);
      return xml.replace(signed, forged);
    };
    await expect(read(app.answer(redirect, {}, wrap))).rejects.toThrow(Problem);
  });

  it("does not let a comment cut an address short", async () => {
    const email = "ada@house.test<!---->.evil.test";
    const outcome = await read(app.answer(redirect, { email })).catch((error: unknown) => error);
    const claim = outcome instanceof Problem ? null : (outcome as { claim: { email: string } }).claim.email;
    expect(claim).not.toBe("ada@house.test");
  });

  it("is refused when it declares entities", async () => {
    const change = (xml: string) => `<!DOCTYPE x [<!ENTITY e "x">]>${xml}`;
    await expect(read(app.answer(redirect, {}, change))).rejects.toThrow(Problem);
  });

  it("is refused when it is no response at all", async () => {
    await expect(read("bm90IHhtbA==")).rejects.toThrow(Problem);
  });
});

describe("what is exchanged before", () => {
  it("reads certificates from files and metadata", () => {
    const bare = app.certificate.replace(/-----[A-Z ]+-----/g, "").trim();
    expect(readCertificates(`${app.certificate}\n${stranger.certificate}`)).toHaveLength(2);
    expect(readCertificates(bare)).toHaveLength(1);
    expect(() => readCertificates("x".repeat(200))).toThrow(Problem);
  });

  it("requests signed assertions at our address", async () => {
    const metadata = await samlMetadata(names);
    expect(metadata).toContain(`entityID="${names.entityId}"`);
    expect(metadata).toContain(`Location="${names.acsUrl}"`);
    expect(metadata).toContain('WantAssertionsSigned="true"');
  });
});
