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
