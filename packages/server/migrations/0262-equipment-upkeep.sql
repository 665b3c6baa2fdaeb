-- Use and upkeep of devices.

create table equipment_usage (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  reservation_id bigint,
  user_id bigint not null references account,
  project_id bigint,
  from_time timestamptz(3) not null,
  to_time timestamptz(3) not null check (from_time < to_time),
  -- What the device's counter showed at the end.
  counter numeric check (counter >= 0),
  -- By the rate of an hour when it was written.
  cost numeric,
  currency text not null default 'CNY',
  note text not null default '',
  created_by bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, reservation_id) references reservation on delete set null (reservation_id),
  foreign key (tenant_id, project_id) references project on delete set null (project_id)
);
create index equipment_usage_time on equipment_usage (tenant_id, from_time, id);
create index equipment_usage_device on equipment_usage (tenant_id, equipment_id, from_time, id);
create index equipment_usage_reservation on equipment_usage (tenant_id, reservation_id) where reservation_id is not null;
create index equipment_usage_project on equipment_usage (tenant_id, project_id) where project_id is not null;
call wall('equipment_usage');

-- Upkeep that comes again after days, or after so much on the counter.
create table maintenance_plan (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  kind text not null check (kind in ('service', 'calibration')),
  title text not null,
  every_days integer check (every_days > 0),
  every_count numeric check (every_count > 0),
  last_date date,
  last_count numeric,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  check (every_days is not null or every_count is not null)
);
create index maintenance_plan_device on maintenance_plan (tenant_id, equipment_id);
call wall('maintenance_plan');

-- A fault that somebody has reported.
create table repair_report (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  severity text not null check (severity in ('minor', 'major', 'down')),
  text text not null check (text <> ''),
  status text not null default 'open' check (status in ('open', 'done')),
  reporter_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  close_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  check ((status = 'done') = (close_time is not null))
);
create index repair_report_list on repair_report (tenant_id, status desc, id);
create index repair_report_device on repair_report (tenant_id, equipment_id, id);
call wall('repair_report');

create table maintenance (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  plan_id bigint,
  report_id bigint,
  kind text not null check (kind in ('service', 'calibration', 'repair')),
  status text not null default 'planned' check (status in ('planned', 'done', 'canceled')),
  title text not null default '',
  -- The time that the device is out of use for it.
  reservation_id bigint,
  provider text not null default '',
  done_date date,
  result text not null default '',
  certificate_no text not null default '',
  valid_until date,
  counter numeric,
  cost numeric,
  currency text not null default 'CNY',
  created_by bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, plan_id) references maintenance_plan on delete set null (plan_id),
  foreign key (tenant_id, report_id) references repair_report on delete set null (report_id),
  foreign key (tenant_id, reservation_id) references reservation on delete set null (reservation_id),
  check ((status = 'done') = (done_date is not null))
);
create index maintenance_device on maintenance (tenant_id, equipment_id, id);
create index maintenance_of_plan on maintenance (tenant_id, plan_id) where plan_id is not null;
create index maintenance_of_report on maintenance (tenant_id, report_id) where report_id is not null;
create index maintenance_of_reservation on maintenance (tenant_id, reservation_id) where reservation_id is not null;
call wall('maintenance');

-- Devices of all teams on which something may be overdue, with somebody in whose name it is freed.
create function equipment_to_sweep(at timestamptz) returns table (tenant_id bigint, equipment_id bigint, user_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select r.tenant_id, r.equipment_id, min(r.user_id) from reservation r
  where r.status = 'approved' and r.check_in_time is null and r.kind in ('booking', 'offer')
    and r.start_time > at - interval '2 days' and (r.start_time < at or r.kind = 'offer')
  group by r.tenant_id, r.equipment_id limit 5000
$$;
revoke execute on function equipment_to_sweep from public;
grant execute on function equipment_to_sweep to benchleaf_server;
