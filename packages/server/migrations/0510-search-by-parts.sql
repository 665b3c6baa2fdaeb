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

-- Samples whose name or number matches, if they are fewer than `at_most`: policies do not let `like` use an index. None and
-- `is_complete` false if a list meets them soon when it goes through its samples in their order.
create function sample_matches(part text, at_most integer) returns table (ids bigint[], is_complete boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  if has_name_parts(part) then
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
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return query select v.subject_id from field_value v
    where v.tenant_id = current_tenant_id() and v.field_id = of_field and v.words like part limit at_most;
end
$$;
revoke execute on function field_part_matches from public;

create or replace function field_matches(
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
      where v.tenant_id = current_tenant_id() and v.field_id = of_field and v.words = line limit at_most;
  elsif line is null and has_name_parts(part) then
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
