-- Personal access tokens: a person's way in for programs, never with more keys than the person holds.
create table access_token (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  account_id bigint not null default current_user_id(),
  name text not null check (name <> ''),
  token_hash bytea not null,
  permissions text[] not null,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  last_use_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index access_token_hash on access_token (tenant_id, token_hash);
create index access_token_by_account on access_token (tenant_id, account_id, id);
call wall('access_token');

-- The trail as its page reads it: newest first, whole or of one person.
create index audit_entry_by_time on audit_entry (tenant_id, id desc);
create index audit_entry_by_user on audit_entry (tenant_id, user_id, id desc);
