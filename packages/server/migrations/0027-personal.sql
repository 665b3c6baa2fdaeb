-- What people tell of themselves, apart from their credentials.

create table account_profile (
  account_id bigint primary key references account,
  -- Language and time zone of letters to this person; null until chosen.
  locale text,
  timezone text,
  avatar_key text unique,
  avatar bytea,
  avatar_type text,
  update_time timestamptz(3) not null default now(),
  check ((avatar_key is null) = (avatar is null) and (avatar is null) = (avatar_type is null))
);
grant select, insert, update on account_profile to benchleaf_server;

create table survey_answer (
  account_id bigint not null references account,
  survey_type text not null,
  answers jsonb not null,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (account_id, survey_type)
);
alter table survey_answer enable row level security;
create policy own_answer on survey_answer using (account_id = (select current_user_id()));
grant select, insert, update on survey_answer to benchleaf_server;
