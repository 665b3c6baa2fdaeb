-- What each person has opened last, to go on there; one row a file, the newest two hundred are kept.
create table file_opening (
  tenant_id bigint not null default current_tenant_id(),
  account_id bigint not null default current_user_id() references account,
  file_id bigint not null,
  open_time timestamptz(3) not null default now(),
  primary key (tenant_id, account_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index file_opening_newest on file_opening (tenant_id, account_id, open_time, file_id);
create index file_opening_file on file_opening (tenant_id, file_id);
call wall('file_opening');
