import { randomUUID, webcrypto } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { SignedXml } from "xml-crypto";

x509.cryptoProvider.set(webcrypto as unknown as Crypto);

const RSA = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const EMAIL_FORMAT = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";

/** The content of an assertion; a test changes one thing at a time. */
export interface AssertionContent {
  readonly id: string;
  readonly email: string;
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  /** Milliseconds by which the provider's clock is ahead. */
  readonly clock: number;
  readonly minutes: number;
  readonly algorithm: "sha256" | "sha1";
  readonly isSigned: boolean;
}

/** A SAML provider with a key and a certificate of its own. */
export interface SamlProvider {
  readonly idpIssuer: string;
  readonly entryPoint: string;
  readonly certificate: string;
  /** The id of the request in a redirect, and where it expects the response. */
  readRequest(redirectUrl: string): { id: string; acsUrl: string; issuer: string; relayState: string };
  /** A response, base64 as the browser posts it. `change` alters what is posted after it was signed. */
  answer(redirectUrl: string, says: Partial<AssertionContent>, change?: (xml: string) => string): string;
}

const attribute = (xml: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? "";

export const startSamlProvider = async (name = "https://idp.house.test/saml"): Promise<SamlProvider> => {
  const keys = (await webcrypto.subtle.generateKey(RSA, true, ["sign", "verify"])) as CryptoKeyPair;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=house",
    keys: keys as Parameters<typeof x509.X509CertificateGenerator.createSelfSigned>[0]["keys"],
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: RSA,
  });
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const privateKey = `-----BEGIN PRIVATE KEY-----\n${pkcs8.replace(/(.{64})/g, "$1\n")}\n-----END PRIVATE KEY-----`;

  const sign = (xml: string, algorithm: AssertionContent["algorithm"]): string => {
    const isNew = algorithm === "sha256";
    const digest = isNew
      ? "http://www.w3.org/2001/04/xmlenc#sha256"
      : "http://www.w3.org/2000/09/xmldsig#sha1";
    const signer = new SignedXml({
      privateKey,
      canonicalizationAlgorithm: EXCLUSIVE,
      signatureAlgorithm: isNew
        ? "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"
        : "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
    });
    signer.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      digestAlgorithm: digest,
      transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE],
    });
    const place = "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']";
    signer.computeSignature(xml, { location: { reference: place, action: "after" } });
    return signer.getSignedXml();
  };

  const readRequest: SamlProvider["readRequest"] = (redirectUrl) => {
    const query = new URL(redirectUrl).searchParams;
    const xml = inflateRawSync(Buffer.from(query.get("SAMLRequest") ?? "", "base64")).toString();
    return {
      id: attribute(xml, "ID"),
      acsUrl: attribute(xml, "AssertionConsumerServiceURL"),
      issuer: /<saml:Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? "",
      relayState: query.get("RelayState") ?? "",
    };
  };

  const write = (says: AssertionContent): string => {
    const at = (minutes: number) => new Date(Date.now() + says.clock + minutes * 60_000).toISOString();
    const issuer = `<saml:Issuer>${says.issuer}</saml:Issuer>`;
    return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${says.recipient}" InResponseTo="${says.inResponseTo}">${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${says.id}" Version="2.0" IssueInstant="${at(0)}">${issuer}<saml:Subject><saml:NameID Format="${EMAIL_FORMAT}">${says.email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${says.inResponseTo}" Recipient="${says.recipient}" NotOnOrAfter="${at(says.minutes)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-1)}" NotOnOrAfter="${at(says.minutes)}"><saml:AudienceRestriction><saml:Audience>${says.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="displayName"><saml:AttributeValue>${says.email.split("@")[0]}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;
  };

  return {
    idpIssuer: name,
    entryPoint: "https://idp.house.test/login",
    certificate: certificate.toString("pem"),
    readRequest,
    answer(redirectUrl, given, change = (xml) => xml) {
      const asked = readRequest(redirectUrl);
      const says: AssertionContent = {
        id: `_${randomUUID()}`,
        email: "ada@house.test",
        issuer: name,
        audience: asked.issuer,
        recipient: asked.acsUrl,
        inResponseTo: asked.id,
        clock: 0,
        minutes: 5,
        algorithm: "sha256",
        isSigned: true,
        ...given,
      };
      const xml = write(says);
      return Buffer.from(change(says.isSigned ? sign(xml, says.algorithm) : xml)).toString("base64");
    },
  };
};
