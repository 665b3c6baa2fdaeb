-- A kind of subject is added by one call, so that kinds that come side by side need not know of each other.

-- The kinds, each with the relation that holds those of its records that the asking person sees; null: asked elsewhere.
create table subject_kind (
  kind text primary key,
  seen_in text
);
insert into subject_kind (kind, seen_in) values
  ('file', null), ('libraryEntry', 'library_entry'), ('project', 'readable_project');

create or replace procedure subject_wall(target regclass, prefix text default 'subject')
  language plpgsql as $$
declare
  branches text;
begin
  select string_agg(format('when %L then ', k.kind) || case when k.seen_in is null then 'true' else format(
    'exists (select from %1$s r where r.tenant_id = %2$s.tenant_id and r.id = %2$s.%3$s_id offset 0)',
    k.seen_in, target, prefix) end, ' ' order by k.kind collate "C")
  into branches from subject_kind k;
  execute format('create policy %2$s_seen on %1$s as restrictive using (case %2$s_kind %3$s else false end)',
    target, prefix, branches);
end
$$;

-- Gives a kind its column of `subject`, so that what is on a record goes with it, and its branch of every wall.
create procedure add_subject_kind(new_kind text, column_name text, owner regclass, seen_in regclass)
  language plpgsql as $$
declare
  columns text;
  wall record;
begin
  insert into subject_kind (kind, seen_in) values (new_kind, add_subject_kind.seen_in::text);
  execute format(
    'alter table subject
       add column %1$I bigint generated always as (case kind when %2$L then id end) stored,
       add foreign key (tenant_id, %1$I) references %3$s on delete cascade,
       drop constraint subject_check',
    column_name, new_kind, owner);
  select string_agg(quote_ident(a.attname), ', ' order by a.attname) into columns
  from pg_attribute a where a.attrelid = 'subject'::regclass and a.attgenerated <> '' and not a.attisdropped;
  execute format('alter table subject add constraint subject_check check (num_nonnulls(%s) = 1)', columns);
  execute format('create index %I on subject (tenant_id, %2$I) where %2$I is not null',
    'subject_' || regexp_replace(column_name, '_id$', ''), column_name);
  for wall in
    select p.polrelid::regclass as target, left(p.polname, -5) as prefix from pg_policy p
    where p.polname in ('subject_seen', 'from_seen', 'to_seen') order by p.polrelid, p.polname
  loop
    execute format('drop policy %I on %s', wall.prefix || '_seen', wall.target);
    call subject_wall(wall.target, wall.prefix);
  end loop;
end
$$;

-- The three kinds that there are, with the columns of the check in one order whoever comes next.
alter table subject drop constraint subject_check,
  add constraint subject_check check (num_nonnulls(file_id, library_entry_id, project_id) = 1);

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
