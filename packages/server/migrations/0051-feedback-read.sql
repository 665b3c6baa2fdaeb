-- Who runs the installation reads what people of all teams have told: these functions pass the wall.
alter table feedback add column done_time timestamptz(3);
create index feedback_by_id on feedback (id);

create function list_feedback(is_done boolean, before bigint, most integer)
  returns table (id bigint, text text, page text, screenshot_uuid uuid, picture_size bigint, user_name text, email text,
    team_name text, create_time timestamptz, done_time timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select f.id, f.text, f.page, f.screenshot_uuid, u.size, a.name, a.email, t.name, f.create_time, f.done_time
  from feedback f
  join account a on a.id = f.account_id
  join tenant t on t.id = f.tenant_id
  left join upload u on u.uuid = f.screenshot_uuid
  where (list_feedback.is_done is null or (f.done_time is not null) = list_feedback.is_done)
    and (list_feedback.before is null or f.id < list_feedback.before)
  order by f.id desc limit list_feedback.most;
end;

create function settle_feedback(feedback_id bigint, at timestamptz) returns boolean
  language sql security definer set search_path = pg_catalog, public
begin atomic
  with settled as (
    update feedback set done_time = settle_feedback.at where id = settle_feedback.feedback_id returning 1
  )
  select exists (select from settled);
end;
revoke execute on function list_feedback, settle_feedback from public;
grant execute on function list_feedback, settle_feedback to benchleaf_server;
