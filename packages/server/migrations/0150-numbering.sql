-- Records are numbered by a pattern that a team sets, without gaps.

create table number_pattern (
  tenant_id bigint not null default current_tenant_id() references tenant,
  kind text not null,
  pattern text not null,
  zone text not null,
  version integer not null default 1,
  update_time timestamptz(3) not null default now(),
  updated_by bigint not null default current_user_id() references account,
  primary key (tenant_id, kind)
);
call wall('number_pattern');

-- How far each kind has been counted. What stands around the counter is counted for itself, so that a count begins anew
-- with its year. Whoever takes a number holds the row until their transaction ends: what is rolled back leaves no gap.
create table number_counter (
  tenant_id bigint not null default current_tenant_id() references tenant,
  kind text not null,
  before text not null,
  after text not null,
  count bigint not null,
  primary key (tenant_id, kind, before, after)
);
call wall('number_counter');

-- Until now a record was called by its id, which has gaps since all teams share it.
alter table approval_record add column record_no text;
update approval_record set record_no = 'AP' || lpad(id::text, greatest(6, length(id::text)), '0');
alter table approval_record alter column record_no set not null;
create unique index approval_record_no on approval_record (tenant_id, record_no);

insert into number_counter (tenant_id, kind, before, after, count)
select tenant_id, 'approval', 'AP', '', max(id) from approval_record group by tenant_id;
