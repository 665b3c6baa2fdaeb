-- Webhooks: what a team tells other systems, and how each message fared.

-- Work may be put off. A server of the release before calls it with three values.
drop function enqueue_job(text, json, integer);
create function enqueue_job(name text, payload json, attempts integer, run_at timestamptz default null) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  job_id bigint;
begin
  insert into job (name) values (enqueue_job.name) returning id into job_id;
  perform graphile_worker.add_job(
    enqueue_job.name,
    json_build_object('jobId', job_id::text, 'payload', enqueue_job.payload),
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.attempts);
  return job_id;
end
$$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to benchleaf_server;

create table webhook (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  url text not null,
  events text[] not null check (events <> '{}'),
  -- Both sealed.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz(3),
  is_enabled boolean not null default true,
  stop_reason text check (stop_reason in ('failing', 'gone')),
  -- Attempts that failed since one got through, and since when.
  failures integer not null default 0,
  failing_since timestamptz(3),
  -- Nothing is sent before.
  rest_until timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  check (stop_reason is null or not is_enabled)
);
call wall('webhook');

create table webhook_delivery (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  webhook_id bigint not null,
  -- The event that it tells of; a trial has none.
  event_id bigint,
  type text not null,
  -- What is sent, letter by letter.
  message text not null,
  status text not null default 'waiting' check (status in ('waiting', 'succeeded', 'failed')),
  -- Which job is in charge of it: one of an earlier turn does nothing.
  turn integer not null default 1,
  attempts integer not null default 0,
  fault text check (fault in ('status', 'timeout', 'unreachable', 'forbidden', 'off')),
  code integer,
  milliseconds integer,
  answer text,
  create_time timestamptz(3) not null default now(),
  attempt_time timestamptz(3),
  next_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhook on delete cascade,
  -- An event that is handed on twice is told once.
  unique (tenant_id, webhook_id, event_id, type)
);
create index webhook_delivery_log on webhook_delivery (tenant_id, webhook_id, id);
create index webhook_delivery_age on webhook_delivery (create_time);
call wall('webhook_delivery');

-- Cleaning belongs to no tenant, so it passes the wall.
create function sweep_webhook_deliveries(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from webhook_delivery where create_time < sweep_webhook_deliveries.before;
end;
revoke execute on function sweep_webhook_deliveries from public;
grant execute on function sweep_webhook_deliveries to benchleaf_server;
