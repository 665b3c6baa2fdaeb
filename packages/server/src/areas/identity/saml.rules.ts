/** What a signed assertion must contain, and for which recipient. */
export interface ExpectedAssertion {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly requestId: string;
}

/** Tolerated clock difference, in milliseconds. */
export const CLOCK_SKEW_MS = 2 * 60_000;
/** No assertion is accepted for longer, whatever it states, in milliseconds. */
const LONGEST_MS = 15 * 60_000;

/** An element as the library's parser returns it: attributes under `$`, text under `_`, children as lists. */
interface Element {
  readonly $?: Readonly<Record<string, string>>;
  readonly _?: string;
  readonly [name: string]: unknown;
}

const children = (of: Element | undefined, name: string): Element[] => {
  const found = of?.[name];
  if (!Array.isArray(found)) return [];
  return found.map((one: unknown) => (typeof one === "string" ? { _: one } : (one as Element)));
};
const only = (of: Element | undefined, name: string): Element | undefined => {
  const found = children(of, name);
  return found.length === 1 ? found[0] : undefined;
};
const textOf = (element: Element | undefined): string => (element?._ ?? "").trim();

const isPast = (moment: string | undefined, now: number): boolean =>
  moment !== undefined && !(now - CLOCK_SKEW_MS < Date.parse(moment));
const isAhead = (moment: string | undefined, now: number): boolean =>
  moment !== undefined && !(now + CLOCK_SKEW_MS >= Date.parse(moment));

/** Whether a confirmation is of type bearer, for our address, in response to our request, and valid now. */
const isConfirmed = (confirmation: Element, expected: ExpectedAssertion, now: number): boolean => {
  if (confirmation.$?.Method !== "urn:oasis:names:tc:SAML:2.0:cm:bearer") return false;
  const { Recipient, InResponseTo, NotBefore, NotOnOrAfter } =
    only(confirmation, "SubjectConfirmationData")?.$ ?? {};
  if (Recipient !== expected.recipient || InResponseTo !== expected.requestId) return false;
  return NotBefore === undefined && NotOnOrAfter !== undefined && !isPast(NotOnOrAfter, now);
};

export interface Asserted {
  readonly id: string;
  readonly subject: string;
  /** When its replay no longer needs to be remembered. */
  readonly until: Date;
}

/**
 * Checks an assertion whose signature has been verified. Returns its subject, or the name of the failed check. SAML
 * 2.0 profiles, section 4.1.4.3; core, section 2.5.
 */
export const checkAssertion = (
  assertion: Element,
  expected: ExpectedAssertion,
  now: number,
): Asserted | { readonly wrong: string } => {
  const id = assertion.$?.ID;
  const issued = assertion.$?.IssueInstant;
  if (id === undefined || assertion.$?.Version !== "2.0") return { wrong: "version" };
  if (issued === undefined || isAhead(issued, now) || isPast(issued, now - LONGEST_MS))
    return { wrong: "age" };
  if (textOf(only(assertion, "Issuer")) !== expected.issuer) return { wrong: "issuer" };
  const conditions = only(assertion, "Conditions");
  if (conditions === undefined) return { wrong: "conditions" };
  if (isAhead(conditions.$?.NotBefore, now) || isPast(conditions.$?.NotOnOrAfter, now)) {
    return { wrong: "time" };
  }
  const restrictions = children(conditions, "AudienceRestriction");
  const isForUs = (restriction: Element): boolean =>
    children(restriction, "Audience").some((audience) => textOf(audience) === expected.audience);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) return { wrong: "audience" };
  if (children(assertion, "AuthnStatement").length === 0) return { wrong: "statement" };
  const subject = only(assertion, "Subject");
  const confirmations = children(subject, "SubjectConfirmation");
  if (!confirmations.some((one) => isConfirmed(one, expected, now))) return { wrong: "confirmation" };
  const name = textOf(only(subject, "NameID"));
  if (name === "") return { wrong: "subject" };
  return { id, subject: name, until: new Date(Date.parse(issued) + LONGEST_MS + 2 * CLOCK_SKEW_MS) };
};

const EMAIL_FORMAT = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const EMAIL_ATTRIBUTES = [
  "email",
  "mail",
  "emailAddress",
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
];
const NAME_ATTRIBUTES = [
  "displayName",
  "name",
  "cn",
  "urn:oid:2.16.840.1.113730.3.1.241",
  "http://schemas.microsoft.com/identity/claims/displayname",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name",
];

const firstText = (attributes: ReadonlyMap<string, string>, names: readonly string[]): string | null => {
  const name = names.find((one) => attributes.get(one));
  return name === undefined ? null : (attributes.get(name) ?? null);
};

/** Finds address and name among the attributes of a checked assertion; providers use many names for them. */
export const readAttributes = (assertion: Element): { email: string | null; name: string | null } => {
  const attributes = new Map(
    children(assertion, "AttributeStatement")
      .flatMap((statement) => children(statement, "Attribute"))
      .map((attribute) => [attribute.$?.Name ?? "", textOf(children(attribute, "AttributeValue")[0])]),
  );
  const nameId = only(only(assertion, "Subject"), "NameID");
  const isEmail = nameId?.$?.Format === EMAIL_FORMAT;
  const email = firstText(attributes, EMAIL_ATTRIBUTES) ?? (isEmail ? textOf(nameId) : null);
  return { email: email === null ? null : email.toLowerCase(), name: firstText(attributes, NAME_ATTRIBUTES) };
};
