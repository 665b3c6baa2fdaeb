-- Inspection: forms and their versions, schedules, inspections to do, filled forms, corrective actions.

create table inspection_form (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  form_no text not null,
  -- By language, as all texts of a form.
  name json not null,
  draft json not null,
  needs_review boolean not null default false,
  -- Counts the saves of the draft; `published_revision` is the one that the current version was made of.
  revision integer not null default 0,
  published_revision integer,
  version integer,
  is_archived boolean not null default false,
  owner_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, form_no),
  check ((published_revision is null) = (version is null))
);
call wall('inspection_form');

create table inspection_form_version (
  tenant_id bigint not null default current_tenant_id(),
  form_id bigint not null,
  version integer not null check (version >= 1),
  name json not null,
  content json not null,
  published_by bigint not null default current_user_id() references account,
  publish_time timestamptz(3) not null default now(),
  primary key (tenant_id, form_id, version),
  foreign key (tenant_id, form_id) references inspection_form
);
call wall('inspection_form_version');
-- What was filled in stays readable as it was asked.
revoke update, delete on inspection_form_version from benchleaf_server;

create table inspection_schedule (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  form_id bigint not null,
  target_kind text not null check (target_kind in ('equipment', 'location', 'team', 'other')),
  target_id bigint,
  target_name text not null check (target_name <> ''),
  -- Null: once.
  recurrence json,
  timezone text not null,
  -- Wall-clock time in that zone, `2026-11-30T09:00`.
  first_due text not null,
  remind_hours integer not null check (remind_hours between 0 and 336),
  is_active boolean not null default true,
  revision integer not null default 0,
  -- How many inspections have been planned, by which people take turns.
  turn integer not null default 0,
  planned_until timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references inspection_form
);
create index inspection_schedule_form on inspection_schedule (tenant_id, form_id, id);
create index inspection_schedule_active on inspection_schedule (planned_until nulls first) where is_active;
call wall('inspection_schedule');

create table inspection_schedule_person (
  tenant_id bigint not null default current_tenant_id(),
  schedule_id bigint not null,
  position integer not null,
  account_id bigint not null references account,
  primary key (tenant_id, schedule_id, position),
  unique (tenant_id, schedule_id, account_id),
  foreign key (tenant_id, schedule_id) references inspection_schedule on delete cascade
);
create index inspection_schedule_of_person on inspection_schedule_person (tenant_id, account_id);
call wall('inspection_schedule_person');

create table inspection_stand_in (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  absent_id bigint not null references account,
  stand_in_id bigint not null references account,
  from_date date not null,
  until_date date not null,
  primary key (tenant_id, id),
  check (absent_id <> stand_in_id),
  check (from_date <= until_date)
);
create index inspection_stand_in_until on inspection_stand_in (tenant_id, until_date);
call wall('inspection_stand_in');

create table inspection_task (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  schedule_id bigint,
  form_id bigint not null,
  target_kind text not null check (target_kind in ('equipment', 'location', 'team', 'other')),
  target_id bigint,
  target_name text not null check (target_name <> ''),
  due_time timestamptz(3) not null,
  timezone text not null,
  -- The day on which it is due in that zone.
  due_day date not null,
  remind_time timestamptz(3),
  is_reminded boolean not null default false,
  is_overdue_told boolean not null default false,
  -- Whose turn it is, and who does it, which is another where somebody stands in.
  turn_id bigint not null references account,
  assignee_id bigint not null references account,
  state text not null default 'open' check (state in ('open', 'done', 'canceled')),
  cancel_reason text not null default '',
  -- Of several filled forms, the one that counts.
  record_id bigint,
  done_time timestamptz(3),
  create_time timestamptz(3) not null default now(),
  -- Null where the house has planned it.
  created_by bigint default nullif(current_user_id(), -10) references account,
  primary key (tenant_id, id),
  unique (tenant_id, schedule_id, due_time),
  foreign key (tenant_id, schedule_id) references inspection_schedule,
  foreign key (tenant_id, form_id) references inspection_form,
  check ((state = 'done') = (record_id is not null)),
  check ((state = 'done') = (done_time is not null))
);
create index inspection_task_open on inspection_task (tenant_id, assignee_id, due_time, id) where state = 'open';
create index inspection_task_by_due on inspection_task (tenant_id, state, due_time, id);
create index inspection_task_of_assignee on inspection_task (tenant_id, assignee_id, state, due_time, id);
create index inspection_task_form on inspection_task (tenant_id, form_id, due_time, id);
create index inspection_task_remind on inspection_task (remind_time) where state = 'open' and not is_reminded;
create index inspection_task_overdue on inspection_task (due_time) where state = 'open' and not is_overdue_told;
call wall('inspection_task');

