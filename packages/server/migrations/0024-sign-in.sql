-- Sign-in beyond the password: codes, second factor, devices. None of these tables has a tenant: all are asked before
-- one is known.

-- A person may have a mobile and no email, and an account that another house vouches for has no password.
alter table account alter column email drop not null;
alter table account alter column password_hash drop not null;
alter table account add column edu_email text unique check (edu_email = lower(edu_email));
alter table account add constraint account_address check (email is not null or mobile is not null);

alter table session add column means text not null default 'password';
alter table session add column ip text not null default '';
alter table session add column user_agent text not null default '';
alter table session add column last_use_time timestamptz(3) not null default now();

alter table sign_in_attempt add column update_time timestamptz(3) not null default now();

-- The last code that was asked for with a name, whether or not an account has it, so that asking tells nothing.
create table verification_code (
  account text not null,
  scene text not null,
  code_hash bytea not null,
  failures integer not null default 0,
  send_time timestamptz(3) not null default now(),
  use_time timestamptz(3),
  -- How many have been sent since.
  sends integer not null default 1,
  window_time timestamptz(3) not null default now(),
  primary key (account, scene)
);
grant select, insert, update, delete on verification_code to benchleaf_server;

-- What one step hands to the next: that a password was right, that somebody is who they say.
create table account_ticket (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  purpose text not null,
  data jsonb not null,
  failures integer not null default 0,
  expire_time timestamptz(3) not null
);
create index account_ticket_account on account_ticket (account_id);
grant select, insert, update, delete on account_ticket to benchleaf_server;

create table second_factor (
  account_id bigint primary key references account on delete cascade,
  auth_method text not null check (auth_method in ('totp', 'email', 'sms')),
  -- Of an authenticator app, sealed; and the last half minute whose code was used.
  secret text check ((secret is not null) = (auth_method = 'totp')),
  last_step bigint not null default 0,
  enable_time timestamptz(3) not null default now()
);
grant select, insert, update, delete on second_factor to benchleaf_server;

create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  use_time timestamptz(3),
  primary key (account_id, code_hash)
);
grant select, insert, update, delete on recovery_code to benchleaf_server;

create table known_device (
  account_id bigint not null references account on delete cascade,
  visitor_id text not null,
  last_time timestamptz(3) not null default now(),
  primary key (account_id, visitor_id)
);
grant select, insert, update, delete on known_device to benchleaf_server;

-- Solved once, used once.
create table spent_captcha (
  challenge_hash bytea primary key,
  expire_time timestamptz(3) not null
);
grant select, insert, delete on spent_captcha to benchleaf_server;

-- What a demo lab has sent by mail and SMS, for its outbox page; elsewhere it stays empty.
create table sent_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  create_time timestamptz(3) not null default now()
);
grant select, insert, delete on sent_message to benchleaf_server;
