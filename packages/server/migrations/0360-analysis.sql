-- Analyses of data: what the list shows in one row a file; table, settings and result in one row a version.

create table analysis (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  method text not null,
  row_count integer not null,
  column_count integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('analysis');

create table analysis_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  -- Table, source, settings and figure, as the contract has it.
  content json not null,
  -- What the server calculated of it, with the version of the calculations and the hash of the table.
  outcome json not null,
  engine text not null,
  data_hash text not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references analysis on delete cascade
);
call wall('analysis_version');

-- The list over all projects, in each of its orders.
create index file_analyses_by_time on file (tenant_id, update_time, id)
  where kind = 'analysis' and state = 'active';
create index file_analyses_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'analysis' and state = 'active';
