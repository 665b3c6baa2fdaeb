-- Tasks: what somebody is to do, by when, and about which record; and feeds of them for calendar programs.

create table task (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  title text not null check (title <> ''),
  text text not null default '',
  state text not null default 'todo' check (state in ('todo', 'doing', 'done')),
  assignee_id bigint references account,
  creator_id bigint not null default current_user_id() references account,
  project_id bigint,
  due_date date,
  timezone text not null,
  -- Days before the due date; 0 on the day itself.
  remind_days integer check (remind_days between 0 and 60),
  -- The day on which the assignee is reminded.
  remind_date date generated always as (due_date - remind_days) stored,
  is_reminded boolean not null default false,
  recurrence json,
  -- The first of those that come again.
  series_id bigint,
  is_private boolean not null default false,
  -- What it is about. No key of `subject`: it is named only to who may read it.
  record_kind text,
  record_id bigint,
  -- Its place in the column of its board; new ones stand at the end.
  position float8 not null,
  version integer not null default 0,
  done_time timestamptz(3),
  done_by bigint references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project,
  check ((record_kind is null) = (record_id is null)),
  check ((state = 'done') = (done_time is not null)),
  check (remind_days is null or due_date is not null),
  check (not is_private or project_id is null)
);
create index task_of_assignee on task (tenant_id, assignee_id, state, due_date, id);
create index task_by_due on task (tenant_id, state, due_date, id);
create index task_board on task (tenant_id, project_id, state, position, id) where project_id is not null;
create index task_of_record on task (tenant_id, record_kind, record_id, id) where record_kind is not null;
create index task_remind on task (remind_date) where state <> 'done' and not is_reminded;
call wall('task');
-- A private task is seen by who has made it and who is to do it; one of a project by who may open that.
create policy task_seen on task as restrictive using (
  creator_id = (select current_user_id()) or assignee_id = (select current_user_id())
  or (not is_private and (project_id is null or exists (
    select from readable_project p where p.tenant_id = task.tenant_id and p.id = task.project_id offset 0))));

create table task_feed (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id(),
  token_hash bytea not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index task_feed_token on task_feed (tenant_id, token_hash);
call wall('task_feed');

-- Teams that have somebody to remind on a day.
create function task_teams_due(day date) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select distinct t.tenant_id from task t
    where t.state <> 'done' and not t.is_reminded and t.remind_date <= task_teams_due.day;
end;
revoke execute on function task_teams_due from public;
grant execute on function task_teams_due to benchleaf_server;

-- Those to remind on a day, whoever sees them, each once; in the current team.
create function take_task_reminders(day date) returns table (id bigint, assignee_id bigint)
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update task t set is_reminded = true
    where t.tenant_id = current_tenant_id() and t.state <> 'done' and not t.is_reminded
      and t.remind_date <= take_task_reminders.day
    returning t.id, t.assignee_id;
end;
revoke execute on function take_task_reminders from public;
grant execute on function take_task_reminders to benchleaf_server;
