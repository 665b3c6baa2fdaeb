-- A page that was edited after its approval is still the lab's record: one more letter does not make it something that
-- can be thrown away, nor does it open the way to deleting the project around it.

create or replace function keep_reviewed_page() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if exists (
    select from eln_page p where p.tenant_id = new.tenant_id and p.file_id = new.id
      and (p.process_status = 'FINISHED' or p.audit_status in ('auditing', 'approved', 'modify'))
  ) or exists (
    select from file_version v where v.tenant_id = new.tenant_id and v.file_id = new.id and v.is_signed
  ) then
    raise exception 'a reviewed page' using errcode = 'EL409';
  end if;
  return new;
end
$$;

create or replace function project_holds_records(tenant_id bigint, project_id bigint) returns boolean
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
      and (p.process_status = 'FINISHED' or p.audit_status in ('auditing', 'approved', 'modify'))
  );
end;
