-- Filters of any list that somebody has saved under a name of their own; those of notebook pages are moved here.

create table saved_filter (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  -- Which list, e.g. material, and of what, e.g. a warehouse; 0: of the whole team.
  list text not null check (list ~ '^[a-z][a-zA-Z]{1,30}$'),
  scope_id bigint not null default 0,
  name text not null check (name <> '' and length(name) <= 60),
  filter json not null,
  primary key (tenant_id, id),
  unique (tenant_id, owner_id, list, scope_id, name)
);
call isolate_tenant('saved_filter');

insert into saved_filter (tenant_id, owner_id, list, name, filter)
select tenant_id, owner_id, 'eln', name, filter from eln_saved_filter;
drop table eln_saved_filter;
