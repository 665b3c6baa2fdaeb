-- Devices that a team books, maintains and inspects.

-- Devices that share rules of booking.
create table equipment_group (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null,
  name_key text collate "C" not null,
  rules json,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index equipment_group_name on equipment_group (tenant_id, name_key);
call wall('equipment_group');

create table equipment (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  asset_no text not null,
  model text not null default '',
  serial_no text not null default '',
  manufacturer text not null default '',
  category text not null default '',
  location text not null default '',
  description text not null default '',
  group_id bigint,
  status text not null default 'normal' check (status in ('normal', 'archive')),
  timezone text not null,
  is_bookable boolean not null default true,
  setup_minutes integer not null default 0 check (setup_minutes between 0 and 1440),
  cleanup_minutes integer not null default 0 check (cleanup_minutes between 0 and 1440),
  -- The last day on which its calibration counts.
  calibration_due date,
  hour_rate numeric check (hour_rate >= 0),
  currency text not null default 'CNY',
  picture_id bigint,
  -- What its bookings keep to; null where they go by its group.
  rules json,
  version integer not null default 1,
  created_by bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references equipment_group,
  foreign key (tenant_id, picture_id) references attachment on delete set null (picture_id)
);
create unique index equipment_asset on equipment (tenant_id, asset_no);
create index equipment_list on equipment (tenant_id, status, name collate natural_name, id);
create index equipment_of_group on equipment (tenant_id, group_id) where group_id is not null;
create index equipment_picture on equipment (tenant_id, picture_id) where picture_id is not null;
call wall('equipment');
create function forget_equipment_values() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from field_value v using gone
  where v.tenant_id = gone.tenant_id and v.subject_kind = 'equipment' and v.subject_id = gone.id;
  return null;
end
$$;
create trigger forget_field_values after delete on equipment
  referencing old table as gone for each statement execute function forget_equipment_values();

-- Who is responsible for a device.
create table equipment_owner (
  tenant_id bigint not null default current_tenant_id(),
  equipment_id bigint not null,
  account_id bigint not null,
  primary key (tenant_id, equipment_id, account_id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index equipment_owner_account on equipment_owner (tenant_id, account_id, equipment_id);
call wall('equipment_owner');

-- Who has been trained on a device, and the last day on which that counts.
create table equipment_training (
  tenant_id bigint not null default current_tenant_id(),
  equipment_id bigint not null,
  account_id bigint not null,
  valid_until date,
  note text not null default '',
  created_by bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, equipment_id, account_id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index equipment_training_account on equipment_training (tenant_id, account_id);
call wall('equipment_training');

-- Why a device cannot be booked. As long as one stands that is not released, nobody books it.
create table equipment_block (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  equipment_id bigint not null,
  source text not null check (source in ('calibration', 'inspection', 'repair', 'manual')),
  -- What the source calls it, e.g. the inspection's record; one source blocks a device once at a time.
  source_id text not null default '',
  reason text not null check (reason <> ''),
  created_by bigint not null default current_user_id(),
  create_time timestamptz(3) not null default now(),
  release_time timestamptz(3),
  released_by bigint references account,
  release_comment text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  check ((release_time is null) = (released_by is null))
);
create index equipment_block_device on equipment_block (tenant_id, equipment_id, id);
create unique index equipment_block_open on equipment_block (tenant_id, equipment_id, source, source_id)
  where release_time is null and source_id <> '';
call wall('equipment_block');

call add_subject_kind('equipment', 'equipment_id', 'equipment', 'equipment');

-- Members see and book devices; what changes them is given by roles of the team.
update role set authorities = authorities || array['EQUIPMENT_READ', 'EQUIPMENT_RESERVATION'] where id = -2;
