-- A part of the team (a project; later a warehouse or a device) may have a process of its own; 'team' and 0 are the team's.

alter table approval_process
  add column scope_kind text not null default 'team',
  add column scope_id bigint not null default 0,
  drop constraint approval_process_pkey,
  add primary key (tenant_id, kind, scope_kind, scope_id);
-- What a submission belongs to, so that it begins anew in the way of its scope.
alter table approval_record
  add column scope_kind text not null default 'team',
  add column scope_id bigint not null default 0;
