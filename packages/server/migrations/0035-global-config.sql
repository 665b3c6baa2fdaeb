-- What who runs the installation has set for everybody; one row or none.
create table global_config (
  is_only boolean primary key default true check (is_only),
  config jsonb not null,
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account
);
grant select, insert, update on global_config to benchleaf_server;
