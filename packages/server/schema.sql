-- The whole schema, as the migrations make it. For reading, and for a fresh database in tests; a test holds both equal.

-- ------------------------------ kernel

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

-- on whose behalf the transaction runs; null outside of a tenant.
create function current_tenant_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::bigint;

create function current_user_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

-- Puts a table behind tenant isolation. The table needs a column tenant_id.
create procedure isolate_tenant(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy tenant_isolation on %s using (tenant_id = (select current_tenant_id()))', target);
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
  take_time timestamptz,
  -- The object belongs to a record from now on, and no sweep takes it.
  is_kept boolean not null default false,
  -- Of what was registered.
  sha256 bytea check (octet_length(sha256) = 32)
);
create index upload_by_age on upload (create_time);
create index upload_pending on upload (tenant_id, user_id) include (size) where not is_kept;
call isolate_tenant('upload');

-- What people see of a job; the queue itself is in the schema graphile_worker.
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
  finish_time timestamptz,
  -- How often it took its process or its server with it.
  losses integer not null default 0,
  -- What it works off, where pages follow that.
  followed_kind text,
  followed_id bigint
);
alter table job add column shared_lane text;
create index job_waiting_of_team on job (tenant_id, shared_lane)
  where shared_lane is not null and state in ('queued', 'running');
create index job_by_tenant on job (tenant_id, id desc);
alter table job enable row level security;
create policy tenant_isolation on job using (tenant_id = (select current_tenant_id()));
grant select on job to benchleaf_server;

create function enqueue_job(
    name text, payload json, attempts integer, run_at timestamptz default null, is_shared_out boolean default false,
    lane text default ''
  ) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  job_id bigint;
  team_lane text := case when is_shared_out and current_tenant_id() is not null then 'lane:' || lane end;
  waiting integer := 0;
begin
  -- Who has more waiting in a lane goes behind who has less: the first job of a team passes the hundredth of another.
  if team_lane is not null then
    select count(*) into waiting from (
      select from job j
      where j.tenant_id = current_tenant_id() and j.shared_lane = team_lane
        and j.state in ('queued', 'running')
      limit 100) w;
  end if;
  insert into job (name, shared_lane) values (enqueue_job.name, team_lane) returning id into job_id;
  perform graphile_worker.add_job(
    enqueue_job.name,
    json_build_object('jobId', job_id::text, 'payload', enqueue_job.payload),
    -- Of such work two at a time for a team, one after the other in each.
    queue_name => case when team_lane is not null
      then format('team:%s:%s%s', current_tenant_id(), enqueue_job.lane, job_id % 2) end,
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.attempts,
    priority => waiting);
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

-- Which servers work on the queue, so that another continues with what a killed one held.
create table job_node (
  id uuid primary key,
  worker_ids text[] not null,
  beat_time timestamptz not null default now(),
  storage text
);

-- What the secret of all servers of this database comes to, so that one with another is refused.
create table secret_mark (
  is_only boolean primary key default true check (is_only),
  salt bytea not null,
  print bytea not null,
  create_time timestamptz not null default now()
);

-- Counts of the rate limits that all nodes share.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to benchleaf_server;

-- The audit trail: each entry carries the hash of the one before it in its lane. A writer holds the end of its lane
-- until it commits; several lanes let several transactions commit at once.
create table audit_entry (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  lane integer not null,
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
  unique (tenant_id, lane, place)
);
create index audit_entry_by_time on audit_entry (tenant_id, id desc);
create index audit_entry_by_user on audit_entry (tenant_id, user_id, id desc);
create index audit_entry_by_object on audit_entry (tenant_id, object_type, object_id, id desc);
create index audit_entry_by_action on audit_entry (tenant_id, action, id desc);
create index audit_entry_by_moment on audit_entry (tenant_id, time desc);
alter table audit_entry enable row level security;
create policy tenant_isolation on audit_entry using (tenant_id = (select current_tenant_id()));
grant select on audit_entry to benchleaf_server;

-- Where each lane ends; locked by a writer until its transaction ends.
create table audit_head (
  tenant_id bigint not null,
  lane integer not null,
  place bigint not null,
  hash bytea not null,
  primary key (tenant_id, lane)
);
alter table audit_head enable row level security;
create policy tenant_isolation on audit_head using (tenant_id = (select current_tenant_id()));
grant select on audit_head to benchleaf_server;

create function audit_lanes() returns integer
  language sql immutable parallel safe
  return 16;

-- What the first entry of a lane follows; it ties the whole lane to its number.
create function audit_seed(lane integer) returns bytea
  language sql immutable parallel safe
  return case lane when 0 then ''::bytea else int4send(lane) end;

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

-- The only way in: runs as the owner, since the server's role may not write the audit trail itself. A transaction
-- writes one lane only, that of its connection, so two of them never wait for each other in a circle.
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
  entry.lane := pg_backend_pid() % audit_lanes();
  select place + 1, hash into entry.place, entry.previous_hash
    from audit_head where tenant_id = record_audit.tenant_id and lane = entry.lane for update;
  if not found then
    -- All lanes at once: one that is missing later has been removed.
    insert into audit_head (tenant_id, lane, place, hash)
      select record_audit.tenant_id, new_lane, 0, audit_seed(new_lane) from generate_series(0, audit_lanes() - 1) as new_lane
      on conflict do nothing;
    select place + 1, hash into entry.place, entry.previous_hash
      from audit_head where tenant_id = record_audit.tenant_id and lane = entry.lane for update;
  end if;
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
  insert into audit_entry (tenant_id, lane, place, user_id, time, action, object_type, object_id, before, after, reason,
                           previous_hash, hash)
    values (entry.tenant_id, entry.lane, entry.place, entry.user_id, entry.time, entry.action, entry.object_type,
            entry.object_id, entry.before, entry.after, entry.reason, entry.previous_hash, entry.hash);
  update audit_head set place = entry.place, hash = entry.hash
    where tenant_id = record_audit.tenant_id and lane = entry.lane;
end
$$;

-- Many entries of one kind at once: what a folder takes along is notified of each thing in it. The same way in as
-- record_audit; the lane's end is held once for all of them.
create function record_audits(
  tenant_id bigint, user_id bigint, action text, object_type text, object_ids text[], befores jsonb[], after jsonb
) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  entry audit_entry;
  first bigint;
  hashes bytea[] := '{}';
begin
  if record_audits.tenant_id is distinct from coalesce(current_tenant_id(), record_audits.tenant_id) then
    raise exception 'an audit entry belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(cardinality(record_audits.object_ids), 0) = 0 then
    return;
  end if;
  entry.lane := pg_backend_pid() % audit_lanes();
  insert into audit_head (tenant_id, lane, place, hash)
    select record_audits.tenant_id, new_lane, 0, audit_seed(new_lane) from generate_series(0, audit_lanes() - 1) as new_lane
    where not exists (select from audit_head where tenant_id = record_audits.tenant_id and lane = entry.lane)
    on conflict do nothing;
  select place, hash into entry.place, entry.hash
    from audit_head where tenant_id = record_audits.tenant_id and lane = entry.lane for update;
  first := entry.place + 1;
  entry.tenant_id := record_audits.tenant_id;
  entry.user_id := record_audits.user_id;
  entry.time := clock_timestamp();
  entry.action := record_audits.action;
  entry.object_type := record_audits.object_type;
  entry.after := record_audits.after;
  hashes := hashes || entry.hash;
  for i in 1 .. cardinality(record_audits.object_ids) loop
    entry.place := entry.place + 1;
    entry.previous_hash := entry.hash;
    entry.object_id := record_audits.object_ids[i];
    entry.before := record_audits.befores[i];
    entry.hash := audit_hash(entry);
    hashes := hashes || entry.hash;
  end loop;
  insert into audit_entry (tenant_id, lane, place, user_id, time, action, object_type, object_id, before, after,
                           previous_hash, hash)
    select entry.tenant_id, entry.lane, first + one.i - 1, entry.user_id, entry.time, entry.action, entry.object_type,
      one.object_id, one.before, entry.after, chain.previous, chain.hash
    from unnest(record_audits.object_ids, record_audits.befores) with ordinality as one (object_id, before, i)
    join (
      select i, lag(hash) over (order by i) as previous, hash from unnest(hashes) with ordinality as h (hash, i)
    ) as chain on chain.i = one.i + 1;
  update audit_head set place = entry.place, hash = entry.hash
    where tenant_id = record_audits.tenant_id and lane = entry.lane;
end
$$;

-- The first place of the current tenant's lanes that is altered, missing or out of order; no row when all are whole.
-- A removed head counts as place 0 of its lane.
create function find_audit_break() returns table (lane integer, place bigint)
  language sql stable
begin atomic
  select checked.lane, checked.place from (
    select e.lane, e.place,
      e.place = row_number() over chain
        and e.hash = audit_hash(e)
        and e.previous_hash = lag(e.hash, 1, audit_seed(e.lane)) over chain as is_whole
      from audit_entry e where e.tenant_id = current_tenant_id()
      window chain as (partition by e.lane order by e.place)
    union all
    select wanted, coalesce(h.place, 0),
      h.place is not distinct from coalesce(last.place, 0)
        and h.hash is not distinct from coalesce(last.hash, audit_seed(wanted))
      from generate_series(0, audit_lanes() - 1) as wanted
      left join audit_head h on h.tenant_id = current_tenant_id() and h.lane = wanted
      left join lateral (
        select e.place, e.hash from audit_entry e
        where e.tenant_id = current_tenant_id() and e.lane = wanted order by e.place desc limit 1
      ) as last on true
      where exists (select from audit_head any_head where any_head.tenant_id = current_tenant_id())
        or exists (select from audit_entry any_entry where any_entry.tenant_id = current_tenant_id())
  ) as checked where not checked.is_whole order by 1, 2 limit 1;
end;

revoke execute on all functions in schema public from public;
grant execute on function current_tenant_id, current_user_id, enqueue_job, cancel_job, record_audit, record_audits, audit_hash,
  audit_lanes, audit_seed, find_audit_break to benchleaf_server;

-- ------------------------------ accounts

-- People, how they prove who they are, and their sessions. No table has a tenant of its own: all are asked before one
-- is known.

create table account (
  id bigint generated always as identity primary key,
  -- A user may have a mobile number and no email, and an account from an identity provider has no password.
  email text unique check (email = lower(email)),
  name text not null check (name <> ''),
  mobile text unique,
  password_hash text,
  password_update_time timestamptz(3) not null default now(),
  must_change_password boolean not null default false,
  survey_type text,
  create_time timestamptz(3) not null default now(),
  edu_email text unique check (edu_email = lower(edu_email)),
  -- When the password was set last. Access tokens from before it open nothing.
  password_set_time timestamptz not null default '-infinity',
  constraint account_address check (email is not null or mobile is not null)
);
grant select, insert, update on account to benchleaf_server;

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account,
  tenant_id bigint not null,
  csrf_token text not null,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  means text not null default 'password',
  ip text not null default '',
  user_agent text not null default '',
  last_use_time timestamptz(3) not null default now()
);
create index session_account on session (account_id);
grant select, insert, update, delete on session to benchleaf_server;

-- A session that ends, or continues with another token, is told to all nodes when that is so, anyone who made it so.
create function tell_ended_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('benchleaf_sessions', 'ended:' || old.id);
  return null;
end $$;
create trigger ended_session after delete or update of token_hash on session
  for each row execute function tell_ended_session();

-- Counted by the name that was typed, whether or not an account has it, so that the lock tells nothing.
create table sign_in_attempt (
  username text primary key,
  failures integer not null,
  lock_time timestamptz(3),
  update_time timestamptz(3) not null default now()
);
grant select, insert, update, delete on sign_in_attempt to benchleaf_server;

-- The last code that was requested with a name, whether or not an account has it, so that asking tells nothing.
create table verification_code (
  account text not null,
  scene text not null,
  code_hash bytea not null,
  failures integer not null default 0,
  send_time timestamptz(3) not null default now(),
  use_time timestamptz(3),
  -- How many have been sent since.
  sends integer not null default 1,
  window_time timestamptz(3) not null default now(),
  primary key (account, scene)
);
grant select, insert, update, delete on verification_code to benchleaf_server;

-- What one step hands to the next: that a password was right, that someone is who they say.
create table account_ticket (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  purpose text not null,
  data jsonb not null,
  failures integer not null default 0,
  expire_time timestamptz(3) not null
);
create index account_ticket_account on account_ticket (account_id);
grant select, insert, update, delete on account_ticket to benchleaf_server;

create table second_factor (
  account_id bigint primary key references account on delete cascade,
  auth_method text not null check (auth_method in ('totp', 'email', 'sms')),
  -- Of an authenticator app, sealed; and the last half minute whose code was used.
  secret text check ((secret is not null) = (auth_method = 'totp')),
  last_step bigint not null default 0,
  enable_time timestamptz(3) not null default now()
);
grant select, insert, update, delete on second_factor to benchleaf_server;

create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  use_time timestamptz(3),
  primary key (account_id, code_hash)
);
grant select, insert, update, delete on recovery_code to benchleaf_server;

create table known_device (
  account_id bigint not null references account on delete cascade,
  visitor_id text not null,
  last_time timestamptz(3) not null default now(),
  primary key (account_id, visitor_id)
);
grant select, insert, update, delete on known_device to benchleaf_server;

-- Solved once, used once.
create table spent_captcha (
  challenge_hash bytea primary key,
  expire_time timestamptz(3) not null
);
grant select, insert, delete on spent_captcha to benchleaf_server;

-- What a demo lab has sent by email and SMS, for its outbox page; elsewhere it stays empty.
create table sent_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  create_time timestamptz(3) not null default now()
);
grant select, insert, delete on sent_message to benchleaf_server;

-- What people tell of themselves, apart from their credentials.

create table account_profile (
  account_id bigint primary key references account,
  -- Language and time zone of characters to this person; null until chosen.
  locale text,
  timezone text,
  avatar_key text unique,
  avatar bytea,
  avatar_type text,
  update_time timestamptz(3) not null default now(),
  check ((avatar_key is null) = (avatar is null) and (avatar is null) = (avatar_type is null))
);
grant select, insert, update on account_profile to benchleaf_server;

create table survey_answer (
  account_id bigint not null references account,
  survey_type text not null,
  answers jsonb not null,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (account_id, survey_type)
);
alter table survey_answer enable row level security;
create policy own_answer on survey_answer using (account_id = (select current_user_id()));
grant select, insert, update on survey_answer to benchleaf_server;

-- Signing in without a password of ours: passkeys, and identity providers of teams.

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it has signed; one that goes back is a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  is_synced boolean not null,
  create_time timestamptz(3) not null default now(),
  last_use_time timestamptz(3)
);
create index passkey_account on passkey (account_id);
grant select, insert, update, delete on passkey to benchleaf_server;

-- What has been begun in a browser and comes back to it: a challenge, or the way to a provider.
create table sign_in_flow (
  state_hash bytea primary key,
  -- Of a secret that only the browser which began it has.
  browser_hash bytea not null,
  data text not null,
  expire_time timestamptz(3) not null
);
create index sign_in_flow_age on sign_in_flow (expire_time);
grant select, insert, update, delete on sign_in_flow to benchleaf_server;

-- Who an account is at a provider. Asked before a team is known.
create table external_identity (
  id bigint generated always as identity primary key,
  provider_key text not null,
  provider_name text not null,
  subject text not null,
  email text not null,
  account_id bigint not null references account on delete cascade,
  create_time timestamptz(3) not null default now(),
  last_use_time timestamptz(3),
  unique (provider_key, subject)
);
create index external_identity_account on external_identity (account_id);
grant select, insert, update, delete on external_identity to benchleaf_server;

-- Assertions that have been taken once.
create table spent_assertion (
  provider_key text not null,
  assertion_id text not null,
  expire_time timestamptz(3) not null,
  primary key (provider_key, assertion_id)
);
grant select, insert, delete on spent_assertion to benchleaf_server;

-- ------------------------------ access-tenants

-- Roles, feature switches, teams and who is in them.

create table role (
  id bigint generated by default as identity primary key,
  tenant_id bigint not null default current_tenant_id(),
  role_key text not null,
  name text not null,
  -- True for a role that holds every key there is, also those of later releases.
  holds_all boolean not null default false,
  authorities text[] not null default '{}',
  unique (tenant_id, role_key)
);
create unique index role_name on role (tenant_id, lower(name));
call isolate_tenant('role');
create policy built_in on role for select using (tenant_id = -1);

insert into role (id, tenant_id, role_key, name, holds_all, authorities) values
  (-1, -1, 'ADMIN', 'ADMIN', true, '{}'),
  (-2, -1, 'MEMBER', 'MEMBER', false, array[
    'HOMEPAGE_READ', 'PROJECT_READ', 'PROJECT_CREATE', 'PROJECT_UPDATE', 'PROJECT_JOIN', 'PROJECT_MEMBER_READ',
    'PROJECT_FOLDER_CREATE', 'PROJECT_FOLDER_UPDATE', 'PROJECT_FOLDER_DELETE',
    'PROJECT_FILE_CREATE', 'PROJECT_FILE_UPDATE', 'PROJECT_FILE_DELETE',
    'MOLECULE_TOOLS', 'MOLECULE_SEQUENCE', 'MOLECULE_ALIGNMENT', 'MOLECULE_CLONING', 'MOLECULE_ASSEMBLY',
    'MOLECULE_ANNEALING', 'MOLECULE_PROTEIN', 'MOLECULE_AUTOSAVE', 'MOLECULE_CRISPR',
    'PROJECT_MEMBER_CREATE', 'PROJECT_MEMBER_UPDATE', 'PROJECT_MEMBER_DELETE', 'PROJECT_DASHBOARD', 'PROJECT_CONFIG',
    'ELN_READ', 'MOLECULE_GENOME_MANAGE', 'ELN_CREATE', 'ELN_UPDATE', 'ELN_DELETE', 'EQUIPMENT_READ', 'EQUIPMENT_RESERVATION'
  ]);

create table feature_switch (
  tenant_id bigint not null default current_tenant_id(),
  feature text not null,
  feature_level text not null default 'feature' check (feature_level in ('feature', 'limit', 'strategy')),
  enabled boolean not null default true,
  visible boolean not null default true,
  -- -1: no limit is set.
  limited_quantity integer not null default -1 check (limited_quantity >= -1),
  send_method text[] not null default '{}',
  primary key (tenant_id, feature)
);
call isolate_tenant('feature_switch');

create table tenant (
  id bigint generated by default as identity primary key,
  -- The wall's column, always the id itself.
  tenant_id bigint not null generated always as (id) stored,
  name text not null check (name <> ''),
  type text not null default 'team' check (type in ('team', 'enterprise', 'overseas')),
  status text not null default 'normal' check (status in ('normal', 'forever', 'expired', 'freeze')),
  owner_id bigint not null references account,
  expiration_time timestamptz(3),
  create_time timestamptz(3) not null default now()
);
call isolate_tenant('tenant');
grant usage on sequence tenant_id_seq to benchleaf_server;

create table membership (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  create_time timestamptz(3) not null default now(),
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- The person's words in lower case, to be found by any part of them.
  name_key text collate "C" not null default '',
  account_key text collate "C" not null default '',
  primary key (tenant_id, account_id)
);
create index membership_account on membership (account_id);
create index membership_by_time on membership (tenant_id, create_time, account_id)
  include (status, name_key, account_key);
create index membership_by_name on membership (tenant_id, name_key, account_id) where status = 'active';
call isolate_tenant('membership');
-- A person may see which teams they belong to before they have chosen one.
create policy own_membership on membership for select using (account_id = current_user_id());

-- The lock lets no one rename the account between the reading here and the commit.
create function take_member_keys() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  select lower(a.name collate natural_name), lower(concat_ws(' ', a.email, a.mobile))
  into new.name_key, new.account_key from account a where a.id = new.account_id for share;
  return new;
end
$$;
create trigger member_keys before insert on membership for each row execute function take_member_keys();

-- A person's name and addresses are theirs in every team, also in those behind whose wall the change is not made.
create function keep_member_keys() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update membership
  set name_key = lower(new.name collate natural_name), account_key = lower(concat_ws(' ', new.email, new.mobile))
  where account_id = new.id;
  return null;
end
$$;
revoke execute on function keep_member_keys from public;
create trigger member_keys after update of name, email, mobile on account
  for each row when ((old.name, old.email, old.mobile) is distinct from (new.name, new.email, new.mobile))
  execute function keep_member_keys();

