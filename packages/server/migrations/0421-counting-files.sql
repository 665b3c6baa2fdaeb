-- What dashboards count of files is in the index of a project's newest files: a million of them are read from it alone.
drop index file_of_project;
create index file_of_project on file (tenant_id, project_id, update_time, id)
  include (kind, owner_id, size, create_time, parent_key) where state = 'active' and kind <> 'folder';
