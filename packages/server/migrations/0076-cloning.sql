-- Cloning: benches on which a product is planned, and how sequence files were made on them.

create table cloning_bench (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  -- Method, vector and fragments in their order, each with its file and version.
  plan json not null,
  revision integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create index cloning_bench_newest on cloning_bench (tenant_id, created_by, update_time, id);
call wall('cloning_bench');

create table sequence_origin (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Method, enzymes, primers, junctions, and the stretches of which files it was made of.
  origin json not null,
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('sequence_origin');
