-- Asking to be let into a project.

create table project_request (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  project_id bigint not null,
  account_id bigint not null default current_user_id(),
  message text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  create_time timestamptz(3) not null default now(),
  decided_by bigint references account,
  decide_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index project_request_pending on project_request (tenant_id, project_id, account_id)
  where state = 'pending';
create index project_request_newest on project_request (tenant_id, project_id, account_id, id);
call wall('project_request');
