// Reads membership of tenants, because a provider only admits members.
import type { Id, Joining, OfferedProvider } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface ProviderRow {
  readonly id: Id;
  readonly provider_key: string;
  readonly name: string;
  readonly protocol: "oidc" | "saml";
  readonly settings: Readonly<Record<string, string>>;
  readonly secret: string | null;
  readonly joining: Joining;
  readonly role_id: Id | null;
  readonly is_enabled: boolean;
  readonly create_time: Date;
  readonly identities: number;
}

export interface DomainRow {
  readonly domain: string;
  readonly token: string;
  readonly prove_time: Date | null;
}

const columns = `p.id, p.provider_key, p.name, p.protocol, p.settings, p.secret, p.joining, p.role_id, p.is_enabled,
  p.create_time,
  (select count(*)::int from external_identity i where i.provider_key = p.provider_key) as identities`;

export const listProviders = (q: Queries): Promise<ProviderRow[]> =>
  q.rows<ProviderRow>(`select ${columns} from identity_provider p order by p.id`);

export const findProvider = (q: Queries, id: Id): Promise<ProviderRow | undefined> =>
  q.row<ProviderRow>(`select ${columns} from identity_provider p where p.id = $1`, [id]);

export const findProviderByKey = (q: Queries, key: string): Promise<ProviderRow | undefined> =>
  q.row<ProviderRow>(`select ${columns} from identity_provider p where p.provider_key = $1`, [key]);

export interface ProviderInput {
  readonly name: string;
  readonly protocol: "oidc" | "saml";
  readonly settings: unknown;
  readonly secret: string | null;
  readonly joining: Joining;
  readonly roleId: Id | null;
  readonly isEnabled: boolean;
}

const valuesOf = (input: ProviderInput): unknown[] => [
  input.name,
  input.protocol,
  JSON.stringify(input.settings),
  input.secret,
  input.joining,
  input.roleId,
  input.isEnabled,
];

export const insertProvider = async (tx: Queries, key: string, input: ProviderInput): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into identity_provider (name, protocol, settings, secret, joining, role_id, is_enabled, provider_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [...valuesOf(input), key],
  );
  return row!.id;
};

/** The stored secret stays if none is given. */
export const updateProvider = (tx: Queries, id: Id, input: ProviderInput): Promise<unknown> =>
  tx.rows(
    `update identity_provider set name = $1, protocol = $2, settings = $3, secret = coalesce($4, secret),
       joining = $5, role_id = $6, is_enabled = $7, update_time = now() where id = $8`,
    [...valuesOf(input), id],
  );

export const deleteProvider = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from identity_provider where id = $1", [id]);

/** The membership in the transaction's team; null for a user who is not in it. */
export const findMembership = async (q: Queries, accountId: Id): Promise<"active" | "disabled" | null> =>
  (
    await q.row<{ status: "active" | "disabled" }>(
      "select status from membership where tenant_id = current_tenant_id() and account_id = $1",
      [accountId],
    )
  )?.status ?? null;

export const listDomains = (q: Queries): Promise<DomainRow[]> =>
  q.rows<DomainRow>("select domain, token, prove_time from identity_domain order by domain");

export const findDomain = (q: Queries, domain: string): Promise<DomainRow | undefined> =>
  q.row<DomainRow>("select domain, token, prove_time from identity_domain where domain = $1", [domain]);

export const isProven = async (q: Queries, domain: string): Promise<boolean> =>
  (await q.row("select 1 from identity_domain where domain = $1 and prove_time is not null", [domain])) !==
  undefined;

/** An existing claim is returned unchanged. */
export const insertDomain = async (tx: Queries, domain: string, token: string): Promise<DomainRow> =>
  (await tx.row<DomainRow>(
    `insert into identity_domain (domain, token) values ($1, $2)
     on conflict (tenant_id, domain) do update set domain = excluded.domain
     returning domain, token, prove_time`,
    [domain, token],
  ))!;

export const proveDomain = (tx: Queries, domain: string): Promise<DomainRow | undefined> =>
  tx.row<DomainRow>(
    `update identity_domain set prove_time = coalesce(prove_time, now()) where domain = $1
     returning domain, token, prove_time`,
    [domain],
  );

export const deleteDomain = (tx: Queries, domain: string): Promise<DomainRow | undefined> =>
  tx.row<DomainRow>("delete from identity_domain where domain = $1 returning domain, token, prove_time", [
    domain,
  ]);

export const providersOfDomain = async (q: Queries, domain: string): Promise<OfferedProvider[]> => {
  const rows = await q.rows<{ provider_key: string; name: string }>(
    "select provider_key, name from providers_of_domain($1)",
    [domain],
  );
  return rows.map((row) => ({ providerKey: row.provider_key, name: row.name }));
};
