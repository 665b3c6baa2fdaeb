-- Conversations about papers, each seen by its owner alone.

create table conversation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  title text not null check (title <> ''),
  scope text not null check (scope in ('paper', 'collection', 'all')),
  -- No keys: what is gone leaves the conversation readable.
  file_id bigint,
  collection_id bigint,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index conversation_of_owner on conversation (tenant_id, owner_id, update_time, id);
create index conversation_of_paper on conversation (tenant_id, file_id, owner_id) where file_id is not null;
call wall('conversation');
create policy conversation_seen on conversation as restrictive using (owner_id = (select current_user_id()));

create table chat_message (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  conversation_id bigint not null,
  owner_id bigint not null default current_user_id(),
  chat_type text not null check (chat_type in ('question', 'answer')),
  -- Of a question: made by the page that asked it.
  client_message_id uuid,
  -- Of an answer: the question.
  question_id bigint,
  message text not null default '',
  status text not null check (status in ('pending', 'processing', 'completed', 'error', 'aborted')),
  rating text check (rating in ('like', 'dislike')),
  mode text check (mode in ('model', 'passages', 'not-found')),
  reason text,
  statements json not null default '[]',
  sources json not null default '[]',
  is_cut boolean not null default false,
  error_code text,
  -- Counts towards the team's uses: from the model's first byte on.
  is_charged boolean not null default false,
  -- When the node that answers was last heard of.
  beat_time timestamptz(3) not null default now(),
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversation on delete cascade
);
create index chat_message_of_conversation on chat_message (tenant_id, conversation_id, id);
create unique index chat_message_once on chat_message (tenant_id, conversation_id, client_message_id)
  where client_message_id is not null;
create unique index chat_message_one_open on chat_message (tenant_id, conversation_id)
  where chat_type = 'answer' and status in ('pending', 'processing');
create index chat_message_silent on chat_message (beat_time) where status in ('pending', 'processing');
call wall('chat_message');
create policy chat_message_seen on chat_message as restrictive using (owner_id = (select current_user_id()));

-- An answer that has ended stays as it ended.
create function keep_answer_ended() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.status in ('completed', 'error', 'aborted')
    and (new.status, new.message) is distinct from (old.status, old.message) then return null; end if;
  return new;
end;
$$;
create trigger chat_message_ended before update on chat_message
  for each row execute function keep_answer_ended();

-- What a team has asked models about papers; outlives the conversations.
create table literature_use (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  account_id bigint not null default current_user_id() references account,
  is_charged boolean not null default false,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
call wall('literature_use');

-- Answers whose node is silent end in an error, with the text that has come.
create function end_silent_answers() returns void
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update chat_message m set status = 'error', error_code = 'model.answer.broken'
    where m.status in ('pending', 'processing') and m.beat_time < now() - interval '45 seconds';
end;
revoke execute on function end_silent_answers from public;
grant execute on function end_silent_answers to benchleaf_server;
