-- A deleted project is erased with all that is in it when it has lain in the trash for some weeks.

create index project_trash_by_age on project (delete_time) where state = 'deleted';

alter table task drop constraint task_tenant_id_project_id_fkey,
  add foreign key (tenant_id, project_id) references project on delete cascade;

-- What is signed, or a page in review, approved or finished, is not thrown away: neither is the project around it.
create function project_holds_records(tenant_id bigint, project_id bigint) returns boolean
  language sql stable set search_path = pg_catalog, public
begin atomic
  select exists (
    select from file f
    join file_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.is_signed
    where f.tenant_id = project_holds_records.tenant_id and f.project_id = project_holds_records.project_id
  ) or exists (
    select from file f
    join eln_page p on p.tenant_id = f.tenant_id and p.file_id = f.id
    where f.tenant_id = project_holds_records.tenant_id and f.project_id = project_holds_records.project_id
      and (p.process_status = 'FINISHED' or p.audit_status in ('auditing', 'approved'))
  );
end;
revoke execute on function project_holds_records from public;
grant execute on function project_holds_records to benchleaf_server;

-- The nightly sweep belongs to no tenant, so it passes the wall.
create function list_old_projects(before timestamptz, after bigint, most integer)
  returns table (tenant_id bigint, project_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.tenant_id, p.id from project p
  where p.state = 'deleted' and p.delete_time < list_old_projects.before and p.id > list_old_projects.after
    and not project_holds_records(p.tenant_id, p.id)
  order by p.id limit list_old_projects.most;
end;
revoke execute on function list_old_projects from public;
grant execute on function list_old_projects to benchleaf_server;

-- The counters of a project go with it; nobody but the triggers writes them.
create function forget_project_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from project_content c where c.tenant_id = old.tenant_id and c.project_id = old.id;
  delete from project_activity a where a.tenant_id = old.tenant_id and a.project_id = old.id;
  return null;
end
$$;
revoke execute on function forget_project_figures from public;
create trigger forget_project_figures after delete on project
  for each row execute function forget_project_figures();
