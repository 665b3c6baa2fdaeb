-- Approvals: how a team approves, what was submitted, and whom each step asks.

create table approval_process (
  tenant_id bigint not null default current_tenant_id(),
  kind text not null,
  version integer not null default 1,
  config json not null,
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account,
  primary key (tenant_id, kind)
);
call wall('approval_process');

create table approval_record (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  kind text not null,
  title text not null,
  object_id bigint not null,
  project_id bigint,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CLOSED', 'canceled')),
  -- What is submitted may take effect at once and be approved afterwards.
  process_status text not null default 'IN_PROGRESS' check (process_status in ('IN_PROGRESS', 'FINISHED')),
  submit_user_id bigint not null default current_user_id() references account,
  remark text not null default '',
  biz_data json not null default '{}',
  -- The way it goes, as the team had set it when it was submitted or begun anew.
  config json not null,
  -- Counts how often it was begun anew; tasks of earlier rounds are history.
  round integer not null default 1,
  is_auto_audit boolean not null default false,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  primary key (tenant_id, id),
  check ((status = 'PENDING') = (finish_time is null))
);
-- What waits, waits once.
create unique index approval_record_pending on approval_record (tenant_id, kind, object_id) where status = 'PENDING';
create index approval_record_submitted on approval_record (tenant_id, submit_user_id, id);
create index approval_record_object on approval_record (tenant_id, kind, object_id, id);
call wall('approval_record');

create table approval_task (
  tenant_id bigint not null default current_tenant_id(),
  record_id bigint not null,
  round integer not null,
  step integer not null,
  approver_id bigint not null references account,
  -- Who was asked first, where somebody stands in for them.
  instead_of bigint references account,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CLOSED')),
  remark text not null default '',
  create_time timestamptz(3) not null default now(),
  decide_time timestamptz(3),
  due_time timestamptz(3),
  remind_time timestamptz(3),
  primary key (tenant_id, record_id, round, step, approver_id),
  foreign key (tenant_id, record_id) references approval_record on delete cascade
);
create index approval_task_waiting on approval_task (tenant_id, approver_id, record_id) where status = 'PENDING';
create index approval_task_decided on approval_task (tenant_id, approver_id, record_id) where decide_time is not null;
create index approval_task_due on approval_task (due_time) where status = 'PENDING' and due_time is not null;
call wall('approval_task');

create table approval_delegation (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null references account,
  delegate_id bigint not null references account,
  from_time timestamptz(3) not null,
  until_time timestamptz(3) not null check (until_time > from_time),
  primary key (tenant_id, account_id),
  check (account_id <> delegate_id)
);
call wall('approval_delegation');

-- Reminding belongs to no tenant, so it passes the wall: at most so many overdue tasks, each once a day.
create function take_overdue_approvals(at timestamptz, most integer)
  returns table (tenant_id bigint, record_id bigint, kind text, approver_id bigint)
  language sql security definer set search_path = pg_catalog, public
begin atomic
  update approval_task t set remind_time = take_overdue_approvals.at
  from approval_record r
  where r.tenant_id = t.tenant_id and r.id = t.record_id
    and (t.tenant_id, t.record_id, t.round, t.step, t.approver_id) in (
      select w.tenant_id, w.record_id, w.round, w.step, w.approver_id from approval_task w
      where w.status = 'PENDING' and w.due_time < take_overdue_approvals.at
        and (w.remind_time is null or w.remind_time < take_overdue_approvals.at - interval '20 hours')
      limit take_overdue_approvals.most for update skip locked)
  returning t.tenant_id, t.record_id, r.kind, t.approver_id;
end;
revoke execute on function take_overdue_approvals from public;
grant execute on function take_overdue_approvals to benchleaf_server;
