-- Projects that were deleted by request and approval; their files stay, out of sight, for whoever has to recover them.

alter table project add column state text not null default 'active' check (state in ('active', 'deleted'));
alter table project add column delete_time timestamptz(3);
alter table project add constraint project_delete_time check ((state = 'deleted') = (delete_time is not null));

drop view readable_project;
create view readable_project with (security_invoker = true) as
select p.*, p.owner_id = current_user_id() or m.account_id is not null as can_write
from project p
left join project_member m
  on m.tenant_id = p.tenant_id and m.project_id = p.id and m.account_id = current_user_id()
where p.state = 'active'
  and (p.access_level = 'PUBLIC' or p.owner_id = current_user_id() or m.account_id is not null);
grant select on readable_project to benchleaf_server;
