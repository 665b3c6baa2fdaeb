import { X509Certificate } from "node:crypto";
import type { SAML } from "@node-saml/node-saml";
import { problem } from "../../kernel/problem.ts";
import type { Claim } from "./identity.rules.ts";
import { type Asserted, CLOCK_SKEW_MS, checkAssertion, readAttributes } from "./saml.rules.ts";

export interface SamlSettings {
  readonly entryPoint: string;
  readonly idpIssuer: string;
  readonly certificate: string;
}

/** The names of this service towards one provider. */
export interface SamlNames {
  readonly entityId: string;
  readonly acsUrl: string;
}

/** @example samlNamesOf("https://lab.example", "7-abc").acsUrl // "https://lab.example/app/sso/saml/7-abc/acs" */
export const samlNamesOf = (origin: string, providerKey: string): SamlNames => ({
  entityId: `${origin}/app/sso/saml/${providerKey}/metadata`,
  acsUrl: `${origin}/app/sso/saml/${providerKey}/acs`,
});

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * Returns the certificates of a PEM text; also accepts the bare base64 of metadata. @throws
 * identity.certificate.invalid
 */
export const readCertificates = (text: string): string[] => {
  const found = text.match(PEM) ?? [
    `-----BEGIN CERTIFICATE-----\n${text.replace(/\s+/g, "").replace(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----`,
  ];
  try {
    return found.map((pem) => new X509Certificate(pem).toString());
  } catch (error) {
    throw problem("identity.certificate.invalid", undefined, { cause: error });
  }
};

/** Loaded on first use: most installations have no provider of this kind. */
const loadSaml = () => import("@node-saml/node-saml");

const samlOf = async (settings: SamlSettings, names: SamlNames, requestId: string): Promise<SAML> => {
  const { SAML: Client, ValidateInResponseTo } = await loadSaml();
  return new Client({
    issuer: names.entityId,
    callbackUrl: names.acsUrl,
    audience: names.entityId,
    entryPoint: settings.entryPoint,
    idpIssuer: settings.idpIssuer,
    idpCert: readCertificates(settings.certificate),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    // Whether it responds to our request is read from the signed part, in `checkAssertion`.
    validateInResponseTo: ValidateInResponseTo.never,
    generateUniqueId: () => requestId,
  });
};

/** The URL to send the browser to, with a request of this id. */
export const samlRequestUrl = async (
  settings: SamlSettings,
  names: SamlNames,
  { requestId, relayState }: { requestId: string; relayState: string },
): Promise<string> => {
  const saml = await samlOf(settings, names, requestId);
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
};

/** SHA-1 signatures can be forged; we have no key for encrypted assertions. */
const BROKEN = /xmldsig#(rsa-|dsa-|hmac-)?sha1|xmldsig-more#(rsa-)?md5|<!DOCTYPE|<!ENTITY/i;

/** Returns the subject of a response, after everything about it has been checked. @throws sso.failed */
export const readSamlResponse = async (
  settings: SamlSettings,
  names: SamlNames,
  requestId: string,
  response: string,
  now = Date.now(),
): Promise<{ claim: Claim; asserted: Asserted }> => {
  const fail = (reason: unknown) => problem("sso.failed", undefined, { cause: reason });
  if (BROKEN.test(Buffer.from(response, "base64").toString("utf8"))) throw fail("a broken algorithm");
  const saml = await samlOf(settings, names, requestId);
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: response })
    .catch((error: unknown) => {
      throw fail(error);
    });
  const assertion = (
    profile?.getAssertion?.() as { Assertion?: Parameters<typeof checkAssertion>[0] } | undefined
  )?.Assertion;
  if (assertion === undefined) throw fail("no assertion");
  const expected = {
    issuer: settings.idpIssuer,
    audience: names.entityId,
    recipient: names.acsUrl,
    requestId,
  };
  const asserted = checkAssertion(assertion, expected, now);
  if ("wrong" in asserted) throw fail(`the assertion's ${asserted.wrong}`);
  // The team has proven the domain and chosen the provider, which is therefore trusted for its addresses.
  const claim = { subject: asserted.subject, isEmailVerified: undefined, ...readAttributes(assertion) };
  return { claim, asserted };
};

/** The metadata that a provider's administrator loads to configure this service. */
export const samlMetadata = async ({ entityId, acsUrl }: SamlNames): Promise<string> => {
  const { generateServiceProviderMetadata } = await loadSaml();
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    wantAssertionsSigned: true,
    identifierFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  });
};
