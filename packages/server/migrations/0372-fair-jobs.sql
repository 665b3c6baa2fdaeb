-- Teams take turns in each lane of long work, however much one of them has waiting.

alter table job add column shared_lane text;
create index job_waiting_of_team on job (tenant_id, shared_lane)
  where shared_lane is not null and state in ('queued', 'running');

create or replace function enqueue_job(
    name text, payload json, attempts integer, run_at timestamptz default null, is_shared_out boolean default false,
    lane text default ''
  ) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  job_id bigint;
  team_lane text := case when is_shared_out and current_tenant_id() is not null then 'lane:' || lane end;
  waiting integer := 0;
begin
  -- Who has more waiting in a lane goes behind who has less: the first job of a team passes the hundredth of another.
  if team_lane is not null then
    select count(*) into waiting from (
      select from job j
      where j.tenant_id = current_tenant_id() and j.shared_lane = team_lane
        and j.state in ('queued', 'running')
      limit 100) w;
  end if;
  insert into job (name, shared_lane) values (enqueue_job.name, team_lane) returning id into job_id;
  perform graphile_worker.add_job(
    enqueue_job.name,
    json_build_object('jobId', job_id::text, 'payload', enqueue_job.payload),
    -- Of such work two at a time for a team, one after the other in each.
    queue_name => case when team_lane is not null
      then format('team:%s:%s%s', current_tenant_id(), enqueue_job.lane, job_id % 2) end,
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.attempts,
    priority => waiting);
  return job_id;
end
$$;
