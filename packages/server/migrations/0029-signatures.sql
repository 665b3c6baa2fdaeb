-- Electronic signatures: images of a person's hand, and what was signed with or without one.

create table signature_image (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  name text not null check (name <> ''),
  kind text not null check (kind in ('draw', 'type', 'upload')),
  content_type text not null,
  bytes bytea not null,
  create_time timestamptz(3) not null default now(),
  -- Taken away by its owner, kept for what was signed with it.
  remove_time timestamptz(3),
  primary key (tenant_id, id)
);
create index signature_image_owner on signature_image (tenant_id, account_id, id) where remove_time is null;
call wall('signature_image');

create table signature_record (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  object_type text not null,
  object_id bigint not null,
  version integer not null check (version >= 1),
  signer_id bigint not null default current_user_id() references account,
  -- As they stood when it was signed.
  signer_name text not null,
  image_id bigint,
  meaning text not null check (meaning in ('author', 'review', 'approval', 'responsibility')),
  comment text not null,
  sign_time timestamptz(3) not null default now(),
  timezone text not null,
  digest bytea not null check (length(digest) = 32),
  primary key (tenant_id, id),
  unique (tenant_id, object_type, object_id, version, signer_id, meaning),
  foreign key (tenant_id, image_id) references signature_image
);
call wall('signature_record');
revoke update, delete on signature_record from benchleaf_server;
create trigger append_only before update or delete on signature_record
  for each row execute function refuse_change();
create trigger append_only_whole before truncate on signature_record
  for each statement execute function refuse_change();

-- A version that somebody has signed never gives way to a later one.
alter table file_version add column is_signed boolean not null default false;

update role set authorities = authorities || array['ESIGNATURE_READ', 'ESIGNATURE_UPDATE'] where id = -2;
