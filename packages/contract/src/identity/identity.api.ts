import { z } from "zod";
import { emailSchema, signInAnswerSchema } from "../accounts/sign-in.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import {
  domainSchema,
  finishSsoSchema,
  identityDomainSchema,
  identityProviderSchema,
  offeredProviderSchema,
  ownIdentitySchema,
  providerKeySchema,
  providerSettingsSchema,
} from "./identity.schema.ts";

/** The key of the installation's own provider, as opposed to those of teams. */
export const GOOGLE_PROVIDER = "google";

const settings = { permission: "SETTINGS_SECURITY", feature: "SETTINGS_SECURITY" } as const;
const oneProvider = z.object({ identityProviderId: idSchema });
const oneDomain = z.object({ domain: domainSchema });
const atProvider = z.object({ providerKey: providerKeySchema });

/** The returned address belongs to an account that is not linked to the provider: its owner must confirm. */
const linkNeededSchema = z.object({ linkToken: z.string(), email: z.string() });

const finished = {
  access: "public",
  body: finishSsoSchema,
  data: z.union([linkNeededSchema, signInAnswerSchema]),
  errors: [
    "sign.in.method.off",
    "sso.failed",
    "sso.expired",
    "sso.email.unverified",
    "sso.domain.unproven",
    "sso.not.member",
    "tenant.no.remaining.seats",
    "user.locked",
  ],
  perMinute: 60,
} as const;

/** Signing in by another house, and a team's own providers and domains. */
export const identityApi = {
  findProviders: endpoint({
    method: "POST",
    path: "/sso/find",
    summary: "The providers of the team that has proven the domain of an address",
    access: "public",
    body: z.object({ email: emailSchema }),
    data: z.array(offeredProviderSchema),
    perMinute: 30,
  }),
  startSso: endpoint({
    method: "POST",
    path: "/sso/start",
    summary: "Where to send the browser to sign in at a provider",
    access: "public",
    body: atProvider,
    data: z.object({ redirectUrl: z.string(), browserSecret: z.string() }),
    errors: ["identity.provider.not.found", "identity.provider.unreachable", "sign.in.method.off"],
    perMinute: 60,
  }),
  finishSso: endpoint({
    ...finished,
    method: "POST",
    path: "/sso/finish",
    summary: "Sign in by what a team's provider has answered",
  }),
  googleLogin: endpoint({
    ...finished,
    method: "POST",
    path: "/googleLogin",
    summary: "Sign in by what Google has answered",
  }),
  samlMetadata: endpoint({
    method: "GET",
    path: "/sso/saml/:providerKey/metadata",
    summary: "What a SAML provider must know of this service",
    access: "public",
    params: atProvider,
    answersFile: true,
    errors: ["identity.provider.not.found"],
  }),
  samlAnswer: endpoint({
    method: "POST",
    path: "/sso/saml/:providerKey/acs",
    summary: "Takes a SAML answer and sends the browser on",
    access: "public",
    isPostedByOthers: true,
    params: atProvider,
    body: z.object({
      SAMLResponse: z.string().min(1).max(500_000),
      RelayState: z.string().min(20).max(100),
    }),
    data: z.object({ redirectTo: z.string() }),
    perMinute: 120,
  }),
  linkIdentity: endpoint({
    method: "POST",
    path: "/sso/link",
    summary: "Tie the identity that somebody came back with to the caller's account",
    access: "session",
    body: z.object({ linkToken: z.string().max(100) }),
    data: z.array(ownIdentitySchema),
    errors: ["sso.expired", "sso.not.member", "tenant.no.remaining.seats"],
  }),
  ownIdentities: endpoint({
    method: "GET",
    path: "/sso/identities",
    summary: "Identities by which the caller may sign in",
    access: "session",
    data: z.array(ownIdentitySchema),
  }),
  unlinkIdentity: endpoint({
    method: "DELETE",
    path: "/sso/identities/:identityId",
    summary: "Sign in by an identity no more",
    access: "session",
    params: z.object({ identityId: idSchema }),
    data: z.array(ownIdentitySchema),
    errors: ["identity.not.found"],
  }),
  providers: endpoint({
    method: "GET",
    path: "/identity/providers",
    summary: "The team's identity providers",
    access: settings,
    data: z.array(identityProviderSchema),
  }),
  createProvider: endpoint({
    method: "POST",
    path: "/identity/providers",
    summary: "Add an identity provider",
    access: settings,
    body: providerSettingsSchema,
    data: identityProviderSchema,
    errors: [
      "identity.provider.unreachable",
      "identity.certificate.invalid",
      "role.not.found",
      "role.beyond.own",
    ],
  }),
  updateProvider: endpoint({
    method: "PUT",
    path: "/identity/providers/:identityProviderId",
    summary: "Change an identity provider",
    access: settings,
    params: oneProvider,
    body: providerSettingsSchema,
    data: identityProviderSchema,
    errors: [
      "role.beyond.own",
      "identity.provider.not.found",
      "identity.provider.unreachable",
      "identity.certificate.invalid",
      "role.not.found",
    ],
  }),
  removeProvider: endpoint({
    method: "DELETE",
    path: "/identity/providers/:identityProviderId",
    summary: "Remove an identity provider; nobody signs in by it any more",
    access: settings,
    params: oneProvider,
    data: z.null(),
    errors: ["identity.provider.not.found"],
  }),
  domains: endpoint({
    method: "GET",
    path: "/identity/domains",
    summary: "Mail domains that the team claims",
    access: settings,
    data: z.array(identityDomainSchema),
  }),
  addDomain: endpoint({
    method: "POST",
    path: "/identity/domains",
    summary: "Claim a mail domain",
    access: settings,
    body: oneDomain,
    data: identityDomainSchema,
  }),
  proveDomain: endpoint({
    method: "POST",
    path: "/identity/domains/:domain/prove",
    summary: "Look for the TXT record that proves a claim",
    access: settings,
    params: oneDomain,
    data: identityDomainSchema,
    errors: ["identity.domain.not.found", "identity.domain.unproven", "identity.domain.taken"],
    perMinute: 20,
  }),
  removeDomain: endpoint({
    method: "DELETE",
    path: "/identity/domains/:domain",
    summary: "Give a claim up",
    access: settings,
    params: oneDomain,
    data: z.null(),
    errors: ["identity.domain.not.found"],
  }),
};
