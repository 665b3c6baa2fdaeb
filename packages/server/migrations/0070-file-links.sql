-- Links to files for people without an account.

-- What a team lets its members do; a team without a row lets them make none.
create table link_policy (
  tenant_id bigint primary key default current_tenant_id() references tenant,
  are_allowed boolean not null default false,
  max_days integer not null default 30 check (max_days between 1 and 365),
  is_password_required boolean not null default false
);
call wall('link_policy');

-- A link opens for strangers what its maker may manage, as long as they may: it is read in their name.
create table file_link (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  maker_id bigint not null default current_user_id() references account,
  note text not null default '',
  token_hash bytea not null,
  password_hash text,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  end_time timestamptz(3),
  ended_by bigint references account,
  visits bigint not null default 0,
  last_visit_time timestamptz(3),
  -- Calls in the minute that began then, and wrong passwords in the quarter of an hour.
  calls integer not null default 0,
  calls_time timestamptz(3) not null default now(),
  tries integer not null default 0,
  tries_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create unique index file_link_token on file_link (tenant_id, token_hash);
create index file_link_of_file on file_link (tenant_id, file_id, id);
create index file_link_of_maker on file_link (tenant_id, maker_id) where end_time is null;
call wall('file_link');
