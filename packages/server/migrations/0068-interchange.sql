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
  primary key (tenant_id, id)
);
create index eln_import_of_person on eln_import (tenant_id, created_by, id);
call wall('eln_import');

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
  -- Where its bytes lie in the archive; null for what has none.
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
call wall('eln_node');

-- What a part of an archive has become in a project. The key is a digest of source and part.
create table eln_identity (
  tenant_id bigint not null default current_tenant_id(),
  project_id bigint not null,
  key bytea not null,
  file_id bigint not null,
  -- Of the bytes that came last; null for a folder.
  sha256 text,
  primary key (tenant_id, project_id, key),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index eln_identity_of_file on eln_identity (tenant_id, file_id);
call wall('eln_identity');

create table eln_export (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  project_id bigint not null,
  folder_id bigint,
  name text not null,
  state text not null default 'running' check (state in ('running', 'ready', 'failed', 'cancelled')),
  -- Whether who exports may open sequences.
  holds_sequences boolean not null,
  object_key uuid,
  size bigint,
  -- What it holds: who fetches it must still be allowed to read each.
  file_ids bigint[] not null default '{}',
  left_out_count integer not null default 0,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create index eln_export_of_person on eln_export (tenant_id, created_by, id);
call wall('eln_export');

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
