-- Signing in without a password of ours: passkeys, and identity providers of teams.

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it has signed; one that goes back is a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  is_synced boolean not null,
  create_time timestamptz(3) not null default now(),
  last_use_time timestamptz(3)
);
create index passkey_account on passkey (account_id);
grant select, insert, update, delete on passkey to benchleaf_server;

-- What has been begun in a browser and comes back to it: a challenge, or the way to a provider.
create table sign_in_flow (
  state_hash bytea primary key,
  -- Of a secret that only the browser which began it has.
  browser_hash bytea not null,
  data text not null,
  expire_time timestamptz(3) not null
);
create index sign_in_flow_age on sign_in_flow (expire_time);
grant select, insert, update, delete on sign_in_flow to benchleaf_server;

-- Who an account is at a provider. Asked before a team is known.
create table external_identity (
  id bigint generated always as identity primary key,
  provider_key text not null,
  provider_name text not null,
  subject text not null,
  email text not null,
  account_id bigint not null references account on delete cascade,
  create_time timestamptz(3) not null default now(),
  last_use_time timestamptz(3),
  unique (provider_key, subject)
);
create index external_identity_account on external_identity (account_id);
grant select, insert, update, delete on external_identity to benchleaf_server;

-- Assertions that have been taken once.
create table spent_assertion (
  provider_key text not null,
  assertion_id text not null,
  expire_time timestamptz(3) not null,
  primary key (provider_key, assertion_id)
);
grant select, insert, delete on spent_assertion to benchleaf_server;

create table identity_provider (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  provider_key text not null unique,
  name text not null check (name <> ''),
  protocol text not null check (protocol in ('oidc', 'saml')),
  settings jsonb not null,
  -- Of the client at an OpenID Connect provider, sealed.
  secret text,
  joining text not null check (joining in ('members', 'domain')),
  role_id bigint references role,
  is_enabled boolean not null,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call wall('identity_provider');

create table identity_domain (
  tenant_id bigint not null default current_tenant_id() references tenant,
  domain text not null check (domain = lower(domain)),
  -- What the domain's TXT record has to say.
  token text not null,
  prove_time timestamptz(3),
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, domain)
);
-- A domain belongs to one team.
create unique index identity_domain_proven on identity_domain (domain) where prove_time is not null;
call wall('identity_domain');

-- The providers offered to who types an address of a proven domain; the only look over the walls.
create function providers_of_domain(wanted text) returns table (provider_key text, name text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.provider_key, p.name
  from identity_domain d join identity_provider p on p.tenant_id = d.tenant_id
  where d.domain = wanted and d.prove_time is not null and p.is_enabled
  order by p.id;
end;
revoke execute on function providers_of_domain from public;
grant execute on function providers_of_domain to benchleaf_server;
