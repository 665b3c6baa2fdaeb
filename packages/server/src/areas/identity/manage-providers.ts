import { randomBytes } from "node:crypto";
import type { Id, IdentityProvider, ProviderSettings } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findGrantableRoles } from "../access/access.service.ts";
import { deleteIdentitiesOf } from "./flows.store.ts";
import { presentProvider } from "./identity.present.ts";
import { SECRET_PURPOSE } from "./known-providers.ts";
import type { OidcClient } from "./oidc.ts";
import * as store from "./providers.store.ts";
import { readCertificates } from "./saml.ts";

const OBJECT = "identityProvider";

/** What may be revealed about a provider; the audit trail never contains a secret. */
const toldOf = ({ name, protocol, joining, roleId, isEnabled, settings }: store.ProviderInput) => ({
  name,
  protocol,
  joining,
  roleId,
  isEnabled,
  settings,
});

/** A team's identity providers, as managed by its administrators. */
export const manageProviders = ({ database, audit, seals }: Kernel, oidc: OidcClient) => {
  const inputOf = (given: ProviderSettings): store.ProviderInput => {
    const { name, protocol, joining, roleId, isEnabled } = given;
    const common = { name, protocol, joining, roleId, isEnabled };
    if (given.protocol === "saml") {
      const certificate = readCertificates(given.certificate).join("");
      const { entryPoint, idpIssuer } = given;
      return { ...common, settings: { entryPoint, idpIssuer, certificate }, secret: null };
    }
    const { issuer, clientId, clientSecret } = given;
    const secret = clientSecret === undefined ? null : seals.seal(SECRET_PURPOSE, clientSecret);
    return { ...common, settings: { issuer, clientId }, secret };
  };

  /** A wrong issuer is reported to the administrator who enters it, not to those who sign in with it. */
  const check = async (given: ProviderSettings): Promise<void> => {
    if (given.protocol !== "oidc" || !given.isEnabled) return;
    await oidc.check({ issuer: given.issuer, clientId: given.clientId, clientSecret: null });
  };

  const save = async (
    session: Session,
    id: Id | null,
    given: ProviderSettings,
    origin: string,
  ): Promise<IdentityProvider> => {
    const input = inputOf(given);
    await check(given);
    return database.write(session, async (tx) => {
      const before = id === null ? undefined : await store.findProvider(tx, id);
      if (id !== null && before?.protocol !== input.protocol) throw problem("identity.provider.not.found");
      if (input.joining === "domain" || input.roleId !== null)
        await findGrantableRoles(tx, session, input.roleId === null ? [] : [input.roleId]);
      const key = `${session.tenantId}-${randomBytes(16).toString("base64url")}`;
      const saved = id ?? (await store.insertProvider(tx, key, input));
      if (id !== null) await store.updateProvider(tx, id, input);
      await audit.record(tx, session, {
        action: id === null ? "identityProvider.create" : "identityProvider.update",
        objectType: OBJECT,
        objectId: saved,
        ...(before === undefined ? {} : { before: { name: before.name, settings: before.settings } }),
        after: { ...toldOf(input), isSecretChanged: input.secret !== null },
      });
      return presentProvider((await store.findProvider(tx, saved))!, origin);
    });
  };

  return {
    list: (scope: Scope, origin: string): Promise<IdentityProvider[]> =>
      database.read(scope, async (q) =>
        (await store.listProviders(q)).map((row) => presentProvider(row, origin)),
      ),

    create: (session: Session, given: ProviderSettings, origin: string) => save(session, null, given, origin),
    update: save,

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const row = await store.findProvider(tx, id);
        if (row === undefined) throw problem("identity.provider.not.found");
        await deleteIdentitiesOf(tx, row.provider_key);
        await store.deleteProvider(tx, id);
        await audit.record(tx, scope, {
          action: "identityProvider.remove",
          objectType: OBJECT,
          objectId: id,
          before: { name: row.name, settings: row.settings, identities: row.identities },
        });
        return null;
      }),
  };
};
