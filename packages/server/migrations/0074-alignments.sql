-- Alignments: what the list shows in one row a file, the rows of letters in one row a version.

create table alignment (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  alphabet text not null check (alphabet in ('dna', 'rna', 'protein')),
  method text not null check (method in ('global', 'local', 'overlap', 'multiple', 'reads')),
  row_count integer not null,
  column_count integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('alignment');

create table alignment_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  -- Settings, rows with their letters, and what people decided about calls, as the contract has it.
  content json not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references alignment on delete cascade
);
call wall('alignment_version');

-- The chromatogram of a read. It never changes, so that all versions share it.
create table alignment_trace (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  row_id text not null,
  trace json not null,
  primary key (tenant_id, file_id, row_id),
  foreign key (tenant_id, file_id) references alignment on delete cascade
);
call wall('alignment_trace');

-- The list over all projects, in each of its orders.
create index file_alignments_by_time on file (tenant_id, update_time, id)
  where kind = 'alignment' and state = 'active';
create index file_alignments_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'alignment' and state = 'active';
