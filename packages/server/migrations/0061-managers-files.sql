-- Who manages a project manages its files too, also closed ones.

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
    from file_grant g
    join project alive on alive.tenant_id = f.tenant_id and alive.id = f.project_id and alive.state = 'active'
    where g.tenant_id = f.tenant_id and g.file_id = any (coalesce(own.scope_ids, up.scope_ids))
      and g.account_id = current_user_id() and (g.expire_time is null or g.expire_time > now())
  ) end
) as level offset 0) held
where held.level > 0;

create or replace view file_reader with (security_invoker = true) as
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
        or m.account_id in (f.owner_id, alive.owner_id)
        or exists (
          select from project_member pm
          where pm.tenant_id = f.tenant_id and pm.project_id = f.project_id and pm.account_id = m.account_id
            and pm.role = 'manager')))
  or exists (
    select from file_grant g
    where g.tenant_id = f.tenant_id and g.file_id = any (coalesce(own.scope_ids, up.scope_ids))
      and g.account_id = m.account_id and (g.expire_time is null or g.expire_time > now()));
