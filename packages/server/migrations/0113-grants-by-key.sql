-- Each grant is looked up by its key: as a list of ids, a planner that knows nothing of the table walked over all grants of
-- the person for every file.
create or replace view readable_file with (security_invoker = true) as
select f.*, p.owner_id as project_owner_id, p.name as project_name, held.level, held.level >= 3 as can_write
from file f
left join readable_project p on p.tenant_id = f.tenant_id and p.id = f.project_id
left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.parent_key
cross join lateral (select greatest(
  case
    when p.id is null then 0
    when p.can_manage or f.owner_id = current_user_id() then 5
    when coalesce(own.is_restricted, up.is_restricted, false) then 0
    when p.can_write then 4
    else 2
  end,
  case when own.file_id is not null or up.file_id is not null then (
    select max(case when g.level = 3 and g.file_id <> f.id then 4 else g.level end)
    from unnest(coalesce(own.scope_ids, up.scope_ids)) as scope (file_id)
    cross join lateral (
      select one.file_id, one.level from file_grant one
      where one.tenant_id = f.tenant_id and one.file_id = scope.file_id and one.account_id = current_user_id()
        and (one.expire_time is null or one.expire_time > now()) offset 0
    ) g
    join project alive on alive.tenant_id = f.tenant_id and alive.id = f.project_id and alive.state = 'active'
  ) end
) as level offset 0) held
where held.level > 0;
