-- Filters of the list of notebook pages that somebody has saved under a name of their own.
create table eln_saved_filter (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  name text not null check (name <> '' and length(name) <= 60),
  filter json not null,
  primary key (tenant_id, id),
  unique (tenant_id, owner_id, name)
);
call wall('eln_saved_filter');
