-- Lists and the search of the team find records by what their custom fields say, in Chinese too.

-- Long texts are found by all that they say. An index of whole values has as much of them as of a short text.
drop index field_value_words;
create index field_value_words on field_value (tenant_id, field_id, left(words, 500), subject_id);
update field_value v set words = lower(array_to_string(v.entered, e'\n') collate natural_name)
from custom_field f where f.tenant_id = v.tenant_id and f.id = v.field_id and f.type = 'longText';

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
create or replace function sample_matches(part text, at_most integer) returns table (ids bigint[], is_complete boolean)
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

create or replace function field_part_matches(of_field bigint, part text, at_most integer) returns setof bigint
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

-- Records of which one of some fields says something: a text field as a part of it, a number exactly. Up to `at_most` of
-- each; without it all, though no index narrows down the pattern.
drop function subjects_saying;
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
