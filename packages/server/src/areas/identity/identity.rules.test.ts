import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Arrival, decide, domainOf, nameOf, tenantOfKey } from "./identity.rules.ts";

const known: Arrival = {
  isInstallationProvider: false,
  joining: "members",
  claim: { subject: "s", email: "ada@lab.org", isEmailVerified: undefined, name: "Ada" },
  isDomainProven: true,
  linked: null,
  hasAccountWithEmail: true,
  isMember: true,
  isShutOut: false,
};
const google: Arrival = {
  ...known,
  isInstallationProvider: true,
  isDomainProven: false,
  claim: { ...known.claim, isEmailVerified: true },
};
const linked = { email: "ada@lab.org", isDomainProven: true };

describe("a team's provider", () => {
  it.each<[string, Partial<Arrival>, ReturnType<typeof decide>]>([
    ["ties a member of a proven domain", {}, { do: "link" }],
    ["opens what is tied", { linked }, { do: "enter" }],
    ["speaks for no other domain", { isDomainProven: false }, { refuse: "sso.domain.unproven" }],
    [
      "loses who moved to another address",
      { linked: { email: "ada@home.org", isDomainProven: false } },
      { refuse: "sso.domain.unproven" },
    ],
    ["lets no one join where only members are admitted", { isMember: false }, { refuse: "sso.not.member" }],
    [
      "never takes over an account outside of the team",
      { isMember: false, joining: "domain" },
      { do: "askToLink" },
    ],
    [
      "makes an account where there is none",
      { hasAccountWithEmail: false, joining: "domain", isMember: false },
      { do: "createAndJoin" },
    ],
    [
      "takes back in who left and is tied",
      { linked, isMember: false, joining: "domain" },
      { do: "joinAndEnter" },
    ],
    [
      "keeps out whom the team has shut out",
      { linked, isMember: false, isShutOut: true, joining: "domain" },
      { refuse: "sso.not.member" },
    ],
    ["keeps out who left", { linked, isMember: false }, { refuse: "sso.not.member" }],
    [
      "is not believed about unverified mail",
      { claim: { ...known.claim, isEmailVerified: false } },
      { refuse: "sso.email.unverified" },
    ],
    ["needs an address", { claim: { ...known.claim, email: null } }, { refuse: "sso.email.unverified" }],
  ])("%s", (_, change, decision) => expect(decide({ ...known, ...change })).toEqual(decision));
});

describe("the application's provider", () => {
  it.each<[string, Partial<Arrival>, ReturnType<typeof decide>]>([
    ["opens what is tied", { linked }, { do: "enter" }],
    ["registers who is new", { hasAccountWithEmail: false }, { do: "register" }],
    ["asks the owner of an account with this address", {}, { do: "askToLink" }],
    ["is believed about verified mail alone", { claim: known.claim }, { refuse: "sso.email.unverified" }],
  ])("%s", (_, change, decision) => expect(decide({ ...google, ...change })).toEqual(decision));
});

const arrival: fc.Arbitrary<Arrival> = fc.record({
  isInstallationProvider: fc.boolean(),
  joining: fc.constantFrom("members" as const, "domain" as const),
  claim: fc.record({
    subject: fc.constant("s"),
    email: fc.constantFrom(null, "ada@lab.org"),
    isEmailVerified: fc.constantFrom(true, false, undefined),
    name: fc.constant(null),
  }),
  isDomainProven: fc.boolean(),
  linked: fc.constantFrom(null, linked, { email: "ada@home.org", isDomainProven: false }),
  hasAccountWithEmail: fc.boolean(),
  isMember: fc.boolean(),
  isShutOut: fc.boolean(),
});

describe("no arrival", () => {
  it("ties itself to an account without its owner, but for a member at an address of a proven domain", () => {
    fc.assert(
      fc.property(arrival, (given) => {
        const decision = decide(given);
        if (!("do" in decision) || decision.do !== "link") return;
        expect(given).toMatchObject({ isInstallationProvider: false, isDomainProven: true, isMember: true });
      }),
    );
  });

  it("creates an account at an unverified address", () => {
    fc.assert(
      fc.property(arrival, (given) => {
        const decision = decide(given);
        if (!("do" in decision) || !["register", "createAndJoin"].includes(decision.do)) return;
        expect(given.claim.email).not.toBeNull();
        expect(given.isInstallationProvider ? given.claim.isEmailVerified : given.isDomainProven).toBe(true);
      }),
    );
  });
});

it("parses addresses and keys", () => {
  expect(domainOf("Ada@Lab.Example.org")).toBe("lab.example.org");
  expect(domainOf('"a@evil.org"@lab.org')).toBe("lab.org");
  expect(tenantOfKey("7-abc")).toBe("7");
  expect(tenantOfKey("google")).toBeNull();
  expect(nameOf({ ...known.claim, name: " " })).toBe("ada");
});
