-- Of all long work a team has two at a time, of work that nobody waits for two more: `lane` tells the two apart.

drop function enqueue_job(text, json, integer, timestamptz, boolean);
create function enqueue_job(
    name text, payload json, attempts integer, run_at timestamptz default null, is_shared_out boolean default false,
    lane text default ''
  ) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  job_id bigint;
begin
  insert into job (name) values (enqueue_job.name) returning id into job_id;
  perform graphile_worker.add_job(
    enqueue_job.name,
    json_build_object('jobId', job_id::text, 'payload', enqueue_job.payload),
    -- Of such work two at a time for a team, one after the other in each.
    queue_name => case when is_shared_out and current_tenant_id() is not null
      then format('team:%s:%s%s', current_tenant_id(), enqueue_job.lane, job_id % 2) end,
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.attempts);
  return job_id;
end
$$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to benchleaf_server;
