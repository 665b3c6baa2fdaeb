-- Sequences: what the list shows in one row a file, the letters in one row a version.

create table sequence (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  circular boolean not null,
  is_protein boolean not null,
  is_rna boolean not null,
  feature_count integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  check (not (is_protein and (circular or is_rna)))
);
call wall('sequence');

create table sequence_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  name text not null,
  description text not null,
  bases text not null,
  circular boolean not null,
  is_protein boolean not null,
  is_rna boolean not null,
  -- Kept as text-exact json: jsonb would drop \u0000 and reorder keys, and nothing asks inside.
  features json not null,
  meta json not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references sequence on delete cascade
);
call wall('sequence_version');

-- The list over all projects, in each of its orders.
create index file_sequences_by_time on file (tenant_id, update_time, id)
  where kind = 'sequence' and state = 'active';
create index file_sequences_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'sequence' and state = 'active';
create index file_sequences_by_size on file (tenant_id, size, id)
  where kind = 'sequence' and state = 'active';