create table inspection_record (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  -- Made where the form was filled in: what is sent twice is there once.
  uuid uuid not null,
  record_no text not null,
  task_id bigint not null,
  form_id bigint not null,
  version integer not null,
  answers json not null,
  result text not null check (result in ('pass', 'fail')),
  failed_count integer not null check (failed_count >= 0),
  score integer not null,
  most_score integer not null,
  review text not null check (review in ('none', 'waiting', 'approved', 'rejected')),
  approval_id bigint,
  submitter_id bigint not null default current_user_id() references account,
  start_time timestamptz(3) not null,
  fill_time timestamptz(3) not null,
  timezone text not null,
  submit_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, uuid),
  unique (tenant_id, record_no),
  foreign key (tenant_id, task_id) references inspection_task,
  foreign key (tenant_id, form_id, version) references inspection_form_version,
  check ((result = 'fail') = (failed_count > 0))
);
create index inspection_record_form on inspection_record (tenant_id, form_id, id);
create index inspection_record_task on inspection_record (tenant_id, task_id, id);
create index inspection_record_review on inspection_record (tenant_id, review, id);
create index inspection_record_submitter on inspection_record (tenant_id, submitter_id, id);
call wall('inspection_record');
-- What was found stays as it was sent; only its review goes on.
revoke update, delete on inspection_record from benchleaf_server;
grant update (review, approval_id) on inspection_record to benchleaf_server;

alter table inspection_task
  add foreign key (tenant_id, record_id) references inspection_record;

-- Each answered item for trends; `value` where it is a number.
create table inspection_value (
  tenant_id bigint not null default current_tenant_id(),
  record_id bigint not null,
  item_id text not null,
  form_id bigint not null,
  value float8,
  is_failed boolean not null,
  fill_time timestamptz(3) not null,
  primary key (tenant_id, record_id, item_id),
  foreign key (tenant_id, record_id) references inspection_record
);
create index inspection_value_of_item on inspection_value (tenant_id, form_id, item_id, fill_time);
call wall('inspection_value');

create table inspection_action (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  record_id bigint not null,
  task_id bigint not null,
  item_id text not null,
  title json not null,
  -- The value that failed, by language.
  finding json not null,
  state text not null default 'open' check (state in ('open', 'proven', 'closed')),
  is_blocking boolean not null,
  owner_id bigint not null references account,
  due_date date not null,
  is_overdue_told boolean not null default false,
  proof text not null default '',
  proven_by bigint references account,
  prove_time timestamptz(3),
  closed_by bigint references account,
  close_time timestamptz(3),
  remark text not null default '',
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, record_id) references inspection_record,
  foreign key (tenant_id, task_id) references inspection_task,
  -- Nothing is closed without proof.
  check (state = 'open' or (proof <> '' and proven_by is not null and prove_time is not null)),
  check ((state = 'closed') = (close_time is not null and closed_by is not null))
);
-- A finding that is sent twice opens one action.
create unique index inspection_action_once on inspection_action (tenant_id, task_id, item_id) where state <> 'closed';
create index inspection_action_of_owner on inspection_action (tenant_id, owner_id, due_date, id) where state <> 'closed';
create index inspection_action_by_due on inspection_action (tenant_id, due_date, id);
create index inspection_action_record on inspection_action (tenant_id, record_id, id);
create index inspection_action_overdue on inspection_action (due_date) where state = 'open' and not is_overdue_told;
call wall('inspection_action');

-- Photos and files of filled forms, and those that prove a corrective action.
create table inspection_file (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  record_id bigint,
  action_id bigint,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null check (name <> ''),
  object_key uuid not null unique,
  size bigint not null check (size >= 0),
  view text not null,
  content_type text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, record_id) references inspection_record,
  foreign key (tenant_id, action_id) references inspection_action,
  check (num_nonnulls(record_id, action_id) = 1)
);
create unique index inspection_file_of_record on inspection_file (tenant_id, record_id, sha256) where record_id is not null;
create index inspection_file_of_action on inspection_file (tenant_id, action_id, id) where action_id is not null;
call wall('inspection_file');
revoke update, delete on inspection_file from benchleaf_server;

-- Teams that have something to plan or to say at a moment: the house goes to each behind its wall.
create function inspection_teams_due(moment timestamptz, horizon timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select s.tenant_id from inspection_schedule s
    where s.is_active and (s.planned_until is null or s.planned_until < inspection_teams_due.horizon)
  union
  select t.tenant_id from inspection_task t
    where t.state = 'open' and not t.is_reminded and t.remind_time <= inspection_teams_due.moment
  union
  select t.tenant_id from inspection_task t
    where t.state = 'open' and not t.is_overdue_told and t.due_time < inspection_teams_due.moment
  union
  select a.tenant_id from inspection_action a
    where a.state = 'open' and not a.is_overdue_told and a.due_date < (inspection_teams_due.moment at time zone 'UTC')::date;
end;
revoke execute on function inspection_teams_due from public;
grant execute on function inspection_teams_due to benchleaf_server;

update role set authorities = authorities || array['INSPECTION_FORM_INSPECTION'] where id = -2;

-- Filled forms are subjects: people comment, tag, link, attach to and follow them.
call add_subject_kind('inspectionRecord', 'inspection_record_id', 'inspection_record', 'inspection_record');
