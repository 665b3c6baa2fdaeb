-- That a team agrees to take the lost second step of an account away which opens other teams too. Each of them has to.
-- Ends with the second step, and with the membership of either person.
create table second_factor_release (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null references second_factor on delete cascade,
  helper_id bigint not null,
  reason text not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references membership on delete cascade,
  foreign key (tenant_id, helper_id) references membership on delete cascade
);
create index second_factor_release_account on second_factor_release (account_id);
create index second_factor_release_helper on second_factor_release (tenant_id, helper_id);
call wall('second_factor_release');
-- It is about the person, who may see and end it from wherever they stand.
create policy own_release on second_factor_release for select using (account_id = current_user_id());
create policy ended_release on second_factor_release for delete using (account_id = current_user_id());
