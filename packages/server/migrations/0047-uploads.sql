-- Uploads that stay as files, with the object that holds the bytes of each version.

-- The object belongs to a record from now on, and no sweep takes it.
alter table upload add column is_kept boolean not null default false;
-- Until now whatever was taken stayed.
update upload set is_kept = true where take_time is not null;

create table file_content (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  -- Copies and brought-back versions share the bytes of the first.
  object_key uuid not null,
  size bigint not null check (size >= 0),
  content_type text not null,
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade
);
create index file_content_object on file_content (tenant_id, object_key, file_id, version);
call wall('file_content');
