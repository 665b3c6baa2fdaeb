-- Guided tours, feedback, and what browsers report.

-- A person's own, in whatever team they are.
create table guidance (
  account_id bigint not null default current_user_id() references account,
  guidance_id text not null,
  step integer not null,
  is_done boolean not null,
  update_time timestamptz(3) not null default now(),
  primary key (account_id, guidance_id)
);
alter table guidance enable row level security;
create policy own on guidance using (account_id = current_user_id());
grant select, insert, update, delete on guidance to benchleaf_server;

create table feedback (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  text text not null check (text <> ''),
  page text not null,
  screenshot_uuid uuid,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call wall('feedback');

-- Belongs to no person and no team. The server's role may add to it and clean it, not read it.
create table client_event (
  id bigint generated always as identity primary key,
  event text not null check (event in ('open_page', 'click', 'exception')),
  page text not null,
  target text,
  name text,
  detail text,
  user_agent text not null,
  visitor_id text not null,
  create_time timestamptz(3) not null default now()
);
create index client_event_age on client_event (create_time);
grant insert on client_event to benchleaf_server;

create function sweep_client_events(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from client_event where create_time < sweep_client_events.before;
end;
revoke execute on function sweep_client_events from public;
grant execute on function sweep_client_events to benchleaf_server;
