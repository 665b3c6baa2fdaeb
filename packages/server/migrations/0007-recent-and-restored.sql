-- What somebody left last, over all projects: the first thing on the homepage.
create index file_recent on file (tenant_id, update_time, id)
  where state = 'active' and kind <> 'folder';

-- A version that brought an older one back says which.
alter table file_version add column restored_from integer;
