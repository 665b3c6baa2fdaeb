-- The trail is checked by jobs, piece by piece, and its heads are anchored outside of the database.

create table audit_check (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Whether it begins with the first entry, or where the last check that found nothing has ended.
  is_whole boolean not null,
  total bigint not null default 0,
  checked bigint not null default 0,
  -- How far each lane has been checked, sealed with the server's key: a job that was killed goes on here.
  places json,
  seal text,
  verdict json,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
call wall('audit_check');

-- How many lines the file of anchors has, and the end of the last. Only the owner reads and writes it.
create table audit_anchor (
  is_only boolean primary key default true check (is_only),
  line bigint not null,
  mac text not null,
  time timestamptz(3) not null
);
