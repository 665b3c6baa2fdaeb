import { randomBytes } from "node:crypto";
import { Resolver } from "node:dns/promises";
import type { AuditAction, IdentityDomain } from "@benchleaf/contract";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentDomain } from "./identity.present.ts";
import { RECORD_PREFIX, recordTextOf } from "./identity.rules.ts";
import * as store from "./providers.store.ts";

const DNS_TIMEOUT_MS = 3_000;

/** Email domains of a team, proven by a TXT record that only the domain's owner can write. */
export const proveDomains = ({ config, database, audit }: Kernel) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (config.dnsServer !== undefined) resolver.setServers([config.dnsServer]);

  const textsOf = async (name: string): Promise<string[]> => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch {
      return [];
    }
  };

  const record = (
    tx: Parameters<typeof audit.record>[0],
    scope: Scope,
    action: AuditAction,
    domain: string,
  ): Promise<void> => audit.record(tx, scope, { action, objectType: "identityDomain", objectId: domain });

  return {
    list: (scope: Scope): Promise<IdentityDomain[]> =>
      database.read(scope, async (q) => (await store.listDomains(q)).map(presentDomain)),

    add: (scope: Scope, domain: string): Promise<IdentityDomain> =>
      database.write(scope, async (tx) => {
        const row = await store.insertDomain(tx, domain, randomBytes(16).toString("base64url"));
        await record(tx, scope, "identityDomain.claim", domain);
        return presentDomain(row);
      }),

    async prove(scope: Scope, domain: string): Promise<IdentityDomain> {
      const claimed = await database.read(scope, (q) => store.findDomain(q, domain));
      if (claimed === undefined) throw problem("identity.domain.not.found");
      const texts = await textsOf(`${RECORD_PREFIX}.${domain}`);
      if (!texts.includes(recordTextOf(claimed.token))) throw problem("identity.domain.unproven");
      try {
        return await database.write(scope, async (tx) => {
          const row = await store.proveDomain(tx, domain);
          if (row === undefined) throw problem("identity.domain.not.found");
          await record(tx, scope, "identityDomain.prove", domain);
          return presentDomain(row);
        });
      } catch (error) {
        throw isUniqueViolation(error) ? problem("identity.domain.taken") : error;
      }
    },

    remove: (scope: Scope, domain: string): Promise<null> =>
      database.write(scope, async (tx) => {
        if ((await store.deleteDomain(tx, domain)) === undefined) throw problem("identity.domain.not.found");
        await record(tx, scope, "identityDomain.remove", domain);
        return null;
      }),
  };
};
