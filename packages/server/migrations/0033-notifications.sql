-- What people are told, how they wish to be told, and where their daily mail finds them.

create table notification (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  -- Who is told.
  account_id bigint not null references account,
  kind text not null,
  type text not null check (type in ('MENTION', 'APPROVAL', 'REMINDER', 'OTHER', 'COMMENT')),
  category text not null check (category in ('business', 'system', 'PLATFORM_ANNOUNCEMENT')),
  from_user_id bigint references account,
  file_id bigint,
  -- As they were when it happened: what a reader may see of it does not grow with later changes.
  file_name text,
  file_kind text,
  project_id bigint,
  biz_id text,
  content jsonb not null default '{}',
  -- The event that told it last; a repeated delivery changes nothing.
  event_id bigint,
  in_app boolean not null default true,
  is_mailed boolean not null default false,
  create_time timestamptz(3) not null default now(),
  read_time timestamptz(3),
  primary key (tenant_id, id)
);
create unique index notification_once on notification (tenant_id, event_id, account_id, kind) where event_id is not null;
create index notification_list on notification (tenant_id, account_id, id) where in_app;
create index notification_by_type on notification (tenant_id, account_id, type, id) where in_app;
create index notification_unread on notification (tenant_id, account_id, type, category, id)
  where in_app and read_time is null;
create index notification_age on notification (create_time);
call wall('notification');

-- Only what differs from the kind's own default.
create table notification_setting (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  kind text not null,
  in_app boolean not null,
  is_mailed boolean not null,
  primary key (tenant_id, account_id, kind)
);
call wall('notification_setting');

-- Language and zone as the browser told them last, and when the next daily mail is due.
create table notification_reader (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  locale text not null,
  timezone text not null,
  digest_time timestamptz(3) not null,
  -- The last notification that a daily mail has told.
  told_id bigint not null default 0,
  primary key (tenant_id, account_id)
);
create index notification_reader_due on notification_reader (digest_time);
call wall('notification_reader');

-- Who may open which project, for whom something of it is told to.
create view project_reader with (security_invoker = true) as
select p.tenant_id, p.id as project_id, m.account_id
from project p
join membership m on m.tenant_id = p.tenant_id
left join project_member pm
  on pm.tenant_id = p.tenant_id and pm.project_id = p.id and pm.account_id = m.account_id
where p.access_level = 'PUBLIC' or p.owner_id = m.account_id or pm.account_id is not null;
grant select on project_reader to benchleaf_server;

-- Whose daily mail is due, over all teams: the clock belongs to none.
create function due_digests(due timestamptz, most integer) returns table (tenant_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select r.tenant_id, r.account_id from notification_reader r
  where r.digest_time <= due_digests.due order by r.digest_time limit due_digests.most;
end;

-- What was read or is older than its time, over all teams.
create function sweep_notifications(read_before timestamptz, told_before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from notification
  where create_time < greatest(sweep_notifications.read_before, sweep_notifications.told_before)
    and (create_time < sweep_notifications.told_before
      or (read_time is not null and create_time < sweep_notifications.read_before));
end;

revoke execute on function due_digests, sweep_notifications from public;
grant execute on function due_digests, sweep_notifications to benchleaf_server;
