-- Large files of sequences, each read and written by a job: all of its sequences come in, or none.
create table sequence_import (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  file_name text not null,
  object_key uuid not null,
  size integer not null,
  project_id bigint not null,
  folder_id bigint,
  -- The files that it made, in the order of the file.
  file_ids bigint[] not null default '{}',
  warnings json not null default '[]',
  -- The code of why it failed, and what the reader says.
  fault json,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create index sequence_import_of_user on sequence_import (tenant_id, created_by, id);
call wall('sequence_import');
create trigger tell_state after update of state, job_id on sequence_import
  for each row execute function tell_state('sequenceImport');
