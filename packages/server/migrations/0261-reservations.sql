-- Time of devices that is taken.

create extension if not exists btree_gist;

create table reservation_series (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  user_id bigint not null default current_user_id() references account,
  -- RFC 5545, with COUNT or UNTIL.
  rule text not null,
  timezone text not null,
  -- Of the first date, by the clocks of the device.
  local_start text not null,
  local_end text not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade
);
create index reservation_series_device on reservation_series (tenant_id, equipment_id);
call wall('reservation_series');

-- Dates of a series that were left out, and why, so that they can be tried once more.
create table reservation_exception (
  tenant_id bigint not null default current_tenant_id(),
  series_id bigint not null,
  original_start text not null,
  reason text not null check (reason in ('conflict', 'rules', 'noSuchTime', 'moved', 'removed')),
  primary key (tenant_id, series_id, original_start),
  foreign key (tenant_id, series_id) references reservation_series on delete cascade
);
call wall('reservation_exception');

-- Steps on several devices that were booked together.
create table experiment (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  title text not null,
  user_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call wall('experiment');

create table reservation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  user_id bigint not null default current_user_id() references account,
  project_id bigint,
  series_id bigint,
  experiment_id bigint,
  kind text not null default 'booking' check (kind in ('booking', 'blocked', 'maintenance', 'offer')),
  status text not null default 'approved' check (status in ('waiting', 'approved', 'rejected', 'canceled', 'closed')),
  title text not null default '',
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  -- From the start less the setup to the end and the cleanup.
  occupied tstzrange not null,
  -- Of a date of a series, by the clocks of the device.
  original_start text,
  check_in_time timestamptz(3),
  check_out_time timestamptz(3),
  outcome text check (outcome in ('used', 'released', 'noShow')),
  override_reason text not null default '',
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, project_id) references project on delete set null (project_id),
  foreign key (tenant_id, series_id) references reservation_series,
  foreign key (tenant_id, experiment_id) references experiment,
  check (isfinite(start_time) and isfinite(end_time) and start_time < end_time),
  check (not isempty(occupied) and occupied @> tstzrange(start_time, end_time)),
  check (check_out_time is null or check_in_time is not null),
  -- Nobody books a device twice: waiting, approved and closed ones hold their time. Asked at the end of each statement, so that
  -- dates of a series can move past one another.
  constraint reservation_once exclude using gist (tenant_id with =, equipment_id with =, occupied with &&)
    where (status in ('waiting', 'approved', 'closed')) deferrable
);
create index reservation_device on reservation (tenant_id, equipment_id, start_time)
  where status in ('waiting', 'approved', 'closed');
create index reservation_person on reservation (tenant_id, user_id, start_time, id);
create index reservation_of_series on reservation (tenant_id, series_id) where series_id is not null;
create index reservation_of_experiment on reservation (tenant_id, experiment_id) where experiment_id is not null;
create index reservation_of_project on reservation (tenant_id, project_id) where project_id is not null;
create index reservation_open on reservation (tenant_id, start_time) where status = 'approved' and check_in_time is null;
call wall('reservation');

-- Who waits for time on a device that is taken.
create table reservation_waiting (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  user_id bigint not null default current_user_id(),
  project_id bigint,
  from_time timestamptz(3) not null,
  to_time timestamptz(3) not null check (from_time < to_time),
  minutes integer not null check (minutes > 0),
  title text not null default '',
  -- The reservation that has been offered last.
  offer_id bigint,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, user_id) references membership on delete cascade,
  foreign key (tenant_id, project_id) references project on delete set null (project_id),
  foreign key (tenant_id, offer_id) references reservation on delete set null (offer_id)
);
create index reservation_waiting_device on reservation_waiting (tenant_id, equipment_id, id);
create index reservation_waiting_person on reservation_waiting (tenant_id, user_id, id);
call wall('reservation_waiting');

-- A secret address of somebody's bookings as a calendar; the secret itself is kept nowhere.
create table reservation_feed (
  tenant_id bigint not null default current_tenant_id() references tenant,
  user_id bigint not null default current_user_id(),
  secret_hash bytea not null unique,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references membership on delete cascade
);
call wall('reservation_feed');

-- Whose bookings a secret address shows, for a calendar that has no session; nobody who has left the team.
create function find_reservation_feed(hash bytea, out tenant_id bigint, out user_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select f.tenant_id, f.user_id from reservation_feed f
  join membership m on m.tenant_id = f.tenant_id and m.account_id = f.user_id and m.status = 'active'
  where f.secret_hash = hash
$$;
revoke execute on function find_reservation_feed from public;
grant execute on function find_reservation_feed to benchleaf_server;

call add_subject_kind('reservation', 'reservation_id', 'reservation', 'reservation');
