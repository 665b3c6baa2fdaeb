-- Notebook pages: what a page has beside its text (area documents), its reviews, and what pages begin with.
create table eln_template (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  scope text not null check (scope in ('team', 'personal')),
  owner_id bigint not null default current_user_id() references account,
  category text not null,
  name text not null check (name <> '' and length(name) <= 100),
  description text not null check (length(description) <= 300),
  -- Canonical JSON of a page, and the fields that pages of it have.
  content text not null,
  fields json not null,
  version integer not null default 1,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index eln_template_by_owner on eln_template (tenant_id, owner_id);
call wall('eln_template');

create table eln_page (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  -- The number that people quote.
  code text collate "C" not null check (code <> ''),
  category text,
  -- What the template was called when the page was made of it.
  template_name text not null default '',
  process_status text not null default 'IN_PROGRESS' check (process_status in ('IN_PROGRESS', 'FINISHED')),
  audit_status text not null default 'draft'
    check (audit_status in ('draft', 'auditing', 'approved', 'rejected', 'canceled', 'modify')),
  experiment_date date,
  -- The fields as the template had them, and their values by key.
  fields json not null default '[]',
  field_values json not null default '{}',
  values_version integer not null default 0,
  finish_version integer,
  finish_time timestamptz(3),
  finished_by bigint references account,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  check ((process_status = 'FINISHED') = (finish_time is not null)),
  check (num_nulls(finish_version, finish_time, finished_by) in (0, 3))
);
create unique index eln_page_code on eln_page (tenant_id, code);
call wall('eln_page');

create table eln_submission (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  version integer not null,
  -- The approval that decides; null for an instant, until it is made.
  record_id bigint,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CLOSED', 'canceled')),
  remark text not null check (length(remark) <= 200),
  submit_user_id bigint not null default current_user_id() references account,
  submit_time timestamptz(3) not null default now(),
  end_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references eln_page on delete cascade,
  check ((status = 'PENDING') = (end_time is null))
);
create index eln_submission_by_file on eln_submission (tenant_id, file_id, id desc);
-- What waits for one page waits once.
create unique index eln_submission_pending on eln_submission (tenant_id, file_id) where status = 'PENDING';
call wall('eln_submission');

create table eln_submission_block (
  tenant_id bigint not null default current_tenant_id(),
  submission_id bigint not null,
  block_id text collate "C" not null check (length(block_id) <= 40),
  position integer not null,
  -- Of the block as it was submitted: another one since is another block.
  digest bytea not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'uncommitted')),
  remark text not null default '' check (length(remark) <= 200),
  reviewer_id bigint references account,
  decide_time timestamptz(3),
  primary key (tenant_id, submission_id, block_id),
  foreign key (tenant_id, submission_id) references eln_submission on delete cascade,
  check (status <> 'REJECTED' or remark <> '')
);
call wall('eln_submission_block');

create table eln_config (
  tenant_id bigint not null default current_tenant_id() references tenant,
  send_email boolean not null,
  send_notification boolean not null,
  version integer not null,
  primary key (tenant_id)
);
call wall('eln_config');

create index file_elns_by_time on file (tenant_id, update_time, id) where kind = 'eln' and state = 'active';
create index file_elns_by_name on file (tenant_id, name collate natural_name, id)
  where kind = 'eln' and state = 'active';

-- What is in review, approved, finished or signed is not thrown away, by whatever way: alone or with its folder.
create function keep_reviewed_page() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if exists (
    select from eln_page p where p.tenant_id = new.tenant_id and p.file_id = new.id
      and (p.process_status = 'FINISHED' or p.audit_status in ('auditing', 'approved'))
  ) or exists (
    select from file_version v where v.tenant_id = new.tenant_id and v.file_id = new.id and v.is_signed
  ) then
    raise exception 'a reviewed page' using errcode = 'EL409';
  end if;
  return new;
end
$$;
revoke execute on function keep_reviewed_page from public;
create trigger keep_reviewed_page before update of state on file
  for each row when (new.kind = 'eln' and new.state = 'recycled' and old.state = 'active')
  execute function keep_reviewed_page();

-- Members write their notebook; what was there before has had these keys since its beginning.
update role set authorities = authorities || array['ELN_CREATE', 'ELN_UPDATE', 'ELN_DELETE'] where id = -2;
