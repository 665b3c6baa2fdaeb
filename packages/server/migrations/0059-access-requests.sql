-- Asking for the right to read or change a file.

create table access_request (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  account_id bigint not null default current_user_id(),
  level smallint not null check (level in (1, 2, 3)),
  message text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  decided_by bigint references account,
  create_time timestamptz(3) not null default now(),
  decide_time timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade,
  check ((state = 'pending') = (decide_time is null))
);
-- Asked again while it waits, it is the same request.
create unique index access_request_pending on access_request (tenant_id, file_id, account_id) where state = 'pending';
create index access_request_newest on access_request (tenant_id, account_id, file_id, id);
create index access_request_waiting on access_request (tenant_id, id) where state = 'pending';
call wall('access_request');
