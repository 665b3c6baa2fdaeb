-- What people say about files.

create table file_comment (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  -- The comment that this one answers; null where it begins a thread.
  thread_id bigint,
  author_id bigint not null default current_user_id() references account,
  body text not null check (body <> ''),
  mention_ids bigint[] not null default '{}',
  -- The place in the file, in the words of its kind.
  anchor json,
  create_time timestamptz(3) not null default now(),
  edit_time timestamptz(3),
  resolve_time timestamptz(3),
  resolved_by bigint references account,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, thread_id) references file_comment on delete cascade,
  check (thread_id is null or resolve_time is null),
  check ((resolve_time is null) = (resolved_by is null))
);
create index file_comment_threads on file_comment (tenant_id, file_id, id) where thread_id is null;
create index file_comment_replies on file_comment (tenant_id, thread_id, id) where thread_id is not null;
call wall('file_comment');
