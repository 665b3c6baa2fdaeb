import { GOOGLE_PROVIDER, type Id, type Joining, SYSTEM_USER_ID } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { AccountsService } from "../accounts/accounts.service.ts";
import { tenantOfKey } from "./identity.rules.ts";
import type { OidcSettings } from "./oidc.ts";
import { findProviderByKey } from "./providers.store.ts";
import type { SamlSettings } from "./saml.ts";

/** A provider that can be used now. */
export type Provider = {
  readonly key: string;
  readonly name: string;
  /** Null for the application's own. */
  readonly tenantId: Id | null;
  readonly joining: Joining;
  readonly roleId: Id | null;
} & (
  | { readonly protocol: "oidc"; readonly oidc: OidcSettings }
  | { readonly protocol: "saml"; readonly saml: SamlSettings }
);

export const SECRET_PURPOSE = "identity provider secret";

/** Finds the provider of a key on a public page. @throws identity.provider.not.found, sign.in.method.off */
export const knownProviders = (
  { config, database, seals }: Kernel,
  { refuseMethod }: Pick<AccountsService, "refuseMethod">,
) => {
  const google = async (): Promise<Provider> => {
    if (config.google === undefined) throw problem("identity.provider.not.found");
    await refuseMethod("google");
    return {
      key: GOOGLE_PROVIDER,
      name: "Google",
      tenantId: null,
      joining: "domain",
      roleId: null,
      protocol: "oidc",
      oidc: config.google,
    };
  };

  return async (key: string): Promise<Provider> => {
    if (key === GOOGLE_PROVIDER) return google();
    const tenantId = tenantOfKey(key);
    if (tenantId === null) throw problem("identity.provider.not.found");
    const scope = { tenantId, userId: SYSTEM_USER_ID };
    const row = await database.read(scope, (q) => findProviderByKey(q, key));
    if (row === undefined || !row.is_enabled) throw problem("identity.provider.not.found");
    const common = { key, name: row.name, tenantId, joining: row.joining, roleId: row.role_id };
    if (row.protocol === "saml") {
      return { ...common, protocol: "saml", saml: row.settings as unknown as SamlSettings };
    }
    const clientSecret = row.secret === null ? null : seals.open(SECRET_PURPOSE, row.secret);
    const { issuer = "", clientId = "" } = row.settings;
    return { ...common, protocol: "oidc", oidc: { issuer, clientId, clientSecret } };
  };
};
export type KnownProviders = ReturnType<typeof knownProviders>;
