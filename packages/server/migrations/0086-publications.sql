-- Sequences that everybody may read, under an address that people can say.

-- A team that has not said so publishes nothing.
alter table link_policy add column is_publishing_allowed boolean not null default false;

-- One version of a sequence, read in the name of who published it, as long as they manage the file.
create table published_sequence (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  search_path text collate "C" not null check (search_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(search_path) <= 80),
  description text not null,
  publisher_id bigint not null default current_user_id() references account,
  publish_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, file_id, version) references sequence_version on delete cascade
);
-- Addresses belong to the whole house: a taken one is taken for every team.
create unique index published_sequence_path on published_sequence (search_path);
call wall('published_sequence');

-- What comes back from the trash is open to nobody outside.
create function end_publication() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from published_sequence where tenant_id = new.tenant_id and file_id = new.id;
  return null;
end;
$$;
create trigger file_unpublished after update of state on file
  for each row when (new.state = 'recycled') execute function end_publication();

-- Where to look for what stands under an address, and in whose name.
create function find_publication(wanted text) returns table (tenant_id bigint, publisher_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.tenant_id, p.publisher_id from published_sequence p where p.search_path = wanted;
end;
revoke execute on function find_publication from public;
grant execute on function find_publication to benchleaf_server;
