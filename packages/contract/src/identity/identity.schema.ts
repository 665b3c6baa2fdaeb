import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** Names a provider on public pages: the team's id and a random part, or `google` for the application's own. */
export const providerKeySchema = z.string().regex(/^(google|\d{1,18}-[\w-]{22})$/);

/** A host name of two labels or more, lower case, e.g. `lab.example.org`. */
export const domainSchema = z
  .string()
  .trim()
  .max(253)
  .transform((name) => name.toLowerCase())
  .refine((name) => /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/.test(name));

/**
 * Who may sign in with a provider: members only, or everyone with an address of the team's domains, who then joins.
 */
export const joiningSchema = z.enum(["members", "domain"]);
export type Joining = z.infer<typeof joiningSchema>;

const name = z.string().trim().min(1).max(64);
const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .meta({ examples: ["https://login.example.org"] });

const common = { name, joining: joiningSchema, roleId: idSchema.nullable(), isEnabled: z.boolean() };

/** Settings of a team's OpenID Connect provider. The secret is stored encrypted and never shown again. */
export const oidcSettingsSchema = z.object({
  ...common,
  protocol: z.literal("oidc"),
  issuer: address,
  clientId: z.string().trim().min(1).max(200),
  /** Absent: the one that is stored stays. */
  clientSecret: z.string().min(1).max(500).optional(),
});

/** Settings of a team's SAML provider. */
export const samlSettingsSchema = z.object({
  ...common,
  protocol: z.literal("saml"),
  /** Where requests go, by redirect. */
  entryPoint: address,
  idpIssuer: z.string().trim().min(1).max(500),
  /** PEM, several one after the other while the provider changes its key. */
  certificate: z.string().trim().min(100).max(20_000),
});

/** How a team's provider is reached, by OpenID Connect or SAML 2.0. */
export const providerSettingsSchema = z.discriminatedUnion("protocol", [
  oidcSettingsSchema,
  samlSettingsSchema,
]);
export type ProviderSettings = z.infer<typeof providerSettingsSchema>;

const shown = {
  id: idSchema,
  providerKey: z.string(),
  createTime: instantSchema,
  identities: z.number().int(),
};

/** A provider as the team's page shows it; the secret never leaves the server. */
export const identityProviderSchema = z.discriminatedUnion("protocol", [
  oidcSettingsSchema.omit({ clientSecret: true }).extend({ ...shown, redirectUri: z.string() }),
  samlSettingsSchema.extend({ ...shown, entityId: z.string(), acsUrl: z.string() }),
]);
export type IdentityProvider = z.infer<typeof identityProviderSchema>;

/** An email domain that a team has claimed. Its providers speak for addresses of proven domains and no others. */
export const identityDomainSchema = z.object({
  domain: z.string(),
  /** Name and text of the TXT record that proves the claim. */
  recordName: z.string(),
  recordText: z.string(),
  proveTime: instantSchema.nullable(),
});
export type IdentityDomain = z.infer<typeof identityDomainSchema>;

/** A provider as the sign-in page shows it. */
export const offeredProviderSchema = z.object({ providerKey: z.string(), name: z.string() });
export type OfferedProvider = z.infer<typeof offeredProviderSchema>;

/** An identity at a provider by which the caller may sign in. */
export const ownIdentitySchema = z.object({
  id: idSchema,
  providerName: z.string(),
  email: z.string(),
  createTime: instantSchema,
  lastUseTime: instantSchema.nullable(),
});
export type OwnIdentity = z.infer<typeof ownIdentitySchema>;

/** What the browser returns from a provider, with the secret that it has stored since the start. */
export const finishSsoSchema = z.object({
  state: z.string().min(20).max(100),
  browserSecret: z.string().min(20).max(100),
  code: z.string().max(4000).optional(),
  iss: z.string().max(500).optional(),
  /** Of SAML, whose answer came to the server directly. */
  ticket: z.string().max(100).optional(),
});
export type FinishSso = z.infer<typeof finishSsoSchema>;
