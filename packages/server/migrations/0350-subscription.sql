-- Plans that a team has or had: paid, given by codes, or granted by who runs the installation. Limits are those of the best
-- running one, and never less than what is set for the team; a team with a running plan has not run out.
create table plan_grant (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  id bigint generated always as identity,
  plan text not null check (plan in ('standard', 'team', 'custom')),
  seats integer not null check (seats > 0),
  storage_mebibytes integer not null check (storage_mebibytes > 0),
  source text not null check (source in ('subscription', 'code', 'owner')),
  -- The subscription that it comes from; one grant each.
  subscription_id text check ((source = 'subscription') = (subscription_id is not null)),
  note text not null default '',
  -- Not rounded up: it runs from this very transaction on.
  start_time timestamptz(3) not null default date_trunc('milliseconds', now()),
  end_time timestamptz(3),
  -- For this end the owner was warned.
  warned_end_time timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id(),
  primary key (tenant_id, id)
);
create unique index plan_grant_subscription on plan_grant (tenant_id, subscription_id) where source = 'subscription';
create index plan_grant_list on plan_grant (id);
call wall('plan_grant');
revoke delete on plan_grant from benchleaf_server;

-- Passes the wall, since a person sees of each of their teams whether it has run out; it tells nothing else.
create function has_running_plan(tenant bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select exists (
    select from plan_grant g
    where g.tenant_id = has_running_plan.tenant and g.start_time <= now() and (g.end_time is null or g.end_time > now()));
end;

-- Where a team stands at this moment.
create function team_status(tenant bigint, status text, expiration_time timestamptz) returns text
  language sql stable
  return case
    when team_status.status = 'freeze' or team_status.status = 'forever' then team_status.status
    when team_status.status = 'normal'
      and (team_status.expiration_time is null or team_status.expiration_time >= now()) then 'normal'
    when has_running_plan(team_status.tenant) then 'normal'
    else 'expired' end;

-- A limit of the current team; -1: none. Storage is counted in mebibytes.
create function team_limit(wanted text) returns integer
  language sql stable
  return (
    select case when own.quantity < 0 then -1 else greatest(own.quantity, coalesce((
      select max(case team_limit.wanted when 'USER_SEAT' then g.seats when 'STORAGE_LIMIT' then g.storage_mebibytes end)
      from plan_grant g
      where g.start_time <= now() and (g.end_time is null or g.end_time > now())), 0)) end
    from (select coalesce(
      (select s.limited_quantity from feature_switch s where s.feature = team_limit.wanted), -1) as quantity) own);

create or replace view signed_in_member with (security_invoker = true) as
select m.tenant_id, m.account_id, t.name as tenant_name, t.type as tenant_type,
  team_status(t.id, t.status, t.expiration_time) as tenant_status,
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

create or replace function own_teams() returns table (
  tenant_id bigint, name text, type text, status text, owner_id bigint, expiration_time timestamptz(3),
  logo_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id, t.name, t.type,
    team_status(t.id, t.status, t.expiration_time),
    t.owner_id, t.expiration_time, l.update_time
  from membership m
  join tenant t on t.id = m.tenant_id
  left join tenant_logo l on l.tenant_id = t.id
  where m.account_id = current_user_id() and m.status = 'active'
  order by m.create_time, m.tenant_id;
end;

create or replace function list_teams(wanted text, exact bigint, before bigint, most integer) returns table (
  tenant_id bigint, name text, type text, status text, expiration_time timestamptz(3), create_time timestamptz(3),
  owner_name text, owner_account text, member_count integer
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id, t.name, t.type,
    team_status(t.id, t.status, t.expiration_time),
    t.expiration_time, t.create_time, a.name, coalesce(a.email, a.mobile),
    (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active')::integer
  from tenant t join account a on a.id = t.owner_id
  where t.id > 0 and (exact is null or t.id = exact) and (before is null or t.id < before)
    and (wanted is null or strpos(lower(t.name), wanted) > 0 or strpos(lower(a.name), wanted) > 0
      or strpos(a.email, wanted) > 0 or strpos(a.mobile, wanted) > 0)
  order by t.id desc limit most;
end;

-- What the payment provider reports, once each. Events belong to no team until they are looked at.
create table stripe_event (
  id text primary key,
  type text not null,
  customer_id text,
  attempts integer not null default 0,
  create_time timestamptz(3) not null default now(),
  done_time timestamptz(3)
);
create index stripe_event_age on stripe_event (create_time);
grant select, insert, delete on stripe_event to benchleaf_server;
grant update (attempts, done_time) on stripe_event to benchleaf_server;

-- Whom the payment provider knows a team as. Who pays, changes or compares holds this row.
create table stripe_customer (
  tenant_id bigint primary key default current_tenant_id() references tenant on delete cascade,
  customer_id text unique
);
call wall('stripe_customer');

-- Subscriptions as the payment provider told them last.
create table subscription (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  id text not null,
  product_id text not null,
  price_id text not null,
  lookup_key text not null,
  plan text not null check (plan in ('standard', 'team', 'custom')),
  seats integer not null check (seats > 0),
  status text not null,
  interval text not null check (interval in ('month', 'year')),
  amount bigint not null,
  currency text not null check (currency in ('HKD', 'USD', 'CNY')),
  current_period_start timestamptz(3) not null,
  current_period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null,
  cancel_at timestamptz(3),
  grace_end timestamptz(3),
  ended_at timestamptz(3),
  next_lookup_key text,
  created timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index subscription_newest on subscription (tenant_id, created desc);
call wall('subscription');
revoke delete on subscription from benchleaf_server;

-- The payment page that stands open for a team: one at a time.
create table checkout (
  tenant_id bigint primary key default current_tenant_id() references tenant on delete cascade,
  session_id text not null,
  price_id text not null,
  currency text,
  url text not null,
  expire_time timestamptz(3) not null
);
call wall('checkout');

create table customization_request (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  first_name text not null,
  last_name text not null,
  email text not null,
  organization text not null,
  organization_size text not null,
  occupation text not null,
  industry text not null,
  description text not null check (char_length(description) <= 512),
  create_time timestamptz(3) not null default now(),
  done_time timestamptz(3),
  primary key (tenant_id, id)
);
create index customization_request_list on customization_request (id);
call wall('customization_request');

-- For which limit the owner was warned at which height; gone when less is used again.
create table limit_warning (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  feature text not null,
  quantity integer not null,
  primary key (tenant_id, feature)
);
call wall('limit_warning');

-- What concerns all teams passes the wall; the server asks only for who runs the installation, or in its own name.
create function tenant_of_stripe_customer(wanted text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select c.tenant_id from stripe_customer c where c.customer_id = tenant_of_stripe_customer.wanted;
end;

create function stripe_customers_after(after bigint, most integer)
  returns table (tenant_id bigint, customer_id text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select c.tenant_id, c.customer_id from stripe_customer c
  where c.tenant_id > stripe_customers_after.after and c.customer_id is not null
  order by c.tenant_id limit stripe_customers_after.most;
end;

create function list_plan_grants(exact bigint, running boolean, before bigint, most integer) returns table (
  tenant_id bigint, tenant_name text, id bigint, plan text, seats integer, storage_mebibytes integer, source text,
  note text, start_time timestamptz(3), end_time timestamptz(3), is_running boolean, create_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select g.tenant_id, t.name, g.id, g.plan, g.seats, g.storage_mebibytes, g.source, g.note, g.start_time, g.end_time,
    g.start_time <= now() and (g.end_time is null or g.end_time > now()), g.create_time
  from plan_grant g join tenant t on t.id = g.tenant_id
  where (exact is null or g.id = exact) and (before is null or g.id < before)
    and (running is null or running = (g.start_time <= now() and (g.end_time is null or g.end_time > now())))
  order by g.id desc limit most;
end;

create function list_customization_requests(exact bigint, done boolean, before bigint, most integer) returns table (
  tenant_id bigint, tenant_name text, id bigint, first_name text, last_name text, email text, organization text,
  organization_size text, occupation text, industry text, description text, create_time timestamptz(3),
  done_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select r.tenant_id, t.name, r.id, r.first_name, r.last_name, r.email, r.organization, r.organization_size,
    r.occupation, r.industry, r.description, r.create_time, r.done_time
  from customization_request r join tenant t on t.id = r.tenant_id
  where (exact is null or r.id = exact) and (before is null or r.id < before)
    and (done is null or done = (r.done_time is not null))
  order by r.id desc limit most;
end;

revoke execute on function has_running_plan, tenant_of_stripe_customer, stripe_customers_after, list_plan_grants,
  list_customization_requests from public;
grant execute on function has_running_plan, tenant_of_stripe_customer, stripe_customers_after, list_plan_grants,
  list_customization_requests, team_status, team_limit to benchleaf_server;

alter table redeem_code drop constraint redeem_code_feature_check;
alter table redeem_code add constraint redeem_code_feature_check
  check (feature in ('validity', 'library.literatures.ai', 'plan.team'));
-- Of the team edition that a code gives.
alter table redeem_code add column seats integer check (seats > 0);
