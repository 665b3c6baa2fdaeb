-- Members of projects with roles and rights, and the figures of a project, kept with each change.

alter table project add column description text not null default '';
alter table project add column creator_id bigint references account;
alter table project add column public_role text not null default 'viewer' check (public_role in ('viewer', 'editor'));
alter table project add column dashboard_access_level text not null default 'PUBLIC'
  check (dashboard_access_level in ('PUBLIC', 'PRIVATE'));
update project set creator_id = owner_id;
-- Whoever leaves the team has given away their projects before, also where both happen at once.
alter table project add constraint project_owner foreign key (tenant_id, owner_id) references membership;

alter table project_member add column role text not null default 'editor'
  check (role in ('viewer', 'editor', 'manager'));
alter table project_member add constraint project_member_membership
  foreign key (tenant_id, account_id) references membership on delete cascade;

-- What the asking user may open, and what they may do there: the most that any of owner, member and team may.
create or replace view readable_project with (security_invoker = true) as
select p.tenant_id, p.id, p.name, p.is_personal, p.owner_id, p.access_level, p.create_time, p.state, p.delete_time,
  p.owner_id = current_user_id() or coalesce(m.role <> 'viewer', false)
    or p.access_level = 'PUBLIC' and p.public_role = 'editor' as can_write,
  p.description, p.creator_id, p.public_role, p.dashboard_access_level,
  case when p.owner_id = current_user_id() then 'owner' else m.role end as own_role,
  p.owner_id = current_user_id() or coalesce(m.role = 'manager', false) as can_manage
from project p
left join project_member m
  on m.tenant_id = p.tenant_id and m.project_id = p.id and m.account_id = current_user_id()
where p.state = 'active'
  and (p.access_level = 'PUBLIC' or p.owner_id = current_user_id() or p.creator_id = current_user_id()
    or m.account_id is not null);

create or replace view project_reader with (security_invoker = true) as
select p.tenant_id, p.id as project_id, m.account_id
from project p
join membership m on m.tenant_id = p.tenant_id
left join project_member pm
  on pm.tenant_id = p.tenant_id and pm.project_id = p.id and pm.account_id = m.account_id
where p.access_level = 'PUBLIC' or p.owner_id = m.account_id or p.creator_id = m.account_id
  or pm.account_id is not null;

-- What lies in each project now, by kind; many counters a kind, so that those who write at once do not wait for each
-- other. Only the triggers write here; a reference to the project would make each save wait for who moves its files.
create table project_content (
  tenant_id bigint not null,
  project_id bigint not null,
  kind text not null,
  lane smallint not null,
  files bigint not null,
  bytes bigint not null,
  primary key (tenant_id, project_id, kind, lane)
) with (fillfactor = 50);
call wall('project_content');
revoke insert, update, delete on project_content from benchleaf_server;

create function count_content() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into project_content
    select n.tenant_id, n.project_id, n.kind, pg_backend_pid() % 16, count(*), sum(n.size_key) from new_files n
    where n.state = 'active' and n.kind <> 'folder'
    group by n.tenant_id, n.project_id, n.kind order by 1, 2, 3
    on conflict (tenant_id, project_id, kind, lane)
    do update set files = project_content.files + excluded.files, bytes = project_content.bytes + excluded.bytes;
  elsif tg_op = 'DELETE' then
    insert into project_content
    select o.tenant_id, o.project_id, o.kind, pg_backend_pid() % 16, -count(*), -sum(o.size_key) from old_files o
    where o.state = 'active' and o.kind <> 'folder'
    group by o.tenant_id, o.project_id, o.kind order by 1, 2, 3
    on conflict (tenant_id, project_id, kind, lane)
    do update set files = project_content.files + excluded.files, bytes = project_content.bytes + excluded.bytes;
  else
    insert into project_content
    select c.tenant_id, c.project_id, c.kind, pg_backend_pid() % 16, sum(c.files), sum(c.bytes)
    from (
      select n.tenant_id, n.project_id, n.kind, 1 as files, n.size_key as bytes from new_files n
      where n.state = 'active' and n.kind <> 'folder'
      union all
      select o.tenant_id, o.project_id, o.kind, -1, -o.size_key from old_files o
      where o.state = 'active' and o.kind <> 'folder'
    ) c
    group by c.tenant_id, c.project_id, c.kind having sum(c.files) <> 0 or sum(c.bytes) <> 0 order by 1, 2, 3
    on conflict (tenant_id, project_id, kind, lane)
    do update set files = project_content.files + excluded.files, bytes = project_content.bytes + excluded.bytes;
  end if;
  return null;
