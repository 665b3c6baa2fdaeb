-- Many entries of one kind at once: what a folder takes along is told of each thing in it.
-- The same way in as record_audit; the lane's end is held once for all of them.
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
revoke execute on function record_audits from public;
grant execute on function record_audits to benchleaf_server;
