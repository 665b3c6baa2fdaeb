import type { IdentityDomain, IdentityProvider, OwnIdentity } from "@benchleaf/contract";
import type { IdentityRow } from "./flows.store.ts";
import { RECORD_PREFIX, recordTextOf } from "./identity.rules.ts";
import type { DomainRow, ProviderRow } from "./providers.store.ts";
import { samlNamesOf } from "./saml.ts";

/** The redirect URI for every OpenID Connect provider. */
export const redirectUriOf = (origin: string): string => `${origin}/login/callback`;

export const presentProvider = (row: ProviderRow, origin: string): IdentityProvider => {
  const common = {
    id: row.id,
    providerKey: row.provider_key,
    name: row.name,
    joining: row.joining,
    roleId: row.role_id,
    isEnabled: row.is_enabled,
    createTime: row.create_time.toISOString(),
    identities: row.identities,
  };
  const setting = (name: string): string => row.settings[name] ?? "";
  if (row.protocol === "oidc") {
    const clientSettings = { issuer: setting("issuer"), clientId: setting("clientId") };
    return { ...common, ...clientSettings, protocol: "oidc", redirectUri: redirectUriOf(origin) };
  }
  return {
    ...common,
    ...samlNamesOf(origin, row.provider_key),
    protocol: "saml",
    entryPoint: setting("entryPoint"),
    idpIssuer: setting("idpIssuer"),
    certificate: setting("certificate"),
  };
};

export const presentDomain = (row: DomainRow): IdentityDomain => ({
  domain: row.domain,
  recordName: `${RECORD_PREFIX}.${row.domain}`,
  recordText: recordTextOf(row.token),
  proveTime: row.prove_time?.toISOString() ?? null,
});

export const presentIdentity = (row: IdentityRow): OwnIdentity => ({
  id: row.id,
  providerName: row.provider_name,
  email: row.email,
  createTime: row.create_time.toISOString(),
  lastUseTime: row.last_use_time?.toISOString() ?? null,
});
