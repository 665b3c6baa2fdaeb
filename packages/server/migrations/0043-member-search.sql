-- Members are found by any part of their name, mail address or mobile number. Behind the wall only an index that holds
-- the words themselves is read quickly: see docs/decisions/0005-search-by-name.md. So a membership repeats them, in
-- lower case.
alter table membership
  add column name_key text collate "C" not null default '',
  add column account_key text collate "C" not null default '';

update membership m
set name_key = lower(a.name collate natural_name), account_key = lower(concat_ws(' ', a.email, a.mobile))
from account a where a.id = m.account_id;

-- The lock lets nobody rename the account between the reading here and the commit.
create function take_member_keys() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  select lower(a.name collate natural_name), lower(concat_ws(' ', a.email, a.mobile))
  into new.name_key, new.account_key from account a where a.id = new.account_id for share;
  return new;
end
$$;
create trigger member_keys before insert on membership for each row execute function take_member_keys();

-- A person's name and addresses are theirs in every team, also in those behind whose wall the change is not made.
create function keep_member_keys() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update membership
  set name_key = lower(new.name collate natural_name), account_key = lower(concat_ws(' ', new.email, new.mobile))
  where account_id = new.id;
  return null;
end
$$;
revoke execute on function keep_member_keys from public;
create trigger member_keys after update of name, email, mobile on account
  for each row when ((old.name, old.email, old.mobile) is distinct from (new.name, new.email, new.mobile))
  execute function keep_member_keys();

drop index membership_by_time;
create index membership_by_time on membership (tenant_id, create_time, account_id)
  include (status, name_key, account_key);
create index membership_by_name on membership (tenant_id, name_key, account_id) where status = 'active';

-- When the password was set last. Access tokens from before it open nothing.
alter table account add column password_set_time timestamptz not null default '-infinity';
