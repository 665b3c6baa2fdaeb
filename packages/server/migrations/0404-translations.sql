-- Translations of texts and files, sentence by sentence, each seen by its owner alone.

create table translation (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  name text not null check (name <> ''),
  -- Null for a text.
  document_kind text check (document_kind in ('docx', 'pptx', 'xlsx', 'md', 'txt', 'pdf')),
  -- The stored file.
  file_key text,
  file_size bigint,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  -- No keys: a deleted glossary or memory leaves the translation readable.
  glossary_id bigint,
  memory_id bigint,
  -- Made by the page that sent the text.
  client_message_id uuid,
  state text not null check (state in ('reading', 'pending', 'processing', 'completed', 'error', 'aborted')),
  uses_model boolean not null default false,
  reason text,
  error_code text,
  warnings json not null default '[]',
  segment_count integer not null default 0,
  -- Grows with each change of a segment.
  seq integer not null default 0,
  -- Grows with each start, so that an earlier run writes nothing more.
  run_no integer not null default 1,
  job_id bigint,
  -- When the node that translates was last heard of.
  beat_time timestamptz(3) not null default now(),
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index translation_of_owner on translation (tenant_id, owner_id, id);
create unique index translation_once on translation (tenant_id, owner_id, client_message_id)
  where client_message_id is not null;
create index translation_silent on translation (beat_time) where state in ('reading', 'pending', 'processing');
call isolate_tenant('translation');
create policy translation_seen on translation as restrictive using (owner_id = (select current_user_id()));

create table segment (
  tenant_id bigint not null default current_tenant_id(),
  translation_id bigint not null,
  no integer not null,
  owner_id bigint not null default current_user_id(),
  unit integer not null,
  place text not null,
  -- Blanks and line breaks around the sentence.
  before text not null,
  after text not null,
  source text not null,
  target text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'translated', 'needs_review', 'edited')),
  origin text check (origin in ('model', 'memory', 'glossary', 'same', 'edit')),
  findings json not null default '[]',
  seq integer not null default 0,
  primary key (tenant_id, translation_id, no),
  foreign key (tenant_id, translation_id) references translation on delete cascade
);
create index segment_by_change on segment (tenant_id, translation_id, seq, no);
create index segment_waiting on segment (tenant_id, translation_id, no) where state = 'waiting';
create index segment_to_review on segment (tenant_id, translation_id, no) where state = 'needs_review';
call isolate_tenant('segment');
create policy segment_seen on segment as restrictive using (owner_id = (select current_user_id()));

-- Translations whose node is silent end in an error; translated sentences stay.
create function end_silent_translations() returns void
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update translation t set state = 'error', error_code = 'model.answer.broken', run_no = t.run_no + 1, update_time = now()
    where t.state in ('pending', 'processing') and t.document_kind is null and t.beat_time < now() - interval '45 seconds';
  -- A job waits its turn, and one that is gone leaves no other trace.
  update translation t set state = 'error', error_code = 'system.error', run_no = t.run_no + 1, update_time = now()
    where t.state in ('reading', 'pending', 'processing') and t.document_kind is not null
      and t.beat_time < now() - interval '5 minutes'
      and not exists (
        select from job j where j.tenant_id = t.tenant_id and j.id = t.job_id and j.state in ('queued', 'running'));
end;
revoke execute on function end_silent_translations from public;
grant execute on function end_silent_translations to benchleaf_server;

update role set authorities = authorities || array['TRANSLATION_AI', 'TRANSLATION_GLOSSARY'] where id = -2;
