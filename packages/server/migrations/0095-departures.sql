-- Who has left a team, told to them at their next call. A session without a team (tenant 0) stays for that one page.

create table departure (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  -- As it was called when they left: they may read the team's row no more.
  team_name text not null,
  -- Null for who went of their own accord.
  by_name text,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id)
);
create index departure_newest on departure (account_id, create_time desc);
call wall('departure');
create policy own_departure on departure for select using (account_id = current_user_id());
