-- What readers find beside letters and annotations is kept too: a character of quality a letter, and the chromatogram,
-- which is long and asked for apart.
alter table sequence_version add column qualities text;
alter table sequence_version add column trace json;

-- Reads of a sequencer stand in the same list.
drop index file_sequences_by_time;
drop index file_sequences_by_name;
drop index file_sequences_by_size;
create index file_sequences_by_time on file (tenant_id, update_time, id)
  where kind in ('sequence', 'sanger') and state = 'active';
create index file_sequences_by_name on file (tenant_id, name collate natural_name, id)
  where kind in ('sequence', 'sanger') and state = 'active';
create index file_sequences_by_size on file (tenant_id, size, id)
  where kind in ('sequence', 'sanger') and state = 'active';

-- A version that the editor saved by itself, with the time at which that run of saving began.
alter table file_version add column autosave_start timestamptz(3);
-- The older version whose changes were merged into this one, beside the version before it.
alter table file_version add column merged_from integer;

-- A lock ends by itself some hours later.
alter table file add column lock_time timestamptz(3);
update file set lock_time = now() where lock_owner_id is not null;
alter table file add check ((lock_owner_id is null) = (lock_time is null));

-- Who has a sequence open now; rows are replaced every few seconds and mean nothing after a restart.
create table sequence_presence (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  account_id bigint not null references account,
  is_editing boolean not null,
  seen_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
call wall('sequence_presence');
