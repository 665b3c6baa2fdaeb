-- A dashboard over a year of a million movements reads sums of days that are over, and movements of the last two days.

-- How many movements went in and out on a day; days without any are left out. The ledger is append-only, so sums stay true.
create table movement_day (
  tenant_id bigint not null default current_tenant_id() references tenant,
  warehouse_id bigint not null,
  day date not null,
  incoming integer not null,
  outgoing integer not null,
  -- What was taken or used, without counter-entries.
  uses integer not null,
  primary key (tenant_id, warehouse_id, day),
  foreign key (tenant_id, warehouse_id) references warehouse (tenant_id, id) on delete cascade
);
call isolate_tenant('movement_day');

-- What was taken or used of each material, read from the index alone.
create index movement_used on movement (tenant_id, warehouse_id, create_time) include (item_id, amount)
  where operation in ('out', 'use');

-- Adds the days before yesterday that are not yet summed: by then nothing of them is still being written.
create function sum_movement_days() returns void
  language sql
  begin atomic
    insert into movement_day (warehouse_id, day, incoming, outgoing, uses)
    select w.id, m.create_time::date, count(*) filter (where m.amount > 0), count(*) filter (where m.amount < 0),
      count(*) filter (where m.operation in ('out', 'use') and m.amount < 0 and m.reversal_of is null)
    from warehouse w
    cross join lateral (
      select coalesce(max(d.day), '-infinity') as last from movement_day d where d.warehouse_id = w.id
    ) done
    join movement m on m.warehouse_id = w.id
      and m.create_time >= (done.last + 1)::timestamptz and m.create_time < (current_date - 1)::timestamptz
    where w.kind = 'inventory'
    group by 1, 2;
  end;
revoke execute on function sum_movement_days from public;
grant execute on function sum_movement_days to benchleaf_server;
