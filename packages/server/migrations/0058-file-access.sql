-- Who may do what with a single file or folder, beside what their project lets them.

-- A file or folder with shares or limits of its own, and every folder below such a folder. What has no row takes that
-- of its folder; where the folder has none either, the project alone decides.
create table file_access (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Whether members of the project are kept out from here on, whatever lies above.
  is_closed boolean not null default false,
  -- Whether this or one above is closed.
  is_restricted boolean not null,
  -- Whose shares hold here: its own first, then of those above it, up to the nearest closed one.
  scope_ids bigint[] not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('file_access');

create table file_grant (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  account_id bigint not null,
  -- 1 reads, 2 comments, 3 edits, 5 manages; 4 is what members of the project hold: edit and carry elsewhere.
  level smallint not null check (level in (1, 2, 3, 5)),
  granter_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3),
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references file_access on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index file_grant_newest on file_grant (tenant_id, account_id, create_time, file_id);
create index file_grant_given on file_grant (tenant_id, granter_id, create_time, file_id, account_id);
call wall('file_grant');

create index file_subfolder on file (tenant_id, folder_id, id) where kind = 'folder';
-- A search asks in the index alone who may read what it finds.
drop index file_search;
create index file_search on file (tenant_id, update_time, id)
  include (project_id, kind, name_key, owner_id, parent_key) where state = 'active';
drop index file_found;
create index file_found on file (tenant_id, project_id, list_rank, name collate natural_name, id)
  include (kind, name_key, owner_id, parent_key) where state = 'active';

-- Brings the access of a file, and of the folders and shared files below it, in line with where they lie now. Whoever
-- calls holds the tree.
create function settle_file_access(root_id bigint) returns void
  language plpgsql set search_path = pg_catalog, public as $$
begin
  with recursive tree as (
    select f.tenant_id, f.id, coalesce(own.is_closed, false) as is_closed,
      coalesce(own.is_closed, false) or coalesce(up.is_restricted, false) as is_restricted,
      case when own.scope_ids[1] = f.id then array[f.id] else '{}'::bigint[] end
        -- A file without shares of its own needs no row.
        || case when own.is_closed or f.kind <> 'folder' and own.scope_ids[1] is distinct from f.id then '{}'
          else coalesce(up.scope_ids, '{}') end as scope_ids
    from file f
    left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
    left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.folder_id
    where f.id = root_id
    union all
    select f.tenant_id, f.id, coalesce(own.is_closed, false), coalesce(own.is_closed, false) or tree.is_restricted,
      case when own.scope_ids[1] = f.id then array[f.id] else '{}'::bigint[] end
        || case when own.is_closed then '{}'::bigint[] else tree.scope_ids end
    from tree
    join file f on f.tenant_id = tree.tenant_id and f.folder_id = tree.id and f.kind = 'folder'
    left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
  ), shared as (
    select f.tenant_id, f.id, own.is_closed, own.is_closed or tree.is_restricted,
      array[f.id] || case when own.is_closed then '{}' else tree.scope_ids end
    from file_access own
    join file f on f.tenant_id = own.tenant_id and f.id = own.file_id and f.kind <> 'folder' and f.id <> root_id
    join tree on tree.tenant_id = f.tenant_id and tree.id = f.folder_id
  ), wanted as (
    select * from tree union all select * from shared
  ), gone as (
    delete from file_access a using wanted w
    where a.tenant_id = w.tenant_id and a.file_id = w.id and w.scope_ids = '{}'
  )
  insert into file_access as a (tenant_id, file_id, is_closed, is_restricted, scope_ids)
  select tenant_id, id, is_closed, is_restricted, scope_ids from wanted where scope_ids <> '{}'
  on conflict (tenant_id, file_id) do update
    set is_restricted = excluded.is_restricted, scope_ids = excluded.scope_ids
    where (a.is_restricted, a.scope_ids) is distinct from (excluded.is_restricted, excluded.scope_ids);
end
$$;

create function keep_file_access() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into file_access (tenant_id, file_id, is_restricted, scope_ids)
    select tenant_id, new.id, is_restricted, scope_ids from file_access
    where tenant_id = new.tenant_id and file_id = new.folder_id;
  else
    perform settle_file_access(new.id);
  end if;
  return null;
end
$$;
create trigger file_access_of_new after insert on file
  for each row when (new.kind = 'folder' and new.folder_id is not null) execute function keep_file_access();
create trigger file_access_of_moved after update of folder_id on file
  for each row when (old.folder_id is distinct from new.folder_id) execute function keep_file_access();

-- Every file that the asking user may read, with how far they may go: a file that they cannot see here is not theirs to
-- know of. The one place that decides it; OFFSET 0 keeps it from being planned once for each use of the level.
create view readable_file with (security_invoker = true) as
select f.*, p.owner_id as project_owner_id, p.name as project_name, held.level, held.level >= 3 as can_write
from file f
left join readable_project p on p.tenant_id = f.tenant_id and p.id = f.project_id
left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.parent_key
cross join lateral (select greatest(
  case
    when p.id is null then 0
    when p.owner_id = current_user_id() or f.owner_id = current_user_id() then 5
    when coalesce(own.is_restricted, up.is_restricted, false) then 0
    when p.can_write then 4
    else 2
  end,
  case when own.file_id is not null or up.file_id is not null then (
    select max(case when g.level = 3 and g.file_id <> f.id then 4 else g.level end)
    from file_grant g
    join project alive on alive.tenant_id = f.tenant_id and alive.id = f.project_id and alive.state = 'active'
    where g.tenant_id = f.tenant_id and g.file_id = any (coalesce(own.scope_ids, up.scope_ids))
      and g.account_id = current_user_id() and (g.expire_time is null or g.expire_time > now())
  ) end
) as level offset 0) held
where held.level > 0;
grant select on readable_file to benchleaf_server;

-- The same for everybody: for telling people of a file.
create view file_reader with (security_invoker = true) as
select f.tenant_id, f.id as file_id, m.account_id
from file f
join membership m on m.tenant_id = f.tenant_id
join project alive on alive.tenant_id = f.tenant_id and alive.id = f.project_id and alive.state = 'active'
left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.parent_key
where exists (
    select from project_reader r
    where r.tenant_id = f.tenant_id and r.project_id = f.project_id and r.account_id = m.account_id
      and (not coalesce(own.is_restricted, up.is_restricted, false)
        or m.account_id in (f.owner_id, alive.owner_id)))
  or exists (
    select from file_grant g
    where g.tenant_id = f.tenant_id and g.file_id = any (coalesce(own.scope_ids, up.scope_ids))
      and g.account_id = m.account_id and (g.expire_time is null or g.expire_time > now()));
grant select on file_reader to benchleaf_server;
