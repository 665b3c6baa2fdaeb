-- Lists in other orders than by name, and what people put on files.

-- A folder has no size, but its place in the list.
alter table file add column size_key bigint not null generated always as (coalesce(size, 0)) stored;
-- Each list walks one of these, folders and files apart; what a filter asks stands in the index too.
drop index file_list;
create index file_list on file
  (tenant_id, project_id, parent_key, list_rank, name collate natural_name, id)
  include (kind, owner_id, update_time) where state = 'active';
create index file_list_by_time on file (tenant_id, project_id, parent_key, list_rank, update_time, id)
  include (kind, owner_id) where state = 'active';
create index file_list_by_size on file (tenant_id, project_id, parent_key, list_rank, size_key, id)
  include (kind, owner_id, update_time) where state = 'active';

-- A version that somebody has kept never gives way to a later one.
alter table file_version add column is_snapshot boolean not null default false;

create table tag (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_key text collate "C" not null generated always as (lower(name collate natural_name)) stored,
  color text not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index tag_name on tag (tenant_id, name_key);
call wall('tag');

create table file_tag (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  tag_id bigint not null,
  primary key (tenant_id, file_id, tag_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, tag_id) references tag on delete cascade
);
create index file_tag_files on file_tag (tenant_id, tag_id, file_id);
call wall('file_tag');

create table file_favourite (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id() references account,
  file_id bigint not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index file_favourite_newest on file_favourite (tenant_id, account_id, create_time, file_id);
create index file_favourite_file on file_favourite (tenant_id, file_id);
call wall('file_favourite');
