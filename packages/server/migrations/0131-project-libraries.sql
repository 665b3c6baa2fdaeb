-- Libraries of projects: entries that stand in one project's own library.

drop policy own_or_shared on library_entry;
alter table library_entry add column project_id bigint;
alter table library_entry add constraint library_entry_in_project
  foreign key (tenant_id, project_id) references project on delete cascade;
alter table library_entry drop constraint library_entry_scope_check;
alter table library_entry add constraint library_entry_scope_check check (scope in ('private', 'shared', 'project'));
alter table library_entry add constraint library_entry_of_project check ((scope = 'project') = (project_id is not null));

-- In whose library it stands: a person's, 0 for the team's, or the negative of a project's id. Its indexes go with it.
alter table library_entry drop column holder_id;
alter table library_entry add column holder_id bigint not null generated always as
  (case scope when 'private' then owner_id when 'project' then -project_id else 0 end) stored;
create unique index library_entry_name on library_entry (tenant_id, kind, holder_id, name_key);
create unique index library_entry_content on library_entry (tenant_id, kind, holder_id, content_key);
create index library_entry_list on library_entry
  (tenant_id, kind, holder_id, name collate natural_name, id) include (name_key);
create index library_entry_seed on library_entry (tenant_id, holder_id, id) include (seed) where kind = 'primer';
create index library_entry_project on library_entry (tenant_id, project_id) where project_id is not null;

-- Nobody sees what is another person's own, nor what stands in a project that they may not read, whatever a query asks.
create policy own_or_shared on library_entry as restrictive
  using (holder_id = 0 or holder_id = (select current_user_id())
    or holder_id in (select -p.id from readable_project p));
-- And only who may edit the project changes what stands in it.
create policy project_insert on library_entry as restrictive for insert
  with check (holder_id >= 0 or holder_id in (select -p.id from readable_project p where p.can_write));
create policy project_update on library_entry as restrictive for update
  using (holder_id >= 0 or holder_id in (select -p.id from readable_project p where p.can_write));
create policy project_delete on library_entry as restrictive for delete
  using (holder_id >= 0 or holder_id in (select -p.id from readable_project p where p.can_write));

-- These keys gate something from now on: the role of daily work has them, as it has those of one's own library.
update role set authorities = authorities || array[
  'MOLECULE_ENZYME_PROJECT', 'MOLECULE_PRIMER_PROJECT', 'MOLECULE_FEATURE_PROJECT', 'MOLECULE_PLASMID_PROJECT'
] where id = -2;
