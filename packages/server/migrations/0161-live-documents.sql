-- Documents that people write together in a live room: what each of them does is kept before it is confirmed, and folded into
-- the document's state later.
create table live_document (
  tenant_id bigint not null default current_tenant_id(),
  -- A kind and the id of one of it, such as `project:12`.
  room text collate "C" not null check (length(room) <= 40),
  -- A Yjs document, as one update that makes it.
  state bytea not null default '\x0000' check (octet_length(state) <= 1000000),
  primary key (tenant_id, room)
);
call wall('live_document');

create table live_update (
  tenant_id bigint not null default current_tenant_id(),
  room text collate "C" not null,
  id bigint generated always as identity,
  change bytea not null check (octet_length(change) <= 40000),
  account_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, room, id),
  foreign key (tenant_id, room) references live_document on delete cascade
);
call wall('live_update');

-- Who has written in it, and when last: what is folded names nobody.
create table live_writer (
  tenant_id bigint not null default current_tenant_id(),
  room text collate "C" not null,
  account_id bigint not null default current_user_id() references account,
  write_time timestamptz(3) not null default now(),
  primary key (tenant_id, room, account_id),
  foreign key (tenant_id, room) references live_document on delete cascade
);
call wall('live_writer');
