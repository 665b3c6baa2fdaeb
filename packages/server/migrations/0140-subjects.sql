-- What people say, tag, attach and follow is on subjects: files, entries of libraries, and what comes later.

-- A record that something is said of, from the first thing on. A kind has its column here, so that what is on a record
-- goes with it.
create table subject (
  tenant_id bigint not null default current_tenant_id(),
  kind text not null,
  id bigint not null,
  file_id bigint generated always as (case kind when 'file' then id end) stored,
  library_entry_id bigint generated always as (case kind when 'libraryEntry' then id end) stored,
  primary key (tenant_id, kind, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, library_entry_id) references library_entry on delete cascade,
  check (num_nonnulls(file_id, library_entry_id) = 1)
);
create index subject_file on subject (tenant_id, file_id) where file_id is not null;
create index subject_library_entry on subject (tenant_id, library_entry_id) where library_entry_id is not null;
call wall('subject');

-- Whatever is on a subject is seen by nobody who does not see the row of the subject itself, and what is on a kind that is
-- not named here by nobody at all. The one place that says it: `prefix` heads the columns `_kind` and `_id`. OFFSET 0
-- has each row looked up by its key; without it a short list would read the whole library once.
create procedure subject_wall(target regclass, prefix text default 'subject')
  language plpgsql as $$
begin
  execute format(
    'create policy %2$s_seen on %1$s as restrictive using (case %2$s_kind
       when ''file'' then true
       when ''libraryEntry'' then exists (
         select from library_entry e where e.tenant_id = %1$s.tenant_id and e.id = %1$s.%2$s_id offset 0)
       else false end)',
    target, prefix);
end
$$;

create function keep_subject() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into subject (tenant_id, kind, id) values (new.tenant_id, new.subject_kind, new.subject_id)
  on conflict do nothing;
  return new;
end
$$;

insert into subject (tenant_id, kind, id) select distinct tenant_id, 'file', file_id from file_comment;

create table subject_comment (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  subject_kind text not null,
  subject_id bigint not null,
  -- The comment that this one answers; null where it begins a thread.
  thread_id bigint,
  author_id bigint not null default current_user_id() references account,
  body text not null check (body <> ''),
  mention_ids bigint[] not null default '{}',
  -- The place in a file, in the words of its kind.
  anchor json,
  create_time timestamptz(3) not null default now(),
  edit_time timestamptz(3),
  resolve_time timestamptz(3),
  resolved_by bigint references account,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade,
  foreign key (tenant_id, thread_id) references subject_comment on delete cascade,
  check (thread_id is null or resolve_time is null),
  check ((resolve_time is null) = (resolved_by is null))
);
insert into subject_comment (tenant_id, id, subject_kind, subject_id, thread_id, author_id, body, mention_ids, anchor,
  create_time, edit_time, resolve_time, resolved_by) overriding system value
select tenant_id, id, 'file', file_id, thread_id, author_id, body, mention_ids, anchor, create_time, edit_time,
  resolve_time, resolved_by
from file_comment order by id;
select setval(pg_get_serial_sequence('subject_comment', 'id'), last_value, is_called) from file_comment_id_seq;
drop table file_comment;

create index subject_comment_threads on subject_comment (tenant_id, subject_kind, subject_id, id) where thread_id is null;
create index subject_comment_replies on subject_comment (tenant_id, thread_id, id) where thread_id is not null;
create index subject_comment_subject on subject_comment (tenant_id, subject_kind, subject_id)
  where thread_id is not null;
create trigger subject_kept before insert on subject_comment for each row execute function keep_subject();
call wall('subject_comment');
call subject_wall('subject_comment');
