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
call wall('search_entry');

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
call wall('search_part');

-- Behind the wall no index of words may be chosen, so this passes it, and asks for the team and for what the caller may
-- read itself. Names first, then names with tags, then contents; of each the newest first.
create function search_files(
  exact tsquery, wide tsquery, phrases tsquery[], kinds text[], project bigint, owner bigint,
  since timestamptz, until timestamptz, after_tier integer, after_time timestamptz, after_id bigint, most integer
) returns table (file_id bigint, tier integer, update_time timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  team constant tsquery := ('''#' || current_tenant_id() || '''')::tsquery;
  walk constant text := '(select e.file_id, %1$s as tier, e.update_time::timestamptz
    from search_entry e
    join readable_file f on f.tenant_id = e.tenant_id and f.id = e.file_id
    where e.tenant_id = $1 and %2$s and f.state = ''active''
      and ($5::text[] is null or f.kind = any($5)) and ($6::bigint is null or f.project_id = $6)
      and ($7::bigint is null or f.owner_id = $7)
      and ($8::timestamptz is null or f.update_time >= $8) and ($9::timestamptz is null or f.update_time < $9)
      and ($10 < %1$s or (e.update_time, e.file_id) < ($11, $12))
    order by e.update_time desc, e.file_id desc limit $13)';
  conditions constant text[] := array[
    'e.name_words @@ $2',
    'e.head_words @@ $2 and not e.name_words @@ $2',
    'e.all_words @@ $3 and not e.head_words @@ $2 and not exists (
       select from unnest($4::tsquery[]) as phrase where not (e.head_words @@ phrase or exists (
         select from search_part p
         where p.tenant_id = e.tenant_id and p.file_id = e.file_id and p.words @@ phrase)))'];
  walks text[] := '{}';
begin
  for tier in after_tier..3 loop
    walks := walks || format(walk, tier, conditions[tier]);
  end loop;
  return query execute array_to_string(walks, ' union all ') || ' limit $13'
    using current_tenant_id(), team && exact, team && wide, phrases, kinds, project, owner, since, until,
      after_tier, after_time, after_id, most;
end
$$;
revoke execute on function search_files from public;
grant execute on function search_files to benchleaf_server;

-- The sweep belongs to no tenant, so it passes the wall: files that nobody has read yet, or not as they are now.
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
