-- Samples with their templates, how they come of one another, requests for them and transfers. Each has one container.

-- A field may be of a part of its kind: of one template of samples.
alter table custom_field add column scope_id bigint;
drop index custom_field_name;
create unique index custom_field_name on custom_field (tenant_id, kind, coalesce(scope_id, 0), name_key)
  where not is_archived;

create table sample_meta (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  -- What imports and other systems call it by.
  name text not null check (name <> ''),
  label text not null check (label <> ''),
  status text not null default 'draft' check (status in ('draft', 'enabled', 'disabled')),
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse
);
create unique index sample_meta_name on sample_meta (tenant_id, warehouse_id, lower(name));
create unique index sample_meta_label on sample_meta (tenant_id, warehouse_id, lower(label));
call wall('sample_meta');
revoke delete on sample_meta from benchleaf_server;

-- What a template was, each time that it was saved: samples keep the version that they were saved by.
create table sample_meta_version (
  tenant_id bigint not null default current_tenant_id(),
  meta_id bigint not null,
  version integer not null,
  settings json not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, meta_id, version),
  foreign key (tenant_id, meta_id) references sample_meta
);
call wall('sample_meta_version');
revoke update, delete on sample_meta_version from benchleaf_server;

create table sample (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  number text collate "C" not null,
  name text not null check (name <> ''),
  -- What a search goes by.
  name_key text collate "C" not null generated always as (lower(name || ' ' || number)) stored,
  meta_id bigint,
  meta_version integer,
  -- One of its template's states.
  stage text not null default '',
  state text not null default 'in' check (state in ('in', 'out', 'deleted')),
  owner_id bigint not null default current_user_id() references account,
  project_id bigint,
  expiration_day date,
  note text not null default '',
  -- Who has it while it is out, and until when.
  taken_by bigint references account,
  due_back date,
  reminded_day date,
  expiry_told_day date,
  version integer not null default 1,
  creator_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse,
  foreign key (tenant_id, warehouse_id, meta_id) references sample_meta (tenant_id, warehouse_id, id),
  foreign key (tenant_id, meta_id, meta_version) references sample_meta_version,
  foreign key (tenant_id, project_id) references project on delete set null (project_id),
  check ((meta_id is null) = (meta_version is null)),
  check ((state = 'out') = (taken_by is not null)),
  check (due_back is null or state = 'out')
);
create unique index sample_number on sample (tenant_id, number);
create index sample_list on sample (tenant_id, warehouse_id, id desc) include (name_key, state);
create index sample_owner on sample (tenant_id, warehouse_id, owner_id, id desc) where state <> 'deleted';
create index sample_of_meta on sample (tenant_id, meta_id, id desc) where state <> 'deleted';
create index sample_of_project on sample (tenant_id, project_id, id desc) where project_id is not null;
create index sample_due on sample (tenant_id, warehouse_id, due_back, id) where state = 'out';
create index sample_expiration on sample (tenant_id, warehouse_id, expiration_day, id)
  where expiration_day is not null and state <> 'deleted';
call wall('sample');
revoke delete on sample from benchleaf_server;

alter table container
  add column sample_id bigint generated always as (case holder_kind when 'sample' then holder_id end) stored,
  add constraint container_sample foreign key (tenant_id, warehouse_id, sample_id)
    references sample (tenant_id, warehouse_id, id);
-- Exactly one of each.
create unique index container_of_sample on container (tenant_id, sample_id) where sample_id is not null;

-- What came of what. A child is made after its parents, so that nothing comes of itself.
create table sample_parent (
  tenant_id bigint not null default current_tenant_id(),
  parent_id bigint not null,
  child_id bigint not null,
  origin text not null check (origin in ('derived', 'aliquot', 'pooled')),
  -- What of the parent went into it, where that was counted.
  amount numeric check (amount > 0),
  unit text,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, child_id, parent_id),
  foreign key (tenant_id, parent_id) references sample,
  foreign key (tenant_id, child_id) references sample,
  constraint sample_parent_order check (parent_id < child_id),
  check ((amount is null) = (unit is null))
);
create index sample_parent_children on sample_parent (tenant_id, parent_id, child_id);
call wall('sample_parent');
revoke update, delete on sample_parent from benchleaf_server;

