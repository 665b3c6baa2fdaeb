-- Warehouses of materials and of samples, the locations in them, the containers there, and how much is left in each.

create table warehouse (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null check (kind in ('inventory', 'sample')),
  name text not null check (name <> ''),
  description text not null default '',
  owner_id bigint not null references account,
  -- What everybody in the team may do: 0 nothing, 1 read, 2 use.
  team_level smallint not null default 0 check (team_level between 0 and 2),
  is_archived boolean not null default false,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index warehouse_name on warehouse (tenant_id, kind, lower(name)) where not is_archived;
create index warehouse_owner on warehouse (tenant_id, owner_id);
call wall('warehouse');
revoke delete on warehouse from benchleaf_server;

create table warehouse_member (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  account_id bigint not null,
  -- 1 read, 2 use, 3 manage
  level smallint not null check (level between 1 and 3),
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, warehouse_id, account_id),
  foreign key (tenant_id, warehouse_id) references warehouse,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index warehouse_member_account on warehouse_member (tenant_id, account_id);
call wall('warehouse_member');

create table warehouse_picture (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  content_type text not null,
  bytes bytea not null,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, warehouse_id),
  foreign key (tenant_id, warehouse_id) references warehouse
);
call wall('warehouse_picture');

-- Those that the asking person may read, with how far they may go: 1 read, 2 use, 3 manage.
create view readable_warehouse with (security_invoker = true) as
select w.tenant_id, w.id, w.kind, w.name, w.description, w.owner_id, w.team_level, w.is_archived, w.version,
  w.create_time, r.own_level
from warehouse w
cross join lateral (
  select greatest(case when w.owner_id = (select current_user_id()) then 3 else 0 end, w.team_level, (
    select m.level from warehouse_member m
    where m.tenant_id = w.tenant_id and m.warehouse_id = w.id and m.account_id = (select current_user_id())
  )) as own_level
) r
where r.own_level > 0;
grant select on readable_warehouse to benchleaf_server;

create table location (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  parent_id bigint,
  kind text not null,
  name text not null check (name <> ''),
  -- The part of the path code that is its own, e.g. F1.
  code text collate "C" not null constraint location_code_shape check (code ~ '^[A-Z0-9]{1,8}$'),
  -- The ids from the root down to its own, each followed by a point: what lies below begins with it.
  path text collate "C" not null,
  -- The codes from the root down to its own, e.g. R1-F1-B3: printed, scanned and searched.
  path_code text collate "C" not null,
  depth smallint not null constraint location_depth check (depth between 1 and 12),
  -- Its place among its siblings.
  place integer not null,
  -- 0: what lies here has no positions.
  grid_rows smallint not null default 0,
  grid_columns smallint not null default 0,
  min_celsius numeric,
  max_celsius numeric,
  conditions text not null default '',
  is_enabled boolean not null default true,
  is_archived boolean not null default false,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  unique (tenant_id, id, parent_id),
  unique (tenant_id, id, grid_rows, grid_columns),
  foreign key (tenant_id, warehouse_id) references warehouse,
  foreign key (tenant_id, warehouse_id, parent_id) references location (tenant_id, warehouse_id, id),
  check (grid_rows between 0 and 100 and grid_columns between 0 and 100 and (grid_rows = 0) = (grid_columns = 0)),
  check (min_celsius <= max_celsius)
);
create unique index location_name on location (tenant_id, warehouse_id, coalesce(parent_id, 0), lower(name))
  where not is_archived;
create unique index location_code on location (tenant_id, path_code) where not is_archived;
create index location_path on location (tenant_id, path);
create index location_children on location (tenant_id, warehouse_id, parent_id, place, id);
call wall('location');
revoke delete on location from benchleaf_server;

-- Whoever makes or moves a location waits for whoever moves one in the same warehouse.
create function location_lock_key(warehouse_id bigint) returns bigint
  language sql immutable
  return hashtextextended('location tree of ' || warehouse_id, 0);

-- Where a location lies follows from its parent, which must take new content.
create function place_location() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
declare
  parent location;
begin
  perform pg_advisory_xact_lock_shared(location_lock_key(new.warehouse_id));
  select * into parent from location l where l.tenant_id = new.tenant_id and l.id = new.parent_id for share;
  if new.parent_id is not null and (parent.is_archived or not parent.is_enabled) then
    raise exception using errcode = '23514', constraint = 'location_open', message = 'the location takes nothing';
  end if;
  new.path := coalesce(parent.path, '') || new.id || '.';
  new.path_code := coalesce(parent.path_code || '-', '') || new.code;
  new.depth := coalesce(parent.depth, 0) + 1;
  return new;
end
$$;
create trigger placed before insert on location for each row execute function place_location();

