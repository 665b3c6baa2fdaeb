-- Which language model a team asks, and what was sent to it.
create table model_setting (
  tenant_id bigint primary key default current_tenant_id() references tenant on delete cascade,
  base_url text not null,
  sealed_key text,
  model text not null,
  sending text not null check (sending in ('none', 'public', 'all')),
  monthly_limit integer check (monthly_limit >= 0),
  max_answer_tokens integer not null check (max_answer_tokens > 0),
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account
);
call wall('model_setting');

-- The model that the installation offers to teams without one of their own: at most one row, of no team.
create table instance_model_setting (
  is_only boolean primary key default true check (is_only),
  base_url text not null,
  sealed_key text,
  model text not null,
  sending text not null check (sending in ('none', 'public', 'all')),
  monthly_limit integer check (monthly_limit >= 0),
  max_answer_tokens integer not null check (max_answer_tokens > 0),
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account
);
grant select, insert, update, delete on instance_model_setting to benchleaf_server;

create table model_use (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  purpose text not null,
  model text not null,
  host text not null,
  sent_class text not null check (sent_class in ('public', 'private')),
  -- The messages as JSON text, cut at the end where they are very long.
  sent text not null,
  sent_characters integer not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'running', 'completed', 'stopped', 'failed')),
  -- Counts towards the month's limit: from the first byte of the answer on.
  is_charged boolean not null default false,
  prompt_tokens integer,
  answer_tokens integer,
  create_time timestamptz(3) not null default now(),
  end_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id) references tenant on delete cascade
);
create index model_use_by_account on model_use (tenant_id, account_id, create_time);
create index model_use_account_log on model_use (tenant_id, account_id, id);
create index model_use_age on model_use (create_time);
call wall('model_use');

-- Cleaning belongs to no team, so it passes the wall.
create function sweep_model_uses(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from model_use u where u.create_time < sweep_model_uses.before;
end;
revoke execute on function sweep_model_uses from public;
grant execute on function sweep_model_uses to benchleaf_server;
