-- Behind the wall no index of words may be chosen, so this passes it, and asks for the team and for what the caller may
-- read itself. Names first, then names with tags, then contents; of each the newest first. Whether a word is common
-- nobody can tell beforehand: among the newest thousand a common one fills the page, a rare one is left for the index.
-- A filter that only some thousand files pass is asked first, so that a common word brings no others; one that more pass
-- is given a longer look at the newest. An entry's time is never later than its file's.
create or replace function search_files(
  exact tsquery, wide tsquery, phrases tsquery[], kinds text[], project bigint, owner bigint,
  since timestamptz, until timestamptz, after_tier integer, after_time timestamptz, after_id bigint, most integer
) returns table (file_id bigint, tier integer, update_time timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
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
