-- The trash is emptied by itself after some weeks.

create index file_trash_by_age on file (recycle_time) where state = 'recycled' and recycle_root_id = id;

-- The nightly sweep belongs to no tenant, so it passes the wall: what went into a trash before a time, but for what holds
-- a signed version.
create function list_old_trash(before timestamptz, most integer) returns table (tenant_id bigint, file_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select f.tenant_id, f.id from file f
  where f.state = 'recycled' and f.recycle_root_id = f.id and f.recycle_time < list_old_trash.before
    and not exists (
      select from file inside
      join file_version v on v.tenant_id = inside.tenant_id and v.file_id = inside.id and v.is_signed
      where inside.tenant_id = f.tenant_id and inside.recycle_root_id = f.id and inside.state = 'recycled')
  order by f.recycle_time limit list_old_trash.most;
end;
revoke execute on function list_old_trash from public;
grant execute on function list_old_trash to benchleaf_server;
