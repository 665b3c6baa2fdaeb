-- Over all teams, newest first; the server asks only for who runs the installation.
create function list_teams(wanted text, exact bigint, before bigint, most integer) returns table (
  tenant_id bigint, name text, type text, status text, expiration_time timestamptz(3), create_time timestamptz(3),
  owner_name text, owner_account text, member_count integer
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id, t.name, t.type,
    case when t.status = 'normal' and t.expiration_time < now() then 'expired' else t.status end,
    t.expiration_time, t.create_time, a.name, coalesce(a.email, a.mobile),
    (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active')::integer
  from tenant t join account a on a.id = t.owner_id
  where t.id > 0 and (exact is null or t.id = exact) and (before is null or t.id < before)
    and (wanted is null or strpos(lower(t.name), wanted) > 0 or strpos(lower(a.name), wanted) > 0
      or strpos(a.email, wanted) > 0 or strpos(a.mobile, wanted) > 0)
  order by t.id desc limit most;
end;
revoke execute on function list_teams from public;
grant execute on function list_teams to benchleaf_server;