create table member_role (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null,
  role_id bigint not null references role,
  primary key (tenant_id, account_id, role_id),
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index member_role_by_role on member_role (tenant_id, role_id);
call isolate_tenant('member_role');

-- Personal access tokens: a person's way in for programs, never with more keys than the person holds.
create table access_token (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  account_id bigint not null default current_user_id(),
  name text not null check (name <> ''),
  token_hash bytea not null,
  permissions text[] not null,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  last_use_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index access_token_hash on access_token (tenant_id, token_hash);
create index access_token_by_account on access_token (tenant_id, account_id, id);
call isolate_tenant('access_token');

-- A picture is small and asked for alone, so it does not make the team's row heavy.
create table tenant_logo (
  tenant_id bigint primary key default current_tenant_id() references tenant,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  update_time timestamptz(3) not null default now()
);
call isolate_tenant('tenant_logo');

create table tenant_security (
  tenant_id bigint primary key default current_tenant_id() references tenant,
  is_two_factor_enabled boolean not null default false,
  is_password_rotation_enabled boolean not null default false,
  -- In days.
  password_rotation_interval integer not null default 180 check (password_rotation_interval > 0),
  is_ip_enabled boolean not null default false,
  ip_strategy text not null default 'whiteList' check (ip_strategy in ('whiteList')),
  ip_list text[] not null default '{}'
);
call isolate_tenant('tenant_security');

-- Plans that a team has or had: paid, given by codes, or granted by the administrator of the installation. Limits are
-- those of the best running one, and never less than what is set for the team; a team with a running plan has not run
-- out.
create table plan_grant (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  id bigint generated always as identity,
  plan text not null check (plan in ('standard', 'team', 'custom')),
  seats integer not null check (seats > 0),
  storage_mebibytes integer not null check (storage_mebibytes > 0),
  source text not null check (source in ('subscription', 'code', 'owner')),
  -- The subscription that it comes from; one grant each.
  subscription_id text check ((source = 'subscription') = (subscription_id is not null)),
  note text not null default '',
  -- Not rounded up: it runs from this very transaction on.
  start_time timestamptz(3) not null default date_trunc('milliseconds', now()),
  end_time timestamptz(3),
  -- For this end the owner was warned.
  warned_end_time timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id(),
  primary key (tenant_id, id)
);
create unique index plan_grant_subscription on plan_grant (tenant_id, subscription_id) where source = 'subscription';
create index plan_grant_list on plan_grant (id);
call isolate_tenant('plan_grant');
revoke delete on plan_grant from benchleaf_server;

-- Passes the wall, since a person sees of each of their teams whether it has run out; it tells nothing else.
create function has_running_plan(tenant bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select exists (
    select from plan_grant g
    where g.tenant_id = has_running_plan.tenant and g.start_time <= now() and (g.end_time is null or g.end_time > now()));
end;

-- Where a team is at this moment.
create function team_status(tenant bigint, status text, expiration_time timestamptz) returns text
  language sql stable
  return case
    when team_status.status = 'freeze' or team_status.status = 'forever' then team_status.status
    when team_status.status = 'normal'
      and (team_status.expiration_time is null or team_status.expiration_time >= now()) then 'normal'
    when has_running_plan(team_status.tenant) then 'normal'
    else 'expired' end;

-- A limit of the current team; -1: none. Storage is counted in mebibytes.
create function team_limit(wanted text) returns integer
  language sql stable
  return (
    select case when own.quantity < 0 then -1 else greatest(own.quantity, coalesce((
      select max(case team_limit.wanted when 'USER_SEAT' then g.seats when 'STORAGE_LIMIT' then g.storage_mebibytes end)
      from plan_grant g
      where g.start_time <= now() and (g.end_time is null or g.end_time > now())), 0)) end
    from (select coalesce(
      (select s.limited_quantity from feature_switch s where s.feature = team_limit.wanted), -1) as quantity) own);

-- What a person may see of their teams before they have chosen one; the wall stays as it is.
create function own_teams() returns table (
  tenant_id bigint, name text, type text, status text, owner_id bigint, expiration_time timestamptz(3),
  logo_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id, t.name, t.type,
    team_status(t.id, t.status, t.expiration_time),
    t.owner_id, t.expiration_time, l.update_time
  from membership m
  join tenant t on t.id = m.tenant_id
  left join tenant_logo l on l.tenant_id = t.id
  where m.account_id = current_user_id() and m.status = 'active'
  order by m.create_time, m.tenant_id;
end;
revoke execute on function own_teams from public;
grant execute on function own_teams to benchleaf_server;

-- Over all teams, newest first; the server asks only for the administrator of the installation.
create function list_teams(wanted text, exact bigint, before bigint, most integer) returns table (
  tenant_id bigint, name text, type text, status text, expiration_time timestamptz(3), create_time timestamptz(3),
  owner_name text, owner_account text, member_count integer
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id, t.name, t.type,
    team_status(t.id, t.status, t.expiration_time),
    t.expiration_time, t.create_time, a.name, coalesce(a.email, a.mobile),
    (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active')::integer
  from tenant t join account a on a.id = t.owner_id
  where t.id > 0 and (exact is null or t.id = exact) and (before is null or t.id < before)
    and (wanted is null or strpos(lower(t.name), wanted) > 0 or strpos(lower(a.name), wanted) > 0
      or strpos(a.email, wanted) > 0 or strpos(a.mobile, wanted) > 0)
  order by t.id desc limit most;
end;
revoke execute on function list_teams from public;
grant execute on function list_teams to benchleaf_server;

-- Who has left a team, told to them at their next call. A session without a team (tenant 0) stays for that one page.
create table departure (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  -- As it was called when they left: they may read the team's row no more.
  team_name text not null,
  -- Null for who went of their own accord.
  by_name text,
  create_time timestamptz(3) not null default now(),
  -- Shut out, and perhaps let in again: what they own stays theirs.
  is_disabled boolean not null default false,
  -- When they have read it, in another team.
  notified_time timestamptz(3),
  primary key (tenant_id, account_id)
);
create index departure_newest on departure (account_id, create_time desc);
call isolate_tenant('departure');
create policy own_departure on departure for select using (account_id = current_user_id());
create policy notified_departure on departure for update using (account_id = current_user_id());

-- That a team agrees to take the lost second step of an account away which opens other teams too. Each of them has to.
-- Ends with the second step, and with the membership of either person.
create table second_factor_release (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null references second_factor on delete cascade,
  helper_id bigint not null,
  reason text not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references membership on delete cascade,
  foreign key (tenant_id, helper_id) references membership on delete cascade
);
create index second_factor_release_account on second_factor_release (account_id);
create index second_factor_release_helper on second_factor_release (tenant_id, helper_id);
call isolate_tenant('second_factor_release');
-- It is about the person, who may see and end it from wherever they are.
create policy own_release on second_factor_release for select using (account_id = current_user_id());
create policy ended_release on second_factor_release for delete using (account_id = current_user_id());

create table invitation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  send_method text not null check (send_method in ('email', 'mobile')),
  -- The email in lower case, or the mobile number.
  account text not null,
  role_ids bigint[] not null,
  remark text not null,
  inviter_id bigint not null references account,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'cancelled')),
  code_hash bytea not null,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  primary key (tenant_id, id)
);
create unique index invitation_pending on invitation (tenant_id, account) where status = 'pending';
create unique index invitation_code on invitation (tenant_id, code_hash);
create index invitation_waiting on invitation (account) where status = 'pending';
call isolate_tenant('invitation');

-- The invitations that wait for a person, whose email address or number is proven; the wall stays as it is.
create function own_invitations() returns table (
  id bigint, tenant_id bigint, tenant_name text, inviter_name text, expire_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select i.id, i.tenant_id, t.name, b.name, i.expire_time
  from account a
  join invitation i on i.account in (a.email, a.mobile)
  join tenant t on t.id = i.tenant_id
  join account b on b.id = i.inviter_id
  where a.id = current_user_id() and i.status = 'pending' and i.expire_time > now()
  order by i.id desc;
end;
revoke execute on function own_invitations from public;
grant execute on function own_invitations to benchleaf_server;
-- The audit trail is checked by jobs, piece by piece, and its heads are anchored outside of the database.

create table audit_check (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Whether it begins with the first entry, or where the last check that found nothing has ended.
  is_whole boolean not null,
  total bigint not null default 0,
  checked bigint not null default 0,
  -- How far each lane has been checked, sealed with the server's key: a job that was killed continues here.
  places json,
  seal text,
  verdict json,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
call isolate_tenant('audit_check');

-- How many lines the file of anchors has, and the end of the last. Only the owner reads and writes it.
create table audit_anchor (
  is_only boolean primary key default true check (is_only),
  line bigint not null,
  mac text not null,
  time timestamptz(3) not null
);

-- ------------------------------ identity

-- Identity providers of teams and the email domains they have proven.

create table identity_provider (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  provider_key text not null unique,
  name text not null check (name <> ''),
  protocol text not null check (protocol in ('oidc', 'saml')),
  settings jsonb not null,
  -- Of the client at an OpenID Connect provider, sealed.
  secret text,
  joining text not null check (joining in ('members', 'domain')),
  role_id bigint references role,
  is_enabled boolean not null,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call isolate_tenant('identity_provider');

create table identity_domain (
  tenant_id bigint not null default current_tenant_id() references tenant,
  domain text not null check (domain = lower(domain)),
  -- What the domain's TXT record has to say.
  token text not null,
  prove_time timestamptz(3),
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, domain)
);
-- A domain belongs to one team.
create unique index identity_domain_proven on identity_domain (domain) where prove_time is not null;
call isolate_tenant('identity_domain');

-- The providers offered to who types an address of a proven domain; the only look over the walls.
create function providers_of_domain(wanted text) returns table (provider_key text, name text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.provider_key, p.name
  from identity_domain d join identity_provider p on p.tenant_id = d.tenant_id
  where d.domain = wanted and d.prove_time is not null and p.is_enabled
  order by p.id;
end;
revoke execute on function providers_of_domain from public;
grant execute on function providers_of_domain to benchleaf_server;

-- ------------------------------ files-projects

-- One row for everything that is in a project; its content is in the table of its area.

-- Names sort as people read them: pUC2 before pUC19, Chinese by its sound.
create collation natural_name (provider = icu, locale = 'zh-u-kn-true');

create table project (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  is_personal boolean not null default false,
  owner_id bigint not null references account,
  access_level text not null default 'PRIVATE' check (access_level in ('PUBLIC', 'PRIVATE')),
  create_time timestamptz(3) not null default now(),
  -- Deleted by request and approval; the files stay, out of sight, for anyone who has to recover them.
  state text not null default 'active' check (state in ('active', 'deleted')),
  delete_time timestamptz(3),
  description text not null default '',
  creator_id bigint references account,
  -- What everyone in the team may do in a PUBLIC project.
  public_role text not null default 'viewer' check (public_role in ('viewer', 'editor')),
  -- PUBLIC: anyone who may open the project sees its dashboard; PRIVATE: who manages it.
  dashboard_access_level text not null default 'PUBLIC' check (dashboard_access_level in ('PUBLIC', 'PRIVATE')),
  primary key (tenant_id, id),
  constraint project_delete_time check ((state = 'deleted') = (delete_time is not null)),
  -- Anyone who leaves the team has given away their projects before, also where both happen at once.
  constraint project_owner foreign key (tenant_id, owner_id) references membership
);
create unique index project_personal on project (tenant_id, owner_id) where is_personal;
create index project_name on project (tenant_id, name collate natural_name, id);
call isolate_tenant('project');

-- Beside the owner, who is none of them.
create table project_member (
  tenant_id bigint not null default current_tenant_id(),
  project_id bigint not null,
  account_id bigint not null references account,
  create_time timestamptz(3) not null default now(),
  role text not null default 'editor' check (role in ('viewer', 'editor', 'manager')),
  primary key (tenant_id, project_id, account_id),
  foreign key (tenant_id, project_id) references project on delete cascade,
  constraint project_member_membership foreign key (tenant_id, account_id) references membership on delete cascade
);
create index project_member_account on project_member (tenant_id, account_id);
call isolate_tenant('project_member');

-- Asking to be let into a project.

create table project_request (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  project_id bigint not null,
  account_id bigint not null default current_user_id(),
  message text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  create_time timestamptz(3) not null default now(),
  decided_by bigint references account,
  decide_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index project_request_pending on project_request (tenant_id, project_id, account_id)
  where state = 'pending';
create index project_request_newest on project_request (tenant_id, project_id, account_id, id);
call isolate_tenant('project_request');

-- What the asking user may open, and what they may do there: the most that any of owner, member and team may.
create view readable_project with (security_invoker = true) as
select p.tenant_id, p.id, p.name, p.is_personal, p.owner_id, p.access_level, p.create_time, p.state, p.delete_time,
  p.owner_id = current_user_id() or coalesce(m.role <> 'viewer', false)
    or p.access_level = 'PUBLIC' and p.public_role = 'editor' as can_write,
  p.description, p.creator_id, p.public_role, p.dashboard_access_level,
  case when p.owner_id = current_user_id() then 'owner' else m.role end as own_role,
  p.owner_id = current_user_id() or coalesce(m.role = 'manager', false) as can_manage
from project p
left join project_member m
  on m.tenant_id = p.tenant_id and m.project_id = p.id and m.account_id = current_user_id()
where p.state = 'active'
  and (p.access_level = 'PUBLIC' or p.owner_id = current_user_id() or p.creator_id = current_user_id()
    or m.account_id is not null);
grant select on readable_project to benchleaf_server;

create table file (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  project_id bigint not null,
  folder_id bigint,
  kind text not null,
  name text not null check (name <> ''),
  owner_id bigint not null references account,
  state text not null default 'active' check (state in ('active', 'recycled')),
  version integer not null default 1,
  size bigint,
  lock_owner_id bigint references account,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  recycle_time timestamptz(3),
  recycled_by bigint references account,
  -- The file whose recycling took this one along; they come back together.
  recycle_root_id bigint,
  -- The folder, 0 at the project's top. A column and not an expression of the index, because behind a row-level policy
  -- only comparisons that tell nothing of the row may choose an index, and coalesce() does not count as one.
  parent_key bigint not null generated always as (coalesce(folder_id, 0)) stored,
  -- Folders first.
  list_rank smallint not null generated always as (case kind when 'folder' then 0 else 1 end) stored,
  -- For finding any part of a name.
  name_key text collate "C" not null generated always as (lower(name collate natural_name)) stored,
  -- A lock ends by itself some hours later.
  lock_time timestamptz(3),
  -- A folder has no size, but its place in the list.
  size_key bigint not null generated always as (coalesce(size, 0)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project,
  foreign key (tenant_id, folder_id) references file,
  check ((state = 'recycled') = (recycle_time is not null)),
  check ((lock_owner_id is null) = (lock_time is null))
);
-- Dashboards group records by periods, some hundreds at most. The planner takes the number of groups to be that of different
-- times, nearly one each record, and then counts in one process; so it is given a number of that size.
alter table file
  alter column update_time set (n_distinct = 500),
  alter column create_time set (n_distinct = 500);
-- Each list walks one of these, folders and files apart; what a filter asks is in the index too.
create index file_list on file
  (tenant_id, project_id, parent_key, list_rank, name collate natural_name, id)
  include (kind, owner_id, update_time) where state = 'active';
create index file_list_by_time on file (tenant_id, project_id, parent_key, list_rank, update_time, id)
  include (kind, owner_id) where state = 'active';
create index file_list_by_size on file (tenant_id, project_id, parent_key, list_rank, size_key, id)
  include (kind, owner_id, update_time) where state = 'active';
create index file_recent on file (tenant_id, update_time, id)
  where state = 'active' and kind <> 'folder';
-- A search reads these alone: with tenant isolation only their walk is allowed, never a trigram index.
create index file_search on file (tenant_id, update_time, id)
  include (project_id, kind, name_key, owner_id, parent_key) where state = 'active';
create index file_found on file (tenant_id, project_id, list_rank, name collate natural_name, id)
  include (kind, name_key, owner_id, parent_key) where state = 'active';
-- What was changed last in a project, of one's own, and of a kind. Dashboards count the first one alone.
create index file_of_project on file (tenant_id, project_id, update_time, id)
  include (kind, owner_id, size, create_time, parent_key) where state = 'active' and kind <> 'folder';
create index file_of_owner on file (tenant_id, owner_id, update_time, id)
  where state = 'active' and kind <> 'folder';
create index file_of_kind on file (tenant_id, kind, update_time, id) where state = 'active';
create index file_folder on file (tenant_id, folder_id);
create index file_subfolder on file (tenant_id, folder_id, id) where kind = 'folder';
create index file_trash on file (tenant_id, recycled_by, recycle_time, id)
  where state = 'recycled' and recycle_root_id = id;
create index file_recycle_root on file (tenant_id, recycle_root_id) where state = 'recycled';
create index project_trash_by_age on project (delete_time) where state = 'deleted';
create index file_trash_by_age on file (recycle_time) where state = 'recycled' and recycle_root_id = id;
create unique index file_folder_name on file (tenant_id, project_id, parent_key, lower(name))
  where kind = 'folder' and state = 'active';
call isolate_tenant('file');
-- Ids are taken ahead, so that all rows of a new file travel to the database in one round trip.
grant usage on sequence file_id_seq to benchleaf_server;

create table file_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null check (version >= 1),
  message text not null default '',
  author_id bigint not null references account,
  create_time timestamptz(3) not null default now(),
  -- The older version that this one brought back.
  restored_from integer,
  -- Of a version that the editor saved by itself: when that run of saving began.
  autosave_start timestamptz(3),
  -- The older version whose changes were merged into this one, beside the version before it.
  merged_from integer,
  -- A version that someone has signed never is replaced by a later one.
  is_signed boolean not null default false,
  -- Nor does one that someone has kept.
  is_snapshot boolean not null default false,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('file_version');

-- What is in each project now, by kind; many counters a kind, so that those who write at once do not wait for each
-- other. Only the triggers write here; a reference to the project would make each save wait for who moves its files.
create table project_content (
  tenant_id bigint not null,
  project_id bigint not null,
  kind text not null,
  lane smallint not null,
  files bigint not null,
  bytes bigint not null,
  primary key (tenant_id, project_id, kind, lane)
) with (fillfactor = 50);
call isolate_tenant('project_content');
revoke insert, update, delete on project_content from benchleaf_server;

create function count_content() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into project_content
    select n.tenant_id, n.project_id, n.kind, pg_backend_pid() % 16, count(*), sum(n.size_key) from new_files n
    where n.state = 'active' and n.kind <> 'folder'
    group by n.tenant_id, n.project_id, n.kind order by 1, 2, 3
    on conflict (tenant_id, project_id, kind, lane)
    do update set files = project_content.files + excluded.files, bytes = project_content.bytes + excluded.bytes;
  elsif tg_op = 'DELETE' then
    insert into project_content
    select o.tenant_id, o.project_id, o.kind, pg_backend_pid() % 16, -count(*), -sum(o.size_key) from old_files o
    where o.state = 'active' and o.kind <> 'folder'
    group by o.tenant_id, o.project_id, o.kind order by 1, 2, 3
    on conflict (tenant_id, project_id, kind, lane)
    do update set files = project_content.files + excluded.files, bytes = project_content.bytes + excluded.bytes;
  else
    insert into project_content
    select c.tenant_id, c.project_id, c.kind, pg_backend_pid() % 16, sum(c.files), sum(c.bytes)
    from (
      select n.tenant_id, n.project_id, n.kind, 1 as files, n.size_key as bytes from new_files n
      where n.state = 'active' and n.kind <> 'folder'
      union all
      select o.tenant_id, o.project_id, o.kind, -1, -o.size_key from old_files o
      where o.state = 'active' and o.kind <> 'folder'
    ) c
    group by c.tenant_id, c.project_id, c.kind having sum(c.files) <> 0 or sum(c.bytes) <> 0 order by 1, 2, 3
    on conflict (tenant_id, project_id, kind, lane)
    do update set files = project_content.files + excluded.files, bytes = project_content.bytes + excluded.bytes;
  end if;
  return null;
end
$$;
revoke execute on function count_content from public;
create trigger content_added after insert on file
  referencing new table as new_files for each statement execute function count_content();
create trigger content_changed after update on file
  referencing old table as old_files new table as new_files for each statement execute function count_content();
create trigger content_removed after delete on file
  referencing old table as old_files for each statement execute function count_content();

-- What people made and saved in each project, by quarters of an hour: every timezone's midnight is one of these.
create table project_activity (
  tenant_id bigint not null,
  project_id bigint not null,
  quarter timestamptz(3) not null,
  account_id bigint not null,
  lane smallint not null,
  created integer not null,
  saved integer not null,
  primary key (tenant_id, project_id, quarter, account_id, lane)
) with (fillfactor = 70);
call isolate_tenant('project_activity');
revoke insert, update, delete on project_activity from benchleaf_server;

-- An editor that saves by itself counts once a sitting.
create function count_activity() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into project_activity
  select f.tenant_id, f.project_id, date_bin('15 minutes', v.create_time, 'epoch'), v.author_id,
    pg_backend_pid() % 16, count(*) filter (where v.version = 1), count(*) filter (where v.version > 1)
  from new_versions v join file f on f.tenant_id = v.tenant_id and f.id = v.file_id
  where f.kind <> 'folder'
    and (v.autosave_start is null or v.autosave_start > v.create_time - interval '1 second')
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant_id, project_id, quarter, account_id, lane)
  do update set created = project_activity.created + excluded.created, saved = project_activity.saved + excluded.saved;
  return null;
end
$$;
revoke execute on function count_activity from public;
create trigger activity after insert on file_version
  referencing new table as new_versions for each statement execute function count_activity();

-- The nightly sweep belongs to no tenant, so it passes the wall: what went into a trash before a time, but for what holds
-- a signed version.
create function list_old_trash(before timestamptz, most integer) returns table (tenant_id bigint, file_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select f.tenant_id, f.id from file f
  where f.state = 'recycled' and f.recycle_root_id = f.id and f.recycle_time < list_old_trash.before
    and not exists (
      select from file inside
      join file_version v on v.tenant_id = inside.tenant_id and v.file_id = inside.id and v.is_signed
      where inside.tenant_id = f.tenant_id and inside.recycle_root_id = f.id and inside.state = 'recycled')
  order by f.recycle_time limit list_old_trash.most;
end;
revoke execute on function list_old_trash from public;
grant execute on function list_old_trash to benchleaf_server;

create table tag (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_key text collate "C" not null generated always as (lower(name collate natural_name)) stored,
  color text not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index tag_name on tag (tenant_id, name_key);
call isolate_tenant('tag');

create table file_favourite (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id() references account,
  file_id bigint not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index file_favourite_newest on file_favourite (tenant_id, account_id, create_time, file_id);
create index file_favourite_file on file_favourite (tenant_id, file_id);
call isolate_tenant('file_favourite');

-- What each person has opened last, to continue there; one row a file, the newest two hundred are stored.
create table file_opening (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id() references account,
  file_id bigint not null,
  open_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index file_opening_newest on file_opening (tenant_id, account_id, open_time, file_id);
create index file_opening_file on file_opening (tenant_id, file_id);
call isolate_tenant('file_opening');

-- What a caller has asked for under a key of theirs, and what came of it: asked again it is not done again.
create table idempotency_key (
  tenant_id bigint not null default current_tenant_id(),
  user_id bigint not null default current_user_id(),
  key text not null check (length(key) between 16 and 100),
  request_hash bytea not null,
  answer json,
  create_time timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_key_by_age on idempotency_key (create_time);
call isolate_tenant('idempotency_key');

-- What others have changed and the reader has taken note of: one file, or, without one, all up to then.
create table collaboration_mark (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id(),
  file_id bigint,
  read_time timestamptz(3) not null default now(),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index collaboration_mark_one on collaboration_mark (tenant_id, account_id, file_id) nulls not distinct;
create index collaboration_mark_file on collaboration_mark (tenant_id, file_id);
call isolate_tenant('collaboration_mark');

-- Uploads that stay as files: the object that holds the bytes of each version.
create table file_content (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  -- Copies and brought-back versions share the bytes of the first.
  object_key uuid not null,
  size bigint not null check (size >= 0),
  content_type text not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade
);
create index file_content_object on file_content (tenant_id, object_key, file_id, version);
call isolate_tenant('file_content');

-- Who may do what with a single file or folder, beside what their project lets them.

-- A file or folder with shares or limits of its own, and every folder below such a folder. What has no row takes that
-- of its folder; where the folder has none either, the project alone decides.
create table file_access (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Whether members of the project have no access from this folder down, whatever is above.
  is_closed boolean not null default false,
  -- Whether this or one above is closed.
  is_restricted boolean not null,
  -- Whose shares hold here: its own first, then of those above it, up to the nearest closed one.
  scope_ids bigint[] not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('file_access');

create table file_grant (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  account_id bigint not null,
  -- 1 reads, 2 comments, 3 edits, 5 manages; 4 is what members of the project hold: edit and carry elsewhere.
  level smallint not null check (level in (1, 2, 3, 5)),
  granter_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3),
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references file_access on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index file_grant_newest on file_grant (tenant_id, account_id, create_time, file_id);
create index file_grant_given on file_grant (tenant_id, granter_id, create_time, file_id, account_id);
call isolate_tenant('file_grant');

-- Brings the access of a file, and of the folders and shared files below it, in line with where they are now. Anyone
-- who calls holds the tree.
create function settle_file_access(root_id bigint) returns void
  language plpgsql set search_path = pg_catalog, public as $$
begin
  with recursive tree as (
    select f.tenant_id, f.id, coalesce(own.is_closed, false) as is_closed,
      coalesce(own.is_closed, false) or coalesce(up.is_restricted, false) as is_restricted,
      case when own.scope_ids[1] = f.id then array[f.id] else '{}'::bigint[] end
        -- A file without shares of its own needs no row.
        || case when own.is_closed or f.kind <> 'folder' and own.scope_ids[1] is distinct from f.id then '{}'
          else coalesce(up.scope_ids, '{}') end as scope_ids
    from file f
    left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
    left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.folder_id
    where f.id = root_id
    union all
    select f.tenant_id, f.id, coalesce(own.is_closed, false), coalesce(own.is_closed, false) or tree.is_restricted,
      case when own.scope_ids[1] = f.id then array[f.id] else '{}'::bigint[] end
        || case when own.is_closed then '{}'::bigint[] else tree.scope_ids end
    from tree
    join file f on f.tenant_id = tree.tenant_id and f.folder_id = tree.id and f.kind = 'folder'
    left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
  ), shared as (
    select f.tenant_id, f.id, own.is_closed, own.is_closed or tree.is_restricted,
      array[f.id] || case when own.is_closed then '{}' else tree.scope_ids end
    from file_access own
    join file f on f.tenant_id = own.tenant_id and f.id = own.file_id and f.kind <> 'folder' and f.id <> root_id
    join tree on tree.tenant_id = f.tenant_id and tree.id = f.folder_id
  ), wanted as (
    select * from tree union all select * from shared
  ), gone as (
    delete from file_access a using wanted w
    where a.tenant_id = w.tenant_id and a.file_id = w.id and w.scope_ids = '{}'
  )
  insert into file_access as a (tenant_id, file_id, is_closed, is_restricted, scope_ids)
  select tenant_id, id, is_closed, is_restricted, scope_ids from wanted where scope_ids <> '{}'
  on conflict (tenant_id, file_id) do update
    set is_restricted = excluded.is_restricted, scope_ids = excluded.scope_ids
    where (a.is_restricted, a.scope_ids) is distinct from (excluded.is_restricted, excluded.scope_ids);
end
$$;

create function keep_file_access() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into file_access (tenant_id, file_id, is_restricted, scope_ids)
    select tenant_id, new.id, is_restricted, scope_ids from file_access
    where tenant_id = new.tenant_id and file_id = new.folder_id;
  else
    perform settle_file_access(new.id);
  end if;
  return null;
end
$$;
create trigger file_access_of_new after insert on file
  for each row when (new.kind = 'folder' and new.folder_id is not null) execute function keep_file_access();
create trigger file_access_of_moved after update of folder_id on file
  for each row when (old.folder_id is distinct from new.folder_id) execute function keep_file_access();

-- Every file that the asking user may read, with how far they may go: a file that they cannot see here is not theirs to
-- know of. The one place that decides it; OFFSET 0 keeps it from being planned once for each use of the level.
create view readable_file with (security_invoker = true) as
select f.*, p.owner_id as project_owner_id, p.name as project_name, held.level, held.level >= 3 as can_write
from file f
left join readable_project p on p.tenant_id = f.tenant_id and p.id = f.project_id
left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.parent_key
cross join lateral (select greatest(
  case
    when p.id is null then 0
    when p.can_manage or f.owner_id = current_user_id() then 5
    when coalesce(own.is_restricted, up.is_restricted, false) then 0
    when p.can_write then 4
    else 2
  end,
  case when own.file_id is not null or up.file_id is not null then (
    select max(case when g.level = 3 and g.file_id <> f.id then 4 else g.level end)
    from unnest(coalesce(own.scope_ids, up.scope_ids)) as scope (file_id)
    cross join lateral (
      select one.file_id, one.level from file_grant one
      where one.tenant_id = f.tenant_id and one.file_id = scope.file_id and one.account_id = current_user_id()
        and (one.expire_time is null or one.expire_time > now()) offset 0
    ) g
    join project alive on alive.tenant_id = f.tenant_id and alive.id = f.project_id and alive.state = 'active'
  ) end
) as level offset 0) held
where held.level > 0;
grant select on readable_file to benchleaf_server;

-- Asking for the right to read or change a file.

create table access_request (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  account_id bigint not null default current_user_id(),
  level smallint not null check (level in (1, 2, 3)),
  message text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  decided_by bigint references account,
  create_time timestamptz(3) not null default now(),
  decide_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade,
  check ((state = 'pending') = (decide_time is null))
);
-- Asked again while it waits, it is the same request.
create unique index access_request_pending on access_request (tenant_id, file_id, account_id) where state = 'pending';
create index access_request_newest on access_request (tenant_id, account_id, file_id, id);
create index access_request_waiting on access_request (tenant_id, id) where state = 'pending';
call isolate_tenant('access_request');

-- Links to files for people without an account.

-- What a team lets its members do; a team without a row lets them make none.
create table link_policy (
  tenant_id bigint primary key default current_tenant_id() references tenant,
  are_allowed boolean not null default false,
  max_days integer not null default 30 check (max_days between 1 and 365),
  is_password_required boolean not null default false,
  is_publishing_allowed boolean not null default false
);
call isolate_tenant('link_policy');

-- A link opens for users without access what its maker may manage, as long as they may: it is read in their name.
create table file_link (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  maker_id bigint not null default current_user_id() references account,
  note text not null default '',
  token_hash bytea not null,
  password_hash text,
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  end_time timestamptz(3),
  ended_by bigint references account,
  visits bigint not null default 0,
  last_visit_time timestamptz(3),
  -- Calls in the minute that began then, and wrong passwords in the quarter of an hour.
  calls integer not null default 0,
  calls_time timestamptz(3) not null default now(),
  tries integer not null default 0,
  tries_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create unique index file_link_token on file_link (tenant_id, token_hash);
create index file_link_of_file on file_link (tenant_id, file_id, id);
create index file_link_of_maker on file_link (tenant_id, maker_id) where end_time is null;
call isolate_tenant('file_link');

-- The signed-in person in their team, as `currentUser` and every request's session need it.
create view signed_in_member with (security_invoker = true) as
select m.tenant_id, m.account_id, t.name as tenant_name, t.type as tenant_type,
  team_status(t.id, t.status, t.expiration_time) as tenant_status,
  t.owner_id, t.expiration_time, p.id as personal_project_id,
  r.role_keys, r.holds_all, r.authorities,
  case when s.is_ip_enabled then s.ip_list end as ip_ranges,
  coalesce(s.is_two_factor_enabled, false) as is_two_factor_required,
  -- Null if passwords are never too old.
  case when s.is_password_rotation_enabled then s.password_rotation_interval end as password_days,
  (select count(*) from membership own where own.account_id = m.account_id and own.status = 'active')::integer
    as team_count
from membership m
join tenant t on t.id = m.tenant_id
left join tenant_security s on s.tenant_id = m.tenant_id
left join project p on p.tenant_id = m.tenant_id and p.owner_id = m.account_id and p.is_personal
cross join lateral (
  select coalesce(array_agg(distinct role.role_key), '{}') as role_keys,
    coalesce(bool_or(role.holds_all), false) as holds_all,
    coalesce(array_agg(distinct key) filter (where key is not null), '{}') as authorities
  from member_role mr
  join role on role.id = mr.role_id
  left join lateral unnest(role.authorities) as key on true
  where mr.tenant_id = m.tenant_id and mr.account_id = m.account_id
) r
where m.tenant_id = current_tenant_id() and m.status = 'active';
grant select on signed_in_member to benchleaf_server;

-- ------------------------------ sequences

-- Sequences: what the list shows in one row a file, the characters in one row a version.

create table sequence (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  circular boolean not null,
  is_protein boolean not null,
  is_rna boolean not null,
  feature_count integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  check (not (is_protein and (circular or is_rna)))
);
call isolate_tenant('sequence');

create table sequence_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  name text not null,
  description text not null,
  bases text not null,
  circular boolean not null,
  is_protein boolean not null,
  is_rna boolean not null,
  -- Stored as text-exact json: jsonb would drop \u0000 and reorder keys, and nothing asks inside.
  features json not null,
  meta json not null,
  primers json not null default '[]',
  -- A character a character, as FASTQ writes Phred qualities.
  qualities text,
  -- The chromatogram, which is long and asked for apart.
  trace json,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references sequence on delete cascade
);
call isolate_tenant('sequence_version');

-- The list over all projects, in each of its orders.
create index file_sequences_by_time on file (tenant_id, update_time, id)
  where kind in ('sequence', 'sanger') and state = 'active';
create index file_sequences_by_name on file (tenant_id, name collate natural_name, id)
  where kind in ('sequence', 'sanger') and state = 'active';
create index file_sequences_by_size on file (tenant_id, size, id)
  where kind in ('sequence', 'sanger') and state = 'active';

-- Sequences that everyone may read, under an address that people can say.

-- One version of a sequence, read on behalf of who published it, as long as they manage the file.
create table published_sequence (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  search_path text collate "C" not null check (search_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(search_path) <= 80),
  description text not null,
  publisher_id bigint not null default current_user_id() references account,
  publish_time timestamptz(3) not null default now(),
  -- How often it was seen; nothing of who saw it.
  views bigint not null default 0 check (views >= 0),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, file_id, version) references sequence_version on delete cascade
);
-- Search paths are unique in the installation.
create unique index published_sequence_path on published_sequence (search_path);
call isolate_tenant('published_sequence');

-- What comes back from the trash is open to no one outside.
create function end_publication() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from published_sequence where tenant_id = new.tenant_id and file_id = new.id;
  return null;
end;
$$;
create trigger file_unpublished after update of state on file
  for each row when (new.state = 'recycled') execute function end_publication();

-- Where to look for what is under an address, and on whose behalf.
create function find_publication(wanted text) returns table (tenant_id bigint, publisher_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.tenant_id, p.publisher_id from published_sequence p where p.search_path = wanted;
end;
revoke execute on function find_publication from public;
grant execute on function find_publication to benchleaf_server;

-- ------------------------------ sources

-- The record of a public database that a sequence file was taken from.

create table record_origin (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  source text not null,
  -- With its version.
  accession text not null,
  -- From one, with both ends and the strand; null for the whole record.
  region json,
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('record_origin');

-- ------------------------------ genomes

-- Genomes that a team imports: their characters are in the storage as one object, chromosome after chromosome.

create table genome (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  organism text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'removed')),
  -- Why it failed, with the file and line of its sentence.
  fault json,
  remarks json not null default '[]',
  remark_count integer not null default 0,
  -- The uploads that it is read from: key, name and size.
  sources json not null,
  object_key uuid,
  base_count bigint not null default 0,
  chromosome_count integer not null default 0,
  gene_count integer not null default 0,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create unique index genome_name on genome (tenant_id, lower(name)) where state in ('waiting', 'running', 'ready');
create index genome_by_name on genome (tenant_id, name collate natural_name, id) where state <> 'removed';
call isolate_tenant('genome');

create table genome_chromosome (
  tenant_id bigint not null default current_tenant_id(),
  genome_id bigint not null,
  number integer not null,
  name text not null,
  description text not null,
  size integer not null,
  is_circular boolean not null,
  -- Where its characters begin in the genome's object.
  byte_offset bigint not null,
  gene_count integer not null,
  primary key (tenant_id, genome_id, number),
  foreign key (tenant_id, genome_id) references genome on delete cascade
);
call isolate_tenant('genome_chromosome');

create table genome_gene (
  tenant_id bigint not null default current_tenant_id(),
  genome_id bigint not null,
  -- Its place in the file, from 1.
  number integer not null,
  chromosome integer not null,
  gene_id text not null,
  name text not null,
  locus_tag text not null,
  product text not null,
  type text not null,
  -- Zero-based and half-open; across the origin of a circle it ends beyond the size.
  start_at integer not null,
  end_at integer not null,
  strand smallint not null check (strand in (1, -1)),
  -- Transcripts with their exons and what of them is translated.
  transcripts json not null,
  primary key (tenant_id, genome_id, number),
  foreign key (tenant_id, genome_id) references genome on delete cascade
);
create index genome_gene_by_place on genome_gene (tenant_id, genome_id, chromosome, start_at);
call isolate_tenant('genome_gene');

-- What a gene can be found by: names, tags, ids and the words of its product, in lower case.
create table genome_term (
  tenant_id bigint not null default current_tenant_id(),
  genome_id bigint not null,
  term text collate "C" not null,
  gene integer not null,
  primary key (tenant_id, genome_id, term, gene),
  foreign key (tenant_id, genome_id) references genome on delete cascade
);
call isolate_tenant('genome_term');

-- ------------------------------ alignments

-- Alignments: what the list shows in one row a file, the rows of characters in one row a version.

create table alignment (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  alphabet text not null check (alphabet in ('dna', 'rna', 'protein')),
  method text not null check (method in ('global', 'local', 'overlap', 'multiple', 'reads')),
  row_count integer not null,
  column_count integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('alignment');

create table alignment_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  -- Settings, rows with their characters, and what people decided about calls, as the contract has it.
  content json not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references alignment on delete cascade
);
call isolate_tenant('alignment_version');

-- The chromatogram of a read. It never changes, so that all versions share it.
create table alignment_trace (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  row_id text not null,
  trace json not null,
  primary key (tenant_id, file_id, row_id),
  foreign key (tenant_id, file_id) references alignment on delete cascade
);
call isolate_tenant('alignment_trace');

-- The list over all projects, in each of its orders.
create index file_alignments_by_time on file (tenant_id, update_time, id)
  where kind = 'alignment' and state = 'active';
create index file_alignments_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'alignment' and state = 'active';

-- ------------------------------ analysis

-- Analyses of data: what the list shows in one row a file; table, settings and result in one row a version.

create table analysis (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  method text not null,
  row_count integer not null,
  column_count integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('analysis');

create table analysis_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  -- Table, source, settings and figure, as the contract has it.
  content json not null,
  -- What the server calculated of it, with the version of the calculations and the hash of the table.
  outcome json not null,
  engine text not null,
  data_hash text not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references analysis on delete cascade
);
call isolate_tenant('analysis_version');

-- Boards of tiles. A tile is what it asks and how it is drawn; what is counted is never stored.
create table dashboard (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  -- Who reads it: its owner, the team, or those who may read the dashboard of the project.
  scope text not null check (scope in ('own', 'team', 'project')),
  project_id bigint,
  name text not null check (name <> ''),
  description text not null default '',
  period json not null,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project on delete cascade,
  check ((scope = 'project') = (project_id is not null))
);
create index dashboard_of_owner on dashboard (tenant_id, owner_id, id);
create index dashboard_of_team on dashboard (tenant_id, id) where scope = 'team';
create index dashboard_of_project on dashboard (tenant_id, project_id, id) where project_id is not null;
call isolate_tenant('dashboard');
-- A board of one's own is no one else's, and one of a project is seen by those who may open it.
create policy dashboard_seen on dashboard as restrictive using (
  scope = 'team' or (scope = 'own' and owner_id = (select current_user_id()))
  or (scope = 'project' and exists (
    select from readable_project p where p.tenant_id = dashboard.tenant_id and p.id = dashboard.project_id offset 0)));

create table tile (
  tenant_id bigint not null default current_tenant_id(),
  dashboard_id bigint not null,
  -- Its name within the board, and its place among the tiles.
  key text collate "C" not null check (length(key) <= 24),
  place smallint not null,
  title text not null,
  chart text not null,
  query json not null,
  x smallint not null check (x between 0 and 11),
  y smallint not null check (y >= 0),
  width smallint not null check (width >= 1 and x + width <= 12),
  height smallint not null check (height >= 1),
  primary key (tenant_id, dashboard_id, key),
  foreign key (tenant_id, dashboard_id) references dashboard on delete cascade
);
call isolate_tenant('tile');

-- The list over all projects, in each of its orders.
create index file_analyses_by_time on file (tenant_id, update_time, id)
  where kind = 'analysis' and state = 'active';
create index file_analyses_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'analysis' and state = 'active';

-- ------------------------------ documents

-- Pages that people write together: every change is a row before it is confirmed, and stays. A state folds the changes up
-- to one of them, so that opening a page does not read all of them.
create table document_state (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Number of the newest change; counted on under the row's lock, so that numbers follow the order of commits.
  seq bigint not null,
  -- A Yjs document as one update, with all changes up to `state_seq`.
  state bytea not null check (octet_length(state) <= 16000000),
  state_seq bigint not null check (state_seq <= seq),
  -- Number of the newest change that a version holds.
  version_seq bigint not null check (version_seq <= seq),
  edit_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('document_state');
-- Pages whose newest changes no version holds yet.
create index document_state_unsaved on document_state (tenant_id, edit_time) where version_seq < seq;

create table document_update (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  seq bigint not null,
  content bytea not null check (octet_length(content) <= 16000000),
  account_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id, seq),
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
call isolate_tenant('document_update');
revoke update, delete on document_update from benchleaf_server;

-- Whose a client of a Yjs document is, and how many of its insertions have been stored. No one inserts in another's
-- name, and a change whose predecessor is missing is refused.
create table document_client (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  client_id bigint not null,
  account_id bigint not null default current_user_id() references account,
  clock bigint not null,
  primary key (tenant_id, file_id, client_id),
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
call isolate_tenant('document_client');

create table document_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  seq bigint not null,
  schema_version integer not null,
  -- Canonical JSON; signatures are bound to the digest of exactly this text.
  content text not null,
  digest bytea not null check (digest = sha256(convert_to(content, 'UTF8'))),
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
call isolate_tenant('document_version');
revoke update, delete on document_version from benchleaf_server;

-- Steps of protocols, checked off or taken back, with the server's time.
create table document_step_event (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  block_id text not null check (length(block_id) <= 40),
  is_done boolean not null,
  note text not null check (length(note) <= 500),
  account_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
create index document_step_event_by_file on document_step_event (tenant_id, file_id, id);
call isolate_tenant('document_step_event');
revoke update, delete on document_step_event from benchleaf_server;

-- Saving what no one has saved belongs to no tenant, so it passes the wall: pages that have rested, with who wrote
-- last.
create function unsaved_documents(before timestamptz, most integer)
  returns table (tenant_id bigint, file_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select s.tenant_id, s.file_id, u.account_id from document_state s
  join file f on f.tenant_id = s.tenant_id and f.id = s.file_id and f.state = 'active'
  join document_update u on u.tenant_id = s.tenant_id and u.file_id = s.file_id and u.seq = s.seq
  where s.version_seq < s.seq and s.edit_time < unsaved_documents.before
  order by s.edit_time limit unsaved_documents.most;
end;
revoke execute on function unsaved_documents from public;
grant execute on function unsaved_documents to benchleaf_server;

-- ------------------------------ eln

-- Notebook pages: what a page has beside its text (area documents), its reviews, and what pages begin with.
create table eln_template (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  scope text not null check (scope in ('team', 'personal')),
  owner_id bigint not null default current_user_id() references account,
  category text not null,
  name text not null check (name <> '' and length(name) <= 100),
  description text not null check (length(description) <= 300),
  -- Canonical JSON of a page, and the fields that pages of it have.
  content text not null,
  fields json not null,
  version integer not null default 1,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index eln_template_by_owner on eln_template (tenant_id, owner_id);
call isolate_tenant('eln_template');

-- What a template was at each version; pages made of it stay as they are.
create table eln_template_version (
  tenant_id bigint not null default current_tenant_id() references tenant,
  template_id bigint not null,
  version integer not null,
  author_id bigint not null default current_user_id() references account,
  category text not null,
  name text not null,
  description text not null,
  content text not null,
  fields json not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, template_id, version),
  foreign key (tenant_id, template_id) references eln_template on delete cascade
);
call isolate_tenant('eln_template_version');

create table eln_page (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- The number that people quote.
  code text collate "C" not null check (code <> ''),
  category text,
  -- What the template was called when the page was derived from it.
  template_name text not null default '',
  process_status text not null default 'IN_PROGRESS' check (process_status in ('IN_PROGRESS', 'FINISHED')),
  audit_status text not null default 'draft'
    check (audit_status in ('draft', 'auditing', 'approved', 'rejected', 'canceled', 'modify')),
  experiment_date date,
  -- The fields as the template had them, and their values by key.
  fields json not null default '[]',
  field_values json not null default '{}',
  values_version integer not null default 0,
  finish_version integer,
  finish_time timestamptz(3),
  finished_by bigint references account,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  check ((process_status = 'FINISHED') = (finish_time is not null)),
  check (num_nulls(finish_version, finish_time, finished_by) in (0, 3))
);
create unique index eln_page_code on eln_page (tenant_id, code);
call isolate_tenant('eln_page');

create table eln_submission (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  version integer not null,
  -- The approval that decides; null for an instant, until it is made.
  record_id bigint,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CLOSED', 'canceled')),
  remark text not null check (length(remark) <= 200),
  submit_user_id bigint not null default current_user_id() references account,
  submit_time timestamptz(3) not null default now(),
  end_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references eln_page on delete cascade,
  check ((status = 'PENDING') = (end_time is null))
);
create index eln_submission_by_file on eln_submission (tenant_id, file_id, id desc);
-- What waits for one page waits once.
create unique index eln_submission_pending on eln_submission (tenant_id, file_id) where status = 'PENDING';
call isolate_tenant('eln_submission');

create table eln_submission_block (
  tenant_id bigint not null default current_tenant_id(),
  submission_id bigint not null,
  block_id text collate "C" not null check (length(block_id) <= 40),
  position integer not null,
  -- Of the block as it was submitted: another one since is another block.
  digest bytea not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'uncommitted')),
  remark text not null default '' check (length(remark) <= 200),
  reviewer_id bigint references account,
  decide_time timestamptz(3),
  primary key (tenant_id, submission_id, block_id),
  foreign key (tenant_id, submission_id) references eln_submission on delete cascade,
  check (status <> 'REJECTED' or remark <> '')
);
call isolate_tenant('eln_submission_block');

create table eln_config (
  tenant_id bigint not null default current_tenant_id() references tenant,
  send_email boolean not null,
  send_notification boolean not null,
  version integer not null,
  primary key (tenant_id)
);
call isolate_tenant('eln_config');

-- How much of a notebook page each member has seen: the number of its newest change then.
create table eln_page_seen (
  tenant_id bigint not null default current_tenant_id() references tenant,
  file_id bigint not null,
  account_id bigint not null default current_user_id() references account,
  seq bigint not null check (seq >= 0),
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references eln_page on delete cascade
);
call isolate_tenant('eln_page_seen');

-- How pages of a template category are numbered, instead of the team's pattern.
create table eln_category_code (
  tenant_id bigint not null default current_tenant_id() references tenant,
  category text not null check (category <> '' and length(category) <= 30),
  pattern text not null check (pattern <> '' and length(pattern) <= 40),
  primary key (tenant_id, category)
);
call isolate_tenant('eln_category_code');

create index file_elns_by_time on file (tenant_id, update_time, id) where kind = 'eln' and state = 'active';
create index file_elns_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'eln' and state = 'active';

-- What is in review, approved (edited since or not), finished or signed is not thrown away: alone or with its folder.
create function keep_reviewed_page() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if exists (
    select from eln_page p where p.tenant_id = new.tenant_id and p.file_id = new.id
      and (p.process_status = 'FINISHED' or p.audit_status in ('auditing', 'approved', 'modify'))
  ) or exists (
    select from file_version v where v.tenant_id = new.tenant_id and v.file_id = new.id and v.is_signed
  ) then
    raise exception 'a reviewed page' using errcode = 'EL409';
  end if;
  return new;
end
$$;
revoke execute on function keep_reviewed_page from public;
create trigger keep_reviewed_page before update of state on file
  for each row when (new.kind = 'eln' and new.state = 'recycled' and old.state = 'active')
  execute function keep_reviewed_page();

-- What is signed, or a page in review, approved or finished, is not thrown away: neither is the project around it.
create function project_holds_records(tenant_id bigint, project_id bigint) returns boolean
  language sql stable set search_path = pg_catalog, public
begin atomic
  select exists (
    select from file f
    join file_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.is_signed
    where f.tenant_id = project_holds_records.tenant_id and f.project_id = project_holds_records.project_id
  ) or exists (
    select from file f
    join eln_page p on p.tenant_id = f.tenant_id and p.file_id = f.id
    where f.tenant_id = project_holds_records.tenant_id and f.project_id = project_holds_records.project_id
      and (p.process_status = 'FINISHED' or p.audit_status in ('auditing', 'approved', 'modify'))
  );
end;
revoke execute on function project_holds_records from public;
grant execute on function project_holds_records to benchleaf_server;

-- The nightly sweep belongs to no tenant, so it passes the wall.
create function list_old_projects(before timestamptz, after bigint, most integer)
  returns table (tenant_id bigint, project_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.tenant_id, p.id from project p
  where p.state = 'deleted' and p.delete_time < list_old_projects.before and p.id > list_old_projects.after
    and not project_holds_records(p.tenant_id, p.id)
  order by p.id limit list_old_projects.most;
end;
revoke execute on function list_old_projects from public;
grant execute on function list_old_projects to benchleaf_server;

-- The counters of a project go with it; no one but the triggers writes them.
create function forget_project_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from project_content c where c.tenant_id = old.tenant_id and c.project_id = old.id;
  delete from project_activity a where a.tenant_id = old.tenant_id and a.project_id = old.id;
  return null;
end
$$;
revoke execute on function forget_project_figures from public;
create trigger forget_project_figures after delete on project
  for each row execute function forget_project_figures();

-- ------------------------------ crispr

-- CRISPR tasks: guides designed for a version of a sequence, and where else they may lead.

create table crispr_task (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  version integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Why it failed, with the figures of its sentence.
  fault json,
  target json not null,
  settings json not null,
  -- What is searched for off-targets, the sequence itself first: file, name and version.
  searched json not null,
  guide_count integer not null default 0,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  -- Genotyping primers that were designed after it: a pair a guide.
  primers json not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id, version) references sequence_version on delete cascade
);
create index crispr_task_of_file on crispr_task (tenant_id, file_id, id);
create index crispr_task_under_way on crispr_task (tenant_id, created_by) where state in ('waiting', 'running');
call isolate_tenant('crispr_task');

create table crispr_guide (
  tenant_id bigint not null default current_tenant_id(),
  task_id bigint not null,
  -- Its place in the ranking, from 1.
  number integer not null,
  guide json not null,
  off_targets json not null,
  primary key (tenant_id, task_id, number),
  foreign key (tenant_id, task_id) references crispr_task on delete cascade
);
call isolate_tenant('crispr_guide');

-- ------------------------------ cloning

-- Cloning: benches on which a product is planned, and how sequence files were made on them.

create table cloning_bench (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  -- Method, vector and fragments in their order, each with its file and version.
  plan json not null,
  revision integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create index cloning_bench_newest on cloning_bench (tenant_id, created_by, update_time, id);
call isolate_tenant('cloning_bench');

create table sequence_origin (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Method, enzymes, primers, junctions, and the stretches of which files it was made of.
  origin json not null,
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call isolate_tenant('sequence_origin');

-- ------------------------------ previews

-- PDFs of many files, made as jobs. What was made is in the storage for a day, as what no one has kept.

create table pdf_export (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  mode text not null check (mode in ('merge', 'zip')),
  file_ids bigint[] not null,
  -- How who asked for it reads.
  locale text not null,
  timezone text not null,
  name text,
  size bigint,
  object_key uuid,
  -- The code of why it failed, and the file's name that it is about.
  fault json,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  check ((state = 'succeeded') = (object_key is not null))
);
create index pdf_export_of_user on pdf_export (tenant_id, created_by, id);
call isolate_tenant('pdf_export');

-- ------------------------------ search

-- What files are found by: their words, and the pieces of text that a hit is shown with.

create table search_entry (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Which version was read, and by which reader: a better one reads all again.
  version integer not null,
  reader smallint not null,
  -- Nothing: it has no text. Waiting: what went wrong is tried again, a few times.
  state text not null check (state in ('read', 'nothing', 'too-large', 'waiting', 'failed')),
  attempts smallint not null default 0,
  -- As the file has it, so that the newest come first without a look at the file.
  update_time timestamptz(3) not null,
  -- Each holds the team as a word too, so that one index serves all teams.
  name_words tsvector not null,
  head_words tsvector not null,
  body_words tsvector not null default '',
  all_words tsvector not null generated always as (head_words || body_words) stored,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index search_entry_names on search_entry using gin (name_words);
create index search_entry_heads on search_entry using gin (head_words);
create index search_entry_words on search_entry using gin (all_words);
create index search_entry_newest on search_entry (tenant_id, update_time, file_id);
call isolate_tenant('search_entry');

create table search_part (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  part integer not null,
  place json,
  body text not null,
  words tsvector not null,
  primary key (tenant_id, file_id, part),
  foreign key (tenant_id, file_id) references search_entry on delete cascade
);
call isolate_tenant('search_part');

-- Behind the wall no index of words may be chosen, so this passes it, and asks for the team and for what the caller
-- may read itself. Names first, then names with tags, then contents; of each the newest first. Whether a word is
-- common no one can tell beforehand: among the newest thousand a common one fills the page, a rare one is left for
-- the index. A filter that only some thousand files pass is asked first, so that a common word brings no others; one
-- that more pass is given a longer look at the newest. An entry's time is never later than its file's. A page is
-- short: taken for a thousand rows, the question around it is planned again at each call.
create function search_files(
  exact tsquery, wide tsquery, phrases tsquery[], kinds text[], project bigint, owner bigint,
  since timestamptz, until timestamptz, after_tier integer, after_time timestamptz, after_id bigint, most integer
) returns table (file_id bigint, tier integer, update_time timestamptz)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, public as $$
declare
  narrow constant integer := 5000;
  team constant tsquery := ('''#' || current_tenant_id() || '''')::tsquery;
  conditions constant text[] := array[
    'e.name_words @@ $2',
    'e.head_words @@ $2 and not e.name_words @@ $2',
    'e.all_words @@ $3 and not e.head_words @@ $2 and not exists (
       select from unnest($4::tsquery[]) as phrase where not (e.head_words @@ phrase or exists (
         select from search_part p
         where p.tenant_id = e.tenant_id and p.file_id = e.file_id and p.words @@ phrase)))'];
  passing constant text := 'c.tenant_id = $1 and c.state = ''active''
    and ($5::text[] is null or c.kind = any($5)) and ($6::bigint is null or c.project_id = $6)
    and ($7::bigint is null or c.owner_id = $7)
    and ($8::timestamptz is null or c.update_time >= $8) and ($9::timestamptz is null or c.update_time < $9)';
  filtered constant text := '(select n.* from file c
    join search_entry n on n.tenant_id = c.tenant_id and n.file_id = c.id where ' || passing || ')';
  newest constant text := '(select * from search_entry n where n.tenant_id = $1
    and ($9::timestamptz is null or n.update_time < $9) and ($10 < %1$s or (n.update_time, n.file_id) < ($11, $12))
    order by n.update_time desc, n.file_id desc limit %2$s)';
  page constant text := 'with hit as materialized (
      select e.file_id, e.update_time from %2$s e where e.tenant_id = $1 and %3$s
        and ($10 < %1$s or (e.update_time, e.file_id) < ($11, $12))
    )
    select h.file_id, %1$s as tier, h.update_time::timestamptz, count(*) over () as all_hits
    from hit h join readable_file f on f.tenant_id = $1 and f.id = h.file_id
    where f.state = ''active''
      and ($5::text[] is null or f.kind = any($5)) and ($6::bigint is null or f.project_id = $6)
      and ($7::bigint is null or f.owner_id = $7)
      and ($8::timestamptz is null or f.update_time >= $8) and ($9::timestamptz is null or f.update_time < $9)
    order by h.update_time desc, h.file_id desc limit $13';
  has_filter constant boolean := num_nonnulls(kinds, project, owner, since, until) > 0;
  is_narrow boolean := false;
  wanted integer := most;
  found integer;
  sources text[];
  source text;
begin
  if has_filter then
    execute 'select count(*) <= $10 from (select from file c where ' || passing || ' limit $10 + 1) as passed'
      into is_narrow
      using current_tenant_id(), exact, wide, phrases, kinds, project, owner, since, until, narrow;
  end if;
  for step in after_tier..3 loop
    sources := case
      when is_narrow then array[filtered]
      when has_filter then array[format(newest, step, 1000), format(newest, step, 20000), 'search_entry']
      else array[format(newest, step, 1000), 'search_entry'] end;
    for part in 1..cardinality(sources) loop
      source := sources[part];
      return query execute
        'select p.file_id, p.tier, p.update_time from (' || format(page, step, source, conditions[step]) || ') p
         where $14 or p.all_hits >= $13'
        using current_tenant_id(), team && exact, team && wide, phrases, kinds, project, owner, since, until,
          after_tier, after_time, after_id, wanted, part = cardinality(sources);
      get diagnostics found = row_count;
      wanted := wanted - found;
      if wanted = 0 then
        return;
      end if;
    end loop;
  end loop;
end
$$;
revoke execute on function search_files from public;
grant execute on function search_files to benchleaf_server;

-- The sweep belongs to no tenant, so it passes the wall: files that no one has read yet, or not as they are now.
create function list_unread_files(wanted_reader integer, most integer)
  returns table (tenant_id bigint, owner_id bigint, file_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select f.tenant_id, f.owner_id, f.id from file f
  left join search_entry e on e.tenant_id = f.tenant_id and e.file_id = f.id
  where f.state = 'active'
    and (e.file_id is null or e.state = 'waiting' or e.reader <> list_unread_files.wanted_reader
      or (e.version <> f.version and e.state <> 'failed'))
  order by f.tenant_id, f.id desc limit list_unread_files.most;
end;
revoke execute on function list_unread_files from public;
grant execute on function list_unread_files to benchleaf_server;

-- ------------------------------ interchange

-- Archives of other programs that are read and imported, and archives that are prepared to be fetched.

create table eln_import (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  -- The archive itself; null once it was swept.
  object_key uuid,
  file_name text not null,
  size bigint not null check (size >= 0),
  state text not null default 'reading'
    check (state in ('reading', 'ready', 'importing', 'done', 'failed', 'cancelled')),
  fault text,
  -- Who made the archive, as it says itself.
  source json,
  -- Tells the same source from others, so that nothing comes in twice.
  source_key text,
  project_id bigint,
  folder_id bigint,
  -- Whether who imports may make sequences: what is none of theirs becomes a plain file.
  makes_sequences boolean not null default false,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  -- Notes become notebook pages where the user may create some.
  makes_pages boolean not null default false,
  primary key (tenant_id, id)
);
create index eln_import_of_person on eln_import (tenant_id, created_by, id);
call isolate_tenant('eln_import');

create table eln_node (
  tenant_id bigint not null default current_tenant_id(),
  import_id bigint not null,
  -- Its place from the top down, from 1.
  number integer not null,
  parent integer,
  depth integer not null,
  becomes text not null check (becomes in ('folder', 'file', 'sequence', 'note')),
  name text not null,
  node_key text not null,
  -- Where its bytes are in the archive; null for what has none.
  member json,
  -- What the archive says, and what the bytes are; of a note, what its text is.
  sha256 text,
  found_sha256 text,
  content_type text not null,
  body text,
  tags json not null,
  comments json not null,
  author text not null,
  made_time text not null,
  remarks jsonb not null,
  refusal text,
  is_wanted boolean not null,
  outcome text check (outcome in ('new', 'version', 'same', 'leftOut', 'refused')),
  file_id bigint,
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references eln_import on delete cascade
);
create index eln_node_waiting on eln_node (tenant_id, import_id, number) where outcome is null;
call isolate_tenant('eln_node');

-- What a part of an archive has become in a project. The key is a digest of source and part.
create table eln_identity (
  tenant_id bigint not null default current_tenant_id(),
  project_id bigint not null,
  key bytea not null,
  file_id bigint not null,
  -- Of the bytes that came last; null for a folder.
  sha256 text,
  -- What the archive says about the part, and when it was imported last.
  program text not null default '',
  author text not null default '',
  made_time text not null default '',
  bring_time timestamptz(3) not null default now(),
  primary key (tenant_id, project_id, key),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index eln_identity_of_file on eln_identity (tenant_id, file_id);
call isolate_tenant('eln_identity');

create table eln_export (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  project_id bigint not null,
  folder_id bigint,
  name text not null,
  state text not null default 'running' check (state in ('running', 'ready', 'failed', 'cancelled')),
  object_key uuid,
  size bigint,
  -- What it holds: who fetches it must still be allowed to read each.
  file_ids bigint[] not null default '{}',
  left_out_count integer not null default 0,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  -- Which kinds who exports may not open.
  closed_kinds text[] not null default '{}',
  primary key (tenant_id, id)
);
create index eln_export_of_person on eln_export (tenant_id, created_by, id);
call isolate_tenant('eln_export');

-- The sweep belongs to no tenant, so it passes the wall: archives that have lain long enough.
create function list_old_archives(imported_before timestamptz, exported_before timestamptz, most integer)
  returns table (tenant_id bigint, user_id bigint, kind text, id bigint, object_key uuid)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select i.tenant_id, i.created_by, 'import', i.id, i.object_key from eln_import i
  where i.object_key is not null and i.state not in ('reading', 'importing')
    and coalesce(i.finish_time, i.create_time) < list_old_archives.imported_before
  union all
  select e.tenant_id, e.created_by, 'export', e.id, e.object_key from eln_export e
  where e.object_key is not null and e.finish_time < list_old_archives.exported_before
  limit list_old_archives.most;
end;
revoke execute on function list_old_archives from public;
grant execute on function list_old_archives to benchleaf_server;

-- ------------------------------ biolibrary

-- The libraries of the team: sets of enzymes, primers, features, plasmids. What is shipped with the product is in the
-- program and is not copied here.

create table library_entry (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null check (kind in ('enzyme', 'primer', 'feature', 'plasmid')),
  scope text not null check (scope in ('private', 'shared', 'project')),
  -- Who made it; a private entry is theirs alone.
  owner_id bigint not null references account default current_user_id(),
  -- Whose library it is, where it is a project's.
  project_id bigint,
  -- In whose library it is: a person's, 0 for the team's, or the negative of a project's id.
  holder_id bigint not null generated always as
    (case scope when 'private' then owner_id when 'project' then -project_id else 0 end) stored,
  name text not null check (name <> ''),
  name_key text collate "C" not null generated always as (lower(name collate natural_name)) stored,
  description text not null,
  -- What no two entries of a library share: characters, numbers of enzymes, or a file's id.
  content text not null check (content <> ''),
  -- SHA-256 of it.
  content_key bytea not null,
  -- What else the kind has.
  details jsonb not null,
  -- Of a primer: its last ten bases as a number; null if they are for several.
  seed integer check (seed between 0 and 1048575),
  file_id bigint,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  check ((kind = 'plasmid') = (file_id is not null)),
  constraint library_entry_in_project foreign key (tenant_id, project_id) references project on delete cascade,
  constraint library_entry_of_project check ((scope = 'project') = (project_id is not null))
);
create unique index library_entry_name on library_entry (tenant_id, kind, holder_id, name_key);
create unique index library_entry_content on library_entry (tenant_id, kind, holder_id, content_key);
-- A search reads this alone, as in 0009.
create index library_entry_list on library_entry
  (tenant_id, kind, holder_id, name collate natural_name, id) include (name_key);
create index library_entry_seed on library_entry (tenant_id, holder_id, id) include (seed) where kind = 'primer';
create index library_entry_file on library_entry (tenant_id, file_id) where file_id is not null;
create index library_entry_project on library_entry (tenant_id, project_id) where project_id is not null;
call isolate_tenant('library_entry');
-- No one sees what is another person's own, nor what is in a project that they may not read, whatever a query asks.
create policy own_or_shared on library_entry as restrictive
  using (holder_id = 0 or holder_id = (select current_user_id())
    or holder_id in (select -p.id from readable_project p));
-- And only who may edit the project changes what is in it.
create policy project_insert on library_entry as restrictive for insert
  with check (holder_id >= 0 or holder_id in (select -p.id from readable_project p where p.can_write));
create policy project_update on library_entry as restrictive for update
  using (holder_id >= 0 or holder_id in (select -p.id from readable_project p where p.can_write));
create policy project_delete on library_entry as restrictive for delete
  using (holder_id >= 0 or holder_id in (select -p.id from readable_project p where p.can_write));

update role set authorities = authorities || array[
  'MOLECULE_ENZYME_PERSONAL', 'MOLECULE_ENZYME_PRESET',
  'MOLECULE_ENZYME_TENANT_READ', 'MOLECULE_ENZYME_TENANT_CREATE', 'MOLECULE_ENZYME_TENANT_UPDATE',
  'MOLECULE_PRIMER_PERSONAL', 'MOLECULE_PRIMER_PRESET',
  'MOLECULE_PRIMER_TENANT_READ', 'MOLECULE_PRIMER_TENANT_CREATE', 'MOLECULE_PRIMER_TENANT_UPDATE',
  'MOLECULE_FEATURE_PERSONAL', 'MOLECULE_FEATURE_PRESET',
  'MOLECULE_FEATURE_TENANT_READ', 'MOLECULE_FEATURE_TENANT_CREATE', 'MOLECULE_FEATURE_TENANT_UPDATE',
  'MOLECULE_PLASMID_PERSONAL', 'MOLECULE_PLASMID_PRESET',
  'MOLECULE_PLASMID_TENANT_READ', 'MOLECULE_PLASMID_TENANT_CREATE', 'MOLECULE_PLASMID_TENANT_UPDATE'
] where id = -2;
update role set authorities = authorities || array[
  'MOLECULE_ENZYME_PROJECT', 'MOLECULE_PRIMER_PROJECT', 'MOLECULE_FEATURE_PROJECT', 'MOLECULE_PLASMID_PROJECT'
] where id = -2;
-- ------------------------------ subjects

-- What people say, tag, attach and follow is on subjects: files, entries of libraries, and what comes later.

-- A record that something is said of, from the first thing on. A kind has its column here, so that what is on a record
-- goes with it.
create table subject (
  tenant_id bigint not null default current_tenant_id(),
  kind text not null,
  id bigint not null,
  file_id bigint generated always as (case kind when 'file' then id end) stored,
  library_entry_id bigint generated always as (case kind when 'libraryEntry' then id end) stored,
  project_id bigint generated always as (case kind when 'project' then id end) stored,
  primary key (tenant_id, kind, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, library_entry_id) references library_entry on delete cascade,
  foreign key (tenant_id, project_id) references project on delete cascade,
  check (num_nonnulls(file_id, library_entry_id, project_id) = 1)
);
create index subject_file on subject (tenant_id, file_id) where file_id is not null;
create index subject_library_entry on subject (tenant_id, library_entry_id) where library_entry_id is not null;
create index subject_project on subject (tenant_id, project_id) where project_id is not null;
call isolate_tenant('subject');

-- The kinds, each with the relation that holds those of its records that the asking person sees; null: asked elsewhere.
create table subject_kind (
  kind text primary key,
  seen_in text
);
insert into subject_kind (kind, seen_in) values
  ('file', null), ('libraryEntry', 'library_entry'), ('project', 'readable_project');

-- Whatever is on a subject is seen by no one who does not see the row of the subject itself, and what is on a kind
-- that is not named here by no one at all. The one place that says it: `prefix` heads the columns `_kind` and `_id`.
-- OFFSET 0 has each row looked up by its key; without it a short list would read the whole library once. A project
-- that is deleted stays in its table, so its wall is what may be opened, not what is there.
create procedure isolate_by_subject(target regclass, prefix text default 'subject')
  language plpgsql as $$
declare
  branches text;
begin
  select string_agg(format('when %L then ', k.kind) || case when k.seen_in is null then 'true' else format(
    'exists (select from %1$s r where r.tenant_id = %2$s.tenant_id and r.id = %2$s.%3$s_id offset 0)',
    k.seen_in, target, prefix) end, ' ' order by k.kind collate "C")
  into branches from subject_kind k;
  execute format('create policy %2$s_seen on %1$s as restrictive using (case %2$s_kind %3$s else false end)',
    target, prefix, branches);
end
$$;

-- Gives a kind its column of `subject`, so that what is on a record goes with it, and its branch of every wall.
create procedure add_subject_kind(new_kind text, column_name text, owner regclass, seen_in regclass)
  language plpgsql as $$
declare
  columns text;
  policy record;
begin
  insert into subject_kind (kind, seen_in) values (new_kind, add_subject_kind.seen_in::text);
  execute format(
    'alter table subject
       add column %1$I bigint generated always as (case kind when %2$L then id end) stored,
       add foreign key (tenant_id, %1$I) references %3$s on delete cascade,
       drop constraint subject_check',
    column_name, new_kind, owner);
  select string_agg(quote_ident(a.attname), ', ' order by a.attname) into columns
  from pg_attribute a where a.attrelid = 'subject'::regclass and a.attgenerated <> '' and not a.attisdropped;
  execute format('alter table subject add constraint subject_check check (num_nonnulls(%s) = 1)', columns);
  execute format('create index %I on subject (tenant_id, %2$I) where %2$I is not null',
    'subject_' || regexp_replace(column_name, '_id$', ''), column_name);
  for policy in
    select p.polrelid::regclass as target, left(p.polname, -5) as prefix from pg_policy p
    where p.polname in ('subject_seen', 'from_seen', 'to_seen') order by p.polrelid, p.polname
  loop
    execute format('drop policy %I on %s', policy.prefix || '_seen', policy.target);
    call isolate_by_subject(policy.target, policy.prefix);
  end loop;
end
$$;

create function keep_subject() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into subject (tenant_id, kind, id) values (new.tenant_id, new.subject_kind, new.subject_id)
  on conflict do nothing;
  return new;
end
$$;

create table subject_comment (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  subject_kind text not null,
  subject_id bigint not null,
  -- The comment that this one answers; null if it begins a thread.
  thread_id bigint,
  author_id bigint not null default current_user_id() references account,
  body text not null check (body <> ''),
  mention_ids bigint[] not null default '{}',
  -- The place in a file, in the words of its kind.
  anchor json,
  -- The range of a page that a thread is about: two relative positions of Yjs and the words between them.
  page_range json,
  create_time timestamptz(3) not null default now(),
  edit_time timestamptz(3),
  resolve_time timestamptz(3),
  resolved_by bigint references account,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade,
  foreign key (tenant_id, thread_id) references subject_comment on delete cascade,
  check (thread_id is null or resolve_time is null),
  check ((resolve_time is null) = (resolved_by is null)),
  check (page_range is null or (anchor is null and thread_id is null))
);
create index subject_comment_threads on subject_comment (tenant_id, subject_kind, subject_id, id) where thread_id is null;
create index subject_comment_replies on subject_comment (tenant_id, thread_id, id) where thread_id is not null;
create index subject_comment_subject on subject_comment (tenant_id, subject_kind, subject_id)
  where thread_id is not null;
create trigger subject_kept before insert on subject_comment for each row execute function keep_subject();
call isolate_tenant('subject_comment');
call isolate_by_subject('subject_comment');

create table subject_tag (
  tenant_id bigint not null default current_tenant_id(),
  subject_kind text not null,
  subject_id bigint not null,
  tag_id bigint not null,
  primary key (tenant_id, subject_kind, subject_id, tag_id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade,
  foreign key (tenant_id, tag_id) references tag on delete cascade
);
create index subject_tag_subjects on subject_tag (tenant_id, tag_id, subject_kind, subject_id);
create trigger subject_kept before insert on subject_tag for each row execute function keep_subject();
call isolate_tenant('subject_tag');
call isolate_by_subject('subject_tag');
-- How often a tag is used in the team, also where the asking user does not see it: who deletes it deletes it there, too.
create function count_tag_uses(tag_id bigint) returns bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select count(*) from subject_tag t where t.tenant_id = current_tenant_id() and t.tag_id = count_tag_uses.tag_id;
end;
revoke execute on function count_tag_uses from public;
grant execute on function count_tag_uses to benchleaf_server;
-- Those of files, for their lists.
create view file_tag with (security_invoker = true) as
select tenant_id, subject_id as file_id, tag_id from subject_tag where subject_kind = 'file';
grant select on file_tag to benchleaf_server;

-- What a subject was made of or uses, and where it is used.
create table subject_link (
  tenant_id bigint not null default current_tenant_id(),
  from_kind text not null,
  from_id bigint not null,
  to_kind text not null,
  to_id bigint not null,
  -- Who has said so; null if it follows from what the subject is made of.
  maker_id bigint references account,
  primary key (tenant_id, from_kind, from_id, to_kind, to_id),
  foreign key (tenant_id, from_kind, from_id) references subject on delete cascade,
  foreign key (tenant_id, to_kind, to_id) references subject on delete cascade,
  check ((from_kind, from_id) <> (to_kind, to_id))
);
create index subject_link_to on subject_link (tenant_id, to_kind, to_id, from_kind, from_id);
create function keep_linked_subjects() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into subject (tenant_id, kind, id)
  select * from (values (new.tenant_id, new.from_kind, new.from_id), (new.tenant_id, new.to_kind, new.to_id)) ends
  order by 2, 3
  on conflict do nothing;
  return new;
end
$$;
create trigger subjects_kept before insert on subject_link for each row execute function keep_linked_subjects();
call isolate_tenant('subject_link');
call isolate_by_subject('subject_link', 'from');
call isolate_by_subject('subject_link', 'to');

-- An analysis that is deleted for good leaves its figures and results to the pages that show them, without its table.
create table erased_figure (
  tenant_id bigint not null default current_tenant_id(),
  page_id bigint not null,
  file_id bigint not null,
  version integer not null,
  -- The project of the analysis: who may not open it does not see the figure either.
  project_id bigint not null,
  -- If the analysis was restricted, only its owner still sees the figure.
  owner_id bigint not null references account,
  is_restricted boolean not null,
  name text not null,
  spec json not null,
  figure json not null,
  outcome json not null,
  primary key (tenant_id, page_id, file_id, version),
  foreign key (tenant_id, page_id) references file on delete cascade,
  foreign key (tenant_id, project_id) references project on delete cascade
);
create index erased_figure_of_file on erased_figure (tenant_id, file_id, version);
create index erased_figure_of_project on erased_figure (tenant_id, project_id);
call isolate_tenant('erased_figure');

create function leave_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into erased_figure
    (tenant_id, page_id, file_id, version, project_id, owner_id, is_restricted, name, spec, figure, outcome)
  select old.tenant_id, page.id, old.id, v.version, old.project_id, old.owner_id,
    exists (select from file_access a
      where a.tenant_id = old.tenant_id and a.file_id in (old.id, old.parent_key) and a.is_restricted),
    old.name, v.content->'spec', v.content->'figure', v.outcome
  from subject_link l
  join file page on page.tenant_id = l.tenant_id and page.id = l.from_id
  join project p on p.tenant_id = page.tenant_id and p.id = page.project_id and p.state = 'active'
  join project own on own.tenant_id = old.tenant_id and own.id = old.project_id and own.state = 'active'
  join analysis_version v on v.tenant_id = old.tenant_id and v.file_id = old.id
  where l.tenant_id = old.tenant_id and l.to_kind = 'file' and l.to_id = old.id
    and l.from_kind = 'file' and l.maker_id is null;
  return old;
end
$$;
revoke execute on function leave_figures from public;
create trigger figures_left before delete on file for each row when (old.kind = 'analysis')
  execute function leave_figures();

-- Files that belong to a subject and are in no project.
create table attachment (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  subject_kind text not null,
  subject_id bigint not null,
  name text not null check (name <> ''),
  object_key uuid not null unique,
  size bigint not null check (size >= 0),
  -- How it is shown and its media type, by its first bytes.
  view text not null,
  content_type text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade
);
create index attachment_of_subject on attachment (tenant_id, subject_kind, subject_id, id);
create trigger subject_kept before insert on attachment for each row execute function keep_subject();
call isolate_tenant('attachment');
call isolate_by_subject('attachment');

-- Its bytes go with it, also where it goes with its subject: the sweep of abandoned uploads takes them.
create function let_go_of_attachment() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update upload set is_kept = false where uuid = old.object_key;
  return null;
end
$$;
revoke execute on function let_go_of_attachment from public;
create trigger object_let_go after delete on attachment for each row execute function let_go_of_attachment();

-- Followers of a subject, who are notified of its changes.
create table subject_follower (
  tenant_id bigint not null default current_tenant_id(),
  subject_kind text not null,
  subject_id bigint not null,
  account_id bigint not null default current_user_id(),
  primary key (tenant_id, subject_kind, subject_id, account_id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index subject_follower_account on subject_follower (tenant_id, account_id);
create trigger subject_kept before insert on subject_follower for each row execute function keep_subject();
call isolate_tenant('subject_follower');
call isolate_by_subject('subject_follower');

-- ------------------------------ labels

-- Codes that are printed on labels and scanned, and label templates.

-- Nine digits and Damm's check digit. The digits are those of a counter, spread so that neighbours look unlike.
create sequence record_code_number minvalue 1 maxvalue 999999999;
grant usage on sequence record_code_number to benchleaf_server;
create function next_record_code() returns text
  language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  digits text := lpad(((nextval('record_code_number') * 387420489) % 1000000000)::text, 9, '0');
  interim integer := 0;
begin
  for at in 1 .. 9 loop
    interim := substr(
      '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790',
      interim * 10 + substr(digits, at, 1)::integer + 1, 1)::integer;
  end loop;
  return digits || interim;
end
$$;

create table record_code (
  tenant_id bigint not null default current_tenant_id(),
  code text not null default next_record_code() check (code <> '' and length(code) <= 64),
  subject_kind text not null,
  subject_id bigint not null,
  -- We gave it; else the tube came with it.
  is_own boolean not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, code),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade
);
create unique index record_code_own on record_code (tenant_id, subject_kind, subject_id) where is_own;
create index record_code_subject on record_code (tenant_id, subject_kind, subject_id);
create trigger subject_kept before insert on record_code for each row execute function keep_subject();
call isolate_tenant('record_code');
call isolate_by_subject('record_code');

create table label_template (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  settings json not null,
  author_id bigint not null default current_user_id() references account,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index label_template_name on label_template (tenant_id, lower(name));
call isolate_tenant('label_template');

-- ------------------------------ signatures

-- Electronic signatures: images of a person's hand, and what was signed with or without one.

create table signature_image (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  name text not null check (name <> ''),
  kind text not null check (kind in ('draw', 'type', 'upload')),
  content_type text not null,
  bytes bytea not null,
  create_time timestamptz(3) not null default now(),
  -- Deleted by its owner, preserved for the documents signed with it.
  remove_time timestamptz(3),
  primary key (tenant_id, id)
);
create index signature_image_owner on signature_image (tenant_id, account_id, id) where remove_time is null;
call isolate_tenant('signature_image');

create table signature_record (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  object_type text not null,
  object_id bigint not null,
  version integer not null check (version >= 1),
  signer_id bigint not null default current_user_id() references account,
  -- As they stood when it was signed.
  signer_name text not null,
  image_id bigint,
  meaning text not null check (meaning in ('author', 'review', 'approval', 'rejection', 'responsibility')),
  comment text not null,
  sign_time timestamptz(3) not null default now(),
  timezone text not null,
  digest bytea not null check (length(digest) = 32),
  primary key (tenant_id, id),
  unique (tenant_id, object_type, object_id, version, signer_id, meaning),
  foreign key (tenant_id, image_id) references signature_image
);
call isolate_tenant('signature_record');
revoke update, delete on signature_record from benchleaf_server;
create trigger append_only before update or delete on signature_record
  for each row execute function refuse_change();
create trigger append_only_whole before truncate on signature_record
  for each statement execute function refuse_change();

update role set authorities = authorities || array['ESIGNATURE_READ', 'ESIGNATURE_UPDATE'] where id = -2;

-- ------------------------------ records

create table number_pattern (
  tenant_id bigint not null default current_tenant_id() references tenant,
  kind text not null,
  pattern text not null,
  zone text not null,
  version integer not null default 1,
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account,
  primary key (tenant_id, kind)
);
call isolate_tenant('number_pattern');

-- How far each kind has been counted. What is around the counter is counted for itself, so that a count begins again
-- with its year. Anyone who takes a number holds the row until their transaction ends: what is rolled back leaves no
-- gap.
create table number_counter (
  tenant_id bigint not null default current_tenant_id() references tenant,
  kind text not null,
  before text not null,
  after text not null,
  count bigint not null,
  primary key (tenant_id, kind, before, after)
);
call isolate_tenant('number_counter');

create table custom_field (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null,
  type text not null,
  name_key text collate "C" not null,
  place integer not null,
  version integer not null default 1,
  is_unique boolean not null,
  is_archived boolean not null default false,
  -- A part of its kind that it is of, such as one template of samples.
  scope_id bigint,
  primary key (tenant_id, id)
);
create unique index custom_field_name on custom_field (tenant_id, kind, coalesce(scope_id, 0), name_key)
  where not is_archived;
call isolate_tenant('custom_field');

-- What a field was, each time that it was changed: values keep what they were entered under.
create table custom_field_version (
  tenant_id bigint not null default current_tenant_id(),
  field_id bigint not null,
  version integer not null,
  settings json not null,
  create_time timestamptz(3) not null default now(),
  author_id bigint not null default current_user_id() references account,
  primary key (tenant_id, field_id, version),
  foreign key (tenant_id, field_id) references custom_field
);
call isolate_tenant('custom_field_version');
revoke update, delete on custom_field_version from benchleaf_server;

create table field_value (
  tenant_id bigint not null default current_tenant_id(),
  field_id bigint not null,
  subject_kind text not null,
  subject_id bigint not null,
  version integer not null,
  -- As it was entered.
  entered text[] not null,
  unit text,
  -- What a filter and a search go by: small letters, a line for each value; of a quantity the exact number of base units, of
  -- a date its day since 1970.
  words text collate "C" not null,
  number numeric,
  -- Where no two records may have the same.
  sole text collate "C",
  primary key (tenant_id, field_id, subject_id),
  foreign key (tenant_id, field_id, version) references custom_field_version
);
create unique index field_value_sole on field_value (tenant_id, field_id, sole) where sole is not null;
create index field_value_number on field_value (tenant_id, field_id, number, subject_id) where number is not null;
create index field_value_words on field_value (tenant_id, field_id, left(words, 500), subject_id);
create index field_value_subject on field_value (tenant_id, subject_kind, subject_id);
call isolate_tenant('field_value');

-- The records of a kind of which every filter holds.
create function subjects_with(of_kind text, filters jsonb) returns setof bigint
  language sql stable
  begin atomic
    select v.subject_id
    from jsonb_to_recordset(filters) as f (field bigint, part text, line text, least numeric, most numeric)
    join field_value v on v.field_id = f.field and v.subject_kind = of_kind
    where (f.part is null or v.words like f.part)
      and (f.line is null or f.line = any (string_to_array(v.words, e'\n')))
      and (f.least is null or v.number >= f.least)
      and (f.most is null or v.number <= f.most)
    group by v.subject_id
    having count(*) = jsonb_array_length(filters);
  end;

-- What a record had goes with it, however it goes.
create function forget_field_values() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from field_value v using gone
  where v.tenant_id = gone.tenant_id and v.subject_kind = gone.kind and v.subject_id = gone.id;
  return null;
end
$$;
create trigger forget_field_values after delete on library_entry
  referencing old table as gone for each statement execute function forget_field_values();

-- ------------------------------ equipment

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
call isolate_tenant('equipment_group');

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
  -- What its bookings keep to; null if they go by its group.
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
create index equipment_calibration on equipment (tenant_id, calibration_due)
  where calibration_due is not null and status = 'normal';
call isolate_tenant('equipment');
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
call isolate_tenant('equipment_owner');

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
call isolate_tenant('equipment_training');

-- Why a device cannot be booked. As long as one stands that is not released, no one books it.
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
call isolate_tenant('equipment_block');

call add_subject_kind('equipment', 'equipment_id', 'equipment', 'equipment');

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
call isolate_tenant('reservation_series');

-- Dates of a series that were left out, and why, so that they can be tried once more.
create table reservation_exception (
  tenant_id bigint not null default current_tenant_id(),
  series_id bigint not null,
  original_start text not null,
  reason text not null check (reason in ('conflict', 'rules', 'noSuchTime', 'moved', 'removed')),
  primary key (tenant_id, series_id, original_start),
  foreign key (tenant_id, series_id) references reservation_series on delete cascade
);
call isolate_tenant('reservation_exception');

-- Steps on several devices that were booked together.
create table experiment (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  title text not null,
  user_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call isolate_tenant('experiment');

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
  -- No one books a device twice: waiting, approved and closed ones hold their time. Asked at the end of each
  -- statement, so that dates of a series can move past one another.
  constraint reservation_once exclude using gist (tenant_id with =, equipment_id with =, occupied with &&)
    where (status in ('waiting', 'approved', 'closed')) deferrable
);
create index reservation_device on reservation (tenant_id, equipment_id, start_time)
  where status in ('waiting', 'approved', 'closed');
create index reservation_person on reservation (tenant_id, user_id, start_time, id);
create index reservation_of_series on reservation (tenant_id, series_id) where series_id is not null;
create index reservation_of_experiment on reservation (tenant_id, experiment_id) where experiment_id is not null;
create index reservation_of_project on reservation (tenant_id, project_id) where project_id is not null;
create index reservation_booked on reservation (tenant_id, start_time, id)
  where kind = 'booking' and status in ('approved', 'closed');
create index reservation_open on reservation (tenant_id, start_time) where status = 'approved' and check_in_time is null;
call isolate_tenant('reservation');

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
call isolate_tenant('reservation_waiting');

-- A secret address of someone's bookings as a calendar; the secret itself is stored nowhere.
create table reservation_feed (
  tenant_id bigint not null default current_tenant_id() references tenant,
  user_id bigint not null default current_user_id(),
  secret_hash bytea not null unique,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references membership on delete cascade
);
call isolate_tenant('reservation_feed');

-- Members who want no email with a calendar entry for each of their bookings.
create table booking_mail_off (
  tenant_id bigint not null default current_tenant_id() references tenant,
  user_id bigint not null default current_user_id() references account,
  primary key (tenant_id, user_id)
);
call isolate_tenant('booking_mail_off');

-- Whose bookings a secret address shows, for a calendar that has no session; no one who has left the team.
create function find_reservation_feed(hash bytea, out tenant_id bigint, out user_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select f.tenant_id, f.user_id from reservation_feed f
  join membership m on m.tenant_id = f.tenant_id and m.account_id = f.user_id and m.status = 'active'
  where f.secret_hash = hash
$$;
revoke execute on function find_reservation_feed from public;
grant execute on function find_reservation_feed to benchleaf_server;

call add_subject_kind('reservation', 'reservation_id', 'reservation', 'reservation');

-- Use and upkeep of devices.

create table equipment_usage (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  reservation_id bigint,
  user_id bigint not null references account,
  project_id bigint,
  from_time timestamptz(3) not null,
  to_time timestamptz(3) not null check (from_time < to_time),
  -- What the device's counter showed at the end.
  counter numeric check (counter >= 0),
  -- By the rate of an hour when it was written.
  cost numeric,
  currency text not null default 'CNY',
  note text not null default '',
  created_by bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  -- An early check-out shortens the reservation, so that its length no longer shows what was booked.
  booked_minutes integer check (booked_minutes >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, reservation_id) references reservation on delete set null (reservation_id),
  foreign key (tenant_id, project_id) references project on delete set null (project_id)
);
create index equipment_usage_time on equipment_usage (tenant_id, from_time, id);
create index equipment_usage_device on equipment_usage (tenant_id, equipment_id, from_time, id);
create index equipment_usage_reservation on equipment_usage (tenant_id, reservation_id) where reservation_id is not null;
create index equipment_usage_project on equipment_usage (tenant_id, project_id) where project_id is not null;
call isolate_tenant('equipment_usage');

-- Upkeep that comes again after days, or after so much on the counter.
create table maintenance_plan (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  kind text not null check (kind in ('service', 'calibration')),
  title text not null,
  every_days integer check (every_days > 0),
  every_count numeric check (every_count > 0),
  last_date date,
  last_count numeric,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  check (every_days is not null or every_count is not null)
);
create index maintenance_plan_device on maintenance_plan (tenant_id, equipment_id);
call isolate_tenant('maintenance_plan');

-- A fault that someone has reported.
create table repair_report (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  severity text not null check (severity in ('minor', 'major', 'down')),
  text text not null check (text <> ''),
  status text not null default 'open' check (status in ('open', 'done')),
  reporter_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  close_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  check ((status = 'done') = (close_time is not null))
);
create index repair_report_list on repair_report (tenant_id, status desc, id);
create index repair_report_device on repair_report (tenant_id, equipment_id, id);
call isolate_tenant('repair_report');

create table maintenance (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  equipment_id bigint not null,
  plan_id bigint,
  report_id bigint,
  kind text not null check (kind in ('service', 'calibration', 'repair')),
  status text not null default 'planned' check (status in ('planned', 'done', 'canceled')),
  title text not null default '',
  -- The time that the device is out of use for it.
  reservation_id bigint,
  provider text not null default '',
  done_date date,
  result text not null default '',
  certificate_no text not null default '',
  valid_until date,
  counter numeric,
  cost numeric,
  currency text not null default 'CNY',
  created_by bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  -- A calibration that has failed blocks its device until someone releases it by signature.
  has_passed boolean not null default true,
  -- Its certificate as a file, among the attachments of the device.
  certificate_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment on delete cascade,
  foreign key (tenant_id, plan_id) references maintenance_plan on delete set null (plan_id),
  foreign key (tenant_id, report_id) references repair_report on delete set null (report_id),
  foreign key (tenant_id, reservation_id) references reservation on delete set null (reservation_id),
  foreign key (tenant_id, certificate_id) references attachment on delete set null (certificate_id),
  check ((status = 'done') = (done_date is not null))
);
create index maintenance_device on maintenance (tenant_id, equipment_id, id);
create index maintenance_of_plan on maintenance (tenant_id, plan_id) where plan_id is not null;
create index maintenance_of_report on maintenance (tenant_id, report_id) where report_id is not null;
create index maintenance_of_reservation on maintenance (tenant_id, reservation_id) where reservation_id is not null;
create index maintenance_certificate on maintenance (tenant_id, certificate_id) where certificate_id is not null;
call isolate_tenant('maintenance');

-- Devices of all teams on which something may be overdue, with someone on whose behalf it is freed.
create function equipment_to_sweep(at timestamptz) returns table (tenant_id bigint, equipment_id bigint, user_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select r.tenant_id, r.equipment_id, min(r.user_id) from reservation r
  where r.status = 'approved' and r.check_in_time is null and r.kind in ('booking', 'offer')
    and r.start_time > at - interval '2 days' and (r.start_time < at or r.kind = 'offer')
  group by r.tenant_id, r.equipment_id limit 5000
$$;
revoke execute on function equipment_to_sweep from public;
grant execute on function equipment_to_sweep to benchleaf_server;

-- Devices of all teams whose calibration is over and that are not blocked for it yet.
create function equipment_out_of_calibration(at timestamptz)
  returns table (tenant_id bigint, equipment_id bigint, calibration_due date)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select e.tenant_id, e.id, e.calibration_due from equipment e
  where e.status = 'normal' and e.calibration_due < (at at time zone e.timezone)::date
    and not exists (select from equipment_block b
      where b.tenant_id = e.tenant_id and b.equipment_id = e.id and b.source = 'calibration'
        and b.source_id = 'due ' || to_char(e.calibration_due, 'YYYY-MM-DD'))
  limit 5000
$$;
revoke execute on function equipment_out_of_calibration from public;
grant execute on function equipment_out_of_calibration to benchleaf_server;

-- ------------------------------ approvals

-- Approvals: how a team approves, what was submitted, and whom each step asks.

create table approval_process (
  tenant_id bigint not null default current_tenant_id(),
  kind text not null,
  version integer not null default 1,
  config json not null,
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account,
  -- A part of the team (a project; later a warehouse or a device) may have a process of its own; 'team' and 0 are the team's.
  scope_kind text not null default 'team',
  scope_id bigint not null default 0,
  primary key (tenant_id, kind, scope_kind, scope_id)
);
call isolate_tenant('approval_process');

create table approval_record (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  kind text not null,
  title text not null,
  object_id bigint not null,
  project_id bigint,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CLOSED', 'canceled')),
  -- What is submitted may take effect at once and be approved afterwards.
  process_status text not null default 'IN_PROGRESS' check (process_status in ('IN_PROGRESS', 'FINISHED')),
  submit_user_id bigint not null default current_user_id() references account,
  remark text not null default '',
  biz_data json not null default '{}',
  -- The way it goes, as the team had set it when it was submitted or begun again.
  config json not null,
  -- Counts how often it was begun or submitted again; earlier rounds are history.
  round integer not null default 1,
  is_auto_audit boolean not null default false,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  -- What a submission belongs to, so that it begins again in the way of its scope.
  scope_kind text not null default 'team',
  scope_id bigint not null default 0,
  record_no text not null,
  primary key (tenant_id, id),
  check ((status = 'PENDING') = (finish_time is null))
);
-- What waits, waits once.
create unique index approval_record_pending on approval_record (tenant_id, kind, object_id) where status = 'PENDING';
create index approval_record_submitted on approval_record (tenant_id, submit_user_id, id);
create unique index approval_record_no on approval_record (tenant_id, record_no);
create index approval_record_object on approval_record (tenant_id, kind, object_id, id);
call isolate_tenant('approval_record');

-- What was submitted in earlier rounds of one submission: signatures are under it, and its history shows it.
create table approval_round (
  tenant_id bigint not null default current_tenant_id(),
  record_id bigint not null,
  round integer not null,
  title text not null,
  remark text not null,
  biz_data json not null,
  -- How it ended; PENDING where it still waited when the next one began.
  status text not null check (status in ('PENDING', 'REJECTED', 'canceled')),
  end_time timestamptz(3) not null default now(),
  primary key (tenant_id, record_id, round),
  foreign key (tenant_id, record_id) references approval_record on delete cascade
);
call isolate_tenant('approval_round');

create table approval_task (
  tenant_id bigint not null default current_tenant_id(),
  record_id bigint not null,
  round integer not null,
  step integer not null,
  approver_id bigint not null references account,
  -- The original approver, if a substitute decides.
  instead_of bigint references account,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CLOSED')),
  remark text not null default '',
  create_time timestamptz(3) not null default now(),
  decide_time timestamptz(3),
  due_time timestamptz(3),
  remind_time timestamptz(3),
  -- What the decision carries, such as the quantity that is granted.
  data json not null default '{}',
  primary key (tenant_id, record_id, round, step, approver_id),
  foreign key (tenant_id, record_id) references approval_record on delete cascade
);
create index approval_task_waiting on approval_task (tenant_id, approver_id, record_id) where status = 'PENDING';
create index approval_task_decided on approval_task (tenant_id, approver_id, record_id) where decide_time is not null;
create index approval_task_due on approval_task (due_time) where status = 'PENDING' and due_time is not null;
call isolate_tenant('approval_task');

create table approval_delegation (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null references account,
  delegate_id bigint not null references account,
  from_time timestamptz(3) not null,
  until_time timestamptz(3) not null check (until_time > from_time),
  primary key (tenant_id, account_id),
  check (account_id <> delegate_id)
);
call isolate_tenant('approval_delegation');

-- Reminding belongs to no tenant, so it passes the wall: at most this many overdue tasks, each once a day.
create function take_overdue_approvals(at timestamptz, most integer)
  returns table (tenant_id bigint, record_id bigint, kind text, approver_id bigint)
  language sql security definer set search_path = pg_catalog, public
begin atomic
  update approval_task t set remind_time = take_overdue_approvals.at
  from approval_record r
  where r.tenant_id = t.tenant_id and r.id = t.record_id
    and (t.tenant_id, t.record_id, t.round, t.step, t.approver_id) in (
      select w.tenant_id, w.record_id, w.round, w.step, w.approver_id from approval_task w
      where w.status = 'PENDING' and w.due_time < take_overdue_approvals.at
        and (w.remind_time is null or w.remind_time < take_overdue_approvals.at - interval '20 hours')
      limit take_overdue_approvals.most for update skip locked)
  returning t.tenant_id, t.record_id, r.kind, t.approver_id;
end;
revoke execute on function take_overdue_approvals from public;
grant execute on function take_overdue_approvals to benchleaf_server;
-- ------------------------------ notifications

-- Notification settings of users, and the address of their daily email.

create table notification (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  -- The recipient.
  account_id bigint not null references account,
  kind text not null,
  type text not null check (type in ('MENTION', 'APPROVAL', 'REMINDER', 'OTHER', 'COMMENT')),
  category text not null check (category in ('business', 'system', 'PLATFORM_ANNOUNCEMENT')),
  from_user_id bigint references account,
  file_id bigint,
  -- As they were when it happened: what a reader may see of it does not grow with later changes.
  file_name text,
  file_kind text,
  project_id bigint,
  biz_id text,
  content jsonb not null default '{}',
  -- The last event of this notification; a repeated delivery changes nothing.
  event_id bigint,
  in_app boolean not null default true,
  is_mailed boolean not null default false,
  create_time timestamptz(3) not null default now(),
  read_time timestamptz(3),
  primary key (tenant_id, id)
);
create unique index notification_once on notification (tenant_id, event_id, account_id, kind) where event_id is not null;
create index notification_list on notification (tenant_id, account_id, id) where in_app;
create index notification_by_type on notification (tenant_id, account_id, type, id) where in_app;
create index notification_unread on notification (tenant_id, account_id, type, category, id)
  where in_app and read_time is null;
create index notification_age on notification (create_time);
call isolate_tenant('notification');

-- Only what differs from the kind's own default.
create table notification_setting (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  kind text not null,
  in_app boolean not null,
  is_mailed boolean not null,
  primary key (tenant_id, account_id, kind)
);
call isolate_tenant('notification_setting');

-- Language and time zone of the user's browser, and when the next daily email is due.
create table notification_reader (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account,
  locale text not null,
  timezone text not null,
  digest_time timestamptz(3) not null,
  -- The last notification in a daily email.
  notified_id bigint not null default 0,
  primary key (tenant_id, account_id)
);
create index notification_reader_due on notification_reader (digest_time);
call isolate_tenant('notification_reader');

-- Who may open which project, for whom something of it is told to.
create view project_reader with (security_invoker = true) as
select p.tenant_id, p.id as project_id, m.account_id
from project p
join membership m on m.tenant_id = p.tenant_id
left join project_member pm
  on pm.tenant_id = p.tenant_id and pm.project_id = p.id and pm.account_id = m.account_id
where p.access_level = 'PUBLIC' or p.owner_id = m.account_id or p.creator_id = m.account_id
  or pm.account_id is not null;
grant select on project_reader to benchleaf_server;

-- The same for everyone: for telling people of a file.
create view file_reader with (security_invoker = true) as
select f.tenant_id, f.id as file_id, m.account_id
from file f
join membership m on m.tenant_id = f.tenant_id
join project alive on alive.tenant_id = f.tenant_id and alive.id = f.project_id and alive.state = 'active'
left join file_access own on own.tenant_id = f.tenant_id and own.file_id = f.id
left join file_access up on up.tenant_id = f.tenant_id and up.file_id = f.parent_key
where exists (
    select from project_reader r
    where r.tenant_id = f.tenant_id and r.project_id = f.project_id and r.account_id = m.account_id
      and (not coalesce(own.is_restricted, up.is_restricted, false)
        or m.account_id in (f.owner_id, alive.owner_id)
        or exists (
          select from project_member pm
          where pm.tenant_id = f.tenant_id and pm.project_id = f.project_id and pm.account_id = m.account_id
            and pm.role = 'manager')))
  or exists (
    select from file_grant g
    where g.tenant_id = f.tenant_id and g.file_id = any (coalesce(own.scope_ids, up.scope_ids))
      and g.account_id = m.account_id and (g.expire_time is null or g.expire_time > now()));
grant select on file_reader to benchleaf_server;

-- Whose daily mail is due, over all teams: the clock belongs to none.
create function due_digests(due timestamptz, most integer) returns table (tenant_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select r.tenant_id, r.account_id from notification_reader r
  where r.digest_time <= due_digests.due order by r.digest_time limit due_digests.most;
end;

-- What was read or is older than its time, over all teams.
create function sweep_notifications(read_before timestamptz, told_before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from notification
  where create_time < greatest(sweep_notifications.read_before, sweep_notifications.told_before)
    and (create_time < sweep_notifications.told_before
      or (read_time is not null and create_time < sweep_notifications.read_before));
end;

revoke execute on function due_digests, sweep_notifications from public;
grant execute on function due_digests, sweep_notifications to benchleaf_server;

-- ------------------------------ webhooks

-- What a team tells other systems, and how each message fared.

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
call isolate_tenant('webhook');

create table webhook_delivery (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  webhook_id bigint not null,
  -- The event that it tells of; a trial has none.
  event_id bigint,
  type text not null,
  -- What is sent, character by character.
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
  -- An event that is handed on twice is shown once.
  unique (tenant_id, webhook_id, event_id, type)
);
create index webhook_delivery_log on webhook_delivery (tenant_id, webhook_id, id);
create index webhook_delivery_age on webhook_delivery (create_time);
call isolate_tenant('webhook_delivery');

-- Cleaning belongs to no tenant, so it passes the wall.
create function sweep_webhook_deliveries(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from webhook_delivery where create_time < sweep_webhook_deliveries.before;
end;
revoke execute on function sweep_webhook_deliveries from public;
grant execute on function sweep_webhook_deliveries to benchleaf_server;

-- ------------------------------ guidance

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
  done_time timestamptz(3),
  primary key (tenant_id, id)
);
create index feedback_by_id on feedback (id);
call isolate_tenant('feedback');

-- Who runs the installation reads what people of all teams have told: these functions pass the wall.
create function list_feedback(is_done boolean, before bigint, most integer)
  returns table (id bigint, text text, page text, screenshot_uuid uuid, picture_size bigint, user_name text, email text,
    team_name text, create_time timestamptz, done_time timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select f.id, f.text, f.page, f.screenshot_uuid, u.size, a.name, a.email, t.name, f.create_time, f.done_time
  from feedback f
  join account a on a.id = f.account_id
  join tenant t on t.id = f.tenant_id
  left join upload u on u.uuid = f.screenshot_uuid
  where (list_feedback.is_done is null or (f.done_time is not null) = list_feedback.is_done)
    and (list_feedback.before is null or f.id < list_feedback.before)
  order by f.id desc limit list_feedback.most;
end;

create function settle_feedback(feedback_id bigint, at timestamptz) returns boolean
  language sql security definer set search_path = pg_catalog, public
begin atomic
  with settled as (
    update feedback set done_time = settle_feedback.at where id = settle_feedback.feedback_id returning 1
  )
  select exists (select from settled);
end;
revoke execute on function list_feedback, settle_feedback from public;
grant execute on function list_feedback, settle_feedback to benchleaf_server;

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

-- ------------------------------ global-config

-- What the administrator of the installation has set for everyone; one row or none.
create table global_config (
  is_only boolean primary key default true check (is_only),
  config jsonb not null,
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account
);
grant select, insert, update on global_config to benchleaf_server;

-- ------------------------------ announcements

-- What the administrator of the installation announces to the members of all teams. Announcements belong to no team.
create table announcement (
  id bigint generated always as identity primary key,
  level text not null check (level in ('info', 'warning', 'urgent')),
  -- Each by language.
  title jsonb not null,
  text jsonb not null,
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null check (end_time > start_time),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  withdraw_time timestamptz(3),
  -- The last team that was told, and the last from which it was taken back: jobs continue behind it.
  notified_tenant_id bigint not null default 0,
  recalled_tenant_id bigint not null default 0
);
create index announcement_by_end on announcement (end_time) where withdraw_time is null;
grant select, insert on announcement to benchleaf_server;
grant update (withdraw_time, notified_tenant_id, recalled_tenant_id) on announcement to benchleaf_server;

create index notification_announced on notification (tenant_id, biz_id) where category = 'PLATFORM_ANNOUNCEMENT';

-- Teams in the order of their ids, for what concerns all of them.
create function tenants_after(after bigint, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select t.id from tenant t where t.id > greatest(tenants_after.after, 0) order by t.id limit tenants_after.most;
end;
revoke execute on function tenants_after from public;
grant execute on function tenants_after to benchleaf_server;

-- ------------------------------ billing

-- Redeem codes: made by the administrator of the installation, redeemed by owners of teams. They belong to no team.
create table redeem_code (
  id bigint generated always as identity primary key,
  -- Sixteen characters, without the hyphens of the printed form.
  cdkey text not null unique check (cdkey ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  feature text not null check (feature in ('validity', 'library.literatures.ai', 'plan.team')),
  -- Days or uses that one redemption gives; null for a code that is meant for no team.
  subscription_limit integer check (subscription_limit > 0),
  count_limit integer not null,
  per_limit integer not null check (per_limit > 0),
  used_count integer not null default 0,
  date_end timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  -- Of the team edition that a code gives.
  seats integer check (seats > 0),
  check (used_count between 0 and count_limit)
);
grant select, insert on redeem_code to benchleaf_server;
grant update (used_count) on redeem_code to benchleaf_server;

create table redeem_code_use (
  code_id bigint not null references redeem_code,
  account_id bigint not null default current_user_id() references account,
  used_count integer not null default 1 check (used_count > 0),
  primary key (code_id, account_id)
);
grant select, insert on redeem_code_use to benchleaf_server;
grant update (used_count) on redeem_code_use to benchleaf_server;

-- What the payment provider reports, once each. Events belong to no team until they are looked at.
create table stripe_event (
  id text primary key,
  type text not null,
  customer_id text,
  attempts integer not null default 0,
  create_time timestamptz(3) not null default now(),
  done_time timestamptz(3)
);
create index stripe_event_age on stripe_event (create_time);
grant select, insert, delete on stripe_event to benchleaf_server;
grant update (attempts, done_time) on stripe_event to benchleaf_server;

-- Whom the payment provider knows a team as. Who pays, changes or compares holds this row.
create table stripe_customer (
  tenant_id bigint primary key default current_tenant_id() references tenant on delete cascade,
  customer_id text unique
);
call isolate_tenant('stripe_customer');

-- Subscriptions as last returned by the payment provider.
create table subscription (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  id text not null,
  product_id text not null,
  price_id text not null,
  lookup_key text not null,
  plan text not null check (plan in ('standard', 'team', 'custom')),
  seats integer not null check (seats > 0),
  status text not null,
  interval text not null check (interval in ('month', 'year')),
  amount bigint not null,
  currency text not null check (currency in ('HKD', 'USD', 'CNY')),
  current_period_start timestamptz(3) not null,
  current_period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null,
  cancel_at timestamptz(3),
  grace_end timestamptz(3),
  ended_at timestamptz(3),
  next_lookup_key text,
  created timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index subscription_newest on subscription (tenant_id, created desc);
call isolate_tenant('subscription');
revoke delete on subscription from benchleaf_server;

-- The open payment page of a team: one at a time.
create table checkout (
  tenant_id bigint primary key default current_tenant_id() references tenant on delete cascade,
  session_id text not null,
  price_id text not null,
  currency text,
  url text not null,
  expire_time timestamptz(3) not null
);
call isolate_tenant('checkout');

create table customization_request (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  first_name text not null,
  last_name text not null,
  email text not null,
  organization text not null,
  organization_size text not null,
  occupation text not null,
  industry text not null,
  description text not null check (char_length(description) <= 512),
  create_time timestamptz(3) not null default now(),
  done_time timestamptz(3),
  primary key (tenant_id, id)
);
create index customization_request_list on customization_request (id);
call isolate_tenant('customization_request');

-- For which limit the owner was warned at which height; gone when less is used again.
create table limit_warning (
  tenant_id bigint not null default current_tenant_id() references tenant on delete cascade,
  feature text not null,
  quantity integer not null,
  primary key (tenant_id, feature)
);
call isolate_tenant('limit_warning');

-- What concerns all teams passes the wall; the server asks only for the administrator of the installation, or in its
-- own name.
create function tenant_of_stripe_customer(wanted text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select c.tenant_id from stripe_customer c where c.customer_id = tenant_of_stripe_customer.wanted;
end;

create function stripe_customers_after(after bigint, most integer)
  returns table (tenant_id bigint, customer_id text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select c.tenant_id, c.customer_id from stripe_customer c
  where c.tenant_id > stripe_customers_after.after and c.customer_id is not null
  order by c.tenant_id limit stripe_customers_after.most;
end;

create function list_plan_grants(exact bigint, running boolean, before bigint, most integer) returns table (
  tenant_id bigint, tenant_name text, id bigint, plan text, seats integer, storage_mebibytes integer, source text,
  note text, start_time timestamptz(3), end_time timestamptz(3), is_running boolean, create_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select g.tenant_id, t.name, g.id, g.plan, g.seats, g.storage_mebibytes, g.source, g.note, g.start_time, g.end_time,
    g.start_time <= now() and (g.end_time is null or g.end_time > now()), g.create_time
  from plan_grant g join tenant t on t.id = g.tenant_id
  where (exact is null or g.id = exact) and (before is null or g.id < before)
    and (running is null or running = (g.start_time <= now() and (g.end_time is null or g.end_time > now())))
  order by g.id desc limit most;
end;

create function list_customization_requests(exact bigint, done boolean, before bigint, most integer) returns table (
  tenant_id bigint, tenant_name text, id bigint, first_name text, last_name text, email text, organization text,
  organization_size text, occupation text, industry text, description text, create_time timestamptz(3),
  done_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select r.tenant_id, t.name, r.id, r.first_name, r.last_name, r.email, r.organization, r.organization_size,
    r.occupation, r.industry, r.description, r.create_time, r.done_time
  from customization_request r join tenant t on t.id = r.tenant_id
  where (exact is null or r.id = exact) and (before is null or r.id < before)
    and (done is null or done = (r.done_time is not null))
  order by r.id desc limit most;
end;

revoke execute on function has_running_plan, tenant_of_stripe_customer, stripe_customers_after, list_plan_grants,
  list_customization_requests from public;
grant execute on function has_running_plan, tenant_of_stripe_customer, stripe_customers_after, list_plan_grants,
  list_customization_requests, team_status, team_limit to benchleaf_server;

-- Applications of a team for modules; the administrator of the installation decides on those of all teams.
create table activation_application (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant_id() references tenant,
  applicant_id bigint not null default current_user_id() references account,
  modules text[] not null
    check (cardinality(modules) > 0 and modules <@ array['inventory', 'equipment', 'sample', 'analysis']),
  name text not null,
  organization_name text not null,
  mobile text not null,
  email text,
  research_field text,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  remark text,
  create_time timestamptz(3) not null default now(),
  decide_time timestamptz(3),
  decided_by bigint references account,
  check ((status = 'waiting') = (decide_time is null) and (decide_time is null) = (decided_by is null))
);
create index activation_application_by_tenant on activation_application (tenant_id, id desc);
create index activation_application_waiting on activation_application (id desc) where status = 'waiting';
call isolate_tenant('activation_application');

-- Over all teams, newest first; the server asks only for the administrator of the installation.
create function list_activation_applications(wanted text, before bigint, most integer) returns table (
  id bigint, tenant_id bigint, tenant_name text, applicant_id bigint, modules text[], name text,
  organization_name text, mobile text, email text, research_field text, status text, remark text,
  create_time timestamptz(3), decide_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select a.id, a.tenant_id, t.name, a.applicant_id, a.modules, a.name, a.organization_name, a.mobile, a.email,
    a.research_field, a.status, a.remark, a.create_time, a.decide_time
  from activation_application a join tenant t on t.id = a.tenant_id
  where (wanted is null or a.status = wanted) and (before is null or a.id < before)
  order by a.id desc limit most;
end;

create function tenant_of_activation_application(wanted bigint) returns bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select a.tenant_id from activation_application a where a.id = wanted;
end;

revoke execute on function list_activation_applications, tenant_of_activation_application from public;
grant execute on function list_activation_applications, tenant_of_activation_application to benchleaf_server;

-- Who is in which live room, at whatever server; what its server has not confirmed for a minute counts no more.
create unlogged table live_member (
  tenant_id bigint not null default current_tenant_id(),
  id uuid not null,
  -- A kind and the id of one of it, such as `file:12`.
  room text collate "C" not null check (length(room) <= 40),
  account_id bigint not null references account,
  -- What they show to the others of themselves.
  state jsonb not null check (length(state::text) <= 4000),
  create_time timestamptz(3) not null default now(),
  seen_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index live_member_by_room on live_member (tenant_id, room);
call isolate_tenant('live_member');

-- ------------------------------ tables

-- Tables that come in: what was read, row by row, until it is written.

create table table_import (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null,
  -- Where the records belong, as the kind knows it.
  params json not null,
  file_name text not null,
  encoding text not null,
  locale text not null,
  state text not null default 'mapping'
    check (state in ('mapping', 'checking', 'checked', 'writing', 'done', 'failed', 'cancelled')),
  -- Its records come from a file of sequences.
  is_of_records boolean not null,
  has_head boolean not null,
  -- For each column of the file the key of the kind's column, or null.
  mapping json not null,
  is_remembered boolean not null,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null references account default current_user_id(),
  primary key (tenant_id, id)
);
create index table_import_by_age on table_import (tenant_id, create_time);
call isolate_tenant('table_import');
-- What someone brings in is no one else's to see before it is written.
create policy own_import on table_import as restrictive using (created_by = (select current_user_id()));

create table table_import_row (
  tenant_id bigint not null default current_tenant_id(),
  import_id bigint not null,
  -- As a spreadsheet counts it.
  number integer not null,
  cells json not null,
  -- What a record of a file of sequences has beside its cells.
  payload json,
  state text not null default 'unchecked'
    check (state in ('unchecked', 'head', 'good', 'present', 'bad', 'written')),
  faults json not null default '[]',
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references table_import on delete cascade
);
create index table_import_row_by_state on table_import_row (tenant_id, import_id, state, number);
call isolate_tenant('table_import_row');
create policy own_import on table_import_row as restrictive
  using (import_id in (select i.id from table_import i));

-- How a person has mapped a table's heads before.
create table table_mapping (
  tenant_id bigint not null default current_tenant_id() references tenant,
  account_id bigint not null references account default current_user_id(),
  kind text not null,
  -- SHA-256 of the heads.
  heads_key bytea not null,
  mapping json not null,
  use_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id, kind, heads_key)
);
call isolate_tenant('table_mapping');
create policy own_mapping on table_mapping as restrictive using (account_id = (select current_user_id()));

-- The sweep belongs to no tenant, so it passes the wall: imports that no one has gone on with.
create function delete_old_table_imports(made_before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from table_import i
  where i.create_time < made_before and i.state not in ('checking', 'writing');
end;
revoke execute on function delete_old_table_imports from public;
grant execute on function delete_old_table_imports to benchleaf_server;

-- What is followed while a job works it off says when its state is another, and its job how far it is. That it is said stands
-- here, so that no change can forget it; to whom is decided by the nodes that hear it.
create function say_progress(tenant_id bigint, kind text, id bigint, maker bigint, progress real) returns void
  language sql set search_path = pg_catalog, public
begin atomic
  select pg_notify('benchleaf_signal', json_build_object('topic', 'news.progress', 'data', json_build_object(
    'tenantId', tenant_id::text,
    'said', json_build_object('kind', kind, 'id', id::text, 'maker', maker::text, 'progress', progress)))::text);
end;

create function tell_state() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.job_id is distinct from old.job_id then
    update job set followed_kind = tg_argv[0], followed_id = new.id where job.id = new.job_id;
  end if;
  if new.state is distinct from old.state then
    perform say_progress(new.tenant_id, tg_argv[0], new.id, new.created_by, null);
  end if;
  return null;
end
$$;

-- Large files of sequences, each read and written by a job: all of its sequences come in, or none.
create table sequence_import (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  file_name text not null,
  object_key uuid not null,
  size integer not null,
  project_id bigint not null,
  folder_id bigint,
  -- The files that it made, in the order of the file.
  file_ids bigint[] not null default '{}',
  warnings json not null default '[]',
  -- The code of why it failed, and what the reader says.
  fault json,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create index sequence_import_of_user on sequence_import (tenant_id, created_by, id);
call isolate_tenant('sequence_import');
create trigger tell_state after update of state, job_id on sequence_import
  for each row execute function tell_state('sequenceImport');

create function tell_delivery() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform say_progress(new.tenant_id, 'webhookDelivery', new.id, null, null);
  return null;
end
$$;

create function tell_job() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform say_progress(new.tenant_id, new.followed_kind, new.followed_id, new.user_id, new.progress);
  return null;
end
$$;

create trigger tell_state after update of state, job_id on audit_check
  for each row execute function tell_state('trailCheck');
create trigger tell_state after update of state, job_id on crispr_task
  for each row execute function tell_state('crisprTask');
create trigger tell_state after update of state, job_id on eln_export
  for each row execute function tell_state('elnExport');
create trigger tell_state after update of state, job_id on eln_import
  for each row execute function tell_state('elnImport');
create trigger tell_state after update of state, job_id on genome
  for each row execute function tell_state('genome');
create trigger tell_state after update of state, job_id on pdf_export
  for each row execute function tell_state('pdfExport');
create trigger tell_state after update of state, job_id on table_import
  for each row execute function tell_state('tableImport');
create trigger tell_state after update of status, attempts on webhook_delivery
  for each row when (new.status <> old.status or new.attempts <> old.attempts) execute function tell_delivery();
-- That all is done is told by the state, which the same job has just changed.
create trigger tell_progress after update of progress on job
  for each row when (new.followed_id is not null and new.state = 'running' and new.progress <> old.progress
    and new.progress < 1)
  execute function tell_job();

revoke execute on function say_progress, tell_state, tell_delivery, tell_job from public;

-- Documents that people write together in a live room: what each of them does is stored before it is confirmed, and
-- folded into the document's state later.
create table live_document (
  tenant_id bigint not null default current_tenant_id(),
  -- A kind and the id of one of it, such as `project:12`.
  room text collate "C" not null check (length(room) <= 40),
  -- A Yjs document, as one update that makes it.
  state bytea not null default '\x0000' check (octet_length(state) <= 1000000),
  primary key (tenant_id, room)
);
call isolate_tenant('live_document');

create table live_update (
  tenant_id bigint not null default current_tenant_id(),
  room text collate "C" not null,
  id bigint generated always as identity,
  change bytea not null check (octet_length(change) <= 40000),
  account_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, room, id),
  foreign key (tenant_id, room) references live_document on delete cascade
);
call isolate_tenant('live_update');

-- Who has written in it, and when last: what is folded names no one.
create table live_writer (
  tenant_id bigint not null default current_tenant_id(),
  room text collate "C" not null,
  account_id bigint not null default current_user_id() references account,
  write_time timestamptz(3) not null default now(),
  primary key (tenant_id, room, account_id),
  foreign key (tenant_id, room) references live_document on delete cascade
);
call isolate_tenant('live_writer');

-- ------------------------------ models

-- Which language model a team asks, and what was sent to it.
create table model_setting (
  tenant_id bigint primary key default current_tenant_id() references tenant on delete cascade,
  base_url text not null,
  sealed_key text,
  model text not null,
  sending text not null check (sending in ('none', 'public', 'all')),
  monthly_limit integer check (monthly_limit >= 0),
  max_answer_tokens integer not null check (max_answer_tokens > 0),
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account
);
call isolate_tenant('model_setting');

-- The model that the installation offers to teams without one of their own: at most one row, of no team.
create table instance_model_setting (
  is_only boolean primary key default true check (is_only),
  base_url text not null,
  sealed_key text,
  model text not null,
  sending text not null check (sending in ('none', 'public', 'all')),
  monthly_limit integer check (monthly_limit >= 0),
  max_answer_tokens integer not null check (max_answer_tokens > 0),
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account
);
grant select, insert, update, delete on instance_model_setting to benchleaf_server;

create table model_use (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  purpose text not null,
  model text not null,
  host text not null,
  sent_class text not null check (sent_class in ('public', 'private')),
  -- The messages as JSON text, cut at the end where they are very long.
  sent text not null,
  sent_characters integer not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'running', 'completed', 'stopped', 'failed')),
  -- Counts towards the month's limit: from the first byte of the answer on.
  is_charged boolean not null default false,
  prompt_tokens integer,
  answer_tokens integer,
  create_time timestamptz(3) not null default now(),
  end_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id) references tenant on delete cascade
);
create index model_use_by_account on model_use (tenant_id, account_id, create_time);
create index model_use_account_log on model_use (tenant_id, account_id, id);
create index model_use_age on model_use (create_time);
call isolate_tenant('model_use');

-- Cleaning belongs to no team, so it passes the wall.
create function sweep_model_uses(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from model_use u where u.create_time < sweep_model_uses.before;
end;
revoke execute on function sweep_model_uses from public;
grant execute on function sweep_model_uses to benchleaf_server;

-- ------------------------------ warehouses

-- Warehouses of materials and of samples, the locations in them, the containers there, and how much is left in each.

create table warehouse (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null check (kind in ('inventory', 'sample')),
  name text not null check (name <> ''),
  description text not null default '',
  owner_id bigint not null references account,
  -- What everyone in the team may do: 0 nothing, 1 read, 2 use.
  team_level smallint not null default 0 check (team_level between 0 and 2),
  is_archived boolean not null default false,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index warehouse_name on warehouse (tenant_id, kind, lower(name)) where not is_archived;
create index warehouse_owner on warehouse (tenant_id, owner_id);
call isolate_tenant('warehouse');
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
call isolate_tenant('warehouse_member');

create table warehouse_picture (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  content_type text not null,
  bytes bytea not null,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, warehouse_id),
  foreign key (tenant_id, warehouse_id) references warehouse
);
call isolate_tenant('warehouse_picture');

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
  -- The ids from the root down to its own, each followed by a point: what is below begins with it.
  path text collate "C" not null,
  -- The codes from the root down to its own, e.g. R1-F1-B3: printed, scanned and searched.
  path_code text collate "C" not null,
  depth smallint not null constraint location_depth check (depth between 1 and 12),
  -- Its place among its siblings.
  place integer not null,
  -- 0: no positions.
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
call isolate_tenant('location');
revoke delete on location from benchleaf_server;

-- Anyone who makes or moves a location waits for anyone who moves one in the same warehouse.
create function location_lock_key(warehouse_id bigint) returns bigint
  language sql immutable
  return hashtextextended('location tree of ' || warehouse_id, 0);

-- The path of a location follows from its parent, which must accept new content.
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
call isolate_tenant('container');
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

-- Positions of containers in locations, and of locations in the positions of other locations.
create table placement (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  location_id bigint not null,
  -- Null: somewhere in the location. The first row and column are 1.
  grid_row smallint,
  grid_column smallint,
  -- That of the location, kept equal by the foreign key.
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
call isolate_tenant('placement');

-- A location that is disabled or archived, or is in such a one, takes nothing; what is in it may stay or go.
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
call isolate_tenant('movement');
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

-- What of a container is promised to someone and cannot be taken by others.
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
call isolate_tenant('stock_hold');
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
create trigger applied after insert or update of state on stock_hold for each row execute function apply_hold();

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

-- ------------------------------ inspection

-- Forms and their versions, schedules, inspections to do, filled forms, corrective actions.

create table inspection_form (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  form_no text not null,
  -- By language, as all texts of a form.
  name json not null,
  draft json not null,
  needs_review boolean not null default false,
  -- Counts the saves of the draft; `published_revision` is the one that the current version was made of.
  revision integer not null default 0,
  published_revision integer,
  version integer,
  is_archived boolean not null default false,
  owner_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, form_no),
  check ((published_revision is null) = (version is null))
);
call isolate_tenant('inspection_form');

create table inspection_form_version (
  tenant_id bigint not null default current_tenant_id(),
  form_id bigint not null,
  version integer not null check (version >= 1),
  name json not null,
  content json not null,
  published_by bigint not null default current_user_id() references account,
  publish_time timestamptz(3) not null default now(),
  primary key (tenant_id, form_id, version),
  foreign key (tenant_id, form_id) references inspection_form
);
call isolate_tenant('inspection_form_version');
-- What was filled in stays readable as it was asked.
revoke update, delete on inspection_form_version from benchleaf_server;

create table inspection_schedule (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  form_id bigint not null,
  target_kind text not null check (target_kind in ('equipment', 'location', 'team', 'other')),
  target_id bigint,
  target_name text not null check (target_name <> ''),
  -- Null: once.
  recurrence json,
  timezone text not null,
  -- Wall-clock time in that zone, `2026-11-30T09:00`.
  first_due text not null,
  remind_hours integer not null check (remind_hours between 0 and 336),
  is_active boolean not null default true,
  revision integer not null default 0,
  -- How many inspections have been planned, by which people take turns.
  turn integer not null default 0,
  planned_until timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references inspection_form
);
create index inspection_schedule_form on inspection_schedule (tenant_id, form_id, id);
create index inspection_schedule_active on inspection_schedule (planned_until nulls first) where is_active;
call isolate_tenant('inspection_schedule');

create table inspection_schedule_person (
  tenant_id bigint not null default current_tenant_id(),
  schedule_id bigint not null,
  position integer not null,
  account_id bigint not null references account,
  primary key (tenant_id, schedule_id, position),
  unique (tenant_id, schedule_id, account_id),
  foreign key (tenant_id, schedule_id) references inspection_schedule on delete cascade
);
create index inspection_schedule_of_person on inspection_schedule_person (tenant_id, account_id);
call isolate_tenant('inspection_schedule_person');

create table inspection_stand_in (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  absent_id bigint not null references account,
  stand_in_id bigint not null references account,
  from_date date not null,
  until_date date not null,
  primary key (tenant_id, id),
  check (absent_id <> stand_in_id),
  check (from_date <= until_date)
);
create index inspection_stand_in_until on inspection_stand_in (tenant_id, until_date);
call isolate_tenant('inspection_stand_in');

create table inspection_task (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  schedule_id bigint,
  form_id bigint not null,
  target_kind text not null check (target_kind in ('equipment', 'location', 'team', 'other')),
  target_id bigint,
  target_name text not null check (target_name <> ''),
  due_time timestamptz(3) not null,
  timezone text not null,
  -- The day on which it is due in that zone.
  due_day date not null,
  remind_time timestamptz(3),
  is_reminded boolean not null default false,
  is_overdue_notified boolean not null default false,
  -- Whose turn it is, and who does it, which is another where someone is in.
  turn_id bigint not null references account,
  assignee_id bigint not null references account,
  state text not null default 'open' check (state in ('open', 'done', 'canceled')),
  cancel_reason text not null default '',
  -- Of several filled forms, the one that counts.
  record_id bigint,
  done_time timestamptz(3),
  create_time timestamptz(3) not null default now(),
  -- Null if the application has planned it.
  created_by bigint default nullif(current_user_id(), -10) references account,
  primary key (tenant_id, id),
  unique (tenant_id, schedule_id, due_time),
  foreign key (tenant_id, schedule_id) references inspection_schedule,
  foreign key (tenant_id, form_id) references inspection_form,
  check ((state = 'done') = (record_id is not null)),
  check ((state = 'done') = (done_time is not null))
);
create index inspection_task_open on inspection_task (tenant_id, assignee_id, due_time, id) where state = 'open';
create index inspection_task_by_due on inspection_task (tenant_id, state, due_time, id);
create index inspection_task_of_assignee on inspection_task (tenant_id, assignee_id, state, due_time, id);
create index inspection_task_form on inspection_task (tenant_id, form_id, due_time, id);
create index inspection_task_remind on inspection_task (remind_time) where state = 'open' and not is_reminded;
create index inspection_task_overdue on inspection_task (due_time) where state = 'open' and not is_overdue_notified;
call isolate_tenant('inspection_task');

create table inspection_record (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  -- Made where the form was filled in: what is sent twice is there once.
  uuid uuid not null,
  record_no text not null,
  task_id bigint not null,
  form_id bigint not null,
  version integer not null,
  answers json not null,
  result text not null check (result in ('pass', 'fail')),
  failed_count integer not null check (failed_count >= 0),
  score integer not null,
  most_score integer not null,
  review text not null check (review in ('none', 'waiting', 'approved', 'rejected')),
  approval_id bigint,
  submitter_id bigint not null default current_user_id() references account,
  start_time timestamptz(3) not null,
  fill_time timestamptz(3) not null,
  timezone text not null,
  submit_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, uuid),
  unique (tenant_id, record_no),
  foreign key (tenant_id, task_id) references inspection_task,
  foreign key (tenant_id, form_id, version) references inspection_form_version,
  check ((result = 'fail') = (failed_count > 0))
);
create index inspection_record_form on inspection_record (tenant_id, form_id, id);
create index inspection_record_task on inspection_record (tenant_id, task_id, id);
create index inspection_record_review on inspection_record (tenant_id, review, id);
create index inspection_record_submitter on inspection_record (tenant_id, submitter_id, id);
call isolate_tenant('inspection_record');
-- What was found stays as it was sent; only its review continues.
revoke update, delete on inspection_record from benchleaf_server;
grant update (review, approval_id) on inspection_record to benchleaf_server;

alter table inspection_task
  add foreign key (tenant_id, record_id) references inspection_record;

-- Each answered item for trends; `value` where it is a number.
create table inspection_value (
  tenant_id bigint not null default current_tenant_id(),
  record_id bigint not null,
  item_id text not null,
  form_id bigint not null,
  value float8,
  is_failed boolean not null,
  fill_time timestamptz(3) not null,
  primary key (tenant_id, record_id, item_id),
  foreign key (tenant_id, record_id) references inspection_record
);
create index inspection_value_of_item on inspection_value (tenant_id, form_id, item_id, fill_time);
call isolate_tenant('inspection_value');

create table inspection_action (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  record_id bigint not null,
  task_id bigint not null,
  item_id text not null,
  title json not null,
  -- The value that failed, by language.
  finding json not null,
  state text not null default 'open' check (state in ('open', 'proven', 'closed')),
  is_blocking boolean not null,
  owner_id bigint not null references account,
  due_date date not null,
  is_overdue_notified boolean not null default false,
  proof text not null default '',
  proven_by bigint references account,
  prove_time timestamptz(3),
  closed_by bigint references account,
  close_time timestamptz(3),
  remark text not null default '',
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, record_id) references inspection_record,
  foreign key (tenant_id, task_id) references inspection_task,
  -- Nothing is closed without proof.
  check (state = 'open' or (proof <> '' and proven_by is not null and prove_time is not null)),
  check ((state = 'closed') = (close_time is not null and closed_by is not null))
);
-- A finding that is sent twice opens one action.
create unique index inspection_action_once on inspection_action (tenant_id, task_id, item_id) where state <> 'closed';
create index inspection_action_of_owner on inspection_action (tenant_id, owner_id, due_date, id) where state <> 'closed';
create index inspection_action_by_due on inspection_action (tenant_id, due_date, id);
create index inspection_action_record on inspection_action (tenant_id, record_id, id);
create index inspection_action_overdue on inspection_action (due_date) where state = 'open' and not is_overdue_notified;
call isolate_tenant('inspection_action');

-- Photos and files of filled forms, and those that prove a corrective action.
create table inspection_file (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  record_id bigint,
  action_id bigint,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null check (name <> ''),
  object_key uuid not null unique,
  size bigint not null check (size >= 0),
  view text not null,
  content_type text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, record_id) references inspection_record,
  foreign key (tenant_id, action_id) references inspection_action,
  check (num_nonnulls(record_id, action_id) = 1)
);
create unique index inspection_file_of_record on inspection_file (tenant_id, record_id, sha256) where record_id is not null;
create index inspection_file_of_action on inspection_file (tenant_id, action_id, id) where action_id is not null;
call isolate_tenant('inspection_file');
revoke update, delete on inspection_file from benchleaf_server;

-- Teams that have something to plan or to say at a moment: the application goes to each behind its wall.
create function inspection_teams_due(moment timestamptz, horizon timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select s.tenant_id from inspection_schedule s
    where s.is_active and (s.planned_until is null or s.planned_until < inspection_teams_due.horizon)
  union
  select t.tenant_id from inspection_task t
    where t.state = 'open' and not t.is_reminded and t.remind_time <= inspection_teams_due.moment
  union
  select t.tenant_id from inspection_task t
    where t.state = 'open' and not t.is_overdue_notified and t.due_time < inspection_teams_due.moment
  union
  select a.tenant_id from inspection_action a
    where a.state = 'open' and not a.is_overdue_notified and a.due_date < (inspection_teams_due.moment at time zone 'UTC')::date;
end;
revoke execute on function inspection_teams_due from public;
grant execute on function inspection_teams_due to benchleaf_server;

update role set authorities = authorities || array['INSPECTION_FORM_INSPECTION'] where id = -2;

-- Filled forms are subjects: people comment, tag, link, attach to and follow them.
call add_subject_kind('inspectionRecord', 'inspection_record_id', 'inspection_record', 'inspection_record');

-- ------------------------------ tasks

-- Tasks: what someone is to do, by when, and about which record; and feeds of them for calendar programs.

create table task (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  title text not null check (title <> ''),
  text text not null default '',
  state text not null default 'todo' check (state in ('todo', 'doing', 'done')),
  assignee_id bigint references account,
  creator_id bigint not null default current_user_id() references account,
  project_id bigint,
  due_date date,
  timezone text not null,
  -- Days before the due date; 0 on the day itself.
  remind_days integer check (remind_days between 0 and 60),
  -- The day on which the assignee is reminded.
  remind_date date generated always as (due_date - remind_days) stored,
  is_reminded boolean not null default false,
  recurrence json,
  -- The first of those that come again.
  series_id bigint,
  is_private boolean not null default false,
  -- What it is about. No key of `subject`: it is named only to who may read it.
  record_kind text,
  record_id bigint,
  -- Its place in the column of its board; new ones are at the end.
  position float8 not null,
  version integer not null default 0,
  done_time timestamptz(3),
  done_by bigint references account,
  create_time timestamptz(3) not null default now(),
  -- Of a page: the block whose box is checked when the task is done.
  block_id text check (char_length(block_id) between 1 and 40),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project on delete cascade,
  check ((record_kind is null) = (record_id is null)),
  check ((state = 'done') = (done_time is not null)),
  check (remind_days is null or due_date is not null),
  check (not is_private or project_id is null),
  check (block_id is null or record_id is not null)
);
create index task_of_assignee on task (tenant_id, assignee_id, state, due_date, id);
create index task_by_due on task (tenant_id, state, due_date, id);
create index task_board on task (tenant_id, project_id, state, position, id) where project_id is not null;
create index task_of_record on task (tenant_id, record_kind, record_id, id) where record_kind is not null;
create index task_remind on task (remind_date) where state <> 'done' and not is_reminded;
call isolate_tenant('task');
-- A private task is seen by who has made it and who is to do it; one of a project by who may open that.
create policy task_seen on task as restrictive using (
  creator_id = (select current_user_id()) or assignee_id = (select current_user_id())
  or (not is_private and (project_id is null or exists (
    select from readable_project p where p.tenant_id = task.tenant_id and p.id = task.project_id offset 0))));

create table task_feed (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id(),
  token_hash bytea not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create unique index task_feed_token on task_feed (tenant_id, token_hash);
call isolate_tenant('task_feed');

-- Teams that have someone to remind on a day.
create function task_teams_due(day date) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select distinct t.tenant_id from task t
    where t.state <> 'done' and not t.is_reminded and t.remind_date <= task_teams_due.day;
end;
revoke execute on function task_teams_due from public;
grant execute on function task_teams_due to benchleaf_server;

-- Those to remind on a day, anyone who sees them, each once; in the current team.
create function take_task_reminders(day date) returns table (id bigint, assignee_id bigint)
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update task t set is_reminded = true
    where t.tenant_id = current_tenant_id() and t.state <> 'done' and not t.is_reminded
      and t.remind_date <= take_task_reminders.day
    returning t.id, t.assignee_id;
end;
revoke execute on function take_task_reminders from public;
grant execute on function take_task_reminders to benchleaf_server;

-- ------------------------------ inventory

-- Materials with their lots, applications for stock and orders; what is left of each is in containers.

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
  -- Number of days before expiry at which a notification is sent; null: none.
  expiry_days integer check (expiry_days between 1 and 3650),
  -- What may not be there twice, by what the warehouse asks.
  unique_key text collate "C",
  -- When the low stock was last reported; null once there is enough.
  low_notified_time timestamptz(3),
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
call isolate_tenant('material');

-- Which fields together may not be there twice in a warehouse.
create table material_uniqueness (
  tenant_id bigint not null default current_tenant_id(),
  warehouse_id bigint not null,
  fields text[] not null check (fields <@ array['name', 'cas', 'catalogNumber', 'brand', 'specification']),
  primary key (tenant_id, warehouse_id),
  foreign key (tenant_id, warehouse_id) references warehouse
);
call isolate_tenant('material_uniqueness');

create table lot (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  warehouse_id bigint not null,
  material_id bigint not null,
  batch_no text not null check (batch_no <> ''),
  expiration_day date,
  supplier text not null default '',
  -- When the expiry was reported.
  expiry_notified_day date,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id, material_id) references material (tenant_id, warehouse_id, id)
);
create unique index lot_batch on lot (tenant_id, material_id, lower(batch_no));
create index lot_expiration on lot (tenant_id, warehouse_id, expiration_day, id) where expiration_day is not null;
call isolate_tenant('lot');

alter table container
  add column lot_id bigint generated always as (case holder_kind when 'lot' then holder_id end) stored,
  add constraint container_lot foreign key (tenant_id, warehouse_id, lot_id) references lot (tenant_id, warehouse_id, id);

-- Someone asks for an amount of a material; it is held until that is decided.
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
call isolate_tenant('stock_application');
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
call isolate_tenant('purchase_order');

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
call isolate_tenant('purchase_order_line');

create view readable_material with (security_invoker = true) as
select m.tenant_id, m.id, m.warehouse_id from material m
join readable_warehouse w on w.tenant_id = m.tenant_id and w.id = m.warehouse_id;
grant select on readable_material to benchleaf_server;
call add_subject_kind('material', 'material_id', 'material', 'readable_material');
revoke delete on material from benchleaf_server;

-- ------------------------------ literature

-- Papers: their records, what people keep of them, collections, the passages of their text, and what is published of them.

create table paper (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  fields json not null,
  title text not null check (title <> ''),
  -- Title, authors, journal and identifiers in lower case, for substring search.
  search_key text collate "C" not null,
  year integer,
  -- In lower case, without a URL before it.
  doi text collate "C",
  pmid text collate "C",
  -- Characters and digits of the title; a chapter's with its book and pages, since many are called "Introduction".
  title_key text collate "C" not null,
  is_public boolean not null default false,
  extraction text not null default 'none'
    check (extraction in ('none', 'waiting', 'read', 'scanned', 'encrypted', 'damaged', 'too-long', 'too-large')),
  -- The version of the file whose text is stored as passages.
  read_version integer,
  page_count integer,
  -- The record was derived from the file's name alone, so that what the PDF says replaces it.
  is_draft boolean not null default false,
  revision integer not null default 0,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index paper_doi on paper (tenant_id, doi) where doi is not null;
create index paper_pmid on paper (tenant_id, pmid) where pmid is not null;
create index paper_title on paper (tenant_id, title_key);
create index paper_year on paper (tenant_id, year, file_id);
create index paper_waiting on paper (file_id) where extraction = 'waiting';
call isolate_tenant('paper');

-- What one person keeps of a paper.
create table paper_state (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  account_id bigint not null default current_user_id() references account,
  read_state text not null default 'unread' check (read_state in ('unread', 'reading', 'read')),
  is_recommended boolean not null default false,
  note text not null default '',
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index paper_state_of_account on paper_state (tenant_id, account_id, read_state);
create index paper_recommended on paper_state (tenant_id, file_id) where is_recommended;
call isolate_tenant('paper_state');

create table paper_mark (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  version integer not null,
  page integer not null check (page > 0),
  -- Shares of the page's width and height.
  boxes json not null,
  quote text not null,
  color text not null,
  note text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index paper_mark_of_paper on paper_mark (tenant_id, file_id, page, id);
call isolate_tenant('paper_mark');

create table collection (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  parent_id bigint,
  parent_key bigint not null generated always as (coalesce(parent_id, 0)) stored,
  owner_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references collection on delete cascade
);
create unique index collection_name on collection (tenant_id, parent_key, lower(name));
create index collection_parent on collection (tenant_id, parent_id);
call isolate_tenant('collection');

create table collection_paper (
  tenant_id bigint not null default current_tenant_id(),
  collection_id bigint not null,
  file_id bigint not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, collection_id, file_id),
  foreign key (tenant_id, collection_id) references collection on delete cascade,
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index collection_paper_of_paper on collection_paper (tenant_id, file_id);
call isolate_tenant('collection_paper');

-- A paragraph of a paper, with its sentences and where each is on its page.
create table passage (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  no integer not null,
  version integer not null,
  section text not null,
  page integer not null,
  body text not null,
  -- [{start, end, page, boxes, hidden}], places within the body.
  sentences json not null,
  -- With the team as a word, so that the index is requested one team's passages.
  words tsvector not null,
  primary key (tenant_id, file_id, no),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index passage_words on passage using gin (words);
call isolate_tenant('passage');

-- Passages that say the words, of papers that the asking person may read. The wall's condition would keep the index of the words
-- from being used, so the function passes it and names the team itself.
create function search_passages(wanted tsquery, papers bigint[], most integer)
  returns table (file_id bigint, no integer)
  language plpgsql stable security definer set search_path = pg_catalog, public
  -- The plan depends on how common the words are, and on whether one paper is searched or all.
  set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
    select p.file_id, p.no from passage p
    where p.words @@ (('''#' || current_tenant_id() || '''')::tsquery && search_passages.wanted)
      and p.tenant_id = current_tenant_id()
      and (search_passages.papers is null or p.file_id = any (search_passages.papers))
      and exists (
        select from readable_file f where f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active' offset 0)
    limit search_passages.most;
end
$$;
revoke execute on function search_passages from public;
grant execute on function search_passages to benchleaf_server;

-- About how many passages contain each word, from the statistics that PostgreSQL gathers anyway: over all teams, and nothing for
-- rare words. A search does not collect the passages of words that are almost everywhere.
create function count_passage_words(wanted text[])
  returns table (word text, passages double precision, forms text[])
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  with common as materialized (
    select e.element, e.share from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs[:array_length(s.most_common_elems::text::text[], 1)])
        as e (element, share)
    where s.schemaname = 'public' and s.tablename = 'passage' and s.attname = 'words'
  )
  select w.word,
    sum(c.share) * (select greatest(t.reltuples, 0) from pg_class t where t.oid = 'public.passage'::regclass),
    (array_agg(c.element order by c.share desc))[:6]
  from unnest(count_passage_words.wanted) as w (word)
  join common c on c.element = w.word or (w.word like '%*' and starts_with(c.element, rtrim(w.word, '*')))
  group by w.word;
end;
revoke execute on function count_passage_words from public;
grant execute on function count_passage_words to benchleaf_server;

-- Records that everyone may read: one of a paper, without its file, on behalf of who published it.
create table published_paper (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  search_path text collate "C" not null check (search_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(search_path) <= 80),
  publisher_id bigint not null default current_user_id() references account,
  publish_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
-- Search paths are unique in the installation.
create unique index published_paper_path on published_paper (search_path);
create index published_paper_by_time on published_paper (publish_time, search_path);
call isolate_tenant('published_paper');

-- What comes back from the trash is open to no one outside.
create function end_paper_publication() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from published_paper where tenant_id = new.tenant_id and file_id = new.id;
  return null;
end;
$$;
create trigger file_paper_unpublished after update of state on file
  for each row when (new.state = 'recycled' and new.kind = 'literature') execute function end_paper_publication();

-- Published records of all teams that still allow it: nothing of a team but the record itself.
create function open_papers(wanted_path text, wanted text, before_time timestamptz, before_path text, most integer)
  returns table (search_path text, fields json, publish_time timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select o.search_path, p.fields, o.publish_time::timestamptz from published_paper o
  join paper p on p.tenant_id = o.tenant_id and p.file_id = o.file_id
  join file f on f.tenant_id = o.tenant_id and f.id = o.file_id and f.state = 'active'
  join link_policy allowed on allowed.tenant_id = o.tenant_id and allowed.is_publishing_allowed
  join tenant t on t.id = o.tenant_id and t.status in ('normal', 'forever')
  where (open_papers.wanted_path is null or o.search_path = open_papers.wanted_path)
    and (open_papers.wanted is null or p.search_key like open_papers.wanted)
    and (open_papers.before_time is null
      or (o.publish_time, o.search_path) < (open_papers.before_time, open_papers.before_path))
  order by o.publish_time desc, o.search_path desc limit open_papers.most;
end;
revoke execute on function open_papers from public;
grant execute on function open_papers to benchleaf_server;

-- Papers whose text no one has read yet: a lost job, or one that was interrupted.
create function list_waiting_papers(most integer) returns table (tenant_id bigint, owner_id bigint, file_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.tenant_id, f.owner_id, p.file_id from paper p
  join file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active'
  where p.extraction = 'waiting' and f.update_time < now() - interval '10 minutes'
  order by p.file_id limit list_waiting_papers.most;
end;
revoke execute on function list_waiting_papers from public;
grant execute on function list_waiting_papers to benchleaf_server;

update role set authorities = authorities || array['LITERATURE_READ', 'LITERATURE_AI'] where id = -2;

-- Conversations about papers and with the assistant, each seen by its owner alone.

create table conversation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  title text not null check (title <> ''),
  scope text not null check (scope in ('paper', 'collection', 'all')),
  -- No keys: what is gone leaves the conversation readable.
  file_id bigint,
  collection_id bigint,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  kind text not null check (kind in ('literature', 'assistant')),
  primary key (tenant_id, id)
);
create index conversation_of_owner on conversation (tenant_id, owner_id, kind, update_time, id);
create index conversation_of_paper on conversation (tenant_id, file_id, owner_id) where file_id is not null;
call isolate_tenant('conversation');
create policy conversation_seen on conversation as restrictive using (owner_id = (select current_user_id()));

create table chat_message (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  conversation_id bigint not null,
  owner_id bigint not null default current_user_id(),
  chat_type text not null check (chat_type in ('question', 'answer')),
  -- Of a question: made by the page that asked it.
  client_message_id uuid,
  -- Of an answer: the question.
  question_id bigint,
  message text not null default '',
  status text not null check (status in ('pending', 'processing', 'completed', 'error', 'aborted')),
  rating text check (rating in ('like', 'dislike')),
  mode text check (mode in ('model', 'passages', 'guide', 'not-found')),
  reason text,
  statements json not null default '[]',
  sources json not null default '[]',
  is_cut boolean not null default false,
  error_code text,
  -- Counts towards the team's uses: from the model's first byte on.
  is_charged boolean not null default false,
  -- When the node that answers was last heard of.
  beat_time timestamptz(3) not null default now(),
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversation on delete cascade
);
create index chat_message_of_conversation on chat_message (tenant_id, conversation_id, id);
create unique index chat_message_once on chat_message (tenant_id, conversation_id, client_message_id)
  where client_message_id is not null;
create index chat_message_by_client on chat_message (tenant_id, client_message_id)
  where client_message_id is not null;
create unique index chat_message_one_open on chat_message (tenant_id, conversation_id)
  where chat_type = 'answer' and status in ('pending', 'processing');
create index chat_message_silent on chat_message (beat_time) where status in ('pending', 'processing');
call isolate_tenant('chat_message');
create policy chat_message_seen on chat_message as restrictive using (owner_id = (select current_user_id()));

-- An answer that has ended stays as it ended.
create function keep_answer_ended() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.status in ('completed', 'error', 'aborted')
    and (new.status, new.message) is distinct from (old.status, old.message) then return null; end if;
  return new;
end;
$$;
create trigger chat_message_ended before update on chat_message
  for each row execute function keep_answer_ended();

-- What a team has asked models about papers; outlives the conversations.
create table literature_use (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  is_charged boolean not null default false,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call isolate_tenant('literature_use');

-- Returns whose node is silent end in an error, with the text that has come.
create function end_silent_answers() returns void
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update chat_message m set status = 'error', error_code = 'model.answer.broken'
    where m.status in ('pending', 'processing') and m.beat_time < now() - interval '45 seconds';
end;
revoke execute on function end_silent_answers from public;
grant execute on function end_silent_answers to benchleaf_server;

-- A change that the assistant or an MCP client proposes: made once, by its owner, before it expires.
create table proposal (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  -- The answer that proposed it; null if an MCP client did.
  message_id bigint,
  tool text not null,
  -- The marked endpoint and its request, with a hash of both.
  endpoint text not null,
  request json not null,
  body_hash bytea not null,
  -- Names and pages of the records in the request, as the owner could read them.
  names json not null default '{}',
  state text not null default 'open' check (state in ('open', 'running', 'confirmed', 'discarded')),
  is_corrected boolean not null default false,
  links json not null default '[]',
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  settle_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, message_id) references chat_message on delete cascade
);
create index proposal_of_message on proposal (tenant_id, message_id, id) where message_id is not null;
create index proposal_age on proposal (create_time);
call isolate_tenant('proposal');
create policy proposal_seen on proposal as restrictive using (owner_id = (select current_user_id()));

-- Deletes old proposals of all teams; what they have changed stays.
create function sweep_proposals(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from proposal p where p.create_time < sweep_proposals.before;
end;
revoke execute on function sweep_proposals from public;
grant execute on function sweep_proposals to benchleaf_server;

-- Samples with their templates, how they come of one another, requests for them and transfers. Each has one container.

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
call isolate_tenant('sample_meta');
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
call isolate_tenant('sample_meta_version');
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
  expiry_notified_day date,
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
call isolate_tenant('sample');
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
call isolate_tenant('sample_parent');
revoke update, delete on sample_parent from benchleaf_server;

-- Someone asks to take samples out, to bring them back or to delete them.
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
call isolate_tenant('sample_request');
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
-- No one asks for what someone has asked for.
create unique index sample_request_pending on sample_request_item (tenant_id, sample_id) where is_pending;
create index sample_request_item_sample on sample_request_item (tenant_id, sample_id, request_id);
call isolate_tenant('sample_request_item');
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
call isolate_tenant('sample_transfer');
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
call isolate_tenant('sample_transfer_item');
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
call isolate_tenant('sample_log');
revoke update, delete on sample_log from benchleaf_server;

create view readable_sample with (security_invoker = true) as
select s.tenant_id, s.id, s.warehouse_id from sample s
join readable_warehouse w on w.tenant_id = s.tenant_id and w.id = s.warehouse_id;
grant select on readable_sample to benchleaf_server;
call add_subject_kind('sample', 'sample_id', 'sample', 'readable_sample');

-- Glossaries of a team: how terms of one language are translated into another.

create table glossary (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  author_id bigint not null default current_user_id() references account,
  term_count integer not null default 0,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index glossary_name on glossary (tenant_id, lower(name));
call isolate_tenant('glossary');

create table glossary_term (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  glossary_id bigint not null,
  source text not null check (source <> ''),
  -- The source without differences of case, width and spacing, by which terms are compared.
  source_key text collate "C" not null,
  -- The first is preferred; the others are also right.
  targets text[] not null,
  note text not null default '',
  case_sensitive boolean not null default false,
  do_not_translate boolean not null default false,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, glossary_id) references glossary on delete cascade,
  check (do_not_translate or cardinality(targets) > 0)
);
create unique index glossary_term_source on glossary_term (tenant_id, glossary_id, source_key);
call isolate_tenant('glossary_term');

-- Terms are counted as they change, so that a list of glossaries need not count them.
create function count_glossary_terms() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    update glossary g set term_count = g.term_count + c.n, update_time = now()
    from (select tenant_id, glossary_id, count(*) as n from changed group by 1, 2) c
    where g.tenant_id = c.tenant_id and g.id = c.glossary_id;
  else
    update glossary g set term_count = g.term_count - c.n, update_time = now()
    from (select tenant_id, glossary_id, count(*) as n from changed group by 1, 2) c
    where g.tenant_id = c.tenant_id and g.id = c.glossary_id;
  end if;
  return null;
end;
$$;
create trigger glossary_term_added after insert on glossary_term
  referencing new table as changed for each statement execute function count_glossary_terms();
create trigger glossary_term_removed after delete on glossary_term
  referencing old table as changed for each statement execute function count_glossary_terms();

-- Translation memories of a team: sentences with their confirmed translations.

create extension if not exists pg_trgm;

create table memory (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  author_id bigint not null default current_user_id() references account,
  -- Units that are not superseded.
  unit_count integer not null default 0,
  import_state text not null default 'none' check (import_state in ('none', 'running', 'done', 'failed')),
  import_key text,
  import_job_id bigint,
  import_counts json not null default '{"added":0,"replaced":0,"unchanged":0,"leftOut":0}',
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index memory_name on memory (tenant_id, lower(name));
call isolate_tenant('memory');

create table memory_unit (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  memory_id bigint not null,
  source text not null check (source <> ''),
  target text not null check (target <> ''),
  -- SHA-256 of the source without differences of spacing and width: identical sentences.
  source_hash bytea not null,
  -- The source for comparison by trigrams: ideographs are written in letters, since trigrams know no others.
  key text collate "C" not null,
  -- Both languages in small letters, for search.
  search_key text collate "C" not null,
  origin text not null check (origin in ('edit', 'import', 'manual')),
  author_id bigint default current_user_id() references account,
  -- The newer unit with the same source.
  superseded_by bigint,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, memory_id) references memory on delete cascade
);
create unique index memory_unit_current on memory_unit (tenant_id, memory_id, source_hash) where superseded_by is null;
create index memory_unit_of_memory on memory_unit (tenant_id, memory_id, id) where superseded_by is null;
create index memory_unit_key on memory_unit using gist (tenant_id, memory_id, key gist_trgm_ops (siglen = 64))
  where superseded_by is null;
call isolate_tenant('memory_unit');

-- Translations of texts and files, sentence by sentence, each seen by its owner alone.

create table translation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  name text not null check (name <> ''),
  -- Null for a text.
  document_kind text check (document_kind in ('docx', 'pptx', 'xlsx', 'md', 'txt', 'pdf')),
  -- The stored file.
  file_key text,
  file_size bigint,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  -- No keys: a deleted glossary or memory leaves the translation readable.
  glossary_id bigint,
  memory_id bigint,
  -- Made by the page that sent the text.
  client_message_id uuid,
  state text not null check (state in ('reading', 'pending', 'processing', 'completed', 'error', 'aborted')),
  uses_model boolean not null default false,
  reason text,
  error_code text,
  warnings json not null default '[]',
  segment_count integer not null default 0,
  -- Grows with each change of a segment.
  seq integer not null default 0,
  -- Grows with each start, so that an earlier run writes nothing more.
  run_no integer not null default 1,
  job_id bigint,
  -- When the node that translates was last heard of.
  beat_time timestamptz(3) not null default now(),
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index translation_of_owner on translation (tenant_id, owner_id, id);
create unique index translation_once on translation (tenant_id, owner_id, client_message_id)
  where client_message_id is not null;
create index translation_silent on translation (beat_time) where state in ('reading', 'pending', 'processing');
call isolate_tenant('translation');
create policy translation_seen on translation as restrictive using (owner_id = (select current_user_id()));

create table segment (
  tenant_id bigint not null default current_tenant_id(),
  translation_id bigint not null,
  no integer not null,
  owner_id bigint not null default current_user_id(),
  unit integer not null,
  place text not null,
  -- Blanks and line breaks around the sentence.
  before text not null,
  after text not null,
  source text not null,
  target text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'translated', 'needs_review', 'edited')),
  origin text check (origin in ('model', 'memory', 'glossary', 'same', 'edit')),
  findings json not null default '[]',
  seq integer not null default 0,
  primary key (tenant_id, translation_id, no),
  foreign key (tenant_id, translation_id) references translation on delete cascade
);
create index segment_by_change on segment (tenant_id, translation_id, seq, no);
create index segment_waiting on segment (tenant_id, translation_id, no) where state = 'waiting';
create index segment_to_review on segment (tenant_id, translation_id, no) where state = 'needs_review';
call isolate_tenant('segment');
create policy segment_seen on segment as restrictive using (owner_id = (select current_user_id()));

-- Translations whose node is silent end in an error; translated sentences stay.
create function end_silent_translations() returns void
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update translation t set state = 'error', error_code = 'model.answer.broken', run_no = t.run_no + 1, update_time = now()
    where t.state in ('pending', 'processing') and t.document_kind is null and t.beat_time < now() - interval '45 seconds';
  -- A job waits its turn, and one that is gone leaves no other trace.
  update translation t set state = 'error', error_code = 'system.error', run_no = t.run_no + 1, update_time = now()
    where t.state in ('reading', 'pending', 'processing') and t.document_kind is not null
      and t.beat_time < now() - interval '5 minutes'
      and not exists (
        select from job j where j.tenant_id = t.tenant_id and j.id = t.job_id and j.state in ('queued', 'running'));
end;
revoke execute on function end_silent_translations from public;
grant execute on function end_silent_translations to benchleaf_server;

update role set authorities = authorities || array['TRANSLATION_AI', 'TRANSLATION_GLOSSARY'] where id = -2;
-- What was used of materials and samples on pages: one row for each block that was taken. The movements have it as their source.

create table page_use (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  block_id text collate "C" not null check (length(block_id) between 1 and 40),
  kind text not null check (kind in ('material', 'sample')),
  warehouse_id bigint not null,
  material_id bigint,
  sample_id bigint,
  value numeric not null check (value > 0),
  unit text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  return_author_id bigint references account,
  return_time timestamptz(3),
  return_reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, warehouse_id, material_id) references material (tenant_id, warehouse_id, id),
  foreign key (tenant_id, warehouse_id, sample_id) references sample (tenant_id, warehouse_id, id),
  check ((kind = 'material') = (material_id is not null) and (kind = 'sample') = (sample_id is not null)),
  check ((return_time is null) = (return_author_id is null))
);
-- A block is taken once until it is returned.
create unique index page_use_block on page_use (tenant_id, file_id, block_id) where return_time is null;
create index page_use_file on page_use (tenant_id, file_id, id);
create index page_use_author on page_use (tenant_id, author_id, id desc);
create index page_use_material on page_use (tenant_id, material_id, id desc) where material_id is not null;
create index page_use_sample on page_use (tenant_id, sample_id, id desc) where sample_id is not null;
call isolate_tenant('page_use');

-- Filters of any list that somebody has saved under a name of their own.

create table saved_filter (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  -- Which list, e.g. material, and of what, e.g. a warehouse; 0: of the whole team.
  list text not null check (list ~ '^[a-z][a-zA-Z]{1,30}$'),
  scope_id bigint not null default 0,
  name text not null check (name <> '' and length(name) <= 60),
  filter json not null,
  primary key (tenant_id, id),
  unique (tenant_id, owner_id, list, scope_id, name)
);
call isolate_tenant('saved_filter');

-- Lists of a million samples and movements.

-- Samples that are out, or were disposed of, are few among many.
create index sample_by_state on sample (tenant_id, warehouse_id, state, id desc) where state <> 'in';
-- Movements of one kind, and of some days.
create index movement_operation on movement (tenant_id, warehouse_id, operation, id);
create index movement_time on movement (tenant_id, warehouse_id, create_time, id);

-- A dashboard over a year of a million movements reads sums of days that are over, and movements of the last two days.

-- How many movements went in and out on a day; days without any are left out. The ledger is append-only, so sums stay true.
create table movement_day (
  tenant_id bigint not null default current_tenant_id() references tenant,
  warehouse_id bigint not null,
  day date not null,
  incoming integer not null,
  outgoing integer not null,
  -- What was taken or used, without counter-entries.
  uses integer not null,
  primary key (tenant_id, warehouse_id, day),
  foreign key (tenant_id, warehouse_id) references warehouse (tenant_id, id) on delete cascade
);
call isolate_tenant('movement_day');

-- What was taken or used of each material, read from the index alone.
create index movement_used on movement (tenant_id, warehouse_id, create_time) include (item_id, amount)
  where operation in ('out', 'use');

-- Adds the days before yesterday that are not yet summed: by then nothing of them is still being written.
create function sum_movement_days() returns void
  language sql
  begin atomic
    insert into movement_day (warehouse_id, day, incoming, outgoing, uses)
    select w.id, m.create_time::date, count(*) filter (where m.amount > 0), count(*) filter (where m.amount < 0),
      count(*) filter (where m.operation in ('out', 'use') and m.amount < 0 and m.reversal_of is null)
    from warehouse w
    cross join lateral (
      select coalesce(max(d.day), '-infinity') as last from movement_day d where d.warehouse_id = w.id
    ) done
    join movement m on m.warehouse_id = w.id
      and m.create_time >= (done.last + 1)::timestamptz and m.create_time < (current_date - 1)::timestamptz
    where w.kind = 'inventory'
    group by 1, 2;
  end;
revoke execute on function sum_movement_days from public;
grant execute on function sum_movement_days to benchleaf_server;

-- How much of a material was taken or used in a month, counter-entries subtracted, and how often; a month without any is left
-- out. The ledger is append-only, so sums stay true.
create table movement_month (
  tenant_id bigint not null default current_tenant_id() references tenant,
  warehouse_id bigint not null,
  -- Its first day.
  month date not null,
  item_id bigint not null,
  amount numeric not null,
  entries integer not null,
  primary key (tenant_id, warehouse_id, month, item_id),
  foreign key (tenant_id, warehouse_id) references warehouse (tenant_id, id) on delete cascade
);
call isolate_tenant('movement_month');

-- Adds the months that ended before yesterday and are not yet summed: by then nothing of them is still being written.
create function sum_movement_months() returns void
  language sql
  begin atomic
    insert into movement_month (warehouse_id, month, item_id, amount, entries)
    select w.id, date_trunc('month', m.create_time)::date, m.item_id, -sum(m.amount), count(*) filter (where m.amount < 0)
    from warehouse w
    cross join lateral (
      select coalesce(max(x.month) + interval '1 month', '-infinity') as first from movement_month x
      where x.warehouse_id = w.id
    ) rest
    join movement m on m.warehouse_id = w.id and m.operation in ('out', 'use') and m.item_id is not null
      and m.create_time >= rest.first::timestamptz and m.create_time < date_trunc('month', current_date - 1)::timestamptz
    where w.kind = 'inventory'
    group by 1, 2, 3;
  end;
revoke execute on function sum_movement_months from public;
grant execute on function sum_movement_months to benchleaf_server;

-- Samples by a part of their name or number, and fields by a part of their text. A list went through all names, which takes
-- most of a second where one in a million matches.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create index sample_name_parts on sample using gin (tenant_id, name_key gin_trgm_ops);
create index field_value_parts on field_value using gin (tenant_id, field_id, words gin_trgm_ops);

-- Whether an index of parts can narrow down a pattern: in our databases it has only letters and digits of ASCII, by three.
create function has_name_parts(part text) returns boolean
  language sql immutable return part ~* '[a-z0-9]{3}';
revoke execute on function has_name_parts from public;

-- Pairs of neighbouring characters beyond ASCII, which an index of parts leaves out.
create function word_pairs(words text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct p.letter || p.next), '{}') from (
      select t.letter, lead(t.letter) over (order by t.place) as next
      from string_to_table(words, null) with ordinality as t (letter, place)
    ) p
    where octet_length(p.letter) > 1 and octet_length(p.next) > 1
  );
revoke execute on function word_pairs from public;
grant execute on function word_pairs to benchleaf_server;
create index sample_name_pairs on sample using gin (tenant_id, word_pairs(name_key))
  where octet_length(name_key) > length(name_key);
create index field_value_pairs on field_value using gin (tenant_id, field_id, word_pairs(words))
  where octet_length(words) > length(words);

-- Samples whose name or number matches, if they are fewer than `at_most`: policies do not let `like` use an index. None and
-- `is_complete` false if no index can narrow down the pattern.
create function sample_matches(part text, at_most integer) returns table (ids bigint[], is_complete boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set plan_cache_mode = force_custom_plan as $$
declare
  pairs text[] := word_pairs(part);
begin
  if pairs <> '{}' then
    return query
      select coalesce(array_agg(m.id), '{}'), count(*) < at_most from (
        select s.id from sample s
        where s.tenant_id = current_tenant_id() and octet_length(s.name_key) > length(s.name_key)
          and word_pairs(s.name_key) @> pairs and s.name_key like part limit at_most
      ) m;
  elsif has_name_parts(part) then
    return query
      select coalesce(array_agg(m.id), '{}'), count(*) < at_most from (
        select s.id from sample s
        where s.tenant_id = current_tenant_id() and s.name_key like part limit at_most
      ) m;
  else
    return query select '{}'::bigint[], false;
  end if;
end
$$;
revoke execute on function sample_matches from public;
grant execute on function sample_matches to benchleaf_server;

create function field_part_matches(of_field bigint, part text, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set plan_cache_mode = force_custom_plan as $$
declare
  pairs text[] := word_pairs(part);
begin
  if pairs <> '{}' then
    return query select v.subject_id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = of_field and octet_length(v.words) > length(v.words)
        and word_pairs(v.words) @> pairs and v.words like part limit at_most;
  else
    return query select v.subject_id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = of_field and v.words like part limit at_most;
  end if;
end
$$;
revoke execute on function field_part_matches from public;

-- Up to so many records of which a field says something, in any order. Comparisons of numeric, and patterns, choose no index
-- behind row-level security; so this reads as the owner of the table, the rows of one team.
create function field_matches(
  of_field bigint, part text, line text, least_number numeric, most_number numeric, at_most integer
) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if least_number is not null or most_number is not null then
    return query select v.subject_id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = of_field
        and v.number >= coalesce(least_number, '-infinity') and v.number <= coalesce(most_number, 'infinity')
        and (part is null or v.words like part)
        and (line is null or line = any (string_to_array(v.words, e'\n')))
      limit at_most;
  elsif line is not null and part is null and not exists (
    select from custom_field f where f.tenant_id = current_tenant_id() and f.id = of_field and f.type = 'choices')
  then
    return query select v.subject_id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = of_field
        and left(v.words, 500) = left(line, 500) and v.words = line
      limit at_most;
  elsif line is null and (has_name_parts(part) or word_pairs(part) <> '{}') then
    return query select field_part_matches(of_field, part, at_most);
  else
    return query select v.subject_id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = of_field
        and (part is null or v.words like part)
        and (line is null or line = any (string_to_array(v.words, e'\n')))
      limit at_most;
  end if;
end
$$;
revoke execute on function field_matches from public;
grant execute on function field_matches to benchleaf_server;

-- Records of which one of some fields says something: a text field as a part of it, a number exactly. Up to `at_most` of
-- each; without it all, though no index narrows down the pattern.
create function saying_matches(
  part text, of_texts bigint[], of_numbers bigint[], figure numeric, at_most integer
) returns table (ids bigint[], is_complete boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set plan_cache_mode = force_custom_plan as $$
declare
  pairs text[] := word_pairs(part);
  by_number bigint[];
  by_text bigint[];
begin
  select coalesce(array_agg(m.id), '{}') into by_number from (
    select v.subject_id as id from field_value v
    where v.tenant_id = current_tenant_id() and v.field_id = any (of_numbers) and v.number = figure limit at_most
  ) m;
  if pairs <> '{}' then
    select coalesce(array_agg(m.id), '{}') into by_text from (
      select v.subject_id as id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = any (of_texts) and octet_length(v.words) > length(v.words)
        and word_pairs(v.words) @> pairs and v.words like part limit at_most
    ) m;
  elsif has_name_parts(part) or at_most is null then
    select coalesce(array_agg(m.id), '{}') into by_text from (
      select v.subject_id as id from field_value v
      where v.tenant_id = current_tenant_id() and v.field_id = any (of_texts) and v.words like part limit at_most
    ) m;
  end if;
  return query select by_number || coalesce(by_text, '{}'),
    coalesce(cardinality(by_number) < at_most, true)
      and (of_texts = '{}' or by_text is not null and coalesce(cardinality(by_text) < at_most, true));
end
$$;
revoke execute on function saying_matches from public;
grant execute on function saying_matches to benchleaf_server;

-- What is in the fields of a record, in their order, each as its field was when it was entered.
create function field_values(of_kind text, of_id bigint) returns json
  language sql stable
  begin atomic
    select coalesce(json_agg(json_build_object(
      'fieldId', x.field_id::text, 'type', f.type, 'name', v.settings->>'name', 'values', x.entered, 'unit', x.unit,
      'label', case f.type
        when 'person' then (select a.name from account a where a.id = x.entered[1]::bigint)
        when 'file' then (select r.name from readable_file r where r.id = x.entered[1]::bigint)
        when 'sequence' then (select r.name from readable_file r where r.id = x.entered[1]::bigint)
        when 'material' then (select m.number || ' ' || m.name from material m join readable_material r on r.id = m.id
          where m.id = x.entered[1]::bigint)
        when 'sample' then (select s.number || ' ' || s.name from sample s join readable_sample r on r.id = s.id
          where s.id = x.entered[1]::bigint) end
    ) order by f.place, f.id), '[]')
    from field_value x
    join custom_field f on f.tenant_id = x.tenant_id and f.id = x.field_id and not f.is_archived
    join custom_field_version v
      on v.tenant_id = x.tenant_id and v.field_id = x.field_id and v.version = x.version
    where x.subject_kind = of_kind and x.subject_id = of_id;
  end;
