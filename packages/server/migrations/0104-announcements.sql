-- What who runs the installation announces to the members of all teams. Announcements belong to no team.
create table announcement (
  id bigint generated always as identity primary key,
  level text not null check (level in ('info', 'warning', 'urgent')),
  -- Each by language.
  title jsonb not null,
  text jsonb not null,
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null check (end_time > start_time),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  withdraw_time timestamptz(3),
  -- The last team that was told, and the last from which it was taken back: jobs go on behind it.
  told_tenant_id bigint not null default 0,
  recalled_tenant_id bigint not null default 0
);
create index announcement_by_end on announcement (end_time) where withdraw_time is null;
grant select, insert on announcement to benchleaf_server;
grant update (withdraw_time, told_tenant_id, recalled_tenant_id) on announcement to benchleaf_server;

create index notification_announced on notification (tenant_id, biz_id) where category = 'PLATFORM_ANNOUNCEMENT';

-- Teams in the order of their ids, for what concerns all of them.
create function tenants_after(after bigint, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id from tenant t where t.id > greatest(tenants_after.after, 0) order by t.id limit tenants_after.most;
end;
revoke execute on function tenants_after from public;
grant execute on function tenants_after to benchleaf_server;
