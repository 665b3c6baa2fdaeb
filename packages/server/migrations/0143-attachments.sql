-- Files that belong to a subject and stand in no project.

create table attachment (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  subject_kind text not null,
  subject_id bigint not null,
  name text not null check (name <> ''),
  object_key uuid not null unique,
  size bigint not null check (size >= 0),
  -- How it is shown and as what a browser is told to take it, by its first bytes.
  view text not null,
  content_type text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade
);
create index attachment_of_subject on attachment (tenant_id, subject_kind, subject_id, id);
create trigger subject_kept before insert on attachment for each row execute function keep_subject();
call wall('attachment');
call subject_wall('attachment');

-- Its bytes go with it, also where it goes with its subject: the sweep of abandoned uploads takes them.
create function let_go_of_attachment() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update upload set is_kept = false where uuid = old.object_key;
  return null;
end
$$;
revoke execute on function let_go_of_attachment from public;
create trigger object_let_go after delete on attachment for each row execute function let_go_of_attachment();
