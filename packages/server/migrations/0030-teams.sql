-- People belong to several teams; members can be shut out, invited and given roles of the team's own.

alter table membership add column status text not null default 'active' check (status in ('active', 'disabled'));
create index membership_by_time on membership (tenant_id, create_time, account_id);

-- A picture is small and asked for alone, so it does not make the team's row heavy.
create table tenant_logo (
  tenant_id bigint primary key default current_tenant_id() references tenant,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  update_time timestamptz(3) not null default now()
);
call wall('tenant_logo');

create table tenant_security (
  tenant_id bigint primary key default current_tenant_id() references tenant,
  is_two_factor_enabled boolean not null default false,
  is_password_rotation_enabled boolean not null default false,
  -- In days.
  password_rotation_interval integer not null default 180 check (password_rotation_interval > 0),
  is_ip_enabled boolean not null default false,
  ip_strategy text not null default 'whiteList' check (ip_strategy in ('whiteList')),
  ip_list text[] not null default '{}'
);
call wall('tenant_security');

-- What a person may see of their teams before they have chosen one; the wall stays as it is.
create function own_teams() returns table (
  tenant_id bigint, name text, type text, status text, owner_id bigint, expiration_time timestamptz(3),
  logo_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id, t.name, t.type,
    case when t.status = 'normal' and t.expiration_time < now() then 'expired' else t.status end,
    t.owner_id, t.expiration_time, l.update_time
  from membership m
  join tenant t on t.id = m.tenant_id
  left join tenant_logo l on l.tenant_id = t.id
  where m.account_id = current_user_id() and m.status = 'active'
  order by m.create_time, m.tenant_id;
end;
revoke execute on function own_teams from public;
grant execute on function own_teams to benchleaf_server;

create table invitation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  send_method text not null check (send_method in ('email', 'mobile')),
  -- The email in lower case, or the mobile number.
  account text not null,
  role_ids bigint[] not null,
  remark text not null,
  inviter_id bigint not null references account,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'cancelled')),
  code_hash bytea not null,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  primary key (tenant_id, id)
);
create unique index invitation_pending on invitation (tenant_id, account) where status = 'pending';
create unique index invitation_code on invitation (tenant_id, code_hash);
call wall('invitation');

create unique index role_name on role (tenant_id, lower(name));
create index member_role_by_role on member_role (tenant_id, role_id);

create or replace view signed_in_member with (security_invoker = true) as
select m.tenant_id, m.account_id, t.name as tenant_name, t.type as tenant_type,
  case when t.status = 'normal' and t.expiration_time < now() then 'expired' else t.status end as tenant_status,
  t.owner_id, t.expiration_time, p.id as personal_project_id,
  r.role_keys, r.holds_all, r.authorities,
  case when s.is_ip_enabled then s.ip_list end as ip_ranges,
  coalesce(s.is_two_factor_enabled, false) as is_two_factor_required,
  -- Null where passwords are never too old.
  case when s.is_password_rotation_enabled then s.password_rotation_interval end as password_days,
  (select count(*) from membership own where own.account_id = m.account_id and own.status = 'active')::integer
    as team_count
from membership m
join tenant t on t.id = m.tenant_id
left join tenant_security s on s.tenant_id = m.tenant_id
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
where m.tenant_id = current_tenant_id() and m.status = 'active';
