-- Names that say what a table, column, policy or procedure is for. No row changes.
alter table call_key rename to idempotency_key;
alter index call_key_by_age rename to idempotency_key_by_age;
alter table announcement rename column told_tenant_id to notified_tenant_id;
alter table departure rename column told_time to notified_time;
alter policy told_departure on departure rename to notified_departure;
alter table genome rename column letters to base_count;
alter table inspection_action rename column is_overdue_told to is_overdue_notified;
alter table inspection_task rename column is_overdue_told to is_overdue_notified;
alter table lot rename column expiry_told_day to expiry_notified_day;
alter table material rename column low_told_time to low_notified_time;
alter table notification_reader rename column told_id to notified_id;
alter table sample rename column expiry_told_day to expiry_notified_day;

-- Constraints keep the names that they would have had from the start.
do $$
declare
  found record;
begin
  for found in
    select c.conrelid::regclass as target, c.conname as name, replace(c.conname, 'call_key', 'idempotency_key') as new_name
    from pg_constraint c where c.conrelid = 'idempotency_key'::regclass and c.conname like 'call\_key%'
  loop
    execute format('alter table %s rename constraint %I to %I', found.target, found.name, found.new_name);
  end loop;
end
$$;

-- Tenant isolation by row-level security.
do $$
declare
  target regclass;
begin
  for target in select polrelid from pg_policy where polname = 'tenant_wall' loop
    execute format('alter policy tenant_wall on %s rename to tenant_isolation', target);
  end loop;
end
$$;
drop procedure wall(regclass);
create procedure isolate_tenant(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy tenant_isolation on %s using (tenant_id = (select current_tenant_id()))', target);
  execute format('grant select, insert, update, delete on %s to benchleaf_server', target);
end
$$;

-- What is on a subject is visible only to those who see the subject.
alter procedure subject_wall(regclass, text) rename to isolate_by_subject;
create or replace procedure add_subject_kind(new_kind text, column_name text, owner regclass, seen_in regclass)
  language plpgsql as $$
declare
  columns text;
  policy record;
begin
  insert into subject_kind (kind, seen_in) values (new_kind, add_subject_kind.seen_in::text);
  execute format(
    'alter table subject
       add column %1$I bigint generated always as (case kind when %2$L then id end) stored,
       add foreign key (tenant_id, %1$I) references %3$s on delete cascade,
       drop constraint subject_check',
    column_name, new_kind, owner);
  select string_agg(quote_ident(a.attname), ', ' order by a.attname) into columns
  from pg_attribute a where a.attrelid = 'subject'::regclass and a.attgenerated <> '' and not a.attisdropped;
  execute format('alter table subject add constraint subject_check check (num_nonnulls(%s) = 1)', columns);
  execute format('create index %I on subject (tenant_id, %2$I) where %2$I is not null',
    'subject_' || regexp_replace(column_name, '_id$', ''), column_name);
  for policy in
    select p.polrelid::regclass as target, left(p.polname, -5) as prefix from pg_policy p
    where p.polname in ('subject_seen', 'from_seen', 'to_seen') order by p.polrelid, p.polname
  loop
    execute format('drop policy %I on %s', policy.prefix || '_seen', policy.target);
    call isolate_by_subject(policy.target, policy.prefix);
  end loop;
end
$$;
