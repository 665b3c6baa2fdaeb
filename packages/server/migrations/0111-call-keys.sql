-- What a caller has asked for under a key of theirs, and what came of it: asked again it is not done again.
create table call_key (
  tenant_id bigint not null default current_tenant_id(),
  user_id bigint not null default current_user_id(),
  key text not null check (length(key) between 16 and 100),
  request_hash bytea not null,
  answer json,
  create_time timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create index call_key_by_age on call_key (create_time);
call wall('call_key');
