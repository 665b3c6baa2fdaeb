-- The server's role: owns nothing, so no row-level policy can be passed or switched off by it.
do $$
begin
  create role benchleaf_server nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
exception when duplicate_object or unique_violation then
  null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'benchleaf_server', 'member') or not
     exists (select from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles u on u.oid = m.member
             where r.rolname = 'benchleaf_server' and u.rolname = current_user) then
    execute format('grant benchleaf_server to %I', current_user);
  end if;
exception when unique_violation or sqlstate 'XX000' then
  null;
end
$$;

grant usage on schema public to benchleaf_server;

-- In whose name the transaction runs; null outside of a tenant.
create function current_tenant_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::bigint;

create function current_user_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

-- Puts a table behind the tenant wall. The table needs a column tenant_id.
create procedure wall(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy tenant_wall on %s using (tenant_id = (select current_tenant_id()))', target);
  execute format('grant select, insert, update, delete on %s to benchleaf_server', target);
end
$$;

-- Events leave from here after their transaction.
create table outbox_event (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant_id(),
  user_id bigint not null default current_user_id(),
  type text not null,
  data jsonb not null,
  attempts integer not null default 0,
  create_time timestamptz not null default now(),
  next_time timestamptz not null default now(),
  delivery_time timestamptz
);
create index outbox_event_waiting on outbox_event (id) where delivery_time is null;
grant insert on outbox_event to benchleaf_server;

-- Bytes that a browser has been allowed to send.
create table upload (
  uuid uuid primary key default gen_random_uuid(),
  tenant_id bigint not null default current_tenant_id(),
  user_id bigint not null default current_user_id(),
  name text not null,
  size bigint not null check (size >= 0),
  content_type text not null,
  create_time timestamptz not null default now(),
  take_time timestamptz
);
create index upload_by_age on upload (create_time);
call wall('upload');

-- What people see of a job; the queue itself lies in the schema graphile_worker.
create table job (
  id bigint generated always as identity primary key,
  tenant_id bigint default current_tenant_id(),
  user_id bigint default current_user_id(),
  name text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  progress real not null default 0 check (progress between 0 and 1),
  message text,
  is_cancel_requested boolean not null default false,
  create_time timestamptz not null default now(),
  finish_time timestamptz
);
create index job_by_tenant on job (tenant_id, id desc);
alter table job enable row level security;
create policy tenant_wall on job using (tenant_id = (select current_tenant_id()));
grant select on job to benchleaf_server;

create function enqueue_job(name text, payload json, attempts integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  job_id bigint;
begin
  insert into job (name) values (enqueue_job.name) returning id into job_id;
  perform graphile_worker.add_job(
    enqueue_job.name,
    json_build_object('jobId', job_id::text, 'payload', enqueue_job.payload),
    max_attempts => enqueue_job.attempts);
  return job_id;
end
$$;

create function cancel_job(job_id bigint) returns boolean
  language sql security definer set search_path = pg_catalog, public
begin atomic
  with asked as (
    update job set is_cancel_requested = true
    where id = cancel_job.job_id and tenant_id = current_tenant_id() and state in ('queued', 'running')
    returning 1
  )
  select exists (select from asked);
end;

-- Counts of the rate limits that all nodes share.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to benchleaf_server;

-- The audit trail: each entry carries the hash of the one before it in its tenant.
create table audit_entry (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  place bigint not null,
  user_id bigint not null,
  time timestamptz not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash bytea not null,
  hash bytea not null,
  unique (tenant_id, place)
);
create index audit_entry_by_object on audit_entry (tenant_id, object_type, object_id, place desc);
alter table audit_entry enable row level security;
create policy tenant_wall on audit_entry using (tenant_id = (select current_tenant_id()));
grant select on audit_entry to benchleaf_server;

-- Where each tenant's chain ends; locked by a writer until its transaction ends.
create table audit_head (
  tenant_id bigint primary key,
  place bigint not null,
  hash bytea not null
);
alter table audit_head enable row level security;
create policy tenant_wall on audit_head using (tenant_id = (select current_tenant_id()));
grant select on audit_head to benchleaf_server;

create function audit_hash(entry audit_entry) returns bytea
  language sql immutable parallel safe
  return sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.tenant_id, entry.place, entry.user_id, (extract(epoch from entry.time) * 1000000)::bigint, entry.action,
    entry.object_type, entry.object_id, entry.before, entry.after, entry.reason)::text, 'UTF8'));

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger append_only_whole before truncate on audit_entry for each statement execute function refuse_change();

-- The only way in: runs as the owner, since the server's role may not write the trail itself.
create function record_audit(
  tenant_id bigint, user_id bigint, action text, object_type text, object_id text,
  before jsonb, after jsonb, reason text
) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  entry audit_entry;
begin
  if record_audit.tenant_id is distinct from coalesce(current_tenant_id(), record_audit.tenant_id) then
    raise exception 'an audit entry belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  insert into audit_head as head (tenant_id, place, hash) values (record_audit.tenant_id, 0, '')
    on conflict (tenant_id) do nothing;
  select place + 1, hash into entry.place, entry.previous_hash
    from audit_head where tenant_id = record_audit.tenant_id for update;
  entry.tenant_id := record_audit.tenant_id;
  entry.user_id := record_audit.user_id;
  entry.time := clock_timestamp();
  entry.action := record_audit.action;
  entry.object_type := record_audit.object_type;
  entry.object_id := record_audit.object_id;
  entry.before := record_audit.before;
  entry.after := record_audit.after;
  entry.reason := record_audit.reason;
  entry.hash := audit_hash(entry);
  insert into audit_entry (tenant_id, place, user_id, time, action, object_type, object_id, before, after, reason,
                           previous_hash, hash)
    values (entry.tenant_id, entry.place, entry.user_id, entry.time, entry.action, entry.object_type, entry.object_id,
            entry.before, entry.after, entry.reason, entry.previous_hash, entry.hash);
  update audit_head set place = entry.place, hash = entry.hash where tenant_id = record_audit.tenant_id;
end
$$;

-- The first place of the current tenant's chain that is altered, missing or out of order; null when it is whole.
create function find_audit_break() returns bigint
  language sql stable
  return (
    select min(place) from (
      select place,
        place = row_number() over (order by place)
          and hash = audit_hash(e)
          and previous_hash = lag(hash, 1, ''::bytea) over (order by place) as is_whole
        from audit_entry e where tenant_id = current_tenant_id()
      union all
      select h.place, exists (
          select from audit_entry e where e.tenant_id = h.tenant_id and e.place = h.place and e.hash = h.hash)
          and not exists (select from audit_entry e where e.tenant_id = h.tenant_id and e.place > h.place)
        from audit_head h where h.tenant_id = current_tenant_id() and h.place > 0
    ) as checked where not is_whole
  );

revoke execute on all functions in schema public from public;
grant execute on function current_tenant_id, current_user_id, enqueue_job, cancel_job, record_audit, audit_hash,
  find_audit_break to benchleaf_server;
