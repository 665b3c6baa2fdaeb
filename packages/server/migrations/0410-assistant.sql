-- Conversations with the assistant beside those about papers.
alter table conversation
  add kind text not null default 'literature' check (kind in ('literature', 'assistant'));
alter table conversation alter column kind drop default;
drop index conversation_of_owner;
create index conversation_of_owner on conversation (tenant_id, owner_id, kind, update_time, id);

-- An answer from sections of the guide, without a model.
alter table chat_message drop constraint chat_message_mode_check;
alter table chat_message add constraint chat_message_mode_check
  check (mode in ('model', 'passages', 'guide', 'not-found'));

-- A question that is sent twice is found by the page's own number.
create index chat_message_by_client on chat_message (tenant_id, client_message_id)
  where client_message_id is not null;

-- A change that the assistant or an MCP client proposes: made once, by its owner, before it expires.
create table proposal (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  -- The answer that proposed it; null if an MCP client did.
  message_id bigint,
  tool text not null,
  -- The marked endpoint and its request, with a hash of both.
  endpoint text not null,
  request json not null,
  body_hash bytea not null,
  -- Names and pages of the records in the request, as the owner could read them.
  names json not null default '{}',
  state text not null default 'open' check (state in ('open', 'running', 'confirmed', 'discarded')),
  is_corrected boolean not null default false,
  links json not null default '[]',
  create_time timestamptz(3) not null default now(),
  expire_time timestamptz(3) not null,
  settle_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, message_id) references chat_message on delete cascade
);
create index proposal_of_message on proposal (tenant_id, message_id, id) where message_id is not null;
create index proposal_age on proposal (create_time);
call isolate_tenant('proposal');
create policy proposal_seen on proposal as restrictive using (owner_id = (select current_user_id()));

-- Deletes old proposals of all teams; what they have changed stays.
create function sweep_proposals(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from proposal p where p.create_time < sweep_proposals.before;
end;
revoke execute on function sweep_proposals from public;
grant execute on function sweep_proposals to benchleaf_server;
