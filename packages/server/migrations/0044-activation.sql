-- Applications of a team for modules; who runs the installation decides on those of all teams.
create table activation_application (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant_id() references tenant,
  applicant_id bigint not null default current_user_id() references account,
  modules text[] not null
    check (cardinality(modules) > 0 and modules <@ array['inventory', 'equipment', 'sample', 'analysis']),
  name text not null,
  organization_name text not null,
  mobile text not null,
  email text,
  research_field text,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  remark text,
  create_time timestamptz(3) not null default now(),
  decide_time timestamptz(3),
  decided_by bigint references account,
  check ((status = 'waiting') = (decide_time is null) and (decide_time is null) = (decided_by is null))
);
create index activation_application_by_tenant on activation_application (tenant_id, id desc);
create index activation_application_waiting on activation_application (id desc) where status = 'waiting';
call wall('activation_application');

-- Over all teams, newest first; the server asks only for who runs the installation.
create function list_activation_applications(wanted text, before bigint, most integer) returns table (
  id bigint, tenant_id bigint, tenant_name text, applicant_id bigint, modules text[], name text,
  organization_name text, mobile text, email text, research_field text, status text, remark text,
  create_time timestamptz(3), decide_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select a.id, a.tenant_id, t.name, a.applicant_id, a.modules, a.name, a.organization_name, a.mobile, a.email,
    a.research_field, a.status, a.remark, a.create_time, a.decide_time
  from activation_application a join tenant t on t.id = a.tenant_id
  where (wanted is null or a.status = wanted) and (before is null or a.id < before)
  order by a.id desc limit most;
end;

create function tenant_of_activation_application(wanted bigint) returns bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select a.tenant_id from activation_application a where a.id = wanted;
end;

revoke execute on function list_activation_applications, tenant_of_activation_application from public;
grant execute on function list_activation_applications, tenant_of_activation_application to benchleaf_server;
