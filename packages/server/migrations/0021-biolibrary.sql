-- The libraries of the team: sets of enzymes, primers, features, plasmids. What is shipped with the product stands in
-- the program and is not copied here.

create table library_entry (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null check (kind in ('enzyme', 'primer', 'feature', 'plasmid')),
  scope text not null check (scope in ('private', 'shared')),
  -- Who made it; a private entry is theirs alone.
  owner_id bigint not null references account default current_user_id(),
  -- In whose library it stands: a person's, or 0 for the team's.
  holder_id bigint not null generated always as (case scope when 'private' then owner_id else 0 end) stored,
  name text not null check (name <> ''),
  name_key text collate "C" not null generated always as (lower(name collate natural_name)) stored,
  description text not null,
  -- What no two entries of a library share: letters, numbers of enzymes, or a file's id.
  content text not null check (content <> ''),
  -- SHA-256 of it.
  content_key bytea not null,
  -- What else the kind has.
  details jsonb not null,
  -- Of a primer: its last ten bases as a number; null where they stand for several.
  seed integer check (seed between 0 and 1048575),
  file_id bigint,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  check ((kind = 'plasmid') = (file_id is not null))
);
create unique index library_entry_name on library_entry (tenant_id, kind, holder_id, name_key);
create unique index library_entry_content on library_entry (tenant_id, kind, holder_id, content_key);
-- A search reads this alone, as in 0009.
create index library_entry_list on library_entry
  (tenant_id, kind, holder_id, name collate natural_name, id) include (name_key);
create index library_entry_seed on library_entry (tenant_id, holder_id, id) include (seed) where kind = 'primer';
create index library_entry_file on library_entry (tenant_id, file_id) where file_id is not null;
call wall('library_entry');
-- Nobody sees what is another person's own, whatever a query asks.
create policy own_or_shared on library_entry as restrictive
  using (holder_id = 0 or holder_id = (select current_user_id()));

update role set authorities = authorities || array[
  'MOLECULE_ENZYME_PERSONAL', 'MOLECULE_ENZYME_PRESET',
  'MOLECULE_ENZYME_TENANT_READ', 'MOLECULE_ENZYME_TENANT_CREATE', 'MOLECULE_ENZYME_TENANT_UPDATE',
  'MOLECULE_PRIMER_PERSONAL', 'MOLECULE_PRIMER_PRESET',
  'MOLECULE_PRIMER_TENANT_READ', 'MOLECULE_PRIMER_TENANT_CREATE', 'MOLECULE_PRIMER_TENANT_UPDATE',
  'MOLECULE_FEATURE_PERSONAL', 'MOLECULE_FEATURE_PRESET',
  'MOLECULE_FEATURE_TENANT_READ', 'MOLECULE_FEATURE_TENANT_CREATE', 'MOLECULE_FEATURE_TENANT_UPDATE',
  'MOLECULE_PLASMID_PERSONAL', 'MOLECULE_PLASMID_PRESET',
  'MOLECULE_PLASMID_TENANT_READ', 'MOLECULE_PLASMID_TENANT_CREATE', 'MOLECULE_PLASMID_TENANT_UPDATE'
] where id = -2;
