-- The record of a public database that a sequence file was taken from.

create table record_origin (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  source text not null,
  -- With its version.
  accession text not null,
  -- From one, with both ends and the strand; null for the whole record.
  region json,
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('record_origin');