-- One bottle, tube or pack. What is in it is the sum of its movements, and no more is reserved than is in it.
create table container (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  -- What it holds: a lot of a material, or a sample. Who keeps those adds a column and a foreign key for its kind.
  holder_kind text not null,
  holder_id bigint not null,
  -- Of a lot its material: what expires first is chosen within it.
  item_id bigint,
  label text not null default '',
  unit text not null,
  quantity numeric not null default 0,
  held numeric not null default 0,
  expiration_day date,
  opened_day date,
  thaw_count integer not null default 0 check (thaw_count between 0 and 10000),
  is_closed boolean not null default false,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse,
  constraint container_balance check (held >= 0 and held <= quantity and quantity < 1e15)
);
create index container_holder on container (tenant_id, holder_kind, holder_id, id);
create index container_item on container (tenant_id, item_id, id) where item_id is not null;
create index container_open on container (tenant_id, warehouse_id, id) where not is_closed;
create index container_expiration on container (tenant_id, warehouse_id, expiration_day, id) where not is_closed;
call wall('container');
revoke insert, update, delete on container from benchleaf_server;
grant insert (warehouse_id, holder_kind, holder_id, item_id, label, unit, expiration_day, opened_day) on container
  to benchleaf_server;
grant update (label, expiration_day, opened_day, thaw_count, is_closed) on container to benchleaf_server;

-- Nothing comes into a warehouse that is archived, also where both happen at once.
create function keep_warehouse_open() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  perform from warehouse w
  where w.tenant_id = new.tenant_id and w.id = new.warehouse_id and not w.is_archived for key share;
  if not found then
    raise exception using errcode = '23514', constraint = 'warehouse_open', message = 'the warehouse is archived';
  end if;
  return new;
end
$$;
create trigger in_open_warehouse before insert on container for each row execute function keep_warehouse_open();
create trigger in_open_warehouse before insert on location for each row execute function keep_warehouse_open();

-- Where containers stand, and where locations have a position in the one that holds them.
create table placement (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  location_id bigint not null,
  -- Null: somewhere in the location. The first row and column are 1.
  grid_row smallint,
  grid_column smallint,
  -- Those of the location, kept equal by the foreign key.
  grid_rows smallint not null,
  grid_columns smallint not null,
  container_id bigint,
  sublocation_id bigint,
  place_time timestamptz(3) not null default now(),
  placed_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  unique (tenant_id, container_id),
  unique (tenant_id, sublocation_id),
  constraint placement_position unique (tenant_id, location_id, grid_row, grid_column) deferrable initially immediate,
  foreign key (tenant_id, warehouse_id, location_id) references location (tenant_id, warehouse_id, id),
  foreign key (tenant_id, location_id, grid_rows, grid_columns)
    references location (tenant_id, id, grid_rows, grid_columns) on update cascade,
  foreign key (tenant_id, warehouse_id, container_id) references container (tenant_id, warehouse_id, id),
  foreign key (tenant_id, sublocation_id, location_id) references location (tenant_id, id, parent_id),
  check (num_nonnulls(container_id, sublocation_id) = 1),
  check ((grid_row is null) = (grid_column is null)),
  check (sublocation_id is null or grid_row is not null),
  constraint placement_in_grid check (grid_row between 1 and grid_rows and grid_column between 1 and grid_columns)
);
call wall('placement');

-- A location that is disabled or archived, or lies in such a one, takes nothing; what lies in it may stay or go.
create function keep_locations_open() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
declare
  taking bigint[];
begin
  if tg_op = 'INSERT' then
    taking := array(select location_id from placed);
  else
    -- A grid that grows or shrinks places nothing.
    taking := array(
      select p.location_id from placed p join replaced r on r.tenant_id = p.tenant_id and r.id = p.id
      where (p.location_id, p.grid_row, p.grid_column) is distinct from (r.location_id, r.grid_row, r.grid_column));
  end if;
  if exists (
    select from (
      select a.is_archived or not a.is_enabled as is_closed from location a
      where a.tenant_id = current_tenant_id() and a.id in (
        select unnest(string_to_array(trim(trailing '.' from l.path), '.')::bigint[])
        from location l where l.tenant_id = current_tenant_id() and l.id = any (taking))
      order by a.id for share
    ) l where l.is_closed)
  then
    raise exception using errcode = '23514', constraint = 'location_open', message = 'the location takes nothing';
  end if;
  return null;
end
$$;
create trigger in_open_location after insert on placement
  referencing new table as placed for each statement execute function keep_locations_open();
create trigger into_open_location after update on placement
  referencing old table as replaced new table as placed for each statement execute function keep_locations_open();

