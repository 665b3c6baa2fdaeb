-- PDFs of many files, made as jobs. What was made lies in the storage for a day, as what nobody has kept.

create table pdf_export (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  mode text not null check (mode in ('merge', 'zip')),
  file_ids bigint[] not null,
  -- How who asked for it reads.
  locale text not null,
  timezone text not null,
  name text,
  size bigint,
  object_key uuid,
  -- The code of why it failed, and the file's name that it is about.
  fault json,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  check ((state = 'succeeded') = (object_key is not null))
);
create index pdf_export_of_user on pdf_export (tenant_id, created_by, id);
call wall('pdf_export');
