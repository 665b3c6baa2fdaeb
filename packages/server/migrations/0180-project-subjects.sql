-- Projects are subjects: people comment, tag, link, attach to and follow them.

alter table subject
  add column project_id bigint generated always as (case kind when 'project' then id end) stored,
  add foreign key (tenant_id, project_id) references project on delete cascade,
  drop constraint subject_check,
  add constraint subject_check check (num_nonnulls(file_id, library_entry_id, project_id) = 1);
create index subject_project on subject (tenant_id, project_id) where project_id is not null;

-- A project that is deleted stays in its table, so its wall is what may be opened, not what is there.
create or replace procedure subject_wall(target regclass, prefix text default 'subject')
  language plpgsql as $$
begin
  execute format(
    'create policy %2$s_seen on %1$s as restrictive using (case %2$s_kind
       when ''file'' then true
       when ''libraryEntry'' then exists (
         select from library_entry e where e.tenant_id = %1$s.tenant_id and e.id = %1$s.%2$s_id offset 0)
       when ''project'' then exists (
         select from readable_project p where p.tenant_id = %1$s.tenant_id and p.id = %1$s.%2$s_id offset 0)
       else false end)',
    target, prefix);
end
$$;

drop policy subject_seen on subject_comment;
drop policy subject_seen on subject_tag;
drop policy from_seen on subject_link;
drop policy to_seen on subject_link;
drop policy subject_seen on attachment;
drop policy subject_seen on subject_follower;
call subject_wall('subject_comment');
call subject_wall('subject_tag');
call subject_wall('subject_link', 'from');
call subject_wall('subject_link', 'to');
call subject_wall('attachment');
call subject_wall('subject_follower');