-- What came into containers and went out of them, in each container's unit. Nothing is ever changed or taken away.
create table movement (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  container_id bigint not null,
  item_id bigint,
  operation text not null
    check (operation in ('in', 'out', 'adjust', 'transfer', 'use', 'return', 'count', 'dispose')),
  amount numeric not null,
  counter_amount numeric not null generated always as (-amount) stored,
  reversal_of bigint,
  -- What was recorded together: the two ends of a transfer.
  group_id bigint,
  reason text not null default '',
  -- What it was done for: an application, a line of an order, a notebook step.
  source_kind text,
  source_id bigint,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, id, container_id, amount),
  constraint movement_reversed_once unique (tenant_id, reversal_of),
  foreign key (tenant_id, warehouse_id, container_id) references container (tenant_id, warehouse_id, id),
  constraint movement_counters foreign key (tenant_id, reversal_of, container_id, counter_amount)
    references movement (tenant_id, id, container_id, amount),
  constraint movement_amount check (abs(amount) < 1e12 and scale(amount) <= 18),
  constraint movement_moves check (amount <> 0 or operation in ('count', 'dispose')),
  check ((source_kind is null) = (source_id is null))
);
create index movement_container on movement (tenant_id, container_id, id);
create index movement_warehouse on movement (tenant_id, warehouse_id, id);
create index movement_item on movement (tenant_id, item_id, id) where item_id is not null;
create index movement_source on movement (tenant_id, source_kind, source_id) where source_kind is not null;
create index movement_group on movement (tenant_id, group_id) where group_id is not null;
call wall('movement');
revoke update, delete on movement from benchleaf_server;

-- Numbers what one person does at once.
create sequence stock_group;
grant usage on sequence stock_group to benchleaf_server;

create function apply_movement() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.reversal_of is not null and exists (
    select from movement m where m.tenant_id = new.tenant_id and m.id = new.reversal_of and m.reversal_of is not null)
  then
    raise exception using errcode = '23514', constraint = 'movement_of_reversal', message = 'a reversal stands';
  end if;
  update container c set quantity = c.quantity + new.amount
  where c.tenant_id = new.tenant_id and c.id = new.container_id and not c.is_closed;
  if not found then
    raise exception using errcode = '23514', constraint = 'container_closed', message = 'the container is closed';
  end if;
  return null;
end
$$;
revoke execute on function apply_movement from public;
create trigger applied after insert on movement for each row execute function apply_movement();

-- What of a container is promised to somebody and cannot be taken by others.
create table stock_hold (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  container_id bigint not null,
  amount numeric not null constraint stock_hold_amount check (amount > 0 and amount < 1e12 and scale(amount) <= 18),
  source_kind text not null,
  source_id bigint not null,
  state text not null default 'held' check (state in ('held', 'used', 'released')),
  create_time timestamptz(3) not null default now(),
  end_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, container_id) references container,
  check ((state = 'held') = (end_time is null))
);
create index stock_hold_source on stock_hold (tenant_id, source_kind, source_id, id);
create index stock_hold_container on stock_hold (tenant_id, container_id) where state = 'held';
call wall('stock_hold');
revoke insert, update, delete on stock_hold from benchleaf_server;
grant insert (container_id, amount, source_kind, source_id), update (state, end_time) on stock_hold to benchleaf_server;

create function apply_hold() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' and (old.state <> 'held' or new.state = 'held') then
    raise exception using errcode = '23514', constraint = 'stock_hold_ended', message = 'the hold has ended';
  end if;
  update container c set held = c.held + case tg_op when 'INSERT' then new.amount else -new.amount end
  where c.tenant_id = new.tenant_id and c.id = new.container_id and (tg_op = 'UPDATE' or not c.is_closed);
  if not found then
    raise exception using errcode = '23514', constraint = 'container_closed', message = 'the container is closed';
  end if;
  return null;
end
$$;
revoke execute on function apply_hold from public;
create trigger applied after insert or update on stock_hold for each row execute function apply_hold();

create view readable_location with (security_invoker = true) as
select l.tenant_id, l.id, l.warehouse_id from location l
join readable_warehouse w on w.tenant_id = l.tenant_id and w.id = l.warehouse_id;
grant select on readable_location to benchleaf_server;

call add_subject_kind('warehouse', 'warehouse_id', 'warehouse', 'readable_warehouse');
call add_subject_kind('location', 'location_id', 'location', 'readable_location');

-- Daily work, as far as each warehouse lets.
update role set authorities = authorities || array[
  'INVENTORY_READ', 'INVENTORY_APPLY', 'INVENTORY_MATERIAL_CREATE', 'INVENTORY_RECORDS', 'INVENTORY_AUDIT_RECORDS',
  'INVENTORY_PURCHASE_ORDER', 'INVENTORY_DASHBOARD', 'SAMPLE_READ', 'SAMPLE_CREATE'
] where id = -2;
