-- Materials with their lots, applications for stock and orders; what is left of each stands in containers.

create table material (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  number text collate "C" not null,
  kind text not null,
  name text not null check (name <> ''),
  cas text not null default '',
  catalog_number text not null default '',
  brand text not null default '',
  specification text not null default '',
  storage text not null default '',
  note text not null default '',
  -- Codes of GHS pictograms, e.g. GHS02.
  hazards text[] not null default '{}',
  -- Who sells it, in which pack and at what price.
  supplies json not null default '[]',
  unit text not null,
  -- Below it the stock is low; null: never.
  low_quantity numeric check (low_quantity > 0 and low_quantity < 1e15),
  -- So many days before a lot expires it is told; null: not at all.
  expiry_days integer check (expiry_days between 1 and 3650),
  -- What may not be there twice, by what the warehouse asks.
  unique_key text collate "C",
  -- When its people were last told of a low stock; null once there is enough.
  low_told_time timestamptz(3),
  is_archived boolean not null default false,
  version integer not null default 1,
  creator_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse
);
create unique index material_number on material (tenant_id, number);
create unique index material_unique on material (tenant_id, warehouse_id, unique_key)
  where unique_key is not null and not is_archived;
create index material_list on material (tenant_id, warehouse_id, lower(name), id) where not is_archived;
call wall('material');

-- Which fields together may not be there twice in a warehouse.
create table material_uniqueness (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  fields text[] not null check (fields <@ array['name', 'cas', 'catalogNumber', 'brand', 'specification']),
  primary key (tenant_id, warehouse_id),
  foreign key (tenant_id, warehouse_id) references warehouse
);
call wall('material_uniqueness');

create table lot (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  material_id bigint not null,
  batch_no text not null check (batch_no <> ''),
  expiration_day date,
  supplier text not null default '',
  -- When its people were told that it expires.
  expiry_told_day date,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id, material_id) references material (tenant_id, warehouse_id, id)
);
create unique index lot_batch on lot (tenant_id, material_id, lower(batch_no));
create index lot_expiration on lot (tenant_id, warehouse_id, expiration_day, id) where expiration_day is not null;
call wall('lot');

alter table container
  add column lot_id bigint generated always as (case holder_kind when 'lot' then holder_id end) stored,
  add constraint container_lot foreign key (tenant_id, warehouse_id, lot_id) references lot (tenant_id, warehouse_id, id);

-- Somebody asks for an amount of a material; it is held until that is decided.
create table stock_application (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  number text collate "C" not null,
  material_id bigint not null,
  quantity numeric not null check (quantity > 0),
  unit text not null,
  reason text not null,
  applicant_id bigint not null default current_user_id() references account,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'canceled', 'CLOSED')),
  record_id bigint,
  create_time timestamptz(3) not null default now(),
  settle_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, warehouse_id, material_id) references material (tenant_id, warehouse_id, id),
  check ((status = 'PENDING') = (settle_time is null))
);
create unique index stock_application_number on stock_application (tenant_id, number);
create index stock_application_list on stock_application (tenant_id, warehouse_id, id desc);
create index stock_application_own on stock_application (tenant_id, warehouse_id, applicant_id, id desc);
call wall('stock_application');
revoke delete on stock_application from benchleaf_server;

create table purchase_order (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  number text collate "C" not null,
  is_external boolean not null default false,
  supplier text not null default '',
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  note text not null default '',
  status text not null check (status in ('draft', 'pending', 'approved', 'rejected', 'canceled', 'ordered',
    'partlyReceived', 'received', 'closed', 'active', 'revoked')),
  record_id bigint,
  creator_id bigint not null default current_user_id() references account,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  order_time timestamptz(3),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse,
  check (is_external = (status in ('active', 'revoked')))
);
create unique index purchase_order_number on purchase_order (tenant_id, number);
create index purchase_order_list on purchase_order (tenant_id, warehouse_id, is_external, id desc);
call wall('purchase_order');

create table purchase_order_line (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  order_id bigint not null,
  material_id bigint not null,
  catalog_number text not null default '',
  quantity numeric not null check (quantity > 0 and quantity < 1e12),
  unit text not null,
  -- Of one unit.
  price numeric check (price >= 0 and price < 1e12),
  received numeric not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, warehouse_id, order_id) references purchase_order (tenant_id, warehouse_id, id) on delete cascade,
  foreign key (tenant_id, warehouse_id, material_id) references material (tenant_id, warehouse_id, id),
  constraint purchase_order_line_received check (received >= 0 and received <= quantity)
);
create index purchase_order_line_order on purchase_order_line (tenant_id, order_id, id);
create index purchase_order_line_material on purchase_order_line (tenant_id, material_id, id);
call wall('purchase_order_line');

create view readable_material with (security_invoker = true) as
select m.tenant_id, m.id, m.warehouse_id from material m
join readable_warehouse w on w.tenant_id = m.tenant_id and w.id = m.warehouse_id;
grant select on readable_material to benchleaf_server;
call add_subject_kind('material', 'material_id', 'material', 'readable_material');
revoke delete on material from benchleaf_server;
