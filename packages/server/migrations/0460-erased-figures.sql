-- An analysis that is deleted for good leaves its figures and results to the pages that show them, without its table.
create table erased_figure (
  tenant_id bigint not null default current_tenant_id(),
  page_id bigint not null,
  file_id bigint not null,
  version integer not null,
  -- The project of the analysis: who may not open it does not see the figure either.
  project_id bigint not null,
  -- If the analysis was restricted, only its owner still sees the figure.
  owner_id bigint not null references account,
  is_restricted boolean not null,
  name text not null,
  spec json not null,
  figure json not null,
  outcome json not null,
  primary key (tenant_id, page_id, file_id, version),
  foreign key (tenant_id, page_id) references file on delete cascade,
  foreign key (tenant_id, project_id) references project on delete cascade
);
create index erased_figure_of_file on erased_figure (tenant_id, file_id, version);
create index erased_figure_of_project on erased_figure (tenant_id, project_id);
call isolate_tenant('erased_figure');

create function leave_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into erased_figure
    (tenant_id, page_id, file_id, version, project_id, owner_id, is_restricted, name, spec, figure, outcome)
  select old.tenant_id, page.id, old.id, v.version, old.project_id, old.owner_id,
    exists (select from file_access a
      where a.tenant_id = old.tenant_id and a.file_id in (old.id, old.parent_key) and a.is_restricted),
    old.name, v.content->'spec', v.content->'figure', v.outcome
  from subject_link l
  join file page on page.tenant_id = l.tenant_id and page.id = l.from_id
  join project p on p.tenant_id = page.tenant_id and p.id = page.project_id and p.state = 'active'
  join project own on own.tenant_id = old.tenant_id and own.id = old.project_id and own.state = 'active'
  join analysis_version v on v.tenant_id = old.tenant_id and v.file_id = old.id
  where l.tenant_id = old.tenant_id and l.to_kind = 'file' and l.to_id = old.id
    and l.from_kind = 'file' and l.maker_id is null;
  return old;
end
$$;
revoke execute on function leave_figures from public;
create trigger figures_left before delete on file for each row when (old.kind = 'analysis')
  execute function leave_figures();
