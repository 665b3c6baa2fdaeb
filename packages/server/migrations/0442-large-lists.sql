-- Lists of a million samples and movements.

-- Samples that are out, or were disposed of, are few among many.
create index sample_by_state on sample (tenant_id, warehouse_id, state, id desc) where state <> 'in';
-- Movements of one kind, and of some days.
create index movement_operation on movement (tenant_id, warehouse_id, operation, id);
create index movement_time on movement (tenant_id, warehouse_id, create_time, id);

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
      where v.tenant_id = current_tenant_id() and v.field_id = of_field and v.words = line limit at_most;
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
