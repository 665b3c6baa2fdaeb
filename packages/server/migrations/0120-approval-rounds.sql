-- What was submitted in earlier rounds of one submission: signatures stand under it, and its history shows it.

create table approval_round (
  tenant_id bigint not null default current_tenant_id(),
  record_id bigint not null,
  round integer not null,
  title text not null,
  remark text not null,
  biz_data json not null,
  -- How it ended; PENDING where it still waited when the next one began.
  status text not null check (status in ('PENDING', 'REJECTED', 'canceled')),
  end_time timestamptz(3) not null default now(),
  primary key (tenant_id, record_id, round),
  foreign key (tenant_id, record_id) references approval_record on delete cascade
);
call wall('approval_round');

-- Until now a round could only be begun anew, with what was submitted at first.
insert into approval_round (tenant_id, record_id, round, title, remark, biz_data, status, end_time)
select r.tenant_id, r.id, n, r.title, r.remark, r.biz_data, 'PENDING', r.create_time
from approval_record r, generate_series(1, r.round - 1) as n;
