-- What was used of materials and samples on pages: one row for each block that was taken. The movements have it as their source.

create table page_use (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  block_id text collate "C" not null check (length(block_id) between 1 and 40),
  kind text not null check (kind in ('material', 'sample')),
  warehouse_id bigint not null,
  material_id bigint,
  sample_id bigint,
  value numeric not null check (value > 0),
  unit text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  return_author_id bigint references account,
  return_time timestamptz(3),
  return_reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, warehouse_id, material_id) references material (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id, sample_id) references sample (tenant_id, warehouse_id, id),
  check ((kind = 'material') = (material_id is not null) and (kind = 'sample') = (sample_id is not null)),
  check ((return_time is null) = (return_author_id is null))
);
-- A block is taken once until it is returned.
create unique index page_use_block on page_use (tenant_id, file_id, block_id) where return_time is null;
create index page_use_file on page_use (tenant_id, file_id, id);
create index page_use_author on page_use (tenant_id, author_id, id desc);
create index page_use_material on page_use (tenant_id, material_id, id desc) where material_id is not null;
create index page_use_sample on page_use (tenant_id, sample_id, id desc) where sample_id is not null;
call isolate_tenant('page_use');
