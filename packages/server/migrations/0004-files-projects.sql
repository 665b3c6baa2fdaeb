-- One row for everything that lies in a project; its content stands in the table of its area.

-- Names sort as people read them: pUC2 before pUC19, Chinese by its sound.
create collation natural_name (provider = icu, locale = 'zh-u-kn-true');

create table project (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  is_personal boolean not null default false,
  owner_id bigint not null references account,
  access_level text not null default 'PRIVATE' check (access_level in ('PUBLIC', 'PRIVATE')),
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index project_personal on project (tenant_id, owner_id) where is_personal;
create index project_name on project (tenant_id, name collate natural_name, id);
call wall('project');

create table project_member (
  tenant_id bigint not null default current_tenant_id(),
  project_id bigint not null,
  account_id bigint not null references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, project_id, account_id),
  foreign key (tenant_id, project_id) references project on delete cascade
);
create index project_member_account on project_member (tenant_id, account_id);
call wall('project_member');

-- What the asking user may open. The areas before projects learn it from here.
create view readable_project with (security_invoker = true) as
select p.*, p.owner_id = current_user_id() or m.account_id is not null as can_write
from project p
left join project_member m
  on m.tenant_id = p.tenant_id and m.project_id = p.id and m.account_id = current_user_id()
where p.access_level = 'PUBLIC' or p.owner_id = current_user_id() or m.account_id is not null;
grant select on readable_project to benchleaf_server;

create table file (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  project_id bigint not null,
  folder_id bigint,
  kind text not null,
  name text not null check (name <> ''),
  owner_id bigint not null references account,
  state text not null default 'active' check (state in ('active', 'recycled')),
  version integer not null default 1,
  size bigint,
  lock_owner_id bigint references account,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  recycle_time timestamptz(3),
  recycled_by bigint references account,
  -- The file whose recycling took this one along; they come back together.
  recycle_root_id bigint,
  -- The folder, 0 at the project's top. A column and not an expression of the index, because behind a row-level policy
  -- only comparisons that tell nothing of the row may choose an index, and coalesce() does not count as one.
  parent_key bigint not null generated always as (coalesce(folder_id, 0)) stored,
  -- Folders first.
  list_rank smallint not null generated always as (case kind when 'folder' then 0 else 1 end) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project,
  foreign key (tenant_id, folder_id) references file,
  check ((state = 'recycled') = (recycle_time is not null))
);
create index file_list on file
  (tenant_id, project_id, parent_key, list_rank, name collate natural_name, id) where state = 'active';
create index file_folder on file (tenant_id, folder_id);
create index file_trash on file (tenant_id, recycled_by, recycle_time, id)
  where state = 'recycled' and recycle_root_id = id;
create index file_recycle_root on file (tenant_id, recycle_root_id) where state = 'recycled';
create unique index file_folder_name on file (tenant_id, project_id, parent_key, lower(name))
  where kind = 'folder' and state = 'active';
call wall('file');
-- Ids are taken ahead, so that all rows of a new file travel to the database in one flight.
grant usage on sequence file_id_seq to benchleaf_server;

create table file_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null check (version >= 1),
  message text not null default '',
  author_id bigint not null references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('file_version');

-- The signed-in person in their team, as `currentUser` and every request's session need it.
create view signed_in_member with (security_invoker = true) as
select m.tenant_id, m.account_id, t.name as tenant_name, t.type as tenant_type, t.status as tenant_status,
  t.owner_id, t.expiration_time, p.id as personal_project_id,
  r.role_keys, r.holds_all, r.authorities
from membership m
join tenant t on t.id = m.tenant_id
left join project p on p.tenant_id = m.tenant_id and p.owner_id = m.account_id and p.is_personal
cross join lateral (
  select coalesce(array_agg(distinct role.role_key), '{}') as role_keys,
    coalesce(bool_or(role.holds_all), false) as holds_all,
    coalesce(array_agg(distinct key) filter (where key is not null), '{}') as authorities
  from member_role mr
  join role on role.id = mr.role_id
  left join lateral unnest(role.authorities) as key on true
  where mr.tenant_id = m.tenant_id and mr.account_id = m.account_id
) r
where m.tenant_id = current_tenant_id();
grant select on signed_in_member to benchleaf_server;
