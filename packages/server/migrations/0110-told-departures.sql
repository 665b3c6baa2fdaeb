-- Who is shut out of a team is told so as one is who was removed from it; and who goes on in another team is told there.
alter table departure
  add is_disabled boolean not null default false,
  add told_time timestamptz(3);
update departure set told_time = now();
insert into departure (tenant_id, account_id, team_name, is_disabled)
  select m.tenant_id, m.account_id, t.name, true
  from membership m join tenant t on t.id = m.tenant_id
  where m.status = 'disabled' on conflict do nothing;
create policy told_departure on departure for update using (account_id = current_user_id());

create index invitation_waiting on invitation (account) where status = 'pending';

-- The invitations that wait for a person, whose mail address or number is proven; the wall stays as it is.
create function own_invitations() returns table (
  id bigint, tenant_id bigint, tenant_name text, inviter_name text, expire_time timestamptz(3)
)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select i.id, i.tenant_id, t.name, b.name, i.expire_time
  from account a
  join invitation i on i.account in (a.email, a.mobile)
  join tenant t on t.id = i.tenant_id
  join account b on b.id = i.inviter_id
  where a.id = current_user_id() and i.status = 'pending' and i.expire_time > now()
  order by i.id desc;
end;
revoke execute on function own_invitations from public;
grant execute on function own_invitations to benchleaf_server;