-- Somebody asks to take samples out, to bring them back or to delete them.
create table sample_request (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  number text collate "C" not null,
  kind text not null check (kind in ('OUT', 'IN', 'DELETE')),
  reason text not null,
  due_back date,
  is_thawed boolean not null default false,
  applicant_id bigint not null default current_user_id() references account,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'canceled', 'CLOSED')),
  record_id bigint,
  create_time timestamptz(3) not null default now(),
  settle_time timestamptz(3),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse,
  check ((status = 'PENDING') = (settle_time is null))
);
create unique index sample_request_number on sample_request (tenant_id, number);
create index sample_request_list on sample_request (tenant_id, warehouse_id, id desc);
create index sample_request_own on sample_request (tenant_id, warehouse_id, applicant_id, id desc);
call wall('sample_request');
revoke delete on sample_request from benchleaf_server;

create table sample_request_item (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  request_id bigint not null,
  sample_id bigint not null,
  is_pending boolean not null default true,
  -- What is left of a sample that comes back, in the unit of its container.
  left_amount numeric check (left_amount >= 0),
  primary key (tenant_id, request_id, sample_id),
  foreign key (tenant_id, warehouse_id, request_id) references sample_request (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id, sample_id) references sample (tenant_id, warehouse_id, id)
);
-- Nobody asks for what somebody has asked for.
create unique index sample_request_pending on sample_request_item (tenant_id, sample_id) where is_pending;
create index sample_request_item_sample on sample_request_item (tenant_id, sample_id, request_id);
call wall('sample_request_item');
revoke delete on sample_request_item from benchleaf_server;

-- Samples that one person offers to another.
create table sample_transfer (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  number text collate "C" not null,
  from_id bigint not null default current_user_id() references account,
  to_id bigint not null references account,
  note text not null default '',
  answer text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'received', 'rejected', 'canceled')),
  create_time timestamptz(3) not null default now(),
  settle_time timestamptz(3),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse,
  check ((status = 'waiting') = (settle_time is null)),
  check (from_id <> to_id)
);
create unique index sample_transfer_number on sample_transfer (tenant_id, number);
create index sample_transfer_from on sample_transfer (tenant_id, warehouse_id, from_id, id desc);
create index sample_transfer_to on sample_transfer (tenant_id, warehouse_id, to_id, id desc);
call wall('sample_transfer');
revoke delete on sample_transfer from benchleaf_server;

create table sample_transfer_item (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  transfer_id bigint not null,
  sample_id bigint not null,
  is_pending boolean not null default true,
  primary key (tenant_id, transfer_id, sample_id),
  foreign key (tenant_id, warehouse_id, transfer_id) references sample_transfer (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id, sample_id) references sample (tenant_id, warehouse_id, id)
);
create unique index sample_transfer_pending on sample_transfer_item (tenant_id, sample_id) where is_pending;
create index sample_transfer_item_sample on sample_transfer_item (tenant_id, sample_id, transfer_id);
call wall('sample_transfer_item');
revoke delete on sample_transfer_item from benchleaf_server;

-- What happened to each sample, for those who read it.
create table sample_log (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  sample_id bigint not null,
  action text not null,
  detail text not null default '',
  actor_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, warehouse_id, sample_id) references sample (tenant_id, warehouse_id, id)
);
create index sample_log_sample on sample_log (tenant_id, sample_id, id desc);
create index sample_log_list on sample_log (tenant_id, warehouse_id, id desc);
call wall('sample_log');
revoke update, delete on sample_log from benchleaf_server;

create view readable_sample with (security_invoker = true) as
select s.tenant_id, s.id, s.warehouse_id from sample s
join readable_warehouse w on w.tenant_id = s.tenant_id and w.id = s.warehouse_id;
grant select on readable_sample to benchleaf_server;
call add_subject_kind('sample', 'sample_id', 'sample', 'readable_sample');
