-- People and their sessions. Neither table has a tenant: both are asked before one is known.

create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null check (name <> ''),
  mobile text unique,
  password_hash text not null,
  password_update_time timestamptz(3) not null default now(),
  must_change_password boolean not null default false,
  survey_type text,
  create_time timestamptz(3) not null default now()
);
grant select, insert, update on account to benchleaf_server;

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account,
  tenant_id bigint not null,
  csrf_token text not null,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null
);
create index session_account on session (account_id);
grant select, insert, update, delete on session to benchleaf_server;

-- Counted by the name that was typed, whether or not an account has it, so that the lock tells nothing.
create table sign_in_attempt (
  username text primary key,
  failures integer not null,
  lock_time timestamptz(3)
);
grant select, insert, update, delete on sign_in_attempt to benchleaf_server;
