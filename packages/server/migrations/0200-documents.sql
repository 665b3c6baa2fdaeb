-- Pages that people write together: every change is a row before it is confirmed, and stays. A state folds the changes up
-- to one of them, so that opening a page does not read all of them.
create table document_state (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- Number of the newest change; counted on under the row's lock, so that numbers follow the order of commits.
  seq bigint not null,
  -- A Yjs document as one update, with all changes up to `state_seq`.
  state bytea not null check (octet_length(state) <= 16000000),
  state_seq bigint not null check (state_seq <= seq),
  -- Number of the newest change that a version holds.
  version_seq bigint not null check (version_seq <= seq),
  edit_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('document_state');
-- Pages whose newest changes no version holds yet.
create index document_state_unsaved on document_state (tenant_id, edit_time) where version_seq < seq;

create table document_update (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  seq bigint not null,
  content bytea not null check (octet_length(content) <= 16000000),
  account_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id, seq),
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
call wall('document_update');
revoke update, delete on document_update from benchleaf_server;

-- Whose a client of a Yjs document is, and how many of its insertions have been stored. Nobody inserts in another's name,
-- and a change whose predecessor is missing is refused.
create table document_client (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  client_id bigint not null,
  account_id bigint not null default current_user_id() references account,
  clock bigint not null,
  primary key (tenant_id, file_id, client_id),
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
call wall('document_client');

create table document_version (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  version integer not null,
  seq bigint not null,
  schema_version integer not null,
  -- Canonical JSON; signatures are bound to the digest of exactly this text.
  content text not null,
  digest bytea not null check (digest = sha256(convert_to(content, 'UTF8'))),
  primary key (tenant_id, file_id, version),
  foreign key (tenant_id, file_id, version) references file_version on delete cascade,
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
call wall('document_version');
revoke update, delete on document_version from benchleaf_server;

-- Steps of protocols, checked off or taken back, with the server's time.
create table document_step_event (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  block_id text not null check (length(block_id) <= 40),
  is_done boolean not null,
  note text not null check (length(note) <= 500),
  account_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references document_state on delete cascade
);
create index document_step_event_by_file on document_step_event (tenant_id, file_id, id);
call wall('document_step_event');
revoke update, delete on document_step_event from benchleaf_server;

-- Saving what nobody has saved belongs to no tenant, so it passes the wall: pages that have rested, with who wrote last.
create function unsaved_documents(before timestamptz, most integer)
  returns table (tenant_id bigint, file_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select s.tenant_id, s.file_id, u.account_id from document_state s
  join file f on f.tenant_id = s.tenant_id and f.id = s.file_id and f.state = 'active'
  join document_update u on u.tenant_id = s.tenant_id and u.file_id = s.file_id and u.seq = s.seq
  where s.version_seq < s.seq and s.edit_time < unsaved_documents.before
  order by s.edit_time limit unsaved_documents.most;
end;
revoke execute on function unsaved_documents from public;
grant execute on function unsaved_documents to benchleaf_server;