end
$$;
revoke execute on function count_content from public;
create trigger content_added after insert on file
  referencing new table as new_files for each statement execute function count_content();
create trigger content_changed after update on file
  referencing old table as old_files new table as new_files for each statement execute function count_content();
create trigger content_removed after delete on file
  referencing old table as old_files for each statement execute function count_content();

-- What people made and saved in each project, by quarters of an hour: every timezone's midnight is one of these.
create table project_activity (
  tenant_id bigint not null,
  project_id bigint not null,
  quarter timestamptz(3) not null,
  account_id bigint not null,
  lane smallint not null,
  created integer not null,
  saved integer not null,
  primary key (tenant_id, project_id, quarter, account_id, lane)
) with (fillfactor = 70);
call wall('project_activity');
revoke insert, update, delete on project_activity from benchleaf_server;

-- An editor that saves by itself counts once a sitting.
create function count_activity() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into project_activity
  select f.tenant_id, f.project_id, date_bin('15 minutes', v.create_time, 'epoch'), v.author_id,
    pg_backend_pid() % 16, count(*) filter (where v.version = 1), count(*) filter (where v.version > 1)
  from new_versions v join file f on f.tenant_id = v.tenant_id and f.id = v.file_id
  where f.kind <> 'folder'
    and (v.autosave_start is null or v.autosave_start > v.create_time - interval '1 second')
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant_id, project_id, quarter, account_id, lane)
  do update set created = project_activity.created + excluded.created, saved = project_activity.saved + excluded.saved;
  return null;
end
$$;
revoke execute on function count_activity from public;
create trigger activity after insert on file_version
  referencing new table as new_versions for each statement execute function count_activity();

insert into project_content
select tenant_id, project_id, kind, 0, count(*), sum(size_key) from file
where state = 'active' and kind <> 'folder' group by tenant_id, project_id, kind;
insert into project_activity
select f.tenant_id, f.project_id, date_bin('15 minutes', v.create_time, 'epoch'), v.author_id, 0,
  count(*) filter (where v.version = 1), count(*) filter (where v.version > 1)
from file_version v join file f on f.tenant_id = v.tenant_id and f.id = v.file_id
where f.kind <> 'folder' group by 1, 2, 3, 4;

-- What was changed last in a project, of one's own, and of a kind.
create index file_of_project on file (tenant_id, project_id, update_time, id)
  where state = 'active' and kind <> 'folder';
create index file_of_owner on file (tenant_id, owner_id, update_time, id)
  where state = 'active' and kind <> 'folder';
create index file_of_kind on file (tenant_id, kind, update_time, id) where state = 'active';

-- What others have changed and the reader has taken note of: one file, or, without one, all up to then.
create table collaboration_mark (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id(),
  file_id bigint,
  read_time timestamptz(3) not null default now(),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index collaboration_mark_one on collaboration_mark (tenant_id, account_id, file_id) nulls not distinct;
create index collaboration_mark_file on collaboration_mark (tenant_id, file_id);
call wall('collaboration_mark');

-- Whoever works with projects may have people work with them; what they may in one is said there.
update role set authorities = authorities || array[
  'PROJECT_MEMBER_CREATE', 'PROJECT_MEMBER_UPDATE', 'PROJECT_MEMBER_DELETE', 'PROJECT_DASHBOARD', 'PROJECT_CONFIG', 'ELN_READ']
where id = -2;
