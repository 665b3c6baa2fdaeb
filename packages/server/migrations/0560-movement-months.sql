-- A dashboard over a year reads what was used of each material in months that are over, and movements of the other days.

-- How much of a material was taken or used in a month, counter-entries subtracted, and how often; a month without any is left
-- out. The ledger is append-only, so sums stay true.
create table movement_month (
  tenant_id bigint not null default current_tenant_id() references tenant,
  warehouse_id bigint not null,
  -- Its first day.
  month date not null,
  item_id bigint not null,
  amount numeric not null,
  entries integer not null,
  primary key (tenant_id, warehouse_id, month, item_id),
  foreign key (tenant_id, warehouse_id) references warehouse (tenant_id, id) on delete cascade
);
call isolate_tenant('movement_month');

-- Adds the months that ended before yesterday and are not yet summed: by then nothing of them is still being written.
create function sum_movement_months() returns void
  language sql
  begin atomic
    insert into movement_month (warehouse_id, month, item_id, amount, entries)
    select w.id, date_trunc('month', m.create_time)::date, m.item_id, -sum(m.amount), count(*) filter (where m.amount < 0)
    from warehouse w
    cross join lateral (
      select coalesce(max(x.month) + interval '1 month', '-infinity') as first from movement_month x
      where x.warehouse_id = w.id
    ) rest
    join movement m on m.warehouse_id = w.id and m.operation in ('out', 'use') and m.item_id is not null
      and m.create_time >= rest.first::timestamptz and m.create_time < date_trunc('month', current_date - 1)::timestamptz
    where w.kind = 'inventory'
    group by 1, 2, 3;
  end;
revoke execute on function sum_movement_months from public;
grant execute on function sum_movement_months to benchleaf_server;
