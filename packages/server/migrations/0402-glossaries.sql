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
