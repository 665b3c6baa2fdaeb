-- CRISPR tasks: guides designed for a version of a sequence, and where else they may lead.

create table crispr_task (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  version integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Why it failed, with the figures of its sentence.
  fault json,
  target json not null,
  settings json not null,
  -- What is searched for off-targets, the sequence itself first: file, name and version.
  searched json not null,
  guide_count integer not null default 0,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id, version) references sequence_version on delete cascade
);
create index crispr_task_of_file on crispr_task (tenant_id, file_id, id);
create index crispr_task_under_way on crispr_task (tenant_id, created_by) where state in ('waiting', 'running');
call wall('crispr_task');

create table crispr_guide (
  tenant_id bigint not null default current_tenant_id(),
  task_id bigint not null,
  -- Its place in the ranking, from 1.
  number integer not null,
  guide json not null,
  off_targets json not null,
  primary key (tenant_id, task_id, number),
  foreign key (tenant_id, task_id) references crispr_task on delete cascade
);
call wall('crispr_guide');
