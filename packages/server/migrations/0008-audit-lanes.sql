-- The audit trail in lanes: a writer holds the end of its chain until it commits, so one chain a tenant lets only one
-- transaction commit at a time. See docs/decisions/0004-audit-lanes.md.
-- replaces 3063eaad6b9a3e06d63f9ae03d3a3f410c2a0b01bf950c04e2edc1534bf0a092

-- In place of a default: from 15.19 on PostgreSQL gives no default to a new column of a table whose rows a function takes.
alter table audit_entry add column lane integer;
alter table audit_entry disable trigger append_only;
update audit_entry set lane = 0;
alter table audit_entry enable trigger append_only;
alter table audit_entry alter column lane set not null;
alter table audit_entry drop constraint audit_entry_tenant_id_place_key;
alter table audit_entry add unique (tenant_id, lane, place);
drop index audit_entry_by_object;
create index audit_entry_by_object on audit_entry (tenant_id, object_type, object_id, id desc);

alter table audit_head add column lane integer not null default 0;
alter table audit_head alter column lane drop default;
alter table audit_head drop constraint audit_head_pkey;
alter table audit_head add primary key (tenant_id, lane);

create function audit_lanes() returns integer
  language sql immutable parallel safe
  return 16;

-- What the first entry of a lane follows; it ties the whole lane to its number.
create function audit_seed(lane integer) returns bytea
  language sql immutable parallel safe
  return case lane when 0 then ''::bytea else int4send(lane) end;

insert into audit_head (tenant_id, lane, place, hash)
  select tenant_id, more, 0, audit_seed(more) from audit_head, generate_series(1, audit_lanes() - 1) as more;

-- A transaction writes one lane only, that of its connection, so two of them never wait for each other in a circle.
create or replace function record_audit(
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

drop function find_audit_break();

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

revoke execute on function audit_lanes, audit_seed, find_audit_break from public;
grant execute on function audit_lanes, audit_seed, find_audit_break to benchleaf_server;
