-- Tables that come in: what was read, row by row, until it is written.

create table table_import (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null,
  -- Where the records belong, as the kind knows it.
  params json not null,
  file_name text not null,
  encoding text not null,
  locale text not null,
  state text not null default 'mapping'
    check (state in ('mapping', 'checking', 'checked', 'writing', 'done', 'failed', 'cancelled')),
  -- Its records come from a file of sequences.
  is_of_records boolean not null,
  has_head boolean not null,
  -- For each column of the file the key of the kind's column, or null.
  mapping json not null,
  is_remembered boolean not null,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null references account default current_user_id(),
  primary key (tenant_id, id)
);
create index table_import_by_age on table_import (tenant_id, create_time);
call wall('table_import');
-- What somebody brings in is nobody else's to see before it is written.
create policy own_import on table_import as restrictive using (created_by = (select current_user_id()));

create table table_import_row (
  tenant_id bigint not null default current_tenant_id(),
  import_id bigint not null,
  -- As a spreadsheet counts it.
  number integer not null,
  cells json not null,
  -- What a record of a file of sequences has beside its cells.
  payload json,
  state text not null default 'unchecked'
    check (state in ('unchecked', 'head', 'good', 'present', 'bad', 'written')),
  faults json not null default '[]',
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references table_import on delete cascade
);
create index table_import_row_by_state on table_import_row (tenant_id, import_id, state, number);
call wall('table_import_row');
create policy own_import on table_import_row as restrictive
  using (import_id in (select i.id from table_import i));

-- How a person has mapped a table's heads before.
create table table_mapping (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account default current_user_id(),
  kind text not null,
  -- SHA-256 of the heads.
  heads_key bytea not null,
  mapping json not null,
  use_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id, kind, heads_key)
);
call wall('table_mapping');
create policy own_mapping on table_mapping as restrictive using (account_id = (select current_user_id()));

-- The sweep belongs to no tenant, so it passes the wall: imports that nobody has gone on with.
create function delete_old_table_imports(made_before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from table_import i
  where i.create_time < made_before and i.state not in ('checking', 'writing');
end;
revoke execute on function delete_old_table_imports from public;
grant execute on function delete_old_table_imports to benchleaf_server;
